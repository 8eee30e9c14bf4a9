"""The markets: two open ships a side, deliveries, and the exchange after a fold."""

from __future__ import annotations

from shoal.games.maldivia import events
from shoal.games.maldivia.components import MAST, NEED, SLOTS, VALUE
from shoal.games.maldivia.rules import memory
from shoal.games.maldivia.state import MaldiviaState


def carried(sea: MaldiviaState, seat: int) -> tuple[int, int, int, int]:
    """The fish of each colour on a mast."""
    red, green, purple, yellow = 0, 0, 0, 0
    first = seat * MAST
    for i in range(first, first + sea.height[seat]):
        colour = sea.mast[i]
        if colour == 0:
            red += 1
        elif colour == 1:
            green += 1
        elif colour == 2:
            purple += 1
        else:
            yellow += 1
    return red, green, purple, yellow


def pays(have: tuple[int, int, int, int], card: int) -> bool:
    """Whether these fish include all of a card (MAL-131)."""
    need = card * 4
    return (
        have[0] >= NEED[need]
        and have[1] >= NEED[need + 1]
        and have[2] >= NEED[need + 2]
        and have[3] >= NEED[need + 3]
    )


def deliver(sea: MaldiviaState, seat: int, side: int, slot: int) -> None:
    """Serve a ship: its fish go to the supply, the card to the player (MAL-132).

    The topmost fish of each colour leave; the others keep their order (MAL-137) until they are
    restacked (MAL-136).
    """
    place = side * SLOTS + slot
    card = sea.ships[place]
    owed = NEED[card * 4 : card * 4 + 4]
    kept: list[int] = []
    i = sea.height[seat] - 1
    while i >= 0:
        colour = sea.mast[seat * MAST + i]
        if owed[colour]:
            owed[colour] -= 1
            sea.supply[colour] += 1
        else:
            kept.append(colour)
        i -= 1
    sea.height[seat] = len(kept)
    i = 0
    while kept:
        sea.mast[seat * MAST + i] = kept.pop()
        i += 1
    sea.delivered |= 1 << side
    sea.owner[card] = seat
    sea.points[seat] += VALUE[card]  # MAL-220
    sea.ships[place] = -1
    memory.add_card(sea, seat, card)
    events.delivered(sea, seat, side, slot, card)
    open_ship(sea, side, slot)  # MAL-138


def open_ship(sea: MaldiviaState, side: int, slot: int) -> None:
    """Turn up the top card of a pile into a slot; an empty pile leaves it vacant (MAL-138)."""
    pile = sea.piles[side]
    if not pile:
        return
    card = pile.pop()
    sea.sunk[side] = min(sea.sunk[side], len(pile))
    sea.ships[side * SLOTS + slot] = card
    sea.reveals += 1
    events.opened(sea, side, slot, card)


def exchange(sea: MaldiviaState, seat: int, side: int, slot: int) -> None:
    """Put an open ship under its pile and turn up the next (MAL-200, MAL-202)."""
    place = side * SLOTS + slot
    card = sea.ships[place]
    sea.piles[side].insert(0, card)
    sea.sunk[side] += 1
    sea.ships[place] = -1
    events.exchanged(sea, seat, side, slot, card)
    open_ship(sea, side, slot)
