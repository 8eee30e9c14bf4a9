"""Setting up a table of Kleine Fische for a rule test, and reading it."""

from __future__ import annotations

from typing import Any

from shoal.games.kleine_fische import GAME, moments
from shoal.games.kleine_fische.components import CARD_NAMES, FISH
from shoal.games.kleine_fische.map import BERTH_NAMES, LANE_NAMES, PLACE_NAMES
from shoal.games.kleine_fische.state import KleineFischeState
from tests.kit import Loaded, position

# Which draw of the die shows which face: -1, 1, 1, 2, 3, 3.
DRAW = {-1: 0, 1: 1, 2: 3, 3: 4}


def rolling(sea: KleineFischeState, *faces: int, then: tuple[int, ...] = ()) -> KleineFischeState:
    """The next rolls show these faces; blind draws after them take these cards of the pile."""
    sea.chance = Loaded(*[DRAW[face] for face in faces], *then)
    return sea


def table(
    cards: dict[str, str] | None = None, seats: int = 2, help: bool = False, **keys: Any
) -> KleineFischeState:
    """A position: named cards at named places, hidden fish without a part elsewhere."""
    named = cards or {}
    words = [named.get(place, ".") for place in PLACE_NAMES]
    rows = [" ".join(words[row * 5 : row * 5 + 5]) for row in range(5)]
    if help:
        keys["options"] = {"memory_help": True}
    state = position(GAME, seats, **({"board": rows} | keys))
    assert isinstance(state, KleineFischeState)
    return state


def almost_over(
    left: list[str], cards: dict[str, str] | None = None, **keys: Any
) -> KleineFischeState:
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
    rows = {"board": board, "deck": " ".join(left), "caves": caves, "box": box}
    piles = ["", fish, *[""] * (fresh.seats - 2)]
    state = position(GAME, **(keys | rows | {"seats": fresh.seats, "piles": piles}))
    assert isinstance(state, KleineFischeState)
    return state


PLAYABLE = ("fi", "la", "oc", "re")


def phase(sea: KleineFischeState) -> str:
    return moments.name_of(sea.moment)


def pile(sea: KleineFischeState, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in sea.piles[seat]]


def hand(sea: KleineFischeState, seat: int) -> list[str]:
    return [CARD_NAMES[card] for card in sea.hands[seat]]


def at(sea: KleineFischeState, place: str) -> str:
    card = sea.board[PLACE_NAMES.index(place)]
    return CARD_NAMES[card] if card >= 0 else ""


def diver(sea: KleineFischeState, seat: int) -> str:
    return BERTH_NAMES[sea.divers[seat]] if sea.divers[seat] >= 0 else "boat"


def octopus(sea: KleineFischeState) -> str:
    return LANE_NAMES[sea.octopus] if sea.octopus >= 0 else "cave"


def opened(sea: KleineFischeState) -> list[str]:
    return [PLACE_NAMES[place] for place in sea.photos]
