"""Balance: what many games say about a game itself, for players and designers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from shoal import games
from shoal.arena.match import CAP
from shoal.bots.levels import player
from shoal.kernel import SPECTATOR, FastChance, Journal, Observer

MOMENTS = (0.25, 0.5, 0.75)  # of a game's decisions: who leads then, and who wins in the end


class Told:
    """One game, as far as balance is concerned. Plain data: it travels between processes."""

    def __init__(self, seats: int) -> None:
        self.scores = [0] * seats
        self.ranks = [0] * seats
        self.actions = 0
        self.aborted = False  # it found no end and counts as it stood
        # Per family of actions and seat: decisions where it was on offer, and taken.
        self.offered: dict[str, list[int]] = {}
        self.taken: dict[str, list[int]] = {}
        # Per named thing in an event, as `kind, key: @name`: how often each seat was its subject.
        self.things: dict[str, list[int]] = {}
        # Per moment: how much of the win went to those who led then.
        self.led: list[float] = []

    def won(self, seat: int) -> float:
        """The seat's share of the win."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


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
    course: list[list[int]] = []
    while not state.over():
        if told.actions == CAP:
            told.aborted = True
            break
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
        course.append(state.scores())
        for event in journal.take():
            note(told, event.heard_by(SPECTATOR), seat)
    told.scores, told.ranks = state.scores(), state.ranking()
    told.led = [lead(told, course[int(share * len(course))]) for share in MOMENTS if course]
    return told


def sampled(legal: list[int]) -> list[int]:
    """Enough of a long list to name its families: they lie in blocks."""
    step = max(1, len(legal) // 64)
    return [*legal[::step], legal[-1]]


def lead(told: Told, scores: list[int]) -> float:
    """How much of the win went to whoever had most points at some moment; equals share."""
    leaders = [seat for seat, points in enumerate(scores) if points == max(scores)]
    return sum(told.won(seat) for seat in leaders) / len(leaders)


def note(told: Told, heard: dict[str, object], actor: int) -> None:
    """Count every named thing in an event, for the seat it is about."""
    kind = str(heard.pop("kind"))
    seat = heard.get("seat")
    who = seat if isinstance(seat, int) and 0 <= seat < len(told.scores) else actor
    for key, value in heard.items():
        if isinstance(value, str) and value.startswith("@"):
            told.things.setdefault(f"{kind}, {key}: {value}", [0] * len(told.scores))[who] += 1


class Balance:
    """All games of one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games: list[Told] = []

    def add(self, told: Told) -> None:
        self.games.append(told)

    def aborted(self) -> int:
        return sum(told.aborted for told in self.games)

    def win_share(self, seat: int) -> float:
        return sum(told.won(seat) for told in self.games) / max(1, len(self.games))

    def lead_share(self, moment: int) -> float:
        """How much of the wins went to those who led at a moment."""
        return sum(told.led[moment] for told in self.games) / max(1, len(self.games))

    def margins(self) -> list[int]:
        """The winner's lead over the second, game by game."""
        return [max(told.scores) - sorted(told.scores)[-2] for told in self.games]

    def shared(self) -> float:
        """The share of games with more than one winner."""
        return sum(told.ranks.count(1) > 1 for told in self.games) / max(1, len(self.games))


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
