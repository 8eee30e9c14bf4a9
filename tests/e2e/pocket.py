"""A pocket on a plain file server, such as any host has."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from shoal.pocket import pages

FOLDER = "games"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_args: Any) -> None:
        pass


class FileServer:
    """Serves a folder below its root, so that nothing can rely on lying at the root."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = 0
        self.server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{FOLDER}"

    def start(self) -> FileServer:
        handler = partial(Quiet, directory=str(self.root))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def stop(self) -> None:
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


def write_pocket(root: Path, client: Path, base: str = pages.ANYWHERE) -> dict[str, int]:
    # A captain's hints are good, and take a second each.
    return pages.write(root / FOLDER, client, base, levels=["deckhand", "mate"])
