"""Lessons: one of each game solved by touching what is meant, and one missed and tried again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, expect

from shoal import games
from shoal.kernel.lesson import lessons
from shoal.words import Words
from tests.e2e.drawn import title
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import confirm_button

WORDS = Words()
# What is touched, by game: the lesson, and the things in their order; each is confirmed where the
# table asks for it.
TOUCHED = {
    "maldivia": ("deliver", ["space f10", "ship S1"]),
    "kleine_fische": ("cave", ["card c31"]),
    "vanuatu": ("lead", ["box-fish"]),
    "carta_magica": ("trade", ["Spin the arrow", "harbour-M9", "Trade"]),
}


# Every thing the lesson means has a ring around it, in sight and not beside it.
RINGED = """(things) => {
  const rings = [...document.querySelectorAll('i[style*="width"]')]
    .map((ring) => ring.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  return things.length > 0 && things.every((thing) => {
    const name = CSS.escape(thing);
    const found = document.querySelector(`[data-about="${name}"], [data-thing="${name}"]`);
    const { left, top, right, bottom } = found?.getBoundingClientRect() ?? {};
    const close = (ring) => ring.left <= left && ring.top <= top && ring.right >= right
      && ring.bottom >= bottom && ring.width < right - left + 24 && ring.height < bottom - top + 24;
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      && rings.some(close);
  });
}"""


def name_of(game: str, lesson: str, part: str = "") -> str:
    return WORDS.say(f"{game.replace('_', '-')}-lesson-{lesson}{part}")


def begin(guest: Guest, game: str, lesson: str) -> Locator:
    guest.go(f"/#/new/{game}")
    guest.page.get_by_role("button", name=name_of(game, lesson)).click()
    card = guest.page.get_by_role("region", name=f"Lesson: {name_of(game, lesson)}")
    expect(card).to_contain_text(name_of(game, lesson, "-goal"))
    guest.page.wait_for_selector(".prompt.mine[aria-busy=false]")
    return card


def touch(guest: Guest, thing: str) -> None:
    """Touch a thing of the board, or a button, and confirm where the table asks for it."""
    page = guest.page
    found = page.locator(f'[data-about="{thing}"], [data-thing="{thing}"]')
    if found.count() == 0:
        found = page.locator("aside, main.board").get_by_role("button", name=thing)
    box = found.first.bounding_box()
    assert box is not None, thing
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    guest.drawn()
    if confirm_button(guest).count():
        confirm_button(guest).click()
    page.wait_for_selector(".prompt[aria-busy=false]:not(:has(.btn.primary))")


def test_all_lessons_are_offered_in_their_order(phone: Guest) -> None:
    for game in TOUCHED:
        phone.go("/")
        phone.page.get_by_role("link", name=title(game)).first.click()
        offered = phone.page.get_by_role("region", name="Lessons").get_by_role("button")
        expect(offered).to_have_text(
            [
                f"{i} {name_of(game, each.name)}"
                for i, each in enumerate(lessons(games.find(game)), 1)
            ]
        )


@pytest.mark.parametrize("game", list(TOUCHED))
def test_a_lesson_is_solved_by_touch(desk: Guest, game: str) -> None:
    lesson, things = TOUCHED[game]
    card = begin(desk, game, lesson)
    desk.shot(f"lesson-{game}")
    desk.check(f"lesson of {game}")
    points = next(one for one in lessons(games.find(game)) if one.name == lesson).points
    desk.page.wait_for_function(RINGED, arg=list(points))
    for thing in things:
        if card.get_by_text("Well done").count() == 0:
            touch(desk, thing)
    expect(card).to_contain_text("Well done")
    expect(card).to_contain_text(name_of(game, lesson, "-done"))
    desk.shot(f"lesson-{game}-done")
    card.get_by_role("button", name="Next lesson").click()
    expect(card).to_have_count(0)  # another one stands there
    expect(desk.page.get_by_text("of 3", exact=False).first).to_be_visible()


def test_a_wrong_way_gets_an_answer_and_another_try(phone: Guest) -> None:
    game, lesson = "kleine_fische", "cave"
    card = begin(phone, game, lesson)
    phone.shot("lesson-phone")
    phone.check("lesson on a phone")
    page = phone.page
    page.locator("[data-tray], aside").get_by_role("button", name="Stop").first.click()
    phone.drawn()
    if confirm_button(phone).count():
        confirm_button(phone).click()
    expect(card).to_contain_text(name_of(game, lesson, "-stopped"))
    expect(card.get_by_role("button", name="Try again")).to_be_in_viewport()
    phone.shot("lesson-phone-missed")
    before = page.url
    card.get_by_role("button", name="Try again").click()
    expect(card).to_contain_text(name_of(game, lesson, "-goal"))
    page.wait_for_url(lambda url: url != before)


# How far the two buttons of the reef reach below the top of the prompt.
COVERED = """() => Math.round(document.querySelector('.deeds').getBoundingClientRect().bottom
  - document.querySelector('.prompt').getBoundingClientRect().top)"""


def test_the_buttons_of_the_reef_are_above_the_prompt_of_a_short_phone(
    browser: Browser, harbour: Harbour
) -> None:
    guest = Guest(browser, harbour.url, width=360, height=640, touch=True)
    covered = {}
    for lesson in ("stop", "cave"):
        begin(guest, "kleine_fische", lesson)
        covered[lesson] = guest.page.evaluate(COVERED)
    assert {lesson: by for lesson, by in covered.items() if by > 0} == {}
    guest.leave()
