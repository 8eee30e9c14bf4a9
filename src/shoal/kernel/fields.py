"""Fields of a state, declared once: its copy, its text and how that is read follow.

    FIELDS: Final = Fields([
        Whole("round", 1, 7),
        Wholes("pearls", 0, 30, PER_SEAT),
        Choices("bids", ["none", "1", "2"], PER_SEAT),
    ])

A state with declared fields says their types for the compiler (`round: int`), has no constructor of
its own, and its `clone` and `sketch` are `FIELDS.copy(self)` and `FIELDS.sketch(self)`; its game
begins with `FIELDS.begin(…)` and restores with `FIELDS.restore(…)`. What makes no sense together
is the author's to refuse.

Copying runs through a function that is written for the fields, one line each, as dataclasses have
it. MEASURED
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from shoal.kernel.sheet import Sheet, shown
from shoal.kernel.state import State

S = TypeVar("S", bound=State)

PER_SEAT: Final = -1  # as many entries as there are seats
ANY: Final = -2  # any number of entries; none at the beginning
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field: how it begins, how it is copied, written and read.

    `starts` and `copies` are Python expressions, of `seats` and of `old`, that the functions made
    for a state are put together from.
    """

    def __init__(self, name: str, starts: str, copies: str, written: bool = True) -> None:
        if not name.isidentifier():
            raise ValueError(f"{name!r} cannot be the name of a field")
        self.name = name
        self.starts = starts
        self.copies = copies.replace("old", f"old.{name}")
        self.written = written

    def write(self, value: object) -> object:
        """The value as a position has it."""
        return value

    def read(self, sheet: Sheet, seats: int) -> object:
        """The value a position gives, checked."""
        raise NotImplementedError


class Whole(Field):
    """A whole number; begins with `start`, or with the lowest."""

    def __init__(self, name: str, low: int, high: int, start: int | None = None) -> None:
        super().__init__(name, str(low if start is None else start), "old")
        self.low = low
        self.high = high

    def read(self, sheet: Sheet, seats: int) -> object:
        return sheet.integer(self.name, self.low, self.high)


class Flag(Field):
    """True or false."""

    def __init__(self, name: str, start: bool = False) -> None:
        super().__init__(name, str(start), "old")

    def read(self, sheet: Sheet, seats: int) -> object:
        return sheet.flag(self.name)


class Choice(Field):
    """One of some things, held as its number and written by its name."""

    def __init__(self, name: str, words: list[str], start: int = 0) -> None:
        super().__init__(name, str(start), "old")
        self.words = words

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return self.words[value]

    def read(self, sheet: Sheet, seats: int) -> object:
        return self.words.index(sheet.text(self.name, self.words))


class Seat(Field):
    """A seat, written p1, p2 …, or nobody."""

    def __init__(self, name: str, start: int = NOBODY) -> None:
        super().__init__(name, str(start), "old")

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return "nobody" if value == NOBODY else f"p{value + 1}"

    def read(self, sheet: Sheet, seats: int) -> object:
        words = ["nobody", *(f"p{seat + 1}" for seat in range(seats))]
        return words.index(sheet.text(self.name, words)) - 1


class Wholes(Field):
    """A list of whole numbers: so many, one per seat, or any number of them."""

    def __init__(
        self, name: str, low: int, high: int, count: int = ANY, start: int | None = None
    ) -> None:
        super().__init__(name, many(low if start is None else start, count), "old[:]")
        self.low = low
        self.high = high
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return value[:]

    def read(self, sheet: Sheet, seats: int) -> object:
        return sheet.integers(self.name, self.low, self.high, counted(self.count, seats))


class Flags(Field):
    """A list of truths."""

    def __init__(self, name: str, count: int = ANY, start: bool = False) -> None:
        super().__init__(name, many(start, count), "old[:]")
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return value[:]

    def read(self, sheet: Sheet, seats: int) -> object:
        found: list[bool] = []
        for i, value in enumerate(sheet.items(self.name, counted(self.count, seats))):
            if not isinstance(value, bool):
                reason = f"entry {i + 1} must be true or false, not {shown(value)}"
                raise sheet.fault(self.name, reason)
            found.append(value)
        return found


class Choices(Field):
    """A list of things, held as numbers and written by their names."""

    def __init__(self, name: str, words: list[str], count: int = ANY, start: int = 0) -> None:
        super().__init__(name, many(start, count), "old[:]")
        self.words = words
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return [self.words[item] for item in value]

    def read(self, sheet: Sheet, seats: int) -> object:
        texts = sheet.texts(self.name, self.words, counted(self.count, seats))
        return [self.words.index(text) for text in texts]


class Letters(Field):
    """A list of things with a letter each, written as one text: a small board."""

    def __init__(self, name: str, letters: str, count: int, start: int = 0) -> None:
        super().__init__(name, many(start, count), "old[:]")
        self.letters = letters
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return "".join([self.letters[item] for item in value])

    def read(self, sheet: Sheet, seats: int) -> object:
        text, count = sheet.text(self.name), counted(self.count, seats)
        if len(text) != count or text.strip(self.letters):
            each = " ".join(self.letters)
            raise sheet.fault(self.name, f"must have {count} letters, each one of {each}")
        return [self.letters.index(letter) for letter in text]


class Piles(Field):
    """Lists of things written by their names: a hand of cards per seat, say; empty at first."""

    def __init__(self, name: str, words: list[str], count: int = PER_SEAT) -> None:
        starts = f"[[] for _ in range({sized(count)})]"
        super().__init__(name, starts, "[pile[:] for pile in old]")
        self.words = words
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return [[self.words[item] for item in pile] for pile in value]

    def read(self, sheet: Sheet, seats: int) -> object:
        found: list[list[int]] = []
        for i, pile in enumerate(sheet.items(self.name, counted(self.count, seats))):
            inner = Sheet(sheet.source, {f"{self.name}[{i + 1}]": pile}, sheet.path)
            texts = inner.texts(f"{self.name}[{i + 1}]", self.words)
            found.append([self.words.index(text) for text in texts])
        return found


class Kept(Field):
    """A number that follows from the other fields: copied, never written; the author sets it."""

    def __init__(self, name: str, start: int = 0) -> None:
        super().__init__(name, str(start), "old", written=False)


class Fields:
    """All fields of a state, in the order in which positions have them."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.written = [field for field in fields if field.written]
        names = [field.name for field in fields]
        if len(set(names)) != len(names):
            raise ValueError(f"a field is declared twice: {', '.join(names)}")
        starts = [f"new.{field.name} = {field.starts}" for field in fields]
        copies = [f"new.{field.name} = {field.copies}" for field in fields]
        self._begin = written("new, seats", starts)
        self._copy = written("new, old", [*copies, "new.reveals = old.reveals"])

    def begin(self, state: S) -> S:
        """A state just made, with every field as it is at the beginning."""
        self._begin(state, state.seats)
        return state

    def copy(self, state: S) -> S:
        """What `State.clone` gives."""
        made = type(state)(state.game, state.seats, state.options, state.chance.clone())
        self._copy(made, state)
        return made

    def sketch(self, state: State) -> dict[str, object]:
        """What `State.sketch` gives."""
        return {field.name: field.write(getattr(state, field.name)) for field in self.written}

    def restore(self, state: S, sheet: Sheet) -> S:
        """A state just made, with the fields of a position; what it leaves out is as at first."""
        sheet.only([field.name for field in self.written])
        self._begin(state, state.seats)
        for field in self.written:
            if field.name in sheet:
                setattr(state, field.name, field.read(sheet, state.seats))
        return state


def many(start: int, count: int) -> str:
    """The expression of a list of equal values."""
    return "[]" if count == ANY else f"[{start}] * {sized(count)}"


def sized(count: int) -> str:
    return "seats" if count == PER_SEAT else str(max(0, count))


def counted(count: int, seats: int) -> int:
    """How many entries a list must have; -1 for any number."""
    return seats if count == PER_SEAT else max(-1, count)


def written(arguments: str, lines: list[str]) -> Callable[..., None]:
    """A function of these lines. Names and expressions are the game's own, never a reader's."""
    made: dict[str, Callable[..., None]] = {}
    body = "\n    ".join(lines)
    exec(f"def fill({arguments}):\n    {body}\n", made)
    return made["fill"]
