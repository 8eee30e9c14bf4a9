"""Errors as clients get them: a status, a key and arguments, nothing of what was sent."""

from __future__ import annotations

import logging
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from shoal.server.http.middleware import problem
from shoal.server.http.schemas import Problem
from shoal.server.storage.database import StorageDown
from shoal.server.tables.registry import NoSuchTable
from shoal.table import Refused
from shoal.table.chat import PHRASES

log = logging.getLogger("shoal.errors")


STATUS_KEYS = {
    400: "request-broken",
    404: "page-unknown",
    405: "method-unknown",
    406: "request-broken",
}
RESPONSES: dict[int | str, dict[str, Any]] = {
    400: {"model": Problem, "description": "The request cannot be read."},
    401: {"model": Problem, "description": "The device has no pass; ask for one first."},
    403: {"model": Problem, "description": "A page from elsewhere, or not for you."},
    404: {"model": Problem, "description": "There is no such table or link."},
    409: {"model": Problem, "description": "The table does not allow it."},
    413: {"model": Problem, "description": "Too large."},
    422: {"model": Problem, "description": "The request does not fit."},
    429: {"model": Problem, "description": "Too many requests."},
    503: {"model": Problem, "description": "The database does not answer; try again."},
}


def keys() -> set[str]:
    """Every key the server itself can send; each game's own are in its words."""
    return {*SENT, *STATUS_KEYS.values(), *PHRASES}


SENT: Final = [
    "address-banned", "begin-anew", "bot-unknown", "bots-busy", "device-unknown", "draft-text",
    "game-unknown", "hello-first", "lesson-unknown", "link-unknown", "message-invalid",
    "origin", "request-broken", "request-invalid", "server-broken", "server-stopping",
    "storage-down", "too-fast", "too-large", "chat-length", "chat-off", "chat-phrase",
    "chat-phrases-only", "record-broken", "record-running",
    "record-wrong", "replay-running", "refuse-over", "refuse-turn",
    "refuse-unknown", "table-busy", "table-clock", "table-host-only", "table-link-old",
    "table-no-seat", "table-no-spectators", "table-not-open", "table-not-over",
    "table-not-running", "table-not-waiting", "table-not-yours", "table-nothing-to-change",
    "table-old", "table-options", "table-rematch-there", "table-seat-free", "table-seat-taken",
    "table-seated-only", "table-seats", "table-seats-open", "table-seats-taken",
    "table-setting", "table-stale", "table-unknown", "tables-many", "takeback-chance",
    "takeback-nothing", "takeback-other", "takeback-reveal", "tally-points", "time-none",
    "host-unknown", "limit-reached", "name-empty", "record-long", "report-nobody", "seat-moved",
    "table-broken", "table-seat-bot", "table-seat-second", "table-watching", "time-own",
    "vote-answered", "vote-none", "vote-open", "vote-unknown", "vote-wait",
]  # fmt: skip


class NoDevice(Exception):  # noqa: N818 (an answer to whoever asked)
    """A request that needs a device pass and has none."""


def respond(status: int, key: str, **args: object) -> JSONResponse:
    return JSONResponse(problem(key, **args), status)


def handle_errors(app: FastAPI) -> None:
    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> JSONResponse:
        # Where it does not fit, not what was sent: that may be a secret.
        where = [".".join(str(part) for part in fault["loc"])[:80] for fault in error.errors()[:5]]
        return respond(422, "request-invalid", where=where)

    @app.exception_handler(HTTPException)
    async def plain(_request: Request, error: HTTPException) -> JSONResponse:
        answer = respond(error.status_code, STATUS_KEYS.get(error.status_code, "request-broken"))
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(NoSuchTable)
    async def unknown(_request: Request, error: NoSuchTable) -> JSONResponse:
        return respond(404, error.key)

    @app.exception_handler(NoDevice)
    async def nobody(_request: Request, _error: NoDevice) -> JSONResponse:
        return respond(401, "device-unknown")

    @app.exception_handler(Refused)
    async def refused(_request: Request, error: Refused) -> JSONResponse:
        status = 429 if error.refusal.key == "limit-reached" else 409
        return JSONResponse({"error": error.refusal.plain()}, status)

    @app.exception_handler(StorageDown)
    async def down(_request: Request, _error: StorageDown) -> JSONResponse:
        answer = respond(503, "storage-down")
        answer.headers["retry-after"] = "1"
        return answer

    @app.exception_handler(Exception)
    async def broken(_request: Request, error: Exception) -> JSONResponse:
        log.error("request failed", exc_info=error)
        return respond(500, "server-broken")
