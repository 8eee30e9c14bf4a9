"""Readers under arbitrary and damaged texts: the documented exception, or a good reading."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from hypothesis import example, given, settings
from hypothesis import strategies as st

from shoal.kernel import (
    ActionTextError,
    Game,
    PositionError,
    Record,
    RecordError,
    SheetError,
    read_clauses,
)
from shoal.kernel.sheet import parse_sheet
from tests.kernel.random_play import SMALL, random_play, record_text

Read = TypeVar("Read")
MANY = settings(max_examples=150)
RECORDS = [record_text(game, seed) for game in SMALL for seed in (1, 2)]
POSITIONS = [random_play(game, 7, actions).state.position() for game in SMALL for actions in (0, 3)]
CLAUSES = [game.data("clauses.toml") for game in SMALL]
PIECES = [
    "\n", " ", "#", "=", "[", "]", "{", "}", '"', "'", ".", "-", "0", "99999999999999999999", "0x",
    "1e5", "true", "nan", "1979-05-27", "\x00", "\x7f", "\u2028", "\ud800", "\ufeff", "²", "p1",
    "end", "actions", "result", "game", "seats", "[chance]", "options", "words = [0, 0, 0, 0]",
]  # fmt: skip

texts = st.text(max_size=200) | st.lists(st.sampled_from(PIECES), max_size=12).map(" ".join)


@st.composite
def damaged(draw: st.DrawFn, goods: list[str]) -> str:
    """A good text with a few stretches cut out, doubled, exchanged or overwritten."""
    text = draw(st.sampled_from(goods))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        stop = draw(st.integers(start, min(len(text), start + 40)))
        stretch = text[start:stop]
        filling = draw(
            st.sampled_from(["", stretch * 2, stretch[::-1], *PIECES]) | st.text(max_size=5)
        )
        text = text[:start] + filling + text[stop:]
    return text


def attempt(read: Callable[[], Read], fault: type[Exception]) -> tuple[Read | None, str]:
    """What was read, or the documented fault; any other exception goes through."""
    try:
        return read(), ""
    except fault as error:
        return None, str(error)


DEEP_KEYS = "a." * 3000 + "a = 1"
LONG_HEX = "0x" + "f" * 5000
LONG_NUMBER = "1" * 5000


@MANY
@given(texts | damaged(RECORDS))
@example("shoal record 1\nname p1 \ud800")
@example("shoal record 1\ngame a\nrules 1\ncomponents b\nseats 2\nname p1 \ud800\nactions\nend 0 x")
@example("shoal record 1\ngame a\nrules ²\ncomponents b\nseats 2\nactions\nend 0 x")
@example(f"shoal record 1\ngame a\nrules {LONG_NUMBER}\ncomponents b\nseats 2\nactions\nend 0 x")
def test_reading_a_record(text: str) -> None:
    record, fault = attempt(lambda: Record.read(text), RecordError)
    if record is None:
        assert fault.startswith("line ")
        return
    assert Record.read(record.text()).text() == record.text()
    for game in SMALL:
        record.verify(game)


@MANY
@given(st.sampled_from(SMALL), texts | damaged(POSITIONS))
@example(SMALL[0], f"game.{DEEP_KEYS}")
@example(SMALL[0], f"game = {LONG_HEX}")
@example(SMALL[0], f"game = {LONG_NUMBER}")
@example(SMALL[0], f'game = "tic_tac_toe"\nseats = {LONG_HEX}')
@example(SMALL[0], f'game = "tic_tac_toe"\nseats = 2\noptions.{DEEP_KEYS}')
@example(SMALL[0], f'game = "tic_tac_toe"\nseats = 2\nboard.{DEEP_KEYS}')
@example(SMALL[1], 'game = "kuhn_poker"\nseats = 2\ncards = ["jack", "\ud800"]')
@example(SMALL[2], "game = " + "[" * 2000)
@example(SMALL[2], "game = " + "{a=" * 2000)
@example(SMALL[1], POSITIONS[2].replace("draws = 2", "draws = 99999999999999999999"))
def test_reading_a_position(game: Game, text: str) -> None:
    state, fault = attempt(lambda: game.position(text), PositionError)
    if state is None:
        assert fault.startswith("position: ")
        assert len(fault) < 500
        return
    assert game.position(state.position()).position() == state.position()


@MANY
@given(st.sampled_from(SMALL), texts | st.sampled_from(["mark a1", "pick 2", "bet"]))
@example(SMALL[0], "\ud800")
@example(SMALL[0], "mark ß")
@example(SMALL[0], "ma\u0307rk A1")
@example(SMALL[0], "mark " + "a" * 100_000)
def test_reading_an_action(game: Game, text: str) -> None:
    action, fault = attempt(lambda: game.space.parse(text), ActionTextError)
    if action is None:
        assert "is not an action; " in fault
        return
    assert game.space.text(action).casefold() == " ".join(text.split()).casefold()


@MANY
@given(texts | damaged(CLAUSES))
@example(f"TTT-001.{DEEP_KEYS}")
@example(f"TTT-001 = {LONG_HEX}")
@example(f"[TTT-001]\nkind = {LONG_NUMBER}")
@example("[TTT-001]\nsays = 1979-05-27")
def test_reading_clauses(text: str) -> None:
    clauses, fault = attempt(lambda: read_clauses("fuzz", text), SheetError)
    if clauses is None:
        assert fault.startswith("fuzz: ")
        return
    assert len({clause.number for clause in clauses}) == len(clauses)


@MANY
@given(texts | damaged([*POSITIONS, *CLAUSES]))
@example("a = " + "[" * 5000)
@example("a = " + LONG_NUMBER)
def test_reading_a_sheet(text: str) -> None:
    sheet, fault = attempt(lambda: parse_sheet("fuzz", text), SheetError)
    if sheet is None:
        assert fault.startswith("fuzz: is not TOML: ")
        return
    readers: list[Callable[[str], object]] = [
        sheet.flag, sheet.text, sheet.table, sheet.tables, sheet.items, sheet.texts,
        lambda key: sheet.integer(key, 0, 9), lambda key: sheet.integers(key, 0, 9),
    ]  # fmt: skip
    for key in sheet.keys():  # noqa: SIM118 (a Sheet is no dict)
        for read in readers:
            fault = attempt(partial(read, key), SheetError)[1]
            assert not fault or fault.startswith("fuzz: ")
