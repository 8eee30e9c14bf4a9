"""Kuhn poker for two: chance, hidden cards, private events."""

from __future__ import annotations

from typing import Final

from shoal.kernel.actions import ActionSpace, Family
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State

CARDS: Final = ["jack", "queen", "king"]
PASS: Final = 0
BET: Final = 1
WORDS: Final = ["pass", "bet"]


class KuhnState(State):
    """Two cards dealt (KUH-001) and the bets so far (KUH-002)."""

    def __init__(
        self,
        game: Game,
        options: dict[str, bool | int | str],
        chance: Chance,
        cards: list[int],
        bets: list[int],
    ) -> None:
        super().__init__(game, 2, options, chance)
        self.cards = cards
        self.bets = bets

    def actors(self) -> list[int]:
        return [] if self.over() else [len(self.bets) % 2]

    def actor(self) -> int:
        return len(self.bets) % 2

    def legal(self, seat: int) -> list[int]:
        if self.over() or seat != len(self.bets) % 2:
            return []
        return [PASS, BET]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return None  # whoever may act may pass or bet

    def prompt(self, observer: int) -> Prompt:
        return Prompt("prompt-over" if self.over() else "kuhn-poker-ask-bet", self.actors())

    def apply(self, seat: int, action: int) -> None:
        self.bets.append(action)
        if self.showdown():
            self.reveals += 1
        if self.journal is not None:
            self.journal.tell("chosen", {"seat": seat, "choice": WORDS[action]})
            if self.showdown():
                shown = [CARDS[card] for card in self.cards]
                self.journal.tell("shown", {"cards": shown})

    def showdown(self) -> bool:
        """Two passes or two bets: the cards are compared (KUH-003)."""
        return len(self.bets) >= 2 and self.bets[-1] == self.bets[-2]

    def over(self) -> bool:
        return self.showdown() or (len(self.bets) >= 2 and self.bets[-1] == PASS)

    def scores(self) -> list[int]:
        """Chips won or lost; nothing before the end."""
        if not self.over():
            return [0, 0]
        if self.showdown():
            stake = 1 + self.bets[-1]
            winner = 0 if self.cards[0] > self.cards[1] else 1
        else:  # KUH-004: the last bet took the pot
            stake = 1
            winner = len(self.bets) % 2
        return [stake, -stake] if winner == 0 else [-stake, stake]

    def view(self, observer: int) -> dict[str, object]:
        cards = ["?", "?"]
        for seat in (0, 1):
            if seat == observer or self.showdown():
                cards[seat] = CARDS[self.cards[seat]]
        return {"bets": [WORDS[bet] for bet in self.bets], "cards": cards}

    def imagine(self, observer: int, chance: Chance) -> State:
        copy = self.clone()
        if not self.showdown():
            unseen = [card for card in range(3) if observer < 0 or card != self.cards[observer]]
            chance.shuffle(unseen)
            for seat in (0, 1):
                if seat != observer:
                    copy.cards[seat] = unseen.pop()
        copy.chance = chance.fork()
        return copy

    def clone(self) -> KuhnState:
        chance = self.chance.clone()
        return KuhnState(self.game, self.options, chance, self.cards[:], self.bets[:])

    def sketch(self) -> dict[str, object]:
        cards = [CARDS[card] for card in self.cards]
        return {"cards": cards, "bets": [WORDS[bet] for bet in self.bets]}

    def breaches(self) -> list[str]:
        return ["both hold the same card"] if self.cards[0] == self.cards[1] else []


class KuhnPoker(Game):
    """The game itself."""

    def __init__(self) -> None:
        space = ActionSpace([Family("pass", []), Family("bet", [])])
        super().__init__(
            "tiny.kuhn_poker", "Kuhn poker", [2], space, open_scores=False,
            turn_clause="KUH-002", over_clause="KUH-003",
        )  # fmt: skip

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        deck = [0, 1, 2]
        chance.shuffle(deck)
        return KuhnState(self, options, chance, deck[:2], [])

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        sheet.only(["cards", "bets"])
        cards = [CARDS.index(name) for name in sheet.texts("cards", CARDS, 2)]
        if cards[0] == cards[1]:
            raise sheet.fault("cards", "there is only one card of each kind (KUH-001)")
        bets = [WORDS.index(word) for word in sheet.texts("bets", WORDS)]
        if bets not in ([], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1], [0, 1, 0], [0, 1, 1]):
            raise sheet.fault("bets", "is no possible course of betting (KUH-002)")
        return KuhnState(self, options, chance, cards, bets)


GAME: Final = KuhnPoker()
