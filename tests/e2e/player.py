"""Playing a game in a browser, by touching what the table offers."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest

END = ".end[role=dialog]"  # the sheet with the result
MOST_ACTIONS = 1000  # of one person; a game that takes more does not end
PATIENCE = 120  # seconds until what does not come is a fault, on the slowest machine
LOOK = 20  # milliseconds between two looks at the page
CONFIRM = ".prompt .btn.primary"
# To find a button by its role, the roles and names of all buttons are worked out: not for one that
# is pressed a thousand times. That it has them is seen elsewhere.
HINT = 'button[aria-label="Hint"]'


def over(guest: Guest) -> bool:
    return guest.page.locator(END).count() > 0


def to_move(guest: Guest) -> bool:
    return guest.page.locator(".prompt.mine").count() > 0


def wait_for(guest: Guest, selector: str, seconds: float = PATIENCE) -> None:
    """Until something stands on the page. It is looked for in the page itself: from outside it
    would be asked for less and less often, down to twice a second."""
    guest.page.wait_for_function(
        "(selector) => document.querySelector(selector) !== null",
        arg=selector,
        polling=LOOK,
        timeout=seconds * 1000,
    )


def wait_for_turn(guest: Guest, seconds: float = PATIENCE) -> None:
    """Until it is this guest's turn or the game is over; a table is busy as long as a gesture still
    does its second action."""
    wait_for(guest, f".prompt.mine[aria-busy=false], {END}", seconds)


def confirm_button(guest: Guest) -> Locator:
    return guest.page.locator(CONFIRM)


def follow_hint(guest: Guest) -> None:
    """Ask a bot, see the preview, do it."""
    guest.page.click(HINT)
    do_it(guest)


def do_it(guest: Guest) -> None:
    """Confirm what is chosen, and wait until the server has taken it."""
    confirm_button(guest).click()
    settled(guest)


def settled(guest: Guest) -> None:
    wait_for(guest, ".prompt[aria-busy=false]:not(:has(.btn.primary))")


def touch_what_a_bot_would(guest: Guest) -> bool:
    """Ask a bot, which chooses for us; then find the thing of that name on the table and touch it:
    the second touch does it. False where no one thing does: a plan is put together of several, and
    a sea to fish and explore asks which of the two is meant."""
    page = guest.page
    before = guest.acts
    page.click(HINT)
    wait_for(guest, CONFIRM)
    shown = page.locator(".prompt .name").inner_text()
    table = page.locator("main.board, aside")
    spots = table.get_by_role("button", name=shown, disabled=False)
    if spots.count() > 0:
        spots.first.click()
        guest.drawn()
        said = page.locator("[role=alert]").all_inner_texts()
        assert said == [], f"{shown}: {said}"  # it was legal: nothing to explain
    if guest.acts > before:
        settled(guest)
        return True
    if confirm_button(guest).count() == 0:  # the touch dropped it
        page.click(HINT)
    do_it(guest)
    return False


def play_to_the_end(guest: Guest, picture: str = "", after: int = 0) -> tuple[int, int]:
    """Play until the end screen stands: how many actions it took, and how many of them were done
    by touching the thing itself. After so many actions a picture is taken."""
    actions = touched = 0
    while True:
        wait_for_turn(guest)
        if over(guest):
            break
        assert actions < MOST_ACTIONS
        if picture and actions == after:
            guest.shot(picture)
        touched += touch_what_a_bot_would(guest)
        actions += 1
    expect(guest.page.locator(f"{END} h2")).to_contain_text("won")
    return actions, touched


def play_by_keys(guest: Guest) -> int:
    """The same by H and Enter alone; now and then the focus is somewhere on the page."""
    actions = 0
    while True:
        wait_for_turn(guest)
        if over(guest):
            return actions
        assert actions < MOST_ACTIONS
        if actions % 3 == 1:
            guest.page.keyboard.press("Tab")
        guest.page.keyboard.press("h")
        wait_for(guest, CONFIRM)
        guest.page.keyboard.press("Enter")
        settled(guest)
        actions += 1
