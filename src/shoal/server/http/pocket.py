"""The folder to play from without a network, as `shoal pages` writes it; made when asked for."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Any

from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send


class Files(StaticFiles):
    """What has a digest in its name is kept by browsers for good; the rest is asked for again."""

    def __init__(self, folder: str, policy: str) -> None:
        super().__init__(directory=folder, html=True)
        self.policy = policy

    def file_response(self, *args: Any, **how: Any) -> Response:
        answer = super().file_response(*args, **how)
        path = Path(args[0]).as_posix()
        named = "/assets/" in path or "/engine-" in path
        kept = "public, max-age=31536000, immutable" if named else "no-cache"
        answer.headers["cache-control"] = kept
        answer.headers["content-security-policy"] = f"{self.policy}; frame-ancestors 'none'"
        return answer


class PocketFolder:
    """Serves the folder; it lives as long as this process."""

    def __init__(self, static: Path) -> None:
        self.static = static
        self.lock = asyncio.Lock()
        self.folder: tempfile.TemporaryDirectory[str] | None = None
        self.files: ASGIApp | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async with self.lock:
            if self.files is None:
                self.files = await asyncio.to_thread(self.made)
        await self.files(scope, receive, send)

    def made(self) -> ASGIApp:
        from shoal.pocket import pages  # noqa: PLC0415 (few servers are asked for it soon)

        self.folder = tempfile.TemporaryDirectory(prefix="shoal-pocket-")
        pages.write(Path(self.folder.name), self.static)
        return GZipMiddleware(Files(self.folder.name, pages.POLICY), compresslevel=6)
