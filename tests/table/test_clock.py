"""Clocks, absence, bots standing in."""

from __future__ import annotations

from typing import Any

import pytest

from shoal.kernel import SPECTATOR
from shoal.table import Table, asking, folding, playing, telling, timing
from shoal.table.clock import ClockRule
from tests.table.sea import LITTLE, SEED, TIC, Sea, act, running

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


def stood_in(sea: Sea, seat: int, viewer: int) -> Any:
    return telling.desk(sea.table, viewer)["seats"][seat]["stood_in"]


def test_on_return_one_is_told_what_the_bot_played() -> None:
    sea = running(TIC)
    assert telling.desk(sea.table, 0)["pace"] == "now"
    sea.add(timing.away(sea.table, sea.now, 0))
    assert stood_in(sea, 0, 0) is None
    sea.tick(60)
    since = sea.now
    sea.add(playing.act_for(sea.table, sea.now, 0, text(0)))
    assert telling.told(sea.table, sea.table.tail[-1], 1)["data"]["stand_in"] is True
    first = sea.table.version
    act(sea, "ben", 1, text(1))
    assert "stand_in" not in telling.told(sea.table, sea.table.tail[-1], 1)["data"]
    sea.add(playing.act_for(sea.table, sea.now, 0, text(2)))
    sea.now += 5
    sea.add(timing.returned(sea.table, "ann", sea.now, [0]))
    told = {
        "why": "away",
        "since": since,
        "until": sea.now,
        "count": 2,
        "played": [
            {"v": first, "family": "mark", "args": ["a1"]},
            {"v": first + 2, "family": "mark", "args": ["c1"]},
        ],
    }
    assert [stood_in(sea, 0, viewer) for viewer in (0, 1, SPECTATOR)] == [told] * 3
    assert telling.desk(sea.refold(), 0) == telling.desk(sea.table, 0)
    quick = folding.fold(Table(TIC, SEED), sea.log)
    assert telling.desk(quick, 0) == telling.desk(sea.table, 0)
    act(sea, "ben", 1, text(3))
    assert stood_in(sea, 0, 0) == told, "not seen yet"
    act(sea, "ann", 0, text(4))
    assert stood_in(sea, 0, 0) is None


def test_what_was_taken_back_meanwhile_is_not_told() -> None:
    sea = running(TIC)
    sea.add(timing.away(sea.table, sea.now, 1))
    sea.tick(60)
    act(sea, "ann", 0, text(0))
    sea.add(playing.act_for(sea.table, sea.now, 1, text(1)))
    sea.do(asking.ask, "ann", 0, "back")
    assert sea.table.play is not None
    assert len(sea.table.play.steps) == 0
    sea.add(timing.returned(sea.table, "ben", sea.now, [1]))
    assert stood_in(sea, 1, 1) is None


def test_what_the_bot_played_in_secret_only_its_person_is_told() -> None:
    sea = running(LITTLE)
    sea.add(timing.away(sea.table, sea.now, 0))
    sea.tick(60)
    sea.add(playing.act_for(sea.table, sea.now, 0, "pick 3"))
    sea.add(timing.returned(sea.table, "ann", sea.now, [0]))
    assert stood_in(sea, 0, 0)["played"][0]["args"] == ["3"]
    for viewer in (1, SPECTATOR):
        assert stood_in(sea, 0, viewer)["count"] == 1
        assert list(stood_in(sea, 0, viewer)["played"][0]) == ["v"]


def test_over_days_nobody_steps_in_until_the_time_is_over() -> None:
    sea = running(TIC, clock={"kind": "days", "days": 2}, settings={"stand_in": 5})
    assert telling.desk(sea.table, 0)["pace"] == "days"
    assert timing.away(sea.table, sea.now, 0) == []
    assert timing.away(sea.table, sea.now, 1) == []
    assert sea.tick(2 * 86_400 - 1) == []
    assert kinds(sea.tick(1)) == ["expired"]  # type: ignore[arg-type]
    assert sea.table.bots_due() == [0]
    sea.add(playing.act_for(sea.table, sea.now, 0, text(0)))
    sea.now += 10
    sea.add(timing.returned(sea.table, "ann", sea.now, [0]))
    assert (stood_in(sea, 0, 0)["why"], stood_in(sea, 0, 0)["count"]) == ("time", 1)
    act(sea, "ben", 1, text(1))
    assert sea.table.deadline() == sea.now + 2 * 86_400, "a whole turn, not a moment of grace"
