"""The public interface for programs: take a game from the shelf and play it.

Actions and positions are the texts that records hold and people read; seats count from 0. All else
is plain data. The classes beneath stay within reach: `Box.game`, `Match.play`.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any

from shoal import games
from shoal.bots.levels import player
from shoal.bots.players import Player
from shoal.kernel import SPECTATOR, FastChance, Game, Observer, Play, Record, SeaChance


class Box:
    """A game on the shelf."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def title(self) -> str:
        return self.game.title

    @property
    def seats(self) -> list[int]:
        """How many can play."""
        return list(self.game.seat_counts)

    @property
    def options(self) -> dict[str, Any]:
        """What can be chosen before a game, with what is chosen if nobody says anything."""
        return {option.key: option.default() for option in self.game.options}

    def new(
        self,
        seats: int | None = None,
        *,
        seed: int | bytes | None = None,
        options: dict[str, object] | None = None,
    ) -> Match:
        """A game about to begin. The same seed gives the same game; without one it is secret."""
        if seed is None:
            seed = secrets.token_bytes(32)
        elif isinstance(seed, int):
            seed = hashlib.sha256(str(seed).encode()).digest()
        count = self.game.usual_seats if seats is None else seats
        return Match(Play(self.game.new(count, SeaChance(seed), options)))

    def read(self, record: str) -> Match:
        """The game a record tells, as far as it goes; every action is checked again."""
        return Match(Record.read(record).play(self.game))

    def __repr__(self) -> str:
        return f"<{self.title}, for {', '.join(map(str, self.seats))}>"


class Match:
    """A game going on. Nothing illegal can be done to it."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self._bots: dict[str, Player] = {}

    @property
    def seats(self) -> int:
        return self.play.state.seats

    @property
    def over(self) -> bool:
        return self.play.state.over()

    @property
    def actors(self) -> list[int]:
        """The seats that may act now: usually one, several where a game lets them act at once."""
        return list(self.play.state.actors())

    @property
    def scores(self) -> list[int]:
        return list(self.play.state.scores())

    @property
    def ranking(self) -> list[int]:
        """Each seat's place, 1 for the winner."""
        return list(self.play.state.ranking())

    def legal(self, seat: int | None = None) -> list[str]:
        """What a seat may do; by default the one whose turn it is."""
        text = self.play.state.game.space.text
        return [text(action) for action in self.play.state.legal(self._seat(seat))]

    def act(self, action: str, seat: int | None = None) -> None:
        """Carry out an action; one that is not allowed is an IllegalActionError that says why."""
        self.play.apply(self._seat(seat), self.play.state.game.space.parse(action))

    def bot(self, level: str = "mate", seat: int | None = None) -> str:
        """Let a bot act for a seat, and tell what it did. It knows what the seat can know."""
        state, at = self.play.state, self._seat(seat)
        luck = FastChance(len(self.play.steps) + 1)
        if level not in self._bots:
            self._bots[level] = player(level, state.game.name)
        action = self._bots[level].decide(Observer(state, at), luck)
        self.play.apply(at, action)
        return state.game.space.text(action)

    def view(self, seat: int = SPECTATOR) -> dict[str, object]:
        """All that a seat can see, as plain data; without one, what lies open."""
        return self.play.state.view(seat)

    def position(self) -> str:
        """This moment as text, secrets included."""
        return self.play.state.position()

    def record(self) -> str:
        """The game so far as text; `Box.read` reads it."""
        return Record.of(self.play).text()

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        if self.over:
            raise ValueError("the game is over: nobody can act")
        # Whom the table waits for: others may change a plan that is in, for ever.
        return self.play.state.awaited()[0]


def box(name: str) -> Box:
    """A game of the shelf."""
    return Box(games.find(name))
