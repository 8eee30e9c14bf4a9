"""What is particular to Maldivia: where a boat begins, and who ends the game."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.bots import instincts
from shoal.bots.instincts.maldivia import fog
from shoal.bots.levels import player
from shoal.games.maldivia import moments
from shoal.games.maldivia.actions import plan_row
from shoal.games.maldivia.components import LAST_SPACES
from shoal.games.maldivia.rules import tiles
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel import FastChance, Journal, Observer
from shoal.kernel.build import COMPILED

NAME = "maldivia"


def test_placing_belongs_to_the_first_round() -> None:
    """A search sees what a site brings; one boat is as good as another."""
    instinct = instincts.find(NAME)
    chance = FastChance(2)
    state = games.find(NAME).new(3, FastChance(30), {})
    assert isinstance(state, MaldiviaState)
    while state.moment in (moments.TAKE, moments.PLACE):
        assert instinct.stage(state) == 1
        seat = state.actor()
        narrowed = instinct.narrow(state, seat, state.legal(seat))
        assert len(narrowed) == (1 if state.moment == moments.TAKE else 12)
        state.apply(seat, narrowed[chance.below(len(narrowed))])
    assert instinct.stage(state) == 1


def knows_it_is_behind(state: MaldiviaState, seat: int, chance: FastChance) -> bool:
    """After swaps among others points are not known for sure: behind in whatever it imagines."""
    for _world in range(6):
        dream = state.imagine(seat, chance)
        mine = dream.rank_key(seat)
        if not any(dream.rank_key(other) > mine for other in range(state.seats)):
            return False
    return True


def ending_folds(seats: int, games_played: int, level: str = "mate") -> tuple[int, int]:
    """Games between bots of a level that a seat ended which knew, when it planned, that it was
    behind; and those in which it could have planned better: fold last, or from a side that left
    more of the sea as it lay then and lets the game go on now. (An octopus may have turned the
    fog.)"""
    behind = needless = 0
    mate = player(level, NAME)
    for seed in range(games_played):
        state, chance = games.find(NAME).new(seats, FastChance(seed), {}), FastChance(seed + 1)
        losing = [False] * seats
        planned = [0] * seats
        shape = 0
        while not state.over():
            assert isinstance(state, MaldiviaState)
            wide, used, seat = state.spaces(), state.fog, state.actor()
            action = mate.decide(Observer(state, seat), chance)
            if state.moment == moments.PLAN:
                losing[seat] = wide < 40 and knows_it_is_behind(state, seat, FastChance(seed))
                planned[seat] = action
                shape = state.rows() - state.columns()
            journal = Journal(None)
            state.journal = journal
            state.apply(seat, action)
            state.journal = None
            if wide > LAST_SPACES >= state.spaces():
                folded = [event for event in journal.events if event.kind == "folded"][-1]
                ender = int(str(folded.heard_by(-1)["seat"]))
                row = plan_row(planned[ender])
                slot = next(i for i in range(4) if tiles.is_fog(row[i]))
                side = state.creases[-1]
                rows = state.rows() + side % 2
                columns = state.columns() + 1 - side % 2
                left = [rows * (columns - 1), (rows - 1) * columns]
                # A column has as many spaces as there are rows.
                wasteful = shape > 0 if side % 2 == 0 else shape < 0
                wider = any(
                    left[other % 2] > LAST_SPACES for other in range(4) if not used >> other & 1
                )
                turned = tiles.fog_side(row[slot]) != side
                if losing[ender]:
                    behind += 1
                    needless += slot < 3 or (wasteful and wider and not turned)
    return behind, needless


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_ends_a_game_needlessly_while_behind(seats: int) -> None:
    behind, needless = ending_folds(seats, 200 if COMPILED else 6)
    assert behind, "somebody has to end it, now and then the wrong one"
    assert needless == 0, f"{needless} of {behind}"


def test_not_even_a_deckhand_throws_a_game_away_at_its_end() -> None:
    behind, needless = ending_folds(3, 60 if COMPILED else 4, "deckhand")
    assert needless == 0, f"{needless} of {behind}"


def test_a_safe_lead_ends_the_game_at_once() -> None:
    """With the end in sight the leader's fog comes first, the others' last."""
    mate, chance = player("mate", NAME), FastChance(4)
    seen: set[tuple[bool, int]] = set()
    for seed in range(40):
        state = games.find(NAME).new(2, FastChance(seed), {})
        while not state.over():
            assert isinstance(state, MaldiviaState)
            seat = state.actor()
            action = mate.decide(Observer(state, seat), chance)
            if state.moment == moments.PLAN and state.spaces() <= 20:
                slot = next(i for i, tile in enumerate(plan_row(action)) if tiles.is_fog(tile))
                if fog.behind(state, seat):
                    seen.add((True, slot))
                elif fog.leads_safely(state, seat):
                    seen.add((False, slot))
            state.apply(seat, action)
        if len(seen) > 1 and seed > 3:
            break
    assert seen == {(True, 3), (False, 0)}
