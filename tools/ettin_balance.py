"""Write the tables of `docs/games/ettin-balance.md` from what was counted, read from standard input:

tablewright balance ettin --games 6720 --seed report --json | python tools/ettin_balance.py
"""

import sys
from pathlib import Path

import ettin_tables
import msgspec

from docs import table
from tablewright.games.ettin import faces
from tablewright.lab.balance import Balance, Pick
from tablewright.lab.simulate import Rate

PAGE = Path(__file__).parents[1] / "docs" / "games" / "ettin-balance.md"
BEGIN, END = "<!-- report begins -->\n", "<!-- report ends -->"
SHOWN = 10
"""How many of the most and least winning cards the page shows."""


def percent(rate: float) -> str:
    """A share as people read it."""
    return f"{100 * rate:.1f} %"


def wins(rate: Rate) -> tuple[str, str]:
    """A share of games won and its 95 % interval."""
    return percent(rate.rate), f"{100 * rate.low:.1f}–{100 * rate.high:.1f} %"


def nations(found: Balance) -> str:
    """Every nation, the strongest first."""
    rows = [
        (
            ettin_tables.called(side.name),
            str(side.wins.games),
            *wins(side.wins),
            f"{side.margin:+.2f}",
            f"{side.score:.1f}",
        )
        for side in found.sides
    ]
    return table(("nation", "games", "wins", "95 %", "mean margin", "mean score"), rows)


def pairs(found: Balance) -> str:
    """Every pair of nations in opposing Alliances."""
    rows = [
        (ettin_tables.called(pair.first), ettin_tables.called(pair.second), str(pair.wins.games), *wins(pair.wins))
        for pair in found.pairs
    ]
    return table(("nation", "against", "games", "wins", "95 %"), rows)


def abilities(found: Balance) -> str:
    """Every ability: how often it was recruited when it could be, and what its recruiters won."""
    picks = sorted((pick for pick in found.picks if pick.kind == "ability"), key=lambda pick: -pick.wins.rate)
    rows = [
        (
            ettin_tables.said(f"ability-{pick.name}"),
            str(pick.offered),
            percent(pick.picked / pick.offered),
            *wins(pick.wins),
        )
        for pick in picks
    ]
    return table(("ability", "offered", "recruited", "wins", "95 %"), rows)


def cards(found: Balance) -> str:
    """The cards whose recruiters won most, and least; cards that were hardly ever recruited apart."""
    picks = sorted((pick for pick in found.picks if pick.kind == "card"), key=lambda pick: -pick.wins.rate)
    tried = [pick for pick in picks if pick.wins.games >= 100]
    rows = [card_row(pick) for pick in [*tried[:SHOWN], *tried[-SHOWN:]]]
    seldom = sum(pick.picked < 0.02 * pick.offered for pick in picks)
    head = ("card", "nation", "offered", "recruited", "wins", "95 %")
    return f"{table(head, rows)}\n\nOf the {len(picks)} units {seldom} were recruited less than once in fifty times."


def card_row(pick: Pick) -> tuple[str, ...]:
    """What is told of a card."""
    face = faces.ours().cards[faces.words().index(pick.name)]
    share = percent(pick.picked / pick.offered)
    return (f"{face.en} ({face.id})", ettin_tables.called(face.nation), str(pick.offered), share, *wins(pick.wins))


def main() -> None:
    """Read what was counted; write the page."""
    found = msgspec.json.decode(sys.stdin.buffer.read(), type=Balance)
    parts = [
        f"{found.games} games with {found.seats} seats, every seat played by `{found.player}`; seed `{found.seed}`.",
        f"## Nations\n\n{nations(found)}",
        f"## Pair by pair\n\nOnly games in which the two were in opposing Alliances.\n\n{pairs(found)}",
        (
            "## Abilities\n\n`offered` counts decisions in which a unit with the ability could be paid for.\n\n"
            f"{abilities(found)}"
        ),
        f"## Units\n\nThe ten whose recruiters won most, and the ten whose recruiters won least.\n\n{cards(found)}",
    ]
    text = PAGE.read_text("utf-8")
    before, rest = text.split(BEGIN)
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n\n".join(parts) + f"\n\n{END}{rest.split(END)[1]}", "utf-8")


if __name__ == "__main__":
    main()
