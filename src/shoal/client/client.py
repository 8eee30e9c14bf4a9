"""A device at a server: opens tables, takes seats, reads records."""

from __future__ import annotations

import secrets
import ssl
from functools import cache
from typing import Any

import httpx

from shoal.client.seat import TableLine
from shoal.kernel import patched


class ServerError(Exception):
    """An answer that is not a success: its status, and the reason as key and arguments."""

    def __init__(self, status: int, reason: dict[str, Any]) -> None:
        super().__init__(f"{status} {reason.get('key', '')}")
        self.status = status
        self.key = str(reason.get("key", ""))
        self.args_told: dict[str, Any] = reason.get("args", {})


SECONDS = 40.0  # a long poll is answered before that
KEPT = 2.0  # seconds an idle connection is trusted: servers hang up on those after five


@cache
def certificates() -> ssl.SSLContext:
    """Whom to believe; read once, since it takes longer than a request."""
    return httpx.create_ssl_context()


def may_be_said_twice(method: str, body: object) -> bool:
    """Questions; and commands, which the server knows again by their id."""
    return method == "GET" or (isinstance(body, dict) and "command" in body)


class Client:
    """One device. `url` is the server's address, such as http://127.0.0.1:8000.

    Inside `async with client:` connections are kept from one request to the next. Outside, each
    request has its own, since a device may live in several event loops.
    """

    def __init__(self, url: str, device: str = "") -> None:
        self.url = url.rstrip("/")
        self.device = device
        self._kept: httpx.AsyncClient | None = None

    async def __aenter__(self) -> Client:
        self._kept = self._connections()
        return self

    async def __aexit__(self, *_error: object) -> None:
        kept, self._kept = self._kept, None
        if kept is not None:
            await kept.aclose()

    def _connections(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.url,
            verify=certificates(),
            trust_env=False,
            timeout=SECONDS,
            limits=httpx.Limits(keepalive_expiry=KEPT),
        )

    async def call(self, method: str, path: str, body: object = None) -> Any:
        """A request to the API; its JSON or, for other texts, the text."""
        headers = {"Authorization": f"Bearer {self.device}"} if self.device else {}
        reply = await self.request(method, path, headers, body)
        if reply.status_code >= 400:
            raise ServerError(reply.status_code, reply.json()["error"])
        if not reply.headers.get("content-type", "application/json").startswith("application/json"):
            return reply.text
        return reply.json() if reply.content else None

    async def request(
        self, method: str, path: str, headers: dict[str, str], body: object = None
    ) -> httpx.Response:
        """Any request, with whatever headers and body."""
        if self._kept is not None:
            try:
                return await self._kept.request(method, path, headers=headers, json=body)
            except (httpx.RemoteProtocolError, httpx.ReadError, httpx.WriteError):
                # The server hung up on a kept connection just as it was used again. Whether it has
                # read the request cannot be known, so only what may be said twice is said again.
                if not may_be_said_twice(method, body):
                    raise
        async with self._connections() as web:
            return await web.request(method, path, headers=headers, json=body)

    async def arrive(self) -> Client:
        """Get a pass, if there is none yet."""
        if not self.device:
            self.device = (await self.call("POST", "/api/me", {"program": True}))["device"]
        return self

    async def games(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = (await self.call("GET", "/api/games"))["games"]
        return found

    async def open(self, game: str, seats: int, **how: Any) -> str:
        """Open a table; its address. `name` sits down, `bots={"1": "mate"}`, `start=True`."""
        await self.arrive()
        body = {"game": game, "seats": seats, **how}
        return str((await self.call("POST", "/api/tables", body))["table"])

    async def table(self, table: str) -> dict[str, Any]:
        """What anybody sees who knows the address."""
        found: dict[str, Any] = await self.call("GET", f"/api/tables/{table}")
        return found

    async def command(self, table: str, kind: str, cmd_id: str = "", **fields: Any) -> Any:
        """A command by HTTP; its answer, whatever it is."""
        await self.arrive()
        body = {"id": cmd_id or secrets.token_hex(8), "command": {"kind": kind, **fields}}
        return await self.call("POST", f"/api/tables/{table}/commands", body)

    async def poll(self, **standpoint: Any) -> list[dict[str, Any]]:
        """Long polling: table or watch, seat, v, hash, wait."""
        found: list[dict[str, Any]] = (await self.call("POST", "/api/events", standpoint))[
            "messages"
        ]
        return found

    async def seat_link(self, table: str, seat: int) -> str:
        path = f"/api/tables/{table}/seat-link"
        return str((await self.call("POST", path, {"seat": seat}))["token"])

    async def watch_link(self, table: str) -> str:
        return str((await self.call("POST", f"/api/tables/{table}/watch-link"))["token"])

    async def claim(self, token: str) -> dict[str, Any]:
        await self.arrive()
        found: dict[str, Any] = await self.call("POST", "/api/claim", {"token": token})
        return found

    async def record(self, table: str) -> str:
        return str(await self.call("GET", f"/api/tables/{table}/record"))

    async def moments(self, table: str, seat: int = -1) -> list[dict[str, Any]]:
        """A finished game as a seat or a spectator (-1) saw it, from the opening to the end."""
        found: list[dict[str, Any]] = []
        while True:
            path = f"/api/tables/{table}/moments?seat={seat}&after={len(found) - 1}&count=200"
            page = await self.call("GET", path)
            for moment in page["moments"]:
                if "view" not in moment:  # it follows from the one before
                    view = found[-1]["view"]
                    for patch in moment["patches"]:
                        view = patched(view, patch)
                    moment["view"] = view
                found.append(moment)
            if len(found) > page["plies"]:
                return found

    async def fairness(self, table: str) -> dict[str, Any]:
        """What was promised about chance in a finished game, and whether it was kept."""
        facts: dict[str, Any] = await self.call("GET", f"/api/tables/{table}/fairness")
        return facts

    def join(self, table: str = "", **how: Any) -> TableLine:
        """A line to a table: `async with client.join(address) as line`."""
        return TableLine(self.url, self.device, table, **how)
