"""What can be chosen before a game of Ethnos."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True):
    """The options of Ethnos; `text/*.ftl` explains each under `option-…`."""

    edition: Literal["1e", "2e"] = "1e"
    mode: Literal["standard", "recruitment", "solo"] = "standard"
    difficulty: Literal["easy", "regular", "hard"] = "regular"
    kinds: tuple[str, ...] = ()
    first_game: bool = False
    figures: dict[str, int | list[int]] = {}
