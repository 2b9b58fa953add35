# What the server says, in English.

name-you = You

## Refusals

no-table = There is no such table.
no-page = There is nothing here.
no-key = This needs a seat at the table: open it by your seat link.
bad-key = This seat link is not valid, or no longer.
host-only = Only who set up the table may do that.
not-started = The game has not begun.
already-started = The game has begun.
seat-taken = This seat is taken.
seats-open = Somebody is still missing: { $open } seats are open.
game-ended = This game has ended.
game-running = This game is not over yet.
stale = The table has changed since. This is how it is now.
nothing-to-undo = You have made no move that could be taken back.
not-asked-that = This request is not open to you any more.
no-spectators = Nobody may watch at this table.
private-table = This table is private: open it by a seat link.
hints-off = There are no hints at this table.
chat-off = There is no chat at this table.
chat-empty = There is nothing to say in this.
chair-kind = “{ $chair }” can take no seat. There are: { $chairs }.
not-vanished = This person is here, or has not been away for long enough.
no-stand-in = Nobody plays for those who are away at this table.
no-step = There is no step { $step }; the last one is { $steps }.
replay-hidden = While the game runs, only your own seat can be looked through.
bad-request = The request makes no sense: { $detail }
too-large = The request is too large.
too-many = Too many requests. Try again in a moment.
cross-site = This request came from another site.
wrong-password = Name and password do not go together.
account-name = This name is taken, or cannot be a name.
not-logged-in = Log in first.
failed = Something went wrong on our side. It was written down.
try-again = The table was busy. Try again.
fork-nothing = This game is over at that step.

## The proof that the shuffle was fair

fair-promise = Before the first card, this promise was shown.
fair-secret-later = The secret is shown when the game is over.
fair-secret = The secret is the one that was promised: its SHA-256 is the promise.
fair-salts = These are the salts of the players, in the order of their seats.
fair-seed = The seed is the SHA-256 of the secret and the salts.
fair-moves = All moves are legal in the game that this seed deals.
fair-result = Played out, they give this result.
fair-position = This game began from a position; nothing was promised.
