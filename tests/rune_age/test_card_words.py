"""Cards in words: complete in both languages, and true to the verbs."""

import re
from importlib.resources import files

import pytest

from tablewright.core.text import LANGUAGES, Texts
from tablewright.games.rune_age import loading, words

LAYERS = [("tablewright.games.rune_age", "cards")]
LIBRARY = loading.printed()


def line(lang: str, title: str, timing: str) -> str:
    return words.ability(Texts(lang, LAYERS), LIBRARY, LIBRARY.cards[LIBRARY.number(title)], timing)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_has_all_words(lang: str) -> None:
    texts = Texts(lang, LAYERS)
    keys = [*words.every_key(), *(f"card-{name}" for name in LIBRARY.names)]
    assert [key for key in keys if not texts.speaks(key)] == []


def test_both_languages_have_the_same_messages() -> None:
    text = files("tablewright.games.rune_age").joinpath("text")
    english, french = (
        re.findall(r"^([a-z][a-z0-9-]*) =", text.joinpath(f"{lang}-cards.ftl").read_text("utf-8"), re.MULTILINE)
        for lang in LANGUAGES
    )
    assert english == french
    assert len(english) == len(set(english))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_told(lang: str) -> None:
    texts = Texts(lang, LAYERS)
    for card in LIBRARY.cards:
        said = [*words.figure_lines(texts, card), words.source_line(texts, card)]
        said += words.abilities(texts, LIBRARY, card).values()
        for each in said:
            assert not re.search(r"[{}$]|  | ,|=|None", each), each


@pytest.mark.parametrize(
    ("lang", "title", "timing", "words"),
    [
        ("en", "ravager", "resolution", "Resolution: if your hand is empty, +1 strength."),
        ("fr", "ravager", "resolution", "Résolution : si votre main est vide, +1 force."),
        ("en", "forced-march", "action", "Action: destroy a card of your hand – for that, draw 2 cards."),
        ("fr", "forced-march", "action", "Action : détruisez une carte de votre main – en échange, piochez 2 cartes."),
        ("en", "rune-of-haste", "held", "While you hold it: you refill to 6 cards."),
        ("fr", "rune-of-haste", "held", "Tant que vous la détenez : vous complétez votre main à 6 cartes."),
        ("en", "ghox", "phase", "At the start of each Event phase, each player: take 2 damage."),
        ("fr", "ghox", "phase", "Au début de chaque phase Événement, chaque joueur : subissez 2 dégâts."),
    ],
)
def test_an_ability_reads_as_it_plays(lang: str, title: str, timing: str, words: str) -> None:
    assert line(lang, title, timing) == words


def test_a_house_figure_on_a_published_card_is_marked() -> None:
    texts = Texts("en", LAYERS)
    seer, giant_troll = (LIBRARY.cards[LIBRARY.number(name)] for name in ("seer", "giant-troll"))
    assert "cost 2 (house)" in words.figure_lines(texts, seer)
    assert "cost 6" in words.figure_lines(texts, giant_troll)
    assert words.source_line(texts, giant_troll) == "Figures published: P10."
