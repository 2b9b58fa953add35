"""Looking ahead and back from a seat, without learning anything: previews and recaps."""

from __future__ import annotations

from ..core.errors import Refused
from ..core.events import Log
from ..core.random import seeded
from . import wire
from .problems import problem
from .table import Table
from .words import Speaker


def foresee(table: Table, seat: int, texts: list[str], voice: Speaker) -> wire.Preview:
    """The table after moves, played in a world that the seat imagines, up to where chance or others decide."""
    world = table.state.guess(seat, seeded("preview"))
    world.log = Log(voice.game.events, voice.setting.words)
    log, made, uncertain, refused = world.log, 0, False, None
    for text in texts:
        before, told = world.copy(), len(log.told)
        try:
            world.play(seat, world.parse(text))
        except Refused as illegal:
            refused = problem(illegal, voice.lang)
            break
        made += 1
        if world.sealed == world.ply:
            uncertain, world = True, before
            del log.told[told:]
            break
    names = voice.names(table.names(voice.lang), seat)
    return wire.Preview(
        view=world.view(seat),
        step=voice.step(world, seat),
        events=[voice.told(event, names, seat) for event in log.since(0, seat)],
        moves=[] if uncertain else voice.choices(world, seat),
        made=made,
        uncertain=uncertain,
        refused=refused,
    )


def recall(table: Table, seat: int) -> int:
    """How many events there were after the seat's last move."""
    moves = table.game.record.moves
    own = [ply for ply, (mover, _) in enumerate(moves, 1) if mover == seat]
    if not own:
        return 0
    past = table.game.record.replay(to=own[-1])
    return 0 if past.log is None else len(past.log.told)
