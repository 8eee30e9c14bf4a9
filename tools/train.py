"""Teach a bot by self-play, and write what it has learned beside its instinct.

    PYTHONPATH=.cache/compiled/all tools/train.py carta_magica
    PYTHONPATH=.cache/compiled/all tools/train.py kleine_fische

First habits: in every game one seat plays with some of its numbers a little larger or smaller,
another the other way round, and the habits follow who does better, batch by batch. Then chances:
the new habits play games, and the weights of the evaluation are fitted to who won them. In Kleine
Fische mates play, and only chances are learned. The same seed makes the same numbers, with one
process or several; compiled, it takes a few minutes.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import numpy as np
import numpy.typing as npt

ROOT = Path(__file__).resolve().parents[1]
from shoal.bots.instincts.carta_magica import chances, learned  # noqa: E402
from shoal.bots.instincts.carta_magica.distances import way_home  # noqa: E402
from shoal.bots.instincts.carta_magica.habits import PLAIN, Habits  # noqa: E402
from shoal.bots.instincts.carta_magica.instinct import CartaMagicaInstinct  # noqa: E402
from shoal.bots.instincts.kleine_fische import INSTINCT as DIVER  # noqa: E402
from shoal.bots.instincts.kleine_fische import chances as reef_chances  # noqa: E402
from shoal.bots.instincts.kleine_fische import learned as reef_learned  # noqa: E402
from shoal.bots.instincts.kleine_fische.standing import to_be_had  # noqa: E402
from shoal.games import find  # noqa: E402
from shoal.games.carta_magica.state import CartaMagicaState  # noqa: E402
from shoal.games.kleine_fische import scoring as reef_scoring  # noqa: E402
from shoal.games.kleine_fische.state import KleineFischeState  # noqa: E402
from shoal.kernel import FastChance  # noqa: E402
from shoal.kernel.build import COMPILED  # noqa: E402

Numbers = npt.NDArray[np.float64]
GAME = find("carta_magica")
OUT = Path("src/shoal/bots/instincts/carta_magica/learned.py")
REEF = find("kleine_fische")
REEF_OUT = Path("src/shoal/bots/instincts/kleine_fische/learned.py")
LONGEST = 2_000  # actions after which a game counts as it stands

# How far each habit is tried to either side, and where it begins if not as a mate has it.
SPREAD = {
    "storm": 1.2, "pull": 1.0, "home_pull": 3, "sale": 5, "black": 5, "bought": 2,
    "bought_more": 12, "red_leg": 15, "red_each": 5, "red_step": 1.5, "red_gold": 0.8,
    "red_shown": 2.5, "black_leg": 12, "black_each": 4, "black_step": 1.5, "load": 0.9, "goods": 2,
    "goods_bound": 3, "goods_load": 8, "magic": 1.2, "card": 4, "freed": 15, "freed_bound": 20,
    "freed_card": 12, "lucky_home": 25, "lucky_red": 25, "fight": 4, "attack": 8, "loss": 2,
    "deny": 12, "enough": 6, "pace": 0.7, "earliest": 1.5, "late": 2, "hurry": 2.5,
    "leader_hurry": 2.5, "rival_near": 5, "rival_lead": 4, "last_leg": 3, "last_points": 5,
    "return_lead": 4, "ends_anyway": 2, "prize": 8, "cargo": 2, "stake": 1.2, "astray": 2,
    "spin_home": 2.5, "home_early": 20, "lucky_black": 25, "lucky_bound": 20, "detour": 2.5,
    "bound_calls": 2.5,
}  # fmt: skip
BEGIN = {
    "pull": 12, "home_pull": 14, "detour": 10, "bound_calls": 5, "red_leg": 0, "red_each": 45,
    "red_gold": 2, "red_step": 2, "bought": 4, "black": 20, "black_leg": 10, "black_each": 20,
    "black_step": 2, "load": 4, "goods": 15, "goods_load": 20, "fight": 10, "deny": 6,
    "enough": 36, "earliest": 10, "late": 14, "spin_home": 2, "lucky_black": 60, "lucky_bound": 40,
}  # fmt: skip
NAMES = list(SPREAD)
SPREADS: Numbers = np.array([float(SPREAD[name]) for name in NAMES])

BATCH = 500  # games between two steps of the habits
RATE = 0.15
SEATS = (4, 3, 4, 2)  # four players are the hardest, so they are met most often
MATES = 0.6  # of the other seats; the rest have the habits as they are
WIN = 0.7  # of what a game is worth; the rest is the lead
LEAD = 8.0  # points that are worth three quarters of it
FADE, FADE_SQUARE = 0.9, 0.98  # what is kept of earlier batches' direction and size

STAGE_NAMES = [
    "nearest to home: under 5 steps", "5 to 9", "10 to 17", "18 to 27", "28 to 39", "40 or more",
    "last round",
]  # fmt: skip
HEAD = '''"""Learned by playing; made by a command, not by hand:

    PYTHONPATH=.cache/compiled/all {command}

Habits are what `habits.py` says, chances and points the weights of what `chances.py` sees, one row
for each stage of a game.
"""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.carta_magica.habits import Habits
'''
REEF_STAGES = [
    "cards in the deck: under 6", "6 to 13", "14 to 25", "26 to 41", "42 to 59", "60 or more",
]  # fmt: skip
REEF_HEAD = '''"""Learned from games; made by a command, not by hand:

    PYTHONPATH=.cache/compiled/all {command}

Weights of what `chances.py` sees, one row for each stage of a game of four.
"""

from __future__ import annotations

from typing import Final
'''
WHIM = 30  # one action of so many is anything: positions that mates alone would never come to
HELD_BACK = 5  # every so-manieth game is not learned from, but judged
RIDGE = 3.0


# --- Games ---------------------------------------------------------------------------------------


def mind(numbers: Numbers) -> CartaMagicaInstinct:
    named = {name: round(float(number)) for name, number in zip(NAMES, numbers, strict=True)}
    return CartaMagicaInstinct(Habits(**named))


def play(
    seed: int,
    minds: list[CartaMagicaInstinct],
    watch: Callable[[CartaMagicaState], None] = lambda _sea: None,
) -> list[int]:
    """The points of a game; `watch` sees the beginning of each turn."""
    sea, chance = GAME.new(len(minds), FastChance(seed)), FastChance(seed + 1_000_000_007)
    assert isinstance(sea, CartaMagicaState)
    turn = (0, -1)
    for _action in range(LONGEST):
        if sea.over():
            break
        if (sea.round, sea.turn) != turn and min(sea.home) >= 0:
            turn = (sea.round, sea.turn)
            watch(sea)
        seat = sea.actor()
        sea.apply(seat, minds[seat].choose(sea, seat, chance))
    return sea.scores()


def shares(points: list[int]) -> list[float]:
    best = max(points)
    return [1.0 / points.count(best) if each == best else 0.0 for each in points]


# --- Habits --------------------------------------------------------------------------------------


def worth(points: list[int], seat: int) -> float:
    """What a game was worth to a seat: the win, and how clear it was."""
    lead = points[seat] - max(each for at, each in enumerate(points) if at != seat)
    return WIN * shares(points)[seat] + (1.0 - WIN) / (1.0 + math.exp(-lead / LEAD))


def trial(task: tuple[Numbers, int, int]) -> Numbers:
    """One game of habits changed one way against the same changed the other way."""
    numbers, seed, game = task
    luck = np.random.default_rng([seed, game])
    change: Numbers = luck.standard_normal(len(NAMES))
    seats = SEATS[game % len(SEATS)]
    usual, plain = mind(numbers), CartaMagicaInstinct(PLAIN)
    minds = [plain if luck.random() < MATES else usual for _seat in range(seats)]
    more = int(luck.integers(seats))
    less = (more + 1 + int(luck.integers(seats - 1))) % seats
    minds[more], minds[less] = mind(numbers + SPREADS * change), mind(numbers - SPREADS * change)
    points = play(seed * 10_000_019 + game, minds)
    return (worth(points, more) - worth(points, less)) * change


def evolve(batches: int, seed: int, spread: Spread) -> Numbers:
    """Let habits follow success; the mean of the last quarter is kept, for steps are noisy."""
    numbers: Numbers = np.array([float(BEGIN.get(name, getattr(PLAIN, name))) for name in NAMES])
    direction, square = np.zeros(len(NAMES)), np.zeros(len(NAMES))
    kept: list[Numbers] = []
    for batch in range(1, batches + 1):
        tasks = [(numbers, seed, batch * BATCH + game) for game in range(BATCH)]
        slope = sum(spread(trial, tasks), np.zeros(len(NAMES))) / BATCH
        direction = FADE * direction + (1.0 - FADE) * slope
        square = FADE_SQUARE * square + (1.0 - FADE_SQUARE) * slope * slope
        step = direction / (1.0 - FADE**batch)
        size = math.sqrt(float((square / (1.0 - FADE_SQUARE**batch)).mean()))
        numbers = numbers + RATE * SPREADS * step / size
        if batch > batches * 3 // 4:
            kept.append(numbers)
        if batch % 20 == 0:
            print(f"  {batch * BATCH:>7,} games", flush=True)
    found: Numbers = np.mean(kept, axis=0)
    return found


def contest(task: tuple[Numbers, int, int, int]) -> tuple[float, int]:
    """One game of one seat with new habits among mates: its share of the win, and its points."""
    numbers, seats, seed, game = task
    minds = [CartaMagicaInstinct(PLAIN)] * seats
    minds[game % seats] = mind(numbers)
    points = play(seed * 20_000_003 + game // seats, minds)
    return shares(points)[game % seats], points[game % seats]


# --- Chances -------------------------------------------------------------------------------------


class Sights:
    """Positions seen in games: features by position, stage and seat, and what came of them."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.stages: list[int] = []
        self.seen: list[list[list[float]]] = []
        self.won: list[list[float]] = []
        self.points: list[list[int]] = []


def sights(task: tuple[Numbers, int, int]) -> Sights:
    """The beginnings of all turns of a game between players with about the same habits."""
    numbers, seed, game = task
    luck = np.random.default_rng([seed, game, 1])
    seats = 2 + game % 3
    minds = [mind(numbers)] * seats
    for seat in range(seats):  # half of them are a little different: so positions are, too
        if luck.random() < 0.5:
            minds[seat] = mind(numbers + 0.7 * SPREADS * luck.standard_normal(len(NAMES)))
    found = Sights()

    def watch(sea: CartaMagicaState) -> None:
        ways = [way_home(sea, seat) for seat in range(seats)]
        found.games.append(game)
        found.stages.append(chances.stage_of(sea, ways))
        found.seen.append([chances.features(sea, seat, ways) for seat in range(seats)])

    points = play(seed * 30_000_001 + game, minds, watch)
    found.won = [shares(points)] * len(found.seen)
    found.points = [points] * len(found.seen)
    return found


def dives(task: tuple[int, int]) -> Sights:
    """The beginnings of all turns of a game of four mates with whims."""
    seed, game = task
    sea = REEF.new(4, FastChance(seed * 40_000_003 + game))
    chance = FastChance(seed * 40_000_003 + game + 1_000_000_007)
    assert isinstance(sea, KleineFischeState)
    found = Sights()
    stage = -1
    for _action in range(LONGEST):
        if sea.over():
            break
        if DIVER.stage(sea) > stage and not sea.photos:
            stage = DIVER.stage(sea)
            found.games.append(game)
            found.stages.append(reef_chances.stage_of(sea))
            fish = to_be_had(sea)
            scores = [reef_scoring.intermediate(sea, seat) for seat in range(4)]
            found.seen.append([reef_chances.features(sea, seat, fish, scores) for seat in range(4)])
        seat = sea.actor()
        legal = sea.legal(seat)
        whim = chance.below(WHIM) == 0
        sea.apply(
            seat, legal[chance.below(len(legal))] if whim else DIVER.choose(sea, seat, chance)
        )
    ranks = sea.ranking()
    found.won = [[1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]] * len(found.seen)
    found.points = [sea.scores()] * len(found.seen)
    return found


class Table:
    """Many sights as arrays; a seat that is not there has no chance."""

    def __init__(self, many: Iterable[Sights]) -> None:
        all_seen: list[list[list[float]]] = []
        games: list[int] = []
        stages: list[int] = []
        won: list[list[float]] = []
        points: list[list[int]] = []
        for each in many:
            all_seen += each.seen
            games += each.games
            stages += each.stages
            won += each.won
            points += each.points
        size = len(all_seen)
        self.seen = np.zeros((size, 4, len(all_seen[0][0])))
        self.there = np.zeros((size, 4), dtype=bool)
        self.won = np.zeros((size, 4))
        self.points = np.zeros((size, 4))
        for at in range(size):
            seats = len(all_seen[at])
            self.seen[at, :seats] = all_seen[at]
            self.there[at, :seats] = True
            self.won[at, :seats] = won[at]
            self.points[at, :seats] = points[at]
        self.stages = np.array(stages)
        self.held_back = np.array(games) % HELD_BACK == 0


def guesses(seen: Numbers, there: npt.NDArray[np.bool_], weights: Numbers) -> Numbers:
    logits = np.where(there, seen @ weights, -np.inf)
    logits -= logits.max(axis=1, keepdims=True)
    raised: Numbers = np.exp(logits)
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


def fit_chances(seen: Numbers, there: npt.NDArray[np.bool_], won: Numbers) -> Numbers:
    """Softmax over seats, by Newton's method; a little ridge keeps rare features small."""
    scale = np.maximum(seen[there].std(axis=0), 1e-9)
    seen = seen / scale
    features = seen.shape[2]
    weights = np.zeros(features)
    for _step in range(12):
        guess = guesses(seen, there, weights)
        slope = np.einsum("ns,nsf->f", won - guess, seen) - RIDGE * weights
        middle = np.einsum("ns,nsf->nf", guess, seen)
        weighted = (seen * np.sqrt(guess)[:, :, None]).reshape(-1, features)
        curve = weighted.T @ weighted - middle.T @ middle + RIDGE * np.eye(features)
        weights = weights + np.linalg.solve(curve, slope)
    found: Numbers = weights / scale
    found[0] = 0.0  # what is the same for every seat tells nothing
    return found


def fit_points(seen: Numbers, there: npt.NDArray[np.bool_], points: Numbers) -> Numbers:
    """The points in the end, by least squares."""
    rows, goals = seen[there], points[there]
    scale = np.maximum(rows.std(axis=0), 1e-9)
    scale[0] = 1.0
    rows = rows / scale
    curve = rows.T @ rows + RIDGE * np.eye(rows.shape[1])
    found: Numbers = np.linalg.solve(curve, rows.T @ goals) / scale
    return found


def brier(table: Table, where: npt.NDArray[np.bool_], weights: list[Numbers] | None) -> float:
    """Brier's score of guesses; without weights everybody has the same chance."""
    total = 0.0
    for stage in range(int(table.stages.max()) + 1):
        part = where & (table.stages == stage)
        there = table.there[part]
        vector = np.zeros(table.seen.shape[2]) if weights is None else weights[stage]
        guess = guesses(table.seen[part], there, vector) if part.any() else np.zeros((0, 4))
        total += float(((guess - table.won[part]) ** 2).sum())
    return total / max(1, int(where.sum()))


# --- The command ---------------------------------------------------------------------------------

T = TypeVar("T")
R = TypeVar("R")


class Spread:
    """Does tasks in order, here or in several processes."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) if jobs > 1 else None

    def __call__(self, work: Callable[[T], R], tasks: list[T]) -> Iterator[R]:
        if self.pool is None:
            return map(work, tasks)
        return self.pool.map(work, tasks, chunksize=25)


def habits_text(numbers: Numbers) -> str:
    """Steps that would count the wrong way are noise, and compiled a product of them is slow."""
    named = []
    for name, number in zip(NAMES, numbers, strict=True):
        least = 0.0 if name in ("red_step", "black_step") else -math.inf
        named.append(f"{name}={round(max(least, float(number)))},")
    return "\n".join(["HABITS: Final = Habits(", *wrapped(named, "    "), ")  # fmt: skip"])


def rows_text(name: str, rows: list[Numbers]) -> str:
    """Weights by stage; four digits are more than they are known to."""
    lines = [f"{name}: Final = ["]
    for row in rows:
        words = [f"{float(f'{number:.4g}')!r}," for number in row]
        lines += ["    [", *wrapped(words, "        "), "    ],"]
    return "\n".join([*lines, "]  # fmt: skip"])


def wrapped(words: list[str], indent: str) -> list[str]:
    lines = [indent + words[0]]
    for word in words[1:]:
        if len(lines[-1]) + len(word) + 1 > 100:
            lines.append(indent + word)
        else:
            lines[-1] += " " + word
    return lines


def learn_chances(
    table: Table, learned_before: list[list[float]], names: list[str]
) -> list[list[Numbers]]:
    """Fit an evaluation to how games ended, and say how good it is."""
    print(f"{len(table.stages):,} positions, one game of {HELD_BACK} held back")
    win, points = [], []
    for stage in range(len(names)):
        part = ~table.held_back & (table.stages == stage)
        win.append(fit_chances(table.seen[part], table.there[part], table.won[part]))
        points.append(fit_points(table.seen[part], table.there[part], table.points[part]))
    before = [np.array(row) for row in learned_before]
    print("Brier's score in games held back   positions   even  before   after")
    rows = [("all", table.held_back)]
    for seats in (2, 3, 4):
        rows.append((f"{seats} seats", table.held_back & (table.there.sum(axis=1) == seats)))
    for stage, name in enumerate(names):
        rows.append((name, table.held_back & (table.stages == stage)))
    for name, where in rows:
        if where.any():
            scores = [brier(table, where, each) for each in (None, before, win)]
            numbers_text = "".join(f"{score:8.4f}" for score in scores)
            print(f"  {name:<32}{int(where.sum()):>10,}{numbers_text}")
    return [win, points]


def learn_reef(games: int, seed: int, spread: Spread, head: str) -> str:
    """What is learned of Kleine Fische, as text of a module."""
    table = Table(spread(dives, [(seed, game) for game in range(games)]))
    print(f"{games:,} games of four mates, one action of {WHIM} at random")
    win, points = learn_chances(table, reef_learned.CHANCES, REEF_STAGES)
    return "\n".join([head, rows_text("CHANCES", win), rows_text("POINTS", points), ""])


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=["carta_magica", "kleine_fische"])
    parser.add_argument("--batches", type=int, default=120, help=f"of {BATCH} games for habits")
    parser.add_argument("--games", type=int, default=3000, help="games for chances")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--keep-habits", action="store_true", help="learn chances only")
    args = parser.parse_args()
    started = time.monotonic()
    print(f"{find(args.game).title}, seed {args.seed}, {'compiled' if COMPILED else 'interpreted'}")
    spread, command = Spread(args.jobs), " ".join(["tools/train.py", *sys.argv[1:]])
    if args.game == "kleine_fische":
        head = REEF_HEAD.format(command=command)
        (ROOT / REEF_OUT).write_text(learn_reef(args.games, args.seed, spread, head))
        print(f"Written to {REEF_OUT} after {time.monotonic() - started:.0f} s.")
        return 0
    if args.keep_habits:
        numbers: Numbers = np.array([float(getattr(learned.HABITS, name)) for name in NAMES])
    else:
        numbers = np.round(evolve(args.batches, args.seed, spread))
    print("One player with the new habits among mates:")
    for seats in (2, 3, 4):
        tasks = [(numbers, seats, args.seed, game) for game in range(3000)]
        results = list(spread(contest, tasks))
        share, points = (sum(each) / len(tasks) for each in zip(*results, strict=True))
        print(f"  {seats} seats, {len(tasks):,} games: {share:.1%} won, {points:.1f} points")
    table = Table(spread(sights, [(numbers, args.seed, game) for game in range(args.games)]))
    print(f"{args.games:,} games")
    win, points_rows = learn_chances(table, learned.CHANCES, STAGE_NAMES)
    text = "\n".join([
        HEAD.format(command=command),
        habits_text(numbers), rows_text("CHANCES", win), rows_text("POINTS", points_rows), "",
    ])  # fmt: skip
    (ROOT / OUT).write_text(text)
    print(f"Written to {OUT} after {time.monotonic() - started:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
