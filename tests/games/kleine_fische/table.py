"""Setting up a table of Kleine Fische for a rule test, and playing on it by action texts."""

from __future__ import annotations

from typing import Any

from shoal.games.kleine_fische import GAME
from shoal.games.kleine_fische.cards import CARD_NAMES, FISH
from shoal.games.kleine_fische.reef import BERTH_NAMES, LANE_NAMES, PLACE_NAMES
from shoal.games.kleine_fische.sea import PHASES, Sea
from shoal.kernel import Chance, Event, Journal
from shoal.kernel.toml_text import toml_text


class Loaded(Chance):
    """Chance that has been told what to draw; afterwards always 0."""

    def __init__(self, draws: list[int]) -> None:
        super().__init__()
        self.planned = draws

    def below(self, n: int) -> int:
        self.draws += 1
        drawn = self.planned.pop(0) if self.planned else 0
        assert 0 <= drawn < n
        return drawn

    def clone(self) -> Loaded:
        return Loaded(self.planned[:])

    def sketch(self) -> dict[str, object]:
        return {"kind": "fast", "words": [1, 2, 3, 4], "draws": self.draws}


# Which draw of the die shows which face: -1, 1, 1, 2, 3, 3.
DRAW = {-1: 0, 1: 1, 2: 3, 3: 4}


def rolling(sea: Sea, *faces: int, then: tuple[int, ...] = ()) -> Sea:
    """The next rolls show these faces; blind draws after them take these cards of the pile."""
    sea.chance = Loaded([DRAW[face] for face in faces] + list(then))
    return sea


def table(
    cards: dict[str, str] | None = None, seats: int = 2, help: bool = False, **keys: Any
) -> Sea:
    """A position: named cards at named places, hidden fish without a part elsewhere."""
    named = cards or {}
    words = [named.get(place, ".") for place in PLACE_NAMES]
    rows = [" ".join(words[row * 5 : row * 5 + 5]) for row in range(5)]
    data: dict[str, Any] = {"game": "kleine_fische", "seats": seats, "board": rows}
    data.update(keys)
    if help:
        data["options"] = {"memory_help": True}
    state = GAME.position(toml_text(data))
    assert isinstance(state, Sea)
    return state


def almost_over(left: list[str], cards: dict[str, str] | None = None, **keys: Any) -> Sea:
    """A table whose deck is just these cards: all others are in the second player's pile."""
    fresh = table(cards, **{key: value for key, value in keys.items() if key != "piles"})
    taken = set(left) | {CARD_NAMES[card] for card in fresh.board}
    for hand in fresh.hands:
        taken |= {CARD_NAMES[card] for card in hand}
    fish = " ".join(name for name in CARD_NAMES[:FISH] if name not in taken)
    box = " ".join(name for name in CARD_NAMES[FISH:] if name not in taken and name[:2] in PLAYABLE)
    rest = [name for name in CARD_NAMES[FISH:] if name not in taken and name[:2] not in PLAYABLE]
    caves = [" ".join(CARD_NAMES[card] for card in hand) for hand in fresh.hands]
    caves[1] = " ".join([caves[1], *rest]).strip()
    board = [
        " ".join(CARD_NAMES[fresh.board[row * 5 + column]] for column in range(5))
        for row in range(5)
    ]
    data: dict[str, object] = {"game": "kleine_fische", "seats": fresh.seats, **keys}
    data.update(
        {
            "board": board,
            "deck": " ".join(left),
            "piles": ["", fish, *[""] * (fresh.seats - 2)],
            "caves": caves,
            "box": box,
        }
    )
    state = GAME.position(toml_text(data))
    assert isinstance(state, Sea)
    return state


PLAYABLE = ("fi", "la", "oc", "re")


def do(sea: Sea, *texts: str) -> list[Event]:
    """Carry out actions by the seat whose turn it is; the events."""
    journal = Journal()
    for text in texts:
        action = GAME.space.parse(text)
        refusal = sea.refusal(sea.turn, action)
        assert refusal is None, f"{text}: {refusal.plain()}"
        assert action in sea.legal(sea.turn), f"{text} is not legal"
        sea.journal = journal
        sea.apply(sea.turn, action)
        sea.journal = None
        assert not sea.breaches()
    return journal.take()


def options(sea: Sea, family: str = "") -> list[str]:
    """The texts of the legal actions, of one family if wanted."""
    texts = [GAME.space.text(action) for action in sea.legal(sea.turn)]
    return [text for text in texts if not family or text.split()[0] == family]


def refused(sea: Sea, text: str) -> str:
    """The clause that forbids an action; empty if nothing does."""
    action = GAME.space.parse(text)
    refusal = sea.refusal(sea.turn, action)
    assert (refusal is None) == (action in sea.legal(sea.turn))
    return refusal.clause if refusal else ""


def phase(sea: Sea) -> str:
    return PHASES[sea.phase]


def pile(sea: Sea, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in sea.piles[seat]]


def hand(sea: Sea, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in sea.hands[seat]]


def at(sea: Sea, place: str) -> str:
    card = sea.board[PLACE_NAMES.index(place)]
    return CARD_NAMES[card] if card >= 0 else ""


def diver(sea: Sea, seat: int) -> str:
    return BERTH_NAMES[sea.divers[seat]] if sea.divers[seat] >= 0 else "boat"


def octopus(sea: Sea) -> str:
    return LANE_NAMES[sea.octopus] if sea.octopus >= 0 else "cave"


def opened(sea: Sea) -> list[str]:
    return [PLACE_NAMES[place] for place in sea.photos]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]
