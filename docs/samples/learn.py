"""Learn a game from nothing in minutes: `python docs/samples/learn.py --help`.

    python docs/samples/learn.py kleine_fische --plot learning.svg

It begins with random games, or watches those of a bot. Each round it fits how far ahead of the
others a seat will end, with gradient boosted trees of scikit-learn on Shoal's observations; then it
plays against itself by looking one action ahead with that judgement, and learns from those games in
turn. After each round it meets a bot of Shoal. Looking ahead is fair: it sees the worlds its seat
can imagine, never the true one. Many games go on side by side, so that one question to the trees
answers for all of them.
Needs: pip install "shoal[gymnasium]" scikit-learn
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # many small questions: threads would only wait

import numpy as np
from sklearn.ensemble import HistGradientBoostingRegressor

from shoal import games
from shoal.adapters.arrays import Observation
from shoal.arena.standing import USUAL, wilson
from shoal.bots.levels import player
from shoal.bots.players import Player
from shoal.kernel import FastChance, Game, Observer, State
from shoal.kernel.game import load_game

CURIOUS = 0.05  # share of actions taken at random while learning
NEWEST = 60_000  # positions to learn from
LONGEST = 3000  # actions after which a game is left: random ones may not find an end


class Learner:
    """Judges positions; takes the action after which its seat stands best."""

    def __init__(self, game: Game, seats: int, worlds: int) -> None:
        self.shown = Observation(game, seats)
        self.worlds = worlds  # imagined for each action that is looked at
        self.seen: list[np.ndarray] = []
        self.paid: list[float] = []
        self.judge: HistGradientBoostingRegressor | None = None

    def choose(self, asked: list[Observer], chance: FastChance, curious: float) -> list[int]:
        """An action for each observer; some at random while it is curious."""
        chosen: list[int] = []
        rows: list[np.ndarray] = []
        open_questions: list[tuple[int, list[int]]] = []
        for observer in asked:
            legal = observer.legal()
            chosen.append(legal[chance.below(len(legal))])
            if self.judge is None or len(legal) == 1 or chance.below(1000) < 1000 * curious:
                continue
            open_questions.append((len(chosen) - 1, legal))
            for action in legal:
                for _world in range(self.worlds):
                    after = observer.imagine(chance)
                    after.apply(observer.seat, action)
                    rows.append(self.shown.array(after, observer.seat))
        if self.judge is not None and rows:
            worth = self.judge.predict(np.array(rows)).reshape(-1, self.worlds).mean(axis=1)
            first = 0
            for number, legal in open_questions:
                chosen[number] = legal[int(worth[first : first + len(legal)].argmax())]
                first += len(legal)
        return chosen

    def fit(self, newest: int) -> None:
        """Anew from the newest positions: older ones were played worse."""
        del self.seen[:-newest], self.paid[:-newest]
        self.judge = HistGradientBoostingRegressor(max_iter=200, random_state=1)
        self.judge.fit(np.array(self.seen), np.array(self.paid))


def ahead(state: State) -> list[float]:
    """How many points each seat ended before the best of the others."""
    points = state.scores()
    rest = [max(points[:seat] + points[seat + 1 :]) for seat in range(state.seats)]
    return [float(mine - best) for mine, best in zip(points, rest, strict=True)]


def practise(
    game: Game, seats: int, learner: Learner, watched: Player | None, count: int, chance: FastChance
) -> None:
    """Play against itself, or watch another at first, and remember what each seat saw after its
    actions, and what came of it."""
    tables = [game.new(seats, chance.fork()) for _ in range(count)]
    paths: list[list[tuple[int, np.ndarray]]] = [[] for _ in tables]
    for _action in range(LONGEST):
        going = [i for i, table in enumerate(tables) if not table.over()]
        if not going:
            break
        asked = [Observer(tables[i], tables[i].actor()) for i in going]
        if watched is not None:
            chosen = [watched.decide(observer, chance) for observer in asked]
        else:
            chosen = learner.choose(asked, chance, CURIOUS)
        for i, observer, action in zip(going, asked, chosen, strict=True):
            tables[i].apply(observer.seat, action)
            paths[i].append((observer.seat, learner.shown.array(tables[i], observer.seat)))
    for table, path in zip(tables, paths, strict=True):
        if table.over():
            paid = ahead(table)
            learner.seen += [row for _seat, row in path]
            learner.paid += [paid[seat] for seat, _row in path]


def meet(game: Game, seats: int, learner: Learner, rival: Player, count: int, seed: int) -> float:
    """The learner's share of wins at one seat against a bot at the others.

    It sits everywhere equally often, with the same cards.
    """
    chance = FastChance(seed)
    tables = [game.new(seats, FastChance(seed + i // seats)) for i in range(count)]
    for _action in range(LONGEST):
        going = [i for i, table in enumerate(tables) if not table.over()]
        if not going:
            break
        own: list[int] = []
        asked: list[Observer] = []
        for i in going:
            observer = Observer(tables[i], tables[i].actor())
            if observer.seat == i % seats:
                own.append(i)
                asked.append(observer)
            else:
                tables[i].apply(observer.seat, rival.decide(observer, chance))
        for i, action in zip(own, learner.choose(asked, chance, 0.0), strict=True):
            tables[i].apply(i % seats, action)
    won = 0.0
    for i, table in enumerate(tables):
        ranks = table.ranking()
        won += (ranks[i % seats] == 1) / ranks.count(1)
    return won / count


def plot(shares: list[float], count: int, even: float, caption: str) -> str:
    """The learning curve as an SVG, with the 95 % interval of each round."""

    def height(share: float) -> float:
        return 260 - 220 * share

    across = [60 + 520 * i / max(1, len(shares) - 1) for i in range(len(shares))]
    line = " ".join(f"{x:.0f},{height(y):.0f}" for x, y in zip(across, shares, strict=True))
    marks = ""
    for i, (x, share) in enumerate(zip(across, shares, strict=True)):
        low, high = wilson(share, count, USUAL)
        marks += (
            f'<path d="M{x:.0f} {height(low):.0f}V{height(high):.0f}" stroke="#c0453a"/>'
            f'<circle cx="{x:.0f}" cy="{height(share):.0f}" r="4" fill="#c0453a"/>'
            f'<text x="{x:.0f}" y="{height(high) - 6:.0f}" text-anchor="middle">{share:.0%}</text>'
            f'<text x="{x:.0f}" y="282" text-anchor="middle">{i}</text>'
        )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 310" font-family="sans-serif" '
        'font-size="13"><rect width="620" height="310" fill="#fbf7ee"/>'
        f'<text x="20" y="24">{caption}</text>'
        f'<path d="M50 {height(even):.0f}H600" stroke="#888" stroke-dasharray="5 5"/>'
        f'<text x="52" y="{height(even) - 5:.0f}" fill="#666">even</text>'
        f'<polyline points="{line}" fill="none" stroke="#c0453a" stroke-width="2"/>{marks}'
        '<text x="320" y="302" text-anchor="middle">rounds of learning</text></svg>\n'
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="Learn a game of Shoal from nothing.")
    asked.add_argument("game", nargs="?", default="kleine_fische", help="a name or a module")
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--rounds", type=int, default=6, help="of playing and learning")
    asked.add_argument("--games", type=int, default=150, help="in each round; twice in the first")
    asked.add_argument("--worlds", type=int, default=6, help="imagined for each action")
    asked.add_argument("--watch", default="random", help="whose games it sees first")
    asked.add_argument("--rival", default="deckhand", help="whom it meets after each round")
    asked.add_argument("--meetings", type=int, default=200, help="games against the rival")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--plot", type=Path, help="write the learning curve here, as SVG")
    given = asked.parse_args()
    game = load_game(given.game) if "." in given.game else games.find(given.game)
    seats = given.seats or game.usual_seats
    learner, chance = Learner(game, seats, given.worlds), FastChance(given.seed)
    rival = player(given.rival, game.name)
    shares: list[float] = []
    started = time.process_time()
    for number in range(given.rounds + 1):
        if number:
            first = number == 1
            watched = player(given.watch, game.name) if first else None
            practise(game, seats, learner, watched, given.games * (2 if first else 1), chance)
            learner.fit(NEWEST)
        shares.append(meet(game, seats, learner, rival, given.meetings, 1_000_000))
        low, high = wilson(shares[-1], given.meetings, USUAL)
        spent = time.process_time() - started
        print(
            f"round {number}: {shares[-1]:.1%} ({low:.0%} to {high:.0%}) against {given.rival}, "
            f"{spent:.0f} s",
            flush=True,
        )
        if given.plot:
            caption = f"{game.title}: share of wins against {given.rival}"
            given.plot.write_text(plot(shares, given.meetings, 1 / seats, caption), "utf-8")


if __name__ == "__main__":
    main()
