"""Shoal in a pocket: a folder on a file server, everything in the browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.e2e.drawn import DRAWN, title
from tests.e2e.guest import SHOTS, STAMP, Guest
from tests.e2e.player import END, follow_hint, over, wait_for_turn
from tests.e2e.pocket import (
    ALL_KEPT,
    FOLDER,
    KEPT,
    PATIENCE,
    START,
    WORKER,
    Counter,
    FileServer,
    begin,
    play_on,
)

# Bytes over the wire, heads included: until the first board (the goal is 9 million), and when all
# is kept for later; from a host that sends files as they lie there and from one that packs texts.
BOARD = {"plain": 7_500_000, "packing": 6_000_000}
EVERYTHING = {"plain": 13_500_000, "packing": 8_500_000}
LATER = 1000  # that nothing has changed, a hundred bytes; the page and each worker let it be asked


@pytest.fixture
def host(folder: Path) -> Iterator[FileServer]:
    found = FileServer(folder).start()
    yield found
    found.stop()


@pytest.fixture
def desk(browser: Browser, host: FileServer) -> Iterator[Guest]:
    guest = Guest(browser, host.url, width=1440, height=900)
    guest.page.set_default_timeout(START)
    yield guest
    guest.leave()


@pytest.fixture
def strict(browser: Browser) -> Iterator[BrowserContext]:
    """A browser in which the page's policy holds: other tests go around it to look inside."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, locale="en-GB", reduced_motion="reduce"
    )
    context.set_default_timeout(START)
    yield context
    context.close()


def test_first_visit_then_no_network(strict: BrowserContext, host: FileServer) -> None:
    """Nothing from elsewhere, nothing against the policy, installable, and then offline."""
    page = strict.new_page()
    faults: list[str] = []
    asked: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda said: faults.append(said.text) if said.type == "error" else None)

    strict.on("response", lambda answer: asked.append(answer.url))
    begin(page, host.url, "Maldivia")
    root = host.url + "/"
    assert [url for url in asked if not url.startswith(root)] == []
    # What browsers ask of something that can be installed.
    devtools = strict.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    assert (told["name"], told["display"]) == ("Shoal", "standalone")
    for icon in told["icons"]:
        assert (host.root / FOLDER / icon["src"]).is_file()
    page.evaluate(ALL_KEPT)
    # That it is kept is said when people are back from the table, not over it.
    expect(page.get_by_text(KEPT)).to_have_count(0)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    table = page.url
    host.stop()
    page.reload()
    page.locator(".prompt").wait_for()
    assert page.url == table
    page.wait_for_selector(f".prompt.mine, {END}")
    page.get_by_role("button", name="Hint").click()
    page.locator(".prompt .btn.primary").click()
    page.wait_for_selector(".prompt[aria-busy=false] .btn.primary", state="detached")
    # Another game than the one whose files the first visit needed.
    begin(page, host.url, "Vanuatu")
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / "pocket-offline-phone.png")
    assert [fault for fault in faults if "ERR_CONNECTION_REFUSED" not in fault] == []


@pytest.mark.parametrize("kind", BOARD)
def test_bytes_over_the_wire(strict: BrowserContext, folder: Path, kind: str) -> None:
    """The first board comes before what is kept for later, and later visits need nothing."""
    host = Counter(folder, packs=kind == "packing")
    host.start()
    page = strict.new_page()
    begin(page, host.url, "Maldivia")
    page.wait_for_selector(".prompt.mine[aria-busy=false]")
    page.evaluate(ALL_KEPT)
    first = host.before_keeping()
    for needed in ("assets/Table-", "assets/maldivia-", "assets/thinker.worker-", "python.bin"):
        assert any(needed in name for name in first), needed
    assert sum(first.values()) <= BOARD[kind]
    assert sum(host.sent.values()) <= EVERYTHING[kind]
    host.sent.clear()
    page.reload()
    page.wait_for_selector(".prompt.mine[aria-busy=false]")
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
    assert set(host.sent) == {WORKER}
    assert sum(host.sent.values()) <= LATER
    host.stop()


@pytest.mark.slow
@pytest.mark.parametrize("game", [title(name) for name in DRAWN])
def test_whole_game_by_clicks(desk: Guest, game: str) -> None:
    desk.begin(game)
    # Some turns as people take them, the rest by the same buttons; a game may be short.
    for _turn in range(3):
        wait_for_turn(desk, PATIENCE)
        if not over(desk):
            follow_hint(desk)
    desk.paint(STAMP)
    play_on(desk.page)
    desk.paint(1)
    expect(desk.page.locator(f"{END} h2")).to_contain_text("won")
    desk.shot(f"pocket-end-{game.lower().replace(' ', '-')}")
    # It stands in the list of games, and can be looked through again.
    desk.go("/#/games")
    desk.page.get_by_role("heading", name="Finished").wait_for()


def test_killed_in_the_middle_of_a_move(desk: Guest) -> None:
    desk.begin("Carta Magica")
    page = desk.page
    wait_for_turn(desk, PATIENCE)
    follow_hint(desk)
    wait_for_turn(desk, PATIENCE)
    follow_hint(desk)
    # It was accepted: from here on it must not be lost, whatever the bot was about to do.
    played = page.locator(".log li, .log p").count()
    address = page.url
    page.close()
    desk.page = page = desk.context.new_page()
    page.set_default_timeout(START)
    page.goto(address)
    wait_for_turn(desk, PATIENCE)
    page.wait_for_function(
        "least => document.querySelectorAll('.log li, .log p').length >= least", arg=played
    )


def test_two_people_around_one_phone(browser: Browser, host: FileServer) -> None:
    guest = Guest(browser, host.url, width=390, height=844, touch=True)
    page = guest.page
    page.set_default_timeout(START)
    guest.go("/#/new/kleine_fische")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector(".prompt.mine[aria-busy=false], .curtain")
    for _turn in range(40):
        if page.locator(".curtain").count():
            break
        follow_hint(guest)
        page.wait_for_selector(".prompt.mine[aria-busy=false], .curtain")
    page.locator(".curtain").wait_for()
    guest.shot("pocket-curtain-phone")
    guest.leave()


def test_all_games_as_one_file(browser: Browser, desk: Guest, tmp_path: Path) -> None:
    desk.begin("Maldivia")
    address = desk.page.url
    desk.go("/#/games")
    with desk.page.expect_download() as saved:
        desk.page.get_by_role("button", name="Save all games").click()
    file = tmp_path / "games.json"
    saved.value.save_as(file)
    other = Guest(browser, desk.url, width=1440, height=900)
    other.page.set_default_timeout(START)
    other.go("/#/games")
    box = other.page.locator('input[type="file"][accept*="json"]')
    # Cut off, or of the right shape with something missing: it is said, and nothing breaks by it.
    whole = file.read_text("utf-8")
    for name, text in {"cut": whole[:-40], "torn": whole.replace('"v":1', '"v":9')}.items():
        damaged = tmp_path / f"{name}.json"
        damaged.write_text(text, "utf-8")
        box.set_input_files(damaged)
        said = other.page.get_by_text("This file does not hold saved games.")
        expect(said).to_be_visible(timeout=START)
    box.set_input_files(file)
    expect(other.page.get_by_text("One game was added.")).to_be_visible(timeout=START)
    box.set_input_files(file)
    expect(other.page.get_by_text("Nothing in this file is new.")).to_be_visible(timeout=START)
    other.page.goto(address)
    other.page.locator(".prompt").wait_for()
    other.shot("pocket-table-desk")
    other.leave()


def test_what_a_browser_offers_to_install_can_be_installed(desk: Guest) -> None:
    page = desk.page
    desk.go("/#/games")
    page.get_by_role("button", name="Save all games").wait_for()
    button = page.get_by_role("button", name="Install Shoal as an app")
    expect(button).to_have_count(0)
    # As browsers do it; a headless one never does.
    page.evaluate("""() => dispatchEvent(Object.assign(new Event("beforeinstallprompt"),
        { prompt: () => { window.asked = (window.asked ?? 0) + 1; } }))""")
    button.first.click()
    expect(button).to_have_count(0)
    assert page.evaluate("window.asked") == 1


def test_an_old_browser_gets_a_sentence(strict: BrowserContext, host: FileServer) -> None:
    strict.add_init_script("delete globalThis.DecompressionStream")
    page = strict.new_page()
    page.goto(f"{host.url}/", wait_until="domcontentloaded")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("alert")).to_contain_text("too old")
    expect(page.get_by_role("link")).to_have_count(0)
