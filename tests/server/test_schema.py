"""Whatever the OpenAPI schema allows, and much that it does not, is answered with a reason and never with a failure."""

from __future__ import annotations

import random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode

from .conftest import Guest, Server

EXAMPLES = 12
LANGS = ("en", "fr", "xx")


@pytest.fixture(scope="module")
def tables(server: Server) -> list[Guest]:
    """A table that waits, one under way and one that is over, each with a seat link."""
    waiting = Guest.sets_up(server.url, "ethnos", "me", "open", name="Ada")
    playing = Guest.sets_up(server.url, "rune-age", "me", "random", name="Ada")
    over = Guest.sets_up(server.url, "ethnos", "me", "random", name="Ada")
    over.post("/end", key="end-the-game")
    return [waiting, playing, over]


@pytest.mark.filterwarnings("ignore")  # of the tool, about its own libraries
def test_nothing_that_the_schema_describes_fails(server: Server, tables: list[Guest]) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    schema.config.generation.update(modes=[GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
    rng, statuses, tried = random.Random("schema"), set(), 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]  # an invalid schema fails here

        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, database=None, deadline=None, suppress_health_check=list(HealthCheck))
        def ask(case: Any) -> None:
            nonlocal tried
            guest = rng.choice(tables)
            if case.path_parameters and "table" in case.path_parameters and rng.random() < 0.8:
                case.path_parameters["table"] = guest.table
            if rng.random() < 0.7:
                case.headers = {**(case.headers or {}), "authorization": f"Seat {guest.key}"}
            answer = case.call(params={"lang": rng.choice(LANGS)}, timeout=60)
            assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text[:500]}"
            if answer.status_code >= 400:
                assert answer.json()["text"], "a refusal has a reason"
            statuses.add(answer.status_code)
            tried += 1

        ask()
    assert {200, 201, 400, 403, 404} <= statuses
    assert tried > 300
