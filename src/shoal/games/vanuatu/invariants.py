"""What always holds: the cheap invariants of the rules, checked after every action of a test."""

from __future__ import annotations

from shoal.games.vanuatu import components, moments, scoring
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters, harbour, majority, setup
from shoal.games.vanuatu.state import VanuatuState


def breaches(table: VanuatuState) -> list[str]:
    """Every invariant that does not hold, in words."""
    found: list[str] = []
    for seat in range(table.seats):
        player_breaches(table, seat, found)
    map_breaches(table, found)
    supply_breaches(table, found)
    people_breaches(table, found)
    return found


def player_breaches(table: VanuatuState, seat: int, found: list[str]) -> None:
    name = f"p{seat + 1}"
    if not 0 <= table.vatu[seat] < BOX.conversion_at:
        found.append(f"{name} has {table.vatu[seat]} vatu (VAN-003)")
    if table.points[seat] < 0:
        found.append(f"{name} has {table.points[seat]} points (VAN-003)")
    at = seat * scoring.SOURCE_COUNT
    if sum(table.earned[at : at + scoring.SOURCE_COUNT]) != table.points[seat]:
        found.append(f"{name} cannot explain {table.points[seat]} points")
    if not table.sea >> table.boat[seat] & 1:
        found.append(f"{name}'s boat is on no sea (VAN-007)")
    pawns = table.pawns[seat * 9 : seat * 9 + 9]
    if sum(pawns) > 5 or min(pawns) < 0:
        found.append(f"{name} has {pawns} pawns on the board")
    if sum(1 for count in pawns if count) != table.stacks[seat]:
        found.append(f"{name} has miscounted stacks")
    if sum(pawns) and not moments.PLANNING <= table.moment <= moments.RESTING:
        found.append(f"{name} has pawns on the board outside Phases III and IV")
    if table.moment == moments.PLANNING:
        mine = (seat - table.first) % table.seats
        acting = (table.active - table.first) % table.seats
        wanted = [2, 4, 5] if mine < acting else [0, 2, 4]
        if sum(pawns) != wanted[table.batch]:
            found.append(f"{name} has {sum(pawns)} pawns in batch {table.batch + 1} (VAN-080)")
    done = table.done >> (seat * 9) & 511
    for action in range(9):
        if pawns[action] and done >> action & 1:
            found.append(f"{name} would do {components.ACTIONS[action]} twice this round (VAN-110)")
    if bin(done).count("1") > 5 - sum(pawns):
        found.append(f"{name} has done more than pawns were taken back (VAN-110)")
    if done and not moments.TURN <= table.moment <= moments.RESTING:
        found.append(f"{name} has acted outside Phase IV")
    if table.rest_held[seat] >= 0 and not done >> boxes.REST & 1:
        found.append(f"{name} has a rest tile without having rested (VAN-156)")
    built = sum(table.stalls[isle * 5 + seat] for isle in range(5))
    if built + table.hand[seat] != BOX.stalls or table.hand[seat] < 0:
        found.append(f"{name} has {built} stalls and {table.hand[seat]} in hand")


def map_breaches(table: VanuatuState, found: list[str]) -> None:
    for isle in range(5):
        name = BOX.tile_words[BOX.isle_tile[isle]]
        stalls = sum(table.stalls[isle * 5 : isle * 5 + 5])
        if stalls != table.stall_count[isle] or stalls > BOX.slots_stalls[isle]:
            found.append(f"{name} has {stalls} stalls (VAN-121)")
        if not 0 <= table.drawings[isle] <= BOX.slots_drawings[isle]:
            found.append(f"{name} has {table.drawings[isle]} drawings (VAN-145)")
        if not 0 <= table.guests[isle] <= BOX.slots_tourists[isle]:
            found.append(f"{name} has {table.guests[isle]} tourists (VAN-146)")
    if sum(table.drawings) > BOX.drawing_discs:
        found.append("more drawings than discs")
    for tile in range(16):
        if not 0 <= table.fish[tile] <= BOX.tile_fish[tile]:
            found.append(f"{BOX.tile_words[tile]} has {table.fish[tile]} fish")
        if not 0 <= table.treasure[tile] <= BOX.tile_treasure[tile]:
            found.append(f"{BOX.tile_words[tile]} has {table.treasure[tile]} treasures")
    tiles = table.land | table.sea
    count = 16 - table.hex_tile.count(-1)
    due = 4 + min(2 * (table.round_no - 1), 12)
    if count != due and not (table.moment == moments.PLACING and due - 2 <= count < due):
        found.append(f"{count} tiles on the map in round {table.round_no}")
    if bin(tiles).count("1") != count or table.land & table.sea:
        found.append("the map does not agree with itself")
    for hex_ in range(16):
        if tiles >> hex_ & 1 and not archipelago.NEAR[hex_] & tiles:
            found.append(f"{BOX.labels[hex_]} touches no tile (VAN-050)")
    nearly = table.round_no == 6 and table.moment == moments.PLACING and count == 12
    if table.round_no <= 5 or nearly:
        soft_rules(table, found)


def soft_rules(table: VanuatuState, found: list[str]) -> None:
    """No rule about islands and seas is ever waived before round 6."""
    for hex_ in range(16):
        tile = table.hex_tile[hex_]
        if tile >= 0 and (BOX.tile_isle[tile] >= 0) == (table.shore[hex_] != 0):
            found.append(f"{BOX.tile_words[tile]} breaks VAN-051 or VAN-052")


def supply_breaches(table: VanuatuState, found: list[str]) -> None:
    for good in range(3):
        total = table.reserve[good]
        total += sum(table.cubes[isle * 3 + good] for isle in range(5))
        for space in range(3):
            total += harbour.SHIP_NEEDS[table.ships[space] * 3 + good]
            total -= table.gaps[space * 3 + good]
        if total != BOX.cubes[good] or table.reserve[good] < 0:
            found.append(f"{total} cubes of {components.GOODS[good]}")
    if sorted(table.ships + table.deck + table.discards) != list(range(10)):
        found.append("not ten different ships")
    full = any(harbour.free_slots(table, space) == 0 for space in range(3))
    if table.moment < moments.TURN and full:
        found.append("a full ship survived Phase I (VAN-043)")
    if sorted(table.tourist_pile) != sorted(setup.tourist_values(table.seats)):
        found.append("not the right tourist tiles (VAN-025)")
    if sum(table.guests) + table.tourists > sum(table.tourist_pile[: table.round_no]):
        found.append("more tourists than have come")
    if table.price_at and table.moment < moments.TURN:
        found.append("the fish price has not gone back (VAN-047)")
    for tiles, supply in ((table.fish_tiles, BOX.fish_supply), (table.gems, BOX.treasure_supply)):
        if min(tiles) < 0:
            found.append("a tile was sold that nobody had")
        for value in (1, 2, 3):
            if sum(tiles[value::4]) > supply[value]:
                found.append(f"too many reward tiles of value {value}")


def people_breaches(table: VanuatuState, found: list[str]) -> None:
    held = 0
    for person in table.character:
        if person >= 0:
            if held >> person & 1 or not characters.in_game(table) >> person & 1:
                found.append(f"{components.CHARACTERS[person]} is held wrongly (VAN-070)")
            held |= 1 << person
    if held & table.offer:
        found.append("a character is held and available")
    if table.seats > 2 and held | table.offer != characters.in_game(table):
        found.append("a character is missing")
    rest = [tile for tile in table.rest_held if tile >= 0]
    if len(set(rest)) != len(rest) or len(rest) != len(table.rest_order):
        found.append("rest tiles do not add up (VAN-156)")
    if rest and not moments.TURN <= table.moment <= moments.RESTING:
        found.append("rest tiles are out outside Phase IV (VAN-240)")
    if table.moment not in (moments.PLACING, moments.NEUTRALS, moments.OVER):
        for action in range(9):
            if table.leader[action] != majority.lead(table, action):
                found.append("a majority is out of date (VAN-102)")
