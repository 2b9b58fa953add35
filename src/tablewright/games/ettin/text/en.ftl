# Ettin in English. What is on cards stands in en-cards.ftl, the War in en-war.ftl.

game-name = Ettin
game-sentence = Draft with an Ally at one side, fight an Enemy at the other, and win three Wars together.

## Options

option-edition = The edition whose names cards and nations bear: en of 2020 or fr of 2021. It is apart from the language of the interface.
option-pick = How nations are picked: choose, one after the other from the anchor player to the left, or random.
option-nations = The nation of each seat, as a comma list. Empty: they are picked.
option-odd = With an odd number of players the seat that plays two nations. Empty: drawn at random.
option-secretive = Seats that keep their facedown cards secret from their Ally too, as a comma list.
option-payout = What Gold stands in for when all decks are empty: each missing card, or each draw however many it misses.
option-scout_adventure = Scouting may point at the Adventure, not only at Locations.
option-must_target = Terrify and Dragonslayer must be used where they have a target.
option-early_retire = Wealthy and War Cry also work for a unit that leaves in the middle of a battle.
option-unopposed_wins = Troops win where no enemy unit stands, whatever the scores.
option-protected_always = A Protected Defense that is not matched turns any result into No Battle, not only a loss.
option-must_attempt = Whoever wins at the Adventure must attempt it.
option-place_later = An Adventure Defense that is not placed at once may still be placed in a later War.
option-troops_shield = Troops that cannot be taken shield the Defenses beside them.
option-vicious_deck = Vicious also takes further cards off the Enemy’s deck.
option-siege_needs_win = Only a side that won the battle may besiege.
option-must_lose_souls = Lost Souls is compulsory.
option-cities_double = With two players a City pays twice, as a card with Prosperous does.
option-pack = The card pack that the figures come from; `--cards FILE` fills it in.
option-figures = Figures that replace ours, by card; `--cards FILE` fills them in from a card pack.
form-edition = The edition whose names cards and nations bear
edition-en = English edition, 2020
edition-fr = French edition, 2021
form-pick = How nations are picked
pick-choose = One after the other, from the anchor player to the left
pick-random = At random
form-nations = The nation of each seat, in their order. None chosen: they are picked.
form-odd = With an odd number of players, the seat that plays two nations (counted from 0). Empty: drawn at random.
form-secretive = Seats that keep their facedown cards secret from their Ally too (counted from 0)
form-payout = What Gold stands in for when all decks are empty
payout-card = Each missing card
payout-draw = Each draw, however many it misses
nation-unknown = “{ $nation }” is no nation. There are: { $nations }.
nation-twice = A nation is given to two seats.

## Names

place-far = far Location
place-middle = middle Location
place-near = near Location
place-adventure = Adventure

## What is being decided

step-nations = Which nation do you play?
step-initiative = Who has the Initiative: you or your Enemy?
step-pick = Draft a card of the Lineup.
step-propose = Propose to your Ally who takes what: name the cards that you want.
step-agreement = Agree to your Ally’s proposal, or pick in turns?
step-trade = Recruit or sell each card? It stays secret till all have decided.
step-over = The game is over.

## Moves, as labels

label-switch = Turn to your other nation
label-switch-to = Turn to your other nation: { $nation }
label-choose = Play the { $nation }
label-initiative = { $who ->
    [self] Take the Initiative
   *[other] Leave the Initiative to the Enemy
 }
label-draft = Draft { $card }
label-want = Propose to take { $card }
label-agree = Agree
label-disagree = Rather pick in turns
label-recruit = Recruit { $card } for { $cost } Gold
label-sell = Sell { $card } for { $sale } Gold

## Why not

refused-not-now = That is not what is being decided now.
refused-switch = There is no other nation of yours that has to decide now.
refused-other-lane = Turn to your other nation first: this one has to wait.
refused-nation-taken = The { $nation } are taken.
refused-nation-near = Neighbours play different nations, also across two boxes.
refused-nation-given = The options give you another nation.
refused-mercenaries = Only an odd player’s second nation is the Mercenaries.
refused-not-in-lineup = { $card } does not lie in your Lineup.
refused-wanted = You have named { $card } already.
refused-not-drafted = You have no { $card } to decide about.
refused-too-dear = { $card } costs { $cost } Gold, and you have { $purse } to spend, sales included.

## What happens

event-chose = { $seat } chose the { $nation }.
event-leads = The Initiative: { $seat } ({ $nation }).
event-age-began = Age { $age } begins. Every nation gains { $gold } Gold.
event-quest-laid = { $seat } ({ $nation }) drew the Adventure { $card }.
event-lined-up = Lineup of { $nation } and { $other }: { $cards }.
event-laid-out = Lineup of { $nation }: { $cards }.
event-paid = { $seat } ({ $nation }): { $gold } Gold for a card that nobody has left.
event-proposed = { $seat } ({ $nation }) proposed to take { $cards }.
event-agreed = { $seat } ({ $nation }) agreed.
event-disagreed = { $seat } ({ $nation }) preferred to pick in turns.
event-drafted = { $seat } ({ $nation }) drafted { $card }.
event-recruited = { $seat } ({ $nation }) recruited { $card }.
event-sold = { $seat } ({ $nation }) sold { $card }.
event-lost = { $seat } ({ $nation }): { $card } goes to the Lost Pile.
event-drew = { $seat } ({ $nation }) drew { $card } facedown.
event-drew-hidden = { $seat } ({ $nation }) drew a card facedown.
event-war-won = { $seat } ({ $nation }) won War { $age }.
event-war-tied = The War of { $nation } and { $other } is a tie. Both gain { $gold } Gold; the Initiative changes hands.
event-quest-lost = { $card } was not completed and goes to the Lost Pile.
event-ended = The third War is over, and so is the game.

## Points

points-war = { $nation }: War Token of Age { $age }
points-camp = { $nation }: { $card } in the War Camp
points-defense = { $nation }: { $card } at a Location
points-retired = { $nation }: { $card } in the Retired Pile
points-bonus = { $nation }: bonus of { $card }
points-gold = { $nation }: one for each 2 of { $gold } Gold
decided-gold = decided by Gold

## Positions

position-card = { $card }: { $there } of { $wanted } there
position-initiative = the Initiative Token of pair { $pair } is with somebody else
position-nations = the nations are not such as can be chosen
position-deck = deck { $deck } holds cards of another kind, or in another order
position-mark = { $card } cannot lie there so, known to those who know it
position-tokens = the War Tokens of pair { $pair } are not those of the Wars fought
position-adventure = the Adventure of pair { $pair } is not one of this Age
position-focus = only the odd player turns to one of two Enemies
position-setup = before the first Age nobody has anything
position-outcomes = battles are marked, but no War is fought
position-cursor = something of a battle is left over
position-lineup = a Lineup lies there, but nobody drafts
position-spot = { $card } cannot lie there now
