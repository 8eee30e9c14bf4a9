"""A game whose every secret is a mark: a word that occurs nowhere else, so that it can be searched.

Three players hold a marked card each. In each of four rounds all secretly plan a mark; when all
have, chance picks a seat whose plan is shown, and the other plans are forgotten unseen.
"""

from __future__ import annotations

import hashlib
from typing import Final

from shoal.kernel import ActionSpace, Chance, Domain, Family, Game, Prompt, Refusal, Sheet, State

ROUNDS: Final = 4
MARKS: Final = [hashlib.sha256(f"mark {i}".encode()).hexdigest()[:10] for i in range(512)]
CARDS: Final = [hashlib.sha256(f"card {i}".encode()).hexdigest()[:10] for i in range(64)]
NO_PLAN: Final = -1


class MarkedState(State):
    def __init__(self, game: Game, chance: Chance) -> None:
        super().__init__(game, 3, {}, chance)
        self.cards = [0, 0, 0]
        self.plans = [NO_PLAN] * 3
        self.shown: list[int] = []
        self.points = [0, 0, 0]
        self.round = 1

    def actors(self) -> list[int]:
        return [] if self.over() else [s for s in range(3) if self.plans[s] == NO_PLAN]

    def legal(self, seat: int) -> list[int]:
        return list(range(512)) if seat in self.actors() else []

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return None

    def prompt(self, observer: int) -> Prompt:
        return Prompt("prompt-over" if self.over() else "marked-plan", self.actors())

    def apply(self, seat: int, action: int) -> None:
        self.plans[seat] = action
        if self.journal is not None:
            self.journal.whisper("planned", {"seat": seat}, {"mark": MARKS[action]}, [seat])
        if NO_PLAN in self.plans:
            return
        lucky = self.chance.below(3)
        self.reveals += 1
        self.shown.append(self.plans[lucky])
        self.points[lucky] += 1
        if self.journal is not None:
            self.journal.tell("shown", {"seat": lucky, "mark": MARKS[self.shown[-1]]})
        self.plans = [NO_PLAN] * 3
        self.round += 1

    def over(self) -> bool:
        return self.round > ROUNDS

    def scores(self) -> list[int]:
        return self.points[:]

    def view(self, observer: int) -> dict[str, object]:
        return {
            "round": self.round,
            "points": self.points[:],
            "shown": [MARKS[mark] for mark in self.shown],
            "planned": [plan != NO_PLAN for plan in self.plans],
            "card": CARDS[self.cards[observer]] if observer >= 0 else None,
            "plan": MARKS[self.plans[observer]] if observer >= 0 and self.planned(observer) else "",
        }

    def planned(self, seat: int) -> bool:
        return self.plans[seat] != NO_PLAN

    def imagine(self, observer: int, chance: Chance) -> State:
        copy = self.clone()
        for seat in range(3):
            if seat != observer:
                copy.cards[seat] = chance.below(64)
                if self.planned(seat):
                    copy.plans[seat] = chance.below(512)
        copy.chance = chance.fork()
        return copy

    def marks(self, observer: int) -> list[str]:
        """Marks that this observer must never have been sent until now."""
        hidden = {CARDS[self.cards[s]] for s in range(3) if s != observer}
        hidden |= {MARKS[self.plans[s]] for s in range(3) if s != observer and self.planned(s)}
        own = {CARDS[self.cards[observer]]} if observer >= 0 else set()
        return sorted(hidden - own - {MARKS[mark] for mark in self.shown})

    def clone(self) -> MarkedState:
        copy = MarkedState(self.game, self.chance.clone())
        copy.reveals = self.reveals
        copy.cards, copy.plans = self.cards[:], self.plans[:]
        copy.shown, copy.points, copy.round = self.shown[:], self.points[:], self.round
        return copy

    def sketch(self) -> dict[str, object]:
        return {
            "cards": self.cards[:], "plans": self.plans[:], "shown": self.shown[:],
            "points": self.points[:], "round": self.round,
        }  # fmt: skip


class MarkedGame(Game):
    def __init__(self) -> None:
        space = ActionSpace([Family("plan", [Domain("mark", MARKS)], secret=True)])
        super().__init__("tiny.marked", "Marked", [3], space, open_scores=True)

    def data(self, name: str) -> str:
        return ""

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        state = MarkedState(self, chance)
        state.cards = [chance.below(64) for _seat in range(3)]
        return state

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        state = MarkedState(self, chance)
        state.cards = sheet.integers("cards", 0, 63, 3)
        state.plans = sheet.integers("plans", NO_PLAN, 511, 3)
        state.shown = sheet.integers("shown", 0, 511)
        state.points = sheet.integers("points", 0, 99, 3)
        state.round = sheet.integer("round", 1, ROUNDS + 1)
        return state


GAME: Final = MarkedGame()
