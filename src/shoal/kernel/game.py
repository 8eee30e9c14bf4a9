"""A game: its name, seats, actions, options, components, clauses, and how a state begins."""

from __future__ import annotations

import hashlib
import importlib
from abc import ABC, abstractmethod
from importlib import resources
from typing import Final

from mypy_extensions import mypyc_attr

from shoal.kernel.actions import ActionSpace
from shoal.kernel.chance import Chance
from shoal.kernel.clauses import Clause, read_clauses
from shoal.kernel.options import Option, Options, complete
from shoal.kernel.sheet import Sheet, SheetError
from shoal.kernel.state import State

BOXES: Final = "boxes"  # components of other days, each under its digest
DIGITS: Final = 12


class SeatsError(ValueError):
    """A number of seats the game is not made for."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game people can play. One object per game, never changed after it is made.

    `module` is the package whose `GAME` it is. `rules` is the version of the rules: raised when a
    change makes an old record end differently. `open_scores` says that points lie open during
    play. `usual_seats` is how many play when nobody says so: the fewest, but for variants.
    `turn_clause` and `over_clause` are named when somebody acts out of turn or after the end.
    """

    def __init__(
        self,
        module: str,
        title: str,
        seat_counts: list[int],
        space: ActionSpace,
        *,
        rules: int = 1,
        options: list[Option] | None = None,
        usual_seats: int = 0,
        open_scores: bool = True,
        turn_clause: str = "",
        over_clause: str = "",
    ) -> None:
        self.module = module
        self.name = module.rpartition(".")[2]
        self.title = title
        self.seat_counts = seat_counts
        self.usual_seats = usual_seats or seat_counts[0]
        self.space = space
        self.rules = rules
        self.options: list[Option] = [] if options is None else options
        self.open_scores = open_scores
        self.turn_clause = turn_clause
        self.over_clause = over_clause

    # What a game says.

    @abstractmethod
    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        """The first state, everything random in the set-up drawn from `chance`."""

    @abstractmethod
    def restore(self, sheet: Sheet, seats: int, options: Options, chance: Chance) -> State:
        """The state a sketch describes. Refuses impossible ones with `sheet.fault(key, reason)`.

        Keys that are left out get the values of a game's beginning where that makes sense, so that
        rule tests and puzzles write down only what matters.
        """

    # What every game does the same way.

    def new(self, seats: int, chance: Chance, options: dict[str, object] | None = None) -> State:
        """A game about to begin; checks seats and options."""
        self.check_seats(seats)
        return self.begin(seats, complete(self.options, options or {}), chance)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise SeatsError(f"{self.title} is for {counts} players, not {seats}")

    def position(self, text: str) -> State:
        """The state a position text describes."""
        from shoal.kernel.position import read_position  # noqa: PLC0415 (they need each other)

        return read_position(self, text)

    def data(self, name: str) -> str:
        """The text of a data file of the game's package, empty if there is none."""
        file = resources.files(self.module).joinpath(name)
        try:
            return file.read_text("utf-8") if file.is_file() else ""
        except UnicodeDecodeError:
            raise SheetError(f"{self.name}/{name}: is not a text in UTF-8") from None

    def clauses(self) -> list[Clause]:
        return read_clauses(f"{self.name}/clauses.toml", self.data("clauses.toml"))

    def components(self) -> str:
        """A short digest of the components file, named by records."""
        return box_digest(self.data("components.toml"))

    def box(self, digest: str) -> str:
        """The text of the components with this digest: today's, or one kept in `boxes/`.

        Empty if they are not at hand. A file that is not what its name says counts as missing.
        """
        if digest == self.components():
            return self.data("components.toml")
        # A digest may come from anybody's record: only such a name is looked for.
        if len(digest) != DIGITS or digest.strip("0123456789abcdef"):
            return ""
        text = self.data(f"{BOXES}/{digest}.toml")
        return text if box_digest(text) == digest else ""

    def __reduce__(self) -> tuple[object, ...]:
        return (load_game, (self.module,))


def box_digest(text: str) -> str:
    """What records call a components file."""
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def load_game(module: str) -> Game:
    """The game of a package."""
    try:
        game = importlib.import_module(module).GAME
    except UnicodeDecodeError:
        name = module.rpartition(".")[2]
        raise SheetError(f"{name}/components.toml: is not a text in UTF-8") from None
    assert isinstance(game, Game)
    return game
