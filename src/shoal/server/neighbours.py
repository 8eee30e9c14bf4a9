"""Several processes on one machine that serve the same tables behind the same port.

Each table has one home among them, by its address. Whoever calls is let in by any of them; as soon
as a socket has said which table it is for, it is handed over to that table's home, the
connection itself and not what it says, so that from then on nobody stands in between. A request by
HTTP is answered by whoever got it, as any node on a shared database does: the log decides, and a
hint tells the others what was stored.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import orjson

if TYPE_CHECKING:
    from shoal.server.ws.line import Line

log = logging.getLogger("shoal.neighbours")
LARGEST: Final = 131_072  # bytes of a message from one to another; a socket's head and hello fit


@dataclass
class Berth:
    """The place of one process among its neighbours. Made once by whoever starts them all: when one
    dies, what was sent to it waits for the next one in its place."""

    inbound: socket.socket
    outbound: socket.socket

    @classmethod
    def make(cls) -> Berth:
        inbound, outbound = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        for end in (inbound, outbound):
            end.setblocking(False)
        return cls(inbound, outbound)


@dataclass
class Neighbours:
    """All of them, seen from one; a server that is alone is its only one."""

    berths: list[Berth] = field(default_factory=list)
    me: int = 0
    adopt: Callable[[int, dict[str, Any]], None] = lambda _handle, _told: None
    heard: Callable[[str, int], None] = lambda _table, _version: None

    @property
    def alone(self) -> bool:
        return len(self.berths) < 2

    @property
    def first(self) -> bool:
        """Whether this is the one that does what only one has to do."""
        return self.me == 0

    def home(self, table_id: str) -> int:
        return zlib.crc32(table_id.encode()) % max(1, len(self.berths))

    def here(self, table_id: str) -> bool:
        return self.alone or self.home(table_id) == self.me

    # Listening.

    def start(self) -> None:
        if not self.alone:
            asyncio.get_running_loop().add_reader(self.berths[self.me].inbound, self.read)

    def stop(self) -> None:
        if not self.alone:
            asyncio.get_running_loop().remove_reader(self.berths[self.me].inbound)

    def read(self) -> None:
        """Whatever the others have sent."""
        while True:
            try:
                data, handles, _flags, _from = socket.recv_fds(
                    self.berths[self.me].inbound, LARGEST, 1
                )
            except BlockingIOError:
                return
            told = orjson.loads(data)
            if handles:
                self.adopt(handles[0], told)
            else:
                for table_id, version in told:
                    self.heard(table_id, version)

    # Telling.

    def hint(self, stored: list[tuple[str, int]]) -> None:
        """Tell the others what was stored. A hint that gets lost is made up for by a look."""
        data = orjson.dumps(stored)
        for i, berth in enumerate(self.berths):
            if i != self.me and len(data) <= LARGEST:
                try:
                    berth.outbound.send(data)
                except OSError as error:
                    log.debug("hint lost", extra={"reason": type(error).__name__})

    def hand_over(self, line: Line, table_id: str, told: dict[str, Any]) -> bool:
        """Give a connection to the home of its table; False if it cannot be done now. Then it stays
        here, and all is as it should be but for the time it takes."""
        data = orjson.dumps(told)
        handle = line.handle()
        if handle < 0 or len(data) > LARGEST:
            return False
        try:
            socket.send_fds(self.berths[self.home(table_id)].outbound, [data], [handle])
        except OSError as error:
            log.warning("line kept", extra={"reason": type(error).__name__})
            return False
        line.abandon()
        return True
