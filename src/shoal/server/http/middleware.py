"""What every request passes first: limits, origin, size, headers."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shoal.server.http.rate_limit import AddressLimits, neighbourhood
from shoal.server.ops.blocklist import Blocklist
from shoal.server.ops.metrics import Metrics
from shoal.server.settings import Settings
from shoal.server.tables.render import dumps

HOME_NAMES = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".fritz.box")
SAFE = ("GET", "HEAD", "OPTIONS")
RECORD_BYTES = 512_000
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # addresses of tables are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def problem(key: str, **args: object) -> dict[str, object]:
    """An error as every client gets it."""
    return {"error": {"clause": "", "key": key, "args": args}}


def origin_fits(headers: Headers, allowed: list[str]) -> bool:
    """Whether a page from elsewhere is behind this. Programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")


@lru_cache(1024)
def host_fits(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a request was meant for this server, and no name from elsewhere was made to point
    here. At home a server has an address or a name without a domain; others are in the origins."""
    if any(host == urlsplit(origin).netloc for origin in allowed):
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if "." not in name and ":" not in name:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.endswith(HOME_NAMES)
    return True


def address_of(scope: Scope) -> str:
    """Where a request comes from, as limits count it."""
    client = scope.get("client")
    return neighbourhood(str(client[0])) if client else ""


class RequestMiddleware:
    """ASGI middleware around the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        limits: AddressLimits,
        metrics: Metrics,
        blocklist: Blocklist,
    ) -> None:
        self.app = app
        self.blocklist = blocklist
        self.settings = settings
        self.limits = limits
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # sockets check for themselves, before they are accepted
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                if self.settings.secure:
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                self.metrics.requests[message["status"]] += 1
            await send(message)

        refusal, body = await self.check(scope, receive)
        if refusal is not None:
            self.metrics.refused[str(refusal[1])] += 1
            await answer(send_with_headers, refusal[0], problem(refusal[1]))
            return
        sent = False

        async def replay() -> Message:
            nonlocal sent
            if sent or body is None:
                return await receive()
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}

        await self.app(scope, replay, send_with_headers)

    async def check(
        self, scope: Scope, receive: Receive
    ) -> tuple[tuple[int, str] | None, bytes | None]:
        """Status and key of a refusal, or the whole body."""
        headers = Headers(scope=scope)
        address = address_of(scope)
        if self.blocklist.banned(address):
            return (403, "address-banned"), None
        if not self.limits.take(address):
            return (429, "too-fast"), None
        host = headers.get("host", "")
        if scope["path"].startswith("/api") and not host_fits(host, tuple(self.settings.origins)):
            return (403, "host-unknown"), None
        if scope["method"] in SAFE:
            return None, None
        if not origin_fits(headers, self.settings.origins):
            return (403, "origin"), None
        most = RECORD_BYTES if scope["path"] == "/api/records" else self.settings.message_bytes
        body = b""
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return (400, "request-broken"), None
            body += message.get("body", b"")
            if len(body) > most:
                return (413, "too-large"), None
            if not message.get("more_body", False):
                return None, body


async def answer(send: Send, status: int, content: dict[str, object]) -> None:
    text = dumps(content).encode()
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(text)).encode()),
        *([(b"retry-after", b"1")] if status in (429, 503) else []),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": text})
