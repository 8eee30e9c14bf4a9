"""Whoever is sure to win plays on: no pawns idle in Vanuatu's last round, no boats that stay."""

from __future__ import annotations

from shoal import games
from shoal.bots.levels import player
from shoal.games.maldivia import actions as deeds
from shoal.games.maldivia import moments
from shoal.games.maldivia.state import MaldiviaState
from shoal.games.vanuatu import actions
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance, Observer
from shoal.kernel.build import COMPILED

GAMES = 4 if COMPILED else 1
LEVEL = "captain:60" if COMPILED else "captain:6"


def test_hardly_a_pawn_is_idle_in_the_last_round() -> None:
    """A stack is taken back only where nothing can be done with it, or almost."""
    acted = idle = 0
    for seed in range(GAMES):
        state, chance = games.find("vanuatu").new(3, FastChance(seed)), FastChance(seed)
        minds = [player(LEVEL, "vanuatu"), player("mate", "vanuatu"), player("mate", "vanuatu")]
        while not state.over():
            assert isinstance(state, VanuatuState)
            seat = state.actor()
            action = minds[seat].decide(Observer(state, seat), chance)
            if seat == 0 and state.round_no == BOX.rounds:
                able = any(actions.deed_of(each) != actions.NO_BOX for each in state.legal(0))
                idle += actions.withdraws(action) and able
                acted += actions.deed_of(action) != actions.NO_BOX
            state.apply(seat, action)
    assert acted >= 2 * GAMES
    assert idle <= GAMES // 2, f"{idle} taken back, {acted} used"


def test_hardly_a_boat_stays() -> None:
    stayed = sailed = 0
    for seed in range(GAMES):
        state, chance = games.find("maldivia").new(2, FastChance(seed)), FastChance(seed)
        minds = [player(LEVEL, "maldivia"), player("mate", "maldivia")]
        while not state.over():
            assert isinstance(state, MaldiviaState)
            seat = state.actor()
            action = minds[seat].decide(Observer(state, seat), chance)
            if seat == 0 and state.moment == moments.SAIL and len(state.legal(0)) > 1:
                stayed += action == deeds.STAY
                sailed += action != deeds.STAY
            state.apply(seat, action)
    assert sailed >= 8 * GAMES
    assert stayed * 10 <= sailed, f"{stayed} stayed, {sailed} sailed"
