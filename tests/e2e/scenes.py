"""Scenes: many stored moments in one page, one after the other, with what each of them measures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from shoal.words import Words
from tests.e2e.drawn import title
from tests.e2e.guest import Guest
from tests.e2e.stage import ADDRESS, desk, moments, whole

LINE = (Path(__file__).parent / "scenes.js").read_text()


class Scenes:
    """A table whose moments lie in the page itself; nobody is asked over a network."""

    def __init__(self, guest: Guest, game: str, language: str = "en") -> None:
        self.guest, self.page = guest, guest.page
        self.language = language
        found = moments(game)
        self.wholes = [whole(moment, 1) for moment in found]
        for one in self.wholes:
            one["table"]["title"] = title(game)
        about = {
            ADDRESS: {"table": desk(found[0]), "yours": [found[0]["seat"]]},
            f"{ADDRESS}/chat": {"chat": []},
        }
        now = f"scenes.now = {json.dumps(self.wholes[0])};\nscenes.about = {json.dumps(about)};"
        guest.context.add_init_script(f"{LINE}\n{now}")
        guest.go(f"/t/{ADDRESS}")
        guest.page.locator("main.board svg").first.wait_for()

    def resize(self, width: int, height: int) -> None:
        """Another screen; only measures are taken of it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.guest.paint_nothing()

    def speak(self, language: str) -> None:
        """Choose another language in the menu: sooner than another page."""
        menu = Words(self.language).say("web-menu")
        self.page.evaluate("([menu, to]) => scenes.speak(menu, to)", [menu, language])
        self.language = language

    def run(self, look: str, *, previews: bool = True) -> list[dict[str, Any]]:
        """What a function of the page finds at every moment and at one preview of each kind."""
        # As texts: Playwright goes through things one by one, for a second there and back.
        found: list[dict[str, Any]] = json.loads(
            self.page.evaluate(
                "async ([wholes, previews]) =>"
                f" JSON.stringify(await scenes.run(JSON.parse(wholes), {look}, previews))",
                [json.dumps(self.wholes), previews],
            )
        )
        return found
