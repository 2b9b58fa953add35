"""The end of the game: every VP with its reason, Alliances, and who wins. Ledger section 23, R-109 to R-112."""

from __future__ import annotations

from ...core.results import Part, Result, SeatResult, ranks
from .board import AGES, CAMP, RETIRED, Board, card_of, row_of, spot_of
from .cards import ADVENTURE, LOCATIONS, PER_ADVENTURE, PER_DEFENSE, PER_DRAGON, PER_WAR, TROOP

TOKEN_VP = 5
GOLD_FOR_VP = 2


def result(board: Board) -> Result:
    """Each seat's points, its rank by Alliance Score and Gold, and its team."""
    ring = board.ring
    seats = range(board.setting.seats)
    team_of = {int(ring.seat[side]): team(board, side) for side in range(int(ring.sides))}
    teams = sorted(set(team_of.values()))
    sums = dict.fromkeys(teams, (0, 0))
    sheets: dict[int, list[Part]] = {seat: [] for seat in seats}
    for side in range(int(ring.sides)):
        parts = side_parts(board, side)
        sheets[int(ring.seat[side])] += parts
        points, gold = sums[team(board, side)]
        sums[team(board, side)] = (points + sum(part.points for part in parts), gold + int(board.gold[side]))
    places = dict(zip(teams, ranks([sums[each] for each in teams]), strict=True))
    return Result(
        [
            SeatResult(
                seat,
                sum(part.points for part in sheets[seat]),
                sheets[seat],
                places[team_of[seat]],
                places[team_of[seat]] == 1,
                None if ring.alone() else team_of[seat],
            )
            for seat in seats
        ],
        decided_by([sums[each] for each in teams]),
    )


def team(board: Board, side: int) -> int:
    """The Alliance of a side; two players are Alliances of one (R-117)."""
    return side if board.ring.alone() else side // 2


def decided_by(sums: list[tuple[int, int]]) -> str:
    """What told the winners from the others (ETT-192 to ETT-194)."""
    first, second = sorted(sums, reverse=True)[:2] if len(sums) > 1 else (sums[0], (-1, 0))
    if first[0] != second[0]:
        return "points"
    return "gold" if first[1] != second[1] else "shared"


def side_parts(board: Board, side: int) -> list[Part]:
    """Every VP of a side with its reason (ETT-185 to ETT-190, R-111)."""
    words = board.setting.words
    nation = {"nation": words["nation"][board.nation[side]]}
    parts = [
        Part("points-war", TOKEN_VP * age, "ETT-174", nation | {"age": str(age)})
        for age in range(1, AGES + 1)
        if board.tokens[side] >> age - 1 & 1
    ]
    for i in range(int(board.first_of(side)), int(board.end_of(side))):
        card, spot = int(card_of(board.row[i])), int(spot_of(board.row[i]))
        zone, rule = zone_of(spot)
        named = nation | {"card": words["card"][card]}
        if not zone:
            continue
        if board.box.vp[card]:
            parts.append(Part(f"points-{zone}", int(board.box.vp[card]), rule, named))
        bonus = bonus_points(board, side, card)
        if bonus:
            parts.append(Part("points-bonus", bonus, "ETT-189", named))
    gold = int(board.gold[side]) // GOLD_FOR_VP
    if gold:
        parts.append(Part("points-gold", gold, "ETT-190", nation | {"gold": str(int(board.gold[side]))}))
    return parts


def zone_of(spot: int) -> tuple[str, str]:
    """How a zone that counts is called, and its rule; nothing for one that does not (R-111)."""
    if spot == CAMP:
        return "camp", "ETT-186"
    if spot < LOCATIONS:
        return "defense", "ETT-187"
    if spot == RETIRED:
        return "retired", "ETT-188"
    return "", ""


def bonus_points(board: Board, side: int, card: int) -> int:
    """The bonus VP that a card gives its holder at the end (ETT-189, R-112)."""
    box, kind = board.box, int(board.box.bonus[card])
    if not kind:
        return 0
    row = row_of(board, side)
    if kind == PER_ADVENTURE:
        number = sum(box.type[card_of(e)] == ADVENTURE and bool(zone_of(int(spot_of(e)))[0]) for e in row)
    elif kind == PER_DEFENSE:
        number = sum(box.type[card_of(e)] != TROOP and spot_of(e) < LOCATIONS for e in row)
    elif kind == PER_DRAGON:
        number = sum(box.dragon[card_of(e)] == 1 and spot_of(e) in (CAMP, RETIRED) for e in row)
    else:
        assert kind == PER_WAR
        number = int(board.tokens[side]).bit_count()
    return number * int(box.bonus_by[card])
