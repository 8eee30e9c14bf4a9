"""A pocket that a server offers, and games that go from one to the other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.guest import Guest
from tests.e2e.player import follow_hint, wait_for_turn
from tests.e2e.pocket import PATIENCE, START
from tests.e2e.test_review import bring

OFFER = "Play without a network"
RECORD = 'input[type="file"][accept*=".shoal"]'


def saved(page: Page, button: str, file: Path) -> Path:
    """What a button lets people keep."""
    with page.expect_download() as kept:
        page.get_by_role("button", name=button).click()
    kept.value.save_as(file)
    return file


@pytest.fixture(autouse=True)
def patient(desk: Guest) -> None:
    desk.page.set_default_timeout(START)


def test_begun_in_the_pocket_and_played_on_at_the_server(desk: Guest, tmp_path: Path) -> None:
    desk.go("/")
    page = desk.page
    page.get_by_role("link", name=OFFER).click()
    page.wait_for_url("**/pocket/")
    page.get_by_role("link", name="Carta Magica").first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    for _turn in range(2):
        wait_for_turn(desk, PATIENCE)
        follow_hint(desk)
    wait_for_turn(desk, PATIENCE)
    asked = page.locator(".prompt").inner_text()
    page.get_by_role("button", name="Menu").click()
    game = saved(page, "Save this game to continue elsewhere", tmp_path / "game.shoal")
    desk.go("/#/games")
    page.locator(RECORD).set_input_files(game)
    page.wait_for_url("**/t/*")
    wait_for_turn(desk, PATIENCE)
    # The same question, now from a server, and an answer that goes over its socket.
    expect(page.locator(".prompt")).to_have_text(asked, use_inner_text=True)
    before = desk.acts
    follow_hint(desk)
    assert desk.acts == before + 1
    wait_for_turn(desk, PATIENCE)


def test_a_finished_game_of_the_server_is_looked_through_in_the_pocket(
    desk: Guest, tmp_path: Path
) -> None:
    bring(desk, "maldivia")
    page = desk.page
    record = saved(page, "Save the record", tmp_path / "game.shoal")
    desk.go("/pocket/#/games")
    page.locator(RECORD).set_input_files(record)
    page.wait_for_url("**/pocket/#/replay/*")
    page.get_by_role("button", name="Go to start").click()
    page.get_by_role("button", name="Next step").click()
    expect(page.get_by_text(re.compile("^Move 1 of "))).to_be_visible(timeout=START)
    desk.shot("pocket-replay-desk")
    desk.go("/pocket/#/games")
    page.get_by_role("heading", name="Finished").wait_for()
