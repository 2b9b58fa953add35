"""The tables of `docs/games/ettin-card-design.md`, from the data."""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import mean

from tablewright.core.text import Texts
from tablewright.games.ettin import faces, pricing
from tablewright.games.ettin.faces import Face

AGES = (1, 2, 3)
Rows = tuple[tuple[str, ...], Sequence[tuple[str, ...]]]


def said(key: str) -> str:
    """A word on the cards, in English."""
    return Texts("en", [("tablewright.games.ettin", "cards")]).say(key)


def called(nation: str) -> str:
    """The name of a nation."""
    return str(faces.called("nation", nation, "en"))


def of(nation: str, age: int | None = None) -> list[Face]:
    """The units of a nation, or of one of its Ages."""
    return [face for face in faces.ours().cards if face.nation == nation and age in (None, face.age)]


def prices() -> Rows:
    """What each ability adds to a price."""
    rows: list[tuple[str, ...]] = []
    for name in faces.ABILITY:
        each = ", for each Gold" if name in faces.GOLD_ABILITIES else ""
        if name in pricing.AGAIN:
            rows.append((said(f"ability-{name}"), *(f"{worth:g} × Strength" for worth in pricing.AGAIN[name])))
        else:
            rows.append((said(f"ability-{name}") + each, *(f"{worth:g}" for worth in pricing.PRICE[name])))
    return ("ability", "Age I", "Age II", "Age III"), rows


def budgets() -> Rows:
    """What each nation gets in each Age, and what it should cost."""
    rows: list[tuple[str, ...]] = []
    for nation in faces.NATION:
        for age in AGES:
            cards = of(nation, age)
            cost, worth = mean(face.cost for face in cards), mean(pricing.price(face) for face in cards)
            rows.append(
                (
                    called(nation),
                    "I" * age,
                    str(len(cards)),
                    f"{mean(face.strength for face in cards):.1f}",
                    f"{cost:.1f}",
                    f"{worth:.1f}",
                    f"{cost - worth:+.1f}",
                    str(sum(face.vp for face in cards)),
                    str(sum(face.adventure for face in cards)),
                    str(sum(face.type != "troop" for face in cards)),
                )
            )
    head = ("nation", "Age", "cards", "Strength", "cost", "price", "cost - price", "VP", "Adventure", "Defenses")
    return head, rows


def abilities() -> Rows:
    """On how many cards each ability stands."""
    rows: list[tuple[str, ...]] = []
    names = {
        nation: Counter(faces.numbered(a)[0] for face in of(nation) for a in face.abilities) for nation in faces.NATION
    }
    for ability in faces.ABILITY:
        counts = [names[nation][ability] for nation in faces.NATION]
        rows.append((said(f"ability-{ability}"), *(str(n) if n else "" for n in counts), str(sum(counts))))
    walls = [sum(face.type == "protected" for face in of(nation)) for nation in faces.NATION]
    rows.append(("Protected", *(str(n) if n else "" for n in walls), str(sum(walls))))
    return ("ability", *(called(nation) for nation in faces.NATION), "all"), rows


def quests() -> Rows:
    """What the Adventures of each Age ask and pay."""
    rows: list[tuple[str, ...]] = []
    for age in AGES:
        cards = [face for face in faces.ours().cards if not face.nation and face.age == age]
        rows.append(
            (
                "I" * age,
                str(len(cards)),
                f"{min(face.difficulty for face in cards)}–{max(face.difficulty for face in cards)}",
                f"{mean(face.difficulty for face in cards):.1f}",
                f"{mean(face.vp for face in cards):.1f}",
                f"{mean(face.gold for face in cards):.1f}",
                str(sum(bool(face.becomes) for face in cards)),
                str(sum(bool(face.effect) for face in cards)),
            )
        )
    return ("Age", "cards", "Difficulty", "mean", "mean VP", "mean Gold", "become Defenses", "with an effect"), rows


def mats() -> Rows:
    """The Nation Mats, and what units go with them."""
    rows: list[tuple[str, ...]] = []
    for mat in faces.ours().mats:
        sites = [getattr(mat, place) for place in faces.PLACE]
        strength = sum(faces.LOCATION.index(faces.numbered(site)[0]) for site in sites)
        units = mean(face.strength for face in of(mat.nation))
        source = "rulebook" if mat.source("near") == "rulebook" else "house"
        rows.append((called(mat.nation), *sites, str(strength), f"{units:.2f}", str(mat.initiative), source))
    return (
        "nation",
        *faces.PLACE,
        "Strength of all",
        "mean Strength of its units",
        "initiative",
        "Locations from",
    ), rows


TABLES: dict[str, Callable[[], Rows]] = {
    "ettin prices": prices,
    "ettin budgets": budgets,
    "ettin abilities": abilities,
    "ettin adventures": quests,
    "ettin mats": mats,
}
