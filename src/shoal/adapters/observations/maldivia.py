"""What a seat sees of Maldivia, as numbers."""

from __future__ import annotations

from typing import Final, cast

from shoal.adapters.observations.layout import (
    NONE,
    Part,
    flags,
    from_seat,
    padded,
    place_of,
    seats_in,
)
from shoal.games.maldivia import moments
from shoal.games.maldivia.components import (
    BOX,
    CARDS,
    CELLS,
    ISLAND_CARDS,
    MAST,
    SLOTS,
    TILES,
    island_of,
)
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.state import State

CREASES: Final = 16  # more folds than a cloth allows before the game ends
DEPTH: Final = ISLAND_CARDS  # cards in a pile at most


def parts(seats: int) -> list[Part]:
    return [
        Part("moment", 1, 0, moments.OVER, "what is decided, as moments.NAMES lists it"),
        Part("seat", 1, 0, 3, "the observer's seat"),
        Part("round", 1, 0, 999, "the round"),
        Part("tile", 1, 0, TILES, "the tile being carried out, from 1; 0 while planning"),
        Part("start", 1, 0, 3, "who holds the starting-player card"),
        Part("mover", 1, NONE, 3, "whose tile is carried out"),
        Part("asked", seats, 0, 1, "who may act now"),
        Part("done", 4, 0, 1, "this turn: gained, fished, special action, surplus"),
        Part("delivered", 4, 0, 1, "sides delivered to this turn: E, S, W, N"),
        Part("robbed", seats, 0, 1, "who was robbed this turn"),
        Part("settled", 1, 0, MAST, "fish whose place is fixed while restacking"),
        Part("trade", 3, NONE, 3, "a swap agreed: island given, partner, island taken"),
        Part("cloth", CELLS, NONE, len(BOX.signs) - 1, "what each space shows (BOX.signs)"),
        Part("folds", 4, 0, 9, "folds of each side: E, S, W, N"),
        Part("creases", CREASES, NONE, 3, "the sides in the order they were folded"),
        Part("fog", 4, 0, 1, "sides fog was drawn to this round"),
        Part("boats", seats, NONE, CELLS - 1, "the space of each boat, row * 10 + column"),
        Part("colours", seats, NONE, 3, "which boat each took (BOX.boats)"),
        Part("masts", seats * MAST, NONE, 3, "fish from bottom to top: R, G, P, Y"),
        Part("supply", 4, 0, 32, "fish left of each colour"),
        Part("fresh", 4, 0, 32, "new fish of each colour, not yet on the mast"),
        Part("ships", 4 * SLOTS, NONE, CARDS - 1, "the open cards, two a side (BOX.cards)"),
        Part("piles", 4, 0, DEPTH, "cards in the pile of each side"),
        Part("sunk", 4 * DEPTH, NONE, CARDS - 1, "cards all saw go under each pile, lowest first"),
        Part("backs", seats * 4, 0, ISLAND_CARDS, "cards each collected from each island"),
        Part("holders", CARDS, NONE, 3, "who has each card; of others only at the end"),
        Part("planned", seats, 0, 1, "whose plan is in"),
        Part("lying", seats, 0, TILES, "how many tiles of each have been revealed"),
        Part("tiles", seats * TILES, NONE, 7, "tiles that can be seen: 0-3 arrow, 4-7 fog"),
        Part("scores", seats, -999, 9999, "points, at the end"),
        Part("ranks", seats, 0, 4, "ranks, at the end"),
    ]


def numbers(state: State, seat: int) -> list[int]:
    sea = cast(MaldiviaState, state)
    seats = sea.seats
    moment = sea.moment
    over = moment == moments.OVER
    acting = moments.ACT <= moment <= moments.GIVE
    asked = 0
    for actor in sea.actors():
        asked |= 1 << actor
    row = [
        moment,
        seat,
        sea.round,
        sea.turn + 1 if moment > moments.PLAN else 0,
        place_of(sea.start, seat, seats),
        place_of(sea.mover, seat, seats) if moment > moments.PLAN and not over else NONE,
    ]
    row += seats_in(asked, seat, seats)
    if acting:
        row.append(1 if sea.gained == moments.GAINED else 0)
        row.append(1 if sea.fished else 0)
        row.append(1 if sea.special else 0)
        row.append(1 if sea.surplus else 0)
        row += flags(sea.delivered, 4)
    else:
        row += [0] * 8
    row += seats_in(sea.robbed if moment == moments.GAIN else 0, seat, seats)
    row.append(sea.settled if moment == moments.RESTACK else 0)
    if moment == moments.GIVE:
        given, partner, taken = sea.trade
        row += [given, place_of(partner, seat, seats), taken]
    else:
        row += [NONE, NONE, NONE]
    row += sea.face
    row += sea.folds
    row += padded(sea.creases, CREASES)
    row += flags(sea.fog, 4)
    row += from_seat(sea.boats, seat, seats)
    row += from_seat(sea.colours, seat, seats)
    for step in range(seats):
        other = (seat + step) % seats
        first = other * MAST
        row += padded(sea.mast[first : first + sea.height[other]], MAST)
    row += sea.supply
    row += sea.fresh
    row += sea.ships
    for pile in sea.piles:
        row.append(len(pile))
    for side in range(4):
        row += padded(sea.piles[side][: sea.sunk[side]], DEPTH)
    row += cards_part(sea, seat, over)
    row += seats_in(sea.planned, seat, seats)
    row += tiles_part(sea, seat, over)
    if over:
        row += from_seat(sea.points, seat, seats)
        row += from_seat(sea.ranking(), seat, seats)
    else:
        row += [0] * (2 * seats)
    return row


def cards_part(sea: MaldiviaState, seat: int, over: bool) -> list[int]:
    """Backs lie open, fronts only before their owner (MAL-165)."""
    seats = sea.seats
    backs = [0] * (seats * 4)
    holders = [NONE] * CARDS
    for card in range(CARDS):
        owner = sea.owner[card]
        if owner >= 0:
            place = (owner - seat) % seats
            backs[place * 4 + island_of(card)] += 1
            if place == 0 or over:
                holders[card] = place
    return backs + holders


def tiles_part(sea: MaldiviaState, seat: int, over: bool) -> list[int]:
    """How many tiles of each lie, then those that can be seen (MAL-024, MAL-026)."""
    seats = sea.seats
    lying: list[int] = []
    seen: list[int] = []
    for step in range(seats):
        other = (seat + step) % seats
        shown = sea.lying(other)
        lying.append(shown)
        if not sea.planned >> other & 1:
            shown = 0
        elif step == 0 or over:
            shown = TILES
        seen += padded(sea.tiles[other * TILES : other * TILES + shown], TILES)
    return lying + seen
