"""Among equal chances the points decide: a bot that is sure of the result does not coast."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.bots import instincts
from shoal.bots.instinct import against, rewards, with_points
from shoal.bots.levels import HINT, LEVELS, player
from shoal.bots.players import Captain, Deckhand, loses_at_once
from shoal.bots.search import Node, Search, Tuning
from shoal.games.carta_magica import moments
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import FastChance, Observer
from tests.bots.dull import Dull
from tests.bots.moments import generated
from tiny import tic_tac_toe


def test_a_lead_always_counts_but_never_more_than_a_chance() -> None:
    """A sure win by thirty is better than one by three; a likelier win is better than both."""
    worths = [with_points([1.0, 0.0], [lead, 0.0])[0] for lead in (1.0, 3.0, 30.0, 31.0)]
    assert worths == sorted(worths)
    assert len(set(worths)) == 4
    lost = [with_points([0.0, 1.0], [-lead, 0.0])[0] for lead in (30.0, 3.0)]
    assert lost[0] < lost[1], "a defeat may be near or far"
    assert with_points([0.50, 0.50], [40.0, 0.0])[0] < with_points([0.54, 0.46], [0.0, 40.0])[0]
    assert against([60.0, 20.0], 1.0)[0] < against([61.0, 20.0], 1.0)[0]


def test_a_finished_game_is_worth_more_with_more_points() -> None:
    state = games.find("vanuatu").new(3, FastChance(1))
    worths = []
    for points in (30, 31, 40):
        state.points = [points, 20, 10]  # type: ignore[attr-defined]
        worths.append(rewards(state)[0])
    assert worths == sorted(worths)
    assert len(set(worths)) == 3


def test_of_equally_visited_actions_the_better_one_is_taken() -> None:
    root = Node(-1, -1, 1.0)
    for action, visits, total in ((0, 100, 97.0), (1, 99, 97.5), (2, 20, 19.9)):
        node = Node(action, 0, 1.0)
        node.visits, node.total = visits, total
        root.children[action] = node
    found = Search(Dull(), Tuning()).conclude(root, [0, 1, 2], 219)
    assert found.action == 1
    assert [node.action for node in found.others] == [0, 2]


def test_a_portrait_needs_no_thought() -> None:
    """Who sails as whom changes nothing (CM-005), so nobody searches for it."""
    captain, chance = player("captain:500", "carta_magica"), FastChance(1)
    assert isinstance(captain, Captain)
    state = games.find("carta_magica").new(3, FastChance(1))
    assert isinstance(state, CartaMagicaState)
    assert state.moment == moments.CAPTAIN
    observer = Observer(state, state.actor())
    found = captain.consider(observer, chance)
    assert found.simulations == 0
    reason = captain.why(observer, found.action, chance)
    assert reason is not None
    assert reason.key == "bots-reason-alike"


def test_the_levels_are_these() -> None:
    assert LEVELS == ["random", "deckhand", "mate", "captain", "admiral"]
    minds = [player(name, "maldivia") for name in ("captain", "admiral", "admiral:2s", HINT)]
    assert [mind.seconds for mind in minds if isinstance(mind, Captain)] == [1.0, 5.0, 2.0, 0.5]


def test_a_deckhand_does_not_throw_the_game_away() -> None:
    """It may overlook much, but not that a move ends the game and loses it."""
    text = 'game = "tic_tac_toe"\nseats = 2\nboard = "XX.OO...."'
    state = tic_tac_toe.GAME.position(text)
    assert not any(loses_at_once(state, 0, action) for action in state.legal(0))
    name = "carta_magica"
    ended = 0
    for seed in range(6):
        deckhand, chance = player("deckhand", name), FastChance(seed)
        assert isinstance(deckhand, Deckhand)
        for state, seat in generated(name, 2, seed):
            action = deckhand.decide(Observer(state, seat), chance)
            if loses_at_once(state, seat, action):
                better = [
                    each for each in state.legal(seat) if not loses_at_once(state, seat, each)
                ]
                instinct = instincts.find(name).choose(state, seat, chance)
                assert not better or loses_at_once(state, seat, instinct)
                ended += 1
    assert ended <= 6


@pytest.mark.parametrize("name", games.names())
def test_a_hint_never_says_less_than_it_knows(name: str) -> None:
    """What is advised has about the best chance of all that was tried."""
    captain, chance = player("captain:150", name), FastChance(3)
    assert isinstance(captain, Captain)
    seats = games.find(name).seat_counts[0]
    for step, (state, seat) in enumerate(generated(name, seats, 4)):
        if step % 30 or len(state.legal(seat)) == 1:
            continue
        found = captain.consider(Observer(state, seat), chance)
        tried = [node for node in found.others if node.visits * 5 >= found.simulations]
        assert all(found.chance >= node.chance() - 0.2 for node in tried), (step, found.chance)
