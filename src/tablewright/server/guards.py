"""What stands before every request: headers, other sites, sizes and rates."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from .door import address
from .problems import Refusal

Asking = ASGIConnection[Any, Any, Any, Any]
SAFE = {"GET", "HEAD", "OPTIONS"}
LARGEST = 256 * 1024
"""Bytes of a request's body; a card pack fits."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


def same_site(connection: Asking) -> bool:
    """Whether a request comes from our own pages, or from no page at all (a program)."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class Rates:
    """A bucket for each address: `burst` requests at once, `rate` a second for ever."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        """Whether there is room for one more."""
        at = time.monotonic()
        left, then = self._left.pop(who, (self.burst, at))
        left = min(self.burst, left + (at - then) * self.rate)
        granted = left >= cost
        self._left[who] = (left - cost if granted else left, at)
        if len(self._left) > self.most:
            self._left.popitem(last=False)
        return granted


class Guards:
    """Refuses requests from other sites and too many of them, before anything else is done."""

    def __init__(self, requests: Rates) -> None:
        self.requests = requests

    async def __call__(self, request: Request[Any, Any, Any]) -> None:
        """Raise `Refusal` for what may not pass."""
        if not self.requests.take(address(request)):
            raise Refusal(429, "too-many")
        if request.method not in SAFE and not same_site(request):
            raise Refusal(403, "cross-site")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Middleware: the headers that every answer carries."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await app(scope, receive, send_with if scope["type"] == ScopeType.HTTP else send)

    return wrapped
