"""Lessons: every one can be solved as it says, and missed as it says."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.kernel import Game, Play, SeaChance
from shoal.kernel.lesson import MISSED, REACHED, Lesson, lesson, lessons
from shoal.kernel.messages import Refusal

ALL = [(name, each.name) for name in games.names() for each in lessons(games.find(name))]
TEACHING = sorted({name for name, _lesson in ALL})  # a game without lessons offers none
FEWEST = 3


def found(game: str, name: str) -> tuple[Game, Lesson]:
    its = games.find(game)
    taught = lesson(its, name)
    assert taught is not None
    return its, taught


def tried(game: Game, taught: Lesson, way: list[str]) -> list[tuple[str, str]]:
    """How the try stood before the first action and after each."""
    play = Play(taught.begin(game, SeaChance(taught.seed)))
    marks = [taught.judge(play)]
    for text in way:
        seat, _, action = text.partition(" ")
        play.apply(int(seat[1:]) - 1, game.space.parse(action))
        marks.append(taught.judge(play))
    return [(mark.status, mark.says) for mark in marks]


def test_the_games_that_teach_are_found() -> None:
    assert len(TEACHING) >= 4


@pytest.mark.parametrize("game", TEACHING)
def test_every_game_teaches(game: str) -> None:
    its = games.find(game)
    names = [each.name for each in lessons(its)]
    assert len(names) >= FEWEST
    assert len(set(names)) == len(names)
    assert lesson(its, "no such lesson") is None


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_solution_reaches_the_goal_with_its_last_action(game: str, name: str) -> None:
    marks = tried(*found(game, name), found(game, name)[1].solution)
    assert [status for status, _says in marks] == [*[""] * (len(marks) - 1), REACHED]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_other_ways_miss_it(game: str, name: str) -> None:
    its, taught = found(game, name)
    assert taught.astray
    for way in taught.astray:
        assert tried(its, taught, way)[-1][0] == MISSED, way


@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_mistake_that_has_an_answer_is_made_by_a_listed_way(game: str, name: str) -> None:
    its, taught = found(game, name)
    said = {tried(its, taught, way)[-1][1] for way in taught.astray}
    assert {sign.says for sign in taught.wrong} - {""} <= said


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_learner_is_asked_and_has_a_choice(game: str, name: str) -> None:
    its, taught = found(game, name)
    state = taught.begin(its, SeaChance(taught.seed))
    assert taught.seat in state.awaited()
    refusal: Refusal | None = state.refusal(taught.seat, state.legal(taught.seat)[0])
    assert refusal is None
