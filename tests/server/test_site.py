"""The client's files as the server sends them."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tablewright.core.errors import Refused
from tablewright.server.app import say_refusal
from tablewright.server.guards import with_headers
from tablewright.server.site import site

from .conftest import HTTP, Server

PAGE = b"<!doctype html><title>The table</title>"
SCRIPT = b"export const answer = 42;\n" * 100


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    """A browser of a server with a small client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "sw.js").write_bytes(b"// awake")
    (tmp_path / "manifest.webmanifest").write_bytes(b"{}")
    (tmp_path / "assets" / "app-1f.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "app-1f.js.gz").write_bytes(gzip.compress(SCRIPT))
    app = Litestar(
        site(tmp_path), middleware=[with_headers], exception_handlers={Refused: say_refusal}, openapi_config=None
    )
    with TestClient(app) as client:
        yield client


@pytest.mark.parametrize("address", ["/", "/t/abcdef", "/t/abcdef/replay/open/12", "/lobby", "/rules/ETN-042"])
def test_every_address_of_the_client_is_its_one_page(browser: TestClient[Litestar], address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.content) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "unsafe" not in answer.headers["content-security-policy"]


def test_files_with_names_of_their_own_are_kept_for_ever_and_compressed(browser: TestClient[Litestar]) -> None:
    packed = browser.get("/assets/app-1f.js", headers={"accept-encoding": "br;q=1, gzip"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT) / 10
    assert packed.content == SCRIPT
    assert "immutable" in packed.headers["cache-control"]
    plain = browser.get("/assets/app-1f.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == SCRIPT


def test_worker_and_manifest_stand_at_the_root_and_are_asked_for_again(browser: TestClient[Litestar]) -> None:
    worker = browser.get("/sw.js")
    assert (worker.content, worker.headers["cache-control"]) == (b"// awake", "no-cache")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert browser.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    again = browser.get("/sw.js", headers={"if-none-match": worker.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/assets/gone.js", "/api/nothing", "/..%2f..%2fapp.py", "/assets/../../app.py", "/x.php"]
)
def test_what_is_not_there_is_refused(browser: TestClient[Litestar], path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "no-page"


def test_the_server_itself_has_pages_and_refuses_what_it_has_not(server: Server) -> None:
    assert HTTP.get(server.url + "/t/abc").headers["content-type"].startswith("text/html")
    assert HTTP.get(server.url + "/api/nothing").json()["code"] == "no-page"
    assert HTTP.get(server.url + "/schema").json()["openapi"].startswith("3.")
    assert HTTP.delete(server.url + "/api/tables").status_code == 405
