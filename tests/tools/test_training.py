"""Teaching a bot: the same seed learns the same, and a fit finds what is there to be found."""

from __future__ import annotations

import numpy as np
import pytest

from shoal.bots.instincts.carta_magica import chances
from shoal.bots.instincts.carta_magica.habits import PLAIN
from shoal.bots.instincts.kleine_fische import chances as reef_chances
from tools import train


def test_every_habit_that_is_learned_is_one() -> None:
    for name in train.NAMES:
        assert isinstance(getattr(PLAIN, name), int)
    assert set(train.BEGIN) <= set(train.NAMES)
    assert len(train.STAGE_NAMES) == chances.STAGES
    assert len(train.REEF_STAGES) == reef_chances.STAGES


def test_the_same_seed_learns_the_same_habits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(train, "BATCH", 3)
    spread = train.Spread(1)
    first, again, other = (train.evolve(2, seed, spread) for seed in (1, 1, 2))
    assert (first == again).all()
    assert (first != other).any()


def test_a_win_is_worth_more_than_any_lead() -> None:
    assert train.worth([31, 30, 10], 0) > train.worth([30, 31, 10], 0)
    assert train.worth([60, 30, 10], 0) > train.worth([31, 30, 10], 0)
    assert train.worth([30, 30, 10], 0) == train.worth([30, 30, 10], 1)


def test_a_fit_finds_the_weights_behind_wins_and_points() -> None:
    luck = np.random.default_rng(3)
    truth = np.zeros(chances.FEATURES)
    truth[1], truth[7] = 0.8, -0.5
    seen = luck.standard_normal((4000, 4, chances.FEATURES))
    seen[:, :, 0] = 1.0
    there = np.ones((4000, 4), dtype=bool)
    there[::2, 3] = False  # three seats as well as four
    drawn = luck.random((4000, 1))
    winner = (train.guesses(seen, there, truth).cumsum(axis=1) < drawn).sum(axis=1)
    won = np.zeros((4000, 4))
    won[np.arange(4000), winner] = 1.0
    assert train.fit_chances(seen, there, won) == pytest.approx(truth, abs=0.15)
    points = seen @ truth + 20.0
    found = train.fit_points(seen, there, points)
    assert found[1] == pytest.approx(0.8, abs=0.01)
    assert found[0] == pytest.approx(20.0, abs=0.1)


def test_sights_of_a_game_are_its_turns() -> None:
    numbers = np.array([float(train.BEGIN.get(n, getattr(PLAIN, n))) for n in train.NAMES])
    seen = train.sights((numbers, 1, 2))
    assert len(seen.seen) == len(seen.stages) == len(seen.won) == len(seen.points) > 30
    assert {len(each) for each in seen.seen} == {4}
    assert seen.stages[0] == 5
    assert seen.stages[-1] == chances.LAST_ROUND
    assert all(sum(each) == pytest.approx(1.0) for each in seen.won)
    table = train.Table([seen])
    everywhere = np.ones(len(table.stages), dtype=bool)
    even = train.brier(table, everywhere, None)
    assert even == pytest.approx(0.75, abs=0.26)


def test_sights_of_a_reef_are_its_turns_from_a_full_deck_to_an_empty_one() -> None:
    seen, again = train.dives((1, 2)), train.dives((1, 2))
    assert seen.seen == again.seen
    assert len(seen.seen) == len(seen.stages) == len(seen.won) == len(seen.points) > 15
    assert {len(seat) for each in seen.seen for seat in each} == {reef_chances.FEATURES}
    assert seen.stages == sorted(seen.stages, reverse=True)
    assert set(seen.stages) == set(range(reef_chances.STAGES))
    assert all(sum(each) == pytest.approx(1.0) for each in seen.won)


def test_learned_numbers_are_written_as_python_that_says_the_same() -> None:
    rows = [np.array([0.123456, -2.0, 1e-7] * 12)]
    text = train.rows_text("CHANCES", rows).replace(": Final", "")
    found: dict[str, list[list[float]]] = {}
    exec(text, found)
    assert found["CHANCES"][0] == pytest.approx(rows[0], rel=1e-3)
    assert max(len(line) for line in text.splitlines()) <= 100
