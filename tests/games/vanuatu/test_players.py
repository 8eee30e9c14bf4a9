"""Vanuatu's instinct and its terminal board."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from shoal.bots.instincts.vanuatu import INSTINCT
from shoal.games.vanuatu import GAME
from shoal.kernel import SPECTATOR, FastChance, State
from shoal.terminal.boards import draw
from shoal.words import Words


def game(seats: int, seed: int, clever: list[int]) -> State:
    """A game in which some seats play by instinct and the others at random."""
    state, chance = GAME.new(seats, FastChance(seed)), FastChance(seed + 500)
    while not state.over():
        seat = state.actor()
        legal = state.legal(seat)
        if seat in clever:
            action = INSTINCT.choose(state.imagine(seat, chance), seat, chance)
            assert action in legal
        else:
            action = legal[chance.below(len(legal))]
        state.apply(seat, action)
    return state


def test_one_instinct_among_random_players_wins() -> None:
    wins = sum(game(4, seed, [seed % 4]).ranking()[seed % 4] == 1 for seed in range(20))
    assert wins >= 18


@pytest.mark.parametrize(("seats", "low"), [(3, 48), (4, 40), (5, 34)])
def test_instincts_score_like_people(seats: int, low: int) -> None:
    games = [game(seats, seed, list(range(seats))) for seed in range(6)]
    mean = sum(sum(end.scores()) for end in games) / (6 * seats)
    assert low < mean < 90


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_instinct_guides_search_and_changes_nothing(seats: int) -> None:
    state, chance = GAME.new(seats, FastChance(seats)), FastChance(7)
    stage = 0
    while not state.over():
        seat = state.actor()
        before = state.position()
        legal = state.legal(seat)
        weights = INSTINCT.weigh(state, seat, legal, chance)
        action = INSTINCT.choose(state, seat, chance)
        assert state.position() == before
        assert len(weights) == len(legal)
        assert min(weights) > 0.0
        assert all(0.0 <= value <= 1.0 for value in INSTINCT.evaluate(state))
        assert INSTINCT.stage(state) >= stage
        stage = INSTINCT.stage(state)
        state.apply(seat, action)


@pytest.mark.parametrize("width", [80, 100])
def test_the_board_is_drawn_from_every_view(width: int) -> None:
    words = Words("en", ["Ann", "Ben", "Cleo", "Dan"])
    state, chance = GAME.new(4, FastChance(3)), FastChance(5)
    step = 0
    while not state.over():
        if step % 10 == 0:
            for observer in (SPECTATOR, state.actor()):
                out = StringIO()
                Console(file=out, width=width, no_color=True).print(
                    draw("vanuatu", state.view(observer), words)
                )
                text = out.getvalue()
                assert "efate" in text
                assert "Transport" in text
                assert "Ann" in text
                assert max(len(line) for line in text.splitlines()) <= width
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])
        step += 1
