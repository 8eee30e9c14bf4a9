"""Ways around the rules of a table that were found once, and stay closed."""

from __future__ import annotations

import unicodedata

import pytest

from shoal.kernel import Record
from shoal.table import Entry, Table, asking, history, playing, sitting, timing
from shoal.table.seats import NAME_LENGTH, clean_name
from tests.table.sea import KUHN, LITTLE, SEED, TIC, Sea, act, running


def gone(sea: Sea, seat: int) -> None:
    """Nobody is at this seat any more, and a bot stands in."""
    sea.add(timing.away(sea.table, sea.now, seat))
    sea.tick(61)
    assert sea.table.seats[seat].stand_in


def test_a_host_who_frees_a_running_seat_hands_it_to_a_bot() -> None:
    sea = running(KUHN)
    sea.do(sitting.free, "ann", 1)
    assert (sea.table.seats[1].kind, sea.table.seats[1].who) == ("bot", "")
    sea.no("table-seat-taken", sitting.sit, "ann", 1, "Ann")
    sea.no("table-seat-taken", sitting.sit, "cat", 1, "Cat")


def test_a_bots_hand_in_a_running_game_is_not_given_out() -> None:
    sea = Sea(KUHN)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.seat_bot, "ann", 1, "random")
    sea.do(playing.start, "ann", SEED)
    sea.no("table-seat-bot", sitting.free, "ann", 1)


def test_nobody_takes_a_second_seat_in_a_running_game() -> None:
    sea = running(KUHN)
    sea.do(sitting.free, "ben", 1)  # he leaves by himself
    sea.no("table-seat-second", sitting.sit, "ann", 1, "Ann")


def test_nobody_changes_to_another_seat_of_a_running_game() -> None:
    sea = running(KUHN)
    sea.do(sitting.free, "ben", 1)
    sea.do(sitting.free, "ann", 0)
    sea.no("table-seat-second", sitting.sit, "ann", 1, "Ann")
    sea.do(sitting.sit, "ann", 0, "Ann")  # what she saw there she knows already
    sea.do(sitting.sit, "cat", 1, "Cat")
    sea.do(sitting.free, "cat", 1)
    sea.no("table-seat-second", sitting.sit, "ben", 1, "Ben")  # Cat has played on from here
    assert sea.refold().company == sea.table.company


def test_before_the_start_one_device_still_takes_several_seats() -> None:
    sea = Sea(TIC)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.free, "ann", 0)
    sea.do(sitting.sit, "ann", 1, "Ann")
    sea.do(sitting.sit, "ann", 0, "Bea")
    assert sea.table.held_by("ann") == [0, 1]


def test_the_absent_are_asked_before_chance_is_taken_back() -> None:
    sea = running(LITTLE)
    act(sea, "ann", 0, "pick 1")
    act(sea, "ben", 1, "pick 2")  # the wave comes
    gone(sea, 0)
    sea.do(asking.ask, "ben", 1, "back")
    assert sea.table.vote is not None
    assert len(sea.table.play.steps) == 2  # type: ignore[union-attr]
    sea.do(asking.answer, "ann", 0, True)  # back, and asked
    assert len(sea.table.play.steps) == 1  # type: ignore[union-attr]


def test_the_absent_are_asked_before_a_seed_is_opened() -> None:
    sea = running(KUHN)
    gone(sea, 1)
    sea.do(asking.ask, "ann", 0, "end")
    assert sea.table.phase() == "running"
    sea.do(asking.answer, "ben", 1, False)
    assert sea.table.phase() == "running"


def test_who_ran_out_of_time_is_asked_as_well() -> None:
    sea = running(KUHN, clock={"kind": "bank", "bank": 10})
    sea.tick(11)
    assert sea.table.seats[0].stand_in
    sea.do(asking.ask, "ben", 1, "end")
    assert sea.table.phase() == "running"


def test_a_question_does_not_outlive_whom_it_was_put_to() -> None:
    sea = running(KUHN)
    gone(sea, 1)
    sea.do(asking.ask, "ann", 0, "end")
    sea.do(sitting.free, "ann", 1)
    assert sea.table.phase() == "running"
    assert sea.table.vote is None


def test_who_was_forgotten_cannot_be_asked() -> None:
    sea = running(KUHN)
    sea.do(sitting.forget, "ben")
    sea.do(asking.ask, "ann", 0, "end")
    assert sea.table.phase() == "agreed"


def test_a_question_of_an_older_log_is_folded_as_it_was() -> None:
    sea = running(KUHN)
    gone(sea, 1)
    sea.add([Entry("asked", sea.now, {"seat": 0, "what": "end"})])
    assert sea.table.phase() == "agreed"


def test_a_host_who_gives_one_of_two_seats_away_stays_host() -> None:
    sea = Sea(TIC)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.sit, "ann", 1, "Bea")
    sea.do(sitting.claim, "bea", 1)
    assert sea.table.host == "ann"
    sea.do(sitting.claim, "ann-phone", 0)
    assert sea.table.host == "ann-phone"


INVISIBLE = [
    "",
    " ",
    "\u200b\u200d",
    "\u202e",
    "\u3164",
    "\u2800\u2800",
    "\u115f",
    "\ufe0f",
    "\u0301",
]


@pytest.mark.parametrize("name", INVISIBLE)
def test_a_name_can_be_seen(name: str) -> None:
    sea = Sea(TIC)
    sea.no("name-empty", sitting.sit, "ann", 0, name)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.no("name-empty", sitting.rename, "ann", 0, name)


def test_a_name_stays_in_its_line() -> None:
    assert clean_name("A\u202en\u200bn\u3164") == "A n n"
    tower = clean_name("A" + "\u0335\u0336" * 40 + "nn")
    assert sum(unicodedata.combining(letter) > 0 for letter in tower) <= 2
    assert tower.endswith("nn")
    assert len(clean_name("x" * 300_000)) == NAME_LENGTH
    assert clean_name("Zoë Ñandú 王小明") == "Zoë Ñandú 王小明"


def test_nobody_bears_the_name_of_another() -> None:
    sea = Sea(TIC)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.sit, "ben", 1, " ＡＮＮ ")
    assert sea.table.names()[0] == "Ann"
    assert sea.table.names()[1] == "ＡＮＮ (2)"
    sea.do(sitting.rename, "ben", 1, "a" * 40)
    sea.do(sitting.rename, "ann", 0, "A" * 40)
    assert sea.table.names()[0] == "A" * (NAME_LENGTH - 4) + " (2)"
    sea.do(sitting.rename, "ann", 0, "Ann")  # one's own name is no copy
    sea.do(sitting.rename, "ann", 0, "Ann")
    assert sea.table.names()[0] == "Ann"


def test_names_in_records_are_cleaned() -> None:
    sea = running(KUHN)
    while not sea.table.over():
        seat = sea.table.actors()[0]
        state = sea.table.play.state  # type: ignore[union-attr]
        act(sea, ["ann", "ben"][seat], seat, KUHN.space.text(state.legal(seat)[0]))
    record = history.record(sea.table)
    record.names = ["A" * 300_000, "B\u202eb\u200b"]
    log = history.entries(KUHN, Record.read(record.text()), "cat", 5.0)
    names = [entry.data["name"] for entry in log if entry.kind == "sat"]
    assert names == ["A" * NAME_LENGTH, "B b"]
    table = Table(KUHN, record.seed)
    for entry in log:
        table.add(entry)
    assert table.over()
