"""Clocks, absence, bots standing in."""

from __future__ import annotations

import pytest

from shoal.table import playing, timing
from shoal.table.clock import ClockRule
from tests.table.sea import TIC, Sea, act, running

BANK = {"kind": "bank", "bank": 60, "increment": 5}


def kinds(entries: list[object]) -> list[str]:
    return [entry.kind for entry in entries]  # type: ignore[attr-defined]


def text(cell: int) -> str:
    return TIC.space.text(cell)


def test_without_a_clock_nothing_ever_happens_by_itself() -> None:
    sea = running(TIC)
    assert sea.table.deadline() == 0
    assert sea.tick(1e9) == []


def test_a_bank_pays_for_thinking_and_gets_the_increment() -> None:
    sea = running(TIC, clock=BANK)
    assert sea.table.deadline() == sea.now + 60
    sea.now += 20
    act(sea, "ann", 0, text(0))
    assert sea.table.clock.left == [45, 60]
    sea.now += 59
    act(sea, "ben", 1, text(1))
    assert sea.table.clock.left == [45, 6]
    assert sea.table.deadline() == sea.now + 45


def test_out_of_time_a_bot_stands_in_and_hands_back_at_once() -> None:
    sea = running(TIC, clock=BANK)
    assert sea.tick(59) == []
    assert kinds(sea.tick(1)) == ["expired"]  # type: ignore[arg-type]
    assert sea.table.bots_due() == [0]
    assert sea.table.deadline() == 0
    sea.add(playing.act_for(sea.table, sea.now, 0, text(0)))
    sea.now += 1
    act(sea, "ben", 1, text(1))
    sea.add(timing.returned(sea.table, "ann", sea.now, [0, 1]))
    assert sea.table.bots_due() == []
    assert sea.table.deadline() == sea.now + 60  # grace
    act(sea, "ann", 0, text(2))


def test_days_begin_anew_with_each_turn() -> None:
    sea = running(TIC, clock={"kind": "days", "days": 2})
    sea.now += 86_400
    act(sea, "ann", 0, text(0))
    assert sea.table.deadline() == sea.now + 2 * 86_400
    sea.now += 86_400
    act(sea, "ben", 1, text(1))
    assert sea.table.deadline() == sea.now + 2 * 86_400
    assert timing.away(sea.table, sea.now, 0) == []  # nobody sits and waits for days


def test_others_may_give_more_time() -> None:
    sea = running(TIC, clock=BANK)
    sea.no("time-own", timing.more_time, "ann", 0)
    sea.no("table-seated-only", timing.more_time, "cat", 0)
    sea.do(timing.more_time, "ben", 0)
    assert sea.table.deadline() == sea.now + 120
    sea = running(TIC)
    sea.no("time-none", timing.more_time, "ben", 0)


def test_thinking_is_shown_until_the_action() -> None:
    sea = running(TIC)
    sea.no("table-not-waiting", timing.thinking, "ben", 1)
    sea.do(timing.thinking, "ann", 0)
    assert sea.table.seats[0].thinking
    act(sea, "ann", 0, text(0))
    assert not sea.table.seats[0].thinking


def test_an_absent_person_is_replaced_after_a_countdown_and_acts_as_soon_as_back() -> None:
    sea = running(TIC)
    sea.add(timing.away(sea.table, sea.now, 0))
    assert sea.table.seats[0].away_until == sea.now + 60
    assert timing.away(sea.table, sea.now, 0) == []
    assert kinds(sea.tick(60)) == ["stand_in"]  # type: ignore[arg-type]
    assert sea.table.bots_due() == [0]
    done = sea.do(playing.act, "ann", 0, text(0))
    assert kinds(done) == ["returned", "action"]  # type: ignore[arg-type]


def test_when_nobody_is_left_the_table_rests() -> None:
    sea = running(TIC)
    sea.add(timing.away(sea.table, sea.now, 0))
    sea.now += 10
    sea.add(timing.away(sea.table, sea.now, 1))  # the last one: no countdown goes on
    assert sea.table.deadline() == 0
    assert sea.tick(1000) == []
    assert sea.table.bots_due() == []
    sea.add(timing.returned(sea.table, "ben", sea.now, [1]))
    assert sea.table.seats[0].away_until == sea.now + 60  # begins anew for those still away
    assert sea.table.seats[1].away_until == 0
    assert kinds(sea.tick(60)) == ["stand_in"]  # type: ignore[arg-type]
    assert sea.table.bots_due() == [0]
    sea.add(timing.away(sea.table, sea.now, 1))
    assert sea.table.bots_due() == []  # nobody watches the bot play
    sea.add(timing.returned(sea.table, "ann", sea.now, [0]))
    assert sea.table.bots_due() == []
    assert sea.table.seats[1].away_until == sea.now + 60


def test_bots_do_not_play_on_for_people_who_all_ran_out_of_time() -> None:
    sea = running(TIC, clock=BANK)
    sea.tick(60)
    sea.add(playing.act_for(sea.table, sea.now, 0, text(0)))
    assert kinds(sea.tick(60)) == ["expired"]  # type: ignore[arg-type]
    assert sea.table.bots_due() == []
    assert not sea.table.over()
    act(sea, "ben", 1, text(1))  # whoever comes first goes on
    assert sea.table.bots_due() == [0]


def test_a_bot_does_not_act_for_a_person_who_is_there() -> None:
    sea = running(TIC)
    sea.no("table-not-yours", lambda table, _who, now: playing.act_for(table, now, 0, text(0)), "")


def test_a_clock_that_jumps_back_takes_nothing_and_gives_nothing() -> None:
    sea = running(TIC, clock=BANK)
    sea.now -= 500
    act(sea, "ann", 0, text(0))
    assert sea.table.clock.left == [65, 60]


@pytest.mark.parametrize(
    "data",
    [{"kind": "x"}, {"kind": "bank"}, {"kind": "days", "days": 99}, {"kind": "none", "bank": 1}],
)
def test_impossible_clocks(data: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="no such clock"):
        ClockRule.read(data)


def test_alone_with_bots_nobody_is_hurried() -> None:
    sea = Sea(TIC)
    assert timing.away(sea.table, sea.now, 0) == []
