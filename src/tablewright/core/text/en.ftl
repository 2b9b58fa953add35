# What the core says, in English. Every game may override any of it.

## Moves and turns

refused-over = The game is over.
refused-not-asked = It is not this seat's turn to decide.
refused-no-move = There is no such move.
move-code = { $code } is no move code: they run from 0 to { $size }, the last one excluded.
move-verb = “{ $text }” is no move. Did you mean: { $near }?
move-arguments = “{ $verb }” takes { $expected ->
    [0] nothing
    [one] one word
   *[other] { $expected } words
 } after it, not { $given }.
move-word = “{ $text }” is no { $domain }. Did you mean: { $near }?
move-verb-far = “{ $text }” is no move.
move-word-far = “{ $text }” is no { $domain }.
undo-sealed = This can no longer be taken back: since then chance was used, something hidden was seen or somebody else acted.

## Options

no-game = There is no game “{ $game }”. There are: { $games }.
not-a-game = “{ $game }” is installed, but it is no game of this engine ({ $detail }).
no-option = There is no option “{ $option }”. There are: { $options }.
bad-option = Option { $option } cannot be “{ $value }”. It may be: { $allowed }.
option-form = “{ $option }” should have the form key=value.
option-twice = Option { $option } is given twice.
option-kind = Options should be a mapping of keys to values, not { $kind }.
seat-count = { $seats } seats do not fit these options. Possible: { $allowed }.
no-seat = There is no seat { $seat }; the { $seats } seats are counted from 0.
bad-seed = A seed is Unicode text.
no-player = There is no player “{ $player }”. There are: { $players }.
bad-search = “{ $spec }” is no limit for a search. Seconds: search:0.5s. Iterations: search:400. In two processes: search:0.5sx2.
bad-command = “{ $command }” is no command line. { $detail }
bot-start = { $program } cannot be started: { $detail }
bot-ended = { $program } has ended without an answer. { $said }
bot-slow = { $program } did not answer within { $seconds } s.
bot-flood = { $program } said more than the one line it was asked for.
bot-nonsense = { $program } said something that is no answer: { $said }
bot-illegal = { $program } chose what is no legal move: { $said }
player-count = { $players } players are named for { $seats } seats.
games-count = The number of games must be at least 1, and that of jobs from 1 to 256 (here { $games } and { $jobs }).
nothing-to-analyse = There is nothing to analyse: no move was made.
arena-players = An arena needs at least two kinds of players, each named once; not “{ $players }”.
arena-file = { $file } is no tournament: { $detail }
arena-other = { $file } keeps another tournament; what differs: { $differs }. Name another file, or ask for the same.
no-ray = Ray is not installed: pip install "tablewright[cluster]"
cluster-lost = The cluster { $address } cannot be reached any more: { $detail } Finished games are in the file, if there is one; the same command goes on from there.
no-figures = { $game } has no component figures that can be replaced.
no-language = The language “{ $language }” is not spoken here. There are: { $languages }.

## Records

record-foreign = This is no record: it does not begin with “tablewright-record”.
record-version = This record has the form “{ $given }”; only version { $expected } can be read.
record-too-long = This is no record: it has more than { $most } characters.
record-truncated = The record breaks off: its closing line is missing.
record-edited = The record was changed after it was written: its closing line does not fit the rest.
record-line = Line { $number } of the record makes no sense: “{ $line }”.
record-twice = Line { $number } of the record says something for the second time: “{ $line }”.
record-missing = The record does not say “{ $field }”.
record-commitment = The record's secret is not the one that was promised.
record-move = Move { $ply } of the record, “{ $move }” by seat { $seat }, cannot be: { $detail }
record-ply = There is no ply { $ply }; the record has { $plies }.
rules-version = This was made under rules version { $given }; here it is { $expected }.
record-seats = The record names a { $field } for some of its { $seats } seats, not for each.
record-position = The record's position is not of the seats and options that its header names.
record-secret = A secret is written in hexadecimal digits, 2 to 128 of them.
verify-salts = Without a salt from each of the { $seats } seats, whoever chose the secret could choose the deal.
verify-no-secret = The record names no secret, so nobody can check that the seed was not chosen.
verify-seed = The seed does not follow from the secret and the salts.
verify-result = The record claims the scores { $claimed }; played out they are { $found }.

## Positions

bad-position = The position cannot be: { $reasons }
more-flaws = and { $count } more
position-object = a position is a JSON object
position-game = it is a position of “{ $game }”, not of “{ $expected }”
position-missing = “{ $field }” is missing
position-unknown = “{ $field }” means nothing
position-form = “{ $field }” has the wrong form: { $detail }
position-random = “random” should be four numbers from 0 to 4294967295
position-agenda = the agenda cannot be as it is: “{ $step }”
position-to-act = “to_act” names seats that are not there
position-name = “{ $name }” is no { $domain }
position-range = “{ $field }” is { $value }, not from { $least } to { $most }

## How results are decided

decided-points = by points
decided-shared = shared: equal in every test
