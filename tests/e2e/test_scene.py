"""The pictures of set-up, waiting room and invitation: nobody in them is cut off.

What a picture lives by is marked in it (`data-creature`). All of it must lie inside the part of the
drawing that is shown, inside the window's width, and above the fold where the page begins.
"""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.drawn import DRAWN, title
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.test_table import open_table

SIZES = [(360, 640), (390, 844), (844, 390), (1440, 900)]
SLACK = 1  # pixels: rounding
LOOK = """() => [...document.querySelectorAll('main svg:has([data-creature])')].map((drawing) => {
  const shown = drawing.getBoundingClientRect();
  const edge = { left: Math.max(shown.left, 0), top: Math.max(shown.top, 0),
    right: Math.min(shown.right, innerWidth), bottom: shown.bottom };
  // Whatever hides what leaves it crops the drawing, too.
  for (let one = drawing.parentElement; one; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === 'visible') continue;
    const { left, top, right, bottom } = one.getBoundingClientRect();
    Object.assign(edge, { left: Math.max(edge.left, left), top: Math.max(edge.top, top),
      right: Math.min(edge.right, right), bottom: Math.min(edge.bottom, bottom) });
  }
  const creatures = [...drawing.querySelectorAll('[data-creature]')].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left, top, right, bottom };
  });
  return { edge, creatures, high: innerHeight };
})"""


def assert_whole(guest: Guest, where: str, drawing_is: str) -> None:
    guest.page.locator(f"main .{drawing_is} [data-creature]").first.wait_for()
    for width, height in SIZES:
        guest.page.set_viewport_size({"width": width, "height": height})
        drawings: list[dict[str, Any]] = guest.page.evaluate(LOOK)
        assert drawings, where
        for drawing in drawings:
            edge, at = drawing["edge"], f"{where} at {width}×{height}"
            assert len(drawing["creatures"]) >= 2, at
            assert edge["top"] < drawing["high"], at
            for one in drawing["creatures"]:
                assert one["right"] > one["left"], at
                assert one["left"] >= edge["left"] - SLACK, f"{at}: cut at the left"
                assert one["top"] >= edge["top"] - SLACK, f"{at}: cut above"
                assert one["right"] <= edge["right"] + SLACK, f"{at}: cut at the right"
                assert one["bottom"] <= edge["bottom"] + SLACK, f"{at}: cut below"


@pytest.mark.parametrize("game", DRAWN)
def test_nobody_in_the_picture_is_cut_off(browser: Browser, harbour: Harbour, game: str) -> None:
    host = Guest(browser, harbour.url, width=1440, height=900)
    host.prefer(name="Mira")
    host.go(f"/#/new/{game}")
    assert_whole(host, "set-up", "new-scene")
    host.page.set_viewport_size({"width": 1440, "height": 900})
    url = open_table(host, title(game), "Invite by link")
    assert_whole(host, "waiting room", "wait-scene")
    friend = Guest(browser, harbour.url, width=1440, height=900)
    friend.page.goto(url)
    assert_whole(friend, "invitation", "join-scene")
    friend.leave()
    host.leave()
