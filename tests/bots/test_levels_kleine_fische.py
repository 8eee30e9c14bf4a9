"""What is particular to Kleine Fische: games end, and a search knows what is at stake."""

from __future__ import annotations

from shoal import games
from shoal.arena.match import Match, play_pairing
from shoal.bots import instincts
from shoal.bots.levels import player
from shoal.games.kleine_fische.moments import CHOICE, MOVE_DUE
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import FastChance, Observer

NAME = "kleine_fische"


def test_games_end_though_the_rules_would_let_them_go_on() -> None:
    """Nothing ends a game in which everybody turns up a double turn after turn (KF-151)."""
    for pairing in Match(NAME, ["captain:6", "mate"], 2, 3, {}).pairings(20)[17:]:
        outcome = play_pairing(pairing)
        assert not outcome.aborted
        assert outcome.actions < 1000


def test_a_search_tells_apart_what_is_at_stake() -> None:
    """Before the first fish nothing is; each fish that adds points makes it another decision."""
    instinct = instincts.find(NAME)
    mate = player("mate", NAME)
    chance = FastChance(6)
    state = games.find(NAME).new(2, FastChance(9), {})
    seen: set[int] = set()
    for _step in range(120):
        assert isinstance(state, KleineFischeState)
        if state.moment == MOVE_DUE:
            assert instinct.outlook(state) == 0
        if state.moment == CHOICE:
            seen.add(instinct.outlook(state))
        seat = state.actor()
        state.apply(seat, mate.decide(Observer(state, seat), chance))
    assert 0 not in seen
    assert len(seen) > 4
