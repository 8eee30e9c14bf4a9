"""Games, states and refusals travel between processes."""

from __future__ import annotations

import pickle

import pytest

from shoal.kernel import (
    FastChance,
    Game,
    IllegalActionError,
    PositionError,
    Refusal,
    State,
    TakeBackError,
    playout,
)
from tests.kernel.random_play import SMALL, random_play


@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.name)
def test_a_game_stays_itself(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game


@pytest.mark.parametrize("game", SMALL, ids=lambda game: game.name)
@pytest.mark.parametrize("actions", [0, 1, 3])
def test_a_state_goes_on_identically(game: Game, actions: int) -> None:
    state = random_play(game, 4, actions).state
    twin = pickle.loads(pickle.dumps(state))
    assert isinstance(twin, State)
    assert twin.game is game
    assert twin.position() == state.position()
    for each in (state, twin):
        playout(each, FastChance(9))
    assert twin.position() == state.position()


def test_a_refused_action_keeps_its_reason() -> None:
    error = IllegalActionError("mark a1", Refusal("TTT-001", "taken", {"cell": "a1"}))
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, IllegalActionError)
    assert str(again) == str(error)
    assert again.text == "mark a1"
    assert again.refusal.plain() == error.refusal.plain()


def test_a_refused_take_back_keeps_its_reason() -> None:
    error = TakeBackError(Refusal("", "takeback-other", {"seat": 1}))
    again = pickle.loads(pickle.dumps(error))
    assert isinstance(again, TakeBackError)
    assert again.refusal.plain() == error.refusal.plain()


def test_a_plain_error_keeps_its_sentence() -> None:
    again = pickle.loads(pickle.dumps(PositionError("position: seats: is missing")))
    assert isinstance(again, PositionError)
    assert str(again) == "position: seats: is missing"
