"""Playing a game in a browser, by touching what the table offers."""

from __future__ import annotations

import time

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest

GAME_SECONDS = 110


def over(guest: Guest) -> bool:
    return guest.page.locator(".end").count() > 0


def to_move(guest: Guest) -> bool:
    return guest.page.locator(".prompt.mine").count() > 0


def wait_for_turn(guest: Guest, seconds: float = 30) -> None:
    """Until it is this guest's turn or the game is over."""
    guest.page.wait_for_selector(".prompt.mine, .end", timeout=seconds * 1000)


def confirm_button(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name="Do it")


def follow_hint(guest: Guest) -> None:
    """Ask a bot, see the preview, do it."""
    guest.page.get_by_role("button", name="Hint").click()
    do_it(guest)


def do_it(guest: Guest) -> None:
    """Confirm what is chosen, and wait until the server has taken it."""
    confirm_button(guest).click()
    guest.page.wait_for_selector(".prompt[aria-busy=false] .btn.primary", state="detached")
    guest.page.wait_for_selector(".prompt[aria-busy=false]")


def play_to_the_end(guest: Guest, seconds: float = GAME_SECONDS) -> int:
    """Play until the end screen stands; how many actions it took."""
    deadline = time.monotonic() + seconds
    actions = 0
    while True:
        wait_for_turn(guest)
        if over(guest):
            break
        assert time.monotonic() < deadline, f"not over after {actions} actions"
        follow_hint(guest)
        actions += 1
    expect(guest.page.locator(".end h2")).to_contain_text("won")
    return actions
