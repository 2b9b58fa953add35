"""What each command says when all is well."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from tablewright import __version__
from tablewright.cli.app import command
from tablewright.cli.speech import CLI
from tablewright.core.records import Record
from tablewright.core.text import source

from .conftest import Run


def test_version_says_which_build_runs(run: Run) -> None:
    answer = run("--version")
    assert answer.code == 0
    assert re.fullmatch(rf"tablewright {re.escape(__version__)}, (compiled|pure Python)\n", answer.out)


def test_help_has_a_sentence_for_every_command_and_argument(run: Run) -> None:
    for name in ("games", "play", "sim", "record", "replay", "verify", "position", "rules"):
        answer = run(name, "--help")
        assert answer.code == 0
        assert "Usage: tablewright " + name in answer.out
    assert "Joue dans ce terminal" in run("play", "--help", "--lang", "fr").out


def test_every_help_is_a_message_and_every_message_a_help() -> None:
    used = set()

    def walk(command: Any, path: tuple[str, ...]) -> None:
        used.add("-".join(("help", *path)) if path else "help-tablewright")
        for param in command.params:
            assert param.help, (path, param.name)
            used.update({"-".join(("help", *path, f"arg-{param.name}")), f"help-arg-{param.name}"})
        for name, sub in getattr(command, "commands", {}).items():
            walk(sub, (*path, name))

    walk(command(), ())
    said = {line.split(" ")[0] for line in source("en", CLI).splitlines() if line.startswith("help-")}
    assert said <= used


def test_games_lists_options_with_types_defaults_and_help(run: Run) -> None:
    found = json.loads(run("games", "--json").out)
    ethnos = next(game for game in found if game["name"] == "ethnos")
    assert ethnos["seats"] == [1, 2, 3, 4, 5, 6]
    assert "1e" in ethnos["editions"]
    assert [option["name"] for option in ethnos["options"]][:2] == ["edition", "mode"]
    assert all(option["help"] and option["type"] for option in ethnos["options"])
    plain = run("games").out
    assert "--option edition=1e" in plain
    assert "Recrutez" in run("games", "--lang", "fr").out


def test_sim_counts_by_kind(run: Run) -> None:
    answer = run("sim", "ethnos", "--players", "greedy,random", "--games", 4, "--seed", "x", "--json")
    summary = json.loads(answer.out)
    assert summary["games"] == 4
    assert summary["decisions"] > 0
    assert {player["name"] for player in summary["players"]} == {"greedy", "random"}
    assert answer.err == ""
    table = run("sim", "ethnos", "--players", "random", "--games", 2, "--seats", 3)
    assert table.code == 0
    assert "decisions per second" in table.out


def test_faults_of_a_program_are_told(run: Run) -> None:
    given = ("--players", "cmd:/nonexistent,random")
    table = run("sim", "ethnos", *given, "--games", 1)
    assert "faults" in table.out
    assert json.loads(run("sim", "ethnos", *given, "--games", 1, "--json").out)["players"][0]["faults"] > 0
    made = run("record", "ethnos", *given)
    assert made.out.startswith("tablewright-record")
    assert "cannot be started" in made.err


def test_sim_starts_from_a_position(run: Run, position: Path) -> None:
    answer = run("sim", "ethnos", "--players", "random", "--games", 2, "--from-position", position, "--json")
    assert json.loads(answer.out)["games"] == 2


def test_record_verify_and_replay_agree(run: Run, record: Path) -> None:
    parsed = Record.parse(record.read_text("utf-8"))
    verified = run("verify", record)
    assert verified.code == 0
    assert verified.out.count("ok ") == 2
    assert "note" in verified.out
    assert json.loads(run("verify", record, "--json").out)["ok"] is True
    end = json.loads(run("replay", record, "--json").out)
    assert [seat["score"] for seat in end["result"]["seats"]] == list(parsed.scores or ())
    middle = run("replay", record, "--to", 50, "--seat", 1)
    assert "After move 50 of" in middle.out
    assert "Your hand" in middle.out
    assert "Your hand" not in run("replay", record, "--to", 50).out
    assert "Votre main" in run("replay", record, "--to", 50, "--seat", 1, "--lang", "fr").out


def test_a_promised_deal_is_verified(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fair.record"
    run("record", "ethnos", "--players", "random", "--out", file)
    assert run("verify", file).out.count("ok ") == 3


def test_a_position_comes_back(run: Run, position: Path, tmp_path: Path) -> None:
    file = tmp_path / "again.record"
    run("record", "ethnos", "--from-position", position, "--players", "random", "--out", file)
    again = json.loads(run("position", file, "--to", 0).out)
    assert again == json.loads(position.read_text("utf-8"))


def test_the_same_seed_gives_the_same_record(run: Run) -> None:
    first, second = (run("record", "ethnos", "--seed", "s", "--players", "random").out for _ in range(2))
    assert first == second


def test_rules_are_looked_up_in_any_case(run: Run) -> None:
    assert run("rules", "etn-042").out.startswith("ETN-042 [both]")
    assert json.loads(run("rules", "ETN-042", "--json").out)[0]["id"] == "ETN-042"
    assert "ethnos: " in run("rules").out


def test_missing_rules_are_an_answer_and_an_exit_code(run: Run, tmp_path: Path) -> None:
    tests = tmp_path / "tests" / "ethnos"
    tests.mkdir(parents=True)
    (tests / "test_one.py").write_text('@rule("ETN-042")\ndef test_one() -> None: ...\n', "utf-8")
    answer = run("rules", "--missing", "--edition", "1e", "--tests", tests.parent)
    assert answer.code == 1
    listed = [line.split()[0] for line in answer.out.splitlines()]
    assert "ETN-041" in listed
    assert "ETN-042" not in listed
    assert not any(id_.startswith("RUA") for id_ in listed)


def test_exported_figures_are_a_good_pack(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    text = run("cards", "export", "ethnos", "--edition", "1e").out
    pack.write_text(text, "utf-8")
    assert 'source = "published"' in text
    assert run("cards", "check", "ethnos", pack).code == 0
    plain = run("record", "ethnos", "--seed", "1", "--players", "random", "--cards", pack).out.splitlines()
    bare = run("record", "ethnos", "--seed", "1", "--players", "random").out.splitlines()
    unlike = ("option figures", "end ")
    assert [line for line in plain if not line.startswith(unlike)] == [
        line for line in bare if not line.startswith(unlike)
    ]


def test_every_flaw_of_a_pack_has_its_line(run: Run, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('horde = 3\n\nfoo = 1\n[copies]\nvalu = 2\n[dragons]\nvalue = 99\nsource = "me"\n', "utf-8")
    answer = run("cards", "check", "ethnos", pack)
    assert answer.code == 1
    assert [int(line.split(":")[1]) for line in answer.out.splitlines()] == [1, 3, 4, 4, 6]
    assert len(json.loads(run("cards", "check", "ethnos", pack, "--json").out)["flaws"]) == 5
