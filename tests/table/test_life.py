"""The life of a table: open, seated, running, over, again."""

from __future__ import annotations

from shoal.kernel import commitment
from shoal.table import Entry, Table, asking, history, playing, sitting
from tests.table.sea import KUHN, LITTLE, SEED, TIC, Sea, act, running


def link(table: Table, who: str, now: float) -> list[Entry]:
    return [sitting.rematch(table, who, now, "old", "new")[0]]


def test_a_table_opens_fills_and_starts() -> None:
    sea = Sea(TIC)
    assert sea.table.phase() == "open"
    sea.no("table-seats-open", playing.start, "ann", SEED)
    sea.do(sitting.sit, "ann", 0, "  Ann\n of  Cleves ")
    assert sea.table.names()[0] == "Ann of Cleves"
    sea.no("table-seat-taken", sitting.sit, "ben", 0, "Ben")
    sea.do(sitting.sit, "ben", 1, "Ben")
    assert sea.table.phase() == "seated"
    sea.no("table-host-only", playing.start, "ben", SEED)
    sea.do(playing.start, "ann", SEED)
    assert sea.table.phase() == "running"
    assert sea.table.commitment == commitment(SEED)
    sea.no("table-not-open", playing.start, "ann", SEED)


def test_the_seed_is_in_no_entry() -> None:
    sea = running(KUHN)
    assert SEED.hex() not in repr(sea.log)


def test_only_the_holder_of_a_seat_acts_and_only_in_turn() -> None:
    sea = running(TIC)
    sea.no("table-not-yours", playing.act, "ben", 0, "mark a1")
    sea.no("table-not-yours", playing.act, "", 0, "mark a1")
    sea.no("refuse-turn", playing.act, "ben", 1, "mark a1")
    sea.no("refuse-unknown", playing.act, "ann", 0, "fly to the moon")
    text = TIC.space.text(0)
    act(sea, "ann", 0, text)
    args = sea.no("refuse-turn", playing.act, "ann", 0, text)
    assert args == {"seats": [1]}


def test_the_host_chooses_who_begins_and_everybody_keeps_their_own_seat() -> None:
    sea = Sea(TIC)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.sit, "ben", 1, "Ben")
    sea.do(sitting.configure, "ann", {"first": 1})
    keys = {seat.name: seat.key for seat in sea.table.seats}
    sea.do(playing.start, "ann", SEED)
    assert sea.table.names() == ["Ben", "Ann"]
    assert sea.table.held_by("ben") == [0]
    assert {seat.name: seat.key for seat in sea.table.seats} == keys
    act(sea, "ben", 0, TIC.space.text(4))


def test_options_seats_clock_and_settings_are_checked() -> None:
    sea = Sea(TIC)
    sea.no("table-host-only", sitting.configure, "ben", {"first": 1})
    sea.no("table-no-seat", sitting.configure, "ann", {"first": 2})
    sea.no("table-seats", sitting.configure, "ann", {"seats": 7})
    sea.no("table-options", sitting.configure, "ann", {"options": {"wind": "on"}})
    sea.no("table-clock", sitting.configure, "ann", {"clock": {"kind": "bank", "bank": -1}})
    sea.no("table-clock", sitting.configure, "ann", {"clock": {"kind": "sundial"}})
    sea.no("table-setting", sitting.configure, "ann", {"settings": {"chat": "loud"}})
    sea.no("table-setting", sitting.configure, "ann", {"settings": {"listed": 1.5}})
    sea.no("table-setting", sitting.configure, "ann", {"settings": {"stand_in": True}})
    sea.no("table-nothing-to-change", sitting.configure, "ann", {})
    sea.do(sitting.configure, "ann", {"clock": {"kind": "days", "days": 3}})
    assert sea.table.rule.days == 3


def test_one_device_may_hold_several_seats() -> None:
    sea = Sea(TIC)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.sit, "ann", 1, "Ben")
    sea.do(playing.start, "ann", SEED)
    act(sea, "ann", 0, TIC.space.text(0))
    act(sea, "ann", 1, TIC.space.text(1))
    assert sea.table.held_by("ann") == [0, 1]


def test_a_freed_seat_can_be_taken_in_mid_game() -> None:
    sea = running(TIC)
    sea.no("table-host-only", sitting.free, "ben", 0)
    sea.do(sitting.free, "ben", 1)
    act(sea, "ann", 0, TIC.space.text(0))
    sea.no("table-not-yours", playing.act, "ben", 1, TIC.space.text(1))
    sea.do(sitting.sit, "cat", 1, "Cat")
    act(sea, "cat", 1, TIC.space.text(1))
    sea.no("table-seat-taken", sitting.seat_bot, "ann", 1, "random")
    sea.do(sitting.free, "cat", 1)
    sea.do(sitting.seat_bot, "ann", 1, "random")
    act(sea, "ann", 0, TIC.space.text(2))
    assert sea.table.bots_due() == [1]


def test_when_the_host_leaves_somebody_else_is_host() -> None:
    sea = running(TIC)
    sea.do(sitting.free, "ann", 0)
    assert sea.table.host == "ben"


def test_a_claimed_seat_moves_with_its_host_powers() -> None:
    sea = running(TIC)
    sea.do(sitting.claim, "ann-phone", 0)
    assert sea.table.host == "ann-phone"
    sea.no("table-not-yours", playing.act, "ann", 0, TIC.space.text(0))
    act(sea, "ann-phone", 0, TIC.space.text(0))


def test_forgetting_takes_the_name_and_leaves_the_game() -> None:
    sea = running(TIC)
    sea.do(sitting.forget, "ben")
    assert sea.table.names() == ["Ann", ""]
    assert sea.table.phase() == "running"
    act(sea, "ann", 0, TIC.space.text(0))
    assert sea.table.bots_due() == [1]


def test_a_finished_game_has_a_record_that_verifies() -> None:
    sea = running(KUHN)
    with_no_end = sea.table
    act(sea, "ann", 0, "bet")
    sea.no("record-running", lambda table, _who, _now: history.record(table), "ann")
    act(sea, "ben", 1, "pass")
    assert with_no_end.phase() == "finished"
    record = history.record(sea.table)
    assert record.verify(KUHN).good()
    assert record.names == ["Ann", "Ben"]
    sea.no("table-not-running", playing.act, "ann", 0, "bet")


def test_a_record_becomes_a_table_again() -> None:
    sea = running(KUHN)
    act(sea, "ann", 0, "bet")
    act(sea, "ben", 1, "pass")
    again = Sea(KUHN)
    again.log.clear()
    again.table = type(again.table)(KUHN, SEED)
    again.add(history.entries(KUHN, history.record(sea.table), "ann", 5.0))
    assert history.record(again.table).text() == history.record(sea.table).text()


def test_a_rematch_rotates_who_begins_and_happens_once() -> None:
    sea = running(TIC)
    sea.no("table-not-over", link, "ann")
    sea.do(asking.ask, "ann", 0, "end")
    sea.do(asking.answer, "ben", 1, True)
    assert sea.table.phase() == "agreed"
    linked, first = sitting.rematch(sea.table, "ben", sea.now, "old", "new")
    sea.add([linked])
    assert sea.table.rematch == "new"
    assert [entry.data.get("name") for entry in first] == [None, "Ben", "Ann"]
    assert first[0].data["after"] == "old"
    sea.no("table-rematch-there", link, "ann")


def test_a_stale_click_is_refused_but_simultaneous_plans_are_not() -> None:
    sea = running(LITTLE)
    base = sea.table.version
    act(sea, "ann", 0, "pick 1", base)
    act(sea, "ben", 1, "pick 2", base)  # planned beside Ann, who was quicker
    assert sea.table.actors() == [1]
    sea.no("table-stale", playing.act, "ben", 1, "keep", base)
    act(sea, "ben", 1, "keep", sea.table.version)


def test_the_host_can_give_up_an_open_table() -> None:
    sea = Sea(TIC)
    sea.no("table-host-only", sitting.close, "ben")
    sea.do(sitting.close, "ann")
    sea.no("table-not-open", sitting.sit, "ben", 0, "Ben")
