"""Whatever is handed in wrong gets one line on stderr, with its reason, and the right exit code."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablewright.core.records import digest

from .conftest import Answer, Run


def refused(answer: Answer, code: int, *words: str) -> None:
    """One line that says these words, and nothing like a traceback."""
    assert answer.code == code, answer.err or answer.out[-300:]
    lines = answer.err.splitlines()
    assert len(lines) == 1, answer.err
    assert lines[0].replace(" :", ":").startswith("tablewright: ")
    assert "Traceback" not in answer.err
    for word in words:
        assert word in lines[0]


USAGE: list[tuple[list[str], str]] = [
    (["frobnicate"], "frobnicate"),
    (["play"], "GAME"),
    (["play", "chess"], "chess"),
    (["play", "ethnos", "--frob"], "--frob"),
    (["play", "ethnos", "--seats", "seven"], "“seven”; it is a whole number"),
    (["play", "ethnos", "--seats", "9" * 5000], "--seats"),
    (["play", "ethnos", "--seats", "7"], "7 seats"),
    (["play", "ethnos", "--seats", "99999999999999999999"], "seats"),
    (["play", "ethnos", "--me", "4"], "seat 4"),
    (["play", "ethnos", "--me", "-1"], "seat -1"),
    (["play", "ethnos", "--me", "0", "--me", "0"], "twice"),
    (["play", "ethnos", "--me", "0=greedy"], "greedy"),
    (["play", "ethnos", "--bots", "deepblue"], "deepblue"),
    (["play", "ethnos", "--option", "edition"], "key=value"),
    (["play", "ethnos", "--option", "edition=9e"], "9e"),
    (["play", "ethnos", "--option", "colour=red"], "colour"),
    (["play", "ethnos", "--option", "first_game=perhaps"], "perhaps"),
    (["play", "ethnos", "--option", "first_game=true", "--option", "first_game=true"], "twice"),
    (["play", "ethnos", "--option", "kinds=gnome"], "gnome"),
    (["play", "ethnos", "--option", "kinds=elf,elf,orc,troll,giant"], "ETN-020"),
    (["play", "ethnos", "--option", "figures=[[["], "figures"),
    (["play", "ethnos", "--option", 'figures={"horde": NaN}'], "figures"),
    (["play", "ethnos", "--option", 'figures={"dragons": ' + "9" * 400 + "}"], "dragons"),
    (["play", "ethnos", "--seed", "1", "--salt", "x"], "--seed"),
    (["play", "ethnos", "--salt", "x", "--salt", "y"], "salts"),
    (["play", "ethnos", "--salt", "x" * 300], "200"),
    (["play", "ethnos", "--lang", "de"], "de"),
    (["games", "--lang", "tlh"], "tlh"),
    (["sim", "ethnos", "--players", "random,random", "--seats", "3"], "2 players"),
    (["sim", "ethnos", "--players", "me"], "me"),
    (["sim", "ethnos", "--games", "0"], "games"),
    (["sim", "ethnos", "--jobs", "0"], "0"),
    (["record", "ethnos", "--players", "nobody"], "nobody"),
    (["rules", "--missing", "--edition", "7e"], "7e"),
    (["cards", "export", "ethnos", "--edition", "7e"], "7e"),
    (["cards", "frob"], "check, export"),
    (["cards"], "check, export"),
    (["sim", "ethnos", "--games"], "--games"),
    (["games", "--json=3"], "--json"),
    (["games", "ethnos"], "games"),
    (["serve", "--port", "65536"], "65535"),
    (["serve", "--rate", "often"], "“often”; it is a number"),
    (["serve", "--host", "nowhere.invalid", "--port", "0"], "nowhere.invalid"),
    (["cards", "check", "chess", "x.toml"], "chess"),
]


@pytest.mark.parametrize(("arguments", "word"), USAGE, ids=lambda value: str(value)[:60])
def test_usage(run: Run, arguments: list[str], word: str) -> None:
    refused(run(*arguments), 2, word)


def test_refusals_speak_french_too(run: Run) -> None:
    refused(run("play", "chess", "--lang", "fr"), 2, "Le jeu « chess » n’existe pas")
    refused(run("play", "ethnos", "--frob", "--lang", "fr"), 2, "L’option --frob")
    refused(run("play", "ethnos", "--seats", "x", "--lang", "fr"), 2, "il faut un nombre entier")
    refused(run("frob", "--lang", "fr"), 2, "n’existe pas")
    refused(run("play", "ethnos", "--option", "kinds=gnome", "--lang=fr"), 2, "dans cette édition")


def test_content_that_is_not_there(run: Run, tmp_path: Path) -> None:
    refused(run("rules", "ETN-9999"), 1, "ETN-9999", "ETN-099")
    refused(run("rules", "\x1b[31m"), 1)
    for command in ("replay", "verify", "position"):
        refused(run(command, tmp_path / "nowhere"), 1, "nowhere")
        refused(run(command, tmp_path), 1, "cannot be read")
    refused(run("rules", "--missing", "--tests", tmp_path / "nowhere"), 1, "nowhere")
    refused(run("record", "ethnos", "--players", "random", "--out", tmp_path / "no" / "where"), 1, "cannot be written")


BROKEN: dict[str, bytes] = {
    "empty": b"",
    "binary": bytes(range(256)),
    "foreign": b"1. e4 e5 2. Nf3\n",
    "only-magic": b"tablewright-record 1\n",
    "future": b"tablewright-record 99\nend 0 0\n",
    "garbage": b"garbage!" * (10 << 17),
    "long-record": b"tablewright-record 1\n" + b"x" * (10 << 20),
    "huge": b"0" * (20 << 20),
    "json": b'{"a": 1}',
    "nested": b"[" * 100_000,
    "nan": b'{"game": "ethnos", "seats": NaN}',
    "numbers": b'{"game": "ethnos", "rules": ' + b"9" * 5000 + b"}",
    "infinite": b'{"game": "ethnos", "rules": 1e999}',
    "surrogate": b'{"game": "\\ud800"}',
    "not-a-game": b'{"game": "chess"}',
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_files(run: Run, tmp_path: Path, name: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(BROKEN[name])
    for command in ("replay", "verify", "position"):
        refused(run(command, file), 1)
    refused(run("play", "ethnos", file), 1)
    refused(run("play", "ethnos", "--from-position", file), 1)
    refused(run("sim", "ethnos", "--from-position", file, "--games", 1), 1)
    if name != "empty":
        answer = run("cards", "check", "ethnos", file)
        refused(answer, 1)
        refused(run("play", "ethnos", "--cards", file), 1)


def resealed(text: str) -> str:
    """A record with a closing line that fits its text again."""
    body, _, last = text.rstrip("\n").rpartition("\n")
    return f"{body}\n{' '.join(last.split()[:2])} {digest(body + chr(10))}\n"


def test_edited_records(run: Run, record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    file = tmp_path / "edited"
    edits = [
        (text[: len(text) // 2], "breaks off"),
        (text.replace("seats 4", "seats 5"), "changed"),
        (text + "more\n", "breaks off"),
        (resealed(text.replace("seats 4", "seats 5")), ""),
        (resealed(text.replace("rules ", "rules 9", 1)), "rules version"),
        (resealed(text.replace("game ethnos", "game chess")), "chess"),
        (resealed(text.replace('option edition "1e"', 'option edition "9e"')), "9e"),
        (resealed(text.replace("moves\n", "moves\n0 draw a rabbit\n", 1)), ""),
        (resealed(text.replace('seed "1"', 'seed "2"')), "Move"),
    ]
    for edited, word in edits:
        file.write_text(edited, "utf-8")
        refused(run("replay", file), 1, word)


def test_a_false_result_fails_the_check(run: Run, record: Path, tmp_path: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    result = next(line for line in lines if line.startswith("result "))
    file = tmp_path / "false"
    file.write_text(resealed("\n".join(lines).replace(result, "result 99 0 0 0") + "\n"), "utf-8")
    answer = run("verify", file)
    refused(answer, 1, "result")
    assert "FAILED" in answer.out
    assert json.loads(run("verify", file, "--json").out)["ok"] is False


def test_plies_and_seats_that_are_not_there(run: Run, record: Path) -> None:
    refused(run("replay", record, "--to", 99999), 1, "99999")
    refused(run("replay", record, "--to", -1), 1, "-1")
    refused(run("position", record, "--to", 10**30), 1)
    refused(run("replay", record, "--seat", 4), 2, "seat 4")


def test_what_contradicts_a_saved_game(run: Run, record: Path, position: Path) -> None:
    refused(run("play", "ethnos", record), 1, "--me")
    refused(run("play", "ethnos", record, "--seed", "1"), 2, "saved")
    refused(run("play", "ethnos", record, "--seats", "3", "--me", "0"), 2, "3 seats")
    refused(run("play", "ethnos", "--from-position", position, "--seed", "1"), 2, "position")
    refused(run("sim", "ethnos", "--from-position", position, "--option", "edition=1e"), 2, "position")
    refused(run("sim", "ethnos", "--from-position", position, "--seats", "3", "--players", "random"), 2, "3 seats")


def edits(position: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """A good position with one thing wrong each time."""
    hand = [*position["players"][0]["hand"], "elf-red"]
    players = [{**position["players"][0], "hand": hand}, *position["players"][1:]]
    return [
        ({key: value for key, value in position.items() if key != "deck"}, "deck"),
        ({**position, "colour": "red"}, "colour"),
        ({**position, "players": players}, "ETN-021"),
        ({**position, "age": 7}, "age"),
        ({**position, "age": 10**18}, "age"),
        ({**position, "age": "one"}, "age"),
        ({**position, "deck": ["rabbit"]}, "rabbit"),
        ({**position, "seats": 5}, ""),
        ({**position, "to_act": [9]}, "to_act"),
        ({**position, "random": [1, 2]}, "random"),
        ({**position, "agenda": ["dance"]}, "dance"),
        ({**position, "rules": 99}, "99"),
        ({**position, "options": {"edition": "9e"}}, "9e"),
    ]


def test_edited_positions(run: Run, position: Path, tmp_path: Path) -> None:
    file = tmp_path / "edited.json"
    for edited, word in edits(json.loads(position.read_text("utf-8"))):
        file.write_text(json.dumps(edited), "utf-8")
        refused(run("play", "ethnos", "--from-position", file), 1, word)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_mutilated_records_and_positions(run: Run, record: Path, position: Path, data: st.DataObject) -> None:
    source = data.draw(st.sampled_from([record, position]))
    text = source.read_bytes()
    at = data.draw(st.integers(0, len(text) - 1))
    length = data.draw(st.integers(0, 40))
    broken = text[:at] + data.draw(st.binary(max_size=20)) + text[at + length :]
    if source is record:
        broken = resealed(broken.decode("utf-8", "replace")).encode("utf-8", "replace")
    file = record.parent / "broken"
    file.write_bytes(broken)
    arguments = ("verify", file) if source is record else ("play", "ethnos", "--from-position", file)
    answer = run(*arguments, typed="quit\n")
    assert answer.code in (0, 1), answer.err
    if answer.code == 1:
        refused(answer, 1)
