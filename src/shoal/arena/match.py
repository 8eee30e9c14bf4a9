"""A match: players against each other over many games, seats rotated, seeds paired.

Game number i depends on the match's seed and i alone, so the same match gives the same result with
one process or many, here or on a cluster. Every block of as many games as there are seats deals the
same cards to each seating: with one bot against several of another, it sits everywhere once.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from openskill.models import PlackettLuce

from shoal import games
from shoal.arena.standing import SURE, Standing
from shoal.bots.levels import player
from shoal.bots.players import Player
from shoal.kernel import FastChance, Observer, State
from shoal.kernel.options import complete

CAP = 3_000  # actions after which a game ends as it stands: players may dance in a circle


class Pairing:
    """One game to be played: plain data, so that it can travel to another process."""

    def __init__(
        self,
        game: str,
        options: dict[str, object],
        bots: list[str],
        seed: int,
        number: int,
        cap: int = CAP,
    ) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.seed = seed
        self.number = number
        self.cap = cap


class Outcome:
    """What one game came to, by entrant (not by seat)."""

    def __init__(self, number: int, entrants: int) -> None:
        self.number = number
        self.seats = [0] * entrants  # where each entrant sat
        self.scores = [0] * entrants
        self.ranks = [0] * entrants
        self.decisions = [0] * entrants
        self.seconds = [0.0] * entrants
        self.complaints: list[list[str]] = [[] for _ in range(entrants)]
        self.actions = 0
        self.aborted = False  # it found no end and counts as it stood


def play_pairing(pairing: Pairing) -> Outcome:
    """Play one game of a match."""
    game = games.find(pairing.game)
    entrants = len(pairing.bots)
    outcome = Outcome(pairing.number, entrants)
    block, turn = divmod(pairing.number, entrants)
    mixed = pairing.seed * 1_000_003 + block
    state = game.new(entrants, FastChance(mixed), pairing.options)
    chance = FastChance(mixed * entrants + turn + 700_000_001)
    entrant_at = [(seat + turn) % entrants for seat in range(entrants)]
    minds = [player(pairing.bots[entrant], game.name) for entrant in entrant_at]
    try:
        play_game(state, minds, entrant_at, chance, outcome, pairing.cap)
    finally:
        for mind, entrant in zip(minds, entrant_at, strict=True):
            outcome.complaints[entrant] = mind.complaints()
            mind.close()
    return outcome


def play_game(
    state: State,
    minds: list[Player],
    entrant_at: list[int],
    chance: FastChance,
    outcome: Outcome,
    cap: int = CAP,
) -> None:
    """Let the players play to the end, and write down what came of it."""
    while not state.over():
        if outcome.actions == cap:
            outcome.aborted = True
            break
        seat = state.actor()
        observer = Observer(state, seat)
        started = time.perf_counter()
        action = minds[seat].decide(observer, chance)
        if len(observer.legal()) > 1:  # what is forced takes no time and says nothing of it
            entrant = entrant_at[seat]
            outcome.seconds[entrant] += time.perf_counter() - started
            outcome.decisions[entrant] += 1
        state.apply(seat, action)
        outcome.actions += 1
    ranks, scores = state.ranking(), state.scores()
    for seat, entrant in enumerate(entrant_at):
        outcome.seats[entrant] = seat
        outcome.ranks[entrant] = ranks[seat]
        outcome.scores[entrant] = scores[seat]


class Match:
    """Entrants, their games so far, and what can be said of them."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        seats: int,
        seed: int,
        options: dict[str, object],
        cap: int = CAP,
    ) -> None:
        known = games.find(game)
        known.check_seats(seats)
        if len(bots) > seats:
            raise ValueError(f"{len(bots)} bots for {seats} seats")
        for bot in bots:
            player(bot, game)  # an unknown name is noticed before the first game
        self.game = game
        self.options: dict[str, object] = dict(complete(known.options, options))
        # Fewer bots than seats: the last one takes the seats that are left.
        self.bots = [bots[min(i, len(bots) - 1)] for i in range(seats)]
        self.seats = seats
        self.seed = seed
        self.cap = cap
        self.outcomes: list[Outcome] = []

    def pairings(self, count: int) -> list[Pairing]:
        return [
            Pairing(self.game, self.options, self.bots, self.seed, i, self.cap)
            for i in range(count)
        ]

    def run(
        self,
        count: int,
        *,
        jobs: int = 1,
        early: bool = False,
        progress: Callable[[int], None] = lambda done: None,
        mapped: Callable[[list[Pairing]], Iterable[Outcome]] | None = None,
    ) -> None:
        """Play `count` games in order; with `early`, stop once the first bot's share is clear.

        `mapped` carries out the pairings elsewhere and returns the outcomes in order.
        """
        for outcome in (mapped or here(jobs))(self.pairings(count)):
            self.outcomes.append(outcome)
            progress(len(self.outcomes))
            whole = len(self.outcomes) % self.seats == 0
            if early and whole and len(self.outcomes) >= 20 * self.seats and self.clear():
                break

    def clear(self) -> bool:
        """Whether the first bot is clearly above or below its even share."""
        first = self.standings()[0]
        low, high = first.interval(SURE)
        even = self.bots.count(first.bot) / self.seats
        return low > even or high < even

    def standings(self) -> list[Standing]:
        """One standing per bot name, in the order they were named."""
        found = {bot: Standing(bot) for bot in self.bots}
        for outcome in self.outcomes:
            winners = outcome.ranks.count(1)
            wins: dict[str, float] = dict.fromkeys(found, 0.0)
            for entrant, bot in enumerate(self.bots):
                wins[bot] += 1 / winners if outcome.ranks[entrant] == 1 else 0.0
            for bot, standing in found.items():
                mine = [entrant for entrant, name in enumerate(self.bots) if name == bot]
                points = sum(outcome.scores[entrant] for entrant in mine) / len(mine)
                decisions = sum(outcome.decisions[entrant] for entrant in mine)
                seconds = sum(outcome.seconds[entrant] for entrant in mine)
                standing.add(wins[bot], points, decisions, seconds)
        return list(found.values())

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Skill and doubt of each bot by Plackett and Luce, from the order of every game."""
        model = PlackettLuce()
        skills = {bot: model.rating(name=bot) for bot in self.bots}
        for outcome in self.outcomes:
            # One entrant per name and game: several of the same bot would rate it against itself.
            best: dict[str, int] = {}
            for entrant, bot in enumerate(self.bots):
                best[bot] = min(best.get(bot, 99), outcome.ranks[entrant])
            if len(best) < 2:
                continue
            names = list(best)
            rated = model.rate([[skills[bot]] for bot in names], ranks=[best[bot] for bot in names])
            for bot, team in zip(names, rated, strict=True):
                skills[bot] = team[0]
        return {bot: (skill.mu, skill.sigma) for bot, skill in skills.items()}

    def complaints(self) -> list[str]:
        """What outside bots did wrong, game by game."""
        return [
            f"game {outcome.number + 1}, {self.bots[entrant]}: {fault}"
            for outcome in self.outcomes
            for entrant, faults in enumerate(outcome.complaints)
            for fault in faults
        ]

    def aborted(self) -> int:
        """Games that found no end and count as they stood."""
        return sum(outcome.aborted for outcome in self.outcomes)

    def summary(self) -> dict[str, object]:
        """The match as plain data, to be saved and compared."""
        ratings = self.ratings()
        rows = []
        for standing in self.standings():
            low, high = standing.interval()
            skill, doubt = ratings[standing.bot]
            rows.append(
                {
                    "bot": standing.bot,
                    "seats": self.bots.count(standing.bot),
                    "win_share": round(standing.share(), 4),
                    "interval": [round(low, 4), round(high, 4)],
                    "even_share": round(self.bots.count(standing.bot) / self.seats, 4),
                    "points": round(standing.points / max(1, standing.games), 2),
                    "skill": round(skill, 2),
                    "doubt": round(doubt, 2),
                    "seconds_per_decision": round(standing.seconds / max(1, standing.decisions), 5),
                }
            )
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "games": len(self.outcomes),
            "cap": self.cap,
            "aborted": self.aborted(),
            "complaints": self.complaints(),
            "bots": rows,
        }


def here(jobs: int) -> Callable[[list[Pairing]], Iterator[Outcome]]:
    """Plays pairings in this process, or in several of this machine."""

    def one_by_one(pairings: list[Pairing]) -> Iterator[Outcome]:
        for pairing in pairings:
            yield play_pairing(pairing)

    def at_once(pairings: list[Pairing]) -> Iterator[Outcome]:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            waiting = [pool.submit(play_pairing, pairing) for pairing in pairings]
            try:
                for future in waiting:
                    yield future.result()
            finally:
                for future in waiting:
                    future.cancel()

    return one_by_one if jobs <= 1 else at_once
