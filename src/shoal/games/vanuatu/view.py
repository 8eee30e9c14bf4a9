"""What an observer sees, built field by field; everything not named here stays hidden (VAN-012)."""

from __future__ import annotations

from shoal.games.vanuatu.actions import REST_WORDS
from shoal.games.vanuatu.components import ACTIONS, BOX, CHARACTERS, GOODS
from shoal.games.vanuatu.deeds import FISH_TRACK
from shoal.games.vanuatu.imagining import rest_place
from shoal.games.vanuatu.outlook import outlook
from shoal.games.vanuatu.table import DOUBLING, OVER, PHASES, RESTING, Table


def view(table: Table, observer: int) -> dict[str, object]:
    """The whole table as plain data, and for a seat its own outlook on it."""
    seen: dict[str, object] = {
        "round": table.round_no,
        "rounds": BOX.rounds,
        "phase": PHASES[table.phase],
        "batch": table.batch,
        "first": table.first,
        "active": -1 if table.phase == OVER else table.active,
        "map": [hex_entry(table, h) for h in range(16)],
        "next": [BOX.tile_words[tile] for tile in table.revealed],
        "pile": "".join(BOX.tile_letters[tile] for tile in table.pile[table.pile_at :]),
        "ships": [ship_entry(table, space) for space in range(3)],
        "ship_deck": len(table.deck),
        "ship_discards": [BOX.ship_ids[ship] for ship in table.discards],
        "tourists": table.tourists,
        "tourist_values": table.tourist_pile[: table.round_no],
        "price": FISH_TRACK[table.price_at],
        "track": FISH_TRACK[:],
        "reserve": dict(zip(GOODS, table.reserve, strict=True)),
        "rest_left": 4 - len(table.rest_order),
        "rested": table.rest_order[:],
        "characters": [CHARACTERS[p] for p in range(11) if table.offer >> p & 1],
        "second": GOODS[table.second_good] if table.phase == DOUBLING else "",
        "players": [player_entry(table, seat) for seat in range(table.seats)],
        "actions": [
            {"action": ACTIONS[a], "neutral": table.neutral[a], "queue": [], "leader": -1}
            for a in range(9)
        ],
    }
    if table.phase == OVER:
        seen["ranking"] = table.ranking()
    dress(seen)
    if observer >= 0:
        seen["you"] = observer
        seen["mine"] = own_rest(table, observer)
        seen["outlook"] = outlook(table, observer)
    return seen


def hex_entry(table: Table, hex_: int) -> dict[str, object]:
    tile = table.hex_tile[hex_]
    if tile < 0:
        return {"hex": BOX.labels[hex_], "tile": ""}
    isle = BOX.tile_isle[tile]
    if isle < 0:
        return sea_entry(tile, hex_, table.fish[tile], table.treasure[tile])
    stalls: list[int] = []
    for seat in range(table.seats):
        stalls.extend([seat] * table.stalls[isle * 5 + seat])
    return island_entry(
        tile, hex_, stalls, table.drawings[isle], table.guests[isle],
        table.cubes[isle * 3 : isle * 3 + 3],
    )  # fmt: skip


def sea_entry(tile: int, hex_: int, fish: int, treasure: int) -> dict[str, object]:
    return {
        "hex": BOX.labels[hex_], "tile": BOX.tile_words[tile], "kind": "sea", "fish": fish,
        "treasure": treasure,
    }  # fmt: skip


def island_entry(
    tile: int, hex_: int, stalls: list[int], drawings: int, tourists: int, cubes: list[int]
) -> dict[str, object]:
    isle = BOX.tile_isle[tile]
    return {
        "hex": BOX.labels[hex_],
        "tile": BOX.tile_words[tile],
        "kind": "island",
        "stalls": stalls,
        "stall_slots": BOX.slots_stalls[isle],
        "drawings": drawings,
        "drawing_slots": BOX.slots_drawings[isle],
        "tourists": tourists,
        "tourist_slots": BOX.slots_tourists[isle],
        "goods": dict(zip(GOODS, cubes, strict=True)),
    }


def ship_entry(table: Table, space: int) -> dict[str, object]:
    return ship_shown(table.ships[space], table.gaps[space * 3 : space * 3 + 3])


def ship_shown(ship: int, gaps: list[int]) -> dict[str, object]:
    """A ship with its slots; of equal slots the first ones are filled first."""
    left = gaps[:]
    slots: list[list[object]] = []
    for good in reversed(BOX.ship_slots[ship]):
        empty = left[good] > 0
        if empty:
            left[good] -= 1
        slots.append([GOODS[good], not empty])
    slots.reverse()
    return {"ship": BOX.ship_ids[ship], "slots": slots}


def player_entry(table: Table, seat: int) -> dict[str, object]:
    person = table.character[seat]
    return {
        "vatu": table.vatu[seat],
        "points": table.points[seat],
        "boat": BOX.labels[table.boat[seat]],
        "fish": values(table.fish_tiles, seat),
        "treasure": values(table.gems, seat),
        "stalls": table.hand[seat],
        "pawns": table.pawns[seat * 9 : seat * 9 + 9],
        "character": CHARACTERS[person] if person >= 0 else "",
        "turned": table.turned[seat] == 1,
    }


def values(tiles: list[int], seat: int) -> list[int]:
    """Tiles before a player, the dearest first."""
    found: list[int] = []
    for value in (3, 2, 1):
        found.extend([value] * tiles[seat * 4 + value])
    return found


def own_rest(table: Table, seat: int) -> dict[str, object]:
    """VAN-272, VAN-273 (others: VAN-274): own tile, what is left to choose from, what is gone."""
    mine: dict[str, object] = {"rest": "", "choice": [], "gone": []}
    held = table.rest_held[seat]
    if held >= 0:
        mine["rest"] = REST_WORDS[held]
    place = rest_place(table, seat)
    if place > 0:
        gone = sorted(table.rest_held[table.rest_order[k]] for k in range(place))
        mine["gone"] = [REST_WORDS[tile] for tile in gone]
    if table.phase == RESTING and table.active == seat:
        mine["choice"] = [REST_WORDS[tile] for tile in range(4) if tile not in table.rest_held]
    return mine


def dress(seen: dict[str, object]) -> None:
    """Fill in what follows from the rest: turn order, queues, majorities (VAN-004, VAN-101).

    Works on a view alone, so that a follower of events can do the same.
    """
    players = seen["players"]
    first = seen["first"]
    boxes = seen["actions"]
    assert isinstance(players, list)
    assert isinstance(first, int)
    assert isinstance(boxes, list)
    order = [(first + k) % len(players) for k in range(len(players))]
    seen["order"] = order
    seen["scores"] = [player["points"] for player in players]
    for a in range(9):
        queue: list[list[int]] = []
        for count in range(5, 0, -1):
            for seat in order:
                if players[seat]["pawns"][a] == count:
                    queue.append([seat, count])
        box = boxes[a]
        box["queue"] = queue
        box["leader"] = -1
        if queue:
            seat, count = queue[0]
            wall = box["neutral"]
            own = a < 8 and players[seat]["character"] == CHARACTERS[a]
            if count > wall or (own and count == wall):
                box["leader"] = seat
