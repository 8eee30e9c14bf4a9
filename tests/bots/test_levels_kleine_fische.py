"""The levels of Kleine Fische: weights, evaluation, and who beats whom in small samples."""

from __future__ import annotations

from shoal import games
from shoal.arena.match import Match
from shoal.bots import instincts
from shoal.bots.levels import player
from shoal.kernel import FastChance, Observer

NAME = "kleine_fische"


def test_mate_beats_random() -> None:
    match = Match(NAME, ["mate", "random"], 2, 11, {})
    match.run(10)
    assert match.aborted() == 0
    assert match.standings()[0].share() >= 0.7


def test_weights_cover_all_actions_and_evaluation_stays_in_range() -> None:
    instinct = instincts.find(NAME)
    for seats in (2, 4):
        chance = FastChance(seats)
        state = games.find(NAME).new(seats, FastChance(40 + seats), {})
        stage = instinct.stage(state)
        for _step in range(150):
            if state.over():
                break
            seat = state.actor()
            legal = state.legal(seat)
            imagined = Observer(state, seat).imagine(chance)
            weights = instinct.weigh(imagined, seat, legal, chance)
            assert len(weights) == len(legal)
            assert min(weights) > 0.0
            narrowed = instinct.narrow(imagined, seat, legal)
            assert narrowed
            assert set(narrowed) <= set(legal)
            assert instinct.glance(imagined, seat, chance) in legal
            worth = instinct.evaluate(state)
            assert len(worth) == seats
            assert min(worth) >= 0.0
            assert max(worth) <= 1.0
            state.apply(seat, legal[chance.below(len(legal))])
            assert instinct.stage(state) >= stage
            stage = instinct.stage(state)


def test_more_points_are_worth_more() -> None:
    instinct = instincts.find(NAME)
    chance = FastChance(3)
    state = games.find(NAME).new(2, FastChance(8), {})
    mate = player("mate", NAME)
    while not state.over() and abs(state.scores()[0] - state.scores()[1]) < 9:
        seat = state.actor()
        state.apply(seat, mate.decide(Observer(state, seat), chance))
    ahead = 0 if state.scores()[0] > state.scores()[1] else 1
    worth = instinct.evaluate(state)
    assert worth[ahead] > worth[1 - ahead]


def test_same_information_same_choice() -> None:
    """States that differ only in what a seat cannot see lead to the same search."""
    captain = player("captain:25", NAME)
    mate = player("mate", NAME)
    chance = FastChance(5)
    state = games.find(NAME).new(2, FastChance(21), {})
    for step in range(40):
        if state.over():
            break
        seat = state.actor()
        if step % 5 == 0:
            other = state.imagine(seat, FastChance(100 + step))
            first = captain.decide(Observer(state, seat), FastChance(step))
            assert captain.decide(Observer(other, seat), FastChance(step)) == first
        state.apply(seat, mate.decide(Observer(state, seat), chance))


def test_captain_plays_whole_games() -> None:
    for seats in (2, 3):
        minds = [player("captain:4", NAME) for _seat in range(seats)]
        chance = FastChance(seats)
        state = games.find(NAME).new(seats, FastChance(70 + seats), {})
        for _step in range(2000):
            if state.over():
                break
            seat = state.actor()
            action = minds[seat].decide(Observer(state, seat), chance)
            assert action in state.legal(seat)
            state.apply(seat, action)
        assert state.over()
