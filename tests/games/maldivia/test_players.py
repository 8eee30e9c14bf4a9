"""Maldivia's instinct and its terminal board."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from shoal.bots.instincts.maldivia import INSTINCT
from shoal.games.maldivia import GAME
from shoal.games.maldivia.actions import ALL_PLANS
from shoal.kernel import SPECTATOR, FastChance, State
from shoal.terminal.boards import draw
from shoal.words import Words
from tests.games.maldivia.table import position, sailing


def duel(seed: int, mine: int) -> State:
    """A game of instinct against random play."""
    state, chance = GAME.new(2, FastChance(seed)), FastChance(seed + 500)
    while not state.over():
        seat = state.actor()
        legal = state.legal(seat)
        if seat == mine:
            action = INSTINCT.choose(state.imagine(seat, chance), seat, chance)
            assert action in legal
        else:
            action = legal[chance.below(len(legal))]
        state.apply(seat, action)
    return state


def test_instinct_beats_random_play_clearly() -> None:
    wins = mine = theirs = 0
    for seed in range(16):
        seat = seed % 2
        end = duel(seed, seat)
        wins += end.ranking()[seat] < end.ranking()[1 - seat]
        mine += end.scores()[seat]
        theirs += end.scores()[1 - seat]
    assert wins >= 12
    assert mine >= 2 * theirs


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_instinct_plays_whole_games_and_changes_nothing_by_thinking(seats: int) -> None:
    state, chance = GAME.new(seats, FastChance(seats)), FastChance(7)
    while not state.over():
        seat = state.actor()
        before = state.position()
        action = INSTINCT.choose(state, seat, chance)
        weights = INSTINCT.weigh(state, seat, state.legal(seat), chance)
        assert state.position() == before
        assert state.refusal(seat, action) is None
        assert len(weights) == len(state.legal(seat))
        assert min(weights) > 0.0
        values = INSTINCT.evaluate(state)
        assert all(0.0 <= value <= 1.0 for value in values)
        assert INSTINCT.stage(state) >= 0
        state.apply(seat, action)


def test_instinct_delivers_what_it_can_and_fishes_what_it_needs() -> None:
    table = sailing("S", "75 00", masts=["GRGPG", ""], solys="S06 S03 | S01 ...")
    chance = FastChance(1)
    assert GAME.space.text(INSTINCT.choose(table.state, 0, chance)) == "sail f10"
    table.do("sail f10")
    assert GAME.space.text(INSTINCT.choose(table.state, 0, chance)).startswith("deliver solys")
    weights = INSTINCT.weigh(position(2, boats=["e5", "f6"]).state, 0, ALL_PLANS, chance)
    assert max(weights) > 4 * min(weights)


def drawn(state: State, observer: int, width: int = 90) -> str:
    console = Console(width=width, no_color=True, record=True, file=StringIO())
    console.print(draw("maldivia", state.view(observer), Words("en", ["Ann", "Ben"])))
    return console.export_text()


def test_the_board_shows_sea_masts_ships_and_hides_plans() -> None:
    table = sailing("E", "84 10", masts=["RRG", "Y"], folds="N", cards=["S06", "E01"])
    text = drawn(table.state, 0)
    for piece in ("1▸", "2▸", "Ann", "Ben", "|RRG", "Nanga", "Efo", "S06:RGP", "90 spaces left"):
        assert piece in text
    assert "E01:R" not in text  # Ben's card lies face down
    assert "(→)" in text
    assert text.count("▒") == 4
    assert "▒" in drawn(table.state, SPECTATOR)
    assert max(len(line) for line in text.splitlines()) <= 90


def test_the_board_draws_every_moment_of_a_game() -> None:
    state, chance = GAME.new(2, FastChance(3)), FastChance(4)
    while not state.over():
        assert drawn(state, 0, 80)
        seat = state.actor()
        state.apply(seat, INSTINCT.choose(state, seat, chance))
    assert "points" in drawn(state, SPECTATOR)
