"""The pages of the browser client, as the build left them in `static/`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.static_files import create_static_files_router

STATIC = Path(__file__).parent / "static"
MISSING = "<!doctype html><title>Tablewright</title><p>The browser client is not built; /schema describes the server."


@get(["/", "/t/{rest:path}", "/{page:str}"], include_in_schema=False)
async def page() -> Response[str]:
    """The one page of the client; it finds its way by the address."""
    index = STATIC / "index.html"
    text = index.read_text("utf-8") if index.is_file() else MISSING
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


def site() -> list[Any]:
    """The routes of the client's files."""
    if not STATIC.is_dir():
        return [page]
    assets = create_static_files_router(path="/assets", directories=[STATIC / "assets"], include_in_schema=False)
    return [page, assets]
