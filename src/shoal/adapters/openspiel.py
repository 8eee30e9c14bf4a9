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

pyspiel calls a game that is written in Python through C++, which asks back several times for each
answer. So what Python asks is answered here at once, actions too. OpenSpiel keeps a history of its
own in C++; it is written when somebody asks for it, and before C++ acts itself. A function of
OpenSpiel in C++ that reads it without asking the state must be given `state.written()`; in Python's
reach there is one, `TabularBestResponse.value_from_state`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from shoal import games
from shoal.adapters.arrays import Observation
from shoal.adapters.loops.course import CHANCE, LISTED, NOBODY, Course
from shoal.adapters.observed import observed
from shoal.kernel import FastChance, Game, State
from shoal.kernel.options import complete

PREFIX: Final = "shoal_"
LONGEST: Final = 100_000  # nodes of a game, chance included; random play is far below
RANKS: Final = "ranks"
POINTS: Final = "points"
MOST_POINTS: Final = 10_000.0


class SeaGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One of Shoal's games with a number of players."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        self.game = game
        self.seats = int(given.get("players", game.usual_seats))
        game.check_seats(self.seats)
        self.options = complete(game.options, read_options(str(given.get("options", ""))))
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
        # The first draw is the same whenever it begins: each state is a copy of this.
        rows = self.shown.rows
        self.beginning = Course(game, self.seats, self.options, rows, self.by_points, {})
        self.beginning.setup()
        self.first = self.beginning.turn
        self.texts = [game.space.text(action) for action in range(game.space.size)]

    def new_initial_state(self) -> SeaState:
        state = SeaState(self)
        state.course = self.beginning.apart()
        state.turn = self.first
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Sight:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Sight(self.shown, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class SeaState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game, or a chance node on the way to the next."""

    __slots__ = ("course", "turn")  # a dictionary for each state would be a tenth of the time
    course: Course
    turn: int  # the course's, where Python finds it soonest

    @property
    def __dict__(self) -> dict[str, Any]:  # type: ignore[override]
        """What OpenSpiel copies and writes down."""
        return {"course": self.course, "turn": self.turn}

    @property
    def table(self) -> State:
        """Shoal's state; at a chance node as it was before the action."""
        if self.course.state is None:
            raise ValueError("the game has not begun: chance is still asked for its set-up")
        return self.course.state

    # --- What is asked at each node

    def current_player(self) -> int:
        return self.turn

    def is_terminal(self) -> bool:
        return self.turn == NOBODY

    def is_chance_node(self) -> bool:
        return self.turn == CHANCE

    def is_player_node(self) -> bool:
        return self.turn >= 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None or player == self.turn:
            return self.course.legal()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.shares()

    def returns(self) -> list[float]:
        return self.course.paid()

    # --- Actions, and what OpenSpiel writes down of them

    def apply_action(self, action: int) -> None:
        self.turn = self.course.act(action)

    def _apply_action(self, action: int) -> None:
        """An action that comes through C++, which writes it down when this is done."""
        course = self.course
        if course.writing:  # what has been done already
            return
        if course.written < course.taken:
            self.written()
        self.turn = course.act(action)
        course.written += 1

    def written(self) -> SeaState:
        """This state, all that Python did in OpenSpiel's own history.

        For what reads histories in C++ without asking: `TabularBestResponse.value_from_state`.
        All methods of states see to it themselves.
        """
        course = self.course
        course.writing = True
        try:
            for self.turn, action in course.history()[course.written :]:
                super().apply_action(action)
                course.written += 1
        finally:
            self.turn = course.turn
            course.writing = False
        return self

    def clone(self) -> SeaState:
        return made(self.get_game(), self.course)

    def child(self, action: int) -> SeaState:
        other = self.clone()
        other.apply_action(action)
        return other

    def history(self) -> list[int]:
        return [action for _player, action in self.course.history()]

    def full_history(self) -> Any:
        return pyspiel.State.full_history(self.written())

    def history_str(self) -> str:
        return str(pyspiel.State.history_str(self.written()))

    def move_number(self) -> int:
        return self.course.taken

    def is_initial_state(self) -> bool:
        return self.course.taken == 0

    def is_initial_non_chance_state(self) -> bool:
        return bool(pyspiel.State.is_initial_non_chance_state(self.written()))

    def serialize(self) -> str:
        return str(pyspiel.State.serialize(self.written()))

    # --- What a player knows

    def information_state_string(self, player: int | None = None) -> str:
        return self.course.knows(self.turn if player is None else player)

    def observation_string(self, player: int | None = None) -> str:
        return self.course.sees(self.turn if player is None else player)

    def view(self, player: int) -> dict[str, object]:
        """What a player sees, readable."""
        return self.table.view(player)

    def resample_from_infostate(self, player: int, draw: Any = None) -> SeaState:
        """A state the player cannot tell from this one; `draw` gives numbers from 0 to 1.

        What the player has seen so far goes with it. It has no history of OpenSpiel's own: that
        would tell the truth.
        """
        course = self.course
        if course.outcomes:
            raise ValueError("at a chance node nobody has an information state")
        share = draw() if draw is not None else np.random.default_rng().random()
        game = self.get_game()
        other = around(game, self.table.imagine(player, FastChance(int(share * (1 << 53)))))
        other.course.remember(player, course.recall(player))
        return other

    # --- As text

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        return str(self.get_game().texts[action])

    def __str__(self) -> str:
        course = self.course
        if course.state is None:
            return "setting up" + "".join(f" {number}" for number in course.told)
        asked = f"\n# {self._drawing(course)}" if course.outcomes else ""
        return course.state.position(with_chance=False) + asked

    def _drawing(self, course: Course) -> str:
        text = self.get_game().texts[course.action]
        return f"p{course.seat + 1} {text}: drawn {course.told}, one of {course.outcomes} comes"


def made(game: SeaGame, course: Course) -> SeaState:
    """A state with a copy of a course; OpenSpiel's own history of it is empty."""
    state = SeaState(game)
    state.course = course.apart()
    state.turn = course.turn
    return state


def around(game: SeaGame, state: State) -> SeaState:
    """A state of OpenSpiel around one of Shoal's: it begins there."""
    course = game.beginning.apart()
    course.stand_at(state)
    return made(game, course)


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
        course = state.course
        if course.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.shown.array(course.state, player)

    def string_from(self, state: SeaState, player: int) -> str:
        course = state.course
        return course.knows(player) if self.recall else course.sees(player)


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
    for game in [*(games.find(name) for name in observed()), *more]:
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
