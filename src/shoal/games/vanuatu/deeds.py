"""Carrying out the nine actions, with the characters that belong to them.

VAN-076, a ruling: bonuses that change a cost or grant something come by themselves; only the
Buyer's second cube, the Beggar and the Preacher are asked for.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.actions import (
    ARTIST,
    BUILD,
    BUILDER,
    BUY,
    BUYER,
    DIVER,
    DO_BUILD,
    DO_BUY,
    DO_DRAW,
    DO_SAIL,
    DO_SELL,
    DO_TRANSPORT,
    DRAW,
    EXPLORE,
    FISH,
    FISHERMAN,
    GUIDE,
    NAVIGATOR,
    PREACHER,
    REST,
    SAIL,
    SELL,
    TRANSPORT,
)
from shoal.games.vanuatu.archipelago import NEAR, NEAR_LIST
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.harbour import load, tell_load
from shoal.games.vanuatu.majority import recount
from shoal.games.vanuatu.names import ACTION_NAMES, GOOD_NAMES, ISLE_NAMES, PERSON_NAMES, TILE_NAMES
from shoal.games.vanuatu.table import (
    DOUBLING,
    FROM_DRAWINGS,
    FROM_FISHERMAN,
    FROM_GUIDE,
    RESTING,
    SELLING,
    Table,
)
from shoal.games.vanuatu.vatu import gain, pay, score, tell_conversion

PRICE: Final[list[int]] = BOX.price
FISH_TRACK: Final[list[int]] = BOX.fish_track
BUILD_COST: Final = BOX.build_cost
BUILDER_COST: Final = BOX.builder_cost
DRAW_POINTS: Final = BOX.draw_points
ARTIST_POINTS: Final = BOX.artist_points
OWNER_ACTION: Final[list[int]] = BOX.character_action


def resolve(table: Table, seat: int, deed: int, action: int) -> None:
    """Carry out one stack completely (VAN-109); the phase says if a choice within it is open."""
    lead_here = table.leader[deed] == seat
    count = table.pawns[seat * 9 + deed]
    table.stack_taken(seat, deed)
    recount(table, deed)
    if table.journal is not None:
        table.journal.tell("gathered", {"seat": seat, "action": ACTION_NAMES[deed], "pawns": count})
    if not lead_here:  # VAN-107, VAN-210: only the Preacher acts without a majority
        turn_character(table, seat)
    if deed == SAIL:
        sail(table, seat, (action - DO_SAIL) // 3, (action - DO_SAIL) % 3)
    elif deed == BUILD:
        build(table, seat, action - DO_BUILD)
    elif deed == EXPLORE:
        explore(table, seat)
    elif deed == FISH:
        catch_fish(table, seat)
    elif deed == SELL:
        table.phase = SELLING
        sell_fish(table, seat, action - DO_SELL + 1)
    elif deed == BUY:
        buy(table, seat, (action - DO_BUY) // 3, (action - DO_BUY) % 3)
    elif deed == DRAW:
        draw(table, seat, action - DO_DRAW)
    elif deed == TRANSPORT:
        transport(table, seat, action - DO_TRANSPORT)
    elif deed == REST:
        # VAN-157: the choice of a tile comes after seeing them and cannot be taken back.
        table.phase = RESTING
        table.reveals += 1
        if table.journal is not None:
            table.journal.tell("lay-down", {"seat": seat})
    person = table.character[seat]
    if person >= 0 and OWNER_ACTION[person] == deed and table.phase != DOUBLING:
        turn_character(table, seat)  # VAN-074: turned by its action, bonus used or not


def turn_character(table: Table, seat: int) -> None:
    """VAN-074: the tile is face down until the owner takes another one."""
    table.turned[seat] = 1
    if table.journal is not None:
        person = table.character[seat]
        kind = "preached" if person == PREACHER else "turned"
        table.journal.tell(kind, {"seat": seat, "character": PERSON_NAMES[person]})


def steps_to(table: Table, hex_: int, target: int) -> int:
    """Fewest steps of a walk over seas that ends on the target, at least one (VAN-109)."""
    bit = 1 << target
    if NEAR[hex_] & table.sea & bit:
        return 1
    if table.two_steps(hex_) & bit:
        return 2
    return 3


def walk(table: Table, hex_: int, target: int, steps: int) -> list[int]:
    """A walk of exactly that many steps over seas, the start included; empty if there is none."""
    if steps == 0:
        return [hex_] if hex_ == target else []
    for h in NEAR_LIST[hex_]:
        if table.sea >> h & 1:
            rest = walk(table, h, target, steps - 1)
            if rest:
                return [hex_, *rest]
    return []


def sail(table: Table, seat: int, target: int, course: int) -> None:
    """VAN-116, VAN-117: a walk of 1-3 steps, one vatu each; VAN-118, VAN-200: free."""
    start = table.boat[seat]
    steps = steps_to(table, start, target) if course == 0 else course + 1
    cost = 0 if table.face_up(seat, NAVIGATOR) else steps
    pay(table, seat, cost)
    table.boat[seat] = target
    if table.journal is not None:
        path = [BOX.labels[h] for h in walk(table, start, target, steps)]
        table.journal.tell(
            "sailed", {"seat": seat, "path": path, "hex": BOX.labels[target],
                       "sea": TILE_NAMES[table.hex_tile[target]], "cost": cost,
                       "vatu": table.vatu[seat]},
        )  # fmt: skip


def build(table: Table, seat: int, isle: int) -> None:
    """VAN-121: one stall on a free slot for 3 vatu; VAN-201: for 1. It stays there (VAN-122)."""
    cost = BUILDER_COST if table.face_up(seat, BUILDER) else BUILD_COST
    pay(table, seat, cost)
    table.hand[seat] -= 1
    table.stalls[isle * 5 + seat] += 1
    table.stall_count[isle] += 1
    if table.journal is not None:
        table.journal.tell(
            "built",
            {"seat": seat, "island": ISLE_NAMES[isle], "cost": cost, "vatu": table.vatu[seat]},
        )


def explore(table: Table, seat: int) -> None:
    """VAN-126: a treasure tile worth the discs there, then one disc less; VAN-202: vatu too."""
    tile = table.hex_tile[table.boat[seat]]
    value = table.treasure[tile]
    table.treasure[tile] = value - 1  # VAN-132: the disc does not come back
    table.gems[seat * 4 + value] += 1
    bonus = value * BOX.diver_vatu if table.face_up(seat, DIVER) else 0
    tens = gain(table, seat, bonus) if bonus else 0
    if table.journal is not None:
        table.journal.tell(
            "explored",
            {"seat": seat, "hex": BOX.labels[table.boat[seat]], "sea": TILE_NAMES[tile],
             "value": value, "bonus": bonus,
             "vatu": table.vatu[seat]},
        )  # fmt: skip
        tell_conversion(table, seat, tens)


def catch_fish(table: Table, seat: int) -> None:
    """VAN-131: a fish tile worth the discs there, then one disc less; VAN-203: points too."""
    tile = table.hex_tile[table.boat[seat]]
    value = table.fish[tile]
    table.fish[tile] = value - 1  # VAN-132
    table.fish_tiles[seat * 4 + value] += 1
    bonus = value * BOX.fisher_points if table.face_up(seat, FISHERMAN) else 0
    if bonus:
        score(table, seat, bonus, FROM_FISHERMAN)
    if table.journal is not None:
        table.journal.tell(
            "fished",
            {"seat": seat, "hex": BOX.labels[table.boat[seat]], "sea": TILE_NAMES[tile],
             "value": value, "bonus": bonus,
             "points": table.points[seat]},
        )  # fmt: skip


def sell_fish(table: Table, seat: int, value: int) -> None:
    """VAN-137: one fish tile for price times value; then the price falls (see `price_falls`)."""
    table.fish_tiles[seat * 4 + value] -= 1
    price = FISH_TRACK[table.price_at]
    tens = gain(table, seat, price * value)
    if not table.drop_per_action:
        price_falls(table)
    if table.journal is not None:
        table.journal.tell(
            "sold",
            {"seat": seat, "value": value, "price": price, "gained": price * value,
             "vatu": table.vatu[seat], "price_now": FISH_TRACK[table.price_at]},
        )  # fmt: skip
        tell_conversion(table, seat, tens)


def price_falls(table: Table) -> None:
    """One space down, and it stays on the last.

    The ruling of VAN-137 is where this is called: after every tile, or once when the sale is over
    with the option of VAN-281.
    """
    if table.price_at + 1 < len(FISH_TRACK):
        table.price_at += 1


def sale_over(table: Table, seat: int) -> None:
    """VAN-136: the player stops, or has nothing left to sell. VAN-281: the price falls now."""
    if table.drop_per_action:
        price_falls(table)
    if table.journal is not None:
        table.journal.tell("sale-over", {"seat": seat, "price_now": FISH_TRACK[table.price_at]})


def buy(table: Table, seat: int, isle: int, good: int) -> None:
    """VAN-141: pay, take the cube, load it; VAN-206: the Buyer may then have a second one."""
    pay(table, seat, PRICE[good])
    table.cubes[isle * 3 + good] -= 1
    if table.journal is not None:
        table.journal.tell(
            "bought",
            {"seat": seat, "island": ISLE_NAMES[isle], "good": GOOD_NAMES[good],
             "cost": PRICE[good], "vatu": table.vatu[seat]},
        )  # fmt: skip
    tell_load(table, seat, good, load(table, seat, good))
    if table.face_up(seat, BUYER) and table.reserve[good] > 0:
        table.phase = DOUBLING
        table.second_good = good


def second_cube(table: Table, seat: int, wanted: bool) -> None:
    """VAN-206: one more cube of the same good from the reserve, free, loaded like the first."""
    good = table.second_good
    table.second_good = 0
    if wanted:
        table.reserve[good] -= 1
        tell_load(table, seat, good, load(table, seat, good))
    elif table.journal is not None:
        table.journal.tell("declined", {"seat": seat, "good": GOOD_NAMES[good]})
    turn_character(table, seat)


def draw(table: Table, seat: int, isle: int) -> None:
    """VAN-145: a drawing for 3 points; VAN-207: 5."""
    points = ARTIST_POINTS if table.face_up(seat, ARTIST) else DRAW_POINTS
    table.drawings[isle] += 1
    score(table, seat, points, FROM_DRAWINGS)
    if table.journal is not None:
        table.journal.tell(
            "drew",
            {"seat": seat, "island": ISLE_NAMES[isle], "gained": points,
             "points": table.points[seat]},
        )  # fmt: skip


def transport(table: Table, seat: int, isle: int) -> None:
    """VAN-147: one tourist to the island, a vatu for each stall there; VAN-208: 2 per drawing."""
    table.tourists -= 1
    table.guests[isle] += 1
    income = table.stall_count[isle]
    tens = gain(table, seat, income)
    bonus = table.drawings[isle] * BOX.guide_points if table.face_up(seat, GUIDE) else 0
    if bonus:
        score(table, seat, bonus, FROM_GUIDE)
    if table.journal is not None:
        table.journal.tell(
            "transported",
            {"seat": seat, "island": ISLE_NAMES[isle], "income": income, "bonus": bonus,
             "vatu": table.vatu[seat],
             "points": table.points[seat]},
        )  # fmt: skip
        tell_conversion(table, seat, tens)
