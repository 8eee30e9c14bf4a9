"""What no course of the game leads to: checks of a position that has been read.

Fish and treasure tiles, stalls, drawings, ships that left and points need no history: examples and
puzzles set them as they like. Players may so hold a fish although every sea still has all its
discs, and what the seas go on to give can in the end be more than the box has (VAN-023): from its
beginning no game gets there. To refuse such positions would refuse many examples of the rules. What
the rules alone decide is held to: where tiles can lie, what a phase leaves behind, what a player
has just done.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import components, moments, scoring
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters, harbour, pawns, planning
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.sheet import Sheet

FINAL_SOURCES: Final = [scoring.FIRST, scoring.VATU, scoring.TREASURE, scoring.STALLS]
LETTERS: Final = "ABCDEFABCDEF"  # in drawing order (VAN-021)


def check(table: VanuatuState, sheet: Sheet) -> None:
    """All of the following; the first fault found is raised."""
    check_map(table, sheet)
    check_round(table, sheet)
    for seat in range(table.seats):
        check_points(table, sheet, seat)
        check_character(table, sheet, seat)
        check_done(table, sheet, seat)
    if table.moment == moments.PLANNING:
        check_plans(table, sheet)
    check_choice(table, sheet)


# The map.


def check_map(table: VanuatuState, sheet: Sheet) -> None:
    """VAN-050 to VAN-053: some order of laying the tiles keeps the rules; VAN-283: boats apart."""
    laid = [tile for tile in range(4, 16) if table.tile_hex[tile] >= 0]
    start = 1 << BOX.efate
    for tile in range(1, 4):
        start |= 1 << table.tile_hex[tile]
    if not layable(table, laid, 0, "", start, 1 << BOX.efate, set()):
        raise sheet.fault("map", "no order of laying these tiles keeps VAN-050 to VAN-053")
    order_isles(table)
    here, there = table.boat[:2]
    if table.seats == 2 and here == there != table.tile_hex[BOX.start_tile]:
        raise sheet.fault("p2", "boat: two boats lie together only where they began (VAN-283)")


def layable(
    table: VanuatuState, left: list[int], count: int, half: str, tiles: int, land: int,
    seen: set[int],
) -> bool:  # fmt: skip
    """Whether the tiles left can be laid in pairs A B, C D, E F, A B and so on (VAN-021).

    `count` tiles lie there; `half` is the letter of a pair of which one tile does.
    """
    if not left:
        return True
    if tiles in seen:
        return False
    seen.add(tiles)
    pair = LETTERS[count // 2 * 2 : count // 2 * 2 + 2]
    for tile in left:
        letter = BOX.tile_letters[tile]
        if letter not in pair or letter == half:
            continue
        hex_ = table.tile_hex[tile]
        island = BOX.tile_isle[tile] >= 0
        if archipelago.berths(tiles, land, island) >> hex_ & 1:
            others = [other for other in left if other != tile]
            ground = land | 1 << hex_ if island else land
            then = "" if half else letter
            if layable(table, others, count + 1, then, tiles | 1 << hex_, ground, seen):
                return True
    return False


def order_isles(table: VanuatuState) -> None:
    """VAN-046: islands in the order they came into play; letters say more than lines."""
    rank: dict[int, int] = {}
    met: dict[str, int] = {}
    for isle in table.isles:
        letter = BOX.tile_letters[BOX.isle_tile[isle]]
        met[letter] = met.get(letter, 0) + 1
        rank[isle] = 6 * met[letter] + LETTERS.index(letter) if letter else 0
    table.isles.sort(key=lambda isle: rank[isle])


# The round.


def check_round(table: VanuatuState, sheet: Sheet) -> None:
    """What Phase I leaves behind, and what only Phase IV or the end can do."""
    phase = table.moment
    if phase == moments.PLACING and table.round_no > BOX.rounds - 1:
        raise sheet.fault("phase", "no tile is placed in the last round (VAN-048)")
    if phase < moments.TURN:
        if table.price_at:
            raise sheet.fault("price", f"is {BOX.fish_track[0]} until somebody sells (VAN-047)")
        now = table.tourist_pile[table.round_no - 1]
        if table.tourists != now:
            raise sheet.fault("waiting", f"all {now} tourists wait until Phase IV (VAN-042)")
        if any(harbour.free_slots(table, space) == 0 for space in range(3)):
            raise sheet.fault("ships", "full ships have left (VAN-043)")
    if "batch" in sheet and phase != moments.PLANNING:
        raise sheet.fault("batch", "pawns are placed in Phase III only (VAN-080)")
    if "second" in sheet and phase != moments.DOUBLING:
        raise sheet.fault("second", "is asked in the phase `second` only (VAN-206)")
    if phase == moments.CHOOSING and not table.characters_on:
        raise sheet.fault("phase", "nobody chooses a character in this game (VAN-280)")
    if phase == moments.OVER and any(table.fish_tiles):
        raise sheet.fault("phase", "fish have become vatu at the end (VAN-251)")


def check_points(table: VanuatuState, sheet: Sheet, seat: int) -> None:
    """Points come where they can: only begging costs some, some come at the end only."""
    at = seat * scoring.SOURCE_COUNT
    for source in range(scoring.SOURCE_COUNT):
        points = table.earned[at + source]
        name = scoring.SOURCES[source]
        if (points < 0) != (source == scoring.BEGGAR) and points != 0:
            raise sheet.fault(f"p{seat + 1}", f"earned: {name} cannot be {points} (VAN-209)")
        if points and source in FINAL_SOURCES and table.moment != moments.OVER:
            raise sheet.fault(f"p{seat + 1}", f"earned: {name} counts at the end only (VAN-251)")


def check_character(table: VanuatuState, sheet: Sheet, seat: int) -> None:
    """VAN-070, VAN-074: who can hold a character, and face down, at this moment."""
    name = f"p{seat + 1}"
    held = table.character[seat] >= 0
    phase = table.moment
    acted = since_first(table, seat) < since_first(table, table.active)
    waits = phase == moments.CHOOSING and not acted
    before = phase in (moments.PLACING, moments.NEUTRALS)
    if held and table.round_no == 1 and (before or waits):
        raise sheet.fault(name, "character: nobody has one before choosing it (VAN-070)")
    if held and waits and table.seats == 2:
        raise sheet.fault(name, "character: old ones go back before the new offer (VAN-283)")
    if table.turned[seat] and phase == moments.CHOOSING and not waits:
        raise sheet.fault(name, "turned: no character was used yet (VAN-074)")


def since_first(table: VanuatuState, seat: int) -> int:
    """How many act before this seat (VAN-004)."""
    return (seat - table.first) % table.seats


# Plans and what was done.


def infer_done(table: VanuatuState) -> None:
    """What a player must have done this round, told or not (VAN-110)."""
    if not moments.TURN <= table.moment <= moments.RESTING:
        return
    now = {moments.SELLING: boxes.SELL, moments.DOUBLING: boxes.BUY, moments.RESTING: boxes.REST}
    for seat in range(table.seats):
        person = table.character[seat]
        if table.rest_held[seat] >= 0:
            table.done |= 1 << (seat * 9 + boxes.REST)
        if table.turned[seat] and person >= 0 and BOX.character_action[person] >= 0:
            table.done |= 1 << (seat * 9 + BOX.character_action[person])  # VAN-074
        if seat == table.active and table.moment in now:
            table.done |= 1 << (seat * 9 + now[table.moment])


def check_done(table: VanuatuState, sheet: Sheet, seat: int) -> None:
    """VAN-110: each action once for a player and round."""
    name = f"p{seat + 1}"
    mine = table.pawns[seat * 9 : seat * 9 + 9]
    done = [action for action in range(9) if pawns.is_done(table, seat, action)]
    if done and not moments.TURN <= table.moment <= moments.RESTING:
        raise sheet.fault(name, "done: nobody has acted outside Phase IV (VAN-110)")
    for action in done:
        if mine[action]:
            word = components.ACTIONS[action]
            raise sheet.fault(name, f"done: {word} was done, but pawns are there (VAN-110)")
    if len(done) + sum(mine) > 5:
        many = f"{len(done)} actions done and {sum(mine)} pawns left are too many"
        raise sheet.fault(name, f"done: {many}")


def check_plans(table: VanuatuState, sheet: Sheet) -> None:
    """VAN-084: pawns lie where their owner could put them, in some order."""
    for seat in range(table.seats):
        wanted = planning.planned_set(table, seat)
        placed = 0
        while placed != wanted:
            more = planning.programmable(table, seat, placed) & wanted
            if more == placed:
                left = wanted & ~placed
                words = ", ".join([components.ACTIONS[a] for a in range(9) if left >> a & 1])
                raise sheet.fault(f"p{seat + 1}", f"pawns: {words} could not be planned (VAN-084)")
            placed = more


def check_choice(table: VanuatuState, sheet: Sheet) -> None:
    """A choice within an action: what has just been done must have been possible."""
    seat = table.active
    boat = table.boat[seat]
    isles = archipelago.ISLES_OF[table.shore[boat]]
    if table.moment == moments.SELLING:
        seller = table.character[seat] == characters.SELLER
        if seller and not table.turned[seat]:
            raise sheet.fault(f"p{seat + 1}", "turned: the Seller has just been used (VAN-074)")
        if not isles or not (seller or any(table.stalls[i * 5 + seat] for i in isles)):
            raise sheet.fault("phase", "the boat lies where nothing can be sold (VAN-135)")
        if table.price_at == 0 and not table.drop_per_action:
            raise sheet.fault("price", "has fallen with the tile just sold (VAN-137)")
    if table.moment == moments.DOUBLING:
        good = table.second_good
        sold = [i for i in isles if table.cubes[i * 3 + good] < BOX.produce[i * 3 + good]]
        if not sold:
            raise sheet.fault("second", "no island beside the boat has sold such a cube (VAN-141)")
    if table.seats == 2 and table.characters_on and table.moment >= moments.CHOOSING:
        offer = bin(table.last_offer).count("1")
        if table.moment != moments.OVER and table.last_offer and offer != BOX.offer:
            raise sheet.fault("offer", f"has {BOX.offer} characters, not {offer} (VAN-283)")
        if table.moment == moments.CHOOSING and not table.last_offer:
            raise sheet.fault("offer", "says which characters may be taken (VAN-283)")
