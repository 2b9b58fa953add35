"""Wars laid out by hand: side 0, *you*, Joymore, against side 3, your Enemy, the Dwarves, who are pair 0.

Your Locations from far to near: Ruins 0, Town 2, City 3; the Enemy's: Village 1, Town 2, City 3. What is laid at places
lies there faceup when Deploy begins; a War goes on by itself till somebody has to decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.core.state import State
from tablewright.games.ettin import faces
from tests.ettin.table import legal, play, table, told

Cards = dict[str, Any]
"""Other figures for cards, by their words: `{"militia": {"strength": 3, "abilities": ["ranged"]}}`."""
Sides = dict[int, Any]
"""What is laid out at sides: `{0: {"gold": 3, "deck": "old-vets"}}`."""
YOU, ALLY, THEIR_ALLY, ENEMY = 0, 1, 2, 3
DULL = "plunder-the-forsaken-silver-mines-of-xor"
"""An Adventure of Age I without condition or effect: Difficulty 3, 6 Gold."""


def war(
    own: str = "",
    enemy: str = "",
    *,
    cards: Mapping[str, Any] = {},
    lead: int = YOU,
    also: Mapping[int, Any] = {},
    **options: Any,
) -> State:
    """A War: `own` and `enemy` are cards by spot, `far: militia, arc-tower; camp: old-vets`.

    `cards` gives cards other figures; `also` lays out other sides, or adds to these.
    """
    sides: dict[int, dict[str, Any]] = {}
    seats = options.get("seats", 4)
    last = seats + seats % 2 - 1
    for side, text in ((YOU, own), (last, enemy)):
        for part in text.split(";"):
            if part.strip():
                spot, _, laid = part.partition(":")
                sides.setdefault(side, {})[spot.strip()] = laid
    for side, more in also.items():
        sides.setdefault(side, {}).update(more)
    dull = {0: DULL} if options.get("age", 1) == 1 else {}
    leads = {0: lead if lead == YOU else last}
    return table("war", sides=sides, lead=leads, figures=figures(cards), **{"adventure": dull, **options})


def figures(cards: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Figures by card word as the option takes them, by id."""
    ids = {word: face.id for word, face in zip(faces.words(), faces.ours().cards, strict=True)}
    return {ids.get(word, word): dict(given) for word, given in cards.items()}


def battles(state: State, *nations: str) -> dict[str, str]:
    """How each battle of your pair ended: the nation that won, `tie` or `none`."""
    pair = set(nations or ("joymore", "dwarves"))
    ends = {}
    for kind in ("battle-won", "battle-tied", "not-fought"):
        for event in told(state, kind):
            nation = str(event.args["nation"])
            if nation in pair:
                ends[str(event.args["place"])] = {"battle-tied": "tie", "not-fought": "none"}.get(kind, nation)
    return ends


def scores(state: State, nation: str = "joymore") -> list[int]:
    """The Battle Scores of a nation, in the order of the battles that were scored."""
    return [int(str(event.args["total"])) for event in told(state, "scored") if event.args["nation"] == nation]


def takes(state: State, seat: int = YOU) -> list[str]:
    """What a seat could take, aim at, besiege …: its legal moves without their verb, `done` and `hold` left out."""
    return [move.partition(" ")[2] or move for move in legal(state, seat) if move not in ("done", "hold")]


def wind_up(state: State) -> State:
    """Everybody declines whatever can be declined, till the War is over."""
    while state.to_act:
        seat = state.to_act[0]
        passing = [move for move in legal(state, seat) if move in ("done", "hold", "decline", "switch")]
        if not passing:
            return state
        play(state, seat, passing[-1])
    return state


def pays(state: State, kind: str = "earned") -> list[tuple[str, int, str]]:
    """Who was paid how much by what: events `earned`, `produced-gold`, `site-paid`."""
    return [
        (str(event.args["nation"]), int(str(event.args["gold"])), str(event.args.get("card") or event.args["location"]))
        for event in told(state, kind)
    ]


def happened(state: State, kind: str, seat: int | None = None) -> list[tuple[str, str | None]]:
    """Events of a kind as nation and card."""
    return [(str(event.args["nation"]), _one(event.args["card"])) for event in told(state, kind, seat)]


def _one(card: str | list[str] | None) -> str | None:
    assert not isinstance(card, list)
    return card
