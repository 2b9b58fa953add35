"""A game being played: several moves at once, undo until sealed."""

from __future__ import annotations

import pytest

from tablewright import games
from tablewright.core.errors import BadMove, Illegal, Refused
from tablewright.core.live import Live
from tablewright.core.records import Record


def begun(seed: str = "live") -> Live:
    return Live(Record.of(games.get("ethnos").setting(None, 3), seed=seed))


def a_lead(live: Live) -> tuple[int, str]:
    """The seat to act and a text by which it leads a Band that can grow; others recruit until there is one."""
    for _ in range(200):
        seat = live.state.to_act[0]
        for move in live.state.legal(seat):
            text = live.state.text(move)
            trial = live.state.copy()
            trial.play(seat, move)
            if text.startswith("lead") and trial.view(seat).step == "band":  # type: ignore[attr-defined]  # of Ethnos
                return seat, text
        live.play(seat, "draw")
    raise AssertionError("nobody ever held two cards that go together")


def test_several_moves_are_made_all_or_none() -> None:
    live = begun()
    seat, lead = a_lead(live)
    before, plies = live.state.dump(), len(live.record.moves)
    with pytest.raises(Illegal):
        live.play(seat, lead, "draw")
    with pytest.raises(BadMove):
        live.play(seat, lead, "add nobody")
    assert live.state.dump() == before
    assert len(live.record.moves) == plies
    live.play(seat, lead, "done")
    assert len(live.record.moves) == plies + 2


def test_what_only_its_owner_saw_can_be_taken_back() -> None:
    live = begun()
    seat, lead = a_lead(live)
    before = live.state.dump()
    live.play(seat, lead)
    assert live.can_undo(seat)
    assert live.undo(seat) == lead
    assert live.state.dump() == before


def test_a_laid_band_is_sealed_and_the_marker_after_it_is_not() -> None:
    live = begun()
    seat, lead = a_lead(live)
    live.play(seat, lead, "done")
    with pytest.raises(Refused, match="taken back"):
        live.undo(seat)


def test_a_card_from_the_deck_is_sealed() -> None:
    live = begun()
    seat = live.state.to_act[0]
    live.play(seat, "draw")
    assert not live.can_undo(seat)


def test_a_card_taken_face_up_can_be_taken_back_until_the_next_seat_acts() -> None:
    live = begun()
    seat = live.state.to_act[0]
    live.play(seat, next(text for text in map(live.state.text, live.state.legal(seat)) if text.startswith("take")))
    assert live.can_undo(seat)
    following = live.state.to_act[0]
    assert not live.can_undo(following)
    live.play(following, "draw")
    assert not live.can_undo(seat)
    with pytest.raises(Refused):
        live.undo(seat)


def test_nothing_to_undo_at_the_start() -> None:
    live = begun()
    assert not any(live.can_undo(seat) for seat in range(3))


def test_the_state_is_always_that_of_the_record() -> None:
    live = begun()
    for _ in range(40):
        seat = live.state.to_act[0]
        live.play(seat, live.state.legal(seat)[-1])
    assert live.record.replay().dump() == live.state.dump()
