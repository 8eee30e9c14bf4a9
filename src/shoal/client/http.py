"""A few lines of HTTP/1.1: JSON out, JSON in, over a connection of its own for each request."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Reply:
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body) if self.body else None


async def request(
    method: str, url: str, headers: dict[str, str], body: object = None, seconds: float = 40.0
) -> Reply:
    """Send one request and read the whole answer."""
    return await asyncio.wait_for(exchange(method, url, headers, body), seconds)


async def exchange(method: str, url: str, headers: dict[str, str], body: object) -> Reply:
    parts = urlsplit(url)
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(parts.hostname, port, ssl=secure or None)
    try:
        payload = b"" if body is None else json.dumps(body).encode()
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        lines = [f"{method} {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if body is not None:
            lines.append("Content-Type: application/json")
        if method not in ("GET", "HEAD"):
            lines.append(f"Content-Length: {len(payload)}")
        writer.write("\r\n".join([*lines, "", ""]).encode() + payload)
        await writer.drain()
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        status = int(head[0].split()[1])
        found = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        if "content-length" in found:
            return Reply(status, found, await reader.readexactly(int(found["content-length"])))
        if found.get("transfer-encoding", "") == "chunked":
            return Reply(status, found, await chunks(reader))
        return Reply(status, found, await reader.read())
    finally:
        writer.close()


async def chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while size := int((await reader.readline()).split(b";")[0], 16):
        body += await reader.readexactly(size)
        await reader.readline()
    return body
