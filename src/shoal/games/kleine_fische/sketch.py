"""A state as short readable data (`restore.py` reads it).

Cards are written by name (`clown-3`, `lamp2`), places `c23`, divers `h10 right` or `boat`. What
is as at the beginning is left out where it can be.
"""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische.cards import (
    CARD_NAMES,
    CARDS,
    FISH,
    SPECIES_NAMES,
)
from shoal.games.kleine_fische.reef import (
    BERTH_NAMES,
    LANE_NAMES,
    PLACE_NAMES,
    PLACES,
)
from shoal.games.kleine_fische.sea import (
    EVERYBODY,
    PHASES,
    SCATTERED,
    Sea,
)

GAP: Final = "-"  # a place without a card


def sketch(sea: Sea) -> dict[str, object]:
    """All that cannot be left out."""
    data: dict[str, object] = {"phase": PHASES[sea.phase], "turn": seat_name(sea.turn)}
    data["board"] = [
        " ".join(_card_name(sea.board[row * 5 + column]) for column in range(5)) for row in range(5)
    ]
    if sea.photos:
        data["open"] = [PLACE_NAMES[place] for place in sea.photos]
    if sea.explored >= 0:
        data["explored"] = PLACE_NAMES[sea.explored]
    data["divers"] = [BERTH_NAMES[berth] if berth >= 0 else "boat" for berth in sea.divers]
    if sea.octopus >= 0:
        data["octopus"] = LANE_NAMES[sea.octopus]
    if sea.boat != 2:
        data["boat"] = f"c{sea.boat}"
    data["deck"] = _names(sea.deck[::-1])
    data["piles"] = [_names(pile) for pile in sea.piles]
    data["caves"] = [_names(hand) for hand in sea.hands]
    spent = [card for card in range(FISH, CARDS) if sea.spent >> (card - FISH) & 1]
    if spent:
        data["box"] = _names(spent)
    peeked = [_watchers(sea, place) for place in range(PLACES) if sea.known[place]]
    if peeked:
        data["peeked"] = peeked
    if sea.helped:
        for seat in range(sea.seats):
            if any(sea.gone[card] != seat + 1 for card in sea.piles[seat]):
                data["scattered"] = _names([c for c in range(FISH) if sea.gone[c] == SCATTERED])
    data.update(_pending(sea))
    return data


def _pending(sea: Sea) -> dict[str, object]:
    """What a player is in the middle of."""
    data: dict[str, object] = {}
    if sea.lamp >= 0:
        data["lamp"] = CARD_NAMES[sea.lamp]
        if sea.looked:
            data["looked"] = [PLACE_NAMES[p] for p in range(PLACES) if sea.looked >> p & 1]
    if sea.turbo:
        data["turbo"] = sea.turbo
    if sea.victim >= 0:
        data["victim"] = seat_name(sea.victim)
    if sea.announced:
        data["announced"] = sea.announced
        data["rolls"] = sea.rolls[:]
    if sea.extra:
        data["extra"] = sea.extra
    if any(sea.crowns):
        data["rainbows"] = [
            " ".join(SPECIES_NAMES[s] if s >= 0 else "nowhere" for s in row) for row in sea.crowns
        ]
    return data


def seat_name(seat: int) -> str:
    return f"p{seat + 1}"


def _card_name(card: int) -> str:
    return CARD_NAMES[card] if card >= 0 else GAP


def _names(cards: list[int]) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)


def _watchers(sea: Sea, place: int) -> str:
    """`c23 p1 all`: who has seen the hidden fish there."""
    words = [PLACE_NAMES[place]]
    words.extend(seat_name(seat) for seat in range(sea.seats) if sea.known[place] >> seat & 1)
    if sea.known[place] & EVERYBODY:
        words.append("all")
    return " ".join(words)
