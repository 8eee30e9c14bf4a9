"""The possibility check of VAN-085 by both bookkeepers, where money, fish and treasure abound.

Random play stays poor; there the shortcuts of `planning.py` hardly meet the conversion at ten vatu.
"""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from shoal.games.vanuatu import components
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import planning, rehearsal
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance
from tests.games.vanuatu.table import MAP_3, MAP_8, table

SEAS_3 = ["a1", "a3", "a4", "b2", "b3"]
SEAS_8 = ["a1", "a3", "a4", "b2", "b3", "b5", "c1", "c2", "c4", "c5", "d1"]


def rich(seed: int) -> VanuatuState:
    """A position in planning in which p1 owns a lot."""
    chance = FastChance(seed)
    late = chance.below(2) == 1
    lines = MAP_8 if late else MAP_3
    for word, slots in (("b4 santo", 3), ("c3 pentecost", 2)):
        owners = ",".join(f"p{chance.below(2) + 1}" for _ in range(chance.below(slots + 1)))
        if owners:
            lines = lines.replace(word, f"{word} stalls={owners}")
    lines = lines.replace(
        "map = [", f'map = ["a2 efate kava={chance.below(2)} copra={chance.below(2)}", '
    )
    fish = [1 + chance.below(3) for _ in range(chance.below(4))]
    gems = [1 + chance.below(3) for _ in range(chance.below(3))]
    fish = sorted(fish)[:2] + [value for value in sorted(fish)[2:] if value < 3]
    seas = SEAS_8 if late else SEAS_3
    person = components.CHARACTERS[chance.below(10)]
    text = (
        f'phase = "plan"\nwaiting = {chance.below(2)}\n{lines}[p1]\nvatu = {chance.below(10)}\n'
        f"points = {chance.below(5)}\nfish = {fish}\ntreasure = {gems}\n"
        f'boat = "{seas[chance.below(len(seas))]}"\ncharacter = "{person}"\n'
    )
    drop = 'fish_price_drop = "per_action"' if chance.below(4) == 0 else ""
    return table(text, 3, drop)


def agree(seed: int) -> None:
    """Both bookkeepers on some sets of planned actions."""
    state = rich(seed)
    chance = FastChance(seed + 1)
    for _ in range(6):
        planned = 0
        for _ in range(chance.below(5)):
            planned |= 1 << chance.below(9)
        found = planning.programmable(state, 0, planned)
        for action in range(9):
            said = found >> action & 1 == 1
            names = [components.ACTIONS[a] for a in range(9) if planned >> a & 1]
            assert said == rehearsal.may_plan(state, 0, planned, action), (
                seed,
                names,
                components.ACTIONS[action],
            )


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1_000_000))
def test_both_bookkeepers_agree_on_what_is_possible(seed: int) -> None:
    agree(seed)


def test_the_check_meets_conversions() -> None:
    """The positions above do reach ten vatu, and rest is always possible."""
    assert sum(rich(seed).vatu[0] >= 6 for seed in range(40)) > 8
    assert all(planning.programmable(rich(seed), 0, 0) >> 8 & 1 for seed in range(20))
    assert BOX.conversion_at == 10
