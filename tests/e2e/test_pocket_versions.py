"""One version at a time: what is kept on a device stays whole."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.pocket import FOLDER, KEPT, START, FileServer, begin, write_pocket

NEWER = f"/{FOLDER}/"  # written with this base, the page differs
# Until a new version lies ready beside the one that is used.
UPDATED = """async () => {
  const found = await navigator.serviceWorker.getRegistration();
  await found.update();
  while (!found.waiting) await new Promise((done) => setTimeout(done, 50));
}"""
# The versions that are kept, once only one is left.
ONE_VERSION = """async () => {
  for (;;) {
    const kept = (await caches.keys()).filter((name) => name !== "shoal-memory");
    if (kept.length === 1) return kept[0];
    await new Promise((done) => setTimeout(done, 50));
  }
}"""
# Instead of Python's memory something else was kept.
DAMAGE = """async () => {
  const shelf = await caches.open("shoal-memory");
  const kept = await shelf.keys();
  for (const one of kept) await shelf.put(one, new Response("nonsense".repeat(1000)));
  return kept.length;
}"""
# Until the damaged one was thrown away, and a whole one taken anew.
WHOLE = """async () => {
  const shelf = await caches.open("shoal-memory");
  for (;;) {
    const [kept] = await shelf.keys();
    const found = kept && (await shelf.match(kept));
    if (found && (await found.arrayBuffer()).byteLength > 1e7) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}"""


@pytest.fixture
def host(folder: Path, tmp_path: Path) -> Iterator[FileServer]:
    """A host whose folder a test may change."""
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    found = FileServer(tmp_path).start()
    yield found
    found.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    found = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce"
    )
    found.set_default_timeout(START)
    yield found
    found.close()


def kept(page: Page, host: FileServer) -> str:
    """Keep the first version on the device; its name."""
    begin(page, host.url, "Maldivia")
    page.goto(f"{host.url}/#/")
    page.get_by_text(KEPT).wait_for()
    page.reload()
    return str(page.evaluate(ONE_VERSION))


def is_newer(page: Page, newer: bool) -> None:
    path = NEWER if newer else "./"
    link = page.locator('link[rel="manifest"]')
    expect(link).to_have_attribute("href", f"{path}manifest.webmanifest", timeout=START)


def test_a_new_version_is_taken_at_the_next_start(
    context: BrowserContext, host: FileServer, client: Path
) -> None:
    page = context.new_page()
    before = kept(page, host)
    write_pocket(host.root, client, NEWER)
    page.evaluate(UPDATED)
    # It lies ready, and the page that is open is still the old one, with all its files.
    is_newer(page, False)
    page.reload()
    is_newer(page, True)
    assert page.evaluate(ONE_VERSION) != before


def test_a_start_from_memory_draws_anew_and_a_damaged_one_is_left(
    context: BrowserContext, host: FileServer
) -> None:
    page = context.new_page()
    kept(page, host)
    addresses = []
    for _start in range(2):
        page.reload()
        begin(page, host.url, "Maldivia")
        addresses.append(page.url)
    # Drawn by the same memory: only what the device draws makes them differ.
    assert addresses[0] != addresses[1]
    assert page.evaluate(DAMAGE) == 1
    page.reload()
    page.locator(".prompt").wait_for()
    page.evaluate(WHOLE)
