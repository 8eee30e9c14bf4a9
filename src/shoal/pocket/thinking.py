"""What is asked of the worker that thinks, and what runs in it.

It is told what a bot's seat could imagine, never the true position; only the review of a finished
game tells it everything.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Any, Final

from shoal.bots import deciding
from shoal.kernel import Observer
from shoal.table import Table, replay
from shoal.table.curve import MOST_POINTS, Curve, settled
from shoal.table.json_text import dumps
from shoal.table.sitting import STAND_IN

SIMULATIONS = 30  # for a point of the chances: this Python is not compiled
PACES = 50  # times a level took lately, of each game
NOTICED = 0.05  # seconds; who always answers sooner tells nothing by it


def think(work: str, table: Table, seat: int, level: str) -> dict[str, Any]:
    """A question about a decision of a seat."""
    assert table.play is not None
    imagined = Observer(table.play.state, seat).dream.position()
    given = [table.game.module, imagined, seat, level or STAND_IN, secrets.randbits(31)]
    return {"work": work, "given": given}


WORK: Final[dict[str, Callable[..., Any]]] = {
    "choose": deciding.choose,
    "advise": deciding.advise,
    "judge": deciding.judge_positions,
}


def work(text: str) -> str:
    """Do what a question asks, in the worker that thinks."""
    asked = json.loads(text)
    return dumps(WORK[asked["work"]](*asked["given"]))


class Paces:
    """An answer without a choice takes as long as others did, where others cannot know that there
    was none: else the time would tell them what the seat holds."""

    def __init__(self) -> None:
        self.taken: dict[tuple[str, str], list[float]] = {}

    def pause(self, game: str, level: str, forced: bool, veiled: bool, seconds: float) -> float:
        paces = self.taken.setdefault((game, level), [])
        if not forced:
            paces.append(seconds)
            del paces[:-PACES]
            return 0.0
        if not veiled or not paces:
            return 0.0
        pause = secrets.choice(paces) - seconds
        return pause if pause > NOTICED else 0.0


class Chances:
    """The chances of one finished game, worked out point by point while nobody waits."""

    def __init__(self, table: Table) -> None:
        assert table.play is not None
        self.table = table
        plies = replay.borders(table, MOST_POINTS)
        self.curve = Curve(plies, [table.plies.versions[ply] for ply in plies])
        open_plies = plies[:-1] if table.play.state.over() else plies
        self.texts = replay.positions(table, open_plies)
        self.luck = secrets.randbits(31)  # the same for all: only the play makes a difference
        self.asked = False

    def job(self) -> dict[str, Any] | None:
        """The next point to work out, unless one is being worked out."""
        done = len(self.curve.points)
        if self.asked or done >= len(self.texts):
            return None
        self.asked = True
        given = [self.table.game.module, self.texts[done : done + 1], SIMULATIONS, self.luck]
        return {"work": "judge", "given": given}

    def judged(self, points: list[list[float]]) -> None:
        self.asked = False
        self.curve.points += [[round(chance, 3) for chance in seats] for seats in points]
        if len(self.curve.points) == len(self.texts) < len(self.curve.plies):
            self.curve.points.append(settled(self.table))
