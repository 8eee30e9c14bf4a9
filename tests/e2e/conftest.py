"""Browser tests: a real server, a real Chromium, nothing on the console."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.browser import launch_options
from tests.e2e.guest import PATIENCE, Guest
from tests.e2e.harbour import Harbour, built_client
from tests.e2e.pocket import write_pocket
from tests.e2e.shared import made_once


@pytest.fixture(scope="session")
def client() -> Path:
    return built_client()


@pytest.fixture(scope="session")
def harbour(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Harbour]:
    found = Harbour(tmp_path_factory.mktemp("shoal"), client).start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def folder(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pocket, written once; whoever changes it takes a copy."""
    return made_once(tmp_path_factory, "pocket", lambda root: write_pocket(root, client))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**launch_options())  # type: ignore[arg-type]
        yield opened
        opened.close()


@pytest.fixture
def desk(browser: Browser, harbour: Harbour) -> Iterator[Guest]:
    """Somebody at a desk."""
    guest = Guest(browser, harbour.url, width=1440, height=900)
    yield guest
    guest.leave()


@pytest.fixture
def phone(browser: Browser, harbour: Harbour) -> Iterator[Guest]:
    """Somebody with a small phone, who has fingers and no mouse."""
    guest = Guest(browser, harbour.url, width=360, height=640, touch=True)
    yield guest
    guest.leave()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whole games in a real browser take minutes on a busy machine; only an endless one fails.

    They come first, so that nobody waits for one at the end. Each process of the tests is given a
    stretch of the list, and takes from those of others when it is through: each has its share.
    """
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in ours:
        if not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(3600))
    ours.sort(key=lambda item: item.get_closest_marker("slow") is None)
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    dealt = [item for first in range(processes) for item in ours[first::processes]]
    others = [item for item in items if Path(__file__).parent not in item.path.parents]
    items[:] = [*dealt, *others]
