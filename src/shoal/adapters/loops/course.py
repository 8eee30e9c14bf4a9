"""A game whose chance is told from outside: at each draw it stops and asks.

A game never stops in the middle of a rule to ask for a number. So an action is carried out on a
copy with what has been drawn so far, and once more when the next number is known.

A course knows its own history: the actions, each with what chance gave to it, in a chain that
copies share. Whoever keeps a history of its own is behind until it asks (`written`).
"""

from __future__ import annotations

import hashlib
from typing import Final, SupportsInt, cast

from mypy_extensions import mypyc_attr

from shoal.adapters.observations.rows import Rows, prizes
from shoal.kernel.chance import Chance, FastChance
from shoal.kernel.game import Game
from shoal.kernel.state import State

LISTED: Final = 256  # outcomes of one draw at most
DIALS: Final = 3  # draws that name one of LISTED ** DIALS
ORDERS: Final[list[int]] = [1, 1, 2, 6, 24, 120]  # of so many things; those of more are dialled
CHANCE: Final = -1  # whose turn it is when a number is asked for
NOBODY: Final = -4  # and when the game is over; both as OpenSpiel has it
UNKNOWN: Final = -9  # not begun
EVENLY: Final[list[list[tuple[int, float]]]] = [[] for _ in range(LISTED + 1)]  # worked out once
SHORT: Final = 64  # bytes that are kept as they are instead of their digest


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
        if len(items) >= len(ORDERS):
            self.dialled().shuffle(items)
        elif len(items) > 1:
            number = self.next(ORDERS[len(items)])
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
        if self.after is None and self.draws == len(self.told):
            return ASKING
        return Told(self.told[self.draws :], self.after)

    def sketch(self) -> dict[str, object]:
        return FastChance(0).sketch()  # between two actions there is nothing to keep


NOTHING: Final[list[int]] = []  # told; never changed
ASKING: Final = Told(NOTHING)  # chance of a state at rest: it is the same for all of them


@mypyc_attr(free_list_len=1)
class Step:
    """An action with what chance gave to it; each knows the one before."""

    def __init__(self, before: Step | None, seat: int, action: int, told: list[int]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.told = told


@mypyc_attr(acyclic=True)
class Heard:
    """What a seat has seen up to a step, as a digest that grows with the game."""

    def __init__(self, step: Step | None, state: State, digest: bytes) -> None:
        self.step = step
        self.state = state
        self.digest = digest


@mypyc_attr(acyclic=True, free_list_len=1)  # made and given up with every state
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
        by_points: bool,
        begun: dict[int, State],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rows = rows
        self.begun = begun  # shared by all copies: beginnings that one draw decides, by outcome
        self.by_points = by_points  # what a finished game pays: points, or ranks
        self.state: State | None = None
        self.step: Step | None = None
        self.before: State | None = None  # while chance is asked: as it was, unless it begins
        self.seat = -1
        self.action = -1
        self.told = NOTHING  # what chance gave to it so far; a new list for each number
        self.outcomes = 0  # of the draw it waits for
        self.turn = UNKNOWN  # whose it is: a seat, CHANCE or NOBODY
        self.heard: dict[int, Heard] | None = None
        self.root: State | None = None
        self.dealt = NOTHING  # what chance gave to the set-up
        self.taken = 0  # nodes so far: actions and outcomes of chance
        self.written = 0  # how many of them are in the history that somebody else keeps
        self.writing = False  # now

    def __copy__(self) -> Course:
        copy = Course(self.game, self.seats, self.options, self.rows, self.by_points, self.begun)
        copy.state = self.state
        copy.step = self.step
        copy.before = self.before
        copy.seat = self.seat
        copy.action = self.action
        copy.outcomes = self.outcomes
        copy.turn = self.turn
        copy.told = self.told
        if self.heard is not None:
            copy.heard = self.heard.copy()
        copy.root = self.root
        copy.dealt = self.dealt
        copy.taken = self.taken
        copy.written = self.written
        return copy

    def __deepcopy__(self, _memo: object) -> Course:
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        steps: list[tuple[int, int, list[int]]] = []
        step = self.step
        while step is not None:
            steps.append((step.seat, step.action, step.told))
            step = step.before
        steps.reverse()
        begun = (self.game, self.seats, self.options, self.rows, self.by_points)
        doing = (self.before, self.seat, self.action, self.told, self.outcomes)
        counts = (self.dealt, self.taken, self.written)
        return (restore, (begun, self.root, self.state, steps, doing, counts))

    def apart(self) -> Course:
        """A copy for somebody whose history is still empty."""
        copy = self.__copy__()
        copy.written = 0
        return copy

    def stand_at(self, state: State) -> None:
        """Begin here."""
        self.root = state
        self.state = state
        self.settle()

    def history(self) -> list[tuple[int, int]]:
        """Every action and every outcome of chance, each with whose it was."""
        steps: list[Step] = []
        step = self.step
        while step is not None:
            steps.append(step)
            step = step.before
        steps.reverse()
        nodes = [(CHANCE, number) for number in self.dealt]
        for taken in steps:
            nodes.append((taken.seat, taken.action))
            nodes += [(CHANCE, number) for number in taken.told]
        if self.outcomes:  # in the middle of one
            if self.before is not None:
                nodes.append((self.seat, self.action))
            nodes += [(CHANCE, number) for number in self.told]
        return nodes

    def legal(self) -> list[int]:
        """What may come now, to keep: actions of whose turn it is, or outcomes of chance."""
        turn = self.turn
        if turn >= 0:
            assert self.state is not None
            return self.state.legal(turn)[:]
        return list(range(self.outcomes))

    def shares(self) -> list[tuple[int, float]]:
        """The outcomes of chance with how likely each is, to keep."""
        if not EVENLY[self.outcomes]:
            EVENLY[self.outcomes] = [(one, 1.0 / self.outcomes) for one in range(self.outcomes)]
        return EVENLY[self.outcomes][:]

    def begin(self, chance: Chance) -> State:
        return self.game.begin(self.seats, self.options, chance)

    def setup(self) -> None:
        """Begin, as far as that is decided; where one draw decides it, once for each outcome."""
        told = self.told
        if len(told) == 1:
            self.state = self.begun.get(told[0])
        try:
            if self.state is None:
                self.state = self.begin(Told(told))
        except UndecidedError as asked:
            self.outcomes = asked.outcomes
            self.turn = CHANCE
            return
        self.state.chance = ASKING
        if len(told) == 1:
            self.begun[told[0]] = self.state
        self.root = self.state
        self.dealt = told
        self.settle()

    def act(self, given: object) -> int:
        """An action of whose turn it is, or an outcome of chance; numpy's numbers are welcome.

        Whose turn it is then.
        """
        action = given if isinstance(given, int) else int(cast(SupportsInt, given))
        before = self.before
        if self.outcomes:
            self.told = [*self.told, action]
            if before is None:
                self.setup()
                self.taken += 1
                return self.turn
        else:
            before = self.state
            self.before = before
            self.seat = self.turn
            self.action = action
        assert before is not None
        state = before.clone()
        state.chance = Told(self.told) if self.told else ASKING
        try:
            state.apply(self.seat, self.action)
        except UndecidedError as asked:
            self.outcomes = asked.outcomes
            self.turn = CHANCE
            self.taken += 1
            return CHANCE
        self.taken += 1
        state.chance = ASKING
        self.step = Step(self.step, self.seat, self.action, self.told)
        self.state = state
        self.settle()
        return self.turn

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
        state = self.state
        assert state is not None
        self.outcomes = 0
        self.before = None
        self.told = NOTHING
        self.turn = NOBODY if state.over() else state.actor()

    def paid(self) -> list[float]:
        """What each seat has of a finished game; nothing before."""
        if self.turn != NOBODY or self.state is None:
            return [0.0] * self.seats
        return self.pays(self.state)

    def pays(self, state: State) -> list[float]:
        """What a finished game pays: by ranks, or the points that are above the mean."""
        if not self.by_points:
            return prizes(state)
        points = state.scores()
        mean = sum(points) / len(points)
        return [float(point - mean) for point in points]

    def sees(self, seat: int) -> str:
        """What a seat sees, as a text that is equal exactly when that is."""
        if self.state is None:
            return f"{seat} begins"
        return f"{seat} {self.rows.seen(self.state, seat).hex()}"

    def knows(self, seat: int) -> str:
        """What a seat has seen so far, as such a text."""
        if self.state is None:
            return f"{seat} begins"
        return f"{seat} {self.recall(seat).hex()}"

    def recall(self, seat: int) -> bytes:
        """A digest of all that a seat has seen, and of its own actions."""
        assert self.root is not None
        assert self.state is not None
        rows = self.rows
        if self.heard is None:
            self.heard = {}
        heard = self.heard.get(seat)
        if heard is None:
            heard = Heard(None, self.root, digest(b"", rows.seen(self.root, seat)))
        last = self.step
        missing: list[Step] = []
        step = last
        while step is not heard.step and step is not None:
            missing.append(step)
            step = step.before
        missing.reverse()
        state, known = heard.state, heard.digest
        for taken in missing:
            if taken is last:  # what came of it is here
                state = self.state
            else:
                state = state.clone()
                state.chance = Told(taken.told)
                state.apply(taken.seat, taken.action)
            own = taken.action if taken.seat == seat else -1
            known = digest(known, own.to_bytes(4, "big", signed=True) + rows.seen(state, seat))
        self.heard[seat] = Heard(last, state, known)
        return known

    def remember(self, seat: int, known: bytes) -> None:
        """Begin with what a seat has seen before."""
        assert self.state is not None
        if self.heard is None:
            self.heard = {}
        self.heard[seat] = Heard(None, self.state, known)


def digest(before: bytes, what: bytes) -> bytes:
    """What stands for both; as long as it is short, they themselves, which takes no time."""
    both = before + what
    return both if len(both) <= SHORT else hashlib.blake2b(both, digest_size=16).digest()


def restore(
    begun: tuple[Game, int, dict[str, bool | int | str], Rows, bool],
    root: State | None,
    state: State | None,
    steps: list[tuple[int, int, list[int]]],
    doing: tuple[State | None, int, int, list[int], int],
    counts: tuple[list[int], int, int],
) -> Course:
    """A course that was written down."""
    course = Course(begun[0], begun[1], begun[2], begun[3], begun[4], {})
    course.root = root
    for seat, action, told in steps:
        course.step = Step(course.step, seat, action, told)
    course.state = state
    if state is not None:
        course.settle()
    course.before, course.seat, course.action, course.told, course.outcomes = doing
    if course.outcomes:
        course.turn = CHANCE
    course.dealt, course.taken, course.written = counts
    return course
