"""What a box of Vanuatu still needs, told on a phone without scrolling."""

from __future__ import annotations

from playwright.sync_api import Browser

from shoal.words import languages
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.scenes import Scenes

# Every box that waits for something is touched; the others need nothing to be told.
LOOK = """async () => {
  const wrong = [];
  const frame = () => new Promise(requestAnimationFrame);
  const root = document.scrollingElement;
  const top = document.querySelector('.prompt').getBoundingClientRect().top;
  const boxes = document.querySelectorAll('main.board [data-box].wait');
  for (const box of boxes) {
    box.click();
    await frame();
    await frame();
    const line = document.querySelector('main.board .line');
    const name = box.dataset.box;
    if (!line) { wrong.push(`${name}: no line`); continue; }
    const edge = line.getBoundingClientRect();
    if (edge.bottom > top + 1) wrong.push(`${name}: below the prompt`);
    if (!line.textContent.trim()) wrong.push(`${name}: says nothing`);
    for (const part of line.querySelectorAll('li, small, p')) {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      if (left < edge.left || right > edge.right || top < edge.top - 1 || bottom > edge.bottom + 1)
        wrong.push(`${name}: ${part.textContent.trim()} is cut`);
    }
    if (root.scrollWidth > root.clientWidth) wrong.push(`${name}: wider than the phone`);
  }
  return boxes.length ? wrong : ['no box waits'];
}"""


def test_the_chain_of_every_box_stands_above_the_prompt(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844)
    guest.prefer(known=["vanuatu"], language=languages()[0])
    scenes = Scenes(guest, "vanuatu", languages()[0])
    asks = [one["board"]["prompt"]["key"] for one in scenes.wholes]
    plan = scenes.wholes[asks.index("vanuatu-ask-plan")]
    wrong: list[str] = []
    for language in languages():
        if language != scenes.language:
            scenes.speak(language)
        guest.page.evaluate("plan => scenes.show(plan)", plan)
        wrong += [f"{language} {one}" for one in guest.page.evaluate(LOOK)]
    assert not wrong, "\n".join(wrong)
    guest.leave()
