"""Declared fields: copies are independent, texts read back, and what is wrong is named."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.kernel import FastChance, Sheet, SheetError, State
from shoal.kernel.fields import (
    ANY,
    PER_SEAT,
    Choice,
    Choices,
    Fields,
    Flag,
    Flags,
    Kept,
    Letters,
    Mark,
    Piles,
    Seat,
    Whole,
    Wholes,
)
from tests.conformance.little import LITTLE, LittleState

FISH = ["ray", "eel", "crab"]
FIELDS = Fields(
    [
        Whole("round", 1, 9),
        Flag("windy"),
        Choice("kind", FISH),
        Seat("leader"),
        Wholes("points", 0, 99, PER_SEAT),
        Flags("ready", PER_SEAT),
        Choices("deck", FISH, ANY),
        Letters("board", ".XO", 4),
        Piles("hands", FISH),
        Kept("count"),
    ],
    needed=["round"],
)


class Pond(State):
    """A state of every kind of field, and nothing to do."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.round = 1
        self.windy = False
        self.kind = 0
        self.leader = -1
        self.points = [0] * self.seats
        self.ready = [False] * self.seats
        self.deck: list[int] = []
        self.board = [0] * 4
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.count = 7

    def clone(self) -> Pond:
        return FIELDS.copy(self)

    def sketch(self) -> dict[str, object]:
        return FIELDS.sketch(self)

    actors = LittleState.actors
    legal = LittleState.legal
    why_not = LittleState.why_not
    prompt = LittleState.prompt
    apply = LittleState.apply
    over = LittleState.over
    scores = LittleState.scores
    view = LittleState.view
    imagine = LittleState.imagine


WHOLE: dict[str, object] = {
    "round": 3,
    "windy": True,
    "kind": "crab",
    "leader": "p2",
    "points": [4, 5],
    "ready": [True, False],
    "deck": ["eel", "eel"],
    "board": "X..O",
    "hands": [["ray"], []],
}


def pond() -> Pond:
    return Pond(LITTLE, 2, {}, FastChance(1))


def read(data: dict[str, object]) -> Pond:
    return FIELDS.restore(pond(), Sheet("position", data))


def test_what_is_written_reads_back() -> None:
    assert read(WHOLE).sketch() == WHOLE
    assert read(WHOLE).hands == [[0], []]
    assert (read(WHOLE).leader, read(WHOLE | {"leader": "nobody"}).leader) == (1, -1)


def test_what_is_left_out_is_as_at_the_beginning() -> None:
    assert read({"round": 1}).sketch() == pond().sketch()


def test_a_copy_is_equal_and_independent() -> None:
    old = read(WHOLE)
    old.count, old.reveals = 9, 2
    new = old.clone()
    assert new.sketch() == WHOLE
    assert (new.count, new.reveals, new.journal, new.game) == (9, 2, None, LITTLE)
    new.hands[0].append(1)
    new.points[0] = 50
    new.chance.below(9)
    assert old.sketch() == WHOLE
    assert old.chance.draws == 0


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"round": 10}, "round: must lie between 1 and 9, not 10"),
        ({"windy": 1}, "windy: must be true or false, not 1"),
        ({"kind": "whale"}, "kind: must be one of ray, eel, crab, not 'whale'"),
        ({"leader": "p3"}, "leader: must be one of nobody, p1, p2, not 'p3'"),
        ({"points": [1]}, "points: must have 2 entries, not 1"),
        ({"ready": [True, 1]}, "ready: entry 2 must be true or false, not 1"),
        ({"deck": ["eel", "x"]}, "deck: entry 2 must be one of ray, eel, crab, not 'x'"),
        ({"board": "XX"}, "board: must have 4 letters, each one of . X O"),
        ({"board": "XX.Z"}, "board: must have 4 letters, each one of . X O"),
        ({"hands": [[]]}, "hands: must have 2 entries, not 1"),
        ({"hands": [[], ["x"]]}, "hands[2]: entry 1 must be one of ray, eel, crab, not 'x'"),
        ({"count": 7}, "count: is not known here; known are round, "),
    ],
)
def test_what_is_wrong_is_named(wrong: dict[str, object], reason: str) -> None:
    with pytest.raises(SheetError) as caught:
        read(WHOLE | wrong)
    assert str(caught.value).startswith(f"position: {reason}")


def test_what_is_needed_cannot_be_left_out() -> None:
    with pytest.raises(SheetError, match="round: is missing"):
        read({})


def test_a_field_nobody_declared_is_noticed() -> None:
    state = pond()
    state.wind = 3  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match=r"Pond\.wind is not declared as a field"):
        FIELDS.restore(state, Sheet("position", WHOLE))


def test_a_field_is_declared_once_and_has_a_name() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        Fields([Flag("windy"), Flag("windy")])
    with pytest.raises(ValueError, match="cannot be the name"):
        Flag("two words")


TURN = Fields(
    [
        Choice("kind", FISH, "none").named("catch").unless(-1),
        Seat("leader", nobody=False).unless(-1),
        Choices("deck", FISH, ANY, "gone").unless([]),
    ]
)
ROW = Fields([Whole("points", 0, 99).unless(0), Mark("ready")])


def test_a_group_leaves_out_what_is_as_usual_and_has_keys_of_its_own() -> None:
    state = pond()
    state.kind = -1
    assert TURN.sketch(state) == {}
    state.kind, state.leader, state.deck = 2, 0, [1, -1]
    written = TURN.sketch(state)
    assert written == {"catch": "crab", "leader": "p1", "deck": ["eel", "gone"]}
    again = pond()
    TURN.read(again, Sheet("position", written))
    assert (again.kind, again.leader, again.deck, again.round) == (2, 0, [1, -1], 1)
    TURN.read(again, Sheet("position", {"catch": "none"}))
    assert (again.kind, again.leader) == (-1, 0)


def test_a_row_is_the_part_of_a_seat() -> None:
    state = pond()
    state.points, state.ready = [0, 7], [0, 1]  # type: ignore[list-item]
    assert [ROW.sketch(state, seat) for seat in (0, 1)] == [{}, {"points": 7, "ready": True}]
    again = pond()
    ROW.read(again, Sheet("position", ROW.sketch(state, 1)), 0)
    assert (again.points, again.ready) == ([7, 0], [1, False])


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"catch": "whale"}, "catch: must be one of ray, eel, crab, none, not 'whale'"),
        ({"leader": "nobody"}, "leader: must be one of p1, p2, not 'nobody'"),
        ({"deck": ["x"]}, "deck: entry 1 must be one of ray, eel, crab, gone, not 'x'"),
    ],
)
def test_what_is_wrong_in_a_group_is_named(wrong: dict[str, object], reason: str) -> None:
    with pytest.raises(SheetError) as caught:
        TURN.read(pond(), Sheet("position", wrong))
    assert str(caught.value) == f"position: {reason}"
