"""The first door: what a connection may cost before anybody has read a request."""

from __future__ import annotations

import asyncio
import ipaddress
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from shoal.server.http.rate_limit import neighbourhood

if TYPE_CHECKING:
    from shoal.server.node import Node

TOO_MUCH: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


@cache
def trusted(address: str, proxies: str) -> bool:
    """Whether an address is that of a proxy: it speaks for many."""
    for proxy in (part.strip() for part in proxies.split(",")):
        if proxy in ("*", address):
            return True
        try:
            if ipaddress.ip_address(address) in ipaddress.ip_network(proxy):
                return True
        except ValueError:
            continue
    return False


class Http(HttpToolsProtocol):
    """One connection: bounded in what it sends before a body, and in how long it takes to send it.

    After the handshake of a socket its parser is let go, as uvicorn does for other requests: parser
    and connection hold each other, and each closed socket would leave them behind.
    """

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.node: Node = self.config.app.state.node  # type: ignore[union-attr]
        self.beside = 0  # bytes of this request that are no body: its head, chunk sizes, trailers
        self.head = 0  # bytes of its lines
        self.too_much = False
        self.timer: asyncio.TimerHandle | None = None
        self.counted = ""  # the address this connection is counted for

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        settings = self.node.settings
        address = self.client[0] if self.client else ""
        if address and not trusted(address, settings.proxies):
            where = neighbourhood(address)
            if not self.node.limits.arrive(where):
                self.node.metrics.refused["connection"] += 1
                transport.abort()
                return
            self.counted = where
        self.wait(settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.done()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.beside += len(data)
        super().data_received(data)
        # A single line without an end never reaches `on_header`.
        too_large = self.beside > self.node.settings.head_bytes or self.too_much
        if too_large and self.parser is not None:
            self.turn_away()

    def turn_away(self) -> None:
        self.node.metrics.refused["head"] += 1
        self.transport.write(TOO_MUCH)
        self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.head = 0
        if self.timer is None:  # a further request on the same connection
            self.wait(self.node.settings.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        settings = self.node.settings
        self.head += len(name) + len(value)
        if len(self.headers) >= settings.head_lines or self.head > settings.head_bytes:
            self.too_much = True
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if self.too_much:
            return
        super().on_headers_complete()
        self.wait(self.node.settings.body_seconds)

    def on_body(self, body: bytes) -> None:
        self.beside -= len(body)
        if not self.too_much:
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.beside = 0
        self.rest()
        if not self.too_much:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.done()  # sockets are counted by themselves, and have to say hello in time
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    # Time.

    def wait(self, seconds: float) -> None:
        """What comes next has to be whole by then."""
        self.rest()
        self.timer = self.loop.call_later(seconds, self.too_slow)

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def too_slow(self) -> None:
        self.timer = None
        self.node.metrics.refused["slow-request"] += 1
        self.transport.abort()

    def done(self) -> None:
        """This connection needs no more looking after here."""
        self.rest()
        if self.counted:
            self.node.limits.depart(self.counted)
            self.counted = ""
