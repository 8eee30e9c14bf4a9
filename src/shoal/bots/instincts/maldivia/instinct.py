"""Maldivia by instinct: chain catches and deliveries, keep the needed fish low on the mast, use the
fog where it hurts others.
"""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instinct import Instinct, against
from shoal.bots.instincts.maldivia.deeds import (
    cheapest_gift,
    choose_action,
    choose_drop,
    choose_exchange,
    choose_source,
    most_wanted,
)
from shoal.bots.instincts.maldivia.fog import end_in_sight
from shoal.bots.instincts.maldivia.plans import choose_plan, good_plans, suppose_plan, weigh_plans
from shoal.bots.instincts.maldivia.sailing import best_of, sailing
from shoal.bots.instincts.maldivia.sites import choose_site, good_sites, weigh_sites
from shoal.bots.instincts.maldivia.worth import packed, promise
from shoal.bots.search import Tuning
from shoal.games.maldivia import actions, moments
from shoal.games.maldivia.components import LAST_SPACES
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.chance import Chance
from shoal.kernel.state import State

AHEAD: Final = 3  # ends from which a hasty look goes on to the next arrow
LIKELY: Final = 80  # of a hundred imagined plans, so many are sensible ones
SURE: Final = 0.8  # points that decide a game at its end
OPEN_END: Final = 0.28  # and how much more it takes before, by the spaces left
STEEP: Final = 6.0  # how well a beginner tells good from better


class MaldiviaInstinct(Instinct):
    """Reads the open orders, the masts and the cloth; no search."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, MaldiviaState)
        moment = state.moment
        if moment == moments.SAIL:
            return best_of(state.menu, sailing(state, seat, state.menu, 99), chance)
        if moment == moments.PLACE:
            return choose_site(state, seat, chance)
        return self.decide(state, seat, chance)

    def glance(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, MaldiviaState)
        moment = state.moment
        if moment == moments.SAIL:
            return best_of(state.menu, sailing(state, seat, state.menu, AHEAD), chance)
        if moment == moments.PLACE:
            sites = good_sites(state, seat)
            return sites[chance.below(min(4, len(sites)))]
        return self.decide(state, seat, chance)

    def decide(self, sea: MaldiviaState, seat: int, chance: Chance) -> int:
        """All that is quick anyway."""
        moment = sea.moment
        if moment == moments.ACT:
            return choose_action(sea, seat, chance)
        if moment == moments.PLAN:
            return choose_plan(sea, seat, chance)
        if moment == moments.GAIN:
            return choose_source(sea, seat)
        if moment == moments.DROP:
            return choose_drop(sea, seat)
        if moment == moments.STICK:
            return most_wanted(sea, seat, actions.STICK)
        if moment == moments.RESTACK:
            return most_wanted(sea, seat, actions.RESTACK)
        if moment == moments.GIVE:
            return cheapest_gift(sea)
        if moment == moments.EXCHANGE:
            return choose_exchange(sea, seat)
        return sea.menu[chance.below(len(sea.menu))]

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        assert isinstance(state, MaldiviaState)
        if state.moment == moments.SAIL:
            return graded(sailing(state, seat, actions, 99))
        if state.moment == moments.PLAN:
            return weigh_plans(state, seat, actions)
        if state.moment == moments.PLACE:
            return weigh_sites(state, seat, actions)
        chosen = self.choose(state, seat, chance)
        return [12.0 if action == chosen else 1.0 for action in actions]

    def narrow(self, state: State, seat: int, actions: list[int]) -> list[int]:
        assert isinstance(state, MaldiviaState)
        if state.moment == moments.PLAN:
            return good_plans(state, seat)
        if state.moment == moments.PLACE:
            return good_sites(state, seat)
        if state.moment == moments.TAKE:
            return actions[:1]  # one boat is as good as another
        return actions

    def suppose(self, state: State, seat: int, chance: Chance) -> None:
        """Others mostly plan sensibly: give their standing tiles what brings them most."""
        assert isinstance(state, MaldiviaState)
        if moments.PLAN <= state.moment < moments.OVER:
            for other in range(state.seats):
                if other != seat and state.planned >> other & 1 and chance.below(100) < LIKELY:
                    suppose_plan(state, other, chance)

    def decisive(self, state: State, seat: int) -> bool:
        """A plan whose fog may be the last."""
        assert isinstance(state, MaldiviaState)
        return state.moment == moments.PLAN and end_in_sight(state)

    def stage(self, state: State) -> int:
        """Rounds. Placing belongs to the first: only what it brings tells sites apart."""
        assert isinstance(state, MaldiviaState)
        return max(1, state.round)

    def evaluate(self, state: State) -> list[float]:
        """Points and what the masts promise, each seat against the others."""
        assert isinstance(state, MaldiviaState)
        left = max(0, state.spaces() - LAST_SPACES)
        soon = min(1.0, 0.25 + left / 24.0)  # what lies on a mast must still be sold
        scale = SURE + OPEN_END * math.sqrt(left)
        hopes: list[float] = []
        for seat in range(state.seats):
            hopes.append(state.points[seat] + soon * promise(state, packed(state, seat), 0))
        return against(hopes, scale)


def graded(scores: list[float]) -> list[float]:
    """Weights from scores: half a point above another counts twenty times."""
    high = scores[0]
    for score in scores:
        high = max(high, score)
    return [0.005 + math.exp(max(-30.0, (score - high) * STEEP)) for score in scores]


INSTINCT: Final = MaldiviaInstinct()
# Plans differ much and instinct's order of them says little: all are compared from the start.
TUNING: Final = Tuning(
    exploration=0.25,
    opening=40.0,
    whim=0.0,
    stages=1,
    longest=120,
    paired=True,
    trust=0.75,
    rivals=True,
)
