"""Roles: which module of a game's package answers which question.

Every game has the same file for the same role, and in it the same function. A `RoleState` hands
each question of the kernel to that function. So `state.py` has the fields and nothing else, and
whoever answers may import it; `game.py` calls by itself only what playouts ask all the time.
"""

from __future__ import annotations

import importlib
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, cast

from mypy_extensions import mypyc_attr

from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Options
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State

Plain = dict[str, object]


class Answers:
    """The functions of a package that answer for its states; those it may leave out last."""

    def __init__(self, package: str) -> None:
        def role(name: str) -> Any:
            return importlib.import_module(f"{package}.{name}")

        scoring, view, imagine, position = map(role, ["scoring", "view", "imagine", "position"])
        self.why_not: Callable[[Any, int, int], Refusal | None] = role("refusals").why_not
        self.prompt: Callable[[Any, int], Prompt] = role("prompts").prompt
        self.preview: Callable[[Any, int, int], Plain] = role("previews").preview
        self.scores: Callable[[Any], list[int]] = scoring.scores
        self.view: Callable[[Any, int], Plain] = view.view
        self.draw_hidden: Callable[[Any, int, Chance], None] = imagine.draw_hidden
        self.sketch: Callable[[Any], Plain] = position.sketch
        self.restore: Callable[[Any, Sheet], None] = position.restore
        self.breaches: Callable[[Any], list[str]] = role("invariants").breaches
        self.rank_key: Callable[[Any, int], list[int]] | None = getattr(scoring, "rank_key", None)
        self.tally: Callable[[Any, int], list[Plain]] | None = getattr(scoring, "tally", None)
        self.beside: Callable[[Any, int, Plain], Plain] | None = getattr(view, "beside", None)
        self.after: Callable[[Any, int, Plain, Any, Plain | None], Plain] | None = getattr(
            view, "after", None
        )
        self.secrets: Callable[[Any, int], list[str]] | None = getattr(imagine, "secrets", None)


@mypyc_attr(allow_interpreted_subclasses=True)
class RoleGame(Game):
    """A game whose package has a file for each role."""

    answered: Answers | None = None

    def answers(self) -> Answers:
        if self.answered is None:
            self.answered = Answers(self.module)
        return self.answered

    @abstractmethod
    def empty(self, seats: int, options: Options, chance: Chance) -> State:
        """A table on which nothing has happened, for a new game or a position to be filled in."""

    def restore(self, sheet: Sheet, seats: int, options: Options, chance: Chance) -> State:
        state = self.empty(seats, options, chance)
        self.answers().restore(state, sheet)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class RoleState(State):
    """A state whose questions go to the modules of its package; see `State` for what they mean."""

    def answers(self) -> Answers:
        return cast(RoleGame, self.game).answers()

    @abstractmethod
    def actor(self) -> int:
        """The seat that may act now, or -1 when the game is over."""

    def actors(self) -> list[int]:
        seat = self.actor()
        return [] if seat < 0 else [seat]

    def over(self) -> bool:
        return self.actor() < 0

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return self.answers().why_not(self, seat, action)

    def prompt(self, observer: int) -> Prompt:
        return self.answers().prompt(self, observer)

    def preview(self, seat: int, action: int) -> Plain:
        return self.answers().preview(self, seat, action)

    def scores(self) -> list[int]:
        return self.answers().scores(self)

    def rank_key(self, seat: int) -> list[int]:
        answer = self.answers().rank_key
        return super().rank_key(seat) if answer is None else answer(self, seat)

    def tally(self, seat: int) -> list[Plain]:
        answer = self.answers().tally
        return super().tally(seat) if answer is None else answer(self, seat)

    def view(self, observer: int) -> Plain:
        return self.answers().view(self, observer)

    def view_beside(self, observer: int, other: Plain) -> Plain:
        answer = self.answers().beside
        return self.view(observer) if answer is None else answer(self, observer, other)

    def view_after(
        self, observer: int, earlier: Plain, then: State, other: Plain | None = None
    ) -> Plain:
        answer = self.answers().after
        if answer is None:
            return super().view_after(observer, earlier, then, other)
        return answer(self, observer, earlier, then, other)

    def imagine(self, observer: int, chance: Chance) -> State:
        copy = self.clone()
        self.answers().draw_hidden(copy, observer, chance)
        copy.chance = chance.fork()
        return copy

    def secrets(self, observer: int) -> list[str]:
        answer = self.answers().secrets
        return [] if answer is None else answer(self, observer)

    def sketch(self) -> Plain:
        return self.answers().sketch(self)

    def breaches(self) -> list[str]:
        return self.answers().breaches(self)
