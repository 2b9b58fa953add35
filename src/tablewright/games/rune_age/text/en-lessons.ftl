# What the lessons say. The number is that of the moves made so far.

lesson-first-0 =
    Welcome to Terrinoth. You lead a race with a small deck of cards, and make it stronger: gold buys units, units win battles, cities and strongholds give influence, influence buys what gold cannot. In this scenario whoever first defeats the High Dragonlord wins; in others you win otherwise.

    The other one has just had a turn. You hold four Gold and a Footman. Spend your gold first, one card after the other.
lesson-first-10 = Three gold are together. The units of your own race lie in your barracks. A Knight costs three and has strength 3: buy it.
lesson-first-11 = One more Gold is left, enough for a Footman. What you pay and do not use is lost.
lesson-first-13 = Say that you are done with buying. What you bought lies on your discard pile: it comes back when the deck is shuffled.
lesson-first-14 = You could fight now, but a Footman alone wins nothing here. End your actions: what is left in your hand is discarded, and you draw five cards.
lesson-first-20 = After each round an event is drawn; it may help, or it attacks. Now look at your hand: three Footmen and the Knight. Nerekhall is a city of strength 5. Attack it.
lesson-first-21 = In a battle you play units one at a time. The Knight first.
lesson-first-22 = Many cards do something when they are played. It is always your choice. The Knight looks at the top card of your deck: use it.
lesson-first-23 = The Gold came to your hand. The total is 3: play a Footman.
lesson-first-24 = A Footman may bring another Footman from the top of the deck. Try it.
lesson-first-25 = It worked. The total is 4. One more Footman makes 5.
lesson-first-26 = Use this one as well.
lesson-first-27 = No Footman this time. You may discard the card or put it back: Gold is good, put it back.
lesson-first-28 = The total is 5 against 5. When they are equal, the army wins: pass, and the city is yours.
lesson-first-29 = The city lies before your home realm. You have two Footmen left, and a stronghold of your own has strength 2. Attack it.
lesson-first-30 = Both Footmen are needed. Their abilities are not.
lesson-first-34 = City and stronghold give influence, once in each of your turns. Exhaust Nerekhall.
lesson-first-35 = Influence buys what lies in the middle: gold and neutral cards. Battle Cry is a tactic that helps in combat. Buy it.
lesson-first-37 = You still have Gold in your hand, and an Archer costs two.
lesson-first-40 = Done with buying, and done with this turn.
lesson-first-49 = The lesson ends here, the game goes on. The High Dragonlord has strength 18: build a deck that reaches it before the other one does. Help explains every card, and hints are there when you want them.
