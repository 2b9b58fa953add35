"""The TypeScript types of the wire are those of the Python structs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.server import wire
from tools import wire_types


def test_the_generated_types_are_fresh() -> None:
    assert wire_types.TARGET.read_text("utf-8") == wire_types.typescript(), "run `make types`"


def test_a_stale_file_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wire.ts"
    assert wire_types.main([str(path)]) == 0
    assert wire_types.main(["--check", str(path)]) == 0
    path.write_text(path.read_text("utf-8").replace("number: number", "number: string", 1), "utf-8")
    assert wire_types.main(["--check", str(path)]) == 1
    assert "make types" in capsys.readouterr().err


def test_every_type_of_a_route_exists() -> None:
    for taken, given in wire.ROUTES.values():
        for name in (taken, given.removesuffix("[]")):
            assert name in ("", "string") or hasattr(wire, name)
