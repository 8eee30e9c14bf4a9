"""Running a node."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import Any, NoReturn

import uvicorn
from starlette.requests import HTTPConnection

from shoal.server.app import create_app
from shoal.server.http.guard import Http
from shoal.server.neighbours import Neighbours
from shoal.server.ops import gc as collector
from shoal.server.ops import lockfile, logs
from shoal.server.settings import Settings, SettingsError
from shoal.server.storage import soundness
from shoal.server.storage.database import Database, StorageDown
from shoal.server.tables.registry import Games
from shoal.server.workers import Workers, until_alone
from shoal.server.ws.connection import Connection
from shoal.server.ws.line import Line

STOP_SECONDS = 10  # for requests that are under way when the server is told to stop
USUAL_PORT = 8000
NEIGHBOURS = 20  # ports tried after the usual one when nobody chose one
BACKLOG = 2048


class ListenError(Exception):
    """The server cannot listen where it should; the message says what to do."""


def address_of(line: socket.socket) -> str:
    """Where a browser on this machine finds it."""
    host, port = line.getsockname()[:2]
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    return f"http://{shown}:{port}"


class Server(uvicorn.Server):
    """Says where it is once it listens, and goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, say: Callable[[str], None]) -> None:
        super().__init__(config)
        self.say = say
        self.address = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.address = address_of(self.servers[0].sockets[0])
            self.say(self.address)

    def adopt(self, handle: int, told: dict[str, Any]) -> None:
        """A connection that a neighbour has let in is ours from now on."""
        self.config.app.state.node.later(self._adopt(handle, told))  # type: ignore[union-attr]

    async def _adopt(self, handle: int, told: dict[str, Any]) -> None:
        caller = socket.socket(fileno=handle)
        caller.setblocking(False)
        headers = [
            (name.encode("latin-1"), value.encode("latin-1")) for name, value in told["headers"]
        ]
        client = tuple(told["client"]) or None
        scope = {"type": "websocket", "client": client, "path": "", "headers": headers}
        _transport, line = await asyncio.get_running_loop().connect_accepted_socket(
            lambda: Line(self.config, self.server_state), caller
        )
        line.resume(scope, told)
        node = self.config.app.state.node  # type: ignore[union-attr]
        await Connection(node, HTTPConnection(line.scope)).resume()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        await app.state.node.farewell()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def make_server(
    settings: Settings,
    games: Games | None = None,
    say: Callable[[str], None] = lambda _text: None,
    neighbours: Neighbours | None = None,
) -> Server:
    config = uvicorn.Config(
        create_app(settings, games, neighbours=neighbours),
        host=settings.host,
        port=max(0, settings.port),
        http=Http,
        ws=Line,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # costs more memory and time than it saves on a home line
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=STOP_SECONDS,
    )
    server = Server(config, say)
    if neighbours is not None:
        neighbours.adopt = server.adopt
    return server


def listen(host: str, port: int) -> socket.socket:
    """A socket that people can reach; with port -1 the usual port, or the next that is free."""
    tried = range(USUAL_PORT, USUAL_PORT + NEIGHBOURS) if port < 0 else [port]
    for number in tried:
        try:
            family, _kind, _protocol, _name, address = socket.getaddrinfo(
                host, number, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
            )[0]
            return socket.create_server(address[:2], family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and number != tried[-1]:
                continue
            raise ListenError(trouble(host, number, error)) from None
    raise AssertionError("there is a last port")


def trouble(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"Port {port} is taken: another server listens there, perhaps a Shoal that still runs. "
            f"Stop it, or choose another port with --port (0 picks a free one)."
        )
    if error.errno == errno.EACCES:
        return f"Port {port} is reserved: choose one from 1024 on with --port."
    return f"Shoal cannot listen on {host}, port {port}: {error.strerror or error}."


def leave(_signal: int, _frame: object) -> NoReturn:
    """Told to stop: that is no fault."""
    sys.exit(0)


async def examine(settings: Settings) -> None:
    """Reach a database elsewhere and bring it up to date, before anybody is let in."""
    database = Database(settings)
    try:
        await database.migrate()
    except StorageDown as error:
        raise soundness.UnusableDatabaseError(
            f"The database cannot be used ({error}). Is it running, and is `database` right?"
        ) from None
    finally:
        await database.close()


def serve(settings: Settings, games: Games | None = None) -> None:
    """Serve until told to stop; prints the address on standard output."""
    signal.signal(signal.SIGTERM, leave)  # the server has its own while it runs, and goes on to us
    gc.disable()  # nothing that is loaded now goes away again
    logs.set_up(settings.log)
    lock = None if settings.postgres() else lockfile.take(settings.data)
    if not settings.postgres():
        soundness.check_file(settings.data / "shoal.sqlite3")
    else:
        asyncio.run(examine(settings))
    line = listen(settings.host, settings.port)
    shunned = settings.port < 0 and line.getsockname()[1] != USUAL_PORT

    def announce(address: str) -> None:
        if lock is not None:
            lockfile.write_address(lock, address)
        before = f"Port {USUAL_PORT} is taken. " if shunned else ""
        sys.stdout.write(f"{before}Shoal is at {address}\n")
        sys.stdout.flush()

    if settings.workers > 1:
        serve_together(settings, games, line, announce)
        return

    def begin(address: str) -> None:
        announce(address)
        collector.begin()

    make_server(settings, games, begin).run(sockets=[line])


def serve_together(
    settings: Settings, games: Games | None, line: socket.socket, announce: Callable[[str], None]
) -> None:
    """Several processes behind one port, each at home for a part of the tables."""
    if not hasattr(os, "fork"):
        raise SettingsError("workers: this system has no way to share a port; leave it at 1")
    if not settings.postgres():
        asyncio.run(examine(settings))  # once, and not by all of them at the same time

    def serve_one(
        own: Settings, neighbours: Neighbours, ready: Callable[[], None], alive: int
    ) -> None:
        def begin(_address: str) -> None:
            until_alone(alive, lambda: server.handle_exit(signal.SIGTERM, None))
            collector.begin()
            ready()

        server = make_server(own, games, begin, neighbours)
        server.run(sockets=[line])

    Workers(settings, serve_one).run(lambda: announce(address_of(line)))
