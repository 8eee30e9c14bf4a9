"""The page around a stored moment: its log, its sheets and bubbles, its headings, its icon."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, expect

from shoal.client.seat import short_hash
from shoal.words import languages
from tests.e2e.drawn import DRAWN
from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.scenes import Scenes
from tests.e2e.stage import ADDRESS, Stage, moments

NEAR = 40  # pixels from the end of the log that still count as its end
REFUSED = {"clause": "", "key": "takeback-chance", "args": {}}


# All of it lies in the window, and nothing else lies on its middle.
IN_SIGHT_WHOLE = """(things) => things.every((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && right <= innerWidth && top >= 0 && thing.contains(hit);
})"""


def box_of(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def log_of(game: str, often: int) -> list[dict[str, Any]]:
    """The events of all stored moments, told several times over."""
    told = [moment["events"] for _ in range(often) for moment in moments(game) if moment["events"]]
    return [
        {"v": n + 1, "kind": "action", "at": n, "data": {"seat": 0, "events": events}}
        for n, events in enumerate(told)
    ]


def test_a_line_of_the_log_is_shown_and_let_go(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=["kleine_fische"])
    stage, page = Stage(guest), guest.page
    log = log_of("kleine_fische", 2)
    moment = moments("kleine_fische")[2]
    stage.show({**moment, "log": log[:-3]})
    mark, lines = page.locator("main.board .pointed"), page.locator(".log .line")
    at_end = f"""() => {{ const list = document.querySelector('.log .roll');
        return list.scrollHeight > list.clientHeight
            && list.scrollHeight - list.scrollTop - list.clientHeight < {NEAR}; }}"""
    page.wait_for_function(at_end)
    line = lines.filter(has_text="turns up").last
    line.scroll_into_view_if_needed()
    expect(mark).to_have_count(0)
    line.hover()
    page.mouse.down()
    expect(mark).not_to_have_count(0)
    page.mouse.up()
    expect(mark).to_have_count(0)
    # Back at the end the log follows the game again.
    page.locator(".log .roll").evaluate("roll => roll.scrollTo(0, roll.scrollHeight)")
    before = lines.count()
    stage.show({**moment, "log": log})
    expect(lines).not_to_have_count(before)
    page.wait_for_function(at_end)
    # One stop for whoever goes through the page by keys, and arrows within it.
    expect(page.locator(".log .line[tabindex='0']")).to_have_count(1)
    lines.last.focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".log .line[tabindex='0']")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.closest('.log .line') === null")
    expect(mark).to_have_count(0)
    guest.leave()


TALK = [{"n": n, "seat": n % 2, "phrase": "", "text": "Well, well.", "at": n} for n in range(30)]


@pytest.mark.parametrize(
    ("width", "height", "said"), [(390, 844, 0), (390, 844, 30), (820, 600, 0), (1440, 900, 30)]
)
def test_why_nothing_is_taken_back_lies_beside_the_chat(
    browser: Browser, harbour: Harbour, width: int, height: int, said: int
) -> None:
    guest = Guest(browser, harbour.url, width=width, height=height, touch=width < 720)
    guest.prefer(known=["kleine_fische"])
    stage, page = Stage(guest), guest.page
    settings = {"chat": "free", "listed": False, "spectators": "none", "stand_in": 60}
    around = {"desk": {"settings": settings}, "back": REFUSED, "chat": TALK[:said]}
    stage.show({**moments("kleine_fische")[2], **around})
    bubble, chat = page.locator(".bubble"), page.get_by_role("dialog", name="Chat")
    page.get_by_role("button", name="Take back").click(
        force=True
    )  # it says itself why it is not free
    expect(bubble).to_be_visible()
    page.get_by_role("button", name="Chat").click()
    expect(chat).to_be_visible()
    expect(bubble).to_have_count(0)
    chat.focus()
    page.keyboard.press("u")
    expect(bubble).to_be_visible()
    one, other = box_of(bubble), box_of(chat)
    assert one["x"] + one["width"] <= other["x"] or one["y"] + one["height"] <= other["y"], (
        f"{one} lies on {other}"
    )
    guest.leave()


def test_the_octopus_is_seen_whole_on_a_phone(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844, touch=True)
    guest.prefer(known=["kleine_fische"])
    at_home = [one for one in moments("kleine_fische") if one["view"]["octopus"] == "cave"]
    Stage(guest).show(at_home[0])
    board = box_of(guest.page.locator("main.board svg[data-drawing]"))
    for thing in ("[data-thing=octopus-piece]", "[data-about=boat]"):
        box = box_of(guest.page.locator(f"main.board {thing}"))
        assert box["x"] >= board["x"] - 1, thing
        assert box["y"] >= board["y"] - 1, thing
        assert box["x"] + box["width"] <= board["x"] + board["width"] + 1, thing
        assert box["y"] + box["height"] <= board["y"] + board["height"] + 1, thing
    guest.leave()


@pytest.mark.parametrize("game", DRAWN)
def test_headings_are_in_order_and_the_icon_is_there(
    browser: Browser, harbour: Harbour, game: str
) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    stage, page = Stage(guest), guest.page
    stage.show(moments(game)[0])
    guest.check(f"table of {game}")
    for sheet in ("Rules", "Menu"):
        page.get_by_role("button", name=sheet, exact=True).click()
        page.get_by_role("dialog", name=sheet).wait_for()
        guest.check(f"{sheet} at {game}")
        page.keyboard.press("Escape")
    # The page has an address of many parts; its icon lies where it is looked for all the same.
    icon = page.request.get(page.locator("link[rel=icon]").evaluate("link => link.href"))
    assert icon.status == 200
    assert icon.headers["content-type"].startswith("image/svg+xml")
    guest.leave()


# What the table asks for lies in the tray: every button of it, the mast, the plan. A picker of many
# things, one row for each player, may be scrolled to.
IN_SIGHT = """() => {
  const low = document.querySelector('.ask').getBoundingClientRect();
  const floor = low.top > innerHeight / 2 ? low.top : innerHeight;
  const hidden = [];
  const many = '.tile:not([data-tile]), .back';
  const trays = document.querySelectorAll(`aside [data-tray]:not(:has(${many}))`);
  for (const tray of trays) {
    for (const thing of tray.querySelectorAll('button:not([disabled]), .beads, .slot')) {
      const { top, bottom, height } = thing.getBoundingClientRect();
      const least = Math.min(height, 24); // a row of it can be touched
      const needed = thing.matches('.send') ? height : least; // "Use this plan" is read, too
      if (height && (top < 0 || top + needed > floor)) hidden.push(thing.className);
    }
  }
  const width = document.querySelector('[data-drawing]')?.getBoundingClientRect().width ?? 0;
  return { hidden, trays: trays.length, width };
}"""
PHONES = {
    "maldivia": [(360, 640), (390, 844)],
    "kleine_fische": [(360, 640), (390, 844)],
    "carta_magica": [(360, 640), (390, 844)],
}


@pytest.mark.parametrize("game", list(PHONES))
def test_what_is_asked_for_is_in_sight_on_a_phone(
    browser: Browser, harbour: Harbour, game: str
) -> None:
    """Boats to choose, the plan, the mast and its order, Stop and Swim, the options of a spin."""
    guest = Guest(browser, harbour.url, width=390, height=844)
    guest.prefer(known=[game])
    scenes = Scenes(guest, game)
    for size in PHONES[game]:
        scenes.resize(*size)
        looks = scenes.run(IN_SIGHT, previews=False)
        below = {f"{size} {look['at']}: {look['hidden'][:3]}" for look in looks if look["hidden"]}
        assert not below, "\n".join(sorted(below))
        assert sum(look["trays"] for look in looks) > 9
    guest.leave()


# Vanuatu's choices stand on the board, with the boxes below them: what is asked for is above the
# prompt. Ten characters with what each is good for are a page of their own.
ABOVE = """() => {
  const floor = document.querySelector('.ask').getBoundingClientRect().top;
  const things = document.querySelectorAll('main.board :is(WHAT)');
  const hidden = [...things].filter((one) => one.getBoundingClientRect().bottom > floor);
  return { hidden: hidden.map((one) => one.textContent.trim()), things: things.length };
}"""
ASKED = {
    "[data-option], [data-box]": ["plan", "turn", "preach", "withdraw", "place"],
    "[data-option]": ["resting", "selling", "second"],
}


@pytest.mark.parametrize("what", ASKED)
def test_boxes_and_choices_are_above_the_prompt(
    browser: Browser, harbour: Harbour, what: str
) -> None:
    guest = Guest(browser, harbour.url, width=360, height=640)
    guest.prefer(known=["vanuatu"])
    scenes = Scenes(guest, "vanuatu")
    kept = [one for one in scenes.wholes if one["view"]["asked"]["moment"] in ASKED[what]]
    scenes.wholes = kept
    scenes.resize(360, 640)
    looks = scenes.run(ABOVE.replace("WHAT", what), previews=False)
    below = {f"{look['at']}: {look['hidden'][:3]}" for look in looks if look["hidden"]}
    assert not below, "\n".join(sorted(below))
    assert sum(look["things"] for look in looks) > 9
    guest.leave()


# Lines of text of the log that are wholly in sight.
LINES = """() => {
  const { top, bottom } = document.querySelector('.log .roll').getBoundingClientRect();
  const floor = Math.min(bottom, innerHeight);
  const lines = [...document.querySelectorAll('.log .line')].flatMap((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const seen = [...range.getClientRects()].filter((box) => box.top >= top && box.bottom <= floor);
    return [...new Set(seen.map((box) => Math.round(box.top / 8)))]; // a line has several
  });
  return { lines: lines.length };
}"""
LEAST_LINES = 5


@pytest.mark.parametrize("game", DRAWN)
def test_five_lines_of_the_log_are_in_sight(browser: Browser, harbour: Harbour, game: str) -> None:
    """At the size the boards were drawn for, whatever there is to decide."""
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=[game])
    scenes = Scenes(guest, game)
    log = log_of(game, 3)
    scenes.wholes = [{**whole, "log": log} for whole in scenes.wholes]
    scenes.resize(1440, 900)
    looks = scenes.run(LINES, previews=False)
    few = {f"{look['at']}: {look['lines']}" for look in looks if look["lines"] < LEAST_LINES}
    assert not few, "\n".join(sorted(few))
    guest.leave()


def narrowed(whole: dict[str, Any]) -> dict[str, Any]:
    """The same moment on a sea of six columns, which is drawn larger than the whole one."""
    view = whole["view"]
    sea = view["sea"]
    if sea["spaces"] < 100:
        return whole
    shows = [" ".join(row.split(" ")[:6]) for row in sea["shows"]]
    backs = [row[:6] for row in sea["backs"]]
    cut = {"bottom_right": "f10", "spaces": 60, "folds": "EEEE", "shows": shows, "backs": backs}
    return {**whole, "view": {**view, "sea": {**sea, **cut}}}


# How wide a sea of ten rows and six columns is drawn at a desk, at least, in pixels.
NARROW_SEA = {(1280, 720): 360, (1440, 900): 480}


def test_it_is_in_sight_on_a_narrow_sea(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844)
    guest.prefer(known=["maldivia"])
    scenes = Scenes(guest, "maldivia")
    scenes.wholes = [narrowed(whole) for whole in scenes.wholes]
    below = {f"{look['at']}: {look['hidden'][:3]}" for look in scenes.run(IN_SIGHT, previews=False)
             if look["hidden"]}  # fmt: skip
    assert not below, "\n".join(sorted(below))
    # At a desk such a sea is as wide as the height allows, not a strip between its markets.
    scenes.wholes = scenes.wholes[3:4]
    for size, least in NARROW_SEA.items():
        scenes.resize(*size)
        (look,) = scenes.run(IN_SIGHT, previews=False)
        assert look["width"] >= least, f"{size}: {look['width']:.0f} px"
    guest.leave()


# How much of the board's top lies below the card that says what the game is about.
COVERED = """() => document.querySelector('.led .text').getBoundingClientRect().bottom
  - document.querySelector('main.board').getBoundingClientRect().top"""
# How wide the board is drawn below the guide, at least, in pixels.
LED_BOARD = {
    "maldivia": {(390, 844): 310, (360, 640): 238},
    "kleine_fische": {(390, 844): 385, (360, 640): 270},
}


@pytest.mark.parametrize("game", list(LED_BOARD))
def test_it_is_in_sight_below_the_guide(browser: Browser, harbour: Harbour, game: str) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844)
    guest.prefer(known=[game], led={"table": ADDRESS, "from": 0})
    scenes = Scenes(guest, game)
    card = guest.page.get_by_role("region", name="Your first turn")
    card.get_by_role("button", name="Start").wait_for()
    for size in LED_BOARD[game]:  # the boat above the reef is seen while the aim is read
        scenes.resize(*size)
        assert guest.page.evaluate(COVERED) <= 0, size
    card.get_by_role("button", name="Start").evaluate("button => button.click()")
    for size, least in LED_BOARD[game].items():
        scenes.resize(*size)
        looks = scenes.run(IN_SIGHT, previews=False)
        below = {f"{size} {look['at']}: {look['hidden'][:3]}" for look in looks if look["hidden"]}
        assert not below, "\n".join(sorted(below))
        assert looks[0]["width"] >= least, f"{size}: {looks[0]['width']:.0f} px"
    guest.leave()


DIVING = next(
    moment
    for moment in moments("kleine_fische")
    if moment["prompt"]["key"] == "kleine-fische-ask-choice"
)


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_what_a_diver_decides_by_is_above_the_prompt(
    browser: Browser, harbour: Harbour, width: int, height: int
) -> None:
    """Kleine Fische: the odds of a pair are seen without scrolling, and touched to learn more."""
    guest = Guest(browser, harbour.url, width=width, height=height, touch=True)
    guest.prefer(known=["kleine_fische"])
    stage, page = Stage(guest), guest.page
    stage.show(DIVING)
    fact = page.locator(".facts button", has_text="A pair")
    expect(fact.locator("svg")).to_be_visible()
    bar = page.locator(".facts").bounding_box()
    said = fact.bounding_box()
    assert bar is not None
    assert said is not None
    assert said["y"] + said["height"] <= bar["y"] + bar["height"]  # not in a second line
    fact.click()
    expect(page.locator(".bubble")).to_contain_text("A pair leaves you")
    if height > 700:
        prompt = page.locator(".prompt").bounding_box()
        assert prompt is not None
        for part in page.locator(".kf .stage, .odds .bar, .odds [data-caption]").all():
            box = part.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= prompt["y"]
    guest.leave()


def test_arrows_lead_onto_the_board_and_capital_letters_are_keys(
    browser: Browser, harbour: Harbour
) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=["kleine_fische"])
    stage, page = Stage(guest), guest.page
    choice = next(
        one for one in moments("kleine_fische") if one["prompt"]["key"].endswith("ask-choice")
    )
    stage.show(choice)
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('main.board') !== null")
    page.keyboard.press("Shift+L")
    expect(page.get_by_role("dialog", name="Log")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("1")  # previews, like a touch
    expect(page.locator(".prompt[data-chosen=stop]")).to_be_visible()
    assert stage.acts == []
    page.keyboard.press("1")
    page.wait_for_timeout(100)
    assert stage.acts == ["stop"]
    guest.leave()


def test_a_touch_closes_what_explains(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=390, height=844, touch=True)
    guest.prefer(known=["kleine_fische"])
    Stage(guest).show(moments("kleine_fische")[2])
    bubble = guest.page.locator(".bubble")
    guest.page.locator("main.board [data-about=boat]").tap(force=True)
    expect(bubble).to_be_visible()
    bubble.locator("b").tap()
    expect(bubble).to_have_count(0)
    guest.leave()


def test_digits_press_the_options_and_the_focus_stays_on_the_table(
    browser: Browser, harbour: Harbour
) -> None:
    guest = Guest(browser, harbour.url, width=1440, height=900)
    guest.prefer(known=["maldivia"])
    stage, page = Stage(guest), guest.page
    taking = moments("maldivia")[0]
    stage.show(taking)
    page.keyboard.press("2")
    assert stage.acted() == [taking["legal"][1]["text"]]
    # The boats are gone, and with them what had the focus: it is on the table and not nowhere.
    page.locator("[data-option]").first.focus()
    placing = next(one for one in moments("maldivia") if one["prompt"]["key"].endswith("place"))
    stage.show(placing)
    page.wait_for_function("document.activeElement !== document.body")
    assert page.evaluate("document.activeElement.closest('main.board, aside') !== null")
    guest.leave()


def test_the_log_waits_for_what_is_still_played(browser: Browser, harbour: Harbour) -> None:
    """No die is given away: its line comes when it lies still, and who is next is no line."""
    guest = Guest(browser, harbour.url, width=1440, height=900, calm=False)
    guest.prefer(known=["kleine_fische"])
    stage, page = Stage(guest), guest.page
    robbing = next(
        one
        for one in moments("kleine_fische")
        if {"rolled", "turn"} <= {event["kind"] for event in one["events"]}
    )
    stage.show(robbing)
    stage.play(hash="")
    lines = page.locator(".log .line")
    assert not any("rolls" in line for line in lines.all_inner_texts())
    expect(page.locator(".prompt.mine")).to_have_count(0)  # nothing plays below one's own prompt
    page.get_by_role("button", name="Skip").click()
    expect(lines.filter(has_text="rolls")).to_have_count(1)
    assert not any("is next" in line for line in lines.all_inner_texts())
    guest.leave()


# How far what is told reaches out of the prompt, above or below, and what it is.
TOLD_OUTSIDE = """() => {
  const [prompt, text] = ['.prompt', '.prompt .text'].map((one) =>
    document.querySelector(one).getBoundingClientRect());
  const past = Math.max(prompt.top - text.top, text.bottom - prompt.bottom);
  return { past: Math.round(past), text: document.querySelector('.prompt .text').innerText };
}"""
TOLD = [
    one
    for one in moments("maldivia")
    if {"delivered", "exchanged", "folded"} & {event["kind"] for event in one["events"]}
]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_what_is_told_fits_beside_its_buttons(
    browser: Browser, harbour: Harbour, width: int, height: int
) -> None:
    """A delivery, what is left on the mast and the ship that comes for it are read on a phone."""
    guest = Guest(browser, harbour.url, width=width, height=height, touch=True, calm=False)
    guest.prefer(known=["maldivia"], sound=False)
    stage, page = Stage(guest), guest.page
    past: dict[str, int] = {}
    for one in TOLD:
        stage.show(one)
        stage.play(hash=short_hash(one["view"]), patches=[[] for _event in one["events"]])
        for _event in one["events"]:
            seen = page.evaluate(TOLD_OUTSIDE)
            past[seen["text"]] = seen["past"]
            page.get_by_role("button", name="Next step").click()
            guest.drawn()
            if not page.locator(".prompt .player").count():
                break
        else:
            page.get_by_role("button", name="Skip").click()
    assert len(past) > len(TOLD)
    assert {text: by for text, by in past.items() if by > 0} == {}
    guest.leave()


# Whether a line of what is told is left out: less than half of one is only rounded.
CUT = """() => [...document.querySelectorAll('.prompt .text b, .prompt .text small')]
  .some((part) => part.scrollHeight - part.clientHeight > 6)"""
PAIR = next(
    one for one in moments("kleine_fische") if "bust" in {event["kind"] for event in one["events"]}
)


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_a_pair_is_told_whole_on_the_smallest_phone(
    browser: Browser, harbour: Harbour, locale: str
) -> None:
    """No dots in the place of what turns back: in English, and where it takes the most letters."""
    guest = Guest(browser, harbour.url, width=360, height=640, calm=False, locale=locale)
    guest.prefer(known=["kleine_fische"], sound=False)
    stage, page = Stage(guest), guest.page
    stage.show(PAIR)
    stage.play(hash=short_hash(PAIR["view"]), patches=[[] for _event in PAIR["events"]])
    step = page.locator(".prompt .player button").nth(1)
    kinds = [event["kind"] for event in PAIR["events"]]
    for _event in range(kinds.index("bust")):
        step.click()
    expect(page.locator(".prompt .text small")).to_contain_text("!")
    assert not page.evaluate(CUT)
    assert page.evaluate(TOLD_OUTSIDE)["past"] <= 0
    guest.leave()


# The last line of the log lies in the window, not below its edge; nobody's row lies below the log
# or where its scroller does not show it, unless a picker shows what everybody has.
NEWEST = """() => {
  const line = [...document.querySelectorAll('.log .line')].at(-1).getBoundingClientRect();
  const log = document.querySelector('.log').getBoundingClientRect();
  const rows = [...document.querySelectorAll('aside .player')];
  const side = document.querySelector('aside .side').getBoundingClientRect();
  const floor = Math.min(log.top, side.bottom);
  const picker = document.querySelector('aside [data-tray] :is(.tile:not([data-tile]), .back)');
  const hidden = rows.filter((row) => !picker && row.getBoundingClientRect().bottom > floor + 1);
  const below = Math.round(line.bottom - innerHeight);
  return { below, rows: rows.length, hidden: hidden.length };
}"""


ROWS = ["maldivia", "kleine_fische", "vanuatu"]


@pytest.mark.parametrize(
    ("game", "led", "width", "height"),
    [
        ("maldivia", True, 1440, 900),
        *((game, False, 1280, 720) for game in DRAWN),
    ],
)
def test_the_newest_line_is_in_sight_in_little_room(
    browser: Browser, harbour: Harbour, game: str, *, led: bool, width: int, height: int
) -> None:
    """Beside a card that leads and in a low window: a low log with its end, not the top of a high
    one."""
    guest = Guest(browser, harbour.url, width=width, height=height)
    guest.prefer(known=[game], led={"table": ADDRESS, "from": 0} if led else None)
    scenes = Scenes(guest, game)
    log = log_of(game, 1)
    scenes.wholes = [{**whole, "log": log} for whole in scenes.wholes]
    scenes.resize(width, height)
    looks = scenes.run(NEWEST, previews=False)
    below = {f"{look['at']}: {look['below']}" for look in looks if look["below"] > 0}
    assert not below, "\n".join(sorted(below))
    if not led and game in ROWS:  # all four or five of them, but where ten characters stand there
        seen = [look for look in looks if look["at"] != "vanuatu-ask-character"]
        out = {f"{look['at']}: {look['hidden']} rows" for look in seen if look["hidden"]}
        assert not out, "\n".join(sorted(out))
        seats = len(scenes.wholes[0]["table"]["seats"])
        assert {look["rows"] for look in looks} == {seats}
    guest.leave()


# Open fish, stacks for the rainbow fish and numbers to steal that lie below the prompt, or where
# their scroller hides them; and how much wider than their column they are.
DECIDED_BY = """() => {
  const ask = document.querySelector('.ask').getBoundingClientRect();
  const side = document.querySelector('.kf.side');
  const floor = ask.top > innerHeight / 2 ? ask.top : side.getBoundingClientRect().bottom;
  const out = (one) => one.getBoundingClientRect().bottom > floor + 1;
  const things = [...document.querySelectorAll('.stacks button, .stage .choice')];
  const strip = '.kf .stage ol > li:not(.next)';
  const lists = document.querySelectorAll(`${strip}, [data-floor] [role=listitem]`);
  return {
    hidden: things.filter(out).length,
    things: things.length,
    ready: [...document.querySelectorAll('.hand .ready')].map((one) => !out(one)),
    open: [...lists].filter((one) => !out(one)).length,
    wider: side.scrollWidth - side.clientWidth,
  };
}"""
ELSEWHERE = ("rainbow", "announce", "rob", "rolled", "roll-on")  # the strip tells of something else


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (1280, 720)])
def test_what_a_diver_has_is_in_sight(
    browser: Browser, harbour: Harbour, width: int, height: int
) -> None:
    """Kleine Fische: open fish, stacks for a rainbow fish, how many to steal, caves to play."""
    guest = Guest(browser, harbour.url, width=width, height=height)
    guest.prefer(known=["kleine_fische"])
    scenes = Scenes(guest, "kleine_fische")
    scenes.resize(width, height)
    looks = scenes.run(DECIDED_BY, previews=False)
    assert {look["at"]: look["hidden"] for look in looks if look["hidden"]} == {}
    assert {look["at"]: look["wider"] for look in looks if look["wider"] > 0} == {}
    for look, whole in zip(looks, scenes.wholes, strict=True):
        if look["at"].endswith(ELSEWHERE):
            assert look["things"] > 0 or not look["at"].endswith(("rainbow", "announce"))
        else:
            assert look["open"] >= len(whole["view"]["photos"]), look["at"]
    # Caves to be played before the first movement; later ones are offered by the buttons, too.
    ready = [seen for look in looks if look["at"].endswith("move") for seen in look["ready"]]
    assert ready
    assert all(ready)
    guest.leave()


HELD = [
    ("lamp1", "lamp", 1), ("reroll1", "reroll", 1), ("lamp2", "lamp", 2),
    ("rainbow_a", "rainbow", 4), ("arms3", "octopus", 3), ("fins3", "fins", 3),
]  # fmt: skip


@pytest.mark.parametrize("held", [4, 6])
def test_many_caves_make_no_phone_wider(browser: Browser, harbour: Harbour, held: int) -> None:
    """A page wider than a phone is shown in part: the prompt, and its button, lay outside."""
    guest = Guest(browser, harbour.url, width=360, height=640, touch=True)
    guest.prefer(known=["kleine_fische"])
    stage, page = Stage(guest), guest.page
    early = next(one for one in moments("kleine_fische") if one["prompt"]["key"].endswith("-move")
                 and one["view"]["players"][one["seat"]]["caves"])  # fmt: skip
    caves = [
        {"needs": 3, "card": card, "kind": kind, "power": power}
        for card, kind, power in HELD[-held:]
    ]
    players = list(early["view"]["players"])
    players[early["seat"]] = {**players[early["seat"]], "caves": caves}
    stage.show({**early, "view": {**early["view"], "players": players}})
    hand = page.locator(".hand button")
    expect(hand).to_have_count(held)
    assert page.evaluate("innerWidth") == 360
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert hand.evaluate_all(IN_SIGHT_WHOLE)
    guest.leave()


# How far masts, and cards that a shark swaps, reach below the prompt's edge.
BELOW_PROMPT = """() => {
  const edge = document.querySelector('.ask').getBoundingClientRect().top;
  const things = [...document.querySelectorAll('.player .mast, .side .back')];
  return things.map((one) => one.getBoundingClientRect().bottom - edge);
}"""
AT_HAND = {"sail": 2, "exchange": 2, "act": 3}  # masts; and all cards of two rows


def test_two_masts_and_a_swap_stand_above_the_prompt(browser: Browser, harbour: Harbour) -> None:
    """Maldivia for two on a phone: what one's fish are decides, and nobody scrolls to it."""
    guest = Guest(browser, harbour.url, width=390, height=844)
    guest.prefer(known=["maldivia"])
    scenes, page = Scenes(guest, "maldivia"), guest.page
    for asked, least in AT_HAND.items():
        swaps = asked == "act"
        [one, *_] = [
            whole
            for whole in scenes.wholes
            if whole["board"]["prompt"]["key"] == f"maldivia-ask-{asked}"
            and swaps <= any(act["family"] == "swap" for act in whole["board"]["actions"])
        ]
        two = one if swaps else {
            **one,
            "view": {**one["view"], "players": one["view"]["players"][:2]},
            "table": {**one["table"], "seats": one["table"]["seats"][:2]},
        }  # fmt: skip
        page.evaluate("(two) => scenes.show(two)", two)
        guest.drawn()
        past = page.evaluate(BELOW_PROMPT)
        low = past if not swaps else [far for far in past if far < 0]
        assert len(low) >= least, asked
        assert max(low) <= 0, asked
    guest.leave()


def test_all_masts_stand_above_the_prompt_while_one_sails(
    browser: Browser, harbour: Harbour
) -> None:
    """Maldivia for four on a phone, as in the drawing: whoever sails sees what may be robbed."""
    guest = Guest(browser, harbour.url, width=390, height=844)
    guest.prefer(known=["maldivia"])
    scenes = Scenes(guest, "maldivia")
    scenes.wholes = [one for one in scenes.wholes if one["board"]["prompt"]["key"].endswith("sail")]
    looks = scenes.run(f"() => ({{ past: ({BELOW_PROMPT})() }})", previews=False)
    assert looks
    for look in looks:
        assert len(look["past"]) == 4
        assert max(look["past"]) <= 0, look["past"]
    guest.leave()


# How far numbers to steal reach out of their strip, or onto the buttons below.
OUT_OF_STRIP = """() => {
  const strip = document.querySelector('.kf .stage').getBoundingClientRect();
  const deeds = document.querySelector('.kf .deeds').getBoundingClientRect();
  const boxes = [...document.querySelectorAll('.stage .choice, .stage .choices p')]
    .map((one) => one.getBoundingClientRect());
  const floor = Math.min(strip.bottom, deeds.top);
  return Math.max(...boxes.flatMap((box) =>
    [strip.top - box.top, box.bottom - floor, box.right - strip.right]));
}"""


def test_the_numbers_to_steal_stay_in_their_strip(browser: Browser, harbour: Harbour) -> None:
    """Kleine Fische on a small phone: "5 von 6" broke, and a number lay on the button below."""
    guest = Guest(browser, harbour.url, width=360, height=640, touch=True)
    guest.prefer(known=["kleine_fische"])
    scenes = Scenes(guest, "kleine_fische")
    asked = [
        one for one in scenes.wholes
        if one["board"]["prompt"]["key"] == "kleine-fische-ask-announce"
    ]  # fmt: skip
    assert asked
    for language in ["en", *(one for one in languages() if one != "en")]:
        if language != scenes.language:
            scenes.speak(language)
        guest.page.evaluate("(one) => scenes.show(one)", asked[0])
        guest.drawn()
        assert guest.page.evaluate(OUT_OF_STRIP) <= 0, language
    guest.leave()


# Where the name of the octopus' cave begins and ends, beside the reef; its frame ends at -48, the
# drawing at 64.
CAVE = """() => {
  const { x, width } = document.querySelector('main.board [data-cave]').getBBox();
  return [x, x + width];
}"""


def test_the_name_of_the_cave_lies_beside_the_reef(browser: Browser, harbour: Harbour) -> None:
    guest = Guest(browser, harbour.url, width=1280, height=720)
    guest.prefer(known=["kleine_fische"])
    scenes = Scenes(guest, "kleine_fische")
    for language in ["en", *(one for one in languages() if one != "en")]:
        if language != scenes.language:
            scenes.speak(language)
        left, right = guest.page.evaluate(CAVE)
        assert left >= -48, language
        assert right <= 64, language
    guest.leave()
