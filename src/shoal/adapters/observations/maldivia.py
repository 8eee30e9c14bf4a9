"""What a seat sees of Maldivia, as numbers."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter

from shoal.adapters.observations import put
from shoal.adapters.observations.layout import NONE, Part, place_of
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


def write(state: State, seat: int, out: BytesWriter) -> None:
    sea = cast(MaldiviaState, state)
    seats = sea.seats
    moment = sea.moment
    over = moment == moments.OVER
    put.number(out, moment)
    put.number(out, seat)
    put.number(out, sea.round)
    put.number(out, sea.turn + 1 if moment > moments.PLAN else 0)
    put.place(out, sea.start, seat, seats)
    put.place(out, sea.mover if moment > moments.PLAN and not over else NONE, seat, seats)
    asked = 0
    for actor in sea.actors():
        asked |= 1 << actor
    put.seats_in(out, asked, seat, seats)
    if moments.ACT <= moment <= moments.GIVE:
        put.yes(out, sea.gained == moments.GAINED)
        put.yes(out, sea.fished)
        put.yes(out, sea.special)
        put.yes(out, sea.surplus)
        put.flags(out, sea.delivered, 4)
    else:
        put.blanks(out, 8, 0)
    put.seats_in(out, sea.robbed if moment == moments.GAIN else 0, seat, seats)
    put.number(out, sea.settled if moment == moments.RESTACK else 0)
    if moment == moments.GIVE:
        given, partner, taken = sea.trade
        put.number(out, given)
        put.place(out, partner, seat, seats)
        put.number(out, taken)
    else:
        put.blanks(out, 3)
    put.row(out, sea.face)
    put.row(out, sea.folds)
    put.padded(out, sea.creases, CREASES)
    put.flags(out, sea.fog, 4)
    put.from_seat(out, sea.boats, seat, seats)
    put.from_seat(out, sea.colours, seat, seats)
    write_masts(sea, seat, out)
    put.row(out, sea.supply)
    put.row(out, sea.fresh)
    put.row(out, sea.ships)
    for pile in sea.piles:
        put.number(out, len(pile))
    for side in range(4):
        pile = sea.piles[side]
        for depth in range(sea.sunk[side]):
            put.number(out, pile[depth])
        put.blanks(out, DEPTH - sea.sunk[side])
    write_cards(sea, seat, out)
    put.seats_in(out, sea.planned, seat, seats)
    write_tiles(sea, seat, out)
    if over:
        put.from_seat(out, sea.points, seat, seats)
        put.from_seat(out, sea.ranking(), seat, seats)
    else:
        put.blanks(out, 2 * seats, 0)


def write_masts(sea: MaldiviaState, seat: int, out: BytesWriter) -> None:
    for step in range(sea.seats):
        other = (seat + step) % sea.seats
        for fish in range(sea.height[other]):
            put.number(out, sea.mast[other * MAST + fish])
        put.blanks(out, MAST - sea.height[other])


def write_cards(sea: MaldiviaState, seat: int, out: BytesWriter) -> None:
    """Backs lie open, fronts only before their owner (MAL-165)."""
    over = sea.moment == moments.OVER
    backs = [0] * (sea.seats * 4)
    for card in range(CARDS):
        owner = sea.owner[card]
        if owner >= 0:
            backs[place_of(owner, seat, sea.seats) * 4 + island_of(card)] += 1
    put.row(out, backs)
    for card in range(CARDS):
        owner = sea.owner[card]
        put.place(out, owner if owner == seat or over else NONE, seat, sea.seats)


def write_tiles(sea: MaldiviaState, seat: int, out: BytesWriter) -> None:
    """How many tiles of each lie, then those that can be seen (MAL-024, MAL-026)."""
    seats = sea.seats
    over = sea.moment == moments.OVER
    lying: list[int] = []
    for step in range(seats):
        lying.append(sea.lying((seat + step) % seats))
    put.row(out, lying)
    for step in range(seats):
        other = (seat + step) % seats
        shown = lying[step]
        if not sea.planned >> other & 1:
            shown = 0
        elif step == 0 or over:
            shown = TILES
        for tile in range(shown):
            put.number(out, sea.tiles[other * TILES + tile])
        put.blanks(out, TILES - shown)
