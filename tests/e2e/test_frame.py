"""The frame moves nothing under a finger, and people can be muted and reported."""

from __future__ import annotations

from collections.abc import Callable
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
    assert edges(offer)[0] >= 0
    assert edges(offer)[1] <= edges(phone.page.locator("main.board"))[0]  # in sight, over nothing
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


# On an upright phone what is not above the prompt is not in sight, whatever lies there.
WHOLE = """(things) => things.every((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const corners = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9],
    [right - 9, bottom - 9]];
  return corners.every((at) => thing.contains(document.elementFromPoint(...at)));
})"""


def test_all_characters_are_in_sight(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=1280, height=720)
    guest.prefer(known=["vanuatu"])
    stage, page = Stage(guest), guest.page
    moment = next(
        one for one in moments("vanuatu") if one["view"]["asked"]["moment"] == "character"
    )
    stage.show(moment)
    for width, height in [(1280, 720), (1440, 900), (844, 390), (390, 844), (360, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        guest.drawn()
        people = page.locator("[data-option]")
        assert people.count() == len(moment["legal"])
        assert people.evaluate_all(WHOLE), f"{width}×{height}"
    guest.leave()


# How large the names on the map are written, in pixels.
NAMES_ON_MAP = """(names) => names.map((name) =>
  parseFloat(getComputedStyle(name).fontSize) * name.getScreenCTM().d)"""


def test_the_whole_map_can_be_read_sideways(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=844, height=390, touch=True)
    guest.prefer(known=["vanuatu"])
    stage, page = Stage(guest), guest.page
    late = [one for one in moments("vanuatu") if one["view"]["asked"]["moment"] == "turn"][-1]
    stage.show(late)
    page.get_by_role("button", name="Whole map").tap()
    guest.drawn()
    names = page.locator("main.board text.name")
    laid = [one for one in late["view"]["map"] if one["tile"]]
    assert names.count() == len(laid) > 9
    assert min(names.evaluate_all(NAMES_ON_MAP)) >= 8
    page.get_by_role("button", name="My waters").tap()
    expect(page.locator("[data-box=sail]")).to_be_visible()
    guest.leave()


def test_a_hand_stands_in_one_row_above_the_log(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=["carta_magica"])
    stage = Stage(guest)
    full = [
        one
        for one in moments("carta_magica")
        if len(one["view"]["players"][one["seat"]]["cards"]) > 2
    ]
    assert full
    for moment in full:
        stage.show(moment)
        hand = guest.page.locator(".hand :is(button, .tamed)")
        assert hand.count() == len(moment["view"]["players"][moment["seat"]]["cards"])
        assert hand.evaluate_all(WHOLE), moment["prompt"]["key"]
    guest.leave()


def test_talismans_are_in_sight_while_somebody_else_begins(
    browser: Browser, harbour: Harbour
) -> None:
    guest = Guest(browser, harbour.url, width=360, height=640, touch=True)
    guest.prefer(known=["carta_magica"])
    stage, page = Stage(guest), guest.page
    for ask, sizes in {"captain": [(360, 640), (390, 844)], "start": [(390, 844)]}.items():
        key = f"carta-magica-ask-{ask}"
        moment = next(one for one in moments("carta_magica") if one["prompt"]["key"] == key)
        other = (moment["seat"] + 1) % moment["seats"]
        view = {**moment["view"], "moment": {**moment["view"]["moment"], "seat": other}}
        prompt = {"key": f"carta-magica-wait-{ask}", "seats": [other], "args": {"seat": other}}
        stage.show({**moment, "view": view, "legal": [], "prompt": prompt}, turn=False)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            guest.drawn()
            talismans = page.locator("[data-about^=talisman-]:not(.player *)")
            assert talismans.count() > 2
            assert talismans.evaluate_all(WHOLE), f"{ask} {width}×{height}"
    guest.leave()


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


# The mark of a seat as it is drawn, in the curtain and in its player's own row.
MARK = "(mark) => mark.innerHTML"
# Where there is something to hide from each other: plans, and the faces of caves.
HIDES: dict[str, Callable[[dict[str, Any]], bool]] = {
    "maldivia": lambda moment: bool(moment["view"]["round"]),
    "kleine_fische": lambda moment: any(one["caves"] for one in moment["view"]["players"]),
}


@pytest.mark.parametrize("game", ["maldivia", "kleine_fische"])
def test_the_curtain_wears_the_marks_of_the_table(
    browser: Browser, harbour: Harbour, game: str
) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844, touch=True)
    guest.prefer(known=[game])
    stage, page = Stage(guest), guest.page
    worn: dict[int, str] = {}
    for moment in moments(game):
        seat, everybody = moment["seat"], list(range(moment["seats"]))
        idle = [one for one in everybody if one not in moment["prompt"]["seats"]]
        if seat in worn or not idle or not HIDES[game](moment):
            continue
        # Somebody else of this device has acted last.
        before = {**moment, "seat": idle[0], "legal": [], "yours": everybody}
        stage.show(before, turn=False)
        mark = page.locator(".curtain .seatmark")
        mark.wait_for()
        worn[seat] = mark.evaluate(MARK)
        row = page.locator(".players .player").nth(seat).locator(".seatmark, .mark").first
        assert row.evaluate(MARK) == worn[seat], f"seat {seat}"
    assert len(set(worn.values())) == len(worn) > 1
    guest.leave()
