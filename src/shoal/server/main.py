"""Running a node."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from shoal.server import logs
from shoal.server.app import create_app
from shoal.server.games import Games
from shoal.server.settings import Settings

STOP_SECONDS = 10  # for requests that are under way when the server is told to stop


class Server(uvicorn.Server):
    """Says where it is once it listens, and goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, say: Callable[[str], None]) -> None:
        super().__init__(config)
        self.say = say
        self.address = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
            self.address = f"http://{shown}:{port}"
            self.say(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        await app.state.shoal.farewell()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def make_server(
    settings: Settings, games: Games | None = None, say: Callable[[str], None] = lambda _text: None
) -> Server:
    config = uvicorn.Config(
        create_app(settings, games),
        host=settings.host,
        port=settings.port,
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
    return Server(config, say)


def serve(settings: Settings, games: Games | None = None) -> None:
    """Serve until told to stop; prints the address on standard output."""
    logs.set_up(settings.log)

    def announce(address: str) -> None:
        # What a node is made of lives as long as it does: the collector need not walk through it
        # again and again, which would hold everybody up for a tenth of a second each time.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        sys.stdout.write(f"Shoal is at {address}\n")
        sys.stdout.flush()

    make_server(settings, games, announce).run()
