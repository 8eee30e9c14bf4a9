"""A little game that can be broken on purpose, one contract at a time.

Two players hold a hidden card each. In each of two rounds both secretly pick a number; when both
have, the picks are shown, a wave of chance height rolls in, and whoever picked more chooses to keep
the wave's points or to share them. `fault` names what is broken; `FAULTS` says which check of the
suite must notice.
"""

from __future__ import annotations

import random
from typing import Final

from shoal.kernel import (
    ActionSpace,
    Chance,
    Domain,
    Family,
    Game,
    Prompt,
    Refusal,
    Sheet,
    State,
)

PICK: Final = 0
KEEP: Final = 3
SHARE: Final = 4
ROUNDS: Final = 2
CARDS: Final = ["anemonefish", "barnaclefish", "cuttlefish", "dolphinfish", "emperorfish"]
NOBODY: Final = -1
FLAGS: Final = ["red", "white"]

FAULTS: Final = {
    "uses global randomness": "check_determinism",
    "depends on hash order": "check_hash_order",
    "changes its components": "check_records",
    "refuses a legal action": "check_double_entry",
    "allows what it refuses": "check_double_entry",
    "names no clause": "check_double_entry",
    "has two equal texts": "check_texts",
    "shares a list with its clone": "check_clone",
    "forgets what is pending": "check_restore",
    "reads another round": "check_restore",
    "refuses its own end": "check_restore",
    "accepts a wave for nobody": "check_positions",
    "shows the other card": "check_noninterference",
    "offers actions by hidden card": "check_noninterference",
    "imagines another own card": "check_noninterference",
    "imagines in no fixed order": "check_imagine",
    "imagines another memory": "check_memory",
    "imagines the truth": "check_imagine_varies",
    "sends a secret beside the view": "check_secrets_unseen",
    "tells which number was picked": "check_secret_actions",
    "counts no reveal": "check_take_back",
    "hands out its own points": "check_patches",
    "does not show what it asks": "check_view_tells_legal",
    "shares a part of its views": "check_views_are_fresh",
    "sees what others see": "check_views_beside",
    "sees what was before": "check_views_after",
    "lets the story change the game": "check_silence",
    "shows scores early": "check_scores",
    "explains half of the points": "check_scores",
    "loses points": "check_invariants",
    "never ends": "check_end",
    "says what has no words": "check_words",
}


class LittleState(State):
    """Cards, picks and points; `wave` is pending until the winner has chosen."""

    def __init__(self, game: LittleGame, chance: Chance) -> None:
        super().__init__(game, 2, {}, chance)
        self.fault = game.fault
        self.cards = [0, 0]
        self.picks = [0, 0]  # 0: not yet
        self.points = [0, 0]
        self.paid = 0
        self.round = 1
        self.wave = 0
        self.chooser = NOBODY

    def actors(self) -> list[int]:
        if self.over():
            return []
        if self.chooser != NOBODY:
            return [self.chooser]
        return [seat for seat in (0, 1) if self.picks[seat] == 0]

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        if self.chooser != NOBODY:
            return [KEEP, SHARE]
        if self.fault == "offers actions by hidden card" and self.cards[1 - seat] == 0:
            return [0, 1]
        if self.fault == "refuses a legal action":
            return [0, 1]
        return [0, 1, 2]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if self.fault == "allows what it refuses" and action == SHARE:
            return None
        if self.fault == "offers actions by hidden card" and action == 2:
            return None if self.cards[1 - seat] else Refusal("LIT-001", "little-no")
        if (self.chooser == NOBODY) != (action < KEEP):
            return Refusal("" if self.fault == "names no clause" else "LIT-001", "little-no")
        return None

    def prompt(self, observer: int) -> Prompt:
        return Prompt("prompt-over", self.actors())

    def apply(self, seat: int, action: int) -> None:
        if action < KEEP:
            self.pick(seat, action + 1)
        else:
            self.divide(seat, action == SHARE)

    def pick(self, seat: int, number: int) -> None:
        self.picks[seat] = number
        if self.journal is not None:
            told: dict[str, object] = {"seat": seat}
            if self.fault == "tells which number was picked":
                told["number"] = number
            self.journal.whisper("picked", told, {"number": number}, [seat])
            if self.fault == "lets the story change the game":
                self.points[seat] += 1
                self.paid += 1
        if 0 in self.picks:
            return
        if self.fault != "counts no reveal":
            self.reveals += 1
            self.wave = self.roll()
        else:
            self.wave = 3
        if self.journal is not None:
            self.journal.tell("shown", {"picks": self.picks[:]})
            self.journal.tell("wave", {"height": self.wave})
        self.chooser = 0 if self.picks[0] >= self.picks[1] else 1
        if self.journal is not None:
            self.journal.tell("chooser", {"seat": self.chooser})

    def roll(self) -> int:
        if self.fault == "uses global randomness":
            return random.randrange(1, 1000)
        if self.fault == "depends on hash order":
            return 1 + hash("wave") % 1000
        return 2 + 2 * self.chance.below(3)

    def divide(self, seat: int, shared: bool) -> None:
        self.paid += self.wave
        if self.fault == "loses points":
            self.paid += 1
        mine = self.wave // 2 if shared else self.wave
        self.points[seat] += mine
        self.points[1 - seat] += self.wave - mine
        self.wave = 0
        self.picks = [0, 0]
        self.chooser = NOBODY
        if self.fault != "never ends":
            self.round += 1
        if self.journal is not None:
            self.journal.tell("divided", {"points": self.points[:], "round": self.round})
            if self.over():
                cards = [CARDS[card] for card in self.cards]
                self.journal.tell("over", {"cards": cards, "scores": self.scores()})
        if self.over():
            self.reveals += 1

    def over(self) -> bool:
        return self.round > ROUNDS

    def scores(self) -> list[int]:
        return [self.points[seat] + self.cards[seat] for seat in (0, 1)]

    def tally(self, seat: int) -> list[dict[str, object]]:
        card = 0 if self.fault == "explains half of the points" else self.cards[seat]
        return [
            {"key": "little-waves", "args": {}, "points": self.points[seat]},
            {"key": "little-card", "args": {}, "points": card},
        ]

    def view(self, observer: int) -> dict[str, object]:
        over = self.over()
        shown = self.chooser != NOBODY
        view: dict[str, object] = {
            "round": self.round,
            "points": self.points[:],
            "picked": [number > 0 for number in self.picks],
            "picks": [
                number if shown or seat == observer else 0 for seat, number in enumerate(self.picks)
            ],
            "wave": self.wave,
            "chooser": self.chooser,
            "cards": [
                CARDS[card] if over or seat == observer else "?"
                for seat, card in enumerate(self.cards)
            ],
        }
        if self.fault == "hands out its own points":
            view["points"] = self.points
        if self.fault == "shares a part of its views":
            view["flags"] = FLAGS
        if self.fault == "does not show what it asks":
            for key in ("picked", "picks", "wave", "chooser"):
                del view[key]
        if over or self.fault == "shows scores early":
            view["scores"] = self.scores()
        if self.fault == "shows the other card":
            view["peek"] = CARDS[self.cards[0]]
        if self.fault == "sends a secret beside the view":
            # The same for every imagined state, so only its text gives it away.
            view["deck"] = CARDS
        return view

    def view_beside(self, observer: int, other: dict[str, object]) -> dict[str, object]:
        return other if self.fault == "sees what others see" else self.view(observer)

    def view_after(
        self,
        observer: int,
        earlier: dict[str, object],
        then: State,
        other: dict[str, object] | None = None,
    ) -> dict[str, object]:
        return earlier if self.fault == "sees what was before" else self.view(observer)

    def imagine(self, observer: int, chance: Chance) -> LittleState:
        copy = self.clone()
        copy.chance = chance.fork()
        if self.over() or self.fault == "imagines the truth":
            return copy
        unseen = [card for card in range(5) if observer < 0 or card != self.cards[observer]]
        if self.fault == "imagines in no fixed order":
            unseen.remove(self.cards[1 - max(observer, 0)])
            unseen.append(self.cards[1 - max(observer, 0)])
        chance.shuffle(unseen)
        for seat in (0, 1):
            if seat != observer:
                copy.cards[seat] = unseen.pop()
                if self.chooser == NOBODY and self.picks[seat]:
                    copy.picks[seat] = 1 + chance.below(3)
        if self.fault == "imagines another own card" and observer >= 0:
            copy.cards[observer] = unseen.pop()
        return copy

    def secrets(self, observer: int) -> list[str]:
        if self.over():
            return []
        found = [f"card p{s + 1}: {CARDS[self.cards[s]]}" for s in (0, 1) if s != observer]
        if self.chooser == NOBODY:
            for seat in (0, 1):
                if seat != observer and self.picks[seat]:
                    found.append(f"pick p{seat + 1}: {self.picks[seat]}")
        return found

    def recall(self, observer: int) -> dict[str, object]:
        if self.fault == "imagines another memory":
            return {"cards": [CARDS[card] for card in self.cards]}
        return {}

    def clone(self) -> LittleState:
        game = self.game
        assert isinstance(game, LittleGame)
        copy = LittleState(game, self.chance.clone())
        copy.reveals = self.reveals
        copy.cards = self.cards[:]
        copy.picks = self.picks[:]
        copy.points = (
            self.points if self.fault == "shares a list with its clone" else self.points[:]
        )
        copy.paid = self.paid
        copy.round = self.round
        copy.wave = self.wave
        copy.chooser = self.chooser
        return copy

    def sketch(self) -> dict[str, object]:
        sketch: dict[str, object] = {
            "cards": [CARDS[card] for card in self.cards],
            "picks": self.picks[:],
            "points": self.points[:],
            "paid": self.paid,
            "round": self.round,
            "chooser": self.chooser,
        }
        if self.fault != "forgets what is pending":
            sketch["wave"] = self.wave
        return sketch

    def breaches(self) -> list[str]:
        return [] if sum(self.points) == self.paid else ["points are not those of the waves"]


class LittleGame(Game):
    """The little game, whole or with one fault."""

    def __init__(self, fault: str = "") -> None:
        share = "keep" if fault == "has two equal texts" else "share"
        space = ActionSpace(
            [
                Family("pick", [Domain("number", ["1", "2", "3"])], secret=True),
                Family("keep", []),
                Family(share, []),
            ]
        )
        super().__init__(
            "tests.conformance.little",
            "Little",
            [2],
            space,
            open_scores=False,
            turn_clause="LIT-001",
            over_clause="LIT-001",
        )
        self.fault = fault

    def data(self, name: str) -> str:
        if name == "clauses.toml":
            row = ["[LIT-001]", 'says = "Pick."', 'coded = "little.py"', 'kind = "text"']
            return "\n".join(row)
        if name == "components.toml" and self.fault == "changes its components":
            self.reads = getattr(self, "reads", 0) + 1
            return str(self.reads)
        return ""

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        state = LittleState(self, chance)
        deck = [0, 1, 2, 3, 4]
        chance.shuffle(deck)
        state.cards = deck[:2]
        return state

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        state = LittleState(self, chance)
        state.cards = [CARDS.index(name) for name in sheet.texts("cards", CARDS, 2)]
        state.picks = sheet.integers("picks", 0, 3, 2)
        state.points = sheet.integers("points", 0, 99_999, 2)
        state.paid = sheet.integer("paid", 0, 99_999)
        state.round = sheet.integer("round", 1, ROUNDS + 1)
        state.wave = sheet.integer("wave", 0, 1000) if "wave" in sheet else 0
        state.chooser = sheet.integer("chooser", NOBODY, 1)
        if self.fault == "reads another round" and state.round > 1:
            state.round -= 1
        if self.fault == "refuses its own end" and state.over():
            raise sheet.fault("round", "is over")
        if self.fault != "accepts a wave for nobody":
            check_waves(state, sheet)
        return state


def check_waves(state: LittleState, sheet: Sheet) -> None:
    """What cannot be."""
    shown = state.chooser != NOBODY
    if state.cards[0] == state.cards[1]:
        raise sheet.fault("cards", "there is one card of each kind")
    if shown != (0 not in state.picks) or (state.over() and any(state.picks)):
        raise sheet.fault("picks", "whoever picked more chooses as soon as both have picked")
    if shown and state.chooser != (0 if state.picks[0] >= state.picks[1] else 1):
        raise sheet.fault("chooser", "picked less")
    if state.wave and not shown:
        raise sheet.fault("wave", "comes when both have picked")
    if sum(state.points) != state.paid:
        raise sheet.fault("paid", "is what the points add up to")


GAME: Final = LittleGame()
LITTLE: Final = GAME
