"""A game that is only a package of rules can be found, read and played in the browser."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e import tree
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import over, settled, wait_for_turn

SIZES = {"desk": (1440, 900, False), "phone": (360, 640, True)}
# What a message key looks like; nobody should ever read one.
KEY = re.compile(r"\b(?:pearl|web|prompt|table|bot|seat)-[a-z]+|\b[a-z]+_[a-z]+\b|⟦")


@pytest.fixture(scope="module")
def pearls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """A server of sources with one game more."""
    sources = tree.copied(tmp_path_factory.mktemp("tree"))
    tree.add_pearl(sources)
    found = Harbour(tmp_path_factory.mktemp("shoal"), tree.build(sources), sources / "src").start()
    yield found
    found.stop()


def readable(guest: Guest) -> None:
    """No key instead of words on this page."""
    guest.page.wait_for_load_state("networkidle")
    text = guest.page.title() + "\n" + guest.page.locator("body").inner_text()
    assert KEY.findall(text) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_game_without_words_and_board(
    browser: Browser, pearls: Harbour, language: str, size: str
) -> None:
    width, height, touch = SIZES[size]
    dark = language == "de"
    guest = Guest(browser, pearls.url, width=width, height=height, touch=touch, dark=dark)
    guest.prefer(language=language, name="Mira")
    page = guest.page

    guest.go("/")  # it stands behind the games with pictures
    cards = page.locator("a.game")
    expect(cards.last).to_contain_text("Pearl")
    assert cards.count() > 1
    readable(guest)
    guest.shot(f"new-game-front-{language}-{size}")
    guest.check("front page")

    guest.go("/#/rules/pearl")  # its clauses are its rulebook
    expect(page.get_by_text("KUH-003")).to_be_visible()
    readable(guest)
    guest.check("rules")

    guest.go("/")
    cards.filter(has_text="Pearl").click()  # no lesson, so none is offered
    expect(page.locator("main ol.chairs li")).to_have_count(2)
    expect(page.locator("form button.btn")).to_have_count(1)
    readable(guest)
    guest.shot(f"new-game-form-{language}-{size}")
    guest.check("form")

    page.locator("form button.primary").click()
    bets = page.get_by_role("toolbar").get_by_role("button")
    for number in range(4):
        wait_for_turn(guest)
        if over(guest):
            break
        readable(guest)
        bets.last.click()
        expect(bets.last).to_have_attribute("aria-pressed", "true")
        guest.shot(f"new-game-table-{number}-{language}-{size}")
        guest.check("table")
        bets.last.click()
        settled(guest)
    expect(page.locator(".end h2")).not_to_be_empty()
    readable(guest)
    guest.shot(f"new-game-end-{language}-{size}")
    guest.check("end")
    guest.leave()
