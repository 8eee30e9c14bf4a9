"""The levels of every game: legal, graded, and guided by numbers that make sense.

Small samples with fixed seeds; docs/how-strong.md has the large ones. That none of them cheats is
in test_honesty.py, that captains keep their time in test_budgets.py.
"""

from __future__ import annotations

import pytest

from shoal import games
from shoal.arena.match import Match
from shoal.bots import instincts
from shoal.bots.levels import UnknownPlayerError, player
from shoal.games.carta_magica.state import CartaMagicaState as CartaMagica
from shoal.games.vanuatu.state import VanuatuState as Vanuatu
from shoal.kernel import FastChance, Observer, State

NAMES = games.names()
SEATS = {name: games.find(name).usual_seats for name in NAMES}


@pytest.mark.parametrize("name", NAMES)
def test_mate_beats_random(name: str) -> None:
    match = Match(name, ["mate", "random"], SEATS[name], 5, {})
    match.run(SEATS[name] * 3)
    assert match.aborted() == 0
    assert match.standings()[0].share() >= 0.8


@pytest.mark.parametrize("name", NAMES)
def test_deckhand_beats_random_but_not_mate(name: str) -> None:
    """A beginner, but never absurd."""
    shares = []
    for rival in ("random", "mate"):
        match = Match(name, ["deckhand", rival], SEATS[name], 7, {})
        match.run(SEATS[name] * 4)
        shares.append(match.standings()[0].share())
    assert shares[0] > 1 / SEATS[name]
    assert shares[1] < shares[0]


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("name", NAMES)
def test_an_instinct_is_in_range_wherever_a_game_goes(name: str, seats: str) -> None:
    """Random play leads to odder positions than any sensible player meets."""
    instinct, game = instincts.find(name), games.find(name)
    count = game.seat_counts[0 if seats == "fewest" else -1]
    state, chance = game.new(count, FastChance(40 + count)), FastChance(count)
    stage = instinct.stage(state)
    for step in range(150):
        if state.over():
            break
        seat = state.actor()
        legal = state.legal(seat)
        if step % 2 == 0:
            dream = Observer(state, seat).imagine(chance)
            instinct.suppose(dream, seat, chance)
            weights = instinct.weigh(dream, seat, legal, chance)
            assert len(weights) == len(legal)
            assert min(weights) > 0.0
            narrowed = instinct.narrow(dream, seat, legal)
            assert narrowed
            assert set(narrowed) <= set(legal)
            assert instinct.choose(dream, seat, chance) in legal
            assert instinct.glance(dream, seat, chance) in legal
            worth = instinct.evaluate(state)
            assert len(worth) == count
            assert 0.0 <= min(worth) <= max(worth) <= 1.0
        state.apply(seat, legal[chance.below(len(legal))])
        assert instinct.stage(state) >= stage
        stage = instinct.stage(state)


@pytest.mark.parametrize("name", NAMES)
def test_a_captain_plays_a_whole_game_by_the_rules(name: str) -> None:
    minds = [player("captain:4", name)] + [player("mate", name)] * (SEATS[name] - 1)
    state, chance = games.find(name).new(SEATS[name], FastChance(6)), FastChance(6)
    for _step in range(2000):
        if state.over():
            break
        seat = state.actor()
        action = minds[seat].decide(Observer(state, seat), chance)
        assert action in state.legal(seat)
        state.apply(seat, action)
    assert state.over()


def test_unknown_players_and_budgets_are_refused() -> None:
    for wrong in (
        "commodore",
        "mate:3",
        "admiral:soon",
        "captain:0",
        "captain:-1s",
        "captain:fast",
        "run:",
    ):
        with pytest.raises(UnknownPlayerError):
            player(wrong, "maldivia")


# Who is ahead is worth more: points where they lie open, what becomes points where they do not.


@pytest.mark.parametrize("name", ["maldivia", "kleine_fische"])
def test_a_clear_lead_is_worth_more(name: str) -> None:
    """Of several games: early in one of them the next turn may be worth more than a lead."""
    leads: list[float] = []
    mate = player("mate", name)
    for seed in range(12):
        state, chance = games.find(name).new(2, FastChance(seed)), FastChance(3)
        while not state.over() and abs(state.scores()[0] - state.scores()[1]) < 9:
            seat = state.actor()
            state.apply(seat, mate.decide(Observer(state, seat), chance))
        ahead = 0 if state.scores()[0] > state.scores()[1] else 1
        worth = instincts.find(name).evaluate(state)
        leads.append(worth[ahead] - worth[1 - ahead])
    assert sum(leads) / len(leads) > 0.05
    assert sum(lead > 0 for lead in leads) >= 9


def better_off(name: str, state: State, even: list[float]) -> None:
    better = instincts.find(name).evaluate(state)
    assert better[1] > even[1] + 0.1
    assert better[0] < even[0]


def test_points_are_worth_something_in_vanuatu() -> None:
    state = games.find("vanuatu").new(3, FastChance(1))
    assert isinstance(state, Vanuatu)
    even = instincts.find("vanuatu").evaluate(state)
    state.points[1] += 20
    better_off("vanuatu", state, even)


def test_gold_is_worth_something_in_carta_magica() -> None:
    instinct = instincts.find("carta_magica")
    state, chance = games.find("carta_magica").new(2, FastChance(1)), FastChance(1)
    assert isinstance(state, CartaMagica)
    while min(state.home) < 0:
        state.apply(state.actor(), instinct.choose(state, state.actor(), chance))
    even = instinct.evaluate(state)
    state.gold[1] += 6
    better_off("carta_magica", state, even)
