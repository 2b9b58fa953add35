# What the lessons say. The number is that of the moves made so far.

lesson-first-0 =
    Welcome to Ettin. With more players you have an Ally on one side and an Enemy on the other; with two there is only the Enemy. Each of three Ages has a Peacetime, in which you draft and recruit cards, and a War, in which you fight over three Locations and an Adventure.

    You lead the Dwarves. Four cards lie in the lineup: draft the Freehold Sellswords, a Troop of Strength 3.
lesson-first-4 = Of what you drafted, each card is recruited for its cost or sold for Gold. Every nation begins the Age with 5 Gold. Recruit the Sellswords for 2.
lesson-first-5 = A Defense holds a place but wins no ground. Sell the bridge: its Gold pays for better things.
lesson-first-8 = The next lineup is yours alone: cards of your nation, and mercenaries. Ogre Bashers have Strength 4. Draft them.
lesson-first-9 = Two of the four are yours. Take the Gem Mines as well.
lesson-first-10 = The Ogre Bashers cost 4. Recruit them.
lesson-first-11 = For the mines no Gold is left. Sell them.
lesson-first-16 = The last lineup is shared again: one of you begins, then you take turns. Archers of Freehold have an ability, Ranged, that can take a weak Troop out of a battle. Draft them.
lesson-first-19 = Recruit the Archers.
lesson-first-20 = And sell the Guard Tower. What you recruited is in your hand for the War.
lesson-first-23 = Peacetime is over. Now you and your Enemy deploy facedown, in turns: to the far, the middle and the near Location, or to the Adventure. A Location adds its own figure to your score, most at home. Put the Ogre Bashers to the near one.
lesson-first-26 = The Enemy has put two cards down; you do not see which. Send the Sellswords far from home.
lesson-first-27 = The Archers go to the middle. Then all cards are turned up and every place is fought over.
lesson-first-28 = You won all three! The winner of a battle takes Spoils, one for each in the first Age: enemy units that fought there, or the top card of the Enemy’s deck. In the far Location nobody stood against you: take the top card.
lesson-first-29 = The same in the middle.
lesson-first-30 = In the near Location you may choose between the Enemy’s units. Take the Archers: now they fight for you.
lesson-first-33 = The War is yours, for you won more places. The lesson ends here, the game goes on with the second Age: more Gold, stronger cards, and two Spoils for each battle. After the third War the most victory points win.
