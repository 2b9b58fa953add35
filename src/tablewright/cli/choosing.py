"""Options, seats, seeds and players as the command line gives them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core import fair
from ..core.errors import BadOption, BadPosition
from ..core.game import Game, Setting
from ..core.options import pairs
from ..core.records import Record
from ..players import check
from .files import LONGEST_PACK, game_of_position, read_position, read_text, shown

DEFAULT_SEATS = 4


def options_of(game: Game, given: list[str], pack: Path | None = None) -> dict[str, Any]:
    """The options of `--option` and `--cards`. Raises `BadOption`, or the first flaw of the pack."""
    options: dict[str, Any] = dict(pairs(given))
    if pack is not None:
        found, wrong = game.read_figures(read_text(pack, LONGEST_PACK))
        if wrong:
            wrong[0].texts = wrong[0].texts or game.setting(None, _some_seats(game)).texts()
            raise wrong[0]
        for key, value in found.items():
            if options.setdefault(key, value) != value:
                raise BadOption("option-twice", option=key)
    return options


def setting_of(game: Game, given: list[str], pack: Path | None, seats: int | None) -> Setting:
    """Options and seats, checked; without `--seats` four, or what comes nearest."""
    options = options_of(game, given, pack)
    if seats is None:
        seats = _some_seats(game, options)
    return game.setting(options, seats)


def _some_seats(game: Game, options: dict[str, Any] | None = None) -> int:
    from ..core.options import read

    chosen = read(game.options, options or {})
    with game.speaking(chosen):
        allowed = game.seat_counts(chosen)
    return min(allowed, key=lambda seats: abs(seats - DEFAULT_SEATS))


def from_position(game: Game, path: Path, seats: int | None, *, chosen: bool) -> Record:
    """An empty record that starts from the position in a file. Raises `Refused` where anything contradicts it.

    `chosen` says that options, cards or a seed were given besides, which a position brings itself.
    """
    position = read_position(path)
    found = game_of_position(position)
    if found is not game:
        raise BadOption("position-other-game", file=shown(path), game=found.name, expected=game.name)
    if chosen:
        raise BadOption("position-and-options")
    try:
        state = game.restore(position)
    except BadOption as bad:
        raise BadPosition([bad]) from None
    if seats is not None and seats != state.setting.seats:
        raise BadOption("position-seats", seats=str(seats), expected=str(state.setting.seats))
    return Record(state.setting, position=position)


def kinds_of(text: str, seats: int) -> list[str]:
    """The kinds of players of a comma list, one for each seat; a single one plays them all. Raises `BadOption`."""
    kinds = [check(name.strip()) for name in text.split(",")]
    if len(kinds) == 1:
        return kinds * seats
    if len(kinds) != seats:
        raise BadOption("player-count", players=str(len(kinds)), seats=str(seats))
    return kinds


def fresh_record(setting: Setting, seed: str | None, salts: list[str], players: tuple[str, ...]) -> Record:
    """An empty record: dealt from the seed as it is, or from a new secret and salts (empty if not given)."""
    if seed is not None:
        return Record.of(setting, seed=seed, players=players)
    return Record.of(setting, secret=fair.new_secret(), salts=tuple(salts) or ("",) * setting.seats, players=players)
