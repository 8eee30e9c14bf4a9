"""The log is the truth: folding it again gives the same table, whatever was done."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shoal import games
from shoal.kernel import SPECTATOR
from shoal.kernel.play import IllegalActionError
from shoal.table import Refused, Table, asking, folding, playing, sitting, telling, timing
from shoal.table.entry import TAIL
from shoal.table.rendering import Renderer
from shoal.table.table import FOLDS
from tests.conformance.little import LittleState
from tests.table.sea import GAMES, LITTLE, SEED, Sea, act, running

WHO = st.sampled_from(["ann", "ben", "cat", ""])
SEAT = st.integers(-1, 2)
STEP = st.tuples(
    st.sampled_from([
        "act", "act", "act", "act", "bot", "sit", "free", "seat_bot", "start", "back", "ask", "yes",
        "no", "withdraw", "think", "time", "away", "return", "tick", "forget", "claim", "rename",
        "first",
    ]),
    WHO,
    SEAT,
    st.integers(0, 60),
)  # fmt: skip


def attempt(sea: Sea, step: str, who: str, seat: int, number: int) -> None:
    table = sea.table
    if step in ("act", "bot") and table.actors():
        seat = table.actors()[number % len(table.actors())]
        assert table.play is not None
        legal = table.play.state.legal(seat)
        text = table.game.space.text(legal[number % len(legal)])
        if step == "bot":
            sea.add(playing.act_for(table, sea.now, seat, text))
        else:
            sea.do(playing.act, table.seats[seat].who, seat, text)
    elif step == "away" and 0 <= seat < len(table.seats):
        sea.add(timing.away(table, sea.now, seat))
    elif step == "return":
        sea.add(timing.returned(table, who, sea.now, [seat]))
    elif step == "tick":
        sea.tick(number)
    elif step == "forget" and who:
        sea.do(sitting.forget, who)
    elif who:
        commands: dict[str, Any] = {
            "sit": lambda: sea.do(sitting.sit, who, seat, who),
            "free": lambda: sea.do(sitting.free, who, seat),
            "seat_bot": lambda: sea.do(sitting.seat_bot, who, seat, "random"),
            "start": lambda: sea.do(playing.start, who, SEED),
            "back": lambda: sea.do(playing.take_back, who, seat),
            "ask": lambda: sea.do(asking.ask, who, seat, "back" if number % 2 else "end"),
            "yes": lambda: sea.do(asking.answer, who, seat, True),
            "no": lambda: sea.do(asking.answer, who, seat, False),
            "withdraw": lambda: sea.do(asking.withdraw, who, seat),
            "think": lambda: sea.do(timing.thinking, who, seat),
            "time": lambda: sea.do(timing.more_time, who, seat),
            "claim": lambda: sea.do(sitting.claim, who, seat),
            "rename": lambda: sea.do(sitting.rename, who, seat, "Dan"),
            "first": lambda: sea.do(sitting.configure, who, {"first": seat}),
        }
        if step in commands:
            commands[step]()


def shown(table: Any) -> list[object]:
    scenes: list[object] = [telling.desk(table, 0), table.version, table.marks, table.host]
    for viewer in (0, 1, SPECTATOR):
        scenes += [telling.board(table, viewer), Renderer(table).view(viewer)]
        scenes.append([telling.told(table, line, viewer) for line in table.tail])
    return scenes


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(GAMES), st.booleans(), st.lists(STEP, max_size=40))
def test_the_fold_of_the_log_is_the_table(game: Any, clocked: bool, steps: list[Any]) -> None:
    clock = {"kind": "bank", "bank": 30, "increment": 1} if clocked else None
    sea = Sea(game, clock=clock)
    sea.do(sitting.sit, "ann", 0, "Ann")
    sea.do(sitting.sit, "ben", 1, "Ben")
    sea.do(playing.start, "ann", SEED)
    for step, who, seat, number in steps:
        before = shown(sea.table)
        try:
            attempt(sea, step, who, seat, number)
        except Refused:
            assert shown(sea.table) == before  # a refusal changes nothing
    assert shown(sea.refold()) == shown(sea.table)
    assert sea.table.version == len(sea.log)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folding, "TAIL", 3)
        quick = folding.fold(Table(game, SEED), sea.log)
    while len(sea.table.tail) > 3:
        sea.table.tail.popleft()
    while len(quick.tail) > 3:
        quick.tail.popleft()
    assert shown(quick) == shown(sea.table)
    assert quick.plies.versions == sea.table.plies.versions


@pytest.mark.parametrize("game", [games.find(name) for name in games.names()], ids=lambda g: g.name)
def test_a_long_log_is_folded_quickly_to_the_same_table(game: Any) -> None:
    sea = running(game)
    rng = random.Random(4)
    for i in range(300):
        if sea.table.over():
            break
        assert sea.table.play is not None
        seat = rng.choice(sea.table.actors())
        text = game.space.text(rng.choice(sea.table.play.state.legal(seat)))
        act(sea, ("ann", "ben")[seat], seat, text)
        if i % 3 == 0 and sea.table.play.bound(seat) is None and not sea.table.over():
            sea.do(playing.take_back, ("ann", "ben")[seat], seat)
    quick = folding.settled(sea.log, len(sea.log))
    assert sum(quick) > len(sea.log) / 4 or len(sea.log) <= TAIL
    assert shown(folding.fold(Table(game, SEED), sea.log)) == shown(sea.table)


def test_an_action_is_checked_once_and_never_on_trust(monkeypatch: pytest.MonkeyPatch) -> None:
    sea = running(LITTLE)
    asked: list[int] = []
    refusal = LittleState.refusal

    def counted(self: Any, seat: int, action: int) -> Any:
        asked.append(action)
        return refusal(self, seat, action)

    monkeypatch.setattr(LittleState, "refusal", counted)
    entries = sea.do(playing.act, "ann", 0, "pick 1")
    assert len(asked) == 1
    assert sea.refold().play is not None
    assert len(asked) == 2, "another table looks for itself"
    with pytest.raises(IllegalActionError):  # the same entry again: the play has gone on
        sea.table.add(entries[0])


def test_every_kind_of_entry_is_folded_and_told() -> None:
    assert list(FOLDS) == list(telling.TOLD)
