"""The state of a game: the questions every game answers."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from shoal.kernel.chance import Chance
from shoal.kernel.events import Journal
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Options

if TYPE_CHECKING:
    from shoal.kernel.game import Game

SPECTATOR: Final = -1


def canonical(value: object) -> str:
    """Plain data as text that is equal exactly when the data is."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """One moment of one game.

    `chance` draws everything random. `journal`, when there is one, gets the events. `reveals`
    counts how often something hidden became known to somebody: games add to it where that happens
    so that a play knows what cannot be taken back.
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.journal: Journal | None = None
        self.reveals = 0

    def mention(self, kind: str, seat: int) -> None:
        """Tell, if anybody listens, of something that is about a seat and nothing else."""
        if self.journal is not None:
            self.journal.tell(kind, {"seat": seat})

    # Who may act, and what.

    @abstractmethod
    def actors(self) -> list[int]:
        """The seats that may act now, ascending; several when planning is simultaneous."""

    def actor(self) -> int:
        """The first seat that may act now, or -1: the quick question of playouts."""
        seats = self.actors()
        return seats[0] if seats else -1

    def awaited(self) -> list[int]:
        """The seats the table waits for: those that may act, less those that need not again.

        Whoever has planned may often still change the plan, but nobody waits for that.
        """
        return self.actors()

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending; none when it may not act."""

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """Why an action is not legal for a seat, or None. Knows nothing of `legal`."""
        if not 0 <= action < self.game.space.size:
            return Refusal("", "refuse-unknown", {"action": action})
        if self.over():
            return Refusal(self.game.over_clause, "refuse-over")
        if seat not in self.actors():
            return Refusal(self.game.turn_clause, "refuse-turn", {"seats": self.actors()})
        return self.why_not(seat, action)

    @abstractmethod
    def why_not(self, seat: int, action: int) -> Refusal | None:
        """The game's part of `refusal`, asked only for a seat that may act.

        The second bookkeeper: written from the clauses, not from `legal`.
        """

    @abstractmethod
    def prompt(self, observer: int) -> Prompt:
        """What the table waits for, as this observer may know it."""

    def preview(self, seat: int, action: int) -> dict[str, object]:
        """What a client may draw before a legal action is confirmed: place, path, consequences.

        Uses nothing the seat does not know.
        """
        return {}

    @abstractmethod
    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action. Whether it is legal is the caller's business."""

    # The end.

    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Points per seat as they stand."""

    def rank_key(self, seat: int) -> list[int]:
        """What ranks a seat, most important first, more is better: points, then tie-breaks."""
        return [self.scores()[seat]]

    def ranking(self) -> list[int]:
        """Rank per seat: 1 is best, equals share a rank and the next one is skipped."""
        keys = [self.rank_key(seat) for seat in range(self.seats)]
        ranks: list[int] = []
        for mine in keys:
            better = 0
            for other in keys:
                if other > mine:
                    better += 1
            ranks.append(better + 1)
        return ranks

    def tally(self, seat: int) -> list[dict[str, object]]:
        """Where each point of a finished game came from: rows with key, args and points."""
        return [{"key": "tally-points", "args": {}, "points": self.scores()[seat]}]

    # Knowledge.

    @abstractmethod
    def view(self, observer: int) -> dict[str, object]:
        """Exactly what this observer could see at the real table, as plain data."""

    def view_beside(self, observer: int, other: dict[str, object]) -> dict[str, object]:
        """The same, when somebody else's view of this very moment is at hand.

        What both see alike may be taken from it: it is worked out once then, and one object in
        both. For whoever only reads.
        """
        return self.view(observer)

    def view_after(
        self,
        observer: int,
        earlier: dict[str, object],
        then: State,
        other: dict[str, object] | None = None,
    ) -> dict[str, object]:
        """The same, when the observer's view of an earlier state of this game is at hand, and
        perhaps somebody else's of this very moment, made in the same way.

        What has not changed since may be taken from it: it need not be worked out again, and
        nobody has to compare what is one object. For whoever only reads.
        """
        return self.view(observer) if other is None else self.view_beside(observer, other)

    @abstractmethod
    def imagine(self, observer: int, chance: Chance) -> State:
        """A complete state the observer cannot tell from the truth, drawn with `chance`.

        Two states that look alike to the observer give the same imagined state for the same
        `chance`: hidden things are gathered in a fixed order before they are shuffled. The
        imagined state draws from `chance.fork()` and has no journal.
        """

    def recall(self, observer: int) -> dict[str, object]:
        """What an observer has seen or heard that the view does not show, as plain data.

        Part of the state, so that positions, copies and imagined states carry it: whoever decides
        for a seat forgets nothing, however it comes by the state. Two states that look alike and
        recall alike give the same imagined state; see `imagine`.
        """
        return {}

    def secrets(self, observer: int) -> list[str]:
        """Hidden facts the observer cannot know, as texts: a label, a colon, the truth.

        For tests: imagining must vary the truth behind each label, and a truth longer than eight
        letters is looked for, letter by letter, in the text (JSON) of all that the observer gets:
        view, prompt, events, patches. So write it as it would stand there, `"reef-ray","eel"`, not
        as prose; a short one would be found by accident and is only varied.
        """
        return []

    # Copies and texts.

    @abstractmethod
    def clone(self) -> State:
        """An independent copy, without journal."""

    @abstractmethod
    def sketch(self) -> dict[str, object]:
        """The whole state as plain TOML data; `Game.restore` is the inverse."""

    def position(self, with_chance: bool = True) -> str:
        """The whole state as a short readable text; `Game.position` is the inverse.

        Without chance it holds nothing of the seed: the form to show in a bug report.
        """
        from shoal.kernel.position import write_position  # noqa: PLC0415 (they need each other)

        return write_position(self, with_chance)

    def breaches(self) -> list[str]:
        """Invariants of the game that do not hold: always empty unless there is a bug."""
        return []

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes cannot be pickled field by field: the position is the state.
        from shoal.kernel.position import read_position  # noqa: PLC0415

        return (read_position, (self.game, self.position()))
