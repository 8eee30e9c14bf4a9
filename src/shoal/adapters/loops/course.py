"""A game whose chance is told from outside: at each draw it stops and asks.

A game never stops in the middle of a rule to ask for a number. So an action is carried out on a
copy with what has been drawn so far, and once more when the next number is known.
"""

from __future__ import annotations

import hashlib
import math
from typing import Final

from shoal.adapters.observations.rows import Rows
from shoal.kernel.chance import Chance, FastChance
from shoal.kernel.game import Game
from shoal.kernel.state import State

LISTED: Final = 256  # outcomes of one draw at most
DIALS: Final = 3  # draws that name one of LISTED ** DIALS
SHUFFLED: Final = 5  # things whose orders are listed
CHANCE: Final = -1  # whose turn it is when a number is asked for
NOBODY: Final = -4  # and when the game is over; both as OpenSpiel has it
UNKNOWN: Final = -9  # not begun


class UndecidedError(Exception):
    """A rule draws and nobody has said yet what comes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Told(Chance):
    """Chance that draws what it is told; told no more, it asks, or goes on as it likes."""

    def __init__(self, told: list[int], after: FastChance | None = None) -> None:
        self.draws = 0
        self.told = told
        self.after = after

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        return self.next(n) if n <= LISTED else self.dialled().below(n)

    def shuffle(self, items: list[int]) -> None:
        if len(items) > SHUFFLED:
            self.dialled().shuffle(items)
        elif len(items) > 1:
            number = self.next(math.factorial(len(items)))
            left = items[:]
            for i in range(len(items)):
                place = number % len(left)
                number //= len(left)
                items[i] = left.pop(place)

    def fork(self) -> FastChance:
        return self.dialled()

    def next(self, outcomes: int) -> int:
        if self.draws == len(self.told):
            if self.after is None:
                raise UndecidedError(outcomes)
            return self.after.below(outcomes)
        self.draws += 1
        return self.told[self.draws - 1]

    def dialled(self) -> FastChance:
        seed = 0
        for _dial in range(DIALS):
            seed = seed * LISTED + self.next(LISTED)
        return FastChance(seed)

    def clone(self) -> Told:
        return Told(self.told[self.draws :], self.after)

    def sketch(self) -> dict[str, object]:
        return FastChance(0).sketch()  # between two actions there is nothing to keep


class Step:
    """An action with what chance gave to it; each knows the one before."""

    def __init__(self, before: Step | None, seat: int, action: int, told: list[int]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.told = told


class Heard:
    """What a seat has seen up to a step, as a digest that grows with the game."""

    def __init__(self, step: Step | None, state: State, digest: bytes) -> None:
        self.step = step
        self.state = state
        self.digest = digest


class Course:
    """A game and what is being carried out in it; the options are all of them.

    States are never changed once they are here, so a copy shares them.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, bool | int | str],
        rows: Rows,
        first: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rows = rows
        self.state: State | None = None
        self.step: Step | None = None
        self.before: State | None = None  # while chance is asked: as it was, unless it begins
        self.seat = -1
        self.action = -1
        self.told: list[int] = []
        self.outcomes = first  # of the draw it waits for; at the beginning often known
        self.turn = CHANCE if first else UNKNOWN
        self.heard: dict[int, Heard] = {}
        self.root: State | None = None

    def __copy__(self) -> Course:
        copy = Course(self.game, self.seats, self.options, self.rows)
        copy.state = self.state
        copy.step = self.step
        copy.before = self.before
        copy.seat = self.seat
        copy.action = self.action
        copy.outcomes = self.outcomes
        copy.turn = self.turn
        if self.told:
            copy.told = self.told[:]
        if self.heard:
            copy.heard = self.heard.copy()
        copy.root = self.root
        return copy

    def __deepcopy__(self, memo: object) -> Course:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        steps: list[tuple[int, int, list[int]]] = []
        step = self.step
        while step is not None:
            steps.append((step.seat, step.action, step.told))
            step = step.before
        steps.reverse()
        begun = (self.game, self.seats, self.options, self.rows, self.outcomes)
        doing = (self.before, self.seat, self.action, self.told)
        return (restore, (begun, self.root, self.state, steps, doing))

    def stand_at(self, state: State) -> None:
        """Begin here."""
        self.root = state
        self.state = state
        self.settle()

    def player(self) -> int:
        """Whose turn it is: a seat, CHANCE or NOBODY."""
        if self.turn == UNKNOWN:
            self.setup()
        return self.turn

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, to keep; none if it is not its turn."""
        if self.player() != seat or self.state is None:
            return []
        return self.state.legal(seat)[:]

    def begin(self, chance: Chance) -> State:
        return self.game.begin(self.seats, self.options, chance)

    def setup(self) -> None:
        """Begin, as far as that is decided."""
        try:
            self.state = self.begin(Told(self.told))
        except UndecidedError as asked:
            self.outcomes = asked.outcomes
            self.turn = CHANCE
            return
        self.root = self.state
        self.settle()

    def act(self, action: int) -> None:
        """An action of whose turn it is, or an outcome of chance."""
        if self.turn == UNKNOWN:
            self.setup()
        before = self.before
        if self.outcomes:
            self.told.append(action)
            if before is None:
                self.setup()
                return
        else:
            before = self.state
            self.before = before
            self.seat = self.turn
            self.action = action
            self.told = []
        assert before is not None
        state = before.clone()
        state.chance = Told(self.told)
        try:
            state.apply(self.seat, self.action)
        except UndecidedError as asked:
            self.outcomes = asked.outcomes
            self.turn = CHANCE
            return
        self.step = Step(self.step, self.seat, self.action, self.told)
        self.state = state
        self.settle()

    def drawn(self, chance: FastChance) -> State:
        """A state to play on with, what is still asked for drawn at random."""
        if self.state is None:
            state = self.begin(Told(self.told, chance))
        elif self.before is None:
            state = self.state.clone()
        else:
            state = self.before.clone()
            state.chance = Told(self.told, chance)
            state.apply(self.seat, self.action)
        state.chance = chance
        return state

    def settle(self) -> None:
        """All that was drawn is known."""
        assert self.state is not None
        self.outcomes = 0
        self.before = None
        self.told = []
        self.turn = NOBODY if self.state.over() else self.state.actor()

    def sees(self, seat: int) -> str:
        """What a seat sees, as a text that is equal exactly when that is."""
        if self.turn == UNKNOWN:
            self.setup()
        if self.state is None:
            return f"{seat} begins"
        return f"{seat} {self.rows.seen(self.state, seat).hex()}"

    def knows(self, seat: int) -> str:
        """What a seat has seen so far, as such a text."""
        if self.turn == UNKNOWN:
            self.setup()
        if self.state is None:
            return f"{seat} begins"
        return f"{seat} {self.recall(seat).hex()}"

    def recall(self, seat: int) -> bytes:
        """A digest of all that a seat has seen, and of its own actions."""
        assert self.root is not None
        rows = self.rows
        heard = self.heard.get(seat)
        if heard is None:
            heard = Heard(None, self.root, digest(b"", rows.seen(self.root, seat)))
        missing: list[Step] = []
        step = self.step
        while step is not heard.step and step is not None:
            missing.append(step)
            step = step.before
        missing.reverse()
        state, known = heard.state, heard.digest
        for taken in missing:
            state = state.clone()
            state.chance = Told(taken.told)
            state.apply(taken.seat, taken.action)
            own = taken.action if taken.seat == seat else -1
            known = digest(known, own.to_bytes(4, "big", signed=True) + rows.seen(state, seat))
        self.heard[seat] = Heard(self.step, state, known)
        return known


def digest(before: bytes, what: bytes) -> bytes:
    return hashlib.blake2b(before + what, digest_size=16).digest()


def restore(
    begun: tuple[Game, int, dict[str, bool | int | str], Rows, int],
    root: State | None,
    state: State | None,
    steps: list[tuple[int, int, list[int]]],
    doing: tuple[State | None, int, int, list[int]],
) -> Course:
    """A course that was written down."""
    course = Course(begun[0], begun[1], begun[2], begun[3], begun[4])
    course.root = root
    for seat, action, told in steps:
        course.step = Step(course.step, seat, action, told)
    if state is not None:
        course.state = state
        if not course.outcomes:
            course.settle()
    course.before, course.seat, course.action, course.told = doing
    return course
