"""A captain answers in time: it looks at the clock after every simulation, and begins none when its
time is up, wherever a game may stand.

Time here is a clock that goes on by a step at each look, so what is asserted is a number of
simulations, the same on every machine. SHOAL_WHOLE=1 asks in every decision of a hundred games and
prints what a real clock says.
"""

from __future__ import annotations

import os
import time

import pytest

from shoal.bots.levels import player
from shoal.kernel import FastChance, Observer, State
from shoal.kernel.build import COMPILED
from tests.bots.moments import hundred, recorded
from tests.bots.ticking import ticking
from tests.games.test_records import FILES

WHOLE = os.environ.get("SHOAL_WHOLE") == "1"
SECONDS = 0.05 if COMPILED else 0.15
STEPS = 16  # looks at the clock until a captain's time is up
SAMPLE = 48 if COMPILED else 32


def test_a_captain_keeps_its_budget_in_recorded_games() -> None:
    moments: list[tuple[State, int]] = []
    for number in range(len(FILES)):
        moments += [(s.clone(), at) for s, at in recorded(number) if len(s.legal(at)) > 1]
    step = len(moments) / SAMPLE
    thought = 0
    for i in range(SAMPLE):
        state, seat = moments[int(i * step)]
        captain = player("captain:1s", state.game.name)
        with ticking(1 / STEPS) as clock:
            action = captain.decide(Observer(state, seat), FastChance(1))
        assert action in state.legal(seat)
        # One look when it begins and one after each simulation; with the last the time is up.
        # Where all choices come to the same nobody simulates.
        assert 1 <= clock.looks <= STEPS + 1
        thought += clock.looks > 1
    assert thought > SAMPLE // 2


def test_a_forced_move_is_answered_at_once() -> None:
    asked = 0
    for number in range(len(FILES)):
        for state, seat in recorded(number):
            if len(state.legal(seat)) == 1 and asked < 100:
                captain = player("captain:60s", state.game.name)
                with ticking(1.0) as clock:
                    captain.decide(Observer(state, seat), FastChance(1))
                assert clock.looks == 1  # no simulation
                asked += 1
    assert asked > 10


class Clocked:
    """What one decision took, in CPU seconds and on the wall."""

    def __init__(self, state: State, seat: int, seconds: float) -> None:
        captain = player(f"captain:{seconds}s", state.game.name)
        observer, chance = Observer(state, seat), FastChance(1)
        wall, cpu = time.perf_counter(), time.thread_time()
        self.action = captain.decide(observer, chance)
        self.cpu = time.thread_time() - cpu
        self.wall = time.perf_counter() - wall
        self.legal = self.action in state.legal(seat)


if WHOLE:

    @pytest.mark.timeout(7200)
    def test_every_decision_of_a_hundred_games_is_measured() -> None:
        taken: list[Clocked] = []
        forced: list[Clocked] = []
        count = 0
        for _name, game in hundred():
            count += 1
            for state, seat in game:
                clocked = Clocked(state, seat, SECONDS)
                assert clocked.legal
                (forced if len(state.legal(seat)) == 1 else taken).append(clocked)
        print(f"\n{count} games, {len(taken)} decisions at {SECONDS} s, {len(forced)} forced")
        for what, values in [
            ("CPU", sorted(each.cpu for each in taken)),
            ("wall", sorted(each.wall for each in taken)),
            ("forced, CPU", sorted(each.cpu for each in forced)),
        ]:
            marks = [values[int(len(values) * share)] for share in (0.5, 0.99, 0.999)]
            shown = ", ".join(f"{1000 * mark:.2f}" for mark in [*marks, values[-1]])
            print(f"{what}: median, 99 %, 99.9 %, most: {shown} ms")
        on_time = sum(each.wall <= 1.1 * SECONDS for each in taken)
        print(f"on the wall within a tenth: {on_time / len(taken):.2%}")
