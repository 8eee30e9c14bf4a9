"""What is asked is true of the ship and the purse of whoever is asked."""

from __future__ import annotations

import pytest

from shoal.words import Words
from tests.games.carta_magica.table import sea
from tests.kit import do

NINE, SOUTH, STORM = 0, 6, 10  # sectors


def asked(body: str, *actions: str) -> str:
    state = sea(body, NINE)
    for action in actions:
        do(state, action)
    prompt = state.prompt(state.actor())
    return Words("en", ["Ada", "Bo"]).say(prompt.key, prompt.args)


@pytest.mark.parametrize(
    ("at", "condition", "said"),
    [
        ("P7", "damaged", "sailing is not possible now"),
        ("K6", "becalmed", "you could sail 9 spaces"),  # the nine comes with wind (CM-102)
        ("P7", "sound", "you could sail 9 spaces"),
    ],
)
def test_only_a_ship_that_can_sail_is_told_how_far(at: str, condition: str, said: str) -> None:
    text = asked(f'[p1]\nat = "{at}"\ncondition = "{condition}"', "spin")
    assert said in text
    assert ("could sail" in text) is (condition != "damaged")


@pytest.mark.parametrize("goods", [0, 1, 2])
def test_a_trade_is_offered_only_to_whoever_has_goods_for_it(goods: int) -> None:
    text = asked(f'[p1]\nat = "M8"\ngoods = {goods}', "spin", "sail m9")
    assert ("you may trade goods for gold" in text) is (goods >= 2)
    assert "must draw an adventure card" in text


def test_whoever_is_blown_into_a_harbour_is_told_why_a_card_is_to_be_drawn() -> None:
    state = sea('[p1]\nat = "M7"\ngoods = 4', STORM, SOUTH)
    do(state, "spin", "spin")
    prompt = state.prompt(state.actor())
    text = Words("en", ["Ada", "Bo"]).say(prompt.key, prompt.args)
    assert text == "In Ravenmouth you must draw an adventure card."


@pytest.mark.parametrize(("gold", "said"), [(1, "buys no talisman"), (2, "you may buy talismans")])
def test_talismans_are_offered_only_to_whoever_can_pay_one(gold: int, said: str) -> None:
    assert said in asked(f'[p1]\nat = "N4"\ncards = "AD24"\ngold = {gold}', "spin", "sail n3")
