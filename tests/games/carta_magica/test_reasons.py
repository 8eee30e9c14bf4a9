"""Every reason in random play is true: without what it blames the action is legal."""

from __future__ import annotations

import pytest

from shoal.games.carta_magica import GAME, actions, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX, NOWHERE, RESOURCES, SPACES
from shoal.games.carta_magica.rules import cards, payment, ships, tokens
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance, Refusal
from tests.games.peeling import Peeling

KEY = "carta-magica-refuse-"
# Reasons that say the action means nothing here: another space, card or rival.
ELSEWHERE = {
    KEY + key
    for key in (
        "same-space", "windless", "blocked", "not-seen", "wrong-kind", "superfluous", "nobody",
    )
}  # fmt: skip
# Reasons that blame the moment.
LATER = {
    "spin", "keep", "again", "choose", "lucky", "sail-now", "visit", "curse", "draw", "telescope",
    "look", "cash", "tame", "pay", "shelter", "attack", "loot", "swap", "accept", "pass",
    "captain", "challenge", "home",
}  # fmt: skip
KINDS = {
    "spin-again": cards.SPIN_AGAIN, "lucky-wind": cards.LUCKY_WIND, "repair": cards.REPAIR,
    "telescope": cards.TELESCOPE, "curse": cards.CURSE, "good-weather": cards.GOOD_WEATHER,
}  # fmt: skip


def sector_with(symbol: str, there: bool) -> int:
    """A sector whose segment shows a symbol, or does not."""
    found = range(len(BOX.sector_segment))
    return next(
        sector
        for sector in found
        if (symbol in BOX.symbols[BOX.sector_segment[sector]]) == there
        and BOX.numbers[BOX.sector_segment[sector]] > 0
    )


def moor(sea: CartaMagicaState, seat: int, kind: str) -> None:
    """A ship onto a free space of a kind, with the sea around it."""
    sea.place[seat] = next(
        cell
        for cell in range(len(chart.SPACE))
        if chart.SPACE[cell] >= 0 and SPACES[chart.SPACE[cell]] == kind and cell not in sea.place
    )


def set_aside(sea: CartaMagicaState, other: int) -> None:
    sea.place[other] = NOWHERE


def relieve(sea: CartaMagicaState, seat: int, action: int, refusal: Refusal) -> None:
    key = refusal.key.removeprefix(KEY)
    named = refusal.args.get("other_seat")
    other = int(str(named)) if named is not None else -1
    if key == "no-card":
        kind = str(refusal.args["card"]).removeprefix("@carta-magica-kind-")
        sea.hand[seat] |= KINDS[kind]
    elif key == "symbol":
        symbol = str(refusal.args["symbol"]).removeprefix("@carta-magica-symbol-")
        sea.sector = sector_with(symbol, True)
    elif key == "not-becalmed":
        sea.condition[seat] = ships.BECALMED
    elif key == "not-damaged":
        sea.condition[seat] = ships.DAMAGED
    elif key == "free-anyway-wind":
        sea.sector = sector_with("wind", False)
    elif key == "free-anyway-hammer":
        sea.sector = sector_with("hammer", False)
    elif key == "hemmed-in":
        open_water(sea, seat)
    elif key in ("becalmed", "damaged"):
        sea.condition[seat] = ships.SOUND
    elif key == "occupied":
        set_aside(sea, other)
    elif key == "no-way":
        for each in range(sea.seats):
            if each != seat:
                set_aside(sea, each)
    elif key == "too-far":
        short = int(str(refusal.args["needed"])) - int(str(refusal.args["steps"]))
        sea.extra += -(-short // BOX.costs["lucky_wind_steps"])
    elif key == "too-poor":
        kind = str(refusal.args["kind"]).removeprefix("@carta-magica-")
        price = int(str(refusal.args["price"]))
        purse = (sea.gold, sea.goods, sea.magic)[RESOURCES.index(kind)]
        purse[seat] += price - int(str(refusal.args["held"]))
    elif key == "gold-full":
        sea.gold[seat] = tokens.LIMIT - 1
    elif key == "black-only":
        moor(sea, seat, "black_harbour")
    elif key == "red-only":
        moor(sea, seat, "red_harbour")
    elif key == "deck-empty":
        sea.deck.append(0)
    elif key in ("no-talisman", "no-display"):
        while len(sea.display) < 3:
            sea.display.append(len(sea.display))
    elif key == "duty":
        sea.duty = 0
    elif key == "no-duty":
        sea.duty = 1
    elif key == "not-yours":
        sea.hand[seat] |= 1 << (action - actions.GIVE)
    elif key == "not-beside":
        beside(sea, seat, other)
    elif key == "helpless":
        sea.condition[other] = ships.SOUND
    elif key == "no-prize":
        sea.talismans[other] |= cards.WANTED[sea.challenge[seat]]
    elif key == "not-theirs":
        if action < actions.LOOT_CARD:
            sea.talismans[other] |= 1 << (action - actions.LOOT)
        else:
            sea.hand[other] |= 1 << action - actions.LOOT_CARD
    elif key == "taken":
        for chosen in (sea.captain, sea.challenge, sea.home):
            chosen[other] = NOWHERE
        sea.place[other] = NOWHERE
    else:
        raise AssertionError(f"nothing is known to cure {refusal.key}")


def open_water(sea: CartaMagicaState, seat: int) -> None:
    """Every ship but one aside, and that one on the open sea."""
    for each in range(sea.seats):
        if each != seat:
            set_aside(sea, each)
    sea.place[seat] = next(
        cell
        for cell in range(len(chart.SPACE))
        if chart.SPACE[cell] == SPACES.index("blue")
        and chart.SPACE[cell + 1] == SPACES.index("blue")
    )


def beside(sea: CartaMagicaState, seat: int, other: int) -> None:
    sea.place[other] = sea.place[seat] + 1


def later(key: str) -> bool:
    return key.removeprefix(KEY) in LATER


def moment(sea: CartaMagicaState) -> str:
    """What is asked; a payment and a visit also by what they are for."""
    if sea.moment == moments.PAY:
        return f"pay {payment.PURPOSES[sea.payment]}"
    return moments.NAMES[sea.moment]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_in_random_play_is_true(seats: int) -> None:
    peeling = Peeling(relieve, moment, later, ELSEWHERE)
    for seed in range(6):
        state = GAME.new(seats, FastChance(seed), {"round_cap": 100})
        assert isinstance(state, CartaMagicaState)
        peeling.play(state, FastChance(seed + seats), looks=10)
    peeling.judge(35)
