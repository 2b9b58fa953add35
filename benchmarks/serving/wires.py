"""Lean clients: a WebSocket and a kept HTTP connection, so that the load costs less than the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from contextlib import suppress
from typing import cast

Heard = Callable[[bytes], None]


class Http(asyncio.Protocol):
    """One kept connection; one request at a time."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        self.buffer = b""
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None

    @classmethod
    async def open(cls, host: str, port: int) -> Http:
        """Connect."""
        _, http = await asyncio.get_running_loop().create_connection(cls, host, port)
        return http

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionError("closed"))

    def send(self, method: str, path: str, body: bytes = b"", key: str = "") -> asyncio.Future[tuple[int, bytes]]:
        """Ask; the answer is its status and body."""
        assert self.transport is not None
        if self.transport.is_closing():
            raise ConnectionError("closed")
        authorization = f"authorization: Seat {key}\r\n" if key else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n{authorization}"
            f"content-length: {len(body)}\r\n\r\n"
        )
        self.answer = asyncio.get_running_loop().create_future()
        self.transport.write(head.encode() + body)
        return self.answer

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        head, found, rest = self.buffer.partition(b"\r\n\r\n")
        if not found:
            return
        lower = head.lower()
        at = lower.find(b"content-length:")
        length = int(lower[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(rest) < length:
            return
        self.buffer = rest[length:]
        answer, self.answer = self.answer, None
        if answer is not None and not answer.done():
            answer.set_result((int(head[9:12]), rest[:length]))


class Socket(asyncio.Protocol):
    """A WebSocket that hands over every text message."""

    def __init__(self, path: str, heard: Heard) -> None:
        self.path = path
        self.heard = heard
        self.transport: asyncio.Transport | None = None
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.closed = asyncio.get_running_loop().create_future()

    @classmethod
    async def connect(cls, host: str, port: int, path: str, heard: Heard) -> Socket:
        """Connect and shake hands."""
        _, socket = await asyncio.get_running_loop().create_connection(lambda: cls(path, heard), host, port)
        await socket.open
        return socket

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nhost: bench\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
            f"sec-websocket-key: {key}\r\nsec-websocket-version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        for future in (self.open, self.closed):
            if not future.done():
                with suppress(asyncio.InvalidStateError):
                    future.set_result(None)

    def send(self, text: bytes) -> None:
        """Send a text message (masked with zeros)."""
        assert self.transport is not None
        length = len(text)
        head = bytes((0x81, 0x80 | length)) if length < 126 else bytes((0x81, 0xFE)) + length.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hang up."""
        if self.transport is not None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self.buffer[:end]:
                self.open.set_exception(ConnectionError(bytes(self.buffer[:80]).decode(errors="replace")))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 1:
                self.heard(payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 15, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload
