"""One gesture for what are several actions, and explanations that stand where they can be read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.guest import Guest
from tests.e2e.harbour import Harbour
from tests.e2e.player import wait_for
from tests.e2e.stage import Stage, moments

WIDTH, HEIGHT = 390, 844


@pytest.fixture
def stage(browser: Browser, harbour: Harbour) -> Iterator[Stage]:
    guest = Guest(browser, harbour.url, width=WIDTH, height=HEIGHT, touch=True)
    guest.prefer(known=["kleine_fische", "maldivia"])
    yield Stage(guest)
    guest.leave()


def asked(game: str, moment: str) -> dict[str, Any]:
    return next(one for one in moments(game) if one["view"]["asked"]["moment"] == moment)


def settle(stage: Stage) -> None:
    """Until there was an action, and long enough for another that must not come."""
    stage.acted()
    stage.guest.page.wait_for_timeout(1000)


def test_a_card_ahead_is_swum_to_and_turned_up(stage: Stage) -> None:
    choice = asked("kleine_fische", "choice")
    stage.show(choice)
    page = stage.guest.page
    card = page.locator('[data-spot^="ahead "]').first
    place = str(card.get_attribute("data-spot")).split()[1]
    card.tap()
    expect(page.locator(".prompt")).to_have_attribute("data-chosen", re.compile("swim"))
    assert stage.acts == []
    card.tap()
    swim = next(one for one in choice["legal"] if one["text"] == stage.acted()[0])
    assert place in swim["preview"]["reveal"]
    # The table asks which card: that has been said already.
    view = dict(choice["view"])
    view["asked"] = {**view["asked"], "moment": "after-move"}
    view["divers"] = [
        {key: swim["preview"][key] for key in ("lane", "heading")} if who == view["turn"] else diver
        for who, diver in enumerate(view["divers"])
    ]
    reveal: dict[str, Any] = {
        "action": 0,
        "text": f"reveal {place}",
        "family": "reveal",
        "args": [place],
    }
    other: dict[str, Any] = {"action": 1, "text": "reveal c44", "family": "reveal", "args": ["c44"]}
    legal = [{**one, "preview": {"place": one["args"][0]}} for one in (other, reveal)]
    stage.show({**choice, "view": view, "legal": legal})
    settle(stage)
    assert stage.acts == [f"reveal {place}"]


def test_a_sail_does_what_its_sentence_says(stage: Stage) -> None:
    sailing = asked("maldivia", "sail")
    seat = sailing["seat"]
    mast = len(sailing["view"]["players"][seat]["mast"])
    sail = next(
        one
        for one in sailing["legal"]
        if (end := one["preview"]).get("fish")
        and not end["ships"]
        and mast + len(end["fish"]) + len(end["victims"]) <= 7
    )
    cell = sail["preview"]["cell"]
    stage.show(sailing)
    page = stage.guest.page
    space = page.locator(f'[data-cell="{cell}"]')
    space.tap()
    expect(page.locator(".prompt .btn.primary")).to_contain_text("and fish")
    space.tap()
    assert stage.acted() == [sail["text"]]
    view = dict(sailing["view"])
    view["asked"] = {**view["asked"], "moment": "act"}
    view["players"] = [
        {**player, "boat": cell} if who == seat else player
        for who, player in enumerate(view["players"])
    ]
    legal = [
        {"action": i, "text": text, "family": text, "args": [], "preview": {}}
        for i, text in enumerate(["fish", "end"])
    ]
    stage.show({**sailing, "view": view, "legal": legal})
    settle(stage)
    assert stage.acts == ["fish"]


def test_why_not_stands_on_the_screen(stage: Stage) -> None:
    """Wherever the card lies whose touch is answered with a reason."""
    stage.show(asked("kleine_fische", "octopus"))
    page = stage.guest.page
    answered = 0
    for place in [f"c{row}{column}" for row in (0, 2, 4) for column in (0, 2, 4)]:
        page.locator(f'[data-card="{place}"]').tap(force=True)
        wait_for(stage.guest, ".bubble, .prompt[data-chosen]")  # why not, or what would be
        stage.guest.drawn()  # it stands where it stays
        for box in [each.bounding_box() for each in page.locator(".bubble").all()]:
            assert box is not None
            assert 0 <= box["x"] <= WIDTH - box["width"]
            assert 0 <= box["y"] <= HEIGHT - box["height"]
            answered += 1
        page.keyboard.press("Escape")
        expect(page.locator(".bubble, .prompt[data-chosen]")).to_have_count(0)
    assert answered >= 3
