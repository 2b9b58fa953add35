"""What can be chosen before a game of Ettin."""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """The options of Ettin; `text/*.ftl` explains each under `option-…`.

    `edition` names cards and terms. `nations` gives each seat its nation, else they `pick`. `secretive` seats hide
    their cards from their Ally too (R-128). The others are readings that the ledger leaves open, by default as ruled.
    """

    edition: Literal["en", "fr"] = "en"
    pick: Literal["choose", "random"] = "choose"
    nations: tuple[str, ...] = ()
    odd: int | None = None
    secretive: tuple[int, ...] = ()
    payout: Literal["card", "draw"] = "card"
    scout_adventure: bool = True
    must_target: bool = True
    early_retire: bool = False
    unopposed_wins: bool = False
    protected_always: bool = False
    must_attempt: bool = False
    place_later: bool = False
    troops_shield: bool = False
    vicious_deck: bool = False
    siege_needs_win: bool = False
    must_lose_souls: bool = False
    cities_double: bool = True
    pack: str = ""
    figures: dict[str, dict[str, Any]] = {}
