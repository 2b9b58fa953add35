### The War, from Deploy to Produce, in English.

## What is being decided

step-war = War.
step-deploy = Deploy a card: where does it go?
step-spot = Your scout points at a place of the Enemy’s: which one?
step-aim = Battle, { $place }: { $shooter } uses { $ability } on which enemy unit?
step-attempt = You won at the Adventure. Do you attempt it?
step-sacrifice = The Adventure failed: which Troop is lost?
step-recall = Which Troops return from your Retired Pile to your War Camp?
step-siege = Battle, { $place }: which Defense do you besiege?
step-spoil = Spoils, { $place }: what do you take?
step-build = At which Location does your new Defense stand?
step-return = Where does this unit return to?
step-produce = Which Produce abilities do you use?

## Moves, as labels

label-deploy = { $card } facedown: { $place }
label-scout = { $card } faceup, scouting: { $place }
label-spot = Turn up the Enemy’s { $place }
label-target = Aim at { $card }
label-hold = Hold
label-attempt = Attempt the Adventure
label-decline = Decline
label-sacrifice = Lose { $card }
label-recall = Call back { $card }
label-besiege = Besiege { $card }
label-take = Take { $card }
label-take-top = Take the top card of the Enemy’s deck
label-build = Place it: { $place }
label-return-to-self = { $card } returns to you
label-return-to-ally = { $card } goes to your Ally
label-gate-to-self = Gate: { $card } to your War Camp
label-gate-to-ally = Gate: { $card } to your Ally’s War Camp
label-lose-soul = Lost Souls: the top card of your deck is lost
label-call-to-arms = Call to Arms: the top card of your deck to your War Camp
label-done = No more

## Why not

refused-not-in-hand = You have no { $card } in hand.
refused-no-scout = { $card } cannot scout; it goes facedown.
refused-deploy-first = You are deploying: all cards of your hand have to be placed.
refused-spot-first = Your scout first points at a place.
refused-spot-adventure = At this table Scouting points at Locations only.
refused-not-here = No enemy { $card } is in this battle.
refused-no-dragon = { $card } is no Dragon.
refused-no-troop = { $card } is no Troop; Ranged hits Troops only.
refused-too-strong = { $card } is stronger than the unit that aims.
refused-must-target = This ability must be used where it has a target.
refused-aim-first = Targets of this battle are being named.
refused-attempt-first = First you say whether you attempt the Adventure.
refused-not-on-quest = { $card } is none of your Troops with Adventure Strength at the Adventure.
refused-not-retired = { $card } is no Troop in your Retired Pile.
refused-no-siege = No enemy { $card } without a Siege Token defends in this battle.
refused-siege-first = First you choose the Defense that is besieged.
refused-no-spoil = There is no { $card } to take in this battle.
refused-troops-first = Troops are taken before Defenses.
refused-flies = { $card } flies: only who has a Ranged or Flying unit here can take it.
refused-hides = { $card } is stealthy: only who has a Magic unit here can take it.
refused-units-there = The Enemy’s deck gives one Spoil, where no enemy unit stood in the battle, and as long as it has cards.
refused-spoil-first = Spoils are being taken.
refused-no-site = A Defense is placed at one of your three Locations.
refused-no-return = Another unit has to be told where it returns to.
refused-no-gate = You have no such Gate left to use.
refused-not-defended = No defended Location of yours lets you do that (again).
refused-must-lose-souls = At this table Lost Souls is compulsory.
refused-produce-first = Produce abilities are being used.

## What happens

event-deployed = { $seat } ({ $nation }) deployed { $card } facedown: { $place }.
event-deployed-hidden = { $seat } ({ $nation }) deployed a card facedown: { $place }.
event-scouted = { $seat } ({ $nation }) deployed { $card } faceup as a scout: { $place }.
event-turned-up = { $seat } ({ $nation }) turned up, { $place }: { $cards }.
event-battle = Battle, { $place }: { $nation } against { $other }.
event-aimed = { $seat } ({ $nation }): { $card } uses { $ability } on { $target }.
event-held = { $seat } ({ $nation }): { $card } holds.
event-withdrew = { $seat } ({ $nation }): { $card } leaves for the Retired Pile.
event-captured = { $seat } ({ $nation }) captured { $card }.
event-scored = { $seat } ({ $nation }): { $total } ({ $units } of units, { $site } of the Location).
event-swift-won = { $seat } ({ $nation }) broke the tie by Swift, { $icons } to { $against }.
event-protects = { $seat } ({ $nation }): { $card } is Protected, and no enemy unit matches its parapet.
event-battle-won = { $seat } ({ $nation }) won the battle, { $place }.
event-battle-tied = Tie between { $nation } and { $other }, { $place }.
event-not-fought = No Battle between { $nation } and { $other }, { $place }: nobody gains anything there.
event-rolled = { $seat } ({ $nation }) rolled { $die }. Difficulty { $difficulty } ({ $base } and { $die }{ $eased ->
    [0] {""}
   *[other] , less { $eased }
 }) against a Score of { $score }.
event-completed = { $seat } ({ $nation }) completed { $card }.
event-failed = { $seat } ({ $nation }) failed at { $card }.
event-declined = { $seat } ({ $nation }) declined { $card }.
event-earned = { $seat } ({ $nation }): { $gold } Gold by { $card }.
event-levied = { $seat } ({ $nation }) levied { $gold } Gold from the Enemy.
event-recalled = { $seat } ({ $nation }) called { $card } back to the War Camp.
event-recalled-hidden = { $seat } ({ $nation }) called a Troop back to the War Camp.
event-besieged = { $seat } ({ $nation }) besieged { $card }.
event-spoiled = { $seat } ({ $nation }) took { $card } as a Spoil.
event-claimed = { $seat } ({ $nation }) took a Spoil off the Enemy’s deck, { $place }.
event-took-top = { $seat } ({ $nation }): the Spoil off the deck is { $card }.
event-took-top-hidden = { $seat } ({ $nation }): a Spoil off the deck, facedown.
event-built = { $seat } ({ $nation }): { $card } now defends, { $place }.
event-retired = { $seat } ({ $nation }) retired: { $cards }.
event-returned = { $seat } ({ $nation }): { $card } returns to the War Camp.
event-returned-away = { $seat } ({ $nation }): { $card } goes to the Ally’s War Camp.
event-gated = { $seat } ({ $nation }): Gate: { $card } to the War Camp.
event-gated-hidden = { $seat } ({ $nation }): Gate: a Troop to the War Camp.
event-gated-away = { $seat } ({ $nation }): Gate: { $card } to the Ally’s War Camp.
event-gated-away-hidden = { $seat } ({ $nation }): Gate: a Troop to the Ally’s War Camp.
event-produced-gold = { $seat } ({ $nation }): { $gold } Gold by { $card }.
event-site-paid = { $seat } ({ $nation }): { $gold } Gold by a { $location }.
