"""Positions: short to write, inverse to read, impossible ones refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.games.kleine_fische import GAME
from shoal.kernel import FastChance, PositionError
from tests.games.kleine_fische.table import table

WATER = ["v22 down", "h54 left"]
OPEN: dict[str, Any] = {"phase": "choice", "open": ["c20"], "divers": WATER}
ROB: dict[str, Any] = {
    "open": ["c00"],
    "octopus": "v22",
    "divers": ["h44 left", "v22 up"],
    "victim": "p2",
}


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        ({"colour": "red"}, "colour: is not known here"),
        (
            {"piles": ["clown-1", "clown-1"], "divers": WATER},
            "piles: clown-1 lies already in piles",
        ),
        ({"piles": ["trout-1", ""], "divers": WATER}, "piles: 'trout-1' is no card"),
        ({"piles": ["lamp1", ""], "divers": WATER}, "piles: hold only fish"),
        ({"caves": ["clown-1", ""], "divers": WATER}, "caves: hold no fish"),
        ({"box": "chest_a", "divers": WATER}, "box: chest_a is never played"),
        ({"board": [". . . ."] * 5}, "board: row '. . . .' must have five cards"),
        ({"deck": "clown-1"}, "deck: 77 cards are nowhere"),
        ({"divers": ["boat", "h10 left"]}, "divers: p1 must have jumped by now"),
        ({"turn": "p2"}, "divers: p1 must have jumped by now"),
        ({"divers": ["h10 left", "boat"], "piles": ["", "saw-3"]}, "divers: p2 on the boat"),
        ({"divers": ["h10 down", "boat"]}, "divers: entry 1 must be one of"),
        ({"octopus": "h77"}, "octopus: must be one of"),
        ({"boat": "c7"}, "boat: must be one of"),
        ({**OPEN, "open": ["c20", "c20"]}, "open: c20 is named twice"),
        ({**OPEN, "open": []}, "open: a dive goes on only after a reveal"),
        ({**OPEN, "phase": "move"}, "open: nothing is open before the first reveal"),
        ({**OPEN, "octopus": "v22"}, "octopus: cannot be on the lane of the active diver"),
        ({**OPEN, "explored": "c33"}, "explored: is no cave that fits"),
        ({**OPEN, "turbo": 4, "phase": "octopus"}, "turbo: is no sum"),
        ({**OPEN, "phase": "octopus"}, "phase: nothing can move the octopus"),
        ({**OPEN, "phase": "jump"}, "phase: the boat is left by jumping"),
        ({**OPEN, "phase": "peek", "open": []}, "lamp: goes with the phase peek"),
        ({"divers": WATER, "lamp": "lamp1", "phase": "peek"}, "lamp: must have gone into the box"),
        ({"divers": WATER, "peeked": ["c99 p1"]}, "peeked: 'c99 p1' must begin with a place"),
        ({"divers": WATER, "peeked": ["c11 p9"]}, "peeked: 'p9' is nobody"),
        ({"divers": WATER, "witnessed": "saw-3"}, "witnessed: 'saw-3' is no fish of a pile"),
        (
            {"divers": WATER, "piles": ["saw-3", ""], "traces": ["saw-3 1 1 12"]},
            "traces: nobody saw saw-3",
        ),
        (
            {
                "divers": WATER,
                "piles": ["saw-3", ""],
                "witnessed": "all",
                "traces": ["saw-3 1 2 12"],
            },
            "traces: must fit what is true",
        ),
        ({"divers": WATER, "scattered": "clown-1"}, "scattered: belongs to the option"),
        ({"divers": WATER, "rainbows": ["clown", ""]}, "rainbows: are laid only at the end"),
        ({"divers": WATER, "phase": "over"}, "board: has gaps only when the game has ended"),
        ({"divers": WATER, "phase": "exchange"}, "phase: the boat is left by jumping"),
        ({"phase": "exchange"}, "phase: exchange needs a top row of caves"),
        ({**ROB, "phase": "octopus"}, "victim: goes with a robbery"),
        ({**ROB, "phase": "announce", "octopus": "v23"}, "victim: must be a rival"),
        ({**ROB, "phase": "rolled"}, "announced: goes with a failed roll"),
        ({**ROB, "phase": "rolled", "announced": 2, "rolls": [3]}, "rolls: 3 is not a failed roll"),
        ({**ROB, "phase": "rolled", "announced": 2}, "rolls: go with a robbery"),
        ({**ROB, "phase": "roll-on", "announced": 2, "rolls": [1]}, "extra: goes with the phase"),
    ],
)
def test_impossible_positions_are_refused(keys: dict[str, Any], message: str) -> None:
    with pytest.raises(PositionError) as caught:
        table(**keys)
    assert f"position: {message}" in str(caught.value)


def test_a_second_fish_of_a_species_cannot_be_open() -> None:
    with pytest.raises(PositionError, match="open: c21 is a second fish of a species"):
        table({"c20": "clown-3", "c21": "clown-4"}, **{**OPEN, "open": ["c20", "c21"]})


def test_a_choice_without_a_choice_is_no_position() -> None:
    with pytest.raises(PositionError, match="nothing to choose beside the diver"):
        table({"c21": "lamp1", "c22": "fins3"}, phase="first-reveal", divers=WATER)


@pytest.mark.parametrize("help_on", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_reads_back_as_it_was_written(seats: int, help_on: bool) -> None:
    for seed in range(6):
        state = GAME.new(seats, FastChance(seed), {"memory_help": help_on})
        chance = FastChance(seed + 50)
        while not state.over():
            text = state.position()
            assert GAME.position(text).position() == text
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[chance.below(len(legal))])
        text = state.position()
        assert GAME.position(text).position() == text
