"""What is in the box: the printed cloth, its currents, the fish and the market-ship cards.

Read once from `components.toml` and checked; everything else in the game uses the flat tables
built here. Sides and directions are numbered clockwise from east (E, S, W, N), so that a side, its
island, its fog letter and its compass direction are the same number (MAL-014).
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from shoal.kernel.sheet import Sheet, own_components, parse_sheet

SIZE: Final = 10
CELLS: Final = SIZE * SIZE
LETTERS: Final = ["E", "S", "W", "N"]
COLOURS: Final = ["R", "G", "P", "Y"]
CARDS: Final = 40
ISLAND_CARDS: Final = 10  # one island's cards follow one another

# What a space shows. Fish spaces are numbered from FISH on, one number per different catch.
HIDDEN: Final = -1
OPEN: Final = 0
CURRENT: Final = 1
OCTOPUS: Final = 2
SHARK: Final = 3
FISH: Final = 4
SIGNS: Final = [".", "~", "o", "x"]

# Fixed by the rules, not by the print: the action space and the tables below are built on them.
MAST: Final = 7  # MAL-115
LAST_SPACES: Final = 16  # MAL-210
SLOTS: Final = 2  # MAL-015
TILES: Final = 4  # MAL-021


class Box:
    """The components as flat tables."""

    def __init__(self) -> None:
        self.islands: list[str] = []
        self.boats: list[str] = []
        self.fish: list[int] = []  # how many of each colour
        self.colours: list[str] = []
        self.signs: list[str] = SIGNS[:]  # what a space shows, as text
        self.catch: list[int] = [0] * (4 * FISH)  # fish per colour of what a space shows
        self.front: list[int] = []
        self.back: list[int] = []
        self.current_names: list[str] = []
        self.current_entry: list[int] = []
        self.current_exit: list[int] = []
        self.current_cells: list[list[int]] = []
        self.cards: list[str] = []
        self.orders: list[str] = []  # the fish of each card as text
        self.need: list[int] = []  # fish per colour of each card
        self.value: list[int] = []


def read_box(source: str, text: str) -> Box:
    """The components of a file; a fault names file, key and reason."""
    sheet = parse_sheet(source, text)
    sheet.only(
        ["schema", "game", "meta", "limits", "boats", "start_player_card", "direction_tiles",
         "fog_tiles", "side", "fish", "colour", "cloth", "current", "cards", "card"]
    )  # fmt: skip
    sheet.integer("schema", 1, 1)
    sheet.text("game", ["Maldivia"])
    box = Box()
    read_limits(sheet)
    read_sides(sheet, box)
    read_fish(sheet, box)
    cloth = sheet.table("cloth", "rows cols source front back")
    cloth.integer("rows", SIZE, SIZE)
    cloth.integer("cols", SIZE, SIZE)
    check_source(cloth)
    box.front = read_side(cloth, "front", box)
    box.back = read_side(cloth, "back", box)
    if SHARK in box.front:
        raise cloth.fault("front", "shows a shark; the front has none (MAL-010)")
    if CURRENT in box.back:
        raise cloth.fault("back", "shows a current; currents lie on the front only")
    read_currents(sheet, cloth, box)
    read_cards(sheet, box)
    return box


def check_source(sheet: Sheet) -> None:
    source = sheet.text("source")
    if source not in ("rulebook", "assumed") and not source.startswith("public ("):
        raise sheet.fault("source", f"must be rulebook, assumed or public (site), not {source!r}")


def read_limits(sheet: Sheet) -> None:
    """Numbers the rules fix: somebody may read them here, but not change them."""
    limits = sheet.table("limits")
    fixed = {
        "mast_capacity": MAST,
        "end_visible_spaces": LAST_SPACES,
        "open_cards_per_side": SLOTS,
        "cards_per_island": ISLAND_CARDS,
        "fish_total": 32,
        "tiles_per_player": TILES,
    }
    limits.only(list(fixed))
    for key, value in fixed.items():
        limits.integer(key, value, value)
    check_source(sheet.table("meta"))
    for name, per_player in (("direction_tiles", 3), ("fog_tiles", 1)):
        tiles = sheet.table(name)
        tiles.integer("per_player", per_player, per_player)
        tiles.integer("count", 4 * per_player, 4 * per_player)
        check_source(tiles)
    if sheet.table("fog_tiles").texts("letters_clockwise", LETTERS, 4) != LETTERS:
        raise sheet.table("fog_tiles").fault("letters_clockwise", "must be E, S, W, N (MAL-154)")
    sheet.table("direction_tiles").texts("orientations", LETTERS, 4)
    sheet.table("start_player_card").integer("count", 1, 1)


def read_sides(sheet: Sheet, box: Box) -> None:
    """Four islands, clockwise from east (MAL-014), and four boats (MAL-011)."""
    for i, row in enumerate(sheet.tables("side", 4, "letter island direction")):
        row.text("letter", [LETTERS[i]])
        row.text("direction", [LETTERS[i]])
        box.islands.append(row.text("island"))
    if len(set(box.islands)) != 4:
        raise sheet.fault("side", "two islands have the same name")
    boats = sheet.table("boats", "count colours source")
    boats.integer("count", 4, 4)
    check_source(boats)
    box.boats = boats.texts("colours", None, 4)
    if len(set(box.boats)) != 4:
        raise boats.fault("colours", "two boats have the same colour")


def read_fish(sheet: Sheet, box: Box) -> None:
    """32 fish in four colours (MAL-012)."""
    fish = sheet.table("fish", "total per_colour source")
    total = fish.integer("total", 32, 32)
    fish.integer("per_colour", 8, 8)
    check_source(fish)
    for i, row in enumerate(sheet.tables("colour", 4, "key name count source")):
        row.text("key", [COLOURS[i]])
        box.colours.append(row.text("name"))
        box.fish.append(row.integer("count", 1, 32))
        check_source(row)
    if sum(box.fish) != total:
        raise sheet.fault("colour", f"there are {sum(box.fish)} fish, not {total} (MAL-012)")
    if len(set(box.colours)) != 4:
        raise sheet.fault("colour", "two colours have the same name")


def count_fish(sheet: Sheet, key: str, token: str) -> list[int]:
    """The fish of a token such as RRY, per colour."""
    counts = [0, 0, 0, 0]
    for letter in token:
        if letter not in COLOURS:
            raise sheet.fault(key, f"{token!r} has {letter!r}, which is no colour")
        counts[COLOURS.index(letter)] += 1
    if not 1 <= len(token) <= 4:
        raise sheet.fault(key, f"{token!r} must have one to four fish")
    if token != "".join(sorted(token, key=COLOURS.index)):
        raise sheet.fault(key, f"{token!r} must name its fish in the order R G P Y")
    return counts


def read_side(cloth: Sheet, key: str, box: Box) -> list[int]:
    """One printed side of the cloth, a number per space."""
    spaces: list[int] = []
    for r, line in enumerate(cloth.texts(key, None, SIZE)):
        tokens = line.split()
        if len(tokens) != SIZE:
            raise cloth.fault(key, f"row {r} must have {SIZE} spaces, not {len(tokens)}")
        for token in tokens:
            if token not in box.signs:
                box.catch.extend(count_fish(cloth, key, token))
                box.signs.append(token)
            spaces.append(box.signs.index(token))
    return spaces


def read_currents(sheet: Sheet, cloth: Sheet, box: Box) -> None:
    """Currents are courses over `~` spaces of the front, each space of one current (MAL-070)."""
    covered: list[int] = []
    for row in sheet.tables("current", -1, "id entry cells exit source"):
        check_source(row)
        name = row.text("id")
        if name in box.current_names:
            raise row.fault("id", f"{name} is there twice")
        entry, leave = row.choice("entry", LETTERS), row.choice("exit", LETTERS)
        cells = [read_cell(row, pair) for pair in row.items("cells")]
        for cell in cells:
            if box.front[cell] != CURRENT or cell in covered:
                raise row.fault("cells", f"{[cell // SIZE, cell % SIZE]} is no free ~ of the front")
            covered.append(cell)
        for here, there in pairwise(cells):
            gap = abs(here // SIZE - there // SIZE) + abs(here % SIZE - there % SIZE)
            if gap != 1:
                raise row.fault("cells", "must follow one another side by side")
        if len(cells) < 2:
            raise row.fault("cells", "must be at least two")
        box.current_names.append(name)
        box.current_entry.append(entry)
        box.current_exit.append(leave)
        box.current_cells.append(cells)
    for cell, shows in enumerate(box.front):
        if shows == CURRENT and cell not in covered:
            raise cloth.fault("front", f"~ at {[cell // SIZE, cell % SIZE]} is of no current")


def read_cell(row: Sheet, pair: object) -> int:
    """A space of the cloth from [row, column]."""
    if isinstance(pair, list) and len(pair) == 2:
        r, c = pair[0], pair[1]
        if isinstance(r, int) and isinstance(c, int) and 0 <= r < SIZE and 0 <= c < SIZE:
            return r * SIZE + c
    raise row.fault("cells", f"{pair!r} is no [row, column] of the cloth")


def island_of(card: int) -> int:
    """The side whose island a card belongs to."""
    return card // ISLAND_CARDS


def read_cards(sheet: Sheet, box: Box) -> None:
    """40 market ships, ten per island, each worth its number of fish."""
    check_source(sheet.table("cards"))
    for i, row in enumerate(sheet.tables("card", CARDS, "id island fish value")):
        letter = LETTERS[island_of(i)]
        row.text("island", [letter])
        box.cards.append(row.text("id", [f"{letter}{i % ISLAND_CARDS + 1:02}"]))
        fish = row.text("fish")
        counts = count_fish(row, "fish", fish)
        for colour in range(4):
            if counts[colour] > box.fish[colour]:
                raise row.fault("fish", f"asks for more {box.colours[colour]} fish than there are")
        box.need.extend(counts)
        box.orders.append(fish)
        box.value.append(row.integer("value", len(fish), len(fish)))


def fish_text(counts: list[int]) -> str:
    """Fish as letters, in the order of the colours."""
    text = ""
    for colour in range(4):
        text += COLOURS[colour] * counts[colour]
    return text


BOX: Final = read_box(*own_components(__name__))
FRONT: Final[list[int]] = BOX.front
BACK: Final[list[int]] = BOX.back
CATCH: Final[list[int]] = BOX.catch
NEED: Final[list[int]] = BOX.need
VALUE: Final[list[int]] = BOX.value
SUPPLY: Final[list[int]] = BOX.fish
