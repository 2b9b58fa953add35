# Ethnos in English. The terms (-band, -region …) stand in the file of the edition.

game-name = Ethnos
game-sentence = Recruit Allies, lead them in { -bands }, and hold the most markers when the third Dragon comes.

## Options

option-edition = Which box: 1e is the first edition of 2016, 2e the second of 2024.
option-mode = standard is the game for two to six players. The second edition also has recruitment, where the { -pool } never run out, and solo, one person against Chief Bruno.
option-kinds = The { -kinds } in play, as a comma list: six, or five with 2-3 players. Empty: drawn at random.
option-first_game = Play with a set that is easy to learn (in the first edition chosen here, not by the rulebook).
option-figures = Component figures that replace ours, as a table; `--cards FILE` fills it in from a card pack.
form-edition = Edition
edition-1e = First edition, 2016
edition-2e = Second edition, 2024
form-mode = Way to play (Recruitment and Solo belong to the second edition)
mode-standard = Standard
mode-recruitment = Recruitment
mode-solo = Solo, against Chief Bruno
form-difficulty = Strength of Chief Bruno, in Solo
form-kinds = The { -kinds } in play: six, or five with two or three players. None chosen: drawn at random.
form-first_game = A set that is easy to learn

## Names

card-name = { $kind } ({ $colour })
kind-centaur = Centaur
kind-dwarf = Dwarf
kind-elf = Elf
kind-giant = Giant
kind-halfling = Halfling
kind-merfolk = Merfolk
kind-minotaur = Minotaur
kind-orc = Orc
kind-skeleton = Skeleton
kind-troll = Troll
kind-wingfolk = Wingfolk
kind-wizard = Wizard
kind-owl = Owl
kind-rabbit = Rabbit
kind-panda = Red Panda
kind-bear = Bear
kind-raccoon = Raccoon
kind-koi = Koi
kind-tiger = Tiger
kind-monkey = Monkey
kind-fox = Fox
kind-deer = Deer
kind-raven = Raven
kind-dog = Dog
colour-green = green
colour-purple = purple
colour-orange = orange
colour-red = red
colour-blue = blue
colour-grey = grey
colour-white = white
colour-yellow = yellow
colour-black = black
region-althea = Althea
region-duris = Duris
region-ithys = Ithys
region-rhea = Rhea
region-straton = Straton
region-pelagon = Pelagon
region-white = White
region-green = Green
region-yellow = Yellow
region-black = Black
region-red = Red
region-blue = Blue

## What each Leader can do

ability-centaur = If this { -band } placed its marker, you may at once play another { -band } before discarding.
ability-dwarf = At the end of the Age this { -band } scores as if it had one more card.
ability-elf = You may keep up to X cards of your hand instead of discarding them.
ability-giant = If this is the largest { -band } led by a { -size-kind } this Age, take the { -size-token } and score at once; its holder scores again at the end of the Age.
ability-halfling = This { -band } places no marker, but there are twice as many Halflings.
ability-merfolk = You may advance X spaces on the { -sea-track }; each symbol reached or passed gives a marker in any { -region }. The track scores like a { -region }.
ability-minotaur = You need one card fewer to place the marker.
ability-orc = You may put a marker on the space of this colour on your { -horde }; cash them in at the end of an Age for points by their number.
ability-skeleton = Never leads. Wild: joins any { -band }. Leaves before { -bands } score.
ability-troll = You may take a free { -tie-token } of value X or less: it breaks ties at the end of the Age.
ability-wingfolk = The marker may go to any { -region } where the { -band } is large enough.
ability-raccoon = You may put the lowest Coin above this Age's { -award } in the { -region } of this colour: whoever is first there gets it too.
ability-wizard = After the discard you may draw X cards from the deck.

## What is being decided

step-turn = Recruit one Ally, or lead a { -band }.
step-band = Add cards to the { -band }, then say “done”.
step-marker = Where does the marker go?
step-ability = Use the Leader's ability?
step-symbol = A symbol on the { -sea-track }: place a marker in any { -region }?
step-extra-band = Play another { -band }?
step-discard = Keep up to { $size ->
    [one] one card
   *[other] { $size } cards
 }, then say “done”; the others are discarded.
step-reinforce = Draw { $size ->
    [one] a card
   *[other] { $size } cards
 } from the deck?
step-horde = Cash in the { -horde }, or hold it for a later Age?
step-over = The game is over.

## Moves, as labels

label-draw = Draw from the deck
label-take = Take { $card }
label-pass = Pass: ten wild cards can neither recruit nor play
label-lead = Lead a { -band } with { $card }
label-add = Add { $card }
label-done = Done
label-place = Place a marker in { $region }
label-advance = Advance { $size } on the { -sea-track }
label-enlist = Put a marker on your { -horde }
label-claim = Take { -tie-token } { $token }
label-keep = Keep { $card }
label-summon = Draw { $size ->
    [one] a card
   *[other] { $size } cards
 }
label-raid = Cash in the { -horde }
label-skip = No, thank you
label-coin = Put a Coin in { $home }
line-band = { -band } of { $size }: { $cards }
line-band-brief = { -band } { $size }: { $cards }

## Why not

refused-turn = A turn is one recruit or one { -band }; “{ $move }” is neither.
refused-hand-full = With ten cards in hand you cannot recruit; play a { -band }.
refused-pool-empty = There are no { -pool } to take; draw from the deck.
refused-not-in-pool = { $card } does not lie face up beside the board.
refused-pass = There is no passing in this game, except with ten wild cards in hand.
refused-band = You are choosing the cards of a { -band }: add one, or say “done”.
refused-not-in-hand = You hold no { $card }.
refused-wild-leader = { $card } is wild and never leads a { -band }.
refused-no-match = { $card } does not fit: all cards of a { -band } share one { -kind }, or all share one colour.
refused-band-full = A { -band } has at most ten cards.
refused-card-order = Cards are picked in the order of the card list, so { $card } should have come earlier. The order makes no difference; undo and pick it first.
refused-marker = You are deciding where the marker of this { -band } goes: place it, or skip.
refused-other-region = The marker goes to the { -region } of the Leader's colour, { $home }, not to { $region }.
refused-too-small = In { $region } you have { $markers } already: that takes a { -band } of { $needed }, and this one counts { $size }.
refused-too-small-for-two = { $region } holds { $markers } of both players: with two players that takes a { -band } of { $needed }, and this one counts { $size }.
refused-too-small-anywhere = The { -band } counts { $size }, too small for { $region }, where { $markers ->
    [one] a marker stands
   *[other] { $markers } markers stand
 }: the size rule still holds there.
refused-no-supply = All your markers are in use; nothing is moved to free one.
refused-must-place = The marker fits, so it must be placed.
refused-ability = Only the Leader's own ability can be used now.
refused-token-taken = { -tie-token } { $token } is taken.
refused-token-high = { -tie-token } { $token } is worth more than the { $size ->
    [one] single card
   *[other] { $size } cards
 } of this { -band }.
refused-symbol = You are deciding where the extra marker goes: place it, or skip.
refused-extra = You may lead another { -band }, or skip.
refused-discard = You are choosing the cards to keep: keep one, or say “done”.
refused-kept-enough = You have picked { $size ->
    [one] the one card
   *[other] the { $size } cards
 } that you may keep; say “done”.
refused-reinforce = You may draw { $size ->
    [one] one card
   *[other] all { $size } cards
 } (“summon”), or none (“skip”).
refused-not-from-pool = These cards come from the deck, never from the { -pool }.
refused-horde = You may cash in all horde markers (“raid”), or hold them all (“skip”).

## Options and figures that cannot be

kind-unknown = There is no “{ $given }” in this edition. There are: { $kinds }.
kind-twice = A { -kind } is named twice.
kind-count = { $given } { -kinds } fit no number of seats: five are used with 2-3 players, six with 4-6.
mode-other-edition = Edition { $edition } has no mode “{ $mode }”, only: { $modes }. The mode is of edition { $other }.
kinds-and-first-game = Choose the { -kinds }, or the first-game set, not both.
figure-unknown = There is no figure “{ $figure }”. There are: { $figures }.
figure-length = Figure { $figure } takes { $wanted } numbers, not { $given }.
figure-printed = Figure { $figure } is printed in the rulebook: { $value }. It stays.
figure-order = The numbers of { $figure } should rise.
figure-range = Figure { $figure } cannot be { $value }: it lies between { $least } and { $most }.
pack-toml = The card pack is no valid TOML: { $detail }

## Positions that cannot be

position-kinds = { $wanted } { -kinds } should be in play, in their order
position-card = there are { $there } of { $card } instead of { $wanted }
position-dragons = there are { $there } Dragons instead of { $wanted }
position-calm = a Dragon lies in the part of the deck that has none
position-hand = seat { $seat } holds more than ten cards
position-band = this is no { -band }: { $cards }
position-awards = the { -award }s are not those of this edition, three sorted ones (two with 2-3 players) in each { -region }
position-markers = seat { $seat } has { $there } markers instead of { $wanted }
position-component = seat { $seat } uses something that this game's { -kinds } do not bring
position-giant = the { -size-token } is not where the largest { -band } led by a { -size-kind } is
position-coins = there are { $there } Coins instead of { $wanted }
position-sizes = the sizes of the { -bands } are not those on the table

## What happened

event-age-began = Age { $age } begins. { $you ->
    [yes] You go
   *[no] { $seat } goes
 } first.
event-dealt = { $you ->
    [yes] You are
   *[no] { $seat } is
 } dealt { $card }.
event-dealt-hidden = { $seat } is dealt a card.
event-revealed = Face up: { $cards }.
event-took = { $you ->
    [yes] You take
   *[no] { $seat } takes
 } { $card }.
event-drew = { $you ->
    [yes] You draw
   *[no] { $seat } draws
 } { $card } from the deck.
event-drew-hidden = { $seat } draws from the deck.
event-dragon = { $number ->
    [3] The third Dragon! { $you ->
        [yes] You turned
       *[no] { $seat } turned
     } it up, and the Age ends.
   *[other] Dragon { $number } of 3 comes up.
 }
event-turned-up = { $card } is turned up beside the board.
event-passed = { $you ->
    [yes] You pass
   *[no] { $seat } passes
 }: ten wild cards in hand.
event-laid = { $you ->
    [yes] You lead
   *[no] { $seat } leads
 } a { -band }: { $cards }.
event-placed = { $you ->
    [yes] You place
   *[no] { $seat } places
 } marker { $number } in { $region }.
event-no-marker = No marker is placed: { $reason }.
event-skipped = { $you ->
    [yes] You decline
   *[no] { $seat } declines
 }: { $declined }.
event-size-token = { $you ->
    [yes] You take
   *[no] { $seat } takes
 } the { -size-token } with a { -band } of { $number } (+{ $points }).
event-advanced = { $you ->
    [yes] You advance
   *[no] { $seat } advances
 } to { $number } on the { -sea-track }.
event-enlisted = { $you ->
    [yes] You put
   *[no] { $seat } puts
 } a marker on the { $region } space of the { -horde }.
event-coined = { $you ->
    [yes] You put
   *[no] { $seat } puts
 } a Coin worth { $number } in { $region }.
event-claimed = { $you ->
    [yes] You take
   *[no] { $seat } takes
 } { -tie-token } { $token }.
event-kept = { $you ->
    [yes] You keep
   *[no] { $seat } keeps
 } { $cards }.
event-kept-hidden = { $seat } keeps { $number ->
    [one] a card
   *[other] { $number } cards
 }.
event-discarded = { $you ->
    [yes] You discard
   *[no] { $seat } discards
 } { $cards }.
event-age-ended = Age { $age } ends.
event-scattered = All hands are discarded: { $cards }.
event-scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
 } { $points } for { $source }.
event-band-scored = { $you ->
    [yes] You score
   *[no] { $seat } scores
 } { $points } for a { -band } of { $number }.
event-held = { $you ->
    [yes] You hold
   *[no] { $seat } holds
 } the { -horde } with { $number ->
    [one] one marker
   *[other] { $number } markers
 }.
event-wilds-left = { $number ->
    [one] One of the { -wilds } leaves
   *[other] { $number } { -wilds } leave
 } the { -bands }.
event-game-ended = The last Age is over.

reason-too-small = the { -band } is too small for that
reason-no-supply = no marker is left
reason-halfling = a Halfling leads the { -band }
source-sea = the { -sea-track }
source-size-now = taking the { -size-token }
source-size-age = holding the { -size-token }
source-pillage = the { -horde }
source-bands = { -bands }
declined-marker = the marker
declined-ability = the Leader's ability
declined-symbol = the extra marker
declined-extra-band = another { -band }
declined-reinforce = more cards

## Where points come from

points-region = { $region }, Age { $age }
points-sea = { -sea-track }, Age { $age }
points-size-now = taking the { -size-token }, Age { $age }
points-size-age = holding the { -size-token }, Age { $age }
points-pillage = { -horde }, Age { $age }
points-bands = { -bands }, Age { $age }
decided-markers = by markers on the board
decided-bands = by the largest { -bands } of the last Age

## Advice

advice-draw = nothing face up helps more
advice-take = goes with what you hold
advice-band = worth playing now
advice-add = a larger { -band } scores more
advice-done = the others are worth more elsewhere
advice-place = most { -points } for this marker
advice-use = it costs nothing
advice-skip = not worth it
advice-keep = the best of what is left
advice-hold = a fuller { -horde } pays more later

## The table in a terminal

table-age = Age { $age } of { $ages }
table-dragons = Dragons
table-deck = Deck { $deck }
table-calm = Deck { $deck }, the top { $calm ->
    [one] card
   *[other] { $calm }
 } without Dragons
table-score = { -points }
table-hand = Hand
table-awards = { -award }s
table-my-hand = Your hand
table-pool = Face up { $count }
table-bands = { -bands }
table-bands-age = { -bands } of this Age
table-tokens = Tokens
table-known = Known cards
table-picked = Chosen:
table-approx = ≈ Figures that are only approximate, for nothing more exact is published: { $components }.
table-house = ⌂ Figures that are ours, for nothing is published: { $components }.
term-awards = { -award }s
term-tie-tokens = { -tie-token }s
term-size-token = { -size-token }
term-sea-track = { -sea-track }
term-horde = { -horde }
term-coins = Coins
table-ability = { $name }: { $ability }
tip-turn = Fewer cards: type a Leader, as in “lead { -card-example }”, then card by card.
tip-extra-band = Fewer cards: type a Leader, as in “lead { -card-example }”, then card by card.

## Card packs

pack-edition = A card pack cannot be of edition “{ $given }”; there are: { $editions }.
pack-field = Figure { $figure } has a field “{ $field }”; there are: value, source, from.
pack-no-value = Figure { $figure } has no value.
pack-source = The source of { $figure } cannot be “{ $given }”; it is one of: { $sources }.
