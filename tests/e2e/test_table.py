"""The frame around the boards: people, lines, sheets."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, expect

from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import HINT, confirm_button, do_it, follow_hint, wait_for_turn


def open_table(host: Guest, game: str, second: str) -> str:
    """A table for two whose second seat is what the list calls `second`; its address."""
    page = host.page
    host.go("/")
    page.get_by_role("link", name=game).first.click()
    page.get_by_label("Your name").fill("Mira")
    page.get_by_label("Who plays seat 2").select_option(label=second)
    page.get_by_role("button", name=re.compile("^(Play|Open the table)$")).click()
    page.wait_for_url("**/t/*")
    return page.url


def sit(guest: Guest, url: str, name: str) -> None:
    guest.page.goto(url)
    guest.page.get_by_label("Your name").fill(name)
    guest.page.get_by_role("button", name="Take a seat").click()


def test_two_browsers_at_one_table(browser: Browser, harbour: Harbour, desk: Guest) -> None:
    url = open_table(desk, "Kleine Fische", "Invite by link")
    expect(desk.page.get_by_label("QR code of the link")).to_be_visible()
    desk.shot("waiting-desk")
    desk.check("waiting")
    ben = Guest(browser, harbour.url, width=360, height=640, touch=True)
    ben.page.goto(url)
    ben.page.get_by_label("Your name").wait_for()
    ben.shot("join-phone")
    ben.check("join")
    sit(ben, url, "Ben")
    desk.page.get_by_role("button", name="Start the game").click()
    for guest in (desk, ben):
        guest.page.locator(".prompt").wait_for()
    wait_for_turn(desk)
    before = ben.page.locator(".prompt").inner_text()
    follow_hint(desk)
    expect(ben.page.locator(".prompt")).not_to_have_text(before)
    # Talk: a phrase arrives in the reader's language.
    ben.page.evaluate(
        "localStorage.setItem('shoal-preferences', JSON.stringify({language: 'de', name: 'Ben'}))"
    )
    ben.page.reload()
    desk.page.get_by_role("button", name="Chat").click()
    desk.page.get_by_role("button", name="Good luck!").click()
    ben.page.get_by_role("button", name=re.compile("^Chat")).click()
    expect(ben.page.get_by_role("listitem").filter(has_text="Viel Glück!")).to_be_visible()
    desk.check("chat")
    ben.leave()


def test_a_move_is_seen_by_the_other_at_once(
    browser: Browser, harbour: Harbour, desk: Guest
) -> None:
    url = open_table(desk, "Kleine Fische", "Invite by link")
    ben = Guest(browser, harbour.url, width=1440, height=900)
    sit(ben, url, "Ben")
    desk.page.get_by_role("button", name="Start the game").click()
    wait_for_turn(desk)
    ben.page.locator(".prompt").wait_for()
    watch = """() => { const node = document.querySelector(".prompt b"), before = node.textContent;
        window.seen = 0;
        new MutationObserver(() => { if (node.textContent !== before && !window.seen)
          window.seen = Date.now(); }).observe(node, {subtree: true, characterData: true,
          childList: true}); }"""
    ben.page.evaluate(watch)
    desk.page.get_by_role("button", name="Hint").click()
    confirm_button(desk).wait_for()
    confirm_button(desk).click()
    ben.page.wait_for_function("window.seen > 0")
    ben.leave()


def test_no_curtain_where_everything_lies_open(desk: Guest) -> None:
    open_table(desk, "Vanuatu", "Plays on this device")
    names: set[str] = set()
    for _ in range(60):
        wait_for_turn_or_curtain(desk.page)
        assert desk.page.locator(".curtain").count() == 0
        follow_hint(desk)
        told = desk.page.locator(".log li.me:not(.follows) .line").all_inner_texts()
        names |= {line.split()[0] for line in told}
        if len(names) > 1:
            break
    assert len(names) > 1, "only one of the two came to act"


def test_around_one_device(desk: Guest) -> None:
    open_table(desk, "Maldivia", "Plays on this device")
    curtain = desk.page.get_by_role("dialog", name="Hand over the device")
    for _ in range(60):
        wait_for_turn_or_curtain(desk.page)
        if curtain.count():
            break
        follow_hint(desk)
    expect(curtain).to_be_visible()
    desk.shot("curtain-desk")
    desk.check("curtain")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    wait_for_turn(desk)


def wait_for_turn_or_curtain(page: Page) -> None:
    page.wait_for_selector(".prompt.mine, .curtain")


def test_reload_in_mid_turn(desk: Guest) -> None:
    desk.begin("Kleine Fische")
    wait_for_turn(desk)
    follow_hint(desk)
    wait_for_turn(desk)
    before = desk.page.locator(".prompt b").inner_text()
    desk.page.reload()
    wait_for_turn(desk)
    assert desk.page.locator(".prompt b").inner_text() == before
    follow_hint(desk)


def test_lost_connection_comes_back(desk: Guest) -> None:
    desk.expected += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    desk.begin("Kleine Fische")
    wait_for_turn(desk)
    desk.page.click(HINT)
    chosen = confirm_button(desk).inner_text()
    desk.context.set_offline(True)
    # Chromium leaves an open socket alone when it goes offline: cut it as a dead network would.
    desk.page.evaluate("window.dispatchEvent(new Event('offline'))")
    expect(desk.page.get_by_text("Connection lost")).to_be_visible()
    desk.shot("lost-desk")
    desk.context.set_offline(False)
    expect(desk.page.get_by_text("Connection lost")).to_have_count(0)
    wait_for_turn(desk)
    expect(confirm_button(desk)).to_have_text(chosen)  # what was chosen still is
    do_it(desk)


def test_server_restart_is_survived(browser: Browser, client: Path, tmp_path: Path) -> None:
    port = Harbour(tmp_path, client).start()
    guest = Guest(browser, port.url, width=1440, height=900)
    guest.expected += ["ERR_CONNECTION_REFUSED", "WebSocket", "ERR_EMPTY_RESPONSE"]
    guest.begin("Kleine Fische")
    wait_for_turn(guest)
    follow_hint(guest)
    wait_for_turn(guest)
    before = guest.page.locator(".prompt b").inner_text()
    port.stop()
    expect(guest.page.get_by_text("Connection lost")).to_be_visible()
    port.start()
    expect(guest.page.get_by_text("Connection lost")).to_have_count(0)
    wait_for_turn(guest)
    assert guest.page.locator(".prompt b").inner_text() == before
    follow_hint(guest)
    guest.leave()
    port.stop()


def test_long_polling_where_sockets_do_not_get_through(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.expected += ["WebSocket"]
    guest.context.add_init_script(
        "window.WebSocket = class {"
        " constructor() { setTimeout(() => this.onclose?.({code: 1006})); }"
        " close() {} send() {} }; window.WebSocket.OPEN = 1;"
    )
    guest.begin("Kleine Fische")
    expect(guest.page.get_by_text("Slow connection")).to_be_visible()
    for _ in range(3):
        wait_for_turn(guest)
        follow_hint(guest)
    guest.leave()


def test_why_not_is_shown_with_its_reason(desk: Guest) -> None:
    desk.begin("Kleine Fische")
    wait_for_turn(desk)
    # The button says that it is off, and still answers: Playwright would wait for it to be on.
    desk.page.get_by_role("button", name="Take back").dispatch_event("click")
    bubble = desk.page.get_by_role("alert")
    expect(bubble).to_contain_text("There is nothing to take back yet.")
    desk.check("why not")
    desk.page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)


def test_sheets(desk: Guest) -> None:
    desk.begin("Vanuatu")
    wait_for_turn(desk)
    follow_hint(desk)
    page = desk.page
    keys = {"Rules": "r", "Menu": "", "Keyboard shortcuts": "?", "Chat": "c", "Log": "l"}
    for name, key in keys.items():
        if key:
            page.locator("body").press(key)
        else:
            page.get_by_role("button", name="Menu").click()
        sheet = page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        desk.shot(f"sheet-{name.lower().replace(' ', '-')}-desk")
        desk.check(name)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


def test_seat_moves_to_another_device(browser: Browser, harbour: Harbour, desk: Guest) -> None:
    desk.begin("Kleine Fische")
    wait_for_turn(desk)
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Move my seat to another device").click()
    link = desk.page.get_by_label("Private link to your seat").input_value()
    assert "/s#" in link
    other = Guest(browser, harbour.url, width=360, height=640, touch=True)
    other.page.goto(link)
    other.check("claim")
    other.page.get_by_role("button", name="Play on this device").click()
    wait_for_turn(other)
    # The old device says so at once, and offers nothing any more; also after a reload.
    moved = desk.page.get_by_role("dialog", name="Your seat is no longer on this device")
    expect(moved).to_be_visible()
    expect(desk.page.locator(".prompt.mine")).to_have_count(0)
    desk.check("moved")
    follow_hint(other)
    other.leave()
    desk.expected += ["409", "403", "404"]
    moved.get_by_role("button", name="Reload").click()
    expect(desk.page.get_by_role("heading", name="You have no seat at this table")).to_be_visible()


def test_spectator_sees_and_cannot_touch(browser: Browser, harbour: Harbour, desk: Guest) -> None:
    desk.begin("Kleine Fische")
    wait_for_turn(desk)
    desk.page.get_by_role("button", name="Menu").click()
    desk.page.get_by_role("button", name="Spectator link").click()
    link = desk.page.get_by_label("Link for spectators").input_value()
    other = Guest(browser, harbour.url, width=1440, height=900)
    other.page.goto(link)
    expect(other.page.get_by_text("You are watching.")).to_be_visible()
    expect(other.page.get_by_role("button", name="Hint")).to_have_count(0)
    other.check("watching")
    other.leave()


MOST_FILES = 40  # of script and style, until the first board stands


def test_first_board_is_small_and_comes_in_few_files(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.begin("Maldivia")
    url = guest.page.url
    guest.page.locator("main.board svg, main.board .plain").first.wait_for()
    fresh = guest.context.new_page()  # the same seat, nothing in this page yet
    sizes: list[int] = []

    def weigh(response: Response) -> None:
        if re.search(r"\.(js|css)$", response.url):
            sizes.append(len(gzip.compress(response.body())))

    fresh.on("response", weigh)
    guest.context.clear_cookies(name="nothing")
    fresh.goto(url)
    fresh.locator("main.board svg, main.board .plain").first.wait_for()
    fresh.wait_for_load_state("networkidle")
    fresh.close()
    guest.leave()
    assert sum(sizes) < 200_000, sizes
    assert 0 < len(sizes) <= MOST_FILES
