"""Invariant 8: each action once for a player and round, the Governor's moves included."""

from __future__ import annotations

import pytest

from shoal.games.vanuatu import GAME, moments
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance, Journal, PositionError
from tests.games.vanuatu.table import begin, table, why
from tests.kit import do, options

GOVERNOR = "governor = true"
RESTED = (
    '[p1]\ncharacter = "governor"\npawns = "rest draw buy build"\n'
    '[p2]\npawns = "sail sail buy"\n[p3]\npawns = "sail sail sail fish"\n'
)


def governor_has_rested() -> VanuatuState:
    state = table(RESTED, options=GOVERNOR)
    do(state, "rest", "keep vatu-point")
    while state.actor() != 0:
        do(state, options(state)[0])
    return state


def test_van_282_no_stack_goes_where_its_owner_has_acted() -> None:
    state = governor_has_rested()
    assert why(state, "govern draw rest") == "VAN-282 govern-done"
    assert "govern draw sail" in options(state)


def test_van_282_no_stack_goes_where_its_owner_gave_up() -> None:
    """VAN-106: an action given up can no longer be done this round."""
    state = table(
        '[p1]\ncharacter = "governor"\npawns = "sail rest rest"\n'
        '[p2]\npawns = "sail sail rest rest rest"\n[p3]\npawns = "draw draw buy fish"\n',
        options=GOVERNOR,
    )
    do(state, "withdraw sail")
    while state.actor() != 0:
        do(state, options(state)[0])
    assert why(state, "govern rest sail") == "VAN-282 govern-done"


def test_what_the_governor_has_done_is_part_of_a_position() -> None:
    state = governor_has_rested()
    text = state.position()
    assert 'done = "rest"' in text
    again = GAME.position(text)
    assert again.position() == text
    assert why(again, "govern draw rest") == "VAN-282 govern-done"
    assert again.legal(0) == state.legal(0)


def test_a_new_round_forgets_what_was_done() -> None:
    state = governor_has_rested()
    chance = FastChance(1)
    while state.round_no == 1:
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])
    assert state.done == 0


@pytest.mark.parametrize(
    ("p1", "said"),
    [
        ('pawns = "rest draw"\ndone = "rest"', "done: rest was done, but pawns"),
        ('pawns = "rest draw buy build"\ndone = "sail fish"', "done: 2 .* 4 pawns"),
        ('pawns = "draw"\ndone = "swim"', "'swim' is none of"),
    ],
)
def test_positions_in_which_an_action_would_be_done_twice_are_refused(p1: str, said: str) -> None:
    body = f'[p1]\ncharacter = "governor"\n{p1}\n[p2]\npawns = "sail rest"\n'
    with pytest.raises(PositionError, match=said):
        table(body, options=GOVERNOR)


def test_done_belongs_to_phase_iv() -> None:
    with pytest.raises(PositionError, match="done"):
        table('phase = "plan"\n[p1]\ncharacter = "governor"\ndone = "rest"', options=GOVERNOR)


def test_the_invariant_sees_an_action_that_could_be_done_twice() -> None:
    state = table(RESTED, options=GOVERNOR)
    assert state.breaches() == []
    state.done |= 1 << 8
    assert state.breaches() == ["p1 would do rest twice this round (VAN-110)"]


@pytest.mark.parametrize("governor", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_van_110_each_action_once_for_a_player_and_round(seats: int, governor: bool) -> None:
    for seed in range(6):
        state = begin(seats, seed, governor=governor)
        chance = FastChance(seed + 1)
        seen: set[tuple[object, object]] = set()
        while not state.over():
            seat = state.actor()
            legal = state.legal(seat)
            state.journal = Journal()
            state.apply(seat, legal[chance.below(len(legal))])
            heard = [event.heard_by(-1) for event in state.journal.take()]
            state.journal = None
            for event in heard:
                if event["kind"] == "round":
                    seen = set()
                if event["kind"] in ("gathered", "withdrew"):
                    pair = (event["seat"], event["action"])
                    assert pair not in seen
                    seen.add(pair)
            assert not state.breaches()
            if governor and state.moment in (moments.TURN, moments.RESTING):
                assert GAME.position(state.position()).position() == state.position()
