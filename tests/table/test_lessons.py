"""A table that begins from the position of a lesson, and ends with it."""

from __future__ import annotations

import json

import pytest

from shoal import games
from shoal.kernel import SPECTATOR, Record, RecordError
from shoal.kernel.lesson import Lesson, lesson, lessons
from shoal.table import Refused, Table, history, playing, replay, sitting, telling
from shoal.table.folding import fold
from shoal.table.opening import Opening
from tests.table.sea import TIC

ALL = [(name, each.name) for name in games.names() for each in lessons(games.find(name))]
NOW = 1000.0


def begun(game: str, name: str) -> tuple[Opening, Lesson]:
    its = games.find(game)
    opening = Opening(its, "ann", NOW)
    opening.teach(name, "Ann")
    taught = lesson(its, name)
    assert taught is not None
    return opening, taught


def play(opening: Opening, taught: Lesson, way: list[str]) -> None:
    for text in way:
        seat, _, action = text.partition(" ")
        number = int(seat[1:]) - 1
        if number == taught.seat:
            opening.add(playing.act(opening.table, "ann", NOW, number, action))
        else:
            opening.add(playing.act_for(opening.table, NOW, number, action))


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_lesson_is_solved_at_its_table(game: str, name: str) -> None:
    opening, taught = begun(game, name)
    table = opening.table
    assert table.phase() == "running"
    assert table.held_by("ann") == [taught.seat]
    assert taught.seat in table.actors()
    play(opening, taught, taught.solution)
    assert table.over()
    assert table.actors() == []
    desk = telling.desk(table, taught.seat)
    assert desk["lesson"]["status"] == "reached"
    assert desk["lesson"]["name"] == name


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_wrong_way_ends_it_with_an_answer(game: str, name: str) -> None:
    for way in begun(game, name)[1].astray:
        opening, taught = begun(game, name)
        play(opening, taught, way)
        told = telling.desk(opening.table, taught.seat)["lesson"]
        assert opening.table.over()
        assert told["status"] == "missed"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_log_folded_anew_is_judged_the_same(game: str, name: str) -> None:
    opening, taught = begun(game, name)
    play(opening, taught, taught.solution)
    again = fold(Table(opening.table.game, opening.seed), opening.entries)
    assert telling.desk(again, taught.seat) == telling.desk(opening.table, taught.seat)
    assert telling.view(again, taught.seat) == telling.view(opening.table, taught.seat)


@pytest.mark.parametrize(("game", "name"), ALL)
def test_the_record_names_the_lesson_and_can_be_checked(game: str, name: str) -> None:
    opening, taught = begun(game, name)
    play(opening, taught, taught.solution)
    text = history.record(opening.table).text()
    assert f"\nlesson {name}\n" in text
    record = Record.read(text)
    its = opening.table.game
    assert record.verify(its).good()
    assert record.text() == text
    log = history.entries(its, record, "ann", NOW)
    assert fold(Table(its, record.seed), log).mark.status == "reached"
    assert len(replay.moments(opening.table, taught.seat, -1, 99)) == len(taught.solution) + 1


def test_a_record_of_a_lesson_that_is_not_here_says_so() -> None:
    opening, taught = begun("maldivia", "rob")
    play(opening, taught, taught.solution)
    record = history.record(opening.table)
    record.lesson = "walk"
    with pytest.raises(RecordError, match="lesson"):
        record.play(opening.table.game)


def test_a_step_taken_back_is_not_counted() -> None:
    opening, taught = begun("maldivia", "rob")
    play(opening, taught, ["p1 sail f5"])
    opening.add(playing.take_back(opening.table, "ann", NOW, 0))
    play(opening, taught, taught.solution)
    assert opening.table.mark.status == "reached"


@pytest.mark.parametrize(("game", "name"), ALL)
def test_what_solves_a_lesson_and_what_is_hidden_in_it_is_told_to_nobody(
    game: str, name: str
) -> None:
    opening, taught = begun(game, name)
    told = json.dumps(
        [
            telling.desk(opening.table, taught.seat),
            [telling.told(opening.table, line, taught.seat) for line in opening.table.tail],
        ]
    )
    assert "solution" not in told
    assert opening.seed.hex() not in told
    seen = telling.view(opening.table, SPECTATOR)
    state = opening.table.play
    assert state is not None
    assert seen == state.state.view(SPECTATOR)


def test_a_lesson_is_nothing_to_come_back_to_and_has_no_rematch() -> None:
    opening, taught = begun("maldivia", "rob")
    assert opening.table.found_as() == "lesson"
    play(opening, taught, taught.solution)
    with pytest.raises(Refused, match="table-not-over"):
        sitting.rematch(opening.table, "ann", NOW, "old", "new")


def test_a_game_without_lessons_offers_none() -> None:
    assert lessons(TIC) == []
    with pytest.raises(Refused, match="lesson-unknown"):
        Opening(TIC, "ann", NOW).teach("walk", "Ann")
