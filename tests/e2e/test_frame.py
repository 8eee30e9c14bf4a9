"""The frame moves nothing under a finger, and people can be muted and reported."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import HINT, confirm_button, wait_for_turn
from tests.e2e.stage import NAMES, Stage, moments
from tests.e2e.test_table import open_table, sit

AIR = 4  # pixels between words or buttons and the edge of what they stand on


def top(guest: Guest) -> float:
    """Where the board begins on the page."""
    box = guest.page.locator("main.board").bounding_box()
    assert box is not None
    return box["y"] + float(guest.page.evaluate("scrollY"))


def test_the_offer_to_newcomers_moves_no_board(phone: Guest) -> None:
    phone.begin("Maldivia")
    wait_for_turn(phone)
    offer = phone.page.get_by_role("button", name="First time?")
    expect(offer).to_be_visible()
    before = top(phone)
    phone.page.get_by_role("button", name="No thanks").click()
    expect(offer).to_have_count(0)
    assert top(phone) == before
    phone.page.reload()
    wait_for_turn(phone)
    expect(offer).to_have_count(0)  # and it does not come back


FIRST = moments("maldivia")[0]
KNOWN: dict[str, dict[str, Any]] = {
    "finished": {**FIRST, "legal": [], "desk": {"phase": "finished"}},
    "rematch": {**FIRST, "desk": {"after": "the game before"}},
}


@pytest.mark.parametrize("known", KNOWN)
def test_the_offer_to_newcomers_does_not_come_back(
    browser: Browser, harbour: Harbour, known: str
) -> None:
    """Whoever has finished a game or plays another one knows it, at every table from then on."""
    guest = Guest(browser, harbour.url, width=390, height=844, touch=True)
    stage = Stage(guest)
    offer = guest.page.get_by_role("button", name="First time?")
    stage.show(FIRST)
    expect(offer).to_be_visible()
    stage.show(KNOWN[known], turn=known == "rematch")
    expect(offer).to_have_count(0)
    stage.show(FIRST)  # a fresh table, not one that follows another
    expect(offer).to_have_count(0)
    guest.page.reload()
    guest.page.locator(".prompt.mine").wait_for()
    expect(offer).to_have_count(0)
    guest.leave()


def edges(thing: Locator) -> tuple[float, float]:
    """Where it begins and ends on the screen, from top to bottom."""
    box = thing.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_a_suggestion_has_air_in_the_prompt_of_a_phone(phone: Guest) -> None:
    phone.begin("Vanuatu")
    wait_for_turn(phone)
    phone.page.click(HINT)
    confirm_button(phone).wait_for()
    # However much there is to say for it, which differs from game to game.
    phone.page.locator(".prompt .text b").evaluate("b => b.textContent = 'Words '.repeat(60)")
    top, bottom = edges(phone.page.locator(".prompt"))
    assert edges(phone.page.locator(".prompt .text"))[0] >= top + AIR
    assert edges(confirm_button(phone))[1] <= bottom - AIR


def test_a_suggestion_does_not_change_under_the_finger(phone: Guest) -> None:
    phone.begin("Vanuatu")
    wait_for_turn(phone)
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url))
    for _ in range(2):
        phone.page.click(HINT)
        confirm_button(phone).wait_for()
    assert len([url for url in asked if url.endswith("/hint")]) == 1


def by_trade(moment: dict[str, Any]) -> bool:
    return [one["family"] for one in moment["legal"]].count("buy") > 1


def test_what_a_box_asks_leaves_the_confirm_button_free(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844, touch=True)
    guest.prefer(known=["vanuatu"])
    stage, page = Stage(guest), guest.page
    asked = page.get_by_role("toolbar", name="Buy: where?")
    trading = [moment for moment in moments("vanuatu") if by_trade(moment)]
    assert trading
    for moment in trading:
        stage.show(moment)
        page.locator("[data-box=buy]").tap()
        asked.get_by_role("button").first.tap()
        confirm_button(guest).wait_for()
        assert edges(asked)[1] <= edges(page.locator(".prompt"))[0]
    guest.leave()


# The button that leads to the ships lies in sight again.
BACK_UP = """() => {
  const { top } = document.querySelector('button[aria-label="Ships"]').getBoundingClientRect();
  return scrollY === 0 && top > 0 && document.querySelector('aside').scrollTop === 0;
}"""


def test_the_ships_are_one_touch_away_on_a_phone(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844, touch=True)
    guest.prefer(known=["vanuatu"])
    stage, page = Stage(guest), guest.page
    stage.show(next(one for one in moments("vanuatu") if len(one["legal"]) > 6))
    ships, prompt = page.locator("[data-ships]"), page.locator(".prompt")
    assert edges(ships)[1] > edges(prompt)[0]
    page.get_by_role("button", name="Ships", exact=True).tap()
    page.wait_for_function(
        "document.querySelector('[data-ships]').getBoundingClientRect().bottom"
        " <= document.querySelector('.prompt').getBoundingClientRect().top"
    )
    assert edges(ships)[0] > 0
    # And so is the way back.
    page.get_by_role("button", name="To the map").tap()
    page.wait_for_function(BACK_UP)
    guest.leave()


# The tops of what each player owns: one for each player, however much it is.
OWNED = """() => [...document.querySelectorAll('.player')].map((player) => new Set(
  [...player.querySelectorAll('.fact')].map((fact) => {
    const { top, height } = fact.getBoundingClientRect();
    return Math.round(top + height / 2);
  })).size)"""


def test_what_a_player_owns_stands_in_one_line_sideways(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=844, height=390, touch=True)
    guest.prefer(known=["vanuatu"])
    stage = Stage(guest)
    # Five players, pawns on boxes, two digits of points: the longest lines there are.
    late = [one for one in moments("vanuatu") if one["view"]["asked"]["moment"] == "turn"]
    for moment in late[::6]:
        for player in moment["view"]["players"]:
            player["points"] = 88
        stage.show(moment)
        assert guest.page.evaluate(OWNED) == [1] * moment["seats"]
    guest.leave()


IN_SIGHT = """(buttons) => buttons.every((button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return bottom <= innerHeight && button.contains(document.elementFromPoint(x, y));
})"""


INSIDE = """(facts) => facts.every((fact) => fact.getBoundingClientRect().right
  <= fact.closest("main").getBoundingClientRect().right)"""


@pytest.mark.parametrize("ask", ["resting", "selling", "second", "character"])
def test_what_is_asked_for_is_in_sight_sideways(
    browser: Browser, harbour: Harbour, ask: str
) -> None:
    guest = Guest(browser, harbour.url, width=844, height=390, touch=True)
    guest.prefer(known=["vanuatu"])
    stage, page = Stage(guest), guest.page
    moment = next(one for one in moments("vanuatu") if one["view"]["asked"]["moment"] == ask)
    stage.show(moment)
    options = page.locator("main.board [data-option]")
    assert options.count() == len(moment["legal"])
    assert options.evaluate_all(IN_SIGHT)
    # What everybody has stands beside the map, and the ships are one touch away.
    if ask != "character":
        facts = page.locator("main.board .order .fact")
        assert facts.count() == 2 * moment["seats"]
        assert facts.evaluate_all(INSIDE)
    page.get_by_role("button", name="Ships", exact=True).tap()
    page.wait_for_function(
        "document.querySelector('[data-ships]').getBoundingClientRect().bottom <= innerHeight"
    )
    page.get_by_role("button", name="To the map").tap()
    page.wait_for_function(BACK_UP)
    guest.leave()


def test_players_stand_below_each_other_beside_the_chart(
    browser: Browser, harbour: Harbour
) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=["carta_magica"])
    stage = Stage(guest)
    moment = moments("carta_magica")[-1]
    stage.show(moment)
    rows = guest.page.locator(".players .player").evaluate_all(
        "players => players.map((player) => player.getBoundingClientRect().left)"
    )
    assert len(rows) == moment["seats"]
    assert len(set(rows)) == 1
    guest.leave()


def test_keys_go_on_where_something_can_be_done(browser: Browser, harbour: Harbour) -> None:
    """The characters are gone, and with them what had the focus: it is on a box, not on a price."""
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=["vanuatu"])
    stage, page = Stage(guest), guest.page
    first = {one["prompt"]["key"]: one for one in reversed(moments("vanuatu"))}
    stage.show(first["vanuatu-ask-character"])
    page.locator("[data-option]").first.focus()
    page.keyboard.press("Shift")
    stage.show(first["vanuatu-ask-plan"])
    page.wait_for_function("document.activeElement !== document.body")
    assert page.evaluate("document.activeElement.hasAttribute('data-box')")
    guest.leave()


def test_around_one_device_the_prompt_says_whose_turn_it_is(
    browser: Browser, harbour: Harbour
) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844)
    guest.prefer(known=["carta_magica"])
    stage = Stage(guest)
    moment = moments("carta_magica")[0]
    tag = guest.page.locator(".prompt .tag")
    stage.show(moment)
    expect(tag).to_have_text("Your turn")
    stage.show({**moment, "yours": list(range(moment["seats"]))})
    expect(tag).to_have_text(NAMES[moment["seat"]])
    guest.leave()


def test_a_game_ended_by_agreement_leads_on(desk: Guest) -> None:
    desk.begin("Carta Magica")
    page = desk.page
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="End the game now").click()
    menu.get_by_role("button", name="Yes").click()
    expect(menu).to_have_count(0)
    expect(page.locator(".prompt").get_by_role("link", name="Watch the replay")).to_be_visible()
    before = page.url
    page.locator(".prompt").get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    wait_for_turn(desk)


def test_a_suggestion_moves_no_board_below_the_guide(phone: Guest) -> None:
    page = phone.page
    phone.go("/#/new/maldivia")
    page.get_by_role("button", name="Play a guided turn").click()
    page.get_by_role("button", name="Start", exact=True).click()
    wait_for_turn(phone)
    before = top(phone)
    page.get_by_role("button", name="Show me a good move").click()
    confirm_button(phone).wait_for()
    assert top(phone) == before


def test_somebody_is_muted_and_reported(browser: Browser, harbour: Harbour, desk: Guest) -> None:
    url = open_table(desk, "Kleine Fische", "Invite by link")
    ben = Guest(browser, harbour.url, width=360, height=640, touch=True)
    sit(ben, url, "Ben")
    page = desk.page
    page.get_by_role("button", name="Start the game").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Mute Ben").click()
    expect(page.get_by_role("button", name="Hear Ben again")).to_be_visible()
    page.get_by_role("button", name="Report Ben").click()
    page.get_by_label("What happened?").fill("Shouts.")
    desk.check("report")
    page.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("Ben has been reported")).to_be_visible()
    expect(page.get_by_role("link", name="What this server keeps about you")).to_be_visible()
    ben.leave()
