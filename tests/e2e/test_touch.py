"""Nothing moves under a finger: what a first touch previews, a second one at the same point does.

Things that can be touched, in every stored moment of every game, on phones upright and sideways.
"""

from __future__ import annotations

import json
import os

import pytest
from playwright.sync_api import Browser

from tests.e2e.drawn import DRAWN
from tests.e2e.guest import STAMP, Guest
from tests.e2e.harbour import Harbour
from tests.e2e.scenes import Scenes
from tests.e2e.stage import REFUSAL

SIZES = [(360, 640), (390, 844), (844, 390)]
# Things touched in one moment: they repeat each other, so each moment has others of them touched.
MOST = 10_000 if os.environ.get("SHOAL_WHOLE") else 12

# The middle of each thing that can be seen and touched where it is. What lies below the prompt or
# below another thing is left out.
THINGS = """([most, first]) => {
  const things = [...document.querySelectorAll(
    'main.board :is(button, [role=button]), aside :is(button, [role=button])')];
  const found = [];
  for (const thing of things) {
    if (thing.closest('.log, .led, [aria-disabled=true]') || thing.disabled) continue;
    const box = thing.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(...at);
    if (!hit || !(thing.contains(hit) || hit.contains(thing))) continue;
    if (found.some(([x, y]) => Math.hypot(x - at[0], y - at[1]) < 4)) continue;
    found.push(at);
  }
  const step = Math.max(1, found.length / most);
  const from = first % Math.ceil(step);
  return Array.from({length: Math.min(most, found.length)},
    (_, i) => found[(Math.floor(i * step) + from) % found.length]);
}"""

# The moments lie in the page: to send each of them a dozen times took as long as to draw it.
KEEP = """([wholes, refusal]) => {
  scenes.wholes = JSON.parse(wholes);
  scenes.refusal = refusal;
}"""
SHOW = "(number) => scenes.offer(scenes.wholes[number])"
# What a touch did. Unless something is chosen that a second touch is to do, the next thing follows.
TOUCHED = """async ([number, last]) => {
  const [acts, chosen] = await scenes.touched();
  if (last || acts.length || chosen === null) await scenes.again(scenes.wholes[number]);
  return [acts, chosen];
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", DRAWN)
def test_the_second_touch_does_what_the_first_showed(
    browser: Browser, harbour: Harbour, game: str, size: tuple[int, int]
) -> None:
    guest = Guest(browser, harbour.url, width=size[0], height=size[1], touch=True)
    guest.prefer(known=[game])
    scenes, page = Scenes(guest, game), guest.page
    guest.paint(STAMP)
    page.evaluate(KEEP, [json.dumps(scenes.wholes), REFUSAL])
    counts = dict.fromkeys(["moments", "things", "previewed", "at once", "other"], 0)
    wrong: list[str] = []
    for number, whole in enumerate(scenes.wholes):
        page.evaluate(SHOW, number)
        counts["moments"] += 1
        for x, y in page.evaluate(THINGS, [MOST, number]):
            counts["things"] += 1
            page.touchscreen.tap(x * STAMP, y * STAMP)
            acts, shown = page.evaluate(TOUCHED, [number, False])
            if acts:
                counts["at once"] += 1
                continue
            if shown is None:  # a question, a part of a plan, an explanation
                counts["other"] += 1
                continue
            counts["previewed"] += 1
            page.touchscreen.tap(x * STAMP, y * STAMP)
            acts, _shown = page.evaluate(TOUCHED, [number, True])
            if acts != [shown]:
                asked = whole["board"]["prompt"]["key"]
                wrong.append(f"{asked} at {x:.0f},{y:.0f}: {shown}, {acts}")
    print(f"\n{game} {size[0]}×{size[1]}: " + ", ".join(f"{n} {k}" for k, n in counts.items()))
    assert wrong == []
    assert counts["previewed"] > 0
    guest.leave()
