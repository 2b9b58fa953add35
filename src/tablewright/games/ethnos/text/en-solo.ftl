# Solo Mode in English: Chief Bruno, his Dashboard, and what the human decides for him.

-bruno = Bruno
side-1 = Chief Bruno

option-difficulty = Of solo: easy (you may take a card off Bruno's Dashboard after each of his { -bands }), regular, or hard (whenever you take one of the { -pool }, two others feed him).

## What is being decided

step-feed = Feed Bruno: which card goes to his Dashboard?
step-appoint = Bruno plays a { -band }: which of his Setup cards leads it?
step-settle = The space of that colour is filled: where is Bruno's { -band } played?
step-bruno-symbol = Bruno met a symbol on the { -sea-track }: where does his marker go?
step-bruno-coin = Where does Bruno put the Coin?
step-drop = Which card leaves Bruno's Dashboard?

## Moves, as labels

label-feed = Feed Bruno { $card }
label-appoint = Let { $kind } lead
label-send = Bruno goes to { $region }
label-drop = Discard { $card }
label-steal = Take { $card }

## Why not

refused-feed = You are choosing the card that feeds Bruno: it goes to his Dashboard.
refused-feed-pool = { $card } does not lie face up, so it cannot feed Bruno.
refused-feed-discards = After a { -band } one of the cards that you just discarded feeds Bruno, and { $card } is none of them.
refused-appoint = You are choosing the Setup card that leads Bruno's { -band }.
refused-not-his-kind = Bruno has no Setup card of { $kind }.
refused-setup-down = The Setup card of { $kind } lies face down until all six were used.
refused-send = You are choosing the { -region } for Bruno.
refused-send-koi = For this marker Bruno prefers { -regions } where he is tied, then where he is losing, then where he is winning; { $region } is not among the best.
refused-send-coin = With a Coin Bruno prefers { -regions } where he is winning, then where he is tied, then where he is losing; { $region } is not among the best.
refused-settled = Bruno's space for { $region } is filled, and another one is still empty.
refused-drop = You are choosing the card that leaves Bruno's Dashboard.
refused-not-on-dashboard = There is no { $card } on Bruno's Dashboard.
refused-steal = Only on easy may you take a card from Bruno's Dashboard; discard one.
refused-steal-full = With ten cards in hand you cannot take another; discard one.

## Options that cannot be

one-seat = One seat is not enough here: alone you play against Chief Bruno, with edition 2e and mode solo. Possible: { $allowed }.
solo-seats = Solo Mode is for one person against Chief Bruno, not for { $seats }: it has one seat.
solo-kinds = In Solo Mode the { -kinds } are fixed: { $kinds }.
difficulty-without-solo = There is a difficulty ({ $difficulty }) in Solo Mode only.

## Positions that cannot be

position-shed = the cards that may feed Bruno do not all lie face up

## What happened

event-dashboard = Bruno's Dashboard begins with { $cards }.
event-fed = { $card } feeds Bruno: its column holds { $number } now and plays at { $needed }.
event-fed-blind = Nothing was discarded, so the top card of the deck feeds Bruno: { $card }. Its column holds { $number } now and plays at { $needed }.
event-bruno-waits = Bruno waits: none of his columns is ready.
event-bruno-plays = The column { $region } holds { $number ->
    [one] one card
   *[other] { $number } cards
 } and plays at { $needed }: Bruno must play it.
event-bruno-can = The column { $region } plays whenever possible: { $number ->
    [one] its card outnumbers
   *[other] its { $number } cards outnumber
 } { $markers ->
    [0] the empty { -region }
    [one] the one marker there
   *[other] the { $markers } markers there
 }. Bruno must play it.
event-queued = Ready too, but further right: { $regions }. Only the leftmost plays.
event-appointed = { $kind } leads; its Setup card is turned face down.
event-flipped = All six Setup cards were used and are turned face up again.
event-bruno-laid = Bruno plays a { -band } under { $kind }: { $cards }.
event-moved-on = His space of that colour is filled, so the { -band } is played in { $region }.
event-preferred = { $kind }: Bruno prefers a { -region } where he is { $stand }; { $number ->
    [one] there is one
   *[other] there are { $number }
 }.
event-no-ability = { $kind }: { $reason }.
event-bruno-drew = Bruno draws { $card }: its column holds { $number } now and plays at { $needed }.
event-dropped = { $you ->
    [yes] You discard
   *[no] { $seat } discards
 } { $card } from the Dashboard.
event-stolen = { $you ->
    [yes] You take
   *[no] { $seat } takes
 } { $card } from the Dashboard.

reason-later = the { -band } counts one card more at the end of the Age
reason-smaller = the { -band } is no larger than the one with the { -size-token }
reason-track-end = the end of the { -sea-track } is reached
reason-no-coin = no Coin is left
reason-space-filled = every space of the { -horde } is filled
stand-tied = tied
stand-losing = losing
stand-winning = winning

## Advice

advice-feed = helps Bruno least
advice-appoint = hurts least
advice-send = pays Bruno least
advice-drop = Bruno would miss it most
advice-steal = goes with what you hold

## The table in a terminal

table-bruno = { -bruno }
table-dashboard = Bruno's Dashboard
table-ready = Cards / plays at
table-solo = You play alone against Chief { -bruno }: whoever has more { -points } at the end of Age { $ages } wins. He only follows rules, and you choose what they leave open.
table-feeding = After each of your turns a card feeds him: after you recruit, one of those face up; after a { -band }, one of your discards, or without any the top card of the deck. { $difficulty ->
    [easy] On easy you may take a card off his Dashboard after each of his { -bands }, instead of discarding one.
    [hard] On hard, whenever you take a card that lies face up, two others feed him.
   *[regular] After each of his { -bands } you discard a card of his Dashboard.
 }
table-columns = Below the { -regions } stand Bruno's columns: the cards in each, and at how many it plays; “!” says that it is ready. White, Green, Yellow and Black have a fixed number; Red and Blue play as soon as they outnumber the markers in their { -region }. After each of your turns the leftmost ready column plays, under one of His Leaders that is not in brackets: those were used.
table-leaders = His Leaders
table-difficulty = Solo, { $difficulty }
difficulty-easy = easy
difficulty-regular = regular
difficulty-hard = hard
