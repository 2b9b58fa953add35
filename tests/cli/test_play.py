"""The terminal game, driven through a pipe."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from pathlib import Path

from tablewright.core.records import Record

from .conftest import Answer, Run

BEGIN = ("play", "ethnos", "--seed", "5", "--bots", "random")


def kept(home: Path) -> Path:
    """The one record that was kept."""
    files = sorted((home / "tablewright" / "games").glob("*.record"))
    assert len(files) == 1, files
    return files[0]


def read(file: Path) -> Record:
    return Record.parse(file.read_text("utf-8"))


def test_a_whole_game_is_played_told_and_kept(run: Run, home: Path) -> None:
    answer = run(*BEGIN, "--seats", 2, typed="1\n" * 3000)
    assert answer.code == 0, answer.err
    record = read(kept(home))
    assert record.replay().result is not None
    assert record.players == ("person", "random")
    assert f"tablewright verify {kept(home)}" in answer.out
    assert "total" in answer.out
    assert " won, by " in answer.out or "share the win" in answer.out


def test_the_deal_is_promised_before_the_first_card(run: Run, home: Path) -> None:
    answer = run("play", "ethnos", "--bots", "random", "--salt", "abracadabra", typed="quit\n")
    record = read(kept(home))
    assert record.secret
    assert record.salts[0] == "abracadabra"
    text = record.text()
    promise = text.partition("commitment ")[2].split("\n")[0]
    assert answer.out.index(promise) < answer.out.index("Face up")
    assert record.secret not in answer.out
    assert run("verify", kept(home)).out.count("ok ") == 3


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(run: Run, home: Path) -> None:
    answer = run(*BEGIN, typed="draw\n")
    assert answer.code == 0
    assert f"To go on: tablewright play ethnos {kept(home)}" in answer.out
    before = read(kept(home))
    assert (0, "draw") in before.moves
    again = run("play", "ethnos", kept(home), typed="1\nquit\n")
    assert f"goes on after move {len(before.moves)}" in again.out
    after = read(kept(home))
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)


def test_a_record_elsewhere_is_left_as_it_was(run: Run, home: Path) -> None:
    saved = home / "mine.record"
    run(*BEGIN, typed=f"1\nsave {saved}\nquit\n")
    text = saved.read_text("utf-8")
    kept(home).unlink()
    assert run("play", "ethnos", saved, typed="1\nquit\n").code == 0
    assert saved.read_text("utf-8") == text
    assert len(read(kept(home)).moves) > len(read(saved).moves)


def said(answer: Answer) -> str:
    """What was said after the first prompt."""
    return answer.out.partition(" › ")[2]


def test_commands_answer(run: Run) -> None:
    answers = {
        "help": "Tab completes",
        "why take dwarf-red": "[ETN-",
        "why place rhea": "[ETN-037]",
        "why draw": "allowed",
        "hint": "→ ",
        "log": "Age 1 begins",
        "look": "Bands of this Age",
        "rules etn-042": "Pool empty",
        "rules etn-4242": "Near it",
        "rules": "Which rule",
        "score": "total",
        "undo": "no longer be taken back",
        "save": "Save it where",
        "save /nowhere/at/all": "cannot be written",
        "why": "Why what",
        "frobnicate": "is no move",
        "999": "There is no number",
        "0": "There is no number",
        "take": "takes one word",
        "add elf-red": "[ETN-",
        "draw, draw": "chance decides",
        ",": "No move",
        "draw," * 50: "At most 40",
        "take e": "",
        "d": "",
    }
    for typed, answer in answers.items():
        found = run(*BEGIN, typed=f"{typed}\nquit\n")
        assert found.code == 0
        assert answer in said(found), typed
        assert found.err == ""


def test_moves_are_all_or_nothing_and_can_be_taken_back(run: Run, home: Path) -> None:
    typed = "lead halfling-orange, add elf-red\nquit\n"
    assert "[ETN-" in said(run(*BEGIN, typed=typed))
    assert read(kept(home)).moves == ()


def test_a_turn_is_taken_back_until_it_is_sealed(run: Run, home: Path) -> None:
    start = home / "start.record"
    run("play", "ethnos", "--seats", 2, "--me", 0, "--me", 1, "--seed", "5", typed="\n1\n\n1\n\n1\n\n1\nquit\n")
    record = read(kept(home))
    state = record.replay()
    seat = state.to_act[0]
    lead = next(line for line in record.game.lines(state, seat) if len(line) > 1)
    start.write_text(record.text(), "utf-8")
    typed = f"\n{state.text(lead[0])}\nundo\nquit\n"
    answer = run("play", "ethnos", start, typed=typed)
    assert f"Taken back: {state.text(lead[0])}" in answer.out


def test_commands_have_french_names_too(run: Run) -> None:
    answer = run(*BEGIN, "--lang", "fr", typed="aide\npourquoi place rhea\nconseil\nquitter\n")
    assert "Tab complète" in answer.out
    assert "[ETN-037]" in answer.out
    assert "Pour la reprendre" in answer.out


def test_two_people_share_a_keyboard(run: Run, home: Path) -> None:
    me = ("--me", "0=Anna", "--me", "1=Ben")
    answer = run("play", "ethnos", "--seats", 2, *me, "--seed", "4", typed="\ndraw\n\ndraw\nquit\n")
    assert "Pass the screen to Anna, press Enter." in answer.out
    assert "Pass the screen to Ben, press Enter." in answer.out
    assert read(kept(home)).players == ("Anna", "Ben")


def test_names_from_a_record_cannot_move_the_cursor(run: Run, home: Path) -> None:
    run("play", "ethnos", "--me", "0=An\x1b[2Jna", "--bots", "random", "--seed", "1", typed="quit\n")
    assert "\x1b" not in run("play", "ethnos", kept(home), typed="quit\n").out
    assert "\x1b" not in run("replay", kept(home)).out


def test_nothing_is_lost_where_nothing_can_be_kept(run: Run, home: Path) -> None:
    (home / "tablewright").write_text("in the way", "utf-8")
    answer = run(*BEGIN, typed="draw\nquit\n")
    assert answer.code == 0
    file = Path(answer.out.partition("The game is kept in ")[2].split("\n")[0])
    assert read(file).moves
    file.unlink()


def test_a_reader_that_goes_away_ends_it_quietly(home: Path) -> None:
    command = [sys.executable, "-m", "tablewright.cli", *BEGIN]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=dict(os.environ)
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(b"1\n" * 5000)
            process.stdin.close()
        assert process.stderr is not None
        assert b"Traceback" not in process.stderr.read()
    assert read(kept(home)).seed == "5"


def test_fewer_cards_are_offered_only_where_a_band_has_several(run: Run) -> None:
    one = run(*BEGIN, "--seats", 2, "--lang", "en", typed="quit\n").out
    assert "Fewer cards:" not in one
    assert "Fewer cards:" in run(*BEGIN, "--seats", 2, "--lang", "en", typed="1\n" * 30 + "quit\n").out


def test_without_seats_options_that_exclude_one_seat_or_four_are_played(run: Run) -> None:
    four = run("play", "ethnos", "--option", "edition=2e", "--lang", "en", "--seed", "1", typed="quit\n")
    assert "Greedy 3" in four.out
    alone = run("play", "ethnos", "--option", "edition=2e", "--option", "mode=solo", "--seed", "1", typed="quit\n")
    assert "Greedy" not in alone.out
    assert "Bruno" in alone.out
