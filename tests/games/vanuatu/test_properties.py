"""Vanuatu's invariants along random games; `State.breaches` holds those one position shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shoal.games.vanuatu import GAME, actions, moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import harbour, planning
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance, Journal
from shoal.kernel.state import canonical
from tests.conformance.case import Case
from tests.conformance.suite import CHECKS
from tests.games.vanuatu.table import begin
from tests.kit import happened

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 10_000)


def taken(printed: list[int], left: list[int], laid: list[int], value: int) -> int:
    """How many reward tiles of a value have been taken from the seas."""
    return sum(1 for tile in range(16) if laid[tile] >= 0 and left[tile] < value <= printed[tile])


@settings(max_examples=12, deadline=None)
@given(SEATS, SEEDS)
def test_invariants_along_a_game(seats: int, seed: int) -> None:
    """Invariants 1-3, 9-16, 18, 21-24, 27, 29: what a step may and may not change."""
    state = begin(seats, seed)
    chance = FastChance(seed + 1)
    sold = [0] * 8  # fish tiles by value, then treasures
    held_before: list[list[int]] = [[] for _ in range(seats)]
    sales: list[object] = []
    while not state.over():
        seat = state.actor()
        legal = state.legal(seat)
        assert legal
        action = legal[chance.below(len(legal))]
        before = state.clone()
        journal = Journal()
        state.journal = journal
        state.apply(seat, action)
        state.journal = None
        heard = [event.heard_by(-1) for event in journal.take()]
        assert not state.breaches()
        for other in range(seats):
            lost = before.points[other] - state.points[other]
            assert lost <= 0 or (
                other == seat and actions.BEG <= action < actions.GOVERN and lost <= 3
            )
        for isle in range(5):
            assert state.guests[isle] >= before.guests[isle]
            if not happened(heard, "round") and before.moment != moments.PLACING:
                for good in range(3):
                    assert state.cubes[isle * 3 + good] <= before.cubes[isle * 3 + good]
        for event in happened(heard, "sold"):
            sold[int(str(event["value"]))] += 1
            sales.append(event["price"])
        for event in happened(heard, "cashed"):
            sold[4 + int(str(event["value"]))] += 1
        if happened(heard, "round"):
            assert sales == [3, 2, *[1] * 99][: len(sales)]
            sales = []
        if not state.over():
            for value in (1, 2, 3):
                fish = taken(BOX.tile_fish, state.fish, state.tile_hex, value)
                gems = taken(BOX.tile_treasure, state.treasure, state.tile_hex, value)
                assert sum(state.fish_tiles[value::4]) + sold[value] == fish
                assert sum(state.gems[value::4]) + sold[4 + value] == gems
        if before.moment == moments.CHOOSING:
            assert action - actions.TAKE not in held_before[seat][-1:]
            held_before[seat].append(action - actions.TAKE)
        if state.first != before.first:
            assert any(
                event["tile"] == "@vanuatu-rest-first-player" and event["seat"] == state.first
                for event in happened(heard, "refreshed")
            )
        for event in happened(heard, "placed"):
            assert event["hex"] in BOX.labels
    assert state.round_no == 8


@settings(max_examples=8, deadline=None)
@given(SEATS, SEEDS)
def test_stacks_fall_one_a_turn_and_nobody_elses_change(seats: int, seed: int) -> None:
    """Invariants 5-8: turns of Phase IV equal the stacks it began with."""
    state = begin(seats, seed)
    chance = FastChance(seed + 1)
    stacks = turns = 0
    while not state.over():
        seat = state.actor()
        legal = state.legal(seat)
        was = state.moment
        state.journal = Journal()
        state.apply(seat, legal[chance.below(len(legal))])
        heard = [event.heard_by(-1) for event in state.journal.take()]
        state.journal = None
        resolved = happened(heard, "gathered") + happened(heard, "withdrew")
        turns += len(resolved)
        pairs = [(event["seat"], event["action"]) for event in resolved]
        assert len(pairs) == len(set(pairs))
        if was == moments.PLANNING and state.moment == moments.TURN:
            stacks = sum(state.stacks) + turns
        if happened(heard, "round") or state.over():
            if stacks:
                assert turns == stacks
            turns = stacks = 0


@settings(max_examples=6, deadline=None)
@given(st.integers(3, 5), SEEDS)
def test_the_programmable_set_never_shrinks_and_holds_rest(seats: int, seed: int) -> None:
    """Invariant 26."""
    state = begin(seats, seed)
    chance = FastChance(seed + 1)
    known = [0] * seats
    while not state.over():
        if state.moment == moments.PLANNING:
            for seat in range(seats):
                planned = sum(1 << a for a in range(9) if state.pawns[seat * 9 + a])
                now = planning.programmable(state, seat, planned)
                assert known[seat] & ~now == 0
                assert now >> 8 & 1
                known[seat] = now
        else:
            known = [0] * seats
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])


@settings(max_examples=6, deadline=None)
@given(SEATS, SEEDS)
def test_views_differ_in_rest_tiles_and_outlook_alone(seats: int, seed: int) -> None:
    """Invariant 28."""
    state = begin(seats, seed)
    chance = FastChance(seed + 1)
    own = ("you", "mine", "outlook")
    while not state.over():
        shown = [
            canonical({key: value for key, value in state.view(o).items() if key not in own})
            for o in range(-1, seats)
        ]
        assert len(set(shown)) == 1
        assert max(len(canonical(state.view(o))) for o in range(seats)) < 12_000
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])


@settings(max_examples=10, deadline=None)
@given(SEATS, SEEDS)
def test_final_points_recounted(seats: int, seed: int) -> None:
    """Invariant 30: the count of VAN-251 done again from the position before it."""
    state = begin(seats, seed)
    chance = FastChance(seed + 1)
    while not state.over():
        seat = state.actor()
        legal = state.legal(seat)
        state.journal = Journal()
        state.apply(seat, legal[chance.below(len(legal))])
        heard = [event.heard_by(-1) for event in state.journal.take()]
        state.journal = None
    for seat in range(seats):
        catch = [event for event in happened(heard, "counted-fish") if event["seat"] == seat]
        assert len(catch) == 1
        assert state.vatu[seat] == catch[0]["vatu"]
        extra = state.vatu[seat] // 3 + (3 if state.first == seat else 0)
        extra += sum(2 * value * state.gems[seat * 4 + value] for value in (1, 2, 3))
        extra += sum(2 * state.stalls[i * 5 + seat] * state.guests[i] for i in range(5))
        told = sum(int(str(e["gained"])) for e in happened(heard, "counted") if e["seat"] == seat)
        assert told == extra


def test_ships_fill_up_and_never_lose_cubes_before_they_leave() -> None:
    """Invariants 14, 15."""
    state = begin(4, 11)
    chance = FastChance(12)
    loaded: dict[int, int] = {}
    while not state.over():
        now = {
            ship: sum(harbour.SHIP_NEEDS[ship * 3 : ship * 3 + 3])
            - sum(state.gaps[k * 3 : k * 3 + 3])
            for k, ship in enumerate(state.ships)
        }
        for ship, count in now.items():
            assert count >= loaded.get(ship, 0) or ship not in loaded
        loaded = now
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])


def long_checks() -> list[Callable[[Case], None]]:
    return [check for check in CHECKS if "hash_order" not in check.__name__]


# Three play whole games without characters in the suite itself. Each case knows how long its games
# are once it has played them: all checks share it.
PLAIN = {seats: Case(GAME, seats, {"characters": False}, seed=seats) for seats in (4, 5)}


@pytest.mark.parametrize("seats", PLAIN)
@pytest.mark.parametrize("check", long_checks(), ids=lambda check: check.__name__)
def test_conformance_without_characters(seats: int, check: Callable[[Case], None]) -> None:
    check(PLAIN[seats])


def test_clones_share_nothing_that_changes() -> None:
    state = begin(3, 2)
    twin = state.clone()
    assert isinstance(twin, VanuatuState)
    legal = state.legal(state.actor())
    state.apply(state.actor(), legal[0])
    assert twin.position() != state.position()
