"""A captain answers in time: within its budget and a tenth, wherever a game may stand.

Time is this thread's CPU time: on a busy machine the clock on the wall also counts the turns of
others, and no player can help that. The search itself looks at the wall, so whoever waits never
waits longer for it. SHOAL_WHOLE=1 asks in every decision of a hundred games and prints numbers;
else a sample of the stored ones has to do.
"""

from __future__ import annotations

import os
import time

import pytest

from shoal.bots.levels import player
from shoal.kernel import FastChance, Observer, State
from shoal.kernel.build import COMPILED
from tests.bots.moments import hundred, recorded
from tests.games.test_records import FILES

WHOLE = os.environ.get("SHOAL_WHOLE") == "1"
SECONDS = 0.05 if COMPILED else 0.15
SAMPLE = 48 if COMPILED else 32


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


def test_a_captain_keeps_its_budget_in_recorded_games() -> None:
    moments: list[tuple[State, int]] = []
    for number in range(len(FILES)):
        moments += [(s.clone(), at) for s, at in recorded(number) if len(s.legal(at)) > 1]
    step = len(moments) / SAMPLE
    late = []
    for i in range(SAMPLE):
        state, seat = moments[int(i * step)]
        # A pause of the machine, such as collecting garbage, does not come twice.
        tries = [Clocked(state, seat, SECONDS)]
        if tries[0].cpu > 1.1 * SECONDS:
            tries.append(Clocked(state, seat, SECONDS))
        assert tries[0].legal
        if min(each.cpu for each in tries) > 1.1 * SECONDS:
            late.append((state.game.name, state.position(), [each.cpu for each in tries]))
    assert late == []


def test_a_forced_move_is_answered_at_once() -> None:
    asked = 0
    for number in range(len(FILES)):
        for state, seat in recorded(number):
            if len(state.legal(seat)) == 1 and asked < 100:
                assert Clocked(state, seat, 60.0).cpu < 0.05
                asked += 1
    assert asked > 10


if WHOLE:

    @pytest.mark.timeout(7200)
    def test_a_captain_keeps_its_budget_in_every_decision_of_a_hundred_games() -> None:
        late: list[str] = []
        taken: list[Clocked] = []
        forced: list[Clocked] = []
        count = 0
        for name, game in hundred():
            count += 1
            for step, (state, seat) in enumerate(game):
                clocked = Clocked(state, seat, SECONDS)
                assert clocked.legal
                if len(state.legal(seat)) == 1:
                    forced.append(clocked)
                    continue
                taken.append(clocked)
                if clocked.cpu > 1.1 * SECONDS:
                    late.append(f"{name}, action {step}: {clocked.cpu:.4f} s")
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
        print(f"late: {late}")
        assert len(late) == 0
