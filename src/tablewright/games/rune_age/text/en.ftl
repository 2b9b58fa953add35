# Rune Age in English. Names of cards and what they do stand in en-cards.ftl.

game-name = Rune Age
game-sentence = Buy units, secure cities, fight Enemies and each other: each scenario is won in its own way.

## Options

option-scenario = resurgence: defeat the High Dragonlord first; runewars: be the last left; cataclysm: survive together; monument: build yours; ascent: all against the Overlord; landmarks: hold the places that count; resurgence-together: Resurgence with one home realm for all.
option-expansion = Play with Oath and Anvil: Dwarves and Orcs, new units, events and scenarios.
option-mercenaries = Add three mercenary piles to Terrinoth.
option-races = The race of each seat, as a comma list: daqan, waiqar, latari, uthuk, dunwarr, orcs. Empty: drawn at random.
option-neutrals = Custom neutral cards, as a comma list of three. Empty: those that the scenario recommends.
option-mythic_leave = Mythic units that are destroyed leave the game instead of being discarded.
option-cards = Cards that replace or add to ours, as a table; `--cards FILE` fills it in from a card pack.
form-scenario = Scenario
form-races = The race of each seat, in their order. None chosen: drawn at random.
form-neutrals = Three custom neutral cards, by their words. Empty: those that the scenario recommends.

## Names

race-daqan = the Daqan Lords
race-waiqar = Waiqar the Undying
race-latari = the Latari Elves
race-uthuk = the Uthuk Y’llan
race-dunwarr = the Dwarves of Dunwarr
race-orcs = the Orcs of the Broken Plains
scenario-resurgence = Resurgence of the Dragonlords
scenario-runewars = Runewars
scenario-cataclysm = The Cataclysm
scenario-monument = The Monument
scenario-ascent = Ascent of the Overlord
scenario-landmarks = The Landmarks
scenario-resurgence-together = Resurgence of the Dragonlords, together
goal-resurgence = Be the first to defeat the High Dragonlord.
goal-runewars = Be the last whose home realm still stands.
goal-cataclysm = Outlast the event deck together. If one home realm falls, all have lost.
goal-monument = Be the first to build your monument.
goal-ascent = The first player is the Overlord: the allies bring his home realm down, or he brings down theirs.
goal-landmarks = Have the most points of landmarks when the last round ends.
goal-resurgence-together = Defeat the High Dragonlord together, before the home realm that you share falls.

## What is being decided

step-turn = Attack, use a card, spend gold or influence, or end your actions.
step-gold = Pay with gold and buy, then say “done”. What is left over is lost.
step-influence = Exhaust sources of influence and buy; then “done”. What is left is lost.
step-retain = Exhaust sources of influence to retain cards, one for each; or “done”.
step-drop = Discard the cards that you do not retain, then say “done”.
step-assault = Play units and tactics to the combat, or pass.
step-played = Use the ability of the card just played?
step-rolled = Roll the attrition dice again? The second roll stands.
step-losses = Attrition: which unit is destroyed?
step-resolution = Resolution: use abilities in any order, then say “done”.
step-aftermath = End of combat: use abilities in any order, then say “done”.
step-pick = Choose a card for the ability.
step-who = Name a player.
step-price = Pay influence for the ability.
step-toll = Pay what you will, in gold and influence together; then say “done”.
step-hire = Buy for gold with the ability, or “done”.
step-shown = Which of the cards shown do you take?
step-either = Discard the card shown, or put it back on top?
step-look = Discard any of the cards that you look at, then say “done”.
step-order = Which card is put back next? The last one will lie on top.
step-over = The game is over.

## Moves, as labels

label-attack = Attack { $card }
label-attack-siege = Besiege { $card }
label-besiege = Besiege { $race }
label-use = Use { $card }
label-use-full = Use { $card }. { $ability }
label-spend = Pay with { $card }
label-exhaust = Exhaust { $card }
label-buy = Buy { $card } for { $cost }
label-play = Play { $card }
label-choose = Choose { $card }
label-name = Name { $race }
label-end = End the actions
label-done = Done
label-pass = Pass
label-skip = No, thank you
label-reroll = Roll again
label-discard = Discard it
label-return = Put it back on top
choose-discard = Discard { $card }
choose-destroy = Destroy { $card }
choose-wound = Wound { $card }
choose-heal = Heal { $card }
choose-strengthen = Strengthen { $card }
choose-take = Take { $card }
choose-join = Let { $card } join
choose-gain = Gain { $card }
choose-exhaust = Exhaust { $card }
choose-refresh = Refresh { $card }
choose-lose = Lose { $card }
choose-order = Put { $card } back next

## Why not

refused-turn = Now an action is taken: attack, besiege, use, spend, exhaust, or end. “{ $move }” is none of them.
refused-buying = A purchase is going on: pay, buy, or say “done”; nothing comes between.
refused-retaining = You are choosing what to retain; “{ $move }” does not belong here.
refused-assault = A combat is going on: play a unit or tactic, or pass.
refused-passed = You have passed in this combat.
refused-ability-asked = You are asked about an ability: use it, or say that you are done with it.
refused-choice-asked = You are asked to choose a card: “{ $move }” is no answer.
refused-losses-asked = Attrition: choose the unit that is lost.
refused-shown-asked = You are asked what becomes of the cards lifted off your deck.
refused-naming-asked = Name a player who can be named.
refused-not-in-hand = You hold no { $card }.
refused-not-for-combat = { $card } is no unit and no tactic: it cannot be played to combat.
refused-no-target = { $card } is nothing that you could attack now.
refused-own-already = { $card } is yours already.
refused-stronghold-safe = Other players’ strongholds are never attacked.
refused-attacked-already = You have attacked that this round already.
refused-no-city-siege = In this scenario nobody besieges other players’ cities.
refused-no-realm-siege = In this scenario nobody besieges home realms.
refused-own-realm = That is your own home realm.
refused-no-race = Nobody plays that race any more.
refused-same-side = You fight on the same side.
refused-forbidden = An event in play forbids that this round.
refused-not-gold = { $card } gives you no gold now.
refused-not-influence = { $card } gives you no influence now.
refused-exhausted = { $card } is exhausted until your next turn.
refused-too-little = All that you could pay buys nothing, so the action cannot begin.
refused-not-for-sale = { $card } cannot be bought so.
refused-wrong-money = Gold buys what is in your barracks, influence what lies in Terrinoth.
refused-pile-empty = No { $card } is left to buy.
refused-too-dear = { $card } costs { $cost }, and { $credit } is paid.
refused-nothing-bought = Buy something first: nobody pays for nothing.
refused-bought-enough = No more can be bought with this ability.
refused-retained-many = You have paid to retain { $credit ->
    [one] one card
   *[other] { $credit } cards
 }: discard more.
refused-no-ability = { $card } has no ability that you could use now.
refused-used-already = That ability of { $card } was used this round.
refused-cannot-use = { $card }: its conditions do not hold, its price cannot be paid, or there is nothing to do it to.
refused-must-resolve = The Enemy’s ability must be resolved first.
refused-not-among = { $card } is not among the cards that can be chosen.
refused-must-choose = You must choose one.

## Options that cannot be

race-count = { $given } races are named; each player takes one.
race-unknown = There is no race “{ $race }” in these boxes. There are: { $races }.
race-twice = A race is named twice; each has only one set of cards.
scenario-of-expansion = The scenario “{ $scenario }” belongs to the expansion.
mercenaries-of-expansion = Mercenaries belong to the expansion.
neutral-unknown = “{ $card }” is no neutral card of these boxes. There are: { $cards }.
neutral-twice = A neutral card is named twice.
neutral-costs = The three neutral cards must cost { $costs }, as the recommended ones do.

## What happened

event-round = Round { $number } begins.
event-turn = { $you ->
    [yes] Your
   *[no] { $seat }’s
 } turn.
event-turn-ended = { $seat }: no more actions.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
 } { $cards }.
event-drew-hidden = { $seat } draws { $number ->
    [one] a card
   *[other] { $number } cards
 }.
event-shuffled = { $seat }: the discard pile is shuffled, { $number ->
    [one] one card
   *[other] { $number } cards
 }.
event-discarded = { $seat }: { $card } is discarded.
event-retained = { $seat }: { $number ->
    [one] one card
   *[other] { $number } cards
 } retained.
event-spent = { $seat }: { $card } is spent.
event-exhausted = { $seat }: { $card } is exhausted.
event-refreshed = { $seat }: { $card } is refreshed.
event-bought = { $you ->
    [yes] You buy
   *[no] { $seat } buys
 } { $card }.
event-gained = { $you ->
    [yes] You gain
   *[no] { $seat } gains
 } { $card }.
event-attacked = { $you ->
    [yes] You attack
   *[no] { $seat } attacks
 } { $card }.
event-besieged = { $you ->
    [yes] You besiege
   *[no] { $seat } besieges
 } { $race }.
event-played = { $you ->
    [yes] You play
   *[no] { $seat } plays
 } { $card }: strength { $number }.
event-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
 }.
event-used = { $you ->
    [yes] You use
   *[no] { $seat } uses
 } { $card }.
event-die = { $seat }: the attrition dice show { $number }.
event-destroyed = { $seat }: { $card } is destroyed.
event-wounded = { $seat }: { $card } is wounded.
event-healed = { $seat }: { $card } is wounded no longer.
event-stronger = { $seat }: { $card } has { $number } more strength.
event-weaker = { $seat }: { $card } has { $number } less strength.
event-won = { $you ->
    [yes] You win
   *[no] { $seat } wins
 }, { $number } against { $against }.
event-lost = { $you ->
    [yes] You lose
   *[no] { $seat } loses
 }, { $number } against { $against }.
event-secured = { $you ->
    [yes] You secure
   *[no] { $seat } secures
 } { $card }.
event-rewarded = { $you ->
    [yes] You take
   *[no] { $seat } takes
 } { $card }.
event-defeated = { $you ->
    [yes] You defeat
   *[no] { $seat } defeats
 } { $card }.
event-damaged = { $seat }: { $number } damage to the home realm.
event-repaired = { $seat }: { $number } damage less on the home realm.
event-eliminated = { $you ->
    [yes] You are
   *[no] { $seat } is
 } eliminated.
event-first-player = { $you ->
    [yes] You are
   *[no] { $seat } is
 } first player now.
event-event = Event: { $card }.
event-no-event = No event is left.
event-events-rebuilt = The event deck is made anew of { $number ->
    [one] one card
   *[other] { $number } cards
 }.
event-expired = { $card } ends.
event-named = { $you ->
    [yes] You name
   *[no] { $seat } names
 } { $race }.
event-revealed = { $you ->
    [yes] You reveal
   *[no] { $seat } reveals
 } { $card }.
event-looked = { $you ->
    [yes] You look at
   *[no] { $seat } looks at
 } { $cards }.
event-looked-hidden = { $seat } looks at { $number ->
    [one] the top card
   *[other] the top { $number } cards
 } of the deck.
event-took = { $seat }: { $card } goes to hand.
event-put-back = { $seat }: { $card } goes back on top of the deck.
event-put-back-hidden = { $seat }: a card goes back on top of the deck.
event-joined = { $seat }: { $card } joins the combat.
event-reversed = From the next round on, turns go the other way round.
event-game-ended = The game is over.

## Results

points-victory = victory
points-landmarks = landmarks
decided-defeated = the objective is defeated
decided-last-left = nobody else is left
decided-survived = the event deck is outlasted
decided-built = the monument stands
decided-overthrown = the Overlord has fallen
decided-ruled = the Overlord has outlasted the allies
decided-held = by landmarks held, then by the strength of all units
decided-fallen = all have lost
decided-time = the last round is over

## What an adviser says

advice-attack = likely to be won, and worth it
advice-besiege = their army looks weaker than yours
advice-use = brings more than it costs
advice-pay = pays for something worth having
advice-retain = better than a card from the deck
advice-buy = the best that you can pay for
advice-play = helps to win this combat
advice-lose = the one that you will miss least
advice-choose = the most useful one
advice-other = as things stand
advice-not-now = not worth it now

## What a balance counts

counted-card = cards bought
counted-length = rounds

## Positions that cannot be

position-races = Races: each of the { $wanted } seats has one of its own, as the options say.
position-things = The cards with places of their own are not those of this game.
position-piles = The piles of Terrinoth are not those of this game.
position-thing = “{ $thing }” is no card with its place.
position-event = { $card } does not lie in the event deck.
position-barracks = The barracks of seat { $seat } holds other units.
position-target = “{ $target }” is nothing to fight over.
position-effect = { $card } has no ability { $timing }.
position-card-of-other = Seat { $seat } holds { $card } of another race.
position-card = There are { $there } of { $card } instead of { $wanted }.
position-marks = Seat { $seat }: a card is marked as known where it cannot be.
position-place = { $card } cannot lie there.
position-event-deck = The event deck is not made of the event cards that lie in it, its stages in order.
