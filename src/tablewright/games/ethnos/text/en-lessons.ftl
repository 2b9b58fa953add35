# What the lessons say. The number is that of the moves made so far.

lesson-first-0 =
    Welcome to the island of Ethnos. You gather { -kinds } into { -bands }, and each { -band } lets you put a marker into one of six { -regions }. When the third Dragon has come, the Age ends and the { -regions } pay whoever has the most markers there.

    On your turn you do one of two things: recruit one card, or play a { -band }. The cards that lie open are for everybody. A { -band } is cards of one { -kind }, or all of one colour. You hold a red card: take the red Wingfolk.
lesson-first-3 = The others have taken cards too: what they took openly, everybody knows. There is one more red card, the Minotaur. With it you have three of a colour.
lesson-first-6 = Three red cards make a { -band }. Only the leader’s colour says which { -region } you go to, and only the leader’s ability works. Let the Orc lead: it also puts a marker on your { -horde }.
lesson-first-7 = Now add the others, one by one. The order does not matter.
lesson-first-9 = That is all you have. Say that the { -band } is done. Any cards left in your hand would now be laid open for the others: think of that before you play a small { -band }.
lesson-first-10 = Red is Rhea. Your first marker there needs a { -band } of at least one card, the second one of two, and so on. { -bands } also score by their size when the Age ends: three cards are 3 points, six or more are 15.
lesson-first-11 = This is the Orc’s ability. A { -horde } pays when you cash it in or at the end of the Age, the more colours the better. When all is chosen, end your turn.
lesson-first-14 = Your hand is empty, so you begin to gather again. An open card is a sure thing; the deck is a surprise, and a Dragon may come out of it. Take the Minotaur: as a leader it counts its { -band } as one larger when a marker is placed.
lesson-first-17 = Draw from the deck now. What you drew, nobody else sees.
lesson-first-20 = And once more. With ten cards in hand you would have to play a { -band }: you could recruit no more.
lesson-first-23 = You know all you need. Look at Help for what each { -kind } can do, and ask for a hint when you like. Draw a last card with me; from then on the table is yours.
lesson-first-26 = The lesson ends here, the game goes on. If a choice is not offered, try it all the same: the table says which rule forbids it.
