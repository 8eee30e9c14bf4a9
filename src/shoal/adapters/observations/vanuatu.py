"""What a seat sees of Vanuatu, as numbers. The outlook of a view follows from them by the rules."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter

from shoal.adapters.observations import put
from shoal.adapters.observations.layout import NONE, Part, place_of
from shoal.games.vanuatu import components, imagine, moments
from shoal.games.vanuatu.components import BOX, HEXES, ISLES, LETTERS, TILES
from shoal.games.vanuatu.rules import boxes, characters, pawns, rest
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.state import State

SHIPS: Final = 3  # in the harbour
GOODS: Final = len(components.GOODS)
FACE_UP: Final = 2  # tiles to be placed next
PILE: Final = 12  # lettered tiles
# Of each tile the number of its letter, NONE without one.
LETTER: Final = [
    LETTERS.index(letter) if letter and letter in LETTERS else NONE for letter in BOX.tile_letters
]


def parts(seats: int) -> list[Part]:
    return [
        Part("moment", 1, 0, moments.OVER, "what is decided, as moments.WORDS lists it"),
        Part("seat", 1, 0, 4, "the observer's seat"),
        Part("round", 1, 1, BOX.rounds + 1, "the round"),
        Part("first", 1, 0, 4, "who holds the first-player marker"),
        Part("active", 1, NONE, 4, "who decides"),
        Part("due", 1, 0, 9, "pawns to be put down now"),
        Part("second", 1, NONE, GOODS - 1, "the good of which the Buyer may have a second cube"),
        Part("map", HEXES, NONE, TILES - 1, "the tile on each hex (BOX.tile_words)"),
        Part("fish", HEXES, 0, 9, "fish discs on each hex"),
        Part("treasure", HEXES, 0, 9, "treasure discs on each hex"),
        Part("stalls", ISLES * seats, 0, 9, "stalls on each island, by owner"),
        Part("drawings", ISLES, 0, 9, "drawings on each island"),
        Part("guests", ISLES, 0, 99, "tourists on each island"),
        Part("cubes", ISLES * GOODS, 0, 99, "goods on each island: kava, copra, beef"),
        Part("next", FACE_UP, NONE, TILES - 1, "tiles to be placed next"),
        Part("pile", PILE, NONE, len(LETTERS) - 1, "letters on the tiles of the pile, next first"),
        Part("ships", SHIPS, NONE, len(BOX.ship_ids) - 1, "ships in the harbour (BOX.ship_ids)"),
        Part("slots", SHIPS * GOODS, 0, 9, "free slots on each ship, by good"),
        Part("deck", 1, 0, len(BOX.ship_ids), "ships in the deck"),
        Part("discards", len(BOX.ship_ids), 0, 1, "ships that have left"),
        Part("tourists", 1, 0, 99, "tourists still to come this round"),
        Part("waves", BOX.rounds, 0, 99, "tourists of each round so far"),
        Part("price", 1, 0, 99, "what a fish is worth"),
        Part("reserve", GOODS, 0, 99, "cubes left of each good"),
        Part("rested", seats, 0, 5, "in which place each rested this round; 0 not at all"),
        Part("offer", characters.COUNT, 0, 1, "characters that may be taken"),
        Part("vatu", seats, 0, 999, "money"),
        Part("points", seats, -99, 999, "prosperity"),
        Part("boats", seats, NONE, HEXES - 1, "the hex of each boat"),
        Part("fish_tiles", seats * 4, 0, 99, "fish tiles worth 0, 1, 2, 3"),
        Part("gems", seats * 4, 0, 99, "treasure tiles worth 0, 1, 2, 3"),
        Part("hands", seats, 0, 99, "stalls not built"),
        Part("characters", seats, NONE, characters.COUNT - 1, "the character of each"),
        Part("turned", seats, 0, 1, "whether it has been used"),
        Part("pawns", seats * boxes.COUNT, 0, 5, "pawns of each on the nine actions"),
        Part("neutral", boxes.COUNT, 0, 9, "neutral pawns on the nine actions"),
        Part("leaders", boxes.COUNT, NONE, 4, "who has the majority on each action"),
        Part("rest", 1, NONE, rest.COUNT - 1, "the observer's own rest tile"),
        Part("gone", rest.COUNT, 0, 1, "rest tiles the observer saw missing"),
        Part("choice", rest.COUNT, 0, 1, "rest tiles to choose from now"),
        Part("ranks", seats, 0, 5, "ranks, at the end"),
    ]


def write(state: State, seat: int, out: BytesWriter) -> None:
    table = cast(VanuatuState, state)
    seats = table.seats
    moment = table.moment
    over = moment == moments.OVER
    planning = moment in (moments.PLANNING, moments.NEUTRALS)
    put.number(out, moment)
    put.number(out, seat)
    put.number(out, table.round_no)
    put.place(out, table.first, seat, seats)
    put.place(out, NONE if over else table.active, seat, seats)
    put.number(out, pawns.due(table) if planning else 0)
    put.number(out, table.second_good if moment == moments.DOUBLING else NONE)
    write_map(table, seat, out)
    put.padded(out, table.revealed, FACE_UP)
    pile = table.pile[table.pile_at : table.pile_at + PILE]
    for tile in pile:
        put.number(out, LETTER[tile])
    put.blanks(out, PILE - len(pile))
    put.padded(out, table.ships, SHIPS)
    put.padded(out, table.gaps, SHIPS * GOODS, 0)
    put.number(out, len(table.deck))
    if table.discards:
        left = [0] * len(BOX.ship_ids)
        for ship in table.discards:
            left[ship] = 1
        put.row(out, left)
    else:
        put.blanks(out, len(BOX.ship_ids), 0)
    put.number(out, table.tourists)
    put.padded(out, table.tourist_pile[: min(table.round_no, BOX.rounds)], BOX.rounds, 0)
    put.number(out, BOX.fish_track[table.price_at])
    put.row(out, table.reserve)
    rested = [0] * seats
    for place in range(len(table.rest_order)):
        rested[place_of(table.rest_order[place], seat, seats)] = place + 1
    put.row(out, rested)
    put.flags(out, table.offer, characters.COUNT)
    put.from_seat(out, table.vatu, seat, seats)
    put.from_seat(out, table.points, seat, seats)
    put.from_seat(out, table.boat, seat, seats)
    put.from_seat(out, table.fish_tiles, seat, seats, 4)
    put.from_seat(out, table.gems, seat, seats, 4)
    put.from_seat(out, table.hand, seat, seats)
    put.from_seat(out, table.character, seat, seats)
    put.from_seat(out, table.turned, seat, seats)
    put.from_seat(out, table.pawns, seat, seats, boxes.COUNT)
    put.row(out, table.neutral)
    for leader in table.leader:
        put.place(out, leader, seat, seats)
    write_own(table, seat, out)
    if over:
        put.from_seat(out, table.ranking(), seat, seats)
    else:
        put.blanks(out, seats, 0)


def write_map(table: VanuatuState, seat: int, out: BytesWriter) -> None:
    """Hexes, then islands."""
    put.row(out, table.hex_tile)
    fish, treasure = table.fish, table.treasure
    for tile in table.hex_tile:
        put.number(out, fish[tile] if tile >= 0 else 0)
    for tile in table.hex_tile:
        put.number(out, treasure[tile] if tile >= 0 else 0)
    for isle in range(ISLES):
        put.from_seat(out, table.stalls, seat, table.seats, 1, isle * 5)
    put.row(out, table.drawings)
    put.row(out, table.guests)
    put.row(out, table.cubes)


def write_own(table: VanuatuState, seat: int, out: BytesWriter) -> None:
    """The own rest tile, those seen missing, those to choose from (VAN-272, VAN-273)."""
    put.number(out, table.rest_held[seat])
    before = imagine.rest_place(table, seat)
    if before > 0:
        gone = [0] * rest.COUNT
        for k in range(before):
            gone[table.rest_held[table.rest_order[k]]] = 1
        put.row(out, gone)
    else:
        put.blanks(out, rest.COUNT, 0)
    if table.moment == moments.RESTING and table.active == seat:
        for tile in range(rest.COUNT):
            put.yes(out, tile not in table.rest_held)
    else:
        put.blanks(out, rest.COUNT, 0)
