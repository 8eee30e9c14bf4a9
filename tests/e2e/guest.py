"""Somebody in front of a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, ConsoleMessage, Page, WebSocket, expect

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "web" / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# All rules; what passes them is neither described nor sent, which took longer than the rules.
FAULTS = "axe.run({resultTypes: ['violations']}).then((found) => found.violations)"
GRAVE = ("serious", "critical")
STRICT = (
    "heading-order",
)  # of little weight to axe, and not to those who go from heading to heading
STAMP = 0.1  # as small as a stamp
FAR = 100_000  # pixels from any page
DRAWN = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""
THEMES = ("light", "dark")
PATIENCE = 120_000  # milliseconds until what does not come is a fault, on the slowest machine


class Guest:
    """One browser context with its page; remembers what went wrong on the console."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        width: int,
        height: int,
        touch: bool = False,
        dark: bool = False,
        calm: bool = True,
        locale: str = "en-GB",
    ) -> None:
        self.url = url
        self.faults: list[str] = []
        self.expected: list[str] = []
        self.acts = 0  # actions the page has sent to the table
        self.touch = touch
        # axe and settings are put into the page from outside, which the page's policy forbids.
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            bypass_csp=True,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            locale=locale,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("websocket", self._listen)
        self.devtools: CDPSession | None = None

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)

    def _sent(self, frame: str | bytes) -> None:
        self.acts += '"kind":"act"' in str(frame)

    def leave(self) -> None:
        """Nothing may have gone wrong unseen."""
        self.context.close()
        unforeseen = [
            fault for fault in self.faults if not any(part in fault for part in self.expected)
        ]
        assert unforeseen == [], unforeseen

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    def prefer(self, **preferences: object) -> None:
        """Set a person's preferences before the page loads."""
        text = json.dumps(json.dumps(preferences))
        self.context.add_init_script(f"localStorage.setItem('shoal-preferences', {text})")

    def paint(self, scale: float) -> None:
        """Paint the page smaller than it is laid out: that is what takes time, and where measures
        are taken or keys are pressed nobody looks. A point that is touched shrinks with it."""
        self._emulate(scale=scale)

    def paint_nothing(self) -> None:
        """Show a corner far from the page, which does not notice: everything has its size and lies
        at its point, and nothing is painted. Where nobody touches."""
        self._emulate(viewport={"x": FAR, "y": FAR, "width": 10, "height": 10, "scale": STAMP})

    def _emulate(self, **how: object) -> None:
        size = self.page.viewport_size
        assert size is not None
        emulated = {**size, "deviceScaleFactor": 1, "mobile": self.touch, **how}
        if self.devtools is None:
            self.devtools = self.context.new_cdp_session(self.page)
        self.devtools.send("Emulation.setDeviceMetricsOverride", emulated)

    def drawn(self) -> None:
        """Until what was touched or pressed last is drawn, however long that takes here."""
        self.page.evaluate(DRAWN)

    def begin(self, game: str) -> None:
        """Two clicks from the front page to a running game against bots."""
        self.go("/")
        self.page.get_by_role("link", name=game).first.click()
        self.page.get_by_role("button", name="Play", exact=True).click()
        self.page.locator(".prompt").wait_for()

    def wear(self, theme: str) -> None:
        """By day or by night: light or dark, as the system asks for it."""
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

    def shot(self, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")

    def check(self, where: str) -> None:
        """Nothing serious that axe finds, headings in order, and nothing that scrolls sideways."""
        page = self.page
        if not page.evaluate("'axe' in window"):
            page.add_script_tag(path=AXE)
        found: list[dict[str, Any]] = page.evaluate(FAULTS)
        grave = [
            described(fault) for fault in found if fault["impact"] in GRAVE or fault["id"] in STRICT
        ]
        assert grave == [], f"{where}: {grave}"
        wider = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )
        assert wider <= 0, f"{where}: {wider} px too wide"


def described(fault: dict[str, Any]) -> str:
    first = fault["nodes"][0]
    return f"{fault['id']}: {first['html'][:120]} {first['failureSummary'][:300]}"
