"""Take-back and votes."""

from __future__ import annotations

from shoal.table import asking, playing, sitting, telling, timing
from tests.table.sea import KUHN, LITTLE, SEED, TIC, Sea, act, running


def test_own_steps_come_back_freely_until_something_binds() -> None:
    sea = running(TIC)
    sea.no("takeback-nothing", playing.take_back, "ann", 0)
    act(sea, "ann", 0, TIC.space.text(0))
    sea.no("takeback-other", playing.take_back, "ben", 1)
    sea.do(playing.take_back, "ann", 0)
    assert sea.table.actors() == [0]
    act(sea, "ann", 0, TIC.space.text(1))
    act(sea, "ben", 1, TIC.space.text(0))
    sea.no("takeback-other", playing.take_back, "ann", 0)


def test_beyond_the_horizon_everybody_must_agree() -> None:
    sea = running(LITTLE)
    act(sea, "ann", 0, "pick 1")
    act(sea, "ben", 1, "pick 2")
    sea.no("takeback-chance", playing.take_back, "ben", 1)
    wave = sea.table.play.state.view(-1)["wave"]  # type: ignore[union-attr]
    sea.do(asking.ask, "ben", 1, "back")
    sea.no("vote-open", asking.ask, "ann", 0, "end")
    sea.no("vote-answered", asking.answer, "ben", 1, True)
    sea.do(asking.answer, "ann", 0, True)
    assert sea.table.vote is None
    assert sea.table.actors() == [1]
    act(sea, "ben", 1, "pick 2")
    # The sea is sealed: the same seed gives the same wave, so nobody fishes for a better one.
    assert sea.table.play.state.view(-1)["wave"] == wave  # type: ignore[union-attr]


def test_the_log_says_what_a_vote_took_back() -> None:
    sea = running(LITTLE)
    act(sea, "ann", 0, "pick 1")
    act(sea, "ben", 1, "pick 2")
    sea.do(asking.ask, "ben", 1, "back")
    sea.do(asking.answer, "ann", 0, True)
    told = [telling.told(sea.table, line, 0)["data"] for line in sea.table.tail]
    assert [data.get("undone") for data in told[-2:]] == [None, 1]
    assert all("undone" not in data for data in told[:-1])


def test_a_refusal_makes_the_asker_wait_longer_each_time() -> None:
    sea = running(TIC)
    pauses = []
    for _round in range(3):
        sea.do(asking.ask, "ann", 0, "end")
        sea.do(asking.answer, "ben", 1, False)
        args = sea.no("vote-wait", asking.ask, "ann", 0, "end")
        pauses.append(args["seconds"])
        sea.tick(float(str(args["seconds"])))
    assert pauses == [30, 60, 120]
    sea.do(asking.ask, "ben", 1, "end")  # the other one may always ask


def test_an_action_settles_the_question_of_taking_back() -> None:
    sea = running(TIC)
    act(sea, "ann", 0, TIC.space.text(0))
    act(sea, "ben", 1, TIC.space.text(1))
    sea.do(asking.ask, "ben", 1, "back")
    act(sea, "ann", 0, TIC.space.text(2))
    assert sea.table.vote is None
    sea.no("vote-none", asking.answer, "ann", 0, True)


def test_bots_and_the_absent_have_no_say() -> None:
    sea = Sea(TIC)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.seat_bot, "ann", 1, "random")
    sea.do(playing.start, "ann", SEED)
    sea.do(asking.ask, "ann", 0, "end")
    assert sea.table.phase() == "agreed"

    sea = running(TIC)
    sea.do(asking.ask, "ann", 0, "end")
    sea.add(timing.away(sea.table, sea.now, 1))
    assert sea.table.phase() == "running"
    sea.tick(61)
    assert sea.table.phase() == "agreed"


def test_the_asker_may_withdraw() -> None:
    sea = running(KUHN)
    sea.do(asking.ask, "ann", 0, "end")
    sea.no("vote-none", asking.withdraw, "ben", 1)
    sea.do(asking.withdraw, "ann", 0)
    sea.do(asking.ask, "ben", 1, "end")
    sea.no("vote-unknown", asking.ask, "ann", 0, "mutiny")
