"""Whole games against bots."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Browser, expect

from shoal.words import Words
from tests.e2e.drawn import DRAWN, title
from tests.e2e.guest import STAMP, THEMES, Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import (
    END,
    follow_hint,
    play_by_keys,
    play_to_the_end,
    wait_for_turn,
)

GAMES = [title(name) for name in DRAWN]
LOUD = GAMES[0]  # the others are played in silence: whoever makes sounds keeps three threads busy
MIDDLE = 30  # actions until the picture is taken
# The share of actions that is one touch of one thing with the action's name: the rest are put
# together (a plan), or are touched on things named after themselves: Vanuatu's boxes and islands.
TOUCHED = {"Maldivia": 0.8, "Kleine Fische": 0.7, "Vanuatu": 0.09, "Carta Magica": 0.9}
TOUCHED_USUALLY = 0.5  # where nobody has said more
ASTRAY = 4  # standard deviations: every game is another one, and none is wrong for being so
# English is played by clicks.
SPOKEN = [
    ("maldivia", "hu"), ("kleine_fische", "pl"), ("vanuatu", "uk"), ("carta_magica", "sl"),
    ("carta_magica", "de"),
]  # fmt: skip
# What is shown where a sentence is missing, or could not be put together: its name, or braces.
UNSAID = re.compile(
    r"\b(?:web|table|bots|maldivia|kleine-fische|vanuatu|carta-magica)-[a-z-]+|[{}]"
)
SIZES = {"desk": (1440, 900, False), "phone": (360, 640, True)}


def file_name(game: str) -> str:
    return game.lower().replace(" ", "-")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whole_game_by_clicks(desk: Guest, game: str) -> None:
    desk.prefer(sound=game == LOUD)
    desk.begin(game)
    actions, touched = play_to_the_end(desk, f"middle-{file_name(game)}-desk", MIDDLE)
    assert actions > 5
    share = TOUCHED.get(game, TOUCHED_USUALLY)
    assert touched >= share * actions - ASTRAY * math.sqrt(share * (1 - share) * actions)
    # Nobody has scrolled the log, so it still follows the game and offers no way back to its end.
    expect(desk.page.locator(".log-box")).to_have_count(1)
    expect(desk.page.locator(".log-box .end")).to_have_count(0)
    end = desk.page.get_by_role("dialog", name="Result")
    expect(end.get_by_role("region", name="Where the points come from")).to_be_visible()
    desk.shot(f"end-{file_name(game)}-desk")
    desk.check(f"end of {game}")


@pytest.mark.slow
def test_whole_game_by_touch_on_a_phone(phone: Guest) -> None:
    phone.begin("Carta Magica")
    play_to_the_end(phone)
    phone.shot("end-carta-magica-phone")
    phone.check("end on a phone")


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_begun_and_ended_by_keyboard(desk: Guest, name: str, language: str) -> None:
    """No mouse: front page, seats, every turn, and the end is closed; in languages that count and
    write in other ways than English does, without a word that is missing."""
    page, words = desk.page, Words(language)
    desk.prefer(language=language)
    desk.paint(STAMP)
    desk.go("/")
    page.get_by_role("link", name=title(name, language)).first.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=words.say("web-play"), exact=True).focus()
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
    actions = play_by_keys(desk)
    assert actions > 5
    expect(page.locator(f"{END} h2")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    shown = page.locator("body").inner_text()
    assert not UNSAID.findall(shown)
    page.keyboard.press("Escape")
    expect(page.locator(END)).to_have_count(0)
    log = page.locator(".log").first.inner_text()
    assert len(log) > 500
    assert not UNSAID.findall(log)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_table_is_accessible_and_fits(
    browser: Browser, harbour: Harbour, game: str, size: str
) -> None:
    """By day and by night, the same moment of a real game."""
    width, height, touch = SIZES[size]
    guest = Guest(browser, harbour.url, width=width, height=height, touch=touch)
    guest.begin(game)
    for _ in range(9):
        wait_for_turn(guest)
        follow_hint(guest)
    wait_for_turn(guest)
    for theme in THEMES:
        guest.wear(theme)
        guest.shot(f"table-{file_name(game)}-{size}-{theme}")
        guest.check(f"table of {game}, {size}, {theme}")
    guest.leave()
