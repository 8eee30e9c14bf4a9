"""The three levels of Vanuatu: legal, honest, graded. Small samples with fixed seeds."""

from __future__ import annotations

from shoal import games
from shoal.arena.match import Match
from shoal.bots import instincts
from shoal.bots.levels import player
from shoal.games.vanuatu.table import Table
from shoal.kernel import FastChance, Observer, State

GAME = games.find("vanuatu")
INSTINCT = instincts.find("vanuatu")
SEATS = 3
OPTIONS: dict[str, object] = {}


def new(seed: int) -> State:
    return GAME.new(SEATS, FastChance(seed), OPTIONS)


def test_mate_beats_random_play() -> None:
    match = Match("vanuatu", ["mate", "random"], SEATS, 5, OPTIONS)
    match.run(SEATS * 3)
    assert match.standings()[0].share() >= 0.8


def test_weights_are_positive_and_evaluation_is_a_share() -> None:
    for seed in range(3):
        state, chance = new(seed), FastChance(seed + 40)
        for step in range(250):
            if state.over():
                break
            seat = state.actor()
            legal = state.legal(seat)
            if step % 3 == 0:
                weights = INSTINCT.weigh(state, seat, legal, chance)
                assert len(weights) == len(legal)
                assert min(weights) > 0.0
                worth = INSTINCT.evaluate(state)
                assert len(worth) == SEATS
                assert 0.0 <= min(worth) <= max(worth) <= 1.0
            state.apply(seat, legal[chance.below(len(legal))])


def test_the_stage_never_falls() -> None:
    state, chance = new(2), FastChance(2)
    before = INSTINCT.stage(state)
    for _ in range(400):
        if state.over():
            break
        seat = state.actor()
        state.apply(seat, INSTINCT.choose(state, seat, chance))
        assert INSTINCT.stage(state) >= before
        before = INSTINCT.stage(state)
    assert state.over()


def test_more_points_are_better() -> None:
    state = new(1)
    assert isinstance(state, Table)
    even = INSTINCT.evaluate(state)
    state.points[1] += 20
    better = INSTINCT.evaluate(state)
    assert better[1] > even[1] + 0.1
    assert better[0] < even[0]


def test_the_same_information_gives_the_same_choice() -> None:
    state, chance = new(3), FastChance(8)
    for step in range(60):
        seat = state.actor()
        if step % 15 == 0:
            other = state.imagine(seat, FastChance(step + 1))
            for name in ("mate", "deckhand", "captain:12"):
                mind = player(name, "vanuatu")
                choices = [
                    mind.decide(Observer(seen, seat), FastChance(99)) for seen in (state, other)
                ]
                assert choices[0] == choices[1]
        state.apply(seat, INSTINCT.choose(state, seat, chance))
        if state.over():
            break


def test_captain_plays_a_whole_game_by_the_rules() -> None:
    state, chance = new(6), FastChance(6)
    minds = [player("captain:6", "vanuatu")] + [player("mate", "vanuatu")] * (SEATS - 1)
    for _ in range(1000):
        if state.over():
            break
        seat = state.actor()
        action = minds[seat].decide(Observer(state, seat), chance)
        assert action in state.legal(seat)
        state.apply(seat, action)
    assert state.over()
