"""The frame moves nothing under a finger, and people can be muted and reported."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import confirm_button, wait_for_turn
from tests.e2e.test_table import open_table, sit


def top(guest: Guest) -> float:
    """Where the board begins on the page."""
    box = guest.page.locator("main.board").bounding_box()
    assert box is not None
    return box["y"] + float(guest.page.evaluate("scrollY"))


def test_the_offer_to_newcomers_moves_no_board(phone: Guest) -> None:
    phone.begin("Maldivia")
    wait_for_turn(phone)
    offer = phone.page.get_by_role("button", name="First time?")
    expect(offer).to_be_visible()
    before = top(phone)
    phone.page.get_by_role("button", name="No thanks").click()
    expect(offer).to_have_count(0)
    assert top(phone) == before
    phone.page.reload()
    wait_for_turn(phone)
    expect(offer).to_have_count(0)  # and it does not come back


def test_a_suggestion_moves_no_board_below_the_guide(phone: Guest) -> None:
    page = phone.page
    phone.go("/#/new/maldivia")
    page.get_by_role("button", name="Play a guided turn").click()
    page.get_by_role("button", name="Start", exact=True).click()
    wait_for_turn(phone)
    before = top(phone)
    page.get_by_role("button", name="Show me a good move").click()
    confirm_button(phone).wait_for()
    assert top(phone) == before


def test_somebody_is_muted_and_reported(browser: Browser, harbour: Harbour, desk: Guest) -> None:
    url = open_table(desk, "Kleine Fische", "Invite by link")
    ben = Guest(browser, harbour.url, width=360, height=640, touch=True)
    sit(ben, url, "Ben")
    page = desk.page
    page.get_by_role("button", name="Start the game").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Mute Ben").click()
    expect(page.get_by_role("button", name="Hear Ben again")).to_be_visible()
    page.get_by_role("button", name="Report Ben").click()
    page.get_by_label("What happened?").fill("Shouts.")
    desk.check("report")
    page.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("Ben has been reported")).to_be_visible()
    expect(page.get_by_role("link", name="What this server keeps about you")).to_be_visible()
    ben.leave()
