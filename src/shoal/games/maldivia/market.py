"""The markets: two open ships a side, deliveries, and the exchange after a fold."""

from __future__ import annotations

from shoal.games.maldivia.actions import DELIVER, EXCHANGE
from shoal.games.maldivia.box import BOX, COLOURS, LETTERS, NEED, VALUE
from shoal.games.maldivia.fog import island
from shoal.games.maldivia.names import fish_names
from shoal.games.maldivia.waters import Waters


def add_deliveries(sea: Waters, seat: int, menu: list[int]) -> None:
    """The open ships this boat can serve now (MAL-130, MAL-131, MAL-139).

    One per bordered side and turn (MAL-133), so two at a corner (MAL-134) and more where the sea
    is one space wide (MAL-135). Not in a turn with fishing (MAL-090, MAL-141); stolen fish count
    (MAL-140).
    """
    if sea.fished:
        return
    height = sea.height[seat]
    if height == 0:
        return
    cell = sea.boats[seat]
    have = 0  # fish per colour, eight bits each
    base = seat * 7
    counted = False
    for side in range(4):
        if sea.delivered >> side & 1 or not sea.borders(cell, side):
            continue
        if not counted:
            for i in range(height):
                have += 1 << 8 * sea.mast[base + i]
            counted = True
        for slot in range(2):
            card = sea.ships[side * 2 + slot]
            if card >= 0 and pays(have, card):
                menu.append(DELIVER + side * 2 + slot)


def pays(have: int, card: int) -> bool:
    """Whether these fish include all of a card (MAL-131)."""
    need = card * 4
    return (
        (have & 255) >= NEED[need]
        and (have >> 8 & 255) >= NEED[need + 1]
        and (have >> 16 & 255) >= NEED[need + 2]
        and have >> 24 >= NEED[need + 3]
    )


def deliver(sea: Waters, seat: int, side: int, slot: int) -> None:
    """Serve a ship: its fish go to the supply, the card to the player (MAL-132).

    The topmost fish of each colour leave; the others keep their order (MAL-137) until they are
    restacked (MAL-136).
    """
    place = side * 2 + slot
    card = sea.ships[place]
    owed = NEED[card * 4 : card * 4 + 4]
    kept: list[int] = []
    i = sea.height[seat] - 1
    while i >= 0:
        colour = sea.mast[seat * 7 + i]
        if owed[colour]:
            owed[colour] -= 1
            sea.supply[colour] += 1
        else:
            kept.append(colour)
        i -= 1
    sea.height[seat] = len(kept)
    i = 0
    while kept:
        sea.mast[seat * 7 + i] = kept.pop()
        i += 1
    sea.delivered |= 1 << side
    sea.owner[card] = seat
    sea.points[seat] += VALUE[card]  # MAL-220
    sea.ships[place] = -1
    if sea.journal is not None:
        sea.journal.tell(
            "delivered",
            {
                "seat": seat,
                "side": LETTERS[side],
                "island": island(side),
                "slot": slot + 1,
                "card": BOX.cards[card],
                "fish": BOX.orders[card],
                "named": fish_names(BOX.orders[card]),
                "points": VALUE[card],
                "mast": sea.mast_text(seat),
            },
        )
    open_ship(sea, side, slot)  # MAL-138


def open_ship(sea: Waters, side: int, slot: int) -> None:
    """Turn up the top card of a pile into a slot; an empty pile leaves it vacant (MAL-138)."""
    pile = sea.piles[side]
    if not pile:
        return
    card = pile.pop()
    sea.sunk[side] = min(sea.sunk[side], len(pile))
    sea.ships[side * 2 + slot] = card
    sea.reveals += 1
    if sea.journal is not None:
        sea.journal.tell(
            "opened",
            {
                "side": LETTERS[side],
                "island": island(side),
                "slot": slot + 1,
                "card": BOX.cards[card],
                "fish": BOX.orders[card],
                "named": fish_names(BOX.orders[card]),
                "pile": len(pile),
                "sunk": sunk_cards(sea, side),
            },
        )


def sunk_cards(sea: Waters, side: int) -> list[str]:
    """The cards at the bottom of a pile that everybody saw go there, topmost first."""
    known = sea.piles[side][: sea.sunk[side]]
    return [BOX.cards[card] for card in reversed(known)]


def exchange_menu(sea: Waters, side: int) -> list[int]:
    """The open ships to choose from after a fold (MAL-200).

    With an empty pile the card would come straight back, so nothing is asked (MAL-201); with cards
    in it two ships lie open (MAL-203).
    """
    if not sea.piles[side]:
        return []
    return [EXCHANGE, EXCHANGE + 1]


def exchange(sea: Waters, seat: int, side: int, slot: int) -> None:
    """Put an open ship under its pile and turn up the next (MAL-200, MAL-202)."""
    place = side * 2 + slot
    card = sea.ships[place]
    sea.piles[side].insert(0, card)
    sea.sunk[side] += 1
    sea.ships[place] = -1
    if sea.journal is not None:
        sea.journal.tell(
            "exchanged",
            {
                "seat": seat,
                "side": LETTERS[side],
                "island": island(side),
                "slot": slot + 1,
                "card": BOX.cards[card],
                "fish": BOX.orders[card],
                "named": fish_names(BOX.orders[card]),
                "pile": len(sea.piles[side]),
                "sunk": sunk_cards(sea, side),
            },
        )
    open_ship(sea, side, slot)


def colour_counts(sea: Waters, seat: int) -> list[int]:
    """Fish of each colour on a mast."""
    counts = [0] * len(COLOURS)
    for i in range(sea.height[seat]):
        counts[sea.mast[seat * 7 + i]] += 1
    return counts
