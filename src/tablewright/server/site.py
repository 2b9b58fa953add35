"""The pages of the browser client, as its build left them in `static/`: read once, sent from memory."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Response, get

from .door import AnyRequest
from .problems import Refusal

STATIC = Path(__file__).parent / "static"
MISSING = b"<!doctype html><title>Tablewright</title><p>The browser client is not built; /schema describes the server."
PACKED = {".br": "br", ".gz": "gzip"}
"""Files that the build leaves beside others: the same, compressed."""
OF_THE_SERVER = ("api/", "schema")
KINDS = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}


@dataclass(frozen=True)
class File:
    """A file in every encoding that there is of it, the best first; the last is plain."""

    kind: str
    cache: str
    tag: str
    bodies: tuple[tuple[str, bytes], ...]

    def answer(self, request: AnyRequest) -> Response[bytes]:
        """The file as this browser takes it; nothing if it has it."""
        headers = {"cache-control": self.cache, "etag": self.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == self.tag:
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        taken = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        encoding, body = next((each for each in self.bodies if each[0] in taken), self.bodies[-1])
        if encoding:
            headers["content-encoding"] = encoding
        return Response(body, headers=headers, media_type=self.kind)


def file_of(path: Path, inside: str) -> File:
    """A file of the build. What stands in `assets/` has a new name whenever it changes, so it is kept for ever."""
    plain = path.read_bytes()
    packed = [
        (name, Path(f"{path}{end}").read_bytes()) for end, name in PACKED.items() if Path(f"{path}{end}").is_file()
    ]
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    cache = "public, max-age=31536000, immutable" if inside.startswith("assets/") else "no-cache"
    return File(kind, cache, f'"{hashlib.sha256(plain).hexdigest()[:32]}"', (*packed, ("", plain)))


def files_of(folder: Path) -> dict[str, File]:
    """All files of the build by their paths."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in PACKED]
    return {(inside := path.relative_to(folder).as_posix()): file_of(path, inside) for path in paths}


def site(folder: Path = STATIC) -> list[Any]:
    """The routes of the client: its files, and for every other address its one page, which finds its way by it."""
    files = files_of(folder)
    missing = File("text/html", "no-cache", '"missing"', (("", MISSING),))
    page = files.get("index.html", missing)

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client(request: AnyRequest) -> Response[bytes]:
        """A file of the client, or its page."""
        inside = str(request.path_params.get("path", "")).lstrip("/")
        if inside in files:
            return files[inside].answer(request)
        if inside.startswith(OF_THE_SERVER) or "." in inside.rpartition("/")[2]:
            raise Refusal(404, "no-page")
        return page.answer(request)

    return [client]
