"""What can be chosen before a game of Rune Age."""

from __future__ import annotations

from typing import Any, Literal, get_args

import msgspec

Scenario = Literal["resurgence", "runewars", "cataclysm", "monument", "ascent", "landmarks", "resurgence-together"]
SCENARIOS: tuple[Scenario, ...] = get_args(Scenario)


class Options(msgspec.Struct, frozen=True):
    """The options of Rune Age; `text/*.ftl` explains each under `option-…`."""

    scenario: Scenario = "resurgence"
    expansion: bool = True
    mercenaries: bool = False
    races: tuple[str, ...] = ()
    neutrals: tuple[str, ...] = ()
    mythic_leave: bool = False
    cards: dict[str, Any] = {}
