"""What Carta Magica's captains have learned: habits that beat a mate's, chances that come true."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal import games
from shoal.bots import instincts
from shoal.bots.instincts.carta_magica import chances, learned
from shoal.bots.instincts.carta_magica.habits import Habits
from shoal.bots.levels import judge, player
from shoal.bots.players import Captain, Deckhand, Mate
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance
from shoal.kernel.build import COMPILED

NAME = "carta_magica"
GAME = games.find(NAME)
MATE, LEARNED = instincts.find(NAME), instincts.searching(NAME)


def played(seed: int, seats: int, learner: int) -> list[int]:
    """The points of a game of one learned seat among mates."""
    state, chance = GAME.new(seats, FastChance(seed)), FastChance(seed + 99)
    while not state.over():
        seat = state.actor()
        mind = LEARNED if seat == learner else MATE
        state.apply(seat, mind.choose(state, seat, chance))
    return state.scores()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_learned_habits_win_more_than_their_share_among_mates(seats: int) -> None:
    games_played = 600 if COMPILED else 36
    won = 0.0
    for number in range(games_played):
        points = played(number // seats, seats, number % seats)
        if points[number % seats] == max(points):
            won += 1.0 / points.count(max(points))
    assert won > games_played / seats * (1.25 if COMPILED else 1.0)


def test_searching_levels_have_learned_and_the_others_have_not() -> None:
    captain, mate, deckhand = (player(name, NAME) for name in ("captain:9", "mate", "deckhand"))
    assert isinstance(captain, Captain)
    assert isinstance(mate, Mate)
    assert isinstance(deckhand, Deckhand)
    assert captain.search.instinct is LEARNED
    assert judge(NAME).search.instinct is LEARNED
    assert mate.instinct is deckhand.instinct is MATE
    assert instincts.searching("maldivia") is instincts.find("maldivia")


def brier(seats: int, count: int) -> tuple[float, float]:
    """Brier's score of judged chances and of even ones, over the turns of learned games."""
    judged = even = 0.0
    positions = 0
    for seed in range(count):
        state, chance = GAME.new(seats, FastChance(seed)), FastChance(seed + 7)
        seen: list[list[float]] = []
        turn = -1
        while not state.over():
            assert isinstance(state, CartaMagicaState)
            if LEARNED.stage(state) != turn and min(state.home) >= 0:
                turn = LEARNED.stage(state)
                guess = chances.win_chances(state)
                seen.append([each / sum(guess) for each in guess])
            seat = state.actor()
            state.apply(seat, LEARNED.choose(state, seat, chance))
        points = state.scores()
        best = max(points)
        won = [1.0 / points.count(best) if each == best else 0.0 for each in points]
        for guess in seen:
            judged += sum((a - b) ** 2 for a, b in zip(guess, won, strict=True))
            even += sum((1.0 / seats - b) ** 2 for b in won)
        positions += len(seen)
    return judged / positions, even / positions


# What the evaluation made by hand, before there was a learned one, came to in the same games.
BY_HAND = {2: 0.3637, 3: 0.5128, 4: 0.5621}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_come_true(seats: int) -> None:
    judged, even = brier(seats, 150 if COMPILED else 12)
    if COMPILED:  # the same games interpreted, only fewer
        assert judged < BY_HAND[seats]
    assert judged < even * 0.9


def test_what_was_learned_says_how_and_fits_what_reads_it() -> None:
    source = Path(__file__).parents[2] / "src/shoal/bots/instincts/carta_magica/learned.py"
    assert "tools/train.py carta_magica" in source.read_text("utf-8").partition("HABITS")[0]
    assert isinstance(learned.HABITS, Habits)
    for rows in (learned.CHANCES, learned.POINTS):
        assert [len(row) for row in rows] == [chances.FEATURES] * chances.STAGES
    for row in learned.CHANCES:
        assert row[1] > 0.0, "a point is never bad"
