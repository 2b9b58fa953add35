"""`tablewright serve`."""

from __future__ import annotations

import errno
import socket
import threading
import webbrowser

from ..core.errors import BadOption, shown
from .running import CONTENT, DONE, fail
from .speech import one_line, say


def serve(host: str, port: int, database: str, workers: int, rate: float, browser: bool) -> int:
    """Serve until interrupted."""
    from ..server.app import Settings
    from ..server.serve import BadDatabase, default_database, serve_forever

    listening = _bound(host, port)
    url = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{listening.getsockname()[1]}/"
    settings = Settings(database or default_database(), workers, rate, burst=max(200, 4 * rate))

    def ready() -> None:
        print(say("serve-at", url=url), flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        serve_forever(listening, settings, ready)
    except BadDatabase as bad:
        return fail(say("serve-database", detail=one_line(str(bad))[:200]), CONTENT)
    return DONE


def _bound(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise BadOption("serve-busy", port=str(port)) from None
        raise BadOption("serve-address", host=shown(host), detail=str(error.strerror)) from None
    return listening
