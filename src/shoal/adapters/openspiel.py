"""The games as OpenSpiel knows games.

    import pyspiel
    from shoal.adapters import openspiel

    openspiel.register()
    game = pyspiel.load_game("shoal_maldivia(players=3)")

Chance is explicit. Whenever a rule draws a number the state becomes a chance node with as many
outcomes, so that searches see dice as dice and tabular algorithms see true probabilities. A shuffle
of more than five things, or a draw of more than 256, has too many outcomes to list: it is dialled
by three nodes of 256 outcomes, which name one of sixteen million shuffles. (Sampled chance was the
other choice. A sampled node forgets what it drew: states could not be written down as a history,
and OpenSpiel's MCTS asks a node for the same outcomes each time.)

A game never stops in the middle of a rule to ask for a number. So an action is carried out on a
copy with what has been drawn so far, and once more when the next number is known.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from shoal import games
from shoal.adapters.arrays import Observation, prizes
from shoal.kernel import Chance, FastChance, Game, State

PREFIX: Final = "shoal_"
LISTED: Final = 256  # outcomes of one chance node at most
DIALS: Final = 3  # nodes that name one of LISTED ** DIALS draws
LONGEST: Final = 100_000  # nodes of a game, chance included; random play is far below
RANKS: Final = "ranks"
POINTS: Final = "points"
MOST_POINTS: Final = 10_000.0


class UndecidedError(Exception):
    """A rule draws and nobody has said yet what comes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Told(Chance):
    """Chance that draws what it is told; told no more, it asks, or goes on as it likes."""

    def __init__(self, told: Iterable[int] = (), after: FastChance | None = None) -> None:
        super().__init__()
        self.told = list(told)
        self.after = after

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        return self._next(n) if n <= LISTED else self._dialled().below(n)

    def shuffle(self, items: list[int]) -> None:
        orders = math.factorial(len(items)) if len(items) < 6 else LISTED + 1
        if orders > LISTED:
            self._dialled().shuffle(items)
        elif orders > 1:
            number = self._next(orders)
            left = items[:]
            for i in range(len(items)):
                number, place = divmod(number, len(left))
                items[i] = left.pop(place)

    def fork(self) -> FastChance:
        return self._dialled()

    def _next(self, outcomes: int) -> int:
        if self.draws == len(self.told):
            if self.after is None:
                raise UndecidedError(outcomes)
            return self.after.below(outcomes)
        self.draws += 1
        return self.told[self.draws - 1]

    def _dialled(self) -> FastChance:
        seed = 0
        for _dial in range(DIALS):
            seed = seed * LISTED + self._next(LISTED)
        return FastChance(seed)

    def clone(self) -> Told:
        return Told(self.told[self.draws :], self.after)

    def sketch(self) -> dict[str, object]:
        return FastChance(0).sketch()  # between two actions there is nothing to keep


class Step:
    """An action with what chance gave to it; each knows the one before."""

    __slots__ = ("action", "before", "seat", "told")

    def __init__(self, before: Step | None, seat: int, action: int, told: list[int]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.told = told


class Heard:
    """What a seat has seen up to a step, as a digest that grows with the game."""

    __slots__ = ("digest", "state", "step")

    def __init__(self, step: Step | None, state: State, digest: bytes) -> None:
        self.step = step
        self.state = state
        self.digest = digest


class Course:
    """A game and what is being carried out in it. States are never changed once they are here, so
    a copy shares them.

    OpenSpiel copies each attribute of its own state, so there is only this one.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state: State | None = None
        self.step: Step | None = None
        self.before: State | None = None  # while chance is asked: as it was, unless it begins
        self.seat = -1
        self.action = -1
        self.told: list[int] = []
        self.outcomes = 0  # of the chance node it stands at
        self.heard: dict[int, Heard] = {}
        self.root: State | None = None

    def __deepcopy__(self, _memo: object) -> Course:
        copy = Course.__new__(Course)
        copy.__dict__.update(self.__dict__)
        copy.told = self.told[:]
        copy.heard = self.heard.copy()
        return copy

    def __getstate__(self) -> dict[str, Any]:
        steps: list[tuple[int, int, list[int]]] = []
        step = self.step
        while step is not None:
            steps.append((step.seat, step.action, step.told))
            step = step.before
        return self.__dict__ | {"step": steps, "heard": {}}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.step = None
        for seat, action, told in reversed(kept["step"]):
            self.step = Step(self.step, seat, action, told)

    def begin(self, chance: Chance) -> State:
        return self.game.new(self.seats, chance, self.options)

    def setup(self) -> None:
        """Begin, as far as that is decided."""
        try:
            self.state = self.begin(Told(self.told))
        except UndecidedError as asked:
            self.outcomes = asked.outcomes
            return
        self.root = self.state.clone()
        self.settle()

    def act(self, action: int) -> None:
        """An action of whose turn it is, or an outcome of chance."""
        if self.outcomes:
            self.told.append(action)
            if self.before is None:
                self.setup()
                return
        else:
            assert self.state is not None
            self.seat, self.action = self.state.actor(), action
            self.before, self.told = self.state, []
        assert self.before is not None
        state = self.before.clone()
        state.chance = Told(self.told)
        try:
            state.apply(self.seat, self.action)
        except UndecidedError as asked:
            self.outcomes = asked.outcomes
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
        self.outcomes = 0
        self.before = None
        self.told = []

    def recall(self, seat: int, seen: Callable[[State, int], bytes]) -> bytes:
        """A digest of all that a seat has seen, and of its own actions."""
        assert self.root is not None
        heard = self.heard.get(seat)
        if heard is None:
            heard = Heard(None, self.root, digest(b"", seen(self.root, seat)))
        missing: list[Step] = []
        step = self.step
        while step is not heard.step and step is not None:
            missing.append(step)
            step = step.before
        state, known = heard.state, heard.digest
        for step in reversed(missing):
            state = state.clone()
            state.chance = Told(step.told)
            state.apply(step.seat, step.action)
            own = step.action if step.seat == seat else -1
            known = digest(known, own.to_bytes(4, "big", signed=True) + seen(state, seat))
        self.heard[seat] = Heard(self.step, state, known)
        return known


def digest(before: bytes, what: bytes) -> bytes:
    return hashlib.blake2b(before + what, digest_size=16).digest()


class SeaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of Shoal's games with a number of players."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = game
        self.seats = int(given.get("players", game.usual_seats))
        game.check_seats(self.seats)
        self.options = read_options(str(given.get("options", "")))
        self.by_points = str(given.get("returns", RANKS)) == POINTS
        if given.get("returns", RANKS) not in (RANKS, POINTS):
            raise ValueError(f"returns is {RANKS} or {POINTS}, not {given['returns']}")
        most = MOST_POINTS if self.by_points else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=game.space.size,
            max_chance_outcomes=LISTED,
            num_players=self.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game), info, given)
        self.shown = Observation(game, self.seats)
        self.texts = [game.space.text(action) for action in range(game.space.size)]

    def new_initial_state(self) -> SeaState:
        return SeaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Sight:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Sight(self.shown, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def returns_of(self, state: State) -> list[float]:
        if not self.by_points:
            return prizes(state)
        points = state.scores()
        mean = sum(points) / len(points)
        return [float(point - mean) for point in points]


class SeaState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, or a chance node on the way to the next."""

    def __init__(self, game: SeaGame) -> None:
        super().__init__(game)
        # OpenSpiel begins a game for every copy it makes: nothing is set up before it is asked for.
        self._course = Course(game.game, game.seats, game.options)

    def _ready(self) -> Course:
        course = self._course
        if course.state is None and not course.outcomes:
            course.setup()
        return course

    @property
    def table(self) -> State:
        """Shoal's state; at a chance node as it was before the action."""
        course = self._ready()
        if course.state is None:
            raise ValueError("the game has not begun: chance is still asked for its set-up")
        return course.state

    def current_player(self) -> int:
        course = self._ready()
        if course.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        state = course.state
        assert state is not None
        return int(pyspiel.PlayerId.TERMINAL) if state.over() else state.actor()

    def is_chance_node(self) -> bool:
        return self._ready().outcomes > 0

    def is_terminal(self) -> bool:
        course = self._ready()
        return not course.outcomes and course.state is not None and course.state.over()

    def _legal_actions(self, player: int) -> list[int]:
        course = self._ready()
        if course.outcomes or course.state is None or course.state.over():
            return []
        return course.state.legal(player) if course.state.actor() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return evenly(self._ready().outcomes)

    def _apply_action(self, action: int) -> None:
        self._ready().act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return str(self.get_game().texts[action])

    def returns(self) -> list[float]:
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * int(game.seats)
        return list(game.returns_of(self.table))

    def view(self, player: int) -> dict[str, object]:
        """What a player sees, readable."""
        return self.table.view(player)

    def resample_from_infostate(self, player: int, draw: Any = None) -> SeaState:
        """A state the player cannot tell from this one; `draw` gives numbers from 0 to 1.

        What the player has seen so far goes with it. It has no history of OpenSpiel's own: that
        would tell the truth.
        """
        course = self._ready()
        if course.outcomes:
            raise ValueError("at a chance node nobody has an information state")
        share = draw() if draw is not None else np.random.default_rng().random()
        game = self.get_game()
        other = around(game, self.table.imagine(player, FastChance(int(share * (1 << 53)))))
        known = course.recall(player, game.shown.text)
        other._course.heard[player] = Heard(None, other.table, known)
        return other

    def __str__(self) -> str:
        course = self._ready()
        if course.state is None:
            return "setting up" + "".join(f" {number}" for number in course.told)
        asked = f"\n# {self._drawing(course)}" if course.outcomes else ""
        return course.state.position(with_chance=False) + asked

    def _drawing(self, course: Course) -> str:
        text = self.get_game().texts[course.action]
        return f"p{course.seat + 1} {text}: drawn {course.told}, one of {course.outcomes} comes"


def around(game: SeaGame, state: State) -> SeaState:
    """A state of OpenSpiel around one of Shoal's: it begins there."""
    made = SeaState(game)
    made._course.state = made._course.root = state
    return made


@cache
def evenly(outcomes: int) -> list[tuple[int, float]]:
    return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]


class Sight:
    """What a player sees, as OpenSpiel asks for it: a tensor and a text."""

    def __init__(self, shown: Observation, recall: bool) -> None:
        self.shown = shown
        self.recall = recall
        self.tensor: NDArray[np.float32] = np.zeros(shown.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        first = 0
        for part in shown.parts:
            self.dict[part.name] = self.tensor[first : first + part.size]
            first += part.size

    def set_from(self, state: SeaState, player: int) -> None:
        course = state._ready()
        if course.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.shown.numbers(course.state, player)

    def string_from(self, state: SeaState, player: int) -> str:
        course = state._ready()
        if course.state is None:
            return f"{player} begins"
        if self.recall:
            return f"{player} {course.recall(player, self.shown.text).hex()}"
        return f"{player} {self.shown.text(course.state, player).hex()}"


def read_options(text: str) -> dict[str, object]:
    """Options as one text, since parameters of OpenSpiel are flat: `governor:on;rounds:3`."""
    pairs = [pair.split(":", 1) for pair in text.split(";") if pair.strip()]
    return {key.strip(): value.strip() for key, value in pairs}


def game_type(game: Game) -> Any:
    """How OpenSpiel files a game."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Shoal: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.usual_seats, "options": "", "returns": RANKS},
    )


def register(*more: Game) -> list[str]:
    """Make Shoal's games known to pyspiel, and others that are given; their names there."""
    named: list[str] = []
    for game in [*(games.find(name) for name in games.names()), *more]:
        kind = game_type(game)
        if kind.short_name not in pyspiel.registered_names():
            pyspiel.register_game(kind, maker(game))
        named.append(kind.short_name)
    return named


def maker(game: Game) -> type[SeaGame]:
    """The class pyspiel makes a game with: it gives parameters and nothing else."""

    class Registered(SeaGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    return Registered
