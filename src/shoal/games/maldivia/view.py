"""Views: what lies open, and what only its owner sees. Everything in them is named here."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.actions import TILE_NAMES
from shoal.games.maldivia.box import BOX, COLOURS, LAST_SPACES, LETTERS, SIZE
from shoal.games.maldivia.cloth import EAST, NAMES, NORTH, SOUTH, WEST, cell_name, rim, whole
from shoal.games.maldivia.market import sunk_cards
from shoal.games.maldivia.waters import ASK_PLAN, OVER, Waters, fish_text

MOST_CLOTHS: Final = 2000  # remembered at most
CLOTHS: Final[dict[tuple[int, ...], dict[str, object]]] = {}


def view_of(sea: Waters, observer: int) -> dict[str, object]:
    over = sea.ask == OVER
    playing = sea.ask > ASK_PLAN and not over
    view: dict[str, object] = {
        "round": sea.round,
        "tile": sea.turn + 1 if sea.ask > ASK_PLAN else 0,
        "start": sea.start,
        "mover": sea.mover if playing else None,
        "sea": sea_part(sea.face, sea.folds, sea.creases),
        "sides": [side_part(sea, side) for side in range(4)],
        "supply": {COLOURS[colour]: sea.supply[colour] for colour in range(4)},
        "fresh": fish_text(sea.fresh),
        "players": [player_part(sea, seat, observer) for seat in range(sea.seats)],
    }
    if over:
        view["scores"] = sea.points[:]
        view["ranking"] = sea.ranking()
    return view


def sea_part(face: list[int], folds: list[int], creases: list[int]) -> dict[str, object]:
    """The visible cloth. It follows from the folds alone and is the same in every game that was
    folded so: worked out once, and handed out to be read, never changed.
    """
    key = tuple(creases)
    found = CLOTHS.get(key)
    if found is None:
        if len(CLOTHS) >= MOST_CLOTHS:
            CLOTHS.clear()
        found = CLOTHS[key] = folded(face, folds, creases)
    return found


def folded(face: list[int], folds: list[int], creases: list[int]) -> dict[str, object]:
    """Per row of the cloth what the spaces show and which of them show the back.

    `next` is the printed back that the next fold of a side would turn up (it is no secret).
    """
    top, bottom = folds[NORTH], SIZE - 1 - folds[SOUTH]
    left, right = folds[WEST], SIZE - 1 - folds[EAST]
    shows: list[str] = []
    backs: list[str] = []
    for row in range(top, bottom + 1):
        cells = range(row * SIZE + left, row * SIZE + right + 1)
        shows.append(" ".join([BOX.signs[face[cell]] for cell in cells]))
        flipped = ""
        for column in range(left, right + 1):
            under = (
                (folds[EAST] > 0 and column == right)
                or (folds[SOUTH] > 0 and row == bottom)
                or (folds[WEST] > 0 and column == left)
                or (folds[NORTH] > 0 and row == top)
            )
            flipped += "b" if under else "f"
        backs.append(flipped)
    return {
        "top_left": NAMES[top * SIZE + left],
        "bottom_right": NAMES[bottom * SIZE + right],
        "spaces": (bottom - top + 1) * (right - left + 1),
        "ends_at": LAST_SPACES,
        "folds": "".join([LETTERS[side] for side in creases]),
        "shows": shows,
        "backs": backs,
        "next": {LETTERS[side]: next_back(folds, side) for side in range(4)},
        "currents": [
            {
                "cells": [NAMES[cell] for cell in BOX.current_cells[i]],
                "entry": LETTERS[BOX.current_entry[i]],
                "exit": LETTERS[BOX.current_exit[i]],
            }
            for i in range(len(BOX.current_cells))
            if whole(face, i)
        ],
    }


def next_back(folds: list[int], side: int) -> str:
    return " ".join([BOX.signs[BOX.back[cell]] for cell in rim(folds, side)])


def side_part(sea: Waters, side: int) -> dict[str, object]:
    ships: list[object] = []
    for card in sea.ships[side * 2 : side * 2 + 2]:
        ships.append(card_part(BOX.cards[card], BOX.orders[card]) if card >= 0 else None)
    return {
        "side": LETTERS[side],
        "island": BOX.islands[side],
        "ships": ships,
        "pile": len(sea.piles[side]),
        "sunk": sunk_cards(sea, side),
        "fog": bool(sea.fog >> side & 1),
    }


def card_part(card: str, fish: str) -> dict[str, object]:
    return {"card": card, "fish": fish}


def player_part(sea: Waters, seat: int, observer: int) -> dict[str, object]:
    """A player's boat, mast, tiles and cards; fronts for the owner and at the end (MAL-024)."""
    open_to = seat == observer or sea.ask == OVER
    return {
        "colour": BOX.boats[sea.colours[seat]] if sea.colours[seat] >= 0 else None,
        "boat": cell_name(sea.boats[seat]),
        "mast": sea.mast_text(seat),
        "planned": bool(sea.planned >> seat & 1),
        "lying": sea.lying(seat) if sea.ask > ASK_PLAN else 0,
        "tiles": tile_rows(sea, seat, open_to),
        "backs": "".join([LETTERS[card // 10] for card in range(40) if sea.owner[card] == seat]),
        "cards": card_rows(sea, seat) if open_to else None,  # MAL-165
    }


def tile_rows(sea: Waters, seat: int, open_to: bool) -> list[str]:
    """The four tiles of a plan that is in; `?` for a standing one others may not see (MAL-026)."""
    if not sea.planned >> seat & 1:
        return []
    lying = sea.lying(seat)
    return [
        TILE_NAMES[sea.tiles[seat * 4 + slot]] if open_to or slot < lying else "?"
        for slot in range(4)
    ]


def card_rows(sea: Waters, seat: int) -> list[dict[str, object]]:
    """The faces of a player's collected cards."""
    return [
        card_part(BOX.cards[card], BOX.orders[card])
        for card in range(40)
        if sea.owner[card] == seat
    ]
