"""What every state does the same way: ranking, tally, refusals before the game is asked."""

from __future__ import annotations

import pytest

from shoal.kernel import FastChance, Observer
from shoal.kernel.game import SeatsError
from tests.conformance.little import LITTLE, LittleState
from tiny import kuhn_poker, tic_tac_toe

TTT = tic_tac_toe.GAME
WON = 'game = "tic_tac_toe"\nseats = 2\nboard = "XXXOO...."\n'


class Fleet(LittleState):
    """A state with as many seats and points as a test likes."""

    def __init__(self, points: list[int]) -> None:
        super().__init__(LITTLE, FastChance(1))
        self.seats = len(points)
        self.points = points

    def scores(self) -> list[int]:
        return self.points[:]


@pytest.mark.parametrize(
    ("points", "ranks"),
    [
        ([5, 9, 7], [3, 1, 2]),
        ([5, 5, 5], [1, 1, 1]),
        ([9, 5, 9, 1], [1, 3, 1, 4]),
        ([-1, 0], [2, 1]),
    ],
)
def test_equals_share_a_rank_and_the_next_is_skipped(points: list[int], ranks: list[int]) -> None:
    assert Fleet(points).ranking() == ranks


def test_a_tie_break_decides_among_equals() -> None:
    class Broken(Fleet):
        def rank_key(self, seat: int) -> list[int]:
            return [self.points[seat], -seat]

    assert Broken([5, 9, 9]).ranking() == [3, 1, 2]


def test_an_action_beyond_the_space_is_refused_before_all_else() -> None:
    state = TTT.position(WON)
    for action in (-1, 9, 10**9):
        refusal = state.refusal(0, action)
        assert refusal is not None
        assert refusal.plain() == {
            "clause": "", "key": "refuse-unknown", "args": {"action": action}
        }  # fmt: skip


def test_after_the_end_everything_is_refused() -> None:
    state = TTT.position(WON)
    refusal = state.refusal(1, 8)
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("TTT-002", "refuse-over")


def test_out_of_turn_the_refusal_names_who_may_act() -> None:
    state = TTT.new(2, FastChance(1))
    for seat in (1, 2, -1):
        refusal = state.refusal(seat, 0)
        assert refusal is not None
        assert refusal.plain() == {
            "clause": "TTT-001", "key": "refuse-turn", "args": {"seats": [0]}
        }  # fmt: skip


@pytest.mark.parametrize("seats", [0, 1, 3, -2])
def test_a_number_of_seats_the_game_is_not_made_for_is_refused(seats: int) -> None:
    with pytest.raises(SeatsError, match=f"Tic-tac-toe is for 2 players, not {seats}"):
        TTT.new(seats, FastChance(1))


def test_an_observer_answers_as_its_seat_would_be_answered() -> None:
    state = kuhn_poker.GAME.new(2, FastChance(3))
    for seat in (0, 1):
        observer = Observer(state, seat)
        assert observer.view() == state.view(seat)
        assert observer.legal() == state.legal(seat)
        assert observer.prompt().plain() == state.prompt(seat).plain()
        assert observer.imagine(FastChance(5)).view(seat) == state.view(seat)


def test_nothing_an_observer_holds_depends_on_what_its_seat_cannot_know() -> None:
    text = 'game = "kuhn_poker"\nseats = 2\nbets = []\ncards = ["queen", "{}"]\n'
    truths = [kuhn_poker.GAME.position(text.format(card)) for card in ("jack", "king")]
    dreams = [Observer(state, 0).dream.position() for state in truths]
    assert dreams[0] == dreams[1]
