"""The end of a game: its buttons are never cut, and its turning points lead into the replay.

From stored last moments, so that no game is played for it; accounts as long as they come.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.drawn import DRAWN
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.scenes import Scenes
from tests.e2e.stage import ADDRESS, FIXTURES
from tests.e2e.test_room import SIZES

ROWS = 15  # things that brought points, each in a line of its own
PLIES = 9
CAVES = 6  # of one player: more than fit beside each other on a phone
TURNED = [3, 7]


def ended(scenes: Scenes, game: str) -> dict[str, Any]:
    """The last moment of a stored game, as the server tells it when all is over."""
    last = json.loads((FIXTURES / f"{game}.json").read_text())["moments"][-1]
    whole = scenes.wholes[0]
    seats = len(whole["table"]["seats"])
    rows = [
        {"key": "web-replay-at", "args": {"at": row, "of": ROWS}, "points": row}
        for row in range(ROWS)
    ]
    board = {
        **whole["board"], "actions": [], "prompt": last["prompt"],
        "scores": [100 - seat for seat in range(seats)], "ranking": list(range(1, seats + 1)),
        "tally": [rows] * seats,
    }  # fmt: skip
    for player in last["view"].get("players", []):
        for cave in player.get("caves", [])[:1]:
            player["caves"] = [{**cave, "card": f"{cave['card']} {i}"} for i in range(CAVES)]
    table = {**whole["table"], "phase": "finished", "actions_played": PLIES}
    return {**whole, "view": last["view"], "board": board, "table": table, "log": []}


def chances(seats: int) -> dict[str, Any]:
    """What the bots make of it: somebody else leads at every second ply."""
    points = [
        {"ply": ply, "chances": [float(seat == ply % 2) for seat in range(seats)]}
        for ply in range(PLIES + 1)
    ]
    return {"status": "ready", "done": PLIES, "of": PLIES, "points": points, "turning": TURNED}


# Every button of the end, whole in the window and under its own middle, and where the links lead.
LOOK = """() => {
  const inside = (one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const seen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return seen && one.contains(hit);
  };
  const end = document.querySelector('.end');
  const buttons = [...end.querySelectorAll('.buttons > *, .close')];
  return {
    cut: buttons.filter((one) => !inside(one)).map((one) => one.textContent.trim()),
    buttons: buttons.length,
    wider: end.scrollWidth - end.clientWidth,
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    turned: [...end.querySelectorAll('li a')].map((one) => one.getAttribute('href')),
  };
}"""


@pytest.mark.parametrize("game", DRAWN)
def test_the_end_is_whole_at_every_size(browser: Browser, harbour: Harbour, game: str) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=[game])
    scenes, page = Scenes(guest, game), guest.page
    last = ended(scenes, game)
    about = {
        f"{ADDRESS}/chances": chances(len(last["table"]["seats"])),
        f"{ADDRESS}/moments": {"seat": -1, "plies": PLIES, "moments": []},
    }
    page.evaluate("(more) => Object.assign(scenes.about, more)", about)
    page.evaluate("(last) => scenes.show(last)", last)
    page.locator(".end li a").nth(len(TURNED) - 1).wait_for(state="attached")
    for width, height in SIZES:
        scenes.resize(width, height)
        look = page.evaluate(LOOK)
        at = f"{width}×{height}"
        assert look["cut"] == [], at
        assert look["buttons"] == 4, at  # again, the replay, the board, and away with it
        assert look["wider"] <= 0, at
        assert look["page"] <= 0, at  # a phone would show a wider page, and half of the end
        # One touch leads to the moment itself, through one's own eyes.
        wanted = [f"/replay/{ADDRESS}/{ply}" for ply in TURNED]
        assert all(part in href for part, href in zip(wanted, look["turned"], strict=True)), look[
            "turned"
        ]
    guest.leave()
