"""Learn a game from nothing in minutes: `python docs/samples/learn.py --help`.

    python docs/samples/learn.py kleine_fische --plot learning.svg

It begins with the rules and Shoal's observations and knows nothing of good play. It watches a bot
play against itself: at some decisions it notes, for each legal action, what the seat would see
after it and what that changes, and whether the bot took it. Gradient boosted trees of scikit-learn
learn from this how likely the bot would take an action; the learner takes the likeliest. After each
round, in which it has watched four times as much, it meets another bot. It is fair: it looks into
worlds its seat can imagine, never into the true one. Many games go on side by side, so that one
question to the trees answers for all of them.
Needs: pip install "shoal[gymnasium]" scikit-learn
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OMP_NUM_THREADS", "1")  # many small questions: threads would only wait

import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier

from shoal import games
from shoal.adapters.arrays import Observation
from shoal.arena.standing import USUAL, wilson
from shoal.bots.levels import player
from shoal.bots.players import Player
from shoal.kernel import FastChance, Game, Observer
from shoal.kernel.game import load_game

NOTED = 4  # one decision of so many is noted: neighbours are much alike
MORE = 4  # times as many in each round
LONGEST = 3000  # actions after which a game is left: random ones may not find an end


class Learner:
    """Says how likely the bot it watched would take an action; takes the likeliest itself."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.shown = Observation(game, seats)
        self.chance = FastChance(seed)
        self.rows: list[np.ndarray] = []
        self.taken: list[bool] = []
        self.decisions = 0
        self.trees: HistGradientBoostingClassifier | None = None

    def looks(self, observer: Observer, legal: list[int]) -> list[np.ndarray]:
        """A row for each action: what is seen after it, what it changes, and its number."""
        world = observer.imagine(self.chance)
        before = self.shown.array(world, observer.seat)
        rows: list[np.ndarray] = []
        for action in legal:
            after = world.clone()
            after.apply(observer.seat, action)
            seen = self.shown.array(after, observer.seat)
            rows.append(np.concatenate([seen, seen - before, [action]]).astype(np.int16))
        return rows

    def watch(self, bot: Player, decisions: int) -> None:
        """Look on while a bot plays against itself, until so many decisions are noted."""
        while self.decisions < decisions:
            table = self.game.new(self.seats, self.chance.fork())
            while not table.over():
                observer = Observer(table, table.actor())
                legal = observer.legal()
                action = bot.decide(observer, self.chance)
                if len(legal) > 1 and self.chance.below(NOTED) == 0:
                    self.rows += self.looks(observer, legal)
                    self.taken += [one == action for one in legal]
                    self.decisions += 1
                table.apply(observer.seat, action)

    def fit(self) -> None:
        """Anew from all that was watched."""
        self.trees = HistGradientBoostingClassifier(
            max_iter=150, early_stopping=False, random_state=1
        )
        self.trees.fit(np.array(self.rows), np.array(self.taken))

    def choose(self, asked: list[Observer]) -> list[int]:
        """An action for each observer; at random before it has learnt anything."""
        chosen: list[int] = []
        rows: list[np.ndarray] = []
        open_questions: list[tuple[int, list[int]]] = []
        for observer in asked:
            legal = observer.legal()
            chosen.append(legal[self.chance.below(len(legal))])
            if self.trees is not None and len(legal) > 1:
                open_questions.append((len(chosen) - 1, legal))
                rows += self.looks(observer, legal)
        if self.trees is not None and rows:
            likely = self.trees.predict_proba(np.array(rows))[:, 1]
            first = 0
            for number, legal in open_questions:
                chosen[number] = legal[int(likely[first : first + len(legal)].argmax())]
                first += len(legal)
        return chosen


def meet(learner: Learner, rival: Player, count: int, seed: int) -> float:
    """The learner's share of wins at one seat against a bot at the others.

    It sits everywhere equally often, with the same cards.
    """
    seats, chance = learner.seats, FastChance(seed)
    tables = [learner.game.new(seats, FastChance(seed + i // seats)) for i in range(count)]
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
        for i, action in zip(own, learner.choose(asked), strict=True):
            tables[i].apply(i % seats, action)
    won = 0.0
    for i, table in enumerate(tables):
        ranks = table.ranking()
        won += (ranks[i % seats] == 1) / ranks.count(1)
    return won / count


def plot(looked: list[int], shares: list[float], count: int, even: float, caption: str) -> str:
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
            f'<text x="{x:.0f}" y="282" text-anchor="middle">{looked[i]:,}</text>'
        )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 310" font-family="sans-serif" '
        f'font-size="13"><title>{caption}</title><rect width="620" height="310" fill="#fbf7ee"/>'
        f'<text x="20" y="24">{caption}</text>'
        f'<path d="M50 {height(even):.0f}H600" stroke="#888" stroke-dasharray="5 5"/>'
        f'<text x="52" y="{height(even) - 5:.0f}" fill="#666">even</text>'
        f'<polyline points="{line}" fill="none" stroke="#c0453a" stroke-width="2"/>{marks}'
        '<text x="320" y="302" text-anchor="middle">decisions it has watched</text></svg>\n'
    )


def main() -> None:
    asked = argparse.ArgumentParser(description="Learn a game of Shoal from nothing.")
    asked.add_argument("game", nargs="?", default="kleine_fische", help="a name or a module")
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--watch", default="mate", help="whose games it sees")
    asked.add_argument("--decisions", type=int, default=400, help="in the first round")
    asked.add_argument("--rounds", type=int, default=3, help="each with four times as many")
    asked.add_argument("--rival", default="deckhand", help="whom it meets after each round")
    asked.add_argument("--meetings", type=int, default=400, help="games against the rival")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--plot", type=Path, help="write the learning curve here, as SVG")
    given = asked.parse_args()
    game = load_game(given.game) if "." in given.game else games.find(given.game)
    learner = Learner(game, given.seats or game.usual_seats, given.seed)
    watched, rival = player(given.watch, game.name), player(given.rival, game.name)
    looked: list[int] = []
    shares: list[float] = []
    started = time.process_time()
    for number in range(given.rounds + 1):
        if number:
            learner.watch(watched, given.decisions * MORE ** (number - 1))
            learner.fit()
        looked.append(learner.decisions)
        shares.append(meet(learner, rival, given.meetings, 1_000_000))
        low, high = wilson(shares[-1], given.meetings, USUAL)
        spent = time.process_time() - started
        print(
            f"{looked[-1]} decisions: {shares[-1]:.1%} ({low:.0%} to {high:.0%}) "
            f"against {given.rival}, {spent:.0f} s",
            flush=True,
        )
        if given.plot:
            caption = f"{game.title}: share of wins against {given.rival}"
            drawn = plot(looked, shares, given.meetings, 1 / learner.seats, caption)
            given.plot.write_text(drawn, "utf-8")


if __name__ == "__main__":
    main()
