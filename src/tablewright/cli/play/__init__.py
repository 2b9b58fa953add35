"""`tablewright play`: a game in the terminal, alone against bots or in turns at one keyboard."""

from __future__ import annotations

from ..speech import texts_of
from .wishes import Wishes, live_of, people_of

__all__ = ["Wishes", "play"]


def play(wishes: Wishes) -> int:
    """Play until the game ends or somebody leaves; either way the record is kept and told where."""
    live = live_of(wishes)
    people = people_of(live.record)
    from .ask import asker
    from .keep import Keeper
    from .session import Session

    keeper = Keeper(live.record.game.name, wishes.record)
    return Session(live, texts_of(live.record.setting), people, asker(), keeper).run()
