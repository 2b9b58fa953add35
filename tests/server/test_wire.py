"""The wire is what it says: its TypeScript, its routes, its schema."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import wire_types

from tablewright.server import wire

from .conftest import HTTP, Server


def test_the_generated_types_are_fresh() -> None:
    assert wire_types.TARGET.read_text("utf-8") == wire_types.typescript(), "run `make types`"


def test_a_stale_file_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "wire.ts"
    assert wire_types.main([str(path)]) == 0
    assert wire_types.main(["--check", str(path)]) == 0
    path.write_text(path.read_text("utf-8").replace("number: number", "number: string", 1), "utf-8")
    assert wire_types.main(["--check", str(path)]) == 1
    assert "make types" in capsys.readouterr().err


def test_the_listed_routes_are_those_of_the_server_with_what_they_take_and_answer(server: Server) -> None:
    schema = HTTP.get(server.url + "/schema").json()
    found = {}
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            content = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            answers = [each for status, each in route["responses"].items() if status.startswith("2")]
            found[f"{method.upper()} {path}"] = (_named(content), _named(_schema(answers[0])))
    assert found == wire.ROUTES


def _schema(answer: dict[str, dict[str, dict[str, object]]]) -> dict[str, object]:
    (content,) = answer["content"].values()
    return content.get("schema", {})  # type: ignore[return-value]  # of an OpenAPI document


def _named(schema: dict[str, object]) -> str:
    if schema.get("type") == "array":
        return _named(schema["items"]) + "[]"  # type: ignore[arg-type]  # of an OpenAPI document
    if schema.get("type") == "string":
        return "string"
    reference = re.sub(r".*/", "", str(schema.get("$ref", "")))
    return reference.rpartition("_")[2] if reference.startswith("tablewright") else reference
