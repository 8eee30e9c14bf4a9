"""Phase III: which pawns may be placed (VAN-080 to VAN-087).

What is programmable depends on the player and the set of actions already planned alone, because
nothing changes in this phase: each set is worked out once and kept in `VanuatuState.possible`.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import actions
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import chain, characters, rewards
from shoal.games.vanuatu.rules.boxes import (
    BUILD_BIT,
    BUY_BIT,
    DRAW_BIT,
    EXPLORE_BIT,
    FISH_BIT,
    REST_BIT,
    SAIL_BIT,
    SELL_BIT,
    TRANSPORT_BIT,
)
from shoal.games.vanuatu.state import VanuatuState

PRICE: Final[list[int]] = BOX.price
ALL: Final = 511
UNDECIDED: Final = -1  # no set of actions: only a search tells
COSTLY: Final = SAIL_BIT | BUILD_BIT | BUY_BIT
# Actions that may bring vatu on the way; with the Beggar points help too.
EARNING: Final = EXPLORE_BIT | SELL_BIT | TRANSPORT_BIT
BEGGAR_EARNING: Final = EARNING | DRAW_BIT | BUY_BIT
# What costs nothing, wherever it can be done at all.
FOR_NOTHING: Final = FISH_BIT | EXPLORE_BIT | DRAW_BIT | TRANSPORT_BIT

# Facts about the whole map, kept in `VanuatuState.facts` for the phase: hexes where something can
# be done.
FISH_SEAS: Final = 0
TREASURE_SEAS: Final = 1
DRAW_SEAS: Final = 2
GUEST_SEAS: Final = 3
BUILD_SEAS: Final = 4
GOODS_SEAS: Final = 5
KAVA_SEAS: Final = 6  # and two more, one for each good

# The boxes of a set.
MEMBERS: Final[list[list[int]]] = [[a for a in range(9) if m >> a & 1] for m in range(512)]
# Plan actions for a first action and a set of partners, pairs in canonical order.
PAIR_LISTS: Final[list[list[list[int]]]] = [
    [[actions.plan_pair(a, b) for b in range(a, 9) if m >> b & 1] for m in range(512)]
    for a in range(9)
]
PARTNERS: Final[list[list[int]]] = [[m if m >> a & 1 else 0 for a in range(9)] for m in range(512)]
SINGLES: Final[list[list[int]]] = [[actions.PLAN_ONE + a for a in members] for members in MEMBERS]


def planned_set(table: VanuatuState, seat: int) -> int:
    """The actions on which a seat has pawns."""
    found = 0
    if table.stacks[seat]:
        pawns = table.pawns
        base = seat * 9
        for action in range(9):
            if pawns[base + action]:
                found |= 1 << action
    return found


def plan_choices(table: VanuatuState, seat: int, found: list[int]) -> None:
    """VAN-080, VAN-081, VAN-083: a pair in either order, or the fifth pawn alone."""
    planned = planned_set(table, seat)
    fitting = programmable(table, seat, planned)
    if table.batch == 2:
        found.extend(SINGLES[fitting])
        return
    if fitting == ALL:
        for a in range(9):
            found.extend(PAIR_LISTS[a][ALL])
        return
    # VAN-083, a ruling: the first pawn of a pair may make the second one legal.
    partners = PARTNERS[fitting][:]
    # Rest opens nothing (VAN-086), and what is planned already nothing more.
    for a in MEMBERS[fitting & ~planned & ~REST_BIT]:
        opened = programmable(table, seat, planned | 1 << a) & ~fitting
        if opened:
            partners[a] |= opened
            for b in MEMBERS[opened]:
                partners[b] |= 1 << a
    for a in range(9):
        found.extend(PAIR_LISTS[a][partners[a]])


def programmable(table: VanuatuState, seat: int, planned: int) -> int:
    """VAN-084, VAN-085, the ruling in one place: the actions a seat may put pawns on.

    VAN-073: the character helps, but obliges to nothing.
    """
    # VAN-086: rest is always programmable, and opens nothing. A drawing brings only points, which
    # none but the Beggar can spend.
    idle = REST_BIT if table.character[seat] == characters.BEGGAR else REST_BIT | DRAW_BIT
    helping = planned & ~idle
    key = seat << 9 | helping
    found = table.possible.get(key, -1)
    if found < 0:
        if helping == 0:
            found = ready(table, seat) | REST_BIT
        else:
            # VAN-087: planned actions stay programmable; the set only grows.
            found = programmable(table, seat, 0) | helping
            if found != ALL:
                found |= opened_by(table, seat, helping, ALL & ~found)
        table.possible[key] = found
    return found | planned


def ready(table: VanuatuState, seat: int) -> int:
    """Executable now, by what the seat has or gets by exchanges (VAN-085, nothing planned)."""
    costly = COSTLY | SELL_BIT
    anchored = at_anchor(table, seat, 0)
    if anchored == UNDECIDED:
        anchored = chain.Chain(table, seat, 0, costly).explore()
    return for_nothing(map_facts(table), 1 << table.boat[seat]) | anchored & costly


def for_nothing(facts: list[int], hexes: int) -> int:
    """What costs nothing and can be done on one of these hexes."""
    found = 0
    if facts[FISH_SEAS] & hexes:
        found |= FISH_BIT
    if facts[TREASURE_SEAS] & hexes:
        found |= EXPLORE_BIT
    if facts[DRAW_SEAS] & hexes:
        found |= DRAW_BIT
    if facts[GUEST_SEAS] & hexes:
        found |= TRANSPORT_BIT
    return found


def at_anchor(table: VanuatuState, seat: int, planned: int) -> int:
    """What can be sailed, built, sold or bought when the planned actions leave the boat in place.

    All gains can then be made first, and their sum decides, as long as it stays below ten;
    UNDECIDED when it does not, or when the Beggar or a stall yet to be built makes the order
    matter.
    """
    person = table.character[seat]
    if person == characters.BEGGAR:
        return UNDECIDED
    boat = table.boat[seat]
    tile = table.hex_tile[boat]
    isles = archipelago.ISLES_OF[table.shore[boat]]
    vatu = table.vatu[seat] + rewards.worth(table.gems, seat)
    if planned & EXPLORE_BIT:
        value = table.treasure[tile]
        vatu += value + value * BOX.diver_vatu if person == characters.DIVER else value
    if planned & TRANSPORT_BIT and table.tourists:
        most = 0
        for isle in isles:
            if table.guests[isle] < BOX.slots_tourists[isle]:
                most = max(most, table.stall_count[isle])
        vatu += most
    fish = rewards.bag(table.fish_tiles, seat)
    if planned & FISH_BIT and table.fish[tile]:
        fish += rewards.ONE[table.fish[tile]]
    stall = 1 if person == characters.SELLER and isles else 0
    for isle in isles:
        stall += table.stalls[isle * 5 + seat]
    if planned & SELL_BIT and fish:
        if stall:
            vatu += chain.best_sale(table, fish)
        elif planned & BUILD_BIT:
            return UNDECIDED
    if vatu > 9:
        return UNDECIDED
    found = 0
    reach = 3 if person == characters.NAVIGATOR else vatu
    if archipelago.leads(table, boat, reach, archipelago.moorings(table, seat)):
        found = SAIL_BIT
    cost = BOX.builder_cost if person == characters.BUILDER else BOX.build_cost
    facts = map_facts(table)
    if vatu >= cost and table.hand[seat] and facts[BUILD_SEAS] >> boat & 1:
        found |= BUILD_BIT
    if fish and (stall or (found & planned & BUILD_BIT)):
        found |= SELL_BIT
    if vatu and facts[GOODS_SEAS] >> boat & 1:
        for isle in isles:
            for good in range(3):
                if table.cubes[isle * 3 + good] and PRICE[good] <= vatu:
                    found |= BUY_BIT
    return found


def opened_by(table: VanuatuState, seat: int, planned: int, missing: int) -> int:
    """Which of the missing actions the planned ones can open, the easy answers first."""
    found = 0
    if not planned & SAIL_BIT:
        anchored = at_anchor(table, seat, planned)
        if anchored != UNDECIDED:
            return anchored & missing
    else:
        found = by_sailing(table, seat, table.vatu[seat]) & missing
        missing &= ~found
        if missing and not planned & EARNING and table.character[seat] != characters.BEGGAR:
            vatu = table.vatu[seat] + rewards.worth(table.gems, seat)
            if vatu <= 9:
                if vatu > table.vatu[seat]:
                    found |= by_sailing(table, seat, vatu) & missing
                # A catch or a stall on the way may still open a sale, and nothing else.
                missing &= ~found & SELL_BIT
                if not planned & (FISH_BIT | BUILD_BIT):
                    missing = 0
    if missing:
        missing &= ~hopeless(table, seat, planned, missing)
    return found | chain.Chain(table, seat, planned, missing).explore() if missing else found


def by_sailing(table: VanuatuState, seat: int, vatu: int) -> int:
    """What can be done after sailing alone, with so much money before it and none to come."""
    boat = table.boat[seat]
    person = table.character[seat]
    moorings = archipelago.moorings(table, seat)
    cost = BOX.builder_cost if person == characters.BUILDER else BOX.build_cost
    stalls = stall_seas(table, seat) if rewards.count(table.fish_tiles, seat) else 0
    facts = map_facts(table)
    found = 0
    reached = 0
    purse = vatu
    for ring in archipelago.rings(table, boat):
        if person != characters.NAVIGATOR:
            purse -= 1
            if purse < 0:
                break
        ends = ring & moorings
        reached |= ends
        if purse >= cost and table.hand[seat] and ends & facts[BUILD_SEAS]:
            found |= BUILD_BIT
        if ends & facts[GOODS_SEAS]:
            for good in range(3):
                if purse >= PRICE[good] and ends & facts[KAVA_SEAS + good]:
                    found |= BUY_BIT
    if reached & stalls:
        found |= SELL_BIT
    return found | for_nothing(facts, reached)


def stall_seas(table: VanuatuState, seat: int) -> int:
    """Hexes beside an island where the seat could sell."""
    found = 0
    anywhere = table.character[seat] == characters.SELLER
    for isle in table.isles:
        if anywhere or table.stalls[isle * 5 + seat]:
            found |= archipelago.NEAR[table.tile_hex[BOX.isle_tile[isle]]]
    return found


def hopeless(table: VanuatuState, seat: int, planned: int, missing: int) -> int:
    """Missing actions that no order of the planned ones can open, whatever they bring."""
    boat = table.boat[seat]
    sailing = planned & SAIL_BIT
    far = 0
    if sailing:
        for ring in archipelago.rings(table, boat):
            far |= ring
        far &= archipelago.moorings(table, seat)
    facts = map_facts(table)
    lost = missing & FOR_NOTHING & ~for_nothing(facts, far)
    if missing & SELL_BIT:
        tiles = rewards.count(table.fish_tiles, seat)
        there = far | 1 << boat
        if tiles == 0 and not (planned & FISH_BIT and there & facts[FISH_SEAS]):
            lost |= SELL_BIT
        if not planned & BUILD_BIT and not there & stall_seas(table, seat):
            lost |= SELL_BIT
    earning = BEGGAR_EARNING if table.character[seat] == characters.BEGGAR else EARNING
    if not planned & earning and not sailing:
        lost |= COSTLY
    return lost


def map_facts(table: VanuatuState) -> list[int]:
    """Hexes from which conditions of the map hold, by their numbers above; worked out once."""
    if table.facts:
        return table.facts
    facts = [0] * (KAVA_SEAS + 3)
    for h in range(16):
        tile = table.hex_tile[h]
        if tile >= 0:
            if table.fish[tile]:
                facts[FISH_SEAS] |= 1 << h
            if table.treasure[tile]:
                facts[TREASURE_SEAS] |= 1 << h
    for isle in table.isles:
        around = archipelago.NEAR[table.tile_hex[BOX.isle_tile[isle]]] & table.sea
        if table.drawings[isle] < BOX.slots_drawings[isle]:
            facts[DRAW_SEAS] |= around
        if table.tourists and table.guests[isle] < BOX.slots_tourists[isle]:
            facts[GUEST_SEAS] |= around
        if table.stall_count[isle] < BOX.slots_stalls[isle]:
            facts[BUILD_SEAS] |= around
        for good in range(3):
            if table.cubes[isle * 3 + good]:
                facts[GOODS_SEAS] |= around
                facts[KAVA_SEAS + good] |= around
    table.facts = facts
    return facts
