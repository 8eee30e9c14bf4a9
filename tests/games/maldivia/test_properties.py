"""Properties of Maldivia over random play and random folds."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from shoal.games.maldivia import GAME, moments
from shoal.games.maldivia.actions import SPACE
from shoal.games.maldivia.components import BACK, BOX, FRONT, HIDDEN, SHARK, VALUE
from shoal.games.maldivia.map import fold_face, rim, unfolded
from shoal.games.maldivia.rules.sailing import reach, route
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel import FastChance, Journal

SEEDS = st.integers(0, 2**31)
SIDES = st.lists(st.integers(0, 3), max_size=16)


class Cloth:
    """A cloth of layers: each place holds a stack of (cell, front up?), bottom first."""

    def __init__(self) -> None:
        self.stacks = {(r, c): [(r * 10 + c, True)] for r in range(10) for c in range(10)}

    def fold(self, side: int) -> bool:
        """Turn the outermost row over onto the next one; False if there is none."""
        rows = [r for r, _ in self.stacks]
        columns = [c for _, c in self.stacks]
        if (min(rows) == max(rows)) if side % 2 else (min(columns) == max(columns)):
            return False
        step = [(0, -1), (-1, 0), (0, 1), (1, 0)][side]
        line = [max(columns), max(rows), min(columns), min(rows)][side]
        for place in sorted(self.stacks):
            if place[1 - side % 2] == line:
                stack = self.stacks.pop(place)
                onto = (place[0] + step[0], place[1] + step[1])
                self.stacks[onto].extend((cell, not up) for cell, up in reversed(stack))
        return True

    def shows(self, row: int, column: int) -> int:
        stack = self.stacks.get((row, column))
        if stack is None:
            return HIDDEN
        cell, up = stack[-1]
        return FRONT[cell] if up else BACK[cell]


@settings(deadline=None)
@given(SIDES)
def test_the_face_of_the_sea_is_that_of_a_real_cloth(sides: list[int]) -> None:
    cloth, face, folds = Cloth(), unfolded(), [0, 0, 0, 0]
    for side in sides:
        if not cloth.fold(side):
            continue
        before, gone = face[:], rim(folds, side)
        fold_face(face, folds, side)
        assert face == [cloth.shows(cell // 10, cell % 10) for cell in range(100)]
        changed = [cell for cell in range(100) if face[cell] != before[cell]]
        edge = rim(folds, side)
        assert set(changed) <= set(gone) | set(edge)
        for r, c in cloth.stacks:
            if face[r * 10 + c] == SHARK:
                assert any(r * 10 + c in rim(folds, each) for each in range(4))
            bottom = cloth.stacks[(r, c)][0]
            assert bottom == (r * 10 + c, True)


def quarter(cell: int) -> int:
    """A space after a quarter turn of the cloth clockwise."""
    return (cell % 10) * 10 + 9 - cell // 10


def test_a_quarter_turn_maps_the_print_onto_itself() -> None:
    """Everything is the same for all four sides: colours go R→G→P→Y, islands E→S→W→N."""
    colours = str.maketrans("RGPY", "GPYR")

    def turned(token: str) -> str:
        return "".join(sorted(token.translate(colours), key="RGPY.~ox".index))

    for face in (FRONT, BACK):
        for cell in range(100):
            assert BOX.signs[face[quarter(cell)]] == turned(BOX.signs[face[cell]])
    courses = [
        ([quarter(cell) for cell in BOX.current_cells[i]], (BOX.current_entry[i] + 1) % 4)
        for i in range(8)
    ]
    assert sorted(courses) == sorted(zip(BOX.current_cells, BOX.current_entry, strict=True))
    for card in range(40):
        after = (card + 10) % 40
        assert BOX.orders[after] == turned(BOX.orders[card])


@settings(deadline=None)
@given(st.lists(st.integers(0, 99), min_size=2, max_size=4, unique=True), st.integers(0, 3))
def test_courses_turn_with_the_cloth(cells: list[int], way: int) -> None:
    state = placed(cells)
    other = placed([quarter(cell) for cell in cells])
    ends = reach(state, 0, way)
    assert sorted(quarter(cell) for cell in ends) == reach(other, 0, (way + 1) % 4)
    for end in ends:
        path = route(state, 0, cells[0], way, end)
        assert (path[0], path[-1]) == (cells[0], end)
        assert not set(path[1:]) & set(cells[1:])


def placed(cells: list[int]) -> MaldiviaState:
    state = GAME.new(len(cells), FastChance(1))
    assert isinstance(state, MaldiviaState)
    for seat, cell in enumerate(cells):
        state.boats[seat] = cell
        state.at[cell] = seat
    return state


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.integers(2, 4))
def test_steps_of_random_games(seed: int, seats: int) -> None:
    """Invariants between one step and the next."""
    state = GAME.new(seats, FastChance(seed))
    assert isinstance(state, MaldiviaState)
    chance = FastChance(seed + 1)
    turn_fished, turn_served = False, 0
    while not state.over():
        seat = state.actor()
        menu = state.legal(seat)
        action = menu[chance.below(len(menu))]
        before = state.clone()
        journal = Journal()
        state.journal = journal
        state.apply(seat, action)
        state.journal = None
        assert not state.breaches()
        assert state.spaces() <= before.spaces()
        assert state.spaces() >= seats
        kinds = [event.kind for event in journal.events]
        family = SPACE.family_of(action).name
        if family == "sail":
            turn_fished, turn_served = False, 0
        turn_fished = turn_fished or family == "fish"
        turn_served += family == "deliver"
        assert not (turn_fished and turn_served), "fished and delivered in one turn"
        assert turn_served <= 2 or 1 in (before.rows(), before.columns())
        if family == "deliver":
            gained = [state.points[i] - before.points[i] for i in range(seats)]
            card = before.ships[action - SPACE.family("deliver").first]
            assert gained == [VALUE[card] if i == seat else 0 for i in range(seats)]
        if "swapped" in kinds:
            assert sum(state.points) == sum(before.points)
            assert [state.owner.count(i) for i in range(seats)] == [
                before.owner.count(i) for i in range(seats)
            ]
        if kinds.count("folded") == 1 and "sailed" not in kinds:
            moved = {e.told["seat"]: e.told for e in journal.events if e.kind in MOVED}
            for i in range(seats):
                steps = abs(state.boats[i] - before.boats[i])
                assert steps in (0, 1, 10)
                assert (steps > 0) == (i in moved and moved[i].get("from") is not None)
        if state.moment == moments.PLAN != before.moment:  # a round is over
            assert sum(state.folds) - sum(before.folds) <= 4
    folds = sum(state.folds)
    assert 9 <= folds <= 15
    assert sum(state.points) <= 100


MOVED = ("carried", "pushed")


@settings(max_examples=25, deadline=None)
@given(SEEDS, st.integers(2, 4))
def test_lying_tiles_are_level(seed: int, seats: int) -> None:
    """Lying tiles are the first of each row, and differ by one at most."""
    state = GAME.new(seats, FastChance(seed))
    assert isinstance(state, MaldiviaState)
    chance = FastChance(seed + 1)
    while not state.over():
        seat = state.actor()
        menu = state.legal(seat)
        state.apply(seat, menu[chance.below(len(menu))])
        lying = [state.lying(each) for each in range(seats)]
        assert max(lying) - min(lying) <= 1


@settings(max_examples=15, deadline=None)
@given(SEEDS)
def test_fresh_fish_go_on_top_of_old_ones(seed: int) -> None:
    """Without a surplus the old mast is the lower part of the new one."""
    state = GAME.new(3, FastChance(seed))
    assert isinstance(state, MaldiviaState)
    chance = FastChance(seed + 1)
    old = ""
    while not state.over():
        seat = state.actor()
        menu = state.legal(seat)
        action = menu[chance.below(len(menu))]
        family = SPACE.family_of(action).name
        if family in ("fish", "rob") and state.gained == 0:
            old = state.mast_text(seat)
        surplus = state.surplus
        state.apply(seat, action)
        if state.moment == moments.STICK and not surplus and not state.surplus:
            assert state.mast_text(seat).startswith(old)
