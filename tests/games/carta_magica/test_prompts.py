"""What is asked is true of the ship and the purse of whoever is asked."""

from __future__ import annotations

import pytest

from shoal.words import Words
from tests.games.carta_magica.table import sea
from tests.kit import do

NINE = 0  # a sector


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


@pytest.mark.parametrize(("gold", "said"), [(1, "buys no talisman"), (2, "you may buy talismans")])
def test_talismans_are_offered_only_to_whoever_can_pay_one(gold: int, said: str) -> None:
    assert said in asked(f'[p1]\nat = "N4"\ncards = "AD24"\ngold = {gold}', "spin", "sail n3")
