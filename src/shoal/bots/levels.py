"""Players by name: what a seat can be given to when no person sits there.

random          any legal action
deckhand        a beginner: forgets, overlooks, takes the second best for the best
mate            the game's instinct
captain:1s      search, with a budget of time (0.2s) or of simulations (500)
admiral:5s      the same with five times the time
run:COMMAND     a program of your own, see `outside.py`

An installed package may bring more, by entry points of the group `shoal.players`: a name, and what
makes a player of a game's name and a budget. So come the searches of OpenSpiel.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from shoal.bots import instincts
from shoal.bots.judging import Judge
from shoal.bots.players import Captain, Deckhand, Mate, Player, RandomPlayer
from shoal.bots.search import Search

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

LEVELS: Final = ["random", "deckhand", "mate", "captain", "admiral"]
SECONDS: Final = {"captain": 1.0, "admiral": 5.0}  # what a searching level takes if not told
HINT: Final = "captain:0.5s"  # who answers people that ask for advice
BROUGHT: Final = "shoal.players"


class UnknownPlayerError(ValueError):
    """A name that is no player here."""


def player(name: str, game: str) -> Player:
    """The player of a name such as `mate` or `captain:0.2s`, for a game."""
    level, _, budget = name.partition(":")
    if level == "run" and budget.strip():
        # Where it is needed: in a browser there are no programs to run.
        from shoal.bots.outside import OutsideBot  # noqa: PLC0415

        return OutsideBot(budget, instincts.find(game))
    if level not in LEVELS:
        others = brought()
        if level in others.names:
            return load(others[level].load, level)(game, budget)
    if level not in LEVELS or (budget and level not in SECONDS):
        known = ", ".join([*LEVELS, *sorted(brought().names)])
        raise UnknownPlayerError(
            f"there is no player {name!r}; players here: {known} "
            "(with a budget: captain:0.2s, captain:500) and run:COMMAND"
        )
    if level == "random":
        return RandomPlayer()
    instinct = instincts.find(game)
    if level == "deckhand":
        return Deckhand(instinct, instincts.tuning(game))
    if level == "mate":
        return Mate(instinct, instincts.tuning(game))
    simulations, seconds = read_budget(budget, SECONDS[level])
    return Captain(instincts.searching(game), instincts.tuning(game), simulations, seconds)


def brought() -> EntryPoints:
    """The players that installed packages bring."""
    # Where it is needed: in a browser nothing is installed, and this part of Python is left out.
    from importlib.metadata import entry_points  # noqa: PLC0415

    return entry_points(group=BROUGHT)


def load(entry: Callable[[], object], name: str) -> Callable[[str, str], Player]:
    """What makes a player that an installed package brings."""
    try:
        return cast("Callable[[str, str], Player]", entry())
    except ImportError as missing:
        raise UnknownPlayerError(
            f"{name} is known, but something it needs is not installed: {missing}"
        ) from None


def judge(game: str) -> Judge:
    """Who judges positions of a game."""
    return Judge(Search(instincts.searching(game), instincts.tuning(game)))


def read_budget(text: str, usual: float) -> tuple[int, float]:
    """`0.2s` is a time, `500` a number of simulations; nothing is the usual time."""
    if not text:
        return 0, usual
    try:
        if text.endswith("s") and 0.0 < float(text[:-1]) <= 3600.0:
            return 0, float(text[:-1])
        if 0 < int(text) <= 10_000_000:
            return int(text), 0.0
    except ValueError:
        pass
    raise UnknownPlayerError(f"a captain's budget is a time such as 0.2s or a number, not {text!r}")
