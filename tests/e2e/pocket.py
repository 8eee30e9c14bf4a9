"""A pocket on a plain file server, such as any host has."""

from __future__ import annotations

import gzip
import re
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Page

from shoal.pocket import pages

FOLDER = "games"
WORKER = f"/{FOLDER}/service-worker.js"
PACKED = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".webmanifest")  # by hosts that pack
PLAYERS = "shoal/bots/players.py"  # in the sources of a pocket
KEPT = "Saved on this device"
# Until everything is kept on the device: the files, and Python's memory.
ALL_KEPT = """async () => {
  await navigator.serviceWorker.ready;
  const shelf = await caches.open("shoal-memory");
  while (!(await shelf.keys()).length) await new Promise((done) => setTimeout(done, 50));
}"""
START = 300_000  # milliseconds until Python runs, on a busy machine; two seconds on an idle one
PATIENCE = 600  # seconds for a whole game on a busy machine
STEP = 20  # milliseconds between two looks at the page
# One step of somebody who asks a bot and does what it says, by the same buttons: true at the end.
PLAY_ON = """() => {
  const prompt = document.querySelector(".prompt[aria-busy=false]");
  if (document.querySelector(".end[role=dialog]")) return true;
  const confirm = prompt?.querySelector(".btn.primary");
  if (confirm) {
    window.played = (window.played ?? 0) + 1;
    confirm.click();
  } else if (prompt?.matches(".mine"))
    document.querySelector('button[aria-label="Hint"]')?.click();
  return false;
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_args: Any) -> None:
        pass


class FileServer:
    """Serves a folder below its root, so that nothing can rely on lying at the root."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.port = 0
        self.handler: type[SimpleHTTPRequestHandler] = Quiet
        self.server: ThreadingHTTPServer | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/{FOLDER}"

    def start(self) -> FileServer:
        handler = partial(self.handler, directory=str(self.root))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def stop(self) -> None:
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


class Counting(Quiet):
    """Counts what goes over the wire, heads and bodies, by path; packs texts if hosts do."""

    sent: dict[str, int]
    packs: bool
    lock = threading.Lock()

    def handle_one_request(self) -> None:
        if not hasattr(self, "counted"):
            self.counted, write = 0, self.wfile.write

            def counting(data: Any) -> int:
                self.counted += len(data)
                return write(data)

            self.wfile.write = counting  # type: ignore[method-assign]
        super().handle_one_request()
        with self.lock:
            path = getattr(self, "path", "")
            self.sent[path] = self.sent.get(path, 0) + self.counted
        self.counted = 0

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        known = "If-Modified-Since" in self.headers  # mostly answered by a head alone
        if not self.packs or known or file.suffix not in PACKED or not file.is_file():
            return super().do_GET()
        body = gzip.compress(file.read_bytes(), 6)
        self.send_response(200)
        self.send_header("content-type", self.guess_type(file))
        self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(body)))
        self.send_header("last-modified", self.date_time_string(file.stat().st_mtime))
        self.end_headers()
        self.wfile.write(body)
        return None


class Counter(FileServer):
    """A file server that says what it sent; `packs` is what most hosts do with texts."""

    def __init__(self, root: Path, *, packs: bool) -> None:
        super().__init__(root)
        self.sent: dict[str, int] = {}
        self.handler = type("Handler", (Counting,), {"sent": self.sent, "packs": packs})

    def before_keeping(self) -> dict[str, int]:
        """What was sent until the page asked for the rest, to keep it."""
        names = list(self.sent)
        first = names[: names.index(WORKER)] if WORKER in names else names
        return {name: self.sent[name] for name in first}


def write_pocket(root: Path, client: Path, base: str = pages.ANYWHERE) -> dict[str, int]:
    """A pocket without captains, whose hints are good and take a second each, and with a mate who
    says why after two games in its head instead of dozens: that took most of a game."""
    found = pages.sources()
    players, often = re.subn(
        "^PLAYOUTS: Final = .*", "PLAYOUTS: Final = 2", found[PLAYERS], flags=re.MULTILINE
    )
    assert often == 1
    with mock.patch.object(pages, "sources", return_value={**found, PLAYERS: players}):
        return pages.write(root / FOLDER, client, base, levels=["deckhand", "mate"])


def begin(page: Page, url: str, game: str) -> None:
    page.goto(f"{url}/")
    page.get_by_role("link", name=game).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".prompt").wait_for()


def play_on(page: Page) -> int:
    """Play to the end; how many actions it took."""
    page.wait_for_function(PLAY_ON, timeout=PATIENCE * 1000, polling=STEP)
    return int(page.evaluate("window.played ?? 0"))
