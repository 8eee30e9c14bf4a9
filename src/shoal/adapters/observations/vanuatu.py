"""What a seat sees of Vanuatu, as numbers. The outlook of a view follows from them by the rules."""

from __future__ import annotations

from typing import Final, cast

from shoal.adapters.observations.layout import (
    NONE,
    Part,
    flags,
    from_seat,
    padded,
    place_of,
    places_of,
)
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


def numbers(state: State, seat: int) -> list[int]:
    table = cast(VanuatuState, state)
    seats = table.seats
    moment = table.moment
    over = moment == moments.OVER
    planning = moment in (moments.PLANNING, moments.NEUTRALS)
    row = [
        moment,
        seat,
        table.round_no,
        place_of(table.first, seat, seats),
        NONE if over else place_of(table.active, seat, seats),
        pawns.due(table) if planning else 0,
        table.second_good if moment == moments.DOUBLING else NONE,
    ]
    row += table.hex_tile
    treasure: list[int] = []
    for tile in table.hex_tile:
        row.append(table.fish[tile] if tile >= 0 else 0)
        treasure.append(table.treasure[tile] if tile >= 0 else 0)
    row += treasure
    for isle in range(ISLES):
        row += from_seat(table.stalls[isle * 5 : isle * 5 + seats], seat, seats)
    row += table.drawings
    row += table.guests
    row += table.cubes
    row += padded(table.revealed, FACE_UP)
    for at in range(PILE):
        down = table.pile_at + at
        row.append(LETTER[table.pile[down]] if down < len(table.pile) else NONE)
    row += padded(table.ships, SHIPS)
    row += padded(table.gaps, SHIPS * GOODS, 0)
    row.append(len(table.deck))
    left = [0] * len(BOX.ship_ids)
    for ship in table.discards:
        left[ship] = 1
    row += left
    row.append(table.tourists)
    row += padded(table.tourist_pile[: min(table.round_no, BOX.rounds)], BOX.rounds, 0)
    row.append(BOX.fish_track[table.price_at])
    row += table.reserve
    rested = [0] * seats
    for place in range(len(table.rest_order)):
        rested[(table.rest_order[place] - seat) % seats] = place + 1
    row += rested
    row += flags(table.offer, characters.COUNT)
    row += from_seat(table.vatu, seat, seats)
    row += from_seat(table.points, seat, seats)
    row += from_seat(table.boat, seat, seats)
    row += from_seat(table.fish_tiles, seat, seats, 4)
    row += from_seat(table.gems, seat, seats, 4)
    row += from_seat(table.hand, seat, seats)
    row += from_seat(table.character, seat, seats)
    row += from_seat(table.turned, seat, seats)
    row += from_seat(table.pawns, seat, seats, boxes.COUNT)
    row += table.neutral
    row += places_of(table.leader, seat, seats)
    row += own_part(table, seat)
    row += from_seat(table.ranking(), seat, seats) if over else [0] * seats
    return row


def own_part(table: VanuatuState, seat: int) -> list[int]:
    """The own rest tile, those seen missing, those to choose from (VAN-272, VAN-273)."""
    row = [table.rest_held[seat]]
    gone = [0] * rest.COUNT
    for k in range(imagine.rest_place(table, seat)):
        gone[table.rest_held[table.rest_order[k]]] = 1
    choice = [0] * rest.COUNT
    if table.moment == moments.RESTING and table.active == seat:
        choice = [0 if tile in table.rest_held else 1 for tile in range(rest.COUNT)]
    return row + gone + choice
