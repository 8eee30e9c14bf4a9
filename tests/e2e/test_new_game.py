"""A game that is only a package of rules can be found, read and played in the browser, and a
language that is only a folder of words can be chosen there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e import tree
from tests.e2e.drawn import title, with_file
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import END, over, settled, wait_for_turn
from tests.e2e.shared import made_once

# What a message key or a name of the engine looks like; nobody should ever read one.
KEY = re.compile(r"\b(?:pearl|shell|web|prompt|table|bot|seat)-[a-z]+|\b[a-z]+_[a-z]+\b|⟦")
PAINTED = {title(name) for name in with_file("scene.ts")}
MOST = 40  # actions; both games are over much earlier


class Look(NamedTuple):
    """Who looks, and on what."""

    language: str
    width: int
    height: int
    touch: bool
    dark: bool


LOOKS = {
    "desk": Look("en", 1440, 900, touch=False, dark=False),
    "phone": Look("de", 360, 640, touch=True, dark=True),
}


def larger(folder: Path) -> None:
    """Sources with two games and a language more, and the client of them."""
    sources = tree.copied(folder)
    tree.add_shell(sources)
    tree.add_pearl(sources)
    tree.add_language(sources)
    tree.build(sources)


@pytest.fixture(scope="module")
def pearls(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    """A server of sources with two games more: bare rules, and a fresh skeleton."""
    assert client.is_dir()  # whoever builds that one has installed what building needs
    sources = made_once(tmp_path_factory, "tree", larger)
    data = tmp_path_factory.mktemp("shoal")
    found = Harbour(data, tree.static(sources), sources / "src").start()
    yield found
    found.stop()


@pytest.fixture(params=LOOKS)
def guest(browser: Browser, pearls: Harbour, request: pytest.FixtureRequest) -> Iterator[Guest]:
    language, width, height, touch, dark = LOOKS[request.param]
    found = Guest(browser, pearls.url, width=width, height=height, touch=touch, dark=dark)
    found.prefer(language=language, name="Mira")
    yield found
    found.leave()


def look(guest: Guest, where: str) -> None:
    """Words instead of keys, nothing that is too wide or hard to reach, and a picture."""
    guest.page.wait_for_load_state("networkidle")
    text = guest.page.title() + "\n" + guest.page.locator("body").inner_text()
    assert KEY.findall(text) == [], where
    width = guest.page.evaluate("innerWidth")
    guest.shot(f"new-game-{where}-{width}")
    guest.check(where)


def card(guest: Guest, title: str) -> Locator:
    return guest.page.locator("a.game").filter(has_text=title)


def sit_down(guest: Guest, title: str) -> None:
    """From the front page to a running game, looking at everything on the way."""
    page = guest.page
    guest.go("/")
    expect(card(guest, title)).to_be_visible()
    named = page.locator("a.game h2").all_inner_texts()
    assert set(named[: len(PAINTED)]) == PAINTED  # those with pictures first
    look(guest, f"front-{title}")
    card(guest, title).click()
    expect(page.locator("ol.chairs li")).to_have_count(2)
    expect(page.locator("form button.btn")).to_have_count(1)  # no lesson, so none is offered
    look(guest, f"form-{title}")
    page.locator("form button.primary").click()


def play(guest: Guest, title: str) -> int:
    """Touch the last thing that is offered until the game is over: how often."""
    page = guest.page
    offered = page.get_by_role("toolbar").get_by_role("button")
    for number in range(MOST):
        wait_for_turn(guest)
        if over(guest):
            return number
        offered.last.click()
        expect(offered.last).to_have_attribute("aria-pressed", "true")
        if number < 2:
            look(guest, f"table-{title}-{number}")
        offered.last.click()
        settled(guest)
    raise AssertionError("not over")


def test_bare_rules(guest: Guest) -> None:
    guest.go("/#/rules/shell")  # its clauses are its rulebook
    expect(guest.page.get_by_text("KUH-003")).to_be_visible()
    look(guest, "rules-shell")
    sit_down(guest, "Shell")
    assert play(guest, "shell") >= 1
    expect(guest.page.locator(f"{END} h2")).not_to_be_empty()
    look(guest, "end-shell")


def test_skeleton(guest: Guest) -> None:
    sit_down(guest, "Pearl")
    assert play(guest, "pearl") > 3
    expect(guest.page.locator(f"{END} h2")).not_to_be_empty()
    look(guest, "end-pearl")


def test_a_new_language_is_chosen_like_any_other(browser: Browser, pearls: Harbour) -> None:
    guest = Guest(browser, pearls.url, width=1440, height=900)
    guest.go("/")
    guest.page.get_by_label("Language").select_option("eo")
    expect(guest.page.get_by_text("Séñd á líñk, táké á séát, pláý.")).to_be_visible()
    card(guest, "Maldivia").click()
    guest.page.get_by_role("button", name="Pláý", exact=True).click()
    expect(guest.page.locator(".prompt")).to_contain_text("Chóósé á bóát.")
    assert KEY.findall(guest.page.locator("body").inner_text()) == []
    guest.leave()
