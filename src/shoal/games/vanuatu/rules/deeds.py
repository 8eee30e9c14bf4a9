"""Carrying out the nine actions, with the characters that belong to them.

VAN-076, a ruling: bonuses that change a cost or grant something come by themselves; only the
Buyer's second cube, the Beggar and the Preacher are asked for.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import actions, events, moments, scoring
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters, harbour, pawns, vatu
from shoal.games.vanuatu.state import VanuatuState

PRICE: Final[list[int]] = BOX.price
FISH_TRACK: Final[list[int]] = BOX.fish_track


def build_cost(table: VanuatuState, seat: int) -> int:
    """What a stall costs this seat now: VAN-121, or VAN-201 with the Builder."""
    builder = characters.face_up(table, seat, characters.BUILDER)
    return BOX.builder_cost if builder else BOX.build_cost


def resolve(table: VanuatuState, seat: int, action: int) -> None:
    """Carry out one stack completely (VAN-109); the moment says if a choice within it is open."""
    box = actions.deed_of(action)
    led = table.leader[box] == seat
    count = pawns.spend(table, seat, box)
    events.gathered(table, seat, box, count)
    if not led:  # VAN-107, VAN-210: only the Preacher acts without a majority
        characters.turn(table, seat)
    if box == boxes.SAIL:
        target, course = actions.sailed(action)
        sail(table, seat, target, course)
    elif box == boxes.BUILD:
        build(table, seat, action - actions.BUILD)
    elif box == boxes.EXPLORE:
        explore(table, seat)
    elif box == boxes.FISH:
        catch_fish(table, seat)
    elif box == boxes.SELL:
        table.moment = moments.SELLING
        sell_fish(table, seat, actions.sold_value(action))
    elif box == boxes.BUY:
        isle, good = actions.bought(action)
        buy(table, seat, isle, good)
    elif box == boxes.DRAW:
        draw(table, seat, action - actions.DRAW)
    elif box == boxes.TRANSPORT:
        transport(table, seat, action - actions.TRANSPORT)
    elif box == boxes.REST:
        rest(table, seat)
    # VAN-074: turned by its action, bonus used or not; the Buyer's after the second cube.
    if characters.owns_box(table.character[seat], box) and table.moment != moments.DOUBLING:
        characters.turn(table, seat)


def sail(table: VanuatuState, seat: int, target: int, course: int) -> None:
    """VAN-116, VAN-117: a walk of 1-3 steps, one vatu each; VAN-118, VAN-200: free."""
    start = table.boat[seat]
    steps = sail_steps(table, start, target, course)
    cost = 0 if characters.face_up(table, seat, characters.NAVIGATOR) else steps
    vatu.pay(table, seat, cost)
    table.boat[seat] = target
    events.sailed(table, seat, start, steps, cost)


def sail_steps(table: VanuatuState, start: int, target: int, course: int) -> int:
    """How long a way is (VAN-117)."""
    if course == actions.SHORTEST:
        return archipelago.steps_to(table, start, target)
    return 2 if course == actions.IN_TWO else 3


def build(table: VanuatuState, seat: int, isle: int) -> None:
    """VAN-121: one stall on a free slot for 3 vatu; VAN-201: for 1. It stays there (VAN-122)."""
    cost = build_cost(table, seat)
    vatu.pay(table, seat, cost)
    table.hand[seat] -= 1
    table.stalls[isle * 5 + seat] += 1
    table.stall_count[isle] += 1
    events.built(table, seat, isle, cost)


def explore(table: VanuatuState, seat: int) -> None:
    """VAN-126: a treasure tile worth the discs there, then one disc less; VAN-202: vatu too."""
    tile = table.hex_tile[table.boat[seat]]
    value = table.treasure[tile]
    table.treasure[tile] = value - 1  # VAN-132: the disc does not come back
    table.gems[seat * 4 + value] += 1
    bonus = value * BOX.diver_vatu if characters.face_up(table, seat, characters.DIVER) else 0
    tens = vatu.gain(table, seat, bonus)
    events.explored(table, seat, value, bonus)
    events.converted(table, seat, tens)


def catch_fish(table: VanuatuState, seat: int) -> None:
    """VAN-131: a fish tile worth the discs there, then one disc less; VAN-203: points too."""
    tile = table.hex_tile[table.boat[seat]]
    value = table.fish[tile]
    table.fish[tile] = value - 1  # VAN-132
    table.fish_tiles[seat * 4 + value] += 1
    bonus = 0
    if characters.face_up(table, seat, characters.FISHERMAN):
        bonus = value * BOX.fisher_points
        scoring.score(table, seat, bonus, scoring.FISHERMAN)
    events.fished(table, seat, value, bonus)


def sell_fish(table: VanuatuState, seat: int, value: int) -> None:
    """VAN-137: one fish tile for price times value; then the price falls (see `price_falls`)."""
    table.fish_tiles[seat * 4 + value] -= 1
    price = FISH_TRACK[table.price_at]
    tens = vatu.gain(table, seat, price * value)
    if not table.drop_per_action:
        price_falls(table)
    events.sold(table, seat, value, price)
    events.converted(table, seat, tens)


def price_falls(table: VanuatuState) -> None:
    """One space down, and it stays on the last.

    The ruling of VAN-137 is where this is called: after every tile, or once when the sale is over
    with the option of VAN-281.
    """
    if table.price_at + 1 < len(FISH_TRACK):
        table.price_at += 1


def end_sale(table: VanuatuState, seat: int) -> None:
    """VAN-136: the player stops, or has nothing left to sell. VAN-281: the price falls now."""
    if table.drop_per_action:
        price_falls(table)
    events.sale_over(table, seat)


def buy(table: VanuatuState, seat: int, isle: int, good: int) -> None:
    """VAN-141: pay, take the cube, load it; VAN-206: the Buyer may then have a second one."""
    vatu.pay(table, seat, PRICE[good])
    table.cubes[isle * 3 + good] -= 1
    events.bought(table, seat, isle, good)
    harbour.load(table, seat, good)
    if characters.face_up(table, seat, characters.BUYER) and table.reserve[good] > 0:
        table.moment = moments.DOUBLING
        table.second_good = good


def second_cube(table: VanuatuState, seat: int, wanted: bool) -> None:
    """VAN-206: one more cube of the same good from the reserve, free, loaded like the first."""
    good = table.second_good
    table.second_good = 0
    table.moment = moments.TURN
    if wanted:
        table.reserve[good] -= 1
        harbour.load(table, seat, good)
    else:
        events.declined(table, seat, good)
    characters.turn(table, seat)


def draw(table: VanuatuState, seat: int, isle: int) -> None:
    """VAN-145: a drawing for 3 points; VAN-207: 5."""
    artist = characters.face_up(table, seat, characters.ARTIST)
    points = BOX.artist_points if artist else BOX.draw_points
    table.drawings[isle] += 1
    scoring.score(table, seat, points, scoring.DRAWINGS)
    events.drew(table, seat, isle, points)


def transport(table: VanuatuState, seat: int, isle: int) -> None:
    """VAN-147: one tourist to the island, a vatu for each stall there; VAN-208: 2 per drawing."""
    table.tourists -= 1
    table.guests[isle] += 1
    income = table.stall_count[isle]
    tens = vatu.gain(table, seat, income)
    bonus = 0
    if characters.face_up(table, seat, characters.GUIDE):
        bonus = table.drawings[isle] * BOX.guide_points
        scoring.score(table, seat, bonus, scoring.GUIDE)
    events.transported(table, seat, isle, income, bonus)
    events.converted(table, seat, tens)


def rest(table: VanuatuState, seat: int) -> None:
    """VAN-157: the choice of a tile comes after seeing them and cannot be taken back."""
    table.moment = moments.RESTING
    table.reveals += 1
    events.lay_down(table, seat)
