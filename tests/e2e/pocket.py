"""A pocket on a plain file server, such as any host has."""

from __future__ import annotations

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
