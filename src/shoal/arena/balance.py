"""Balance: what many games say about a game itself, for players and designers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from shoal import games
from shoal.arena.match import LIMIT
from shoal.bots.levels import player
from shoal.kernel import SPECTATOR, FastChance, Journal, Observer


class Told:
    """One game, as far as balance is concerned. Plain data: it travels between processes."""

    def __init__(self, seats: int) -> None:
        self.scores = [0] * seats
        self.ranks = [0] * seats
        self.actions = 0
        self.aborted = False
        # Per family of actions and seat: decisions where it was on offer, and taken.
        self.offered: dict[str, list[int]] = {}
        self.taken: dict[str, list[int]] = {}
        # Per kind of event, and per named thing in it: how often each seat was its subject.
        self.things: dict[str, list[int]] = {}


def tell_game(
    name: str, seats: int, options: dict[str, object], bots: list[str], seed: int
) -> Told:
    """Play one game and note what was offered, chosen and used."""
    game = games.find(name)
    state = game.new(seats, FastChance(seed), options)
    chance = FastChance(seed + 300_000_007)
    minds = [player(bots[seat % len(bots)], name) for seat in range(seats)]
    told = Told(seats)
    journal = Journal()
    state.journal = journal
    while not state.over():
        if told.actions == LIMIT:
            told.aborted = True
            return told
        seat = state.actor()
        legal = state.legal(seat)
        action = minds[seat].decide(Observer(state, seat), chance)
        if len(legal) > 1:
            for family in {game.space.family_of(each).name for each in sampled(legal)}:
                told.offered.setdefault(family, [0] * seats)[seat] += 1
            chosen = game.space.family_of(action).name
            told.taken.setdefault(chosen, [0] * seats)[seat] += 1
        state.apply(seat, action)
        told.actions += 1
        for event in journal.take():
            note(told, event.heard_by(SPECTATOR), seat)
    told.scores, told.ranks = state.scores(), state.ranking()
    return told


def sampled(legal: list[int]) -> list[int]:
    """Enough of a long list to name its families: they lie in blocks."""
    step = max(1, len(legal) // 64)
    return [*legal[::step], legal[-1]]


def note(told: Told, heard: dict[str, object], actor: int) -> None:
    """Count an event, and every named thing in it, for the seat it is about."""
    kind = str(heard.pop("kind"))
    seat = heard.get("seat")
    who = seat if isinstance(seat, int) and 0 <= seat < len(told.scores) else actor
    names = [f"{kind}"]
    for key, value in heard.items():
        if isinstance(value, str) and value.startswith("@"):
            names.append(f"{kind}, {key}: {value}")
    for name in names:
        told.things.setdefault(name, [0] * len(told.scores))[who] += 1


class Balance:
    """All games of one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games: list[Told] = []

    def add(self, told: Told) -> None:
        self.games.append(told)

    def finished(self) -> list[Told]:
        return [told for told in self.games if not told.aborted]

    def win_share(self, seat: int) -> float:
        won = sum(1 / t.ranks.count(1) for t in self.finished() if t.ranks[seat] == 1)
        return won / max(1, len(self.finished()))

    def payoff(self, counts: Callable[[Told], dict[str, list[int]]]) -> list[Payoff]:
        """For every named thing: how much it is used, and how seats that use it more fare.

        A seat's count is set beside the average count of its game; the slope of win share on that
        difference says what one more of it goes with. It is no proof of cause.
        """
        names: dict[str, None] = {}
        for told in self.finished():
            names.update(dict.fromkeys(counts(told)))
        rows = [self.one_payoff(name, counts) for name in names]
        return sorted(rows, key=lambda row: -row.per_game)

    def one_payoff(self, name: str, counts: Callable[[Told], dict[str, list[int]]]) -> Payoff:
        total = 0
        sum_xx = sum_xy = 0.0
        for told in self.finished():
            mine = counts(told).get(name, [0] * self.seats)
            average = sum(mine) / self.seats
            winners = told.ranks.count(1)
            total += sum(mine)
            for seat, count in enumerate(mine):
                won = 1 / winners if told.ranks[seat] == 1 else 0.0
                sum_xx += (count - average) ** 2
                sum_xy += (count - average) * (won - 1 / self.seats)
        games_played = max(1, len(self.finished()))
        slope = sum_xy / sum_xx if sum_xx > 0 else 0.0
        return Payoff(name, total / games_played, slope)


class Payoff:
    """How often something happens in a game, and what one more of it goes with."""

    def __init__(self, name: str, per_game: float, slope: float) -> None:
        self.name = name
        self.per_game = per_game
        self.slope = slope


def measure(
    name: str,
    seat_counts: Iterable[int],
    count: int,
    seed: int,
    *,
    bots: list[str],
    options: dict[str, object],
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Balance]:
    """Play `count` games at each number of seats."""
    found: list[Balance] = []
    done = 0
    with ProcessPoolExecutor(max(1, jobs), mp_context=get_context("spawn")) as pool:
        for seats in seat_counts:
            balance = Balance(seats)
            waiting = [
                pool.submit(tell_game, name, seats, options, bots, seed * 1_000_003 + i)
                for i in range(count)
            ]
            for future in waiting:
                balance.add(future.result())
                done += 1
                progress(done)
            found.append(balance)
    return found
