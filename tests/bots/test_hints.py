"""Hints that teach: what they say does not jump about from one step of a turn to the next."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.bots.levels import player
from shoal.kernel import FastChance, Observer
from shoal.kernel.build import COMPILED

FAR = 3  # points: as far as a hint may move from one step to the next without a reason
ASKED = 20  # hints of a game


def steps(name: str, seed: int) -> list[int]:
    """How many points each hint moved since the one before, within turns of the one who asks."""
    seats = games.find(name).seat_counts[0]
    state, chance = games.find(name).new(seats, FastChance(seed)), FastChance(seed)
    captain, mate = player("captain:40", name), player("mate", name)
    found: list[int] = []
    last = -1
    asked = step = 0
    while not state.over() and asked < ASKED:
        seat = state.actor()
        observer = Observer(state, seat)
        if seat or step < 30 or len(observer.legal()) == 1:
            action = mate.decide(observer, chance)
            last = last if seat == 0 else -1
        else:
            action = captain.decide(observer, chance)
            reason = captain.why(observer, action, chance)
            assert reason is not None
            points = int(str(reason.args.get("points", -1)))
            if last >= 0 and points >= 0:
                found.append(abs(points - last))
            last = points
            asked += 1
        state.apply(seat, action)
        step += 1
    return found


@pytest.mark.skipif(not COMPILED, reason="many playouts")
@pytest.mark.parametrize("name", ["kleine_fische", "maldivia", "vanuatu"])
def test_hints_do_not_jump_about(name: str) -> None:
    found = [moved for seed in range(2) for moved in steps(name, seed)]
    assert len(found) >= 10
    far = sum(moved >= FAR for moved in found)
    assert far * 10 <= len(found), f"{far} of {len(found)}"


@pytest.mark.parametrize("name", games.names())
def test_the_same_question_gets_the_same_points(name: str) -> None:
    """Whatever luck a server gives its worker: points come from equal luck."""
    seats = games.find(name).seat_counts[0]
    state = games.find(name).new(seats, FastChance(5))
    mate = player("mate", name)
    while len(state.legal(state.actor())) < 3:
        state.apply(state.actor(), state.legal(state.actor())[0])
    observer = Observer(state, state.actor())
    action = observer.legal()[0]
    said = [mate.why(observer, action, FastChance(luck)) for luck in (1, 2)]
    assert said[0] is not None
    assert said[1] is not None
    assert said[0].args == said[1].args
