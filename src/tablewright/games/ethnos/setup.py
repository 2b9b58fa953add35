"""Options, checked, and what is laid out before the first Age. Ledger section 2, and section 20 for Solo Mode."""

from __future__ import annotations

from typing import Any

from ...core.errors import BadOption
from ...core.game import Setting
from ...core.random import Random
from ...core.zones import row
from . import figures
from .options import Options


def check_mode(options: Options) -> None:
    """Which modes an edition has, and what Solo Mode is played with. Raises `BadOption` (ETN-139, ETN-147, RUL-008)."""
    modes = figures.edition(options.edition).modes
    if options.mode not in modes:
        others = [name for name in figures.EDITIONS if options.mode in figures.edition(name).modes]
        raise BadOption(
            "mode-other-edition",
            "RUL-008",
            mode=options.mode,
            modes=", ".join(modes),
            edition=options.edition,
            other=", ".join(others),
        )
    if options.mode == "solo" and (options.kinds or options.first_game):
        kinds = figures.edition(options.edition).figure["solo-kinds"].value
        raise BadOption("solo-kinds", "ETN-147", kinds=", ".join(map(str, kinds)))  # type: ignore[arg-type]  # a list
    if options.mode != "solo" and options.difficulty != "regular":
        raise BadOption("difficulty-without-solo", "RUL-112", difficulty=options.difficulty)


def check_kinds(options: Options) -> None:
    """The chosen kinds are of the edition, each once. Raises `BadOption`."""
    known = figures.edition(options.edition).kind_names
    for kind in options.kinds:
        if kind not in known:
            raise BadOption("kind-unknown", "RUL-008", given=kind[:40], kinds=", ".join(known))
    if len(set(options.kinds)) != len(options.kinds):
        raise BadOption("kind-twice", "ETN-020")
    if options.kinds and options.first_game:
        raise BadOption("kinds-and-first-game", "RUL-005")


def draw_kinds(options: Options, setting: Setting, random: Random, wanted: int) -> list[int]:
    """The kinds in play, sorted: chosen ones, the first-game set, Bruno's, or drawn (RUL-005, ETN-022, ETN-147)."""
    data = figures.edition(options.edition)
    names = data.kind_names
    if options.kinds:
        return sorted(names.index(kind) for kind in options.kinds)
    if options.mode == "solo":
        return sorted(figures.named(data, "solo-kinds"))
    if options.first_game:
        return sorted(figures.named(data, "first-game")[:wanted])
    drawn = row(list(range(len(names))))
    random.shuffle(drawn, 0, len(drawn))
    return sorted(drawn[:wanted])


def lay_awards(tokens: list[int], random: Random) -> Any:
    """Deal the award tokens to the six Regions and sort each Region's (ETN-017, ETN-018)."""
    dealt = row(list(tokens))
    random.shuffle(dealt, 0, len(dealt))
    each = len(tokens) // 6
    return row([token for region in range(6) for token in sorted(dealt[region * each : (region + 1) * each])])


def swap_awards(awards: Any, triggers: list[int]) -> Any:
    """The highest tokens go to the Regions whose columns play whenever possible: Red and Blue (ETN-148, ETN-149).

    In turn each of them swaps its lowest token for the highest one that lies elsewhere, as long as that is higher. Of
    equal ones the rightmost moves (RUL-087).
    """
    each = len(awards) // len(triggers)
    laid = [list(awards[region * each : (region + 1) * each]) for region in range(len(triggers))]
    rich = [region for region, trigger in enumerate(triggers) if trigger == 0]
    poor = [region for region in range(len(triggers)) if region not in rich]
    idle = 0
    while idle < len(rich):
        own = laid[rich[0]]
        other = max(poor, key=lambda region: (max(laid[region]), region))
        low, high = min(own), max(laid[other])
        idle = 0 if high > low else idle + 1
        if high > low:
            own[own.index(low)] = high
            laid[other][laid[other].index(high)] = low
        rich = rich[1:] + rich[:1]
    return row([token for tokens in laid for token in sorted(tokens)])
