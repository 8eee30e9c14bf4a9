"""A game at one number of seats, as all checks play and look at it."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Iterator

from shoal.kernel import SPECTATOR, FastChance, Game, Journal, State, Watch, playout
from shoal.kernel.build import COMPILED
from shoal.kernel.options import complete
from shoal.kernel.state import canonical

LONGEST = 50_000  # actions: random play of no game of ours comes near
ACTIONS = 1500 if COMPILED else 500  # per check, in as many random games as that takes
GAMES = 120  # but no more than these: some games last for two actions
MOMENTS = 180 if COMPILED else 40  # of them looked at closely


class Case:
    """A game at one number of seats."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object] | None = None,
        seed: int = 1,
        part: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options or {}
        self.seed = seed
        self.part = part  # plays and looks only one part in so many
        self.longest = LONGEST
        self.where = "the beginning"  # what a failing check was looking at
        self._lengths: dict[int, int] = {}

    def __repr__(self) -> str:
        usual = complete(self.game.options, {})
        chosen = "".join(
            f"-{key}={value}" for key, value in self.options.items() if value != usual.get(key)
        )
        return f"{self.game.name}-{self.seats}{chosen}"

    def start(self, seed: int) -> State:
        return self.game.new(self.seats, FastChance(seed), self.options)

    def observers(self) -> list[int]:
        return [SPECTATOR, *range(self.seats)]

    def length(self, seed: int) -> int:
        return playout(self.start(seed), FastChance(seed + 1), self.longest)

    def walk(self, seed: int) -> Iterator[tuple[State, int, int]]:
        """A random game: each state with the seat that acts and the action it takes.

        Any of the seats that may act is taken, not only the first, so that simultaneous choices
        come in every order. The state moves on when the caller asks for the next one.
        """
        self.where = f"seed {seed}, the beginning"
        state, chance = self.start(seed), FastChance(seed + 1)
        for ply in range(self.longest):
            self.where = f"seed {seed}, ply {ply}"
            if state.over():
                return
            # Mostly the first seat that may act; a replaceable choice must not go on for ever.
            actors = state.actors()
            seat = actors[chance.below(len(actors))] if chance.below(4) == 0 else state.actor()
            legal = state.legal(seat)
            action = legal[chance.below(len(legal))]
            self.where += f" (before p{seat + 1} {self.game.space.text(action)!r})"
            yield state, seat, action
            state.apply(seat, action)
        raise AssertionError(f"no end after {self.longest} actions")

    def moments(self, seed: int) -> Iterator[tuple[State, int, int]]:
        """The same game, but only some of its moments, each as likely as the others."""
        one_of, pick = (
            max(1, sum(self._lengths.values()) * self.part // MOMENTS),
            FastChance(seed + 2),
        )
        for moment in self.walk(seed):
            if pick.below(one_of) == 0:
                yield moment

    def seeds(self) -> list[int]:
        """The random games that are played: until there are actions enough."""
        while sum(self._lengths.values()) < ACTIONS // self.part and len(self._lengths) < GAMES:
            seed = self.seed * 1000 + len(self._lengths) * 7
            self.where = f"seed {seed}, a game at random"
            self._lengths[seed] = self.length(seed)
        return list(self._lengths)


def run(check: Callable[[Case], None], case: Case) -> None:
    """Run a check; whatever goes wrong, the message says in which game and at which ply."""
    try:
        check(case)
    except Exception as error:
        kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
        raise AssertionError(f"{case!r}, {case.where}: {kind}{error}") from error


def frozen(value: object) -> bytes:
    """Plain data as it is now: equal bytes are equal data, with the same order of keys."""
    return marshal.dumps(value, 2)  # type: ignore[arg-type]


def alike(one: object, two: object) -> bool:
    """Whether plain data is equal: as `canonical` would tell, which takes five times as long."""
    return frozen(one) == frozen(two) or canonical(one) == canonical(two)


def sight(state: State, observer: int) -> list[object]:
    """Everything an observer gets of a state."""
    legal = state.legal(observer) if observer >= 0 else []
    return [state.view(observer), state.prompt(observer).plain(), legal]


def seen(state: State, observer: int) -> str:
    """The same as bytes would hold it."""
    return canonical(sight(state, observer))


def look_alike(one: State, two: State, observer: int) -> bool:
    return alike(sight(one, observer), sight(two, observer))


def narrated(state: State, seat: int, action: int, watch: Watch | None = None) -> Journal:
    """Apply an action with events on."""
    journal = Journal(watch)
    state.journal = journal
    if watch is not None:
        watch.begin(state)
    state.apply(seat, action)
    state.journal = None
    return journal


def told(state: State, seat: int, action: int, observers: list[int]) -> list[object]:
    """Apply an action; for each observer the events and what each of them changed."""
    watch = Watch(observers)
    events = narrated(state, seat, action, watch).events
    patches = watch.end()
    return [
        [[event.heard_by(observer) for event in events], patches[observer]]
        for observer in observers
    ]
