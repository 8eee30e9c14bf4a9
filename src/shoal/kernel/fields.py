"""Fields of a state, declared once: how they are copied, written and read follows.

    FIELDS: Final = Fields([
        Whole("round", 1, 7),
        Wholes("points", 0, 30, PER_SEAT),
        Choices("bids", ["none", "1", "2"], PER_SEAT),
    ])

The constructor of a state gives each field its value at the beginning; the declaration its kind and
its bounds. `FIELDS.sketch(state)` writes a state down, `FIELDS.restore(state, sheet)` reads it and
names key and reason for whatever is wrong, `FIELDS.copy(state)` copies. What makes no sense
together is the author's to refuse.

A large game declares its fields in groups, as its positions have them: `Choice("spin_for",
SPINS).named("spin").unless(FIRST)` has another key than the field and is left out when it is as
usual. `GROUP.sketch(state)` and `GROUP.read(state, sheet)` are for one group; with a seat behind
them they are for its row, and each field is a list with an entry for every seat.

Interpreted states are copied by a function that is written for the fields, one line each, as
dataclasses have it: as fast as by hand. A compiled state is filled from outside, at some 60 ns for
a field (tic-tac-toe takes 0.5 µs, by hand 0.2 µs): small games do not notice, large ones copy by
hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from shoal.kernel.build import COMPILED
from shoal.kernel.sheet import Sheet, seat_word, seat_words, shown
from shoal.kernel.state import State

S = TypeVar("S", bound=State)

PER_SEAT: Final = -1  # as many entries as there are seats
ANY: Final = -2  # any number of entries
NOBODY: Final = -1
NOTHING: Final = -1
ALWAYS: Final = object()  # no value: a field is written whatever it holds
EVERY_STATE: Final = ["game", "seats", "options", "chance", "journal", "reveals"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field: how it is copied, written and read. `depth` is 0, 1 for a list, 2 for lists."""

    def __init__(self, name: str, depth: int = 0, written: bool = True) -> None:
        if not name.isidentifier():
            raise ValueError(f"{name!r} cannot be the name of a field")
        self.name = name
        self.key = name
        self.usual: object = ALWAYS
        self.depth = depth
        self.written = written

    def named(self, key: str) -> Field:
        """The same under another key."""
        self.key = key
        return self

    def unless(self, usual: object) -> Field:
        """The same, left out when it is as usual."""
        self.usual = usual
        return self

    def write(self, value: object) -> object:
        """The value as a position has it."""
        return value

    def read(self, sheet: Sheet, seats: int) -> object:
        """The value a position gives, checked."""
        raise NotImplementedError


class Whole(Field):
    """A whole number."""

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def read(self, sheet: Sheet, seats: int) -> object:
        return sheet.integer(self.key, self.low, self.high)


class Flag(Field):
    """True or false."""

    def read(self, sheet: Sheet, seats: int) -> object:
        return sheet.flag(self.key)


class Mark(Field):
    """1 or 0, written as true where it is 1."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.usual = 0

    def write(self, value: object) -> object:
        return True

    def read(self, sheet: Sheet, seats: int) -> object:
        return int(sheet.flag(self.key))


class Choice(Field):
    """One of some things, held as its number and written by its name; `nothing` stands for -1."""

    def __init__(self, name: str, words: list[str], nothing: str = "") -> None:
        super().__init__(name)
        self.words = [*words, nothing] if nothing else words
        self.nothing = nothing

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return self.words[value]

    def read(self, sheet: Sheet, seats: int) -> object:
        word = sheet.text(self.key, self.words)
        return NOTHING if word == self.nothing else self.words.index(word)


class Seat(Field):
    """A seat, written p1, p2 …, or nobody where that may be."""

    def __init__(self, name: str, nobody: bool = True) -> None:
        super().__init__(name)
        self.nobody = nobody

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return "nobody" if value == NOBODY else seat_word(value)

    def read(self, sheet: Sheet, seats: int) -> object:
        if not self.nobody:
            return sheet.seat(self.key, seats)
        return sheet.choice(self.key, ["nobody", *seat_words(seats)]) - 1


class Wholes(Field):
    """A list of whole numbers: so many, one per seat, or any number of them."""

    def __init__(self, name: str, low: int, high: int, count: int = ANY) -> None:
        super().__init__(name, 1)
        self.low = low
        self.high = high
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return value[:]

    def read(self, sheet: Sheet, seats: int) -> object:
        return sheet.integers(self.key, self.low, self.high, counted(self.count, seats))


class Flags(Field):
    """A list of truths."""

    def __init__(self, name: str, count: int = ANY) -> None:
        super().__init__(name, 1)
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return value[:]

    def read(self, sheet: Sheet, seats: int) -> object:
        found: list[bool] = []
        for i, value in enumerate(sheet.items(self.key, counted(self.count, seats))):
            if not isinstance(value, bool):
                reason = f"entry {i + 1} must be true or false, not {shown(value)}"
                raise sheet.fault(self.key, reason)
            found.append(value)
        return found


class Choices(Field):
    """A list of things, held as numbers and written by their names; `nothing` stands for -1."""

    def __init__(self, name: str, words: list[str], count: int = ANY, nothing: str = "") -> None:
        super().__init__(name, 1)
        self.words = [*words, nothing] if nothing else words
        self.nothing = nothing
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return [self.words[item] for item in value]

    def read(self, sheet: Sheet, seats: int) -> object:
        texts = sheet.texts(self.key, self.words, counted(self.count, seats))
        return [NOTHING if text == self.nothing else self.words.index(text) for text in texts]


class Letters(Field):
    """A list of things with a letter each, written as one text: a small board."""

    def __init__(self, name: str, letters: str, count: int) -> None:
        super().__init__(name, 1)
        self.letters = letters
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return "".join([self.letters[item] for item in value])

    def read(self, sheet: Sheet, seats: int) -> object:
        text, count = sheet.text(self.key), counted(self.count, seats)
        if len(text) != count or text.strip(self.letters):
            each = " ".join(self.letters)
            raise sheet.fault(self.key, f"must have {count} letters, each one of {each}")
        return [self.letters.index(letter) for letter in text]


class Piles(Field):
    """Lists of things written by their names: a hand of cards for each seat, say."""

    def __init__(self, name: str, words: list[str], count: int = PER_SEAT) -> None:
        super().__init__(name, 2)
        self.words = words
        self.count = count

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return [[self.words[item] for item in pile] for pile in value]

    def read(self, sheet: Sheet, seats: int) -> object:
        found: list[list[int]] = []
        for i, pile in enumerate(sheet.items(self.key, counted(self.count, seats))):
            inner = Sheet(sheet.source, {f"{self.key}[{i + 1}]": pile}, sheet.path)
            texts = inner.texts(f"{self.key}[{i + 1}]", self.words)
            found.append([self.words.index(text) for text in texts])
        return found


class Kept(Field):
    """A number that follows from the other fields: copied, never written; the author sets it."""

    def __init__(self, name: str) -> None:
        super().__init__(name, written=False)


class Fields:
    """All fields of a state, in the order in which positions have them.

    A position may leave out what is as at the beginning, but not what is `needed`.
    """

    def __init__(self, fields: list[Field], needed: list[str] | None = None) -> None:
        self.needed: list[str] = [] if needed is None else needed
        self.written = [field for field in fields if field.written]
        self.names = [field.name for field in fields]
        self.keys = [field.key for field in self.written]
        if len(set(self.names)) != len(self.names):
            raise ValueError(f"a field is declared twice: {', '.join(self.names)}")
        self.by_depth = [
            [field.name for field in fields if field.depth == depth] for depth in (0, 1, 2)
        ]
        self.straight = straight(self.by_depth)

    def copy(self, state: S) -> S:
        """What `State.clone` gives."""
        if not COMPILED:
            return cast(S, self.straight(type(state), state))
        made = type(state)(state.game, state.seats, state.options, state.chance.clone())
        made.reveals = state.reveals
        for name in self.by_depth[0]:
            setattr(made, name, getattr(state, name))
        for name in self.by_depth[1]:
            setattr(made, name, cast(list[object], getattr(state, name))[:])
        for name in self.by_depth[2]:
            piles = cast(list[list[object]], getattr(state, name))
            setattr(made, name, [pile[:] for pile in piles])
        return made

    def sketch(self, state: State, seat: int = NOBODY) -> dict[str, object]:
        """What `State.sketch` gives, or the row of a seat."""
        found: dict[str, object] = {}
        for field in self.written:
            value = getattr(state, field.name)
            if seat != NOBODY:
                value = value[seat]
            if value != field.usual:
                found[field.key] = field.write(value)
        return found

    def restore(self, state: S, sheet: Sheet) -> S:
        """A state just made, with the fields of a position; what it leaves out is as at first."""
        self.check(state)
        sheet.only(self.keys)
        self.read(state, sheet)
        return state

    def read(self, state: State, sheet: Sheet, seat: int = NOBODY) -> None:
        """Take over what a sheet has of these fields, or of the row of a seat."""
        for field in self.written:
            if field.key in sheet or field.key in self.needed:
                value = field.read(sheet, state.seats)
                if seat == NOBODY:
                    setattr(state, field.name, value)
                else:
                    getattr(state, field.name)[seat] = value

    def check(self, state: State) -> None:
        """Whether all fields are declared; compiled states do not tell what they have."""
        for name in getattr(state, "__dict__", {}):
            if name not in self.names and name not in EVERY_STATE:
                raise TypeError(f"{type(state).__name__}.{name} is not declared as a field")


def counted(count: int, seats: int) -> int:
    """How many entries a list must have; -1 for any number."""
    return seats if count == PER_SEAT else max(-1, count)


def straight(by_depth: list[list[str]]) -> Callable[..., object]:
    """A function that copies an interpreted state, a line for each field and no constructor.

    The names are the game's own, never a reader's.
    """
    plain = ["game", "seats", "options", "reveals", *by_depth[0]]
    lines = [
        "new = kind.__new__(kind)",
        "new.chance, new.journal = old.chance.clone(), None",
        *[f"new.{name} = old.{name}" for name in plain],
        *[f"new.{name} = old.{name}[:]" for name in by_depth[1]],
        *[f"new.{name} = [pile[:] for pile in old.{name}]" for name in by_depth[2]],
        "return new",
    ]
    made: dict[str, Callable[..., object]] = {}
    exec("def copy(kind, old):\n    " + "\n    ".join(lines), made)
    return made["copy"]
