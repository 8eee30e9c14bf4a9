"""Lessons: a set position, something to do in it, and how the engine knows whether it was done.

They lie in a game's own folder, in the order they are taught:

    [[lesson]]
    name = "steal"                       # its words are GAME-lesson-steal-…
    seat = "p1"                          # the learner's; bots have the others
    within = 2                           # of the learner's actions: then it is done or missed
    point = ["diver 2"]                  # what the board points at, by the names of its things
    solution = ["p1 sail d4", "p1 rob p2"]
    astray = [["p1 sail d5", "p1 end"]]  # ways that miss it
    goal = [{ event = "robbed", victim = 1 }]
    wrong = [{ event = "fished", says = "fished" }]
    [lesson.position]
    seats = 2
    …

All events of the goal must have happened, each with the fields that are named. An event of `wrong`
ends the try, and `says` which sentence is the answer. Chance is the same at every try, so that what
solves a lesson once solves it always.
"""

from __future__ import annotations

import hashlib
from typing import Final

from shoal.kernel.chance import Chance
from shoal.kernel.events import Event
from shoal.kernel.game import Game
from shoal.kernel.play import Play
from shoal.kernel.position import position_of
from shoal.kernel.sheet import Sheet, parse_sheet
from shoal.kernel.state import State

FILE: Final = "lessons.toml"
REACHED: Final = "reached"
MISSED: Final = "missed"
KEYS: Final = [
    "name", "seat", "within", "seed", "look", "point", "solution", "astray", "goal", "wrong",
    "position",
]  # fmt: skip
_read: dict[str, list[Lesson]] = {}  # by the text of the file: it is asked for at every visit


class Sign:
    """An event that shows something: its kind, and those of its fields that matter."""

    def __init__(self, sheet: Sheet) -> None:
        self.kind = sheet.text("event")
        self.says = sheet.text("says") if "says" in sheet else ""
        self.fields: dict[str, object] = {
            key: value for key, value in sheet.data.items() if key not in ("event", "says")
        }

    def fits(self, event: Event) -> bool:
        if event.kind != self.kind:
            return False
        return all(event.told.get(key) == value for key, value in self.fields.items())


class Mark:
    """How a try stands: open, `reached` or `missed`, and then perhaps which mistake it was."""

    def __init__(self, status: str, says: str = "") -> None:
        self.status = status
        self.says = says


class Lesson:
    """One lesson of a game."""

    def __init__(self, game: Game, sheet: Sheet) -> None:
        sheet.only(KEYS)
        self.name = sheet.text("name")
        self.position = sheet.table("position")
        self.seats = self.position.integer("seats", 1, 99)
        self.seat = [f"p{seat + 1}" for seat in range(self.seats)].index(sheet.text("seat"))
        self.within = sheet.integer("within", 1, 99)
        number = sheet.integer("seed", 0, 10**6) if "seed" in sheet else 0
        self.seed = hashlib.sha256(f"{game.name} {self.name} {number}".encode()).digest()
        self.look = sheet.text("look", ["board", "side"]) if "look" in sheet else "board"
        self.points = sheet.texts("point") if "point" in sheet else []
        self.solution = sheet.texts("solution")
        self.astray: list[list[str]] = []
        for way in sheet.items("astray"):
            self.astray.append([str(text) for text in way] if isinstance(way, list) else [])
        self.goal = [Sign(sign) for sign in sheet.tables("goal")]
        self.wrong = [Sign(sign) for sign in sheet.tables("wrong")] if "wrong" in sheet else []

    def begin(self, game: Game, chance: Chance) -> State:
        """The position, with the chance that everything in it is drawn from."""
        return position_of(game, self.position, chance)

    def judge(self, play: Play) -> Mark:
        """How a play that began here stands; its steps must have kept their events."""
        events = [event for step in play.steps for event in step.events]
        if all(any(sign.fits(event) for event in events) for sign in self.goal):
            return Mark(REACHED)
        for sign in self.wrong:
            if any(sign.fits(event) for event in events):
                return Mark(MISSED, sign.says)
        done = sum(1 for step in play.steps if step.seat == self.seat)
        return Mark(MISSED if done >= self.within or play.state.over() else "")


def lessons(game: Game) -> list[Lesson]:
    """All lessons of a game, in their order; none if it has none."""
    text = game.data(FILE)
    if not text:
        return []
    if text not in _read:
        sheet = parse_sheet(f"{game.name}/{FILE}", text)
        _read[text] = [Lesson(game, each) for each in sheet.tables("lesson")]
    return _read[text]


def lesson(game: Game, name: str) -> Lesson | None:
    return next((each for each in lessons(game) if each.name == name), None)
