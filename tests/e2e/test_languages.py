"""Each person their own language: found, changed at any time, and nothing of the others fetched."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from shoal.words import languages
from tests.e2e.drawn import DRAWN
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.stage import Stage, moments


def fetched(guest: Guest) -> list[str]:
    """The names of the files a page has asked for, from now on."""
    found: list[str] = []
    guest.page.on("request", lambda request: found.append(request.url.rpartition("/")[2]))
    return found


@pytest.mark.parametrize(
    ("locale", "lang", "said"),
    [
        ("de-AT", "de", "Link schicken, Platz nehmen, spielen."),
        ("en-US", "en", "Send a link, take a seat, play."),
        ("mt-MT", "en", "Send a link, take a seat, play."),  # we do not speak it
    ],
)
def test_the_browser_names_the_language(
    browser: Browser, harbour: Harbour, locale: str, lang: str, said: str
) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900, locale=locale)
    guest.go("/")
    expect(guest.page.get_by_text(said)).to_be_visible()
    expect(guest.page.locator("html")).to_have_attribute("lang", lang)
    guest.leave()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", DRAWN)
def test_only_the_chosen_language_travels(
    browser: Browser, harbour: Harbour, game: str, language: str
) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=[game], language=language)
    files = fetched(guest)
    Stage(guest).show(moments(game)[0])
    guest.page.wait_for_load_state("networkidle")
    packs = {name.split("-")[1] for name in files if name.startswith("words-")}
    assert packs == {language}
    # A file of words is named after its catalogue, whatever its language: one comes, not two.
    for catalogue in (f"{game}-web", "bots"):
        found = [name for name in files if re.fullmatch(rf"{catalogue}-.{{8}}\.js", name)]
        assert len(found) == 1, found
    guest.leave()


def test_letters_are_fetched_where_they_are_needed(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=["maldivia"])
    files = fetched(guest)
    guest.go("/")
    guest.page.get_by_role("link", name="Maldivia").first.click()
    name = guest.page.get_by_label("Your name")
    name.wait_for()
    guest.page.wait_for_load_state("networkidle")
    fonts = [file for file in files if file.endswith(".woff2")]
    assert fonts
    assert [file for file in fonts if "-ext-" in file or "cyrillic" in file] == []
    name.fill("Олена")
    guest.page.wait_for_function("document.fonts.status === 'loaded'")
    guest.page.wait_for_load_state("networkidle")
    assert [file for file in files if "cyrillic-wght-normal" in file] != []
    guest.leave()


@pytest.mark.parametrize("game", DRAWN)
def test_the_language_can_be_changed_in_the_middle_of_a_game(
    browser: Browser, harbour: Harbour, game: str
) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=[game], language="en")
    stage = Stage(guest)
    stage.show(moments(game)[0])
    page = guest.page
    prompt = page.locator(".prompt.mine")
    english = prompt.inner_text()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(prompt).not_to_have_text(english)
    assert stage.acts == []
    guest.leave()


def test_every_finished_language_is_offered(desk: Guest) -> None:
    desk.go("/")
    options = desk.page.get_by_label("Language").locator("option")
    offered = [option.get_attribute("value") for option in options.all()]
    assert offered == languages()
