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
NONE = dict.fromkeys(COUNTED, 0)
# How often the page asks for a frame: a loop that draws nothing keeps a machine busy, too.
FRAMES = """(() => {
  const ask = window.requestAnimationFrame.bind(window);
  window.framesAsked = 0;
  window.requestAnimationFrame = (then) => {
    window.framesAsked += 1;
    return ask(then);
  };
})()"""
RUNNING = "document.getAnimations().filter((one) => one.playState === 'running').length"


@pytest.mark.parametrize("game", DRAWN)
def test_a_table_at_rest_is_still(browser: Browser, harbour: Harbour, game: str) -> None:
    guest = Guest(browser, harbour.url, width=1280, height=720, calm=False)
    guest.prefer(known=[game])
    guest.context.add_init_script(FRAMES)
    Stage(guest).show(moments(game)[0])
    page = guest.page
    page.locator("[data-still]").first.wait_for(state="attached")
    guest.drawn()
    counter = guest.context.new_cdp_session(page)
    counter.send("Performance.enable")

    def counts() -> dict[str, float]:
        found = counter.send("Performance.getMetrics")["metrics"]
        return {one["name"]: one["value"] for one in found}

    asked = page.evaluate("framesAsked")
    before = counts()
    page.wait_for_timeout(WATCHED)
    after = counts()
    busy = (after["TaskDuration"] - before["TaskDuration"]) / (WATCHED / 1000)
    moved = {name: int(after[name] - before[name]) for name in COUNTED}
    running = page.evaluate(RUNNING)
    frames = page.evaluate("framesAsked") - asked
    print(
        f"\n{game} at rest: {busy:.2%} of a core, {moved}, {frames} frames asked for, "
        f"{running} animations running"
    )
    assert running == 0
    assert frames == 0
    assert moved == NONE
    # Whoever moves sees it glow again.
    page.keyboard.press("Shift")
    page.wait_for_function("document.querySelector('[data-still]') === null")
    guest.leave()
