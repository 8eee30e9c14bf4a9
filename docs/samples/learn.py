"""Learn a game from nothing in an afternoon, or in minutes: `python docs/samples/learn.py --help`.

    python docs/samples/learn.py kleine_fische --rounds 8 --games 300 --plot learning.svg

It begins with random games. Each round it fits how far ahead a seat will end (gradient boosted
trees of scikit-learn on Shoal's observations), then plays by looking one action ahead with that
judgement, and learns from those games in turn. After each round it meets a bot of Shoal.
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
from shoal.bots.levels import player
from shoal.kernel import FastChance, Game, Observer, State

WORLDS = 3  # imagined for each action that is looked at
CURIOUS = 0.1  # share of actions taken at random while learning


class Learner:
    """Judges positions; takes the action after which its seat stands best."""

    def __init__(self, game: Game, seats: int) -> None:
        self.shown = Observation(game, seats)
        self.seen: list[np.ndarray] = []
        self.paid: list[float] = []
        self.judge: HistGradientBoostingRegressor | None = None

    def choose(self, observer: Observer, chance: FastChance, curious: float) -> int:
        legal = observer.legal()
        if self.judge is None or len(legal) == 1 or chance.below(1000) < 1000 * curious:
            return legal[chance.below(len(legal))]
        rows = []
        for action in legal:
            for _world in range(WORLDS):
                after = observer.imagine(chance)
                after.apply(observer.seat, action)
                rows.append(self.shown.array(after, observer.seat))
        worth = self.judge.predict(np.array(rows)).reshape(len(legal), WORLDS).mean(axis=1)
        return legal[int(worth.argmax())]

    def remember(self, path: list[tuple[int, np.ndarray]], state: State) -> None:
        points = state.scores()
        rest = [max(points[:seat] + points[seat + 1 :]) for seat in range(state.seats)]
        paid = [float(mine - best) for mine, best in zip(points, rest, strict=True)]
        self.seen += [row for _seat, row in path]
        self.paid += [paid[seat] for seat, _row in path]

    def fit(self, newest: int) -> None:
        """Anew from the newest positions: older ones were played worse."""
        del self.seen[:-newest], self.paid[:-newest]
        self.judge = HistGradientBoostingRegressor(max_iter=150, learning_rate=0.1, random_state=1)
        self.judge.fit(np.array(self.seen), np.array(self.paid))


def practise(game: Game, seats: int, learner: Learner, count: int, chance: FastChance) -> None:
    for _game in range(count):
        state = game.new(seats, chance.fork())
        path = []
        while not state.over():
            seat = state.actor()
            state.apply(seat, learner.choose(Observer(state, seat), chance, CURIOUS))
            path.append((seat, learner.shown.array(state, seat)))
        learner.remember(path, state)


def meet(game: Game, seats: int, learner: Learner, rival: str, count: int, seed: int) -> float:
    """The learner's share of wins at one seat against a bot at the others."""
    won = 0.0
    bot = player(rival, game.name)
    for number in range(count):
        state, chance = game.new(seats, FastChance(seed + number)), FastChance(seed - number)
        while not state.over():
            seat = state.actor()
            observer = Observer(state, seat)
            mine = seat == number % seats
            state.apply(
                seat,
                learner.choose(observer, chance, 0) if mine else bot.decide(observer, chance),
            )
        ranks = state.ranking()
        won += (ranks[number % seats] == 1) / ranks.count(1)
    return won / count


def plot(shares: list[float], even: float, caption: str) -> str:
    """The learning curve as an SVG."""
    across = [60 + 520 * i / max(1, len(shares) - 1) for i in range(len(shares))]
    line = " ".join(f"{x:.0f},{260 - 220 * y:.0f}" for x, y in zip(across, shares, strict=True))
    marks = "".join(
        f'<circle cx="{x:.0f}" cy="{260 - 220 * y:.0f}" r="4" fill="#c0453a"/>'
        f'<text x="{x:.0f}" y="{246 - 220 * y:.0f}" text-anchor="middle">{y:.0%}</text>'
        f'<text x="{x:.0f}" y="282" text-anchor="middle">{i}</text>'
        for i, (x, y) in enumerate(zip(across, shares, strict=True))
    )
    level = 260 - 220 * even
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 310" font-family="sans-serif" '
        'font-size="13"><rect width="620" height="310" fill="#fbf7ee"/>'
        f'<text x="20" y="24">{caption}</text>'
        f'<path d="M50 {level:.0f}H600" stroke="#888" stroke-dasharray="5 5"/>'
        f'<text x="52" y="{level - 5:.0f}" fill="#666">even</text>'
        f'<polyline points="{line}" fill="none" stroke="#c0453a" stroke-width="2"/>{marks}'
        '<text x="320" y="302" text-anchor="middle">rounds of learning</text></svg>\n'
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="Learn a game of Shoal from nothing.")
    asked.add_argument("game", nargs="?", default="kleine_fische")
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--rounds", type=int, default=8, help="of playing and learning")
    asked.add_argument("--games", type=int, default=300, help="in each round")
    asked.add_argument("--rival", default="deckhand", help="whom it meets after each round")
    asked.add_argument("--meetings", type=int, default=100, help="games against the rival")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--plot", type=Path, help="write the learning curve here, as SVG")
    given = asked.parse_args()
    game = games.find(given.game)
    seats = given.seats or game.usual_seats
    learner, chance = Learner(game, seats), FastChance(given.seed)
    shares: list[float] = []
    started = time.monotonic()
    for number in range(given.rounds + 1):
        if number:
            practise(game, seats, learner, given.games, chance)
            learner.fit(newest=200 * given.games)
        shares.append(meet(game, seats, learner, given.rival, given.meetings, 1_000_000))
        spent = time.monotonic() - started
        print(f"round {number}: {shares[-1]:6.1%} against {given.rival}, {spent:.0f} s", flush=True)
        if given.plot:
            caption = f"{game.title}: share of wins against {given.rival}"
            given.plot.write_text(plot(shares, 1 / seats, caption), "utf-8")


if __name__ == "__main__":
    main()
