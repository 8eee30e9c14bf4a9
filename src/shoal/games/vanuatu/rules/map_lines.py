"""The map and the archipelago pile of a position, written and read."""

from __future__ import annotations

from shoal.games.vanuatu import components
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.sheet import Sheet, seat_word, seat_words


def write_map(table: VanuatuState) -> list[str]:
    """Islands in the order they came into play, then the seas; discs and cubes if not all there."""
    lines: list[str] = []
    for isle in table.isles:
        tile = BOX.isle_tile[isle]
        words = [BOX.labels[table.tile_hex[tile]], BOX.tile_words[tile]]
        for good in range(3):
            if table.cubes[isle * 3 + good] != BOX.produce[isle * 3 + good]:
                words.append(f"{components.GOODS[good]}={table.cubes[isle * 3 + good]}")
        stalls = table.stalls[isle * 5 : isle * 5 + 5]
        owners = [seat_word(seat) for seat in range(5) for _stall in range(stalls[seat])]
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


def read_map(table: VanuatuState, sheet: Sheet) -> None:
    """Lines such as `b4 santo kava=0 stalls=p1,p2 drawings=1` or `b2 havannah fish=0`."""
    table.cubes[:3] = BOX.produce[:3]
    for line in sheet.lines("map"):
        words = line.split()
        if len(words) < 2 or words[0] not in BOX.labels or words[1] not in BOX.tile_words:
            raise sheet.fault("map", f"{line!r} must begin with a hex and a tile")
        hex_ = BOX.labels.index(words[0])
        tile = BOX.tile_words.index(words[1])
        if tile == 0 and hex_ != BOX.efate:
            raise sheet.fault("map", f"{line!r}: Efate is printed on {BOX.labels[BOX.efate]}")
        if tile != 0:
            if table.hex_tile[hex_] >= 0 or table.tile_hex[tile] >= 0:
                raise sheet.fault("map", f"{line!r}: hex or tile is there twice")
            if 0 < tile < 4 and hex_ not in BOX.starts:
                elsewhere = "starting tiles lie on the start hexes (VAN-020)"
                raise sheet.fault("map", f"{line!r}: {elsewhere}")
            lay(table, tile, hex_)
        for word in words[2:]:
            read_note(table, sheet, line, word, tile)
    for start in range(1, 4):
        if table.tile_hex[start] < 0:
            free = [hex_ for hex_ in BOX.starts if table.hex_tile[hex_] < 0]
            if not free:
                raise sheet.fault("map", "another tile lies on a start hex (VAN-020)")
            lay(table, start, free[0])


def lay(table: VanuatuState, tile: int, hex_: int) -> None:
    """A tile with all that came with it."""
    archipelago.lay_tile(table, tile, hex_)
    at = BOX.tile_isle[tile] * 3
    if at >= 0:
        table.cubes[at : at + 3] = BOX.produce[at : at + 3]


def read_note(table: VanuatuState, sheet: Sheet, line: str, word: str, tile: int) -> None:
    """One `key=value` of a map line."""
    key, _, value = word.partition("=")
    isle = BOX.tile_isle[tile]
    if isle >= 0 and key == "stalls":
        for name in value.split(","):
            names = seat_words(table.seats)
            if name not in names:
                raise sheet.fault("map", f"{line!r}: {name!r} is no seat")
            table.stalls[isle * 5 + names.index(name)] += 1
            table.stall_count[isle] += 1
        if table.stall_count[isle] > BOX.slots_stalls[isle]:
            most = BOX.slots_stalls[isle]
            raise sheet.fault("map", f"{line!r}: only {most} stalls fit (VAN-121)")
        return
    # Which list a key is about, where in it, and the most there can be.
    counted: dict[str, tuple[list[int], int, int]] = {
        "fish": (table.fish, tile, BOX.tile_fish[tile]),
        "treasure": (table.treasure, tile, BOX.tile_treasure[tile]),
    }
    if isle >= 0:
        counted = {
            "drawings": (table.drawings, isle, BOX.slots_drawings[isle]),
            "tourists": (table.guests, isle, BOX.slots_tourists[isle]),
        }
        for at, good in enumerate(components.GOODS, isle * 3):
            counted[good] = (table.cubes, at, BOX.produce[at])
    if key not in counted:
        raise sheet.fault("map", f"{line!r}: {key!r} is none of {', '.join(counted)}")
    row, at, most = counted[key]
    if not (value.isascii() and value.isdigit()) or len(value) > 3 or int(value) > most:
        raise sheet.fault("map", f"{line!r}: {key} must lie between 0 and {most}")
    row[at] = int(value)


def read_tiles(table: VanuatuState, sheet: Sheet) -> None:
    """VAN-021: next and pile continue A B C D E F A B C D E F behind the tiles on the map."""
    laid = sum(1 for tile in range(4, 16) if table.tile_hex[tile] >= 0)
    placing = "phase" in sheet and sheet.text("phase") == "place"
    if "round" in sheet:
        table.round_no = sheet.integer("round", 1, BOX.rounds)
    else:
        table.round_no = min(laid // 2 + (2 if placing else 1), BOX.rounds)
    rest = [tile for tile in range(4, 16) if table.tile_hex[tile] < 0]
    shown = tiles_of(sheet, "next")
    pile = tiles_of(sheet, "pile")
    if "next" not in sheet:
        rest = [tile for tile in rest if tile not in pile]
        shown = in_pile_order(rest)[: min(2 - laid % 2, len(rest))]
    if "pile" not in sheet:
        pile = in_pile_order([tile for tile in rest if tile not in shown])
    on_map = [tile for tile in range(4, 16) if table.tile_hex[tile] >= 0]
    if sorted(on_map + shown + pile) != list(range(4, 16)):
        raise sheet.fault("pile", "map, next and pile must be the twelve lettered tiles, each once")
    wanted = ("ABCDEF" * 2)[12 - len(pile) :]
    if "".join(BOX.tile_letters[tile] for tile in pile) != wanted:
        letters = wanted or "of an empty pile"
        raise sheet.fault("pile", f"must follow the letters {letters} (VAN-021)")
    if len(shown) > 2 or (pile and len(shown) + laid % 2 != 2):
        raise sheet.fault("next", "two tiles lie open until they are placed (VAN-022)")
    table.revealed = shown
    table.pile_at = 12 - len(pile)
    table.pile = seen_order([tile for tile in range(4, 16) if tile not in pile]) + pile


def tiles_of(sheet: Sheet, key: str) -> list[int]:
    found: list[int] = []
    for word in sheet.words(key):
        if word not in BOX.tile_words[4:]:
            raise sheet.fault(key, f"{word!r} is no lettered tile")
        found.append(BOX.tile_words.index(word))
    return found


def in_pile_order(tiles: list[int]) -> list[int]:
    """Tiles as a pile would hold them: single letters of the lower half come last."""
    upper: list[int] = []
    lower: list[int] = []
    for letter in range(6):
        pair = [t for t in (4 + letter * 2, 5 + letter * 2) if t in tiles]
        if len(pair) == 2:
            upper.append(pair[0])
            lower.append(pair[1])
        elif pair:
            lower.append(pair[0])
    return upper + lower


def seen_order(tiles: list[int]) -> list[int]:
    """Tiles already drawn, in an order they could have come; single letters came first."""
    first = [t for t in tiles if (t ^ 1) not in tiles or t % 2 == 0]
    return first + [t for t in tiles if t not in first]
