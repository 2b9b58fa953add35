"""Card packs: what is wrong is said with its line, its field and what would be right."""

import pytest

from tablewright.core.text import LANGUAGES, Texts, explain
from tablewright.games.rune_age import loading, packs

TEXTS = {lang: Texts(lang, [("tablewright.games.rune_age", "cards")]) for lang in LANGUAGES}


def flaws(text: str) -> list[tuple[int, str]]:
    _, wrong = packs.read_pack(text)
    return [(int(flaw.arguments["line"]), explain(flaw, TEXTS["en"])) for flaw in wrong]


def test_all_cards_written_as_a_pack_read_back_as_they_are() -> None:
    pack, wrong = packs.read_pack(packs.as_text({}))
    assert wrong == []
    again, ours = loading.library(pack), loading.printed()
    assert again.names == ours.names
    for mine, given in zip(ours.cards, again.cards, strict=True):
        assert {key: value for key, value in given.raw.items() if value != []} == mine.raw


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[archer]\nstrenth = 3", 2, "archer has no field “strenth”. Perhaps: strength"),
        ("[archer]\n\ncost = 31", 3, "archer, cost: 31 is not a whole number from 0 to 30"),
        ("[archer]\ncost = true", 2, "not a whole number"),
        ("[archer]\nmythic = 1", 2, "neither true nor false"),
        ("[archer]\nkind = 'unitt'", 2, "There are: gold, city"),
        ("[demon]\nkind = 'enemy'\nstage = 1", 2, "“enemy” does not go here; what does: unit, tactic"),
        ("[archer]\nsource = 'seen'", 2, "What is: rulebook, published, house"),
        ("[archer]\nhouse = ['strenght']", 2, "What is: strength"),
        ('[archer]\nfrom = "\\u0007"', 2, "a short text on one line"),
        ("[archer]\nplayed = 3", 2, "a table with a list “do”"),
        ("[archer]\nphase = { do = [{ draw = 1 }] }", 2, "those that have: enemy, objective"),
        ("[archer]\nplayed = { when = 1, do = [{ draw = 1 }] }", 2, "it has: for, if, price, do"),
        ("[archer]\nplayed = { for = 'all', do = [{ draw = 1 }] }", 2, "“all” is not known"),
        ("[archer]\nplayed = { if = ['hands <= 1'], do = [{ draw = 1 }] }", 2, "“hands” counts nothing"),
        ("[archer]\nplayed = { do = [\n { draw = 1 },\n { destory = 1 },\n] }", 4, "no such verb"),
        ("[archer]\nplayed = { do = [\n { draw = 1 },\n { draw = 10 },\n] }", 4, "10 is not a whole number"),
        ("[archer]\nplayed = { do = [\n { draw = 1, form = 'hand' },\n] }", 3, "it takes: per, of"),
        ("[archer]\nplayed = { do = [\n { destroy = 1, of = 'foe' },\n] }", 3, "What is: me, opponent"),
        ("[archer]\nplayed = { do = [\n { take = 1, what = 'footmann' },\n] }", 3, "What is: footman"),
        ("[archer]\nplayed = { do = [\n { take = 1, what = ['footman', 'gold'] },\n] }", 3, "not both"),
        ("[archer]\nplayed = { do = [\n { sturdy = true },\n] }", 3, "this verb cannot stand in “do” here"),
        ("[seer]\nend = { price = [{ draw = 1 }], do = [{ look = 1 }] }", 2, "discard, destroy, wound, spend, exhaust"),
        ("[demon]\nstatic = { do = [{ sturdy = 1 }] }", 2, "takes no number"),
        ("[khorgard]\ndrawn = { do = [{ damage = 1 }, { attack = true }] }", 2, "must be the only verb"),
        ("[phrylenex]\ndrawn = { do = [{ attack = true }] }", 1, "needs “strength”"),
        ("[footman]\ncopies = 2", 1, "needs three or more of a unit of cost 1"),
        ("[gold-1]\ncopies = 9", 2, "the rulebook says 24"),
        ("[hermit]\nkind = 'unit'", 1, "A new card says in “home” where it belongs"),
        ("[hermit]\nhome = 'neutral'\nkind = 'city'\nstrength = 1\ninfluence = 1", 3, "what does: unit, tactic"),
        ("[hermit]\nhome = 'mercenary'\nkind = 'unit'\ncost = 1\nstrength = 1\ncopies = 5", 1, "needs “category”"),
        ("[hermit]\nhome = 'neutral'\nkind = 'unit'\ncost = 1", 1, "needs “strength”"),
        ("archer = 3", 1, "a pack holds tables"),
        ("[archer", 1, "no valid TOML"),
    ],
)  # fmt: skip
def test_a_flaw_is_told_with_its_line_and_what_would_be_right(text: str, line: int, words: str) -> None:
    found = flaws(text)
    assert any(at == line and words in said for at, said in found), found
    _, wrong = packs.read_pack(text)
    for lang, texts in TEXTS.items():
        for flaw in wrong:
            assert texts.speaks(flaw.key), (lang, flaw.key)
            assert explain(flaw, texts) != flaw.key


def test_a_pack_of_anything_is_refused_and_never_breaks() -> None:
    for value in ("[]", "{}", "[[]]", "'x'", "-1", "1.5", "2024-01-01", "[{}]", "{ do = [{}] }", "{ do = [1] }"):
        for key in ("kind", "cost", "box", "house", "from", "played", "static", "source", "mythic", "category", "en"):
            good = (key, value) in (("from", "'x'"), ("house", "[]"))
            assert (flaws(f"[seer]\n{key} = {value}") == []) is good, (key, value)


def test_a_new_card_needs_no_python() -> None:
    pack, wrong = packs.read_pack(
        """
        [hermit]
        home = "neutral"
        kind = "unit"
        cost = 4
        strength = 2
        copies = 5
        played = { if = ["wounds"], price = [{ spend = 2 }], do = [{ draw = 1, per = "foes" }] }
        """
    )
    assert wrong == []
    assert "hermit" in loading.library(pack).names
    assert loading.tables(pack).titles == loading.tables({}).titles + 1
