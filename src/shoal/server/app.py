"""The application: routes, errors and middleware around a node."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from shoal import __version__
from shoal.server.errors import handle_errors
from shoal.server.http import kept, me, pages, replay, tables
from shoal.server.http.middleware import RequestMiddleware
from shoal.server.neighbours import Neighbours
from shoal.server.node import Node
from shoal.server.ops.steady import Steady
from shoal.server.settings import Settings
from shoal.server.tables.registry import Games
from shoal.server.ws.connection import Connection


def create_app(
    settings: Settings,
    games: Games | None = None,
    clock: Callable[[], float] | None = None,
    neighbours: Neighbours | None = None,
) -> FastAPI:
    """The ASGI application. `games` replaces the shipped ones."""

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await node.start()
        try:
            yield
        finally:
            await node.stop()

    node = Node(settings, games, clock or Steady(), neighbours)
    app = FastAPI(
        title="Shoal",
        version=__version__,
        lifespan=life,
        docs_url=None,  # the usual pages load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.node = node
    app.include_router(tables.router)
    app.include_router(replay.router)
    app.include_router(me.router)
    app.include_router(pages.router)
    app.include_router(kept.router)
    handle_errors(app)

    async def socket(scope: Scope, _receive: Receive, _send: Send) -> None:
        if scope["path"] == "/api/socket":
            await Connection(node, HTTPConnection(scope)).run()

    # Sockets check for themselves whoever calls, and need no routes: a line comes here at once.
    app.state.socket = ProxyHeadersMiddleware(socket, settings.proxies)  # type: ignore[arg-type]
    pages.serve_client(app, settings)
    app.add_middleware(
        RequestMiddleware,
        settings=settings,
        limits=node.limits,
        metrics=node.metrics,
        blocklist=node.blocklist,
    )
    return app
