"""Every reason in random play is true: without what it blames the action is legal."""

from __future__ import annotations

import pytest

from shoal.games.maldivia import GAME, actions, legal, moments
from shoal.games.maldivia.components import BOX, COLOURS, MAST, SLOTS
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel import FastChance, Refusal
from tests.games.peeling import Peeling

KEY = "maldivia-refuse-"
# Reasons that say the action means nothing here: another place, tile or card.
ELSEWHERE = {
    KEY + key
    for key in (
        "folded-away", "same-place", "on-current", "in-current", "off-course", "no-fish-space",
        "no-victim", "drop-too-many", "not-loose", "no-octopus", "no-shark", "no-seat",
        "no-partner", "lying", "other-island",
    )
}  # fmt: skip
# Reasons that blame the moment.
LATER = {
    "planned", "sailed", "sail-first", "no-haul", "no-drop", "no-stick", "no-restack", "no-swap",
    "no-exchange",
}  # fmt: skip


def set_aside(sea: MaldiviaState, other: int) -> None:
    """A boat out of everybody's way, as if it had not been placed."""
    sea.at[sea.boats[other]] = -1
    sea.boats[other] = -1


def moor(sea: MaldiviaState, seat: int, cell: int) -> None:
    sea.at[sea.boats[seat]] = -1
    if sea.at[cell] >= 0:
        set_aside(sea, sea.at[cell])
    sea.boats[seat], sea.at[cell] = cell, seat


def load(sea: MaldiviaState, seat: int, fish: str) -> None:
    sea.height[seat] = len(fish)
    for i, letter in enumerate(fish):
        sea.mast[seat * MAST + i] = COLOURS.index(letter)


def rim(sea: MaldiviaState, side: int) -> int:
    """A space at a side."""
    row, column = sea.folds[3], sea.folds[2]
    if side == 1:
        row = 9 - sea.folds[1]
    if side == 0:
        column = 9 - sea.folds[0]
    return row * 10 + column


def relieve(sea: MaldiviaState, seat: int, action: int, refusal: Refusal) -> None:
    key = refusal.key.removeprefix(KEY)
    named = refusal.args.get("other_seat")
    other = int(str(named)) if named is not None else -1
    others = [each for each in range(sea.seats) if each != seat and sea.boats[each] >= 0]
    if key == "boat-taken":
        sea.colours[other] = -1
    elif key in ("occupied", "boat-there"):
        set_aside(sea, other)
    elif key in ("boat-between", "current-blocked"):
        for each in others:
            set_aside(sea, each)
    elif key == "gained":
        sea.gained = False
    elif key == "fish-or-deliver":
        sea.fished, sea.delivered = False, 0
    elif key == "fished":
        sea.fished = False
    elif key == "none-left":
        sea.supply = [8, 8, 8, 8]
    elif key == "not-adjacent":
        mine = sea.boats[seat]
        moor(sea, other, mine + 10 if mine < 90 else mine - 10)
    elif key == "robbed":
        sea.robbed = 0
    elif key == "empty":
        load(sea, other, COLOURS[0])
    elif key == "no-release":
        sea.surplus = True
    elif key == "no-such-fish":
        sea.fresh[action - actions.STICK] += 1
    elif key == "not-at-side":
        moor(sea, seat, rim(sea, actions.deliver_ship(action)[0]))
    elif key == "one-ship":
        sea.delivered = 0
    elif key == "no-ship":
        side, slot = actions.deliver_ship(action)
        sea.ships[side * SLOTS + slot] = next(
            card for card in range(side * 10, side * 10 + 10) if card not in sea.ships
        )
    elif key == "cannot-pay":
        side, slot = actions.deliver_ship(action)
        load(sea, seat, BOX.orders[sea.ships[side * SLOTS + slot]])
    elif key in ("octopus-done", "shark-done"):
        sea.special = False
    elif key == "no-card":
        sea.owner[actions.swap_trade(action)[0] * 10 + 3] = seat
    elif key in ("no-cards-there", "no-card-there"):
        island = actions.swap_trade(action)[2] * 10
        sea.owner[island + (4 if key == "no-card-there" else 5)] = other
    elif key == "not-yours":
        sea.owner[action - actions.GIVE] = seat
    else:
        raise AssertionError(f"nothing is known to cure {refusal.key}")
    sea.menu = legal.menu_of(sea)


def later(key: str) -> bool:
    return key.startswith(KEY + "now-") or key.removeprefix(KEY) in LATER


def moment(sea: MaldiviaState) -> str:
    return moments.NAMES[sea.moment]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_reason_in_random_play_is_true(seats: int) -> None:
    peeling = Peeling(relieve, moment, later, ELSEWHERE)
    for seed in range(12):
        state = GAME.new(seats, FastChance(seed))
        assert isinstance(state, MaldiviaState)
        peeling.play(state, FastChance(seed + seats), looks=8)
    peeling.judge(30)
