"""Looking through games that are over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.drawn import DRAWN
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import follow_hint, wait_for_turn

RECORDS = Path(__file__).parents[1] / "games" / "records"
SEA = 265  # pixels of the smallest phone, between ships at both sides
LINE = 24  # pixels of a line more that is told
SIZES = {"desk": (1440, 900, False), "phone": (360, 640, True)}


def bring(guest: Guest, game: str) -> None:
    """Open a stored record; ends on the page that looks through it."""
    record = sorted((RECORDS / game).glob("*.shoal"))[0]
    guest.go("/#/games")
    with guest.page.expect_file_chooser() as chooser:
        guest.page.get_by_text("Open a record file").click()
    chooser.value.set_files(record)
    guest.page.get_by_role("group", name="Moment in the game").wait_for()


# How far the last box reaches below what moves the film.
UNDER_FILM = """() => {
  const last = [...document.querySelectorAll('[data-box]')].at(-1).getBoundingClientRect();
  return last.bottom - document.querySelector('.film').getBoundingClientRect().top;
}"""


def test_ended_game_can_be_looked_through(desk: Guest) -> None:
    desk.begin("Kleine Fische")
    wait_for_turn(desk)
    for _ in range(3):
        follow_hint(desk)
        wait_for_turn(desk)
    page = desk.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="End the game now").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_text("ended by agreement").first).to_be_visible()
    page.get_by_role("link", name="Watch the replay").first.click()
    page.get_by_role("button", name="Go to start").click()
    expect(page.get_by_text(re.compile("^Move 0 of "))).to_be_visible()
    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_text(re.compile("^Move 1 of "))).to_be_visible()
    desk.check("replay")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", DRAWN)
def test_record_from_elsewhere(browser: Browser, harbour: Harbour, game: str, size: str) -> None:
    width, height, touch = SIZES[size]
    guest = Guest(browser, harbour.url, width=width, height=height, touch=touch)
    bring(guest, game)
    page = guest.page
    page.get_by_role("button", name="Go to start").click()
    expect(page.get_by_text(re.compile("^Move 0 of "))).to_be_visible()
    page.get_by_label("Moment in the game").get_by_role("slider").press("PageUp")
    page.get_by_role("button", name="Next step").click()
    if (game, size) == ("maldivia", "phone"):  # no room is kept for choices that nobody has here
        box = page.locator("[data-drawing]").bounding_box()
        assert box is not None
        assert box["width"] >= SEA
    if (game, size) == ("vanuatu", "phone"):  # who leads where, in the last row, too
        assert page.evaluate(UNDER_FILM) <= 0
    if (game, size) == ("vanuatu", "desk"):  # however much is told of a move
        room = page.locator(".board").first.bounding_box()
        page.get_by_role("button", name="Go to end").click()
        expect(page.get_by_text("The game is over.").first).to_be_visible()
        told = page.locator(".board").first.bounding_box()
        assert room is not None
        assert told is not None
        assert told["height"] >= room["height"] - LINE
    guest.shot(f"replay-{game}-{size}")
    guest.check(f"replay of {game}, {size}")
    guest.leave()


def test_review_has_all_eyes_chances_and_an_address(desk: Guest) -> None:
    bring(desk, "kleine_fische")
    page = desk.page
    page.get_by_role("button", name="Go to start").click()
    for _ in range(3):
        page.get_by_role("button", name="Next step").click()
    expect(page.get_by_text(re.compile("^Move 3 of "))).to_be_visible()
    eyes = page.get_by_role("group", name="View as").get_by_role("radio")
    assert eyes.count() >= 3  # what is public, and at least two seats
    eyes.nth(1).check(force=True)
    expect(page.get_by_text(re.compile("^Move 3 of "))).to_be_visible()  # the moment stays
    there = page.url
    page.get_by_role("button", name="Go to end").click()
    page.goto("about:blank")
    page.goto(there)  # the address leads to the same moment and the same eyes
    expect(page.get_by_text(re.compile("^Move 3 of "))).to_be_visible()
    expect(eyes.nth(1)).to_be_checked()
    chart = page.get_by_role("region", name="Winning chances")
    expect(chart).to_be_visible()
    expect(chart.get_by_text("The bots are analysing the game")).to_have_count(0)
    desk.shot("review-desk")
    desk.check("review")
    page.get_by_text("Fairness check").click()
    expect(page.get_by_text("They match: nobody tampered with chance.")).to_be_visible()


def test_broken_record_is_refused(desk: Guest, tmp_path: Path) -> None:
    desk.expected += ["400", "409", "422"]
    broken = tmp_path / "broken.shoal"
    broken.write_text("shoal 1\nnothing of a game\n")
    desk.go("/#/games")
    with desk.page.expect_file_chooser() as chooser:
        desk.page.get_by_text("Open a record file").click()
    chooser.value.set_files(broken)
    expect(desk.page.get_by_role("alert")).to_be_visible()
