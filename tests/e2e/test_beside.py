"""What stands beside a board at a desk lies on nothing else, and is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.scenes import Scenes

DESKS = [(1280, 720), (1440, 900)]
MEET = """const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;"""
# The digits that press options are painted after them: where they lie is in their style alone.
DIGITS = f"""() => {{
  {MEET}
  document.documentElement.dataset.keys = "";
  const found = [];
  let digits = 0;
  for (const button of document.querySelectorAll('.options button[data-option]')) {{
    const after = getComputedStyle(button, '::after');
    if (after.content === 'none' || after.display === 'none') continue;
    digits += 1;
    const edge = button.getBoundingClientRect();
    const [wide, tall] = [parseFloat(after.width), parseFloat(after.height)];
    const right = edge.right - parseFloat(after.right);
    const top = edge.top + parseFloat(after.top);
    const digit = {{ left: right - wide, right, top, bottom: top + tall }};
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {{
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects())
        if (meet(line, digit)) found.push(words.currentNode.data);
    }}
  }}
  delete document.documentElement.dataset.keys;
  return {{ found: [...new Set(found)], digits }};
}}"""
TAGS = f"""() => {{
  {MEET}
  const tags = [...document.querySelectorAll('.player .thing i')].map((one) => [
    one.textContent, one.getBoundingClientRect(),
  ]);
  const found = tags.flatMap(([text, edge], i) =>
    tags.slice(i + 1).filter(([, other]) => meet(edge, other)).map(([other]) => text + other));
  return {{ found, tags: tags.length }};
}}"""
# The boxes of the band lie in open water, at most over the one hex of the last row.
BAND = """() => {
  const found = [];
  const boxes = [...document.querySelectorAll('.map .band > :is(button, div)')];
  const hexes = [...document.querySelectorAll('.map .hex')];
  for (const box of boxes) {
    const { left, top, right, bottom } = box.getBoundingClientRect();
    if (!right) continue;
    for (const x of [left, (left + right) / 2, right])
      for (const y of [top, bottom])
        for (const hex of hexes) {
          const hit = hex.querySelector('.hit');
          if (hex.closest('[data-hex=d1]') || hex.querySelector('[data-hex=d1]')) continue;
          const at = new DOMPoint(x, y).matrixTransform(hit.getScreenCTM().inverse());
          if (hit.isPointInFill(at))
            found.push(`${box.textContent.trim()} on ${hit.getAttribute('aria-label')}`);
        }
  }
  return { found: [...new Set(found)], boxes: boxes.length };
}"""

# What there is to buy and to play, as far as the side shows it before anybody scrolls: unless
# somebody holds more than fits into a row, or there is so much to do that it takes the room.
CUT = """() => {
  const side = document.querySelector('.cm.side');
  const { bottom } = side.getBoundingClientRect();
  const high = (row) => row.getBoundingClientRect().height > 46;
  const rows = [...side.querySelectorAll('.player')];
  if (rows.some(high) || side.querySelectorAll('.options button').length > 4)
    return { found: [], things: 0 };
  const things = [...side.querySelectorAll('.display button, .hand button, .hand .tamed')];
  const cut = things.filter((thing) => thing.getBoundingClientRect().bottom > bottom + 1);
  return { found: cut.map((thing) => thing.textContent.trim()), things: things.length };
}"""


def looked(browser: Browser, harbour: Harbour, game: str, look: str) -> list[dict[str, Any]]:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=[game])
    scenes = Scenes(guest, game)
    found: list[dict[str, Any]] = []
    for size in DESKS:
        scenes.resize(*size)
        found += scenes.run(look, previews=False)
    guest.leave()
    return found


@pytest.mark.parametrize(
    ("game", "look", "what"),
    [
        ("carta_magica", DIGITS, "digits"),
        ("carta_magica", TAGS, "tags"),
        ("carta_magica", CUT, "things"),
        ("vanuatu", BAND, "boxes"),
    ],
    ids=["digits", "tags", "cut", "band"],
)
def test_nothing_lies_on_something_else_nor_below_the_fold(
    browser: Browser, harbour: Harbour, game: str, look: str, what: str
) -> None:
    looks = looked(browser, harbour, game, look)
    assert any(one[what] for one in looks)
    wrong = [f"{one['at']}: {text}" for one in looks for text in one["found"]]
    assert not wrong, "\n".join(dict.fromkeys(wrong))
