"""A game going on: illegal actions change nothing, and how far it can be taken back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shoal.kernel import FastChance, Game, IllegalActionError, Play, TakeBackError
from tests.conformance.little import LITTLE, LittleState
from tests.kernel.random_play import SMALL, random_play
from tiny import kuhn_poker, tic_tac_toe

TTT = tic_tac_toe.GAME


def start(game: Game, *moves: str) -> Play:
    """A play after moves written `p1 mark a1`."""
    play = Play(game.new(2, FastChance(1)))
    for move in moves:
        seat, _, text = move.partition(" ")
        play.apply(int(seat[1:]) - 1, game.space.parse(text))
    return play


def why_bound(play: Play, seat: int) -> str:
    with pytest.raises(TakeBackError) as caught:
        play.take_back(seat)
    refusal = play.bound(seat)
    assert refusal is not None
    assert refusal.plain() == caught.value.refusal.plain()
    return refusal.key


@given(st.sampled_from(SMALL), st.integers(0, 10**6), st.integers(0, 9))
def test_illegal_actions_raise_and_change_nothing(game: Game, seed: int, actions: int) -> None:
    play = random_play(game, seed, actions)
    before, steps = play.state.position(), len(play.steps)
    for seat in (-1, 0, 1, 2):
        legal = play.state.legal(seat)
        for action in (-1, *range(game.space.size + 1)):
            if action not in legal:
                with pytest.raises(IllegalActionError):
                    play.apply(seat, action)
    assert play.state.position() == before
    assert len(play.steps) == steps
    assert play.state.journal is None


class Sinking(LittleState):
    """A state whose rules break down half-way through an action."""

    def apply(self, seat: int, action: int) -> None:
        self.points[seat] += 7
        raise ZeroDivisionError("a hole in the boat")


def test_rules_that_break_down_leave_the_position_as_it_was() -> None:
    state = Sinking(LITTLE, FastChance(1))
    before = state.position()
    play = Play(state)
    with pytest.raises(ZeroDivisionError):
        play.apply(0, 0)
    assert play.state.position() == before
    assert play.state.journal is None
    assert play.steps == []


def test_a_refused_action_is_named_with_its_reason() -> None:
    play = start(TTT, "p1 mark b2")
    with pytest.raises(IllegalActionError, match=r"mark b2: tic-tac-toe-taken \(TTT-001\)") as why:
        play.apply(1, TTT.space.parse("mark b2"))
    assert why.value.text == "mark b2"
    assert why.value.refusal.args == {"cell": "b2"}
    with pytest.raises(IllegalActionError, match="99: refuse-unknown"):
        play.apply(1, 99)


def test_a_step_keeps_seat_action_and_events() -> None:
    play = start(TTT, "p1 mark b2")
    (step,) = play.steps
    assert (step.seat, TTT.space.text(step.action), step.binding) == (0, "mark b2", "")
    assert [event.told for event in step.events] == [{"seat": 0, "cell": "b2"}]


def test_a_step_is_taken_back_to_the_same_position() -> None:
    play = start(TTT, "p1 mark b2")
    before = play.state.position()
    play.apply(1, TTT.space.parse("mark a1"))
    step = play.take_back(1)
    assert TTT.space.text(step.action) == "mark a1"
    assert play.state.position() == before
    assert len(play.steps) == 1


def test_nothing_is_taken_back_before_the_first_step() -> None:
    assert why_bound(start(TTT), 0) == "takeback-nothing"


def test_another_seat_s_step_binds() -> None:
    play = start(TTT, "p1 mark b2", "p2 mark a1")
    before = play.state.position()
    assert why_bound(play, 0) == "takeback-other"
    refusal = play.bound(0)
    assert refusal is not None
    assert refusal.args == {"seat": 1}
    assert play.state.position() == before
    play.take_back(1)
    play.take_back(0)
    assert play.state.position() == start(TTT).state.position()


def test_drawing_chance_binds() -> None:
    play = start(LITTLE, "p1 pick 1", "p2 pick 2")
    assert play.steps[-1].binding == "chance"
    assert why_bound(play, 1) == "takeback-chance"


def test_revealing_something_binds() -> None:
    play = start(kuhn_poker.GAME, "p1 pass", "p2 pass")
    assert play.steps[-1].binding == "reveal"
    assert why_bound(play, 1) == "takeback-reveal"


def test_steps_after_a_binding_one_are_taken_back_as_far_as_that() -> None:
    play = start(LITTLE, "p1 pick 1", "p2 pick 2")
    bound = play.state.position()
    play.apply(1, LITTLE.space.parse("keep"))
    play.take_back(1)
    assert play.state.position() == bound
    assert why_bound(play, 1) == "takeback-chance"


@given(st.sampled_from(SMALL), st.integers(0, 10**6), st.integers(1, 12))
def test_a_step_taken_back_and_done_again_leads_to_the_same_place(
    game: Game, seed: int, actions: int
) -> None:
    play = random_play(game, seed, actions)
    reached = play.state.position()
    undone = []
    while play.steps and play.bound(play.steps[-1].seat) is None:
        undone.append(play.take_back(play.steps[-1].seat))
    for step in reversed(undone):
        play.apply(step.seat, step.action)
    assert play.state.position() == reached
