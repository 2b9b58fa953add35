# What the browser client says, in English.

about = Tablewright is a fan project, not affiliated with any publisher. It is free software.
credits = Drawings: game-icons.net (Lorc, Delapouite and others, CC BY 3.0). Type: Alegreya by Juan Pablo del Peral (OFL).
home = All games
close = Close
yes = Yes
no = No
you = you
player = Guest
score = Score:
unreachable = The server cannot be reached. Try again in a moment.
no-game = There is no such game here.
rules = Rules
rules-about = Every rule that the table holds to, in our own words (in English). Figures and readings that are ours say so.
rules-seek = Look for
joining = Joining the table …

## Settings

settings = Settings
settings-lang = Language
settings-theme = Light
theme-auto = As this device
theme-dark = Dark
theme-light = Light
settings-pace = Movement
pace-steps = Step by step: I look at each thing that the others do
pace-slow = Slow
pace-normal = Normal
pace-instant = Instant
settings-keys = Single keys at the table: N and P go through what I can choose, E ends the turn, U takes back
settings-confirm = Let me look at my turn before it ends

## The hall

hall-title = Which game tonight?
hall-lead = No account is needed. Play at once against bots, or send a friend a link.
hall-games = Games
hall-mine = My tables
hall-open = Public tables
hall-over = Games that are over
hall-level = I play against
inbox-left = Time left: { $time }
status-waiting = waiting for players
status-playing = under way
status-asked = it is your turn
status-finished = over
status-ended = ended early
seat-open = open seat
seat-bot = Bot
seat-away = away
box-seats = { $least } to { $most } players
box-play = Play now against bots
box-learn = Learn it in one game
box-invite = Invite friends, choose options

## Setting up

setup-seats = Seats
setup-name = My name
setup-count = Players
setup-chair = Seat { $seat }
chair-me = Me
chair-open = Open: by link
chair-bot = Bot: { $bot }
setup-options = Options of the game
setup-more = { $count } more options
setup-pack = A card pack (TOML) with the figures of my own box
setup-table = The table
setup-visibility = Who may come
visibility-link = Whoever has the link
visibility-public = Everybody: it stands in the hall
visibility-private = Only those with a seat
setup-clock = Time
clock-none = No clock
clock-move-60 = One minute for each decision
clock-move-300 = Five minutes for each decision
clock-bank-600 = Ten minutes for the game, and ten seconds for each decision
clock-bank-1800 = Half an hour for the game, and twenty seconds for each decision
clock-move-86400 = A day for each decision
clock-move-259200 = Three days for each decision
clock-bank-604800 = A week for the game, and eight hours for each decision
setup-stand-in = Who plays for those who are away
setup-patience = A bot plays for who is asked and away for
patience-120 = two minutes
patience-600 = ten minutes
patience-3600 = an hour
patience-86400 = a day
patience-clock = It plays when the time is up, until the person is back.
stand-in-none = Nobody: we wait
setup-spectators = Others may watch
setup-chat = Chat
setup-hints = Hints
setup-presets = My ways to play
preset-name = Keep these choices under a name
preset-keep = Keep
preset-forget = Forget { $name }
setup-open = Open the table
setup-begin = Begin

## Waiting for players

waiting-title = { $title }: waiting for players
waiting-link = Send this link to your friends
waiting-start = Who set up the table begins the game.
copy = Copy
copied = Copied
waiting-picture = Show the link as a picture for phones
waiting-picture-alt = QR code of the link to this table
sit = Sit here
add-bot = Put a bot here
open-seat = Open this seat
start = Begin

## At the table

tabs = Parts of the table
tab-board = Board
tab-seats = Players
tab-log = Log
tab-chat = Chat
tab-help = Help
tab-side = Log, chat and help
my-area = My hand and my turn
turn-mine = Your turn
turn-other = { $names } to play
turn-over = Over
turn-wait = The others are playing.
turn-ready = This is your turn. End it?
turn-confirm = Do this? It cannot be taken back.
staged = Chosen so far:
choices = Choices
end-turn = End turn
confirm = Yes, do it
undo = Undo
undo-ask = Ask to take back
ask-undo = { $name } would like to take a move back.
ask-end = { $name } would like to end the game as it stands.
sync-sync = In sync
sync-joining = Joining
sync-offline = Offline: trying again
sync-closed = Not connected
hint = Hint
recap = What happened since my last move?
legend = How to read this table
chat-mute = Mute the chat
chat-none = Nobody has said anything yet.
chat-text = What I say
chat-say = Say
chat-off = There is no chat here.
ending = { $count ->
    [0] Nobody wins
    [one] { $names } wins
   *[other] { $names } win together
 }
rematch = Play again
hand-of = My hand, { $count ->
    [one] one card
   *[other] { $count } cards
 }

news-more = { $count } new
clock-left = Time left:
clock-days = { $days } d { $hours } h
menu = This table
menu-replay = Look through the game so far
menu-phone = Continue on my phone
menu-watch = Copy the link for others
menu-fair = Was the shuffle fair?
menu-record = Save the record
menu-end = Ask to end the game as it stands
menu-leave = Get up: a bot plays for me
menu-report = Something is wrong
phone-how = Point your phone at this picture. It opens your own seat: show it to nobody else.
phone-picture = QR code of the link to my seat
report-what = What is wrong? The game as it stands is sent along.
report-send = Send
report-thanks = Thank you. It is kept as number { $id }.
replay-step = Step { $step } of { $steps }.
replay-where = Step of the game
replay-first = To the deal
renext-table = { $count ->
    [one] { $title } waits for me at another table
   *[other] { $title } waits for me, the first of { $count } tables
 }
play-back = One step back
replay-on = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-from = Seen by
replay-mine = As I saw it
replay-spectator = As others see it
replay-open = Open hands
replay-front = Whose hand lies in front
replay-leave = Back to the table
fork = Play on from here

## Learning and looking back

rule-open = Read the rule in a new tab
points-why = Where these points came from
ended-early = This game was ended as it stood
ending-replay = Look through it with open hands
play-back = Play it back
stand-in-mine = A bot plays for you.
stand-in-back = Take my seat back
seat-stand-in = a bot plays meanwhile
spectators = { $count ->
    [one] One person is
   *[other] { $count } people are
 } watching.
phrase-luck = Good luck!
phrase-moment = One moment, please.
phrase-nice = Well played!
phrase-thanks = Thank you for the game.
phrase-again = Another one?
lesson = Lesson
lesson-left = This is not the move of the lesson. Take it back to go on with the lesson, or simply play on.
lesson-step = Move { $step } of { $steps }
lesson-do = Do this: { $move }
analysis = Look at the decisions of this game
analysis-busy = Looking at every decision …
analysis-chances = Chances to win as the game went on
analysis-costly = The decisions that cost most
analysis-decision = { $name }: “{ $played }”. Better: “{ $better }”.
analysis-cost = It cost { $cost } of the win ({ $low } to { $high }).
analysis-there = Go there, and try again
analysis-none = No decision gave anything away for certain.
analysis-how = Chances are those of rules of thumb in games that fit what everybody saw. What nobody could know is no mistake.

## Account

account = Account
account-why = You can play without one. With an account your games follow you to every device.
account-name = Name
account-password = Password, at least eight characters
account-login = Log in
account-register = Make a new account
account-hello = You are { $name }; { $games ->
    [one] one game is
   *[other] { $games } games are
 } yours.
account-logout = Log out
account-logout-everywhere = Log out on all devices

## Ethnos

ethnos-age = Age { $age } of { $ages }
ethnos-dragons = { $count } of 3 Dragons have come
ethnos-pool = Deck and { $count } face-up cards
ethnos-deck = { $count } cards in the deck
ethnos-band = The band being put together
ethnos-put-back = Take { $card } back
ethnos-hand = Hand { $count }
ethnos-supply = Markers { $count }
ethnos-sea = Sea { $at } of { $last }
ethnos-token = Tie token { $token }
ethnos-size = Size token ({ $size })
ethnos-bands = Bands
ethnos-known = Known in hand: { $cards }
ethnos-column = { $region }: { $count } cards, plays at { $needed }. { $cards }
ethnos-column-ready = { $region }: { $count } cards, ready to play. { $cards }
ethnos-setup-up = { $kind }, face up
ethnos-setup-down = { $kind }, used
region-held = { $name } { $count }
region-empty = no markers
region-described = { $region }. Awards { $awards }. Markers: { $held }.

## Rune Age

rune-terrinoth = Terrinoth
rune-land = Objective, Enemies and places of Terrinoth
rune-market = For influence
rune-round = Round { $n } of { $of }
rune-events = { $n ->
    [0] No event to come
    [one] One event to come, stage { $stage }
   *[other] { $n } events to come, stage { $stage }
 }
rune-stage = stage { $n }
rune-events-past = Past events ({ $n })
rune-event = Event: { $card }
rune-rivals = The other home realms
rune-area = Under my banner
rune-area-of = Under the banner of { $name }
rune-barracks = Barracks, for gold
rune-barracks-of = Barracks ({ $n })
rune-discards = Discards ({ $n })
rune-deck = Deck { $n }
rune-hand = Hand { $n }
rune-known = Known in hand: { $cards }
rune-damage = { $n } damage of { $of }
rune-shared = All share one home realm.
rune-out = Eliminated
rune-first = First player
rune-overlord = The Overlord
rune-besieged = besieged this round by { $names }
rune-attacked = attacked this round by { $names }
rune-exhausted = exhausted
rune-wounded = wounded
rune-used = ability used
rune-strength = strength { $n }
rune-defense = auto-defense { $n }
rune-attrition = attrition { $n }
rune-gold = gold { $n }
rune-influence = influence { $n }
rune-points = { $n ->
    [one] one point
   *[other] { $n } points
 }
rune-cost = costs { $n }
rune-left = { $n } left
rune-paid = { $n } paid
rune-read = Explain cards instead of playing them
rune-lifted = Cards lifted off the deck
rune-battle = Battle: { $target }
rune-siege = Siege: { $target }
rune-attackers = { $name } attacks
rune-defenders = { $name } defends
rune-army = { $name }: { $n ->
    [0] nobody
    [one] one card
   *[other] { $n } cards
 }
rune-totals = Strength: attackers { $attackers }, defenders { $defenders }.
rune-passed = passed
rune-walls = { $n } from walls and other cards
rune-besides = { $n } from other cards
rune-unread = { $n ->
    [one] One ability yet to come
   *[other] { $n } abilities yet to come
 }
rune-losses = { $n ->
    [one] One unit more is lost to attrition
   *[other] { $n } units more are lost to attrition
 }
rune-why-buy = Why can’t I buy it?
rune-why-play = Why can’t I play it?
rune-why-use = Why can’t I use it?
rune-why-attack = Why can’t I attack it?
rune-when-played = Played
rune-when-resolution = Resolve
rune-when-end = After
rune-when-action = Action
rune-when-static = Always
rune-when-drawn = Drawn
rune-when-phase = Events
rune-when-defeated = Slain
rune-when-held = Held
rune-guide-tap = Tap a card that lies higher to choose it; any other card is explained. With the lens above the board, a long press or the I key every card is explained.
rune-guide-gold = Gold buys what is in your barracks.
rune-guide-influence = Influence buys what lies in Terrinoth, and retains cards.
rune-guide-defense = A city defends itself with so much strength when it is besieged.
rune-guide-attrition = Attrition dice take units before strength is compared.
rune-guide-house = House figures: ours, for no printed ones are known.
rune-guide-action = used in your turn, instead of fighting or buying.
rune-guide-played = used when the card comes into a combat.
rune-guide-resolution = used when all have passed, before strength is compared.
rune-guide-end = used when the combat is decided.
rune-guide-static = holds as long as the card takes part or is in play.
rune-guide-held = holds as long as the card is yours.
rune-guide-drawn = happens when the event is drawn.
rune-guide-phase = happens at the start of each Event phase.
rune-guide-defeated = happens when the Enemy is defeated.

## Ettin

ettin-age = Age { $age } of III
ettin-phase-setup = Setting up
ettin-phase-nations = Nations
ettin-phase-skirmish = Skirmish
ettin-phase-peacetime = Peacetime
ettin-phase-war = War
ettin-phase-over = The game is over
ettin-table = Decks and Lost Pile
ettin-mercenary-decks = Mercenaries left, by Age: { $counts }
ettin-adventure-decks = Adventures left, by Age: { $counts }
ettin-lost = Lost Pile: { $count }
ettin-nations = Nations
ettin-no-nation = No nation yet
ettin-nation-orcs = Attack above all; few Defenses, few tricks.
ettin-nation-daemons = Strong Troops that slip past Defenses; dear, and poor adventurers.
ettin-nation-cannites = Scouts, Swift and Ranged units; few Defenses and little Gold.
ettin-nation-dommorians = Siege and solid Defenses; dear, and seldom on Adventures.
ettin-nation-dwarves = Gold and fliers; weaker at first, strong late.
ettin-nation-elves = They help the Ally and love Adventures, and keep a Dragon; dear.
ettin-nation-joymore = A little of everything: Siege, Magic, Gold, adventurers.
ettin-nation-risen = Numbers, and units that come back; little Gold.
ettin-nation-mercenaries = No deck of their own: they draw hired cards.
ettin-role-own = My side
ettin-role-ally = Ally
ettin-role-enemy = Enemy
ettin-role-near = Others
ettin-leads = holds the Initiative
ettin-gold = Gold { $count }
ettin-camp = War Camp { $count }
ettin-deck = Deck { $count }
ettin-retired = Retired Pile { $count }
ettin-token = War Token of Age { $age }
ettin-initiative = Initiative number { $number }
ettin-unknown = { $count ->
    [one] One card that I cannot see
   *[other] { $count } cards that I cannot see
 }
ettin-front = Two Enemies face to face
ettin-fronts = Other fronts
ettin-forward = Bring forward
ettin-lanes = Places
ettin-all-lanes = All
ettin-theirs = The Enemy’s
ettin-mine = This side’s
ettin-units = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
 }
ettin-score = together { $score }
ettin-sums = Enemy { $enemy }, this side { $own }
ettin-pays = pays { $gold } Gold
ettin-at-adventure = at the Adventure
ettin-adventure = Adventure
ettin-battle = Battle
ettin-nobody = Nobody here
ettin-ended-won = Won
ettin-ended-lost = Lost
ettin-ended-tie = Tie
ettin-ended-no-battle = No Battle
ettin-last-war = War { $age }
ettin-to = { $own } to { $enemy }
ettin-facedown = A facedown card
ettin-facedown-known = facedown: I may look
ettin-sieged = besieged
ettin-fate-leaves = about to leave
ettin-fate-taken = about to be taken
ettin-fate-fires = shoots and leaves
ettin-lineup = Lineup
ettin-wanted = Proposed
ettin-drafted = { $count ->
    [0] nothing drafted
    [one] one card drafted
   *[other] { $count } cards drafted
 }
ettin-recruit = Recruit
ettin-sell = Sell
ettin-decided-recruit = Recruited
ettin-decided-sell = Sold
ettin-carry = Deploy { $card }: then choose a place
ettin-scout = Faceup, as a scout
ettin-calling = Which cards, and where to?
ettin-recall = Call back
ettin-return-to-self = To me
ettin-return-to-ally = To my Ally
ettin-gate-to-self = To my War Camp
ettin-gate-to-ally = To my Ally’s War Camp
ettin-figure-strength = Strength { $number }
ettin-figure-adventure = Adventure Strength { $number }
ettin-figure-cost = costs { $number } Gold
ettin-figure-sell = sells for { $number }
ettin-figure-vp = { $number } VP
ettin-figure-difficulty = Difficulty { $number } and a die
ettin-figure-gold = pays { $number } Gold
ettin-house = Our own figures: the box may print others.
ettin-guide-gold = Gold: it recruits cards; at the end two are worth 1 VP.
ettin-guide-camp = War Camp: recruited cards, facedown. In a War all of them are deployed.
ettin-guide-deck = Nation Deck.
ettin-guide-retired = Retired Pile: whoever fought, Spoils and Adventures. Its VP count.
ettin-guide-lead = Initiative: who drafts, deploys and aims first in a pair of Enemies.
ettin-guide-compass = Adventure Strength; on an Adventure its Difficulty.
ettin-guide-hammer = A figure of our own, balanced by simulation: the box may print another.
ettin-guide-types = A chequered shield is a Defense, a bordered one a Protected Defense; Troops show none. ✕ marks a weakness: there it does not protect.
ettin-ability-vicious = With a win or a tie here, one Spoil more for each icon.
ettin-ability-bounty = Whoever takes this unit as a Spoil gains its Gold.
ettin-ability-wealthy = When this unit retires, gain its Gold.
ettin-ability-prosperous = As it produces, you and your Ally gain its Gold each.
ettin-ability-taxes = As it produces, gain its Gold.
