"""The conformance checks again, from positions in which everybody holds caves and fish.

Random divers seldom explore a cave, so random games from the start hardly ever light a lamp, drive
the octopus with a card, roll again or lay a rainbow fish. Here they all do.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from shoal.games.kleine_fische import GAME
from shoal.games.kleine_fische.components import (
    CARD_NAMES,
    CARDS,
    FISH,
    OCTO_CARDS,
    POWER,
    REROLL_CARDS,
)
from shoal.games.kleine_fische.map import BERTH_NAMES, LANE_NAMES
from shoal.games.kleine_fische.moments import NAMES
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import FastChance, State
from shoal.kernel.toml_text import toml_text
from tests.conformance import knowing, playing, positions
from tests.conformance.case import Case

TURBO = OCTO_CARDS[0]


class Rich(Case):
    """Games that begin in the middle."""

    def start(self, seed: int) -> State:
        chance = FastChance(seed * 31 + 7)
        caves = [card for card in range(FISH, CARDS) if card != TURBO]
        fish = list(range(FISH))
        chance.shuffle(caves)
        chance.shuffle(fish)
        if seed % 2:  # the first player will hold the card with two rolls
            caves.remove(REROLL_CARDS[1])
            caves.append(REROLL_CARDS[1])
        hands = [[caves.pop() for _ in range(8 // self.seats)] for _ in range(self.seats)]
        piles = [[fish.pop() for _ in range(chance.below(10))] for _ in range(self.seats)]
        while len(fish) > 40:
            piles[chance.below(self.seats)].append(fish.pop())
        rest = caves + fish
        chance.shuffle(rest)
        if seed % 2 == 0 and (self.seats == 2 or seed % 4):
            rest.append(TURBO)
        board, deck = rest[:25], rest[25:]
        berths = [BERTH_NAMES[chance.below(120)] for _ in range(self.seats)]
        data: dict[str, object] = {
            "game": GAME.name,
            "seats": self.seats,
            "board": [names(board[row * 5 : row * 5 + 5]) for row in range(5)],
            "deck": names(deck),
            "piles": [names(pile) for pile in piles],
            "caves": [names(hand) for hand in hands],
            "divers": berths,
            "octopus": LANE_NAMES[chance.below(60)],
        }
        if self.options:
            data["options"] = self.options
        if seed % 2 or (self.seats > 2 and seed % 4 == 0):  # the octopus has been driven on
            data.update({"turbo": POWER[TURBO], "box": CARD_NAMES[TURBO]})
        if seed % 2:  # in the middle of a robbery
            berths[:2] = ["h10 right", "v22 up"]
            robbery = {"phase": "rolled", "victim": "p2", "announced": 3, "rolls": [1]}
            data.update({"octopus": "v22", **robbery})
        elif self.seats > 2 and seed % 4 == 0:  # two rivals met at once
            berths[0] = "h10 right"
            berths[1:] = ["v22 up", "v22 down", "v33 up"][: self.seats - 1]
            data.update({"octopus": "v22", "phase": "rob"})
        state = GAME.position(toml_text(data))
        state.chance = chance
        return state

    def seeds(self) -> list[int]:
        return [self.seed * 1000 + i for i in range(4)]


class Walled(Case):
    """Games whose top row is nothing but caves: the first player has to swap."""

    def start(self, seed: int) -> State:
        chance = FastChance(seed * 17 + 3)
        caves = list(range(FISH, CARDS))
        chance.shuffle(caves)
        rest = list(range(FISH)) + caves[5:]
        chance.shuffle(rest)
        rows = [names(caves[:5])] + [names(rest[row * 5 : row * 5 + 5]) for row in range(4)]
        data: dict[str, object] = {
            "game": GAME.name, "seats": self.seats, "board": rows, "deck": names(rest[20:]),
        }  # fmt: skip
        state = GAME.position(toml_text(data))
        state.chance = chance
        return state


def names(cards: list[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)


RICH = [
    Rich(GAME, 2), Rich(GAME, 3), Rich(GAME, 4), Rich(GAME, 3, {"memory_help": True}),
    Walled(GAME, 2),
]  # fmt: skip
CHECKS = [
    playing.check_double_entry,
    playing.check_clone,
    positions.check_restore,
    knowing.check_noninterference,
    knowing.check_imagine,
    knowing.check_imagine_varies,
    knowing.check_secrets_unseen,
    playing.check_take_back,
    knowing.check_patches,
    knowing.check_view_tells_legal,
    knowing.check_views_are_fresh,
    playing.check_silence,
    playing.check_scores,
    playing.check_invariants,
    playing.check_words,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", RICH, ids=repr)
def test_rich_positions_conform(case: Case, check: Callable[[Case], None]) -> None:
    check(case)


def test_these_games_meet_every_moment() -> None:
    met: set[str] = set()
    for case in (Rich(GAME, 2), Rich(GAME, 4), Walled(GAME, 2)):
        for seed in range(60):
            for state, _, _ in case.walk(seed):
                assert isinstance(state, KleineFischeState)
                met.add(NAMES[state.moment])
    assert met == set(NAMES) - {"over"}
