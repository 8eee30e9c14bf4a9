"""A page at rest is at rest: an open table keeps no machine busy, also with glowing targets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.e2e.drawn import DRAWN
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.stage import Stage, moments

WATCHED = 3000  # milliseconds that are counted
COUNTED = ("RecalcStyleCount", "LayoutCount")
FEW = 6  # in that time: a blinking caret, a ping of the line
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_at_rest_is_still(browser: Browser, harbour: Harbour, game: str) -> None:
    guest = Guest(browser, harbour.url, width=1280, height=720, calm=False)
    guest.prefer(known=[game])
    Stage(guest).show(moments(game)[0])
    page = guest.page
    page.locator("[data-still]").first.wait_for(state="attached")
    guest.drawn()
    counter = guest.context.new_cdp_session(page)
    counter.send("Performance.enable")

    def counts() -> dict[str, float]:
        found = counter.send("Performance.getMetrics")["metrics"]
        return {one["name"]: one["value"] for one in found}

    before = counts()
    page.wait_for_timeout(WATCHED)
    after = counts()
    busy = (after["TaskDuration"] - before["TaskDuration"]) / (WATCHED / 1000)
    moved = {name: int(after[name] - before[name]) for name in COUNTED}
    running = page.evaluate(RUNNING)
    print(f"\n{game} at rest: {busy:.2%} of a core, {moved}, {running} animations running")
    assert running == 0
    assert all(count <= FEW for count in moved.values()), moved
    # Whoever moves sees it glow again.
    page.keyboard.press("Shift")
    page.wait_for_function("document.querySelector('[data-still]') === null")
    guest.leave()
