"""A newcomer is led through a real turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.drawn import LED, title
from tests.e2e.guest import Guest
from tests.e2e.player import do_it, over, wait_for_turn

STEPS = 60
HEIGHT = "card => card.offsetHeight"
# What can be touched on the board and lies below the card.
COVERED = """card => [...document.querySelectorAll('main.board [data-spot]')].filter((spot) => {
  const { x, y, width, height } = spot.getBoundingClientRect();
  return card.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((spot) => spot.getAttribute('data-spot'))"""


# How far its words reach over the board.
OVER_BOARD = """card => card.querySelector('.text').getBoundingClientRect().bottom
  - document.querySelector('main.board').getBoundingClientRect().top"""

# What is wrong with the frame round what the card speaks of: something in it can be touched.
FRAMED = """() => {
  const framed = document.querySelectorAll('.looked');
  if (framed.length === 0) return null;
  if (framed.length > 1) return 'two of them';
  const things = [...framed[0].querySelectorAll(':is(button, [role=button], [data-spot])')];
  const open = things.some((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && (one.contains(hit) || hit.contains(one)) && framed[0].contains(hit);
  });
  return open ? '' : `nothing to touch in ${framed[0].tagName}`;
}"""


@pytest.mark.parametrize("game", [title(name) for name in LED])
def test_led_turn(phone: Guest, game: str) -> None:
    """Doing what the card proposes ends the led turn, and the game goes on.

    Whatever the card says, it takes the same room: the board below it stays where it is.
    """
    page = phone.page
    phone.go("/")
    page.get_by_role("link", name=game).first.click()
    page.get_by_role("button", name="Play a guided turn").click()
    card = page.get_by_role("region", name="Your first turn")
    wait_for_turn(phone)
    heights = {card.evaluate(HEIGHT)}  # the aim, longer than the card, lies over the board
    assert card.evaluate(COVERED) == []  # but not over what the prompt asks for
    card.get_by_role("button", name="Start").click()
    card.get_by_role("button", name="Why?").click()
    heights.add(card.evaluate(HEIGHT))
    card.get_by_role("button", name="Why?").click()
    framed: list[str | None] = []
    for number in range(STEPS):
        wait_for_turn(phone)
        heights.add(card.evaluate(HEIGHT))
        if card.get_by_role("button", name="Continue").count() or over(phone):
            break
        framed.append(page.evaluate(FRAMED))
        if number == 1:
            phone.shot(f"guide-{game.lower().replace(' ', '-')}-phone")
            phone.check(f"guide of {game}")
        card.get_by_role("button", name="Show me a good move").click()
        do_it(phone)
    # Whoever plays on sees the whole board, and can read the closing words as long as they like.
    assert card.evaluate(OVER_BOARD) > 0
    page.locator(".prompt").tap(position={"x": 2, "y": 2})
    page.wait_for_function(f"() => ({OVER_BOARD})(document.querySelector('.led')) <= 0")
    heights.add(card.evaluate(HEIGHT))
    card.get_by_role("button", name="Continue").click()
    assert card.evaluate(OVER_BOARD) > 0  # what was put aside comes back before one goes on
    card.get_by_role("button", name="Continue").click()
    expect(card).to_have_count(0)
    assert len(heights) == 1
    assert {wrong for wrong in framed if wrong is not None} == {""}, framed
    wait_for_turn(phone)
