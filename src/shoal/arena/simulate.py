"""Simulation: many games of one kind, counted."""

from __future__ import annotations

import statistics
import time
from collections import Counter
from collections.abc import Callable

from shoal.bots.levels import player
from shoal.bots.players import Player
from shoal.kernel import FastChance, Game, Observer, PositionError, State, playout
from shoal.kernel.options import complete
from shoal.kernel.playout import EndlessError

ROUND_TRIP = 8  # actions: how often a checked game is written down and read again


class BreachError(RuntimeError):
    """An invariant that did not hold, with the game and moment where it happened."""


class Simulation:
    """What a number of games came to. Rates are per second of this process's CPU time."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int,
        players: list[str],
        options: dict[str, bool | int | str],
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.players = players
        self.games = 0
        self.aborted = 0
        self.actions = 0
        self.cpu_seconds = 0.0
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.wins: list[float] = [0.0 for _ in range(seats)]  # by player, wherever it sat
        self.wins_at: list[float] = [0.0 for _ in range(seats)]  # by seat, whoever sat there

    def summary(self) -> dict[str, object]:
        """The result as plain data."""
        everyone = [points for seat in self.scores for points in seat] or [0]
        finished = max(1, self.games - self.aborted)
        by_player: Counter[str] = Counter()
        for seat, name in enumerate(self.players):
            by_player[name] += self.wins[seat] / finished  # type: ignore[assignment]
        spent = max(self.cpu_seconds, 1e-9)
        return {
            "game": self.game.name,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "players": self.players,
            "games": self.games,
            "aborted": self.aborted,
            "games_per_second": round(self.games / spent, 1),
            "decisions_per_second": round(self.actions / spent),
            "actions_per_game": round(self.actions / max(1, self.games), 1),
            "score_mean": round(statistics.fmean(everyone), 2),
            "score_deviation": round(statistics.pstdev(everyone), 2),
            "score_lowest": min(everyone),
            "score_highest": max(everyone),
            "score_mean_by_seat": [round(statistics.fmean(s or [0]), 2) for s in self.scores],
            "win_share_by_seat": [round(won / finished, 4) for won in self.wins_at],
            "win_share_by_player": {name: round(won, 4) for name, won in by_player.items()},
        }


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    *,
    options: dict[str, object] | None = None,
    players: list[str] | None = None,
    check: bool = False,
    limit: int = 50_000,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play `games` games. Game number i depends on the seed and i alone.

    `players` names a player per seat (shorter lists repeat); seats are rotated from game to game so
    that nobody always begins. `check` looks at the invariants after every action, and writes down
    and reads again every eighth position and the last.
    """
    names = [(players or ["random"])[i % len(players or ["random"])] for i in range(seats)]
    minds = {name: player(name, game.name) for name in set(names)}
    result = Simulation(game, seats, seed, names, complete(game.options, options or {}))
    started = time.process_time()
    for i in range(games):
        turn = i % seats
        state = game.new(seats, FastChance(seed * 1_000_003 + i), options)
        chance = FastChance(seed * 1_000_003 + i + 500_000_000)
        seated = [minds[names[(seat - turn) % seats]] for seat in range(seats)]
        try:
            if set(names) == {"random"} and not check:
                result.actions += playout(state, chance, limit)
            else:
                result.actions += play_out(state, seated, chance, limit, check, i)
        except EndlessError:
            result.actions += limit
            result.aborted += 1
            result.games += 1
            progress(result.games)
            continue
        result.games += 1
        ranking = state.ranking()
        share = 1 / ranking.count(1)
        for seat, points in enumerate(state.scores()):
            # Rotation is undone: number 0 is the first named player, wherever it sat.
            owner = (seat - turn) % seats
            result.scores[owner].append(points)
            if ranking[seat] == 1:
                result.wins[owner] += share
                result.wins_at[seat] += share
        progress(result.games)
    result.cpu_seconds = time.process_time() - started
    return result


def play_out(
    state: State, seated: list[Player], chance: FastChance, limit: int, check: bool, number: int
) -> int:
    """One game between players; the number of decisions."""
    decisions = 0
    while not state.over():
        if decisions == limit:
            raise EndlessError(f"no end after {limit} actions")
        seat = state.actor()
        action = seated[seat].decide(Observer(state, seat), chance)
        state.apply(seat, action)
        decisions += 1
        if check:
            found = state.breaches()
            # Neighbouring games are read at other actions: all of them come up in the long run.
            if (decisions + number) % ROUND_TRIP == 0 or state.over():
                found += unread(state)
            for breach in found:
                text = state.game.space.text(action)
                raise BreachError(f"game {number}, action {decisions} ({text}): {breach}")
    return decisions


def unread(state: State) -> list[str]:
    """What is wrong with a state's position: it must read back as the same state."""
    text = state.position()
    try:
        again = state.game.position(text)
    except PositionError as error:
        return [f"its own position is refused: {error}"]
    if again.position() != text:
        return ["its position reads back differently"]
    return [f"read back, {breach}" for breach in again.breaches()]
