"""A position as short readable data; `restore.py` reads it back."""

from __future__ import annotations

from shoal.games.vanuatu.actions import REST_WORDS
from shoal.games.vanuatu.components import ACTIONS, BOX, CHARACTERS, GOODS
from shoal.games.vanuatu.table import DOUBLING, PHASES, PLANNING, SOURCE_COUNT, SOURCES, Table
from shoal.games.vanuatu.view import values


def sketch(table: Table) -> dict[str, object]:
    """Everything needed to go on; what follows from the rest is left out."""
    data: dict[str, object] = {"round": table.round_no, "phase": PHASES[table.phase]}
    if table.phase == PLANNING:
        data["batch"] = table.batch + 1
    data["first"] = f"p{table.first + 1}"
    data["active"] = f"p{table.active + 1}"
    data["map"] = map_words(table)
    for key, tiles in (("next", table.revealed), ("pile", table.pile[table.pile_at :])):
        if tiles:
            data[key] = " ".join(BOX.tile_words[tile] for tile in tiles)
    data["ships"] = [ship_words(table, space) for space in range(3)]
    if table.deck:  # the next ship to come stands first
        data["deck"] = " ".join(BOX.ship_ids[ship] for ship in reversed(table.deck))
    if table.discards:
        data["discards"] = " ".join(BOX.ship_ids[ship] for ship in table.discards)
    data["tourists"] = table.tourist_pile[:]
    data["waiting"] = table.tourists
    data["price"] = BOX.fish_track[table.price_at]
    if table.rest_order:
        data["rest"] = [f"p{s + 1} {REST_WORDS[table.rest_held[s]]}" for s in table.rest_order]
    if table.phase == DOUBLING:
        data["second"] = GOODS[table.second_good]
    if sum(table.neutral):
        data["neutral"] = " ".join(ACTIONS[a] for a in range(9) for pawn in range(table.neutral[a]))
    if table.last_offer:
        names = [CHARACTERS[p] for p in range(11) if table.last_offer >> p & 1]
        data["offer"] = " ".join(names)
    for seat in range(table.seats):
        data[f"p{seat + 1}"] = player_data(table, seat)
    return data


def map_words(table: Table) -> list[str]:
    """Islands in the order they came into play, then the seas; discs and cubes if not all there."""
    lines: list[str] = []
    for isle in table.isles:
        tile = BOX.isle_tile[isle]
        words = [BOX.labels[table.tile_hex[tile]], BOX.tile_words[tile]]
        for good in range(3):
            if table.cubes[isle * 3 + good] != BOX.produce[isle * 3 + good]:
                words.append(f"{GOODS[good]}={table.cubes[isle * 3 + good]}")
        owners = [
            f"p{seat + 1}" for seat in range(table.seats)
            for stall in range(table.stalls[isle * 5 + seat])
        ]  # fmt: skip
        if owners:
            words.append("stalls=" + ",".join(owners))
        if table.drawings[isle]:
            words.append(f"drawings={table.drawings[isle]}")
        if table.guests[isle]:
            words.append(f"tourists={table.guests[isle]}")
        lines.append(" ".join(words))
    for hex_ in range(16):
        tile = table.hex_tile[hex_]
        if tile >= 0 and BOX.tile_isle[tile] < 0:
            words = [BOX.labels[hex_], BOX.tile_words[tile]]
            if table.fish[tile] != BOX.tile_fish[tile]:
                words.append(f"fish={table.fish[tile]}")
            if table.treasure[tile] != BOX.tile_treasure[tile]:
                words.append(f"treasure={table.treasure[tile]}")
            lines.append(" ".join(words))
    return lines


def ship_words(table: Table, space: int) -> str:
    """A ship and the goods already on it."""
    ship = table.ships[space]
    words = [BOX.ship_ids[ship]]
    for good in range(3):
        loaded = BOX.ship_slots[ship].count(good) - table.gaps[space * 3 + good]
        words.extend([GOODS[good]] * loaded)
    return " ".join(words)


def player_data(table: Table, seat: int) -> dict[str, object]:
    data: dict[str, object] = {
        "vatu": table.vatu[seat],
        "points": table.points[seat],
        "boat": BOX.labels[table.boat[seat]],
    }
    for key, tiles in (("fish", table.fish_tiles), ("treasure", table.gems)):
        held = values(tiles, seat)
        if held:
            data[key] = held
    if table.character[seat] >= 0:
        data["character"] = CHARACTERS[table.character[seat]]
        if table.turned[seat]:
            data["turned"] = True
    pawns = [ACTIONS[a] for a in range(9) for pawn in range(table.pawns[seat * 9 + a])]
    if pawns:
        data["pawns"] = " ".join(pawns)
    at = seat * SOURCE_COUNT
    earned: dict[str, object] = {
        SOURCES[source]: table.earned[at + source]
        for source in range(SOURCE_COUNT)
        if table.earned[at + source]
    }
    if earned:
        data["earned"] = earned
    return data
