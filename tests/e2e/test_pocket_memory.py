"""What a pocket holds in memory: counted in bytes and workers, so that it cannot grow unnoticed."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Worker

from tests.e2e.pocket import ALL_KEPT, START, FileServer, play_on, write_pocket

MB = 1_000_000
PYTHON = 40 * MB  # of memory in each of the two workers; it begins with 31
SCRIPTS = 16 * MB  # of the page's own heap
ELEMENTS = 32 * MB  # of what it draws
# Before everything else in a worker: lets the test see Python's memory and the large buffers.
WATCHED = """
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
  const found = await instantiate(...given);
  self.pythonMemory ??= found.exports?.memory;
  return found;
};
self.given = [];
addEventListener("message", ({ data }) =>
  data instanceof MessagePort && data.addEventListener("message", ({ data: said }) =>
    said.do === "start" && self.given.push(said.parts.library)));
"""
ENGINE, THINKER = "engine.worker", "thinker.worker"


@pytest.fixture
def host(client: Path, tmp_path: Path) -> Iterator[FileServer]:
    static = tmp_path / "static"
    shutil.copytree(client, static)
    for script in static.glob("assets/*.worker-*.js"):
        script.write_text(WATCHED + script.read_text("utf-8"), "utf-8")
    write_pocket(tmp_path / "site", static)
    found = FileServer(tmp_path / "site").start()
    yield found
    found.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    found.set_default_timeout(START)
    yield found
    found.close()


def working(page: Page) -> dict[str, Worker]:
    found = {worker.url.rpartition("/")[2].rpartition("-")[0]: worker for worker in page.workers}
    return {name: found[name] for name in (ENGINE, THINKER) if name in found}


def test_nobody_thinks_before_there_is_a_table(context: BrowserContext, host: FileServer) -> None:
    page = context.new_page()
    for _visit in ("from nothing", "from the picture of the memory"):
        page.goto(f"{host.url}/")
        page.evaluate(ALL_KEPT)
        page.goto(f"{host.url}/#/games")
        page.get_by_role("button", name="Save all games").wait_for()
        assert list(working(page)) == [ENGINE]
        page.reload()
    with page.expect_event("worker", lambda worker: THINKER in worker.url):
        page.goto(f"{host.url}/#/new/maldivia")
        page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".prompt.mine[aria-busy=false]")
    page.get_by_role("button", name="Hint").click()
    page.locator(".prompt .btn.primary").wait_for()
    # What came for both was handed on, and is let go of when Python has its own.
    given = working(page)[THINKER].evaluate("given.map((one) => one.byteLength)")
    assert given == [0]


def test_a_whole_game_leaves_little_behind(context: BrowserContext, host: FileServer) -> None:
    page = context.new_page()
    page.goto(f"{host.url}/")
    page.evaluate(ALL_KEPT)
    page.reload()
    page.goto(f"{host.url}/#/new/kleine_fische")
    page.get_by_text("4", exact=True).first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    play_on(page)
    for worker in working(page).values():
        held = worker.evaluate("pythonMemory.buffer.byteLength")
        assert 0 < held <= PYTHON
    devtools = context.new_cdp_session(page)
    devtools.send("HeapProfiler.enable")
    devtools.send("HeapProfiler.collectGarbage")
    left = devtools.send("Runtime.getHeapUsage")
    assert left["usedSize"] <= SCRIPTS
    assert left["embedderHeapUsedSize"] <= ELEMENTS
