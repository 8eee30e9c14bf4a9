"""The pages around the tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.e2e.guest import THEMES, Guest
from tests.e2e.harbour import Harbour

SIZES = {"desk": (1440, 900, False), "phone": (360, 640, True)}
PAGES = {
    "front": "/",
    "new": "/#/new/maldivia",
    "rules": "/#/rules/maldivia/MAL-174",
    "games": "/#/games",
    "gallery": "/#/gallery/maldivia",
}


@pytest.mark.parametrize("size", SIZES)
def test_pages_are_accessible_and_fit(browser: Browser, harbour: Harbour, size: str) -> None:
    """By day and by night."""
    width, height, touch = SIZES[size]
    guest = Guest(browser, harbour.url, width=width, height=height, touch=touch)
    for name, path in PAGES.items():
        guest.page.goto("about:blank")  # an address behind # alone does not load the page anew
        guest.go(path)
        guest.page.locator("h1, .tools").first.wait_for()
        guest.page.wait_for_load_state("networkidle")
        for theme in THEMES:
            guest.wear(theme)
            guest.shot(f"{name}-{size}-{theme}")
            guest.check(f"{name}, {size}, {theme}")
    guest.leave()


def test_front_page_in_german(desk: Guest) -> None:
    desk.go("/")
    desk.page.get_by_label("Language").select_option("de")
    expect(desk.page.get_by_text("Link schicken, Platz nehmen, spielen.")).to_be_visible()
    assert desk.page.locator("html").get_attribute("lang") == "de"
    desk.page.reload()  # the choice is kept
    expect(desk.page.get_by_text("Link schicken, Platz nehmen, spielen.")).to_be_visible()
    desk.shot("front-desk-german")


def test_theme_is_kept(desk: Guest) -> None:
    desk.go("/")
    desk.page.get_by_role("button", name="Dark colours").click()
    expect(desk.page.locator("html")).to_have_attribute("data-theme", "dark")
    desk.page.reload()
    expect(desk.page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_page_from_before_an_update_is_fetched_anew(desk: Guest) -> None:
    """A part of another build is gone when it is asked for: no "Loading …" for ever."""
    gone: list[str] = []

    def answer(route: Route) -> None:
        if gone:
            route.continue_()
        else:
            gone.append(route.request.url)
            route.fulfill(status=404)

    desk.expected = ["404", "dynamically imported module"]
    desk.go("/")
    heading = desk.page.get_by_role("heading", level=1)
    heading.wait_for()
    desk.page.route("**/assets/*.js", answer)
    desk.page.evaluate("location.hash = '#/gallery/maldivia'")
    expect(desk.page.locator("main.board, .board").first).to_be_visible()
    assert gone


def test_rulebook_finds_clauses(desk: Guest) -> None:
    desk.go("/#/rules/maldivia")
    desk.page.get_by_label("Search the rules").fill("fog letter")
    expect(desk.page.get_by_text("MAL-170")).to_be_visible()
    expect(desk.page.get_by_text("MAL-050")).to_have_count(0)


def test_unknown_table_says_so(desk: Guest) -> None:
    desk.expected.append("404")
    desk.go("/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(desk.page.get_by_role("heading", name="Table not found")).to_be_visible()
    expect(desk.page.get_by_text("This table does not exist, or no longer does.")).to_be_visible()
    desk.check("no table")


def test_a_first_visit_begins_guided_against_a_beginner(desk: Guest) -> None:
    page = desk.page
    desk.go("/#/new/maldivia")
    expect(page.get_by_role("button", name="Play a guided turn")).to_have_class(
        re.compile("primary")
    )
    expect(page.get_by_label("Who plays seat 2")).to_have_value("bot:deckhand")
    # Friends are asked for in sight, not in a list of bots.
    expect(page.get_by_text("Friends, by link", exact=True)).to_be_visible()
    page.get_by_text("Friends, by link", exact=True).click()
    expect(page.get_by_label("Who plays seat 2")).to_have_value("open")
    page.evaluate(
        "localStorage.setItem('shoal-preferences', JSON.stringify({known: ['maldivia']}))"
    )
    page.reload()
    expect(page.get_by_label("Who plays seat 2")).to_have_value("bot:mate")


def test_friends_may_play_over_days(desk: Guest) -> None:
    """Against bots alone nobody has to wait for anybody: the question comes with the friends."""
    page = desk.page
    desk.go("/#/new/maldivia")
    expect(page.get_by_text("Friends, by link", exact=True)).to_be_visible()
    expect(page.get_by_text("Over several days", exact=True)).to_have_count(0)
    page.get_by_text("Friends, by link", exact=True).click()
    expect(page.get_by_text("everyone sees a countdown of a minute")).to_be_visible()
    page.get_by_text("Over several days", exact=True).click()
    expect(page.get_by_text("Nobody plays for anybody until")).to_be_visible()
    page.get_by_text("3 days", exact=True).click()
    with page.expect_response(lambda answer: "/api/tables/" in answer.url) as opened:
        page.get_by_role("button", name="Open the table").click()
    table = opened.value.json()["table"]
    assert table["pace"] == "days"
    assert table["clock"]["rule"]["days"] == 3
