"""Random play to the end."""

from __future__ import annotations

import pytest

from shoal.kernel import FastChance, Game, playout
from shoal.kernel.playout import EndlessError
from tests.conformance.little import LittleGame
from tests.kernel.random_play import SMALL


@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.name)
def test_a_playout_ends_and_counts_its_decisions(game: Game) -> None:
    state = game.new(2, FastChance(1))
    chance = FastChance(2)
    assert playout(state, chance) == chance.draws
    assert state.over()
    assert playout(state, chance) == 0


def test_a_game_without_end_is_given_up() -> None:
    state = LittleGame("never ends").new(2, FastChance(1))
    with pytest.raises(EndlessError, match="no end after 50 actions"):
        playout(state, FastChance(2), 50)
