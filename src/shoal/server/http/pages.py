"""Pages that are not the game's: health, readiness, metrics, and the browser client's files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles

from shoal.server.errors import RESPONSES, respond
from shoal.server.http.dependencies import ThisNode, Where
from shoal.server.http.pocket import PocketFolder
from shoal.server.http.rate_limit import at_home
from shoal.server.http.schemas import Status
from shoal.server.settings import Settings
from shoal.server.storage.database import StorageDown

router = APIRouter()
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-proto", "x-real-ip")
STATIC = Path(__file__).parents[1] / "static"  # where the browser client is built to


@router.get("/health", response_model=Status)
async def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok"}


@router.get("/ready", response_model=Status, responses={503: RESPONSES[503]})
async def ready(node: ThisNode) -> JSONResponse:
    """The node can serve: the database takes a write and nobody told it to stop."""
    if node.registry.stopping:
        return respond(503, "server-stopping")
    try:
        await node.try_write()
    except StorageDown:
        return respond(503, "storage-down")
    return JSONResponse({"status": "ok"})


@router.get("/metrics", responses={404: RESPONSES[404]}, response_class=PlainTextResponse)
async def metrics(node: ThisNode, where: Where, request: Request) -> Any:
    """Numbers in Prometheus' text format, for this machine alone unless the settings open them."""
    # A proxy on this machine is not this machine: what it hands on has a header that says so.
    local = at_home(where) and not any(name in request.headers for name in FORWARDED)
    who = node.settings.metrics
    if who == "off" or (who == "local" and not local):
        return respond(404, "page-unknown")
    return PlainTextResponse(node.metrics.text())


class Assets(StaticFiles):
    """Files whose names hold a digest of what is in them: kept by browsers for good."""

    def file_response(self, *args: Any, **how: Any) -> Response:
        answer = super().file_response(*args, **how)
        answer.headers["cache-control"] = "public, max-age=31536000, immutable"
        return answer


def static_of(settings: Settings) -> Path:
    return Path(settings.static) if settings.static else STATIC


def has_pocket(settings: Settings) -> bool:
    """Whether the built client has what it takes to play without a server."""
    return (static_of(settings) / "python").is_dir()


def serve_client(app: FastAPI, settings: Settings) -> None:
    """The built browser client, if there is one. `/t/…` are addresses of the client's own."""
    folder = static_of(settings)
    index = folder / "index.html"
    if not index.is_file():
        return
    if (folder / "assets").is_dir():
        packed = GZipMiddleware(Assets(directory=folder / "assets"), compresslevel=6)
        app.mount("/assets", packed)

    if has_pocket(settings):
        app.mount("/pocket", PocketFolder(folder))

    @app.get("/", include_in_schema=False)
    @app.get("/t/{rest:path}", include_in_schema=False)
    @app.get("/w/{rest:path}", include_in_schema=False)
    @app.get("/s", include_in_schema=False)
    @app.get("/s/{rest:path}", include_in_schema=False)  # links from before
    async def client(rest: str = "") -> FileResponse:
        return FileResponse(index, headers={"cache-control": "no-cache"})
