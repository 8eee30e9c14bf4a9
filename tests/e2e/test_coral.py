"""Coral means yours and now. While others are at it only what is one's own may wear it, and whoever
only looks on sees none at all.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.drawn import DRAWN
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.scenes import Scenes

LOOK = (Path(__file__).parent / "coral.js").read_text().split("\n\n", 1)[1].rstrip()
OWN = ".you, .mine, .own, .yours, .plan"
NOBODY = ".nobody"


def watched(whole: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """The same moment through the eyes of somebody whose turn it is not."""
    board = {**whole["board"], "actions": []}
    return {**whole, "seat": seat, "yours": [] if seat is None else [seat], "board": board}


def others(whole: dict[str, Any]) -> list[int]:
    """The seats the table does not wait for."""
    seats = range(len(whole["table"]["seats"]))
    return [seat for seat in seats if seat not in whole["board"]["prompt"]["seats"]]


@pytest.mark.parametrize("who", ["rival", "spectator"])
@pytest.mark.parametrize("game", DRAWN)
def test_coral_is_yours_and_now(browser: Browser, harbour: Harbour, game: str, who: str) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900, dark=True)
    guest.prefer(known=[game])
    scenes = Scenes(guest, game)
    guest.paint_nothing()
    scenes.wholes = [watched(whole, others(whole)[0]) for whole in scenes.wholes if others(whole)]
    if who == "spectator":
        scenes.wholes = [watched(whole, None) for whole in scenes.wholes]
    looks = scenes.run(f"() => ({LOOK})({(OWN if who == 'rival' else NOBODY)!r})")
    worn = {f"{look['at']}: {one}" for look in looks for one in look["found"]}
    assert not worn, "\n".join(sorted(worn)[:20])
    assert len(looks) > 5
    guest.leave()
