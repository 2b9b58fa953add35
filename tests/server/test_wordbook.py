"""A game's words for a client: names, messages, and what cards show."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.core.registry import every

from .conftest import HTTP, Server

GAMES = [game.name for game in every()]


def words(server: Server, game: str, lang: str = "en", **options: Any) -> Any:
    answer = HTTP.post(f"{server.url}/api/games/{game}/words", params={"lang": lang}, json={"options": options})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", GAMES)
def test_cards_say_in_both_languages_what_they_do(server: Server, game: str) -> None:
    english, french = words(server, game), words(server, game, "fr")
    assert english["cards"].keys() == french["cards"].keys()
    assert english["cards"].keys() <= english["words"]["card"].keys()
    for word, card in english["cards"].items():
        assert card["lines"], word
        assert all(card["lines"]), word
        assert card["figures"] == french["cards"][word]["figures"]
        assert set(card["house"]) <= card["figures"].keys()
    assert [card["lines"] for card in english["cards"].values()] != [card["lines"] for card in french["cards"].values()]


def test_figures_of_an_owner_are_not_ours(server: Server) -> None:
    ours = words(server, "rune-age")["cards"]["chaos-beast"]
    pack = {"chaos-beast": {"cost": 4, "source": "published", "from": "my box", "house": []}}
    theirs = words(server, "rune-age", cards=pack)["cards"]["chaos-beast"]
    assert "cost" in ours["house"]
    assert "cost" not in theirs["house"]
    assert theirs["figures"]["cost"] == 4
