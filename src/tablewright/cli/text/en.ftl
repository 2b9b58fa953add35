# What the command line says, in English.

error = tablewright: { $message }
more-reasons = … and { $count } more

## Usage

usage-no-option = There is no option { $name }. Add --help to see which there are.
usage-missing = Missing: { $name }. Add --help to see what is needed.
usage-value = { $name } cannot be “{ $value }”{ $problem ->
    [int_parsing] ; it is a whole number
    [float_parsing] ; it is a number
    [greater_than_equal] ; it is at least { $limit }
    [less_than_equal] ; it is at most { $limit }
   *[other] {""}
 }.
usage-with-value = { $name } is given without its value, or with one that it does not take. Add --help to see which.
usage-too-many = These are more arguments than “{ $command }” takes. Add --help to see which there are.
usage-command = Add one of these commands: { $commands }.
no-command = There is no command “{ $command }”. There are: { $commands }.
usage-aborted = Stopped.
os-error = The system says: { $detail }

## Help

help-tablewright = Board games with every rule enforced.
help-games = List the games, their editions, seats and options.
help-play = Play in this terminal. Against bots, or in turns at one keyboard.
help-sim = Let bots play many games and count who wins.
help-balance = Let equal bots play side against side and count what each wins. Also which cards are picked, and what their pickers win.
help-arena = Let kinds of players meet in every combination and rate them. Seats change from game to game, and a file lets it be broken off and go on.
help-record = Let bots play a game and write its record.
help-replay = Show the table of a recorded game at any move. Only what a seat may see leaves.
help-analyse = Look at a recorded game. How likely each seat was to win as it went on, and which decisions cost most.
help-verify = Check a record. Was the deal promised, is every move legal, are the scores right?
help-position = Write the complete position of a recorded game as JSON. Hidden things are in it.
help-rules = Look up the rules ledger.
help-cards = Component figures. What we know of the box, and your corrections.
help-cards-check = Check a card pack. Every flaw is told with its line.
help-cards-export = Write all component figures with their sources, as a card pack to correct.
help-serve = Serve the tables to browsers, on this machine or to a club.
help-arg-version = Show the version, and whether the rules run compiled.
help-arg-lang = The language; otherwise that of the environment.
help-arg-json = Answer as JSON.
help-arg-game = A game that `tablewright games` lists.
help-arg-file = A record.
help-arg-seats = How many play. Four, if that is possible.
help-arg-option = An option of the game; may be given several times. `tablewright games` lists them.
help-arg-cards = A card pack with component figures that replace ours.
help-arg-from_position = Start from a position (JSON) instead of a deal.
help-arg-seed = The seed of the deal: the same seed, the same deal.
help-arg-to = After how many moves; otherwise after the last.
help-arg-edition = The edition, such as 1e.
help-arg-players = Kinds of players, one for each seat or one for all.
help-play-arg-record = A saved game to go on with.
help-play-arg-me = A seat at this keyboard, counted from 0, with a name if you like; may be given several times.
help-play-arg-bots = Who takes the other seats: one kind, or several in turn.
help-play-arg-seed = A seed for the deal. Without one the deal is drawn by a promised secret.
help-play-arg-salt = Your own words, mixed into the promised secret; one for each person.
help-sim-arg-games = How many games.
help-sim-arg-jobs = How many processes.
help-balance-arg-games = How many games.
help-balance-arg-jobs = How many processes.
help-balance-arg-player = The kind of player that plays every seat.
help-balance-arg-html = Write tables and plots to this file, a page that loads nothing.
help-arena-arg-games = How many games, those in the file included.
help-arena-arg-jobs = How many processes, or how many games at a time on a cluster.
help-arena-arg-players = Kinds of players, two at least. With fewer of them than sides, some play several.
help-arena-arg-seed = A name for the whole tournament: the same name, the same deals.
help-arena-arg-file = Keep every finished game in this file, and play only what it does not have yet.
help-arena-arg-cluster = Play on a Ray cluster: ray://host:10001, or local for one on this machine.
help-arena-arg-html = Write tables and plots to this file, a page that loads nothing.
help-record-arg-out = Where to write it; otherwise to the standard output.
help-analyse-arg-iterations = How much is searched for each decision.
help-analyse-arg-worlds = How many imagined worlds are played out for each comparison.
help-analyse-arg-seed = The seed of what is imagined: the same seed, the same analysis.
help-analyse-arg-html = Write tables and a plot to this file, a page that loads nothing.
help-replay-arg-seat = The seat that looks; otherwise a spectator.
help-rules-arg-id = An entry of the ledger, such as ETN-042.
help-rules-arg-missing = List the entries that no test proves.
help-rules-arg-tests = Where the tests are.
help-cards-check-arg-pack = A card pack.
help-serve-arg-host = The address to listen on; 0.0.0.0 lets others in.
help-serve-arg-port = The port.
help-serve-arg-database = Where tables are kept: postgresql+asyncpg://… for many servers; otherwise SQLite in your data folder.
help-serve-arg-workers = How many processes the bots think in.
help-serve-arg-rate = Requests a second that one address may make.
help-serve-arg-browser = Open the page in your browser.

## Games

version = tablewright { $version }, { $kind }
version-compiled = compiled
version-pure = pure Python
games-seats = seats: { $seats }
games-default = default: { $value }
games-nothing = none

## Simulation

sim-playing = Playing
sim-summary = { $games } games, { $decisions } decisions in { $seconds } s: { $speed } decisions per second
sim-player = player
sim-seats = seats
sim-score = mean score
sim-rank = mean rank
sim-wins = wins
sim-interval = 95 %
sim-faults = faults

## Balance

balance-summary = { $games } games, every seat played by { $player }, in { $seconds } s
balance-length = Length, in { $what }: mean { $mean }, median { $median }, from { $least } to { $most }
balance-success = All seats together win { $rate } of the games (95 %: { $interval })
balance-setting = { $options }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
balance-usual = usual options
balance-overview = Overview
balance-settings = setting
balance-title = { $game }: balance
balance-facts = { $games } games, { $seats } seats, every seat played by { $player }; seed “{ $seed }”
balance-facts-many = { $games } games each, every seat played by { $player }; seed “{ $seed }”
balance-side = side
balance-games = games
balance-wins = wins
balance-interval = 95 %
balance-margin = mean margin
balance-score = mean score
balance-pair = pair
balance-pairs = Pair by pair
balance-against = { $first } against { $second }
balance-pairs-read = What the row wins against the column, in per cent of the games that one of both won.
balance-picks-read = Wins are those of the seats that picked it at least once.
analyse-title = { $game }: analysis
analyse-summary = { $plies } moves; { $iterations } iterations for each decision, { $worlds } worlds for each comparison
analyse-chances = Chances to win, as a spectator could reckon them
analyse-costliest = The costliest decisions, judged by what the seat knew
analyse-nothing = No decision certainly gave anything away.
analyse-move = move
analyse-who = who
analyse-played = played
analyse-better = better
analyse-why = why
analyse-cost = chance given away

arena-summary = { $games } games, { $seats } seats; seed “{ $seed }”
arena-title = { $game }: arena
arena-facts = { $games } games, { $seats } seats; rules { $rules }; seed “{ $seed }”
arena-player = player
arena-rating = rating
arena-ratings = Ratings
arena-course = How the ratings went
arena-interval = 95 %
arena-sides = games
arena-games = games
arena-wins = wins
arena-score = mean score
arena-mean-ms = ms a move
arena-longest-ms = longest
arena-faults = faults
arena-pair = pair
arena-ahead = ahead
arena-chance = by chance
arena-verdict = difference
arena-sure = certain
arena-open = open
arena-pairs-read = How often the row ends ahead of the column, in per cent; a tie is a half.

balance-offered = offered
balance-picked = picked

## Records

record-written = Written: { $file }
replay-ply = After move { $ply } of { $plies }:
verify-ok = ok    { "" }
verify-failed = FAILED
verify-note = note  { "" }
verify-fair = the deal follows from the promised secret
verify-moves = every move is legal
verify-result = the scores are right
verify-bad = The record does not hold: { $checks }.

## Card packs

pack-good = { $file } is a good card pack.
pack-bad = { $file } has { $count ->
    [one] one flaw
   *[other] { $count } flaws
 }.

## Rules

rules-ledger = { $ledger }: { $count } entries, from { $id }
rules-missing = { $count ->
    [one] One entry is
   *[other] { $count } entries are
 } proved by no test.
rules-all-proved = Every entry is proved by a test.
rules-which = Which rule? For instance: rules ETN-042.
no-rule = There is no rule “{ $id }”. Near it: { $near }.
no-edition = There is no edition “{ $edition }”. There are: { $editions }.
no-folder = no such folder

## Files

file-unreadable = { $file } cannot be read: { $detail }.
file-unwritable = { $file } cannot be written: { $detail }.
file-too-long = { $file } is too long: more than { $most } bytes.
file-binary = { $file } is no text (UTF-8).
file-json = { $file } is no valid JSON: { $detail }
cannot-keep = The game cannot be kept in { $file }: { $detail }

## Arguments that contradict each other

position-other-game = { $file } is a position of { $game }, not of { $expected }.
position-and-options = A position brings its own options, cards and seed: none can be given besides.
position-seats = { $seats } seats were asked for, but there it is { $expected }.
record-other-game = { $file } is a record of { $game }, not of { $expected }.
resume-and-options = A saved game goes on with its own options, cards, seed and salts: none can be given besides.
seed-and-salt = A salt is mixed into a promised secret; with --seed there is none.
salt-count = { $salts } salts for { $people } people are too many.
salt-long = A salt has at most { $most } characters.
seat-twice = Seat { $seat } is given twice.
name-taken = “{ $name }” is a kind of bot; choose another name.
nobody-plays = Only bots sat in this game. Take a seat with --me.
program-in-record = In { $file } a program had a seat: { $program }. No program is started because a file says so; take seats anew with --me and --bots.

## Playing

name-you = You
name-person = Player { $seat }
play-promise = The deal follows from a secret whose SHA-256 is { $commitment }. The record holds the secret.
play-resumed = The game goes on after move { $ply }.
play-help = Type a number or a move; “help” tells the rest.
play-lost = “help” tells what can be typed.
play-pass = Pass the screen to { $name }, press Enter.
play-enter = Enter to go on.
play-kept = The game is kept in { $file }
play-resume = To go on: { $command }
play-verify = To check its moves and its deal: { $command }
play-commands =
    A number plays that line of the list. A move can be typed, in full or by the beginnings of its words:
    “take dwarf-red”, “ta dw-r”; several separated by commas: “lead elf-blue, add elf-red, done”. Tab completes.
      why MOVE     why a move is not allowed, with its rule
      hint         what a sensible player would do, and why
      undo         take back your last input, until chance or another player came in between
      log          all that happened
      look         the whole table at length
      score        where each point came from
      rules ID     what a rule says
      save FILE    write the record to a file
      quit         leave; the game is kept, and you are told how to go on
command-help = help
command-why = why
command-hint = hint
command-undo = undo
command-log = log
command-look = look
command-rules = rules
command-score = score
command-save = save
command-quit = quit
move-empty = No move.
move-many = At most { $most } moves at once.
move-ambiguous = “{ $text }” could be: { $moves }.
move-after-chance = After “{ $move }” chance decides; first make that move, then the next.
no-choice = There is no number { $number }; the list goes to { $most }.
why-what = Why what? For instance: why draw.
why-allowed = “{ $move }” is allowed.
hint-line = { $label }: { $reason }
hint-search = Looking further ahead, { $iterations } tries, most of them on what seems best:
hint-estimate = { $label }: { $tries } % of the tries, outlook { $outlook } of 100
bot-fault = Instead of { $name } the greedy player moved. { $why }
hint-none = Nobody has any advice here.
undone = Taken back: { $moves }
score-none = Nothing is counted yet.
score-total = total
save-where = Save it where? For instance: save my-game.record.
end-winners = { $count ->
    [0] Nobody won
    [one] { $names } won
   *[other] { $names } share the win
 }, { $decided }.
end-place = { $rank }. { $name }: { $score }

## Serving

serve-at = Tablewright is at { $url }. Stop it with Ctrl+C.
serve-address = { $host } is no address of this machine to listen on: { $detail }
serve-busy = Port { $port } is taken. Choose another with --port.
serve-database = The database cannot be opened: { $detail }
