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
FISH_TOTAL: Final = 32  # MAL-012


class Box:
    """The components as flat tables."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.only(
            ["schema", "game", "meta", "limits", "boats", "start_player_card", "direction_tiles",
             "fog_tiles", "side", "fish", "colour", "cloth", "current", "cards", "card"]
        )  # fmt: skip
        sheet.integer("schema", 1, 1)
        sheet.text("game", ["Maldivia"])
        read_limits(sheet)
        self.read_sides(sheet)
        self.read_fish(sheet)
        cloth = sheet.table("cloth", "rows cols source front back")
        cloth.fixed({"rows": SIZE, "cols": SIZE})
        check_source(cloth)
        self.signs = SIGNS[:]  # what a space shows, as text
        self.catch = [0] * (4 * FISH)  # fish per colour of what a space shows
        self.front = self.read_side(cloth, "front")
        self.back = self.read_side(cloth, "back")
        if SHARK in self.front:
            raise cloth.fault("front", "shows a shark; the front has none (MAL-010)")
        if CURRENT in self.back:
            raise cloth.fault("back", "shows a current; currents lie on the front only")
        self.read_currents(sheet, cloth)
        self.read_cards(sheet)

    def read_sides(self, sheet: Sheet) -> None:
        """Four islands, clockwise from east (MAL-014), and four boats (MAL-011)."""
        rows = sheet.tables("side", 4, "letter island direction")
        for i, row in enumerate(rows):
            row.text("letter", [LETTERS[i]])
            row.text("direction", [LETTERS[i]])
        self.islands = [row.text("island") for row in rows]
        sheet.unlike("side", self.islands, "two islands have the same name")
        boats = sheet.table("boats", "count colours source")
        boats.integer("count", 4, 4)
        check_source(boats)
        self.boats = boats.texts("colours", None, 4)
        boats.unlike("colours", self.boats, "two boats have the same colour")

    def read_fish(self, sheet: Sheet) -> None:
        """32 fish in four colours (MAL-012)."""
        fish = sheet.table("fish", "total per_colour source")
        fish.fixed({"total": FISH_TOTAL, "per_colour": 8})
        check_source(fish)
        rows = sheet.tables("colour", 4, "key name count source")
        for i, row in enumerate(rows):
            row.text("key", [COLOURS[i]])
            check_source(row)
        self.colours = [row.text("name") for row in rows]
        self.fish = [row.integer("count", 1, 32) for row in rows]  # how many of each colour
        if sum(self.fish) != FISH_TOTAL:
            count = f"there are {sum(self.fish)} fish, not {FISH_TOTAL} (MAL-012)"
            raise sheet.fault("colour", count)
        sheet.unlike("colour", self.colours, "two colours have the same name")

    def read_side(self, cloth: Sheet, key: str) -> list[int]:
        """One printed side of the cloth, a number per space."""
        spaces: list[int] = []
        for r, line in enumerate(cloth.texts(key, None, SIZE)):
            tokens = line.split()
            if len(tokens) != SIZE:
                raise cloth.fault(key, f"row {r} must have {SIZE} spaces, not {len(tokens)}")
            for token in tokens:
                if token not in self.signs:
                    self.catch.extend(count_fish(cloth, key, token))
                    self.signs.append(token)
                spaces.append(self.signs.index(token))
        return spaces

    def read_currents(self, sheet: Sheet, cloth: Sheet) -> None:
        """Currents are courses over `~` spaces of the front, each space of one (MAL-070)."""
        rows = sheet.tables("current", -1, "id entry cells exit source")
        self.current_names: list[str] = []
        covered: list[int] = []
        self.current_entry = [row.choice("entry", LETTERS) for row in rows]
        self.current_exit = [row.choice("exit", LETTERS) for row in rows]
        self.current_cells: list[list[int]] = []
        for row in rows:
            check_source(row)
            name = row.text("id")
            if name in self.current_names:
                raise row.fault("id", f"{name} is there twice")
            self.current_names.append(name)
            cells = [read_cell(row, pair) for pair in row.items("cells")]
            for cell in cells:
                if self.front[cell] != CURRENT or cell in covered:
                    where = [cell // SIZE, cell % SIZE]
                    raise row.fault("cells", f"{where} is no free ~ of the front")
                covered.append(cell)
            for here, there in pairwise(cells):
                gap = abs(here // SIZE - there // SIZE) + abs(here % SIZE - there % SIZE)
                if gap != 1:
                    raise row.fault("cells", "must follow one another side by side")
            if len(cells) < 2:
                raise row.fault("cells", "must be at least two")
            self.current_cells.append(cells)
        for cell, shows in enumerate(self.front):
            if shows == CURRENT and cell not in covered:
                raise cloth.fault("front", f"~ at {[cell // SIZE, cell % SIZE]} is of no current")

    def read_cards(self, sheet: Sheet) -> None:
        """40 market ships, ten per island, each worth its number of fish."""
        check_source(sheet.table("cards"))
        rows = sheet.tables("card", CARDS, "id island fish value")
        self.cards: list[str] = []
        self.orders = [row.text("fish") for row in rows]  # the fish of each card as text
        self.need: list[int] = []  # fish per colour of each card
        self.value: list[int] = []
        for i, row in enumerate(rows):
            letter = LETTERS[island_of(i)]
            row.text("island", [letter])
            self.cards.append(row.text("id", [f"{letter}{i % ISLAND_CARDS + 1:02}"]))
            counts = count_fish(row, "fish", self.orders[i])
            for colour, name in enumerate(self.colours):
                if counts[colour] > self.fish[colour]:
                    raise row.fault("fish", f"asks for more {name} fish than there are")
            self.need.extend(counts)
            self.value.append(row.integer("value", len(self.orders[i]), len(self.orders[i])))


def check_source(sheet: Sheet) -> None:
    source = sheet.text("source")
    if source not in ("rulebook", "assumed") and not source.startswith("public ("):
        raise sheet.fault("source", f"must be rulebook, assumed or public (site), not {source!r}")


def read_limits(sheet: Sheet) -> None:
    fixed = {
        "mast_capacity": MAST, "end_visible_spaces": LAST_SPACES, "open_cards_per_side": SLOTS,
        "cards_per_island": ISLAND_CARDS, "fish_total": FISH_TOTAL, "tiles_per_player": TILES,
    }  # fmt: skip
    sheet.table("limits", " ".join(fixed)).fixed(fixed)
    check_source(sheet.table("meta"))
    for name, per_player in (("direction_tiles", 3), ("fog_tiles", 1)):
        tiles = sheet.table(name)
        tiles.fixed({"per_player": per_player, "count": 4 * per_player})
        check_source(tiles)
    fog = sheet.table("fog_tiles")
    if fog.texts("letters_clockwise", LETTERS, 4) != LETTERS:
        raise fog.fault("letters_clockwise", "must be E, S, W, N (MAL-154)")
    sheet.table("direction_tiles").texts("orientations", LETTERS, 4)
    sheet.table("start_player_card").integer("count", 1, 1)


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


def read_cell(row: Sheet, pair: object) -> int:
    """A space of the cloth from [row, column]."""
    if isinstance(pair, list) and len(pair) == 2:
        r, c = pair[0], pair[1]
        if isinstance(r, int) and isinstance(c, int) and 0 <= r < SIZE and 0 <= c < SIZE:
            return r * SIZE + c
    raise row.fault("cells", f"{pair!r} is no [row, column] of the cloth")


# The cards of each island.
CARDS_OF: Final[list[list[int]]] = [
    list(range(first, first + ISLAND_CARDS)) for first in range(0, CARDS, ISLAND_CARDS)
]


def island_of(card: int) -> int:
    """The side whose island a card belongs to."""
    return card // ISLAND_CARDS


def fish_text(counts: list[int]) -> str:
    """Fish as letters, in the order of the colours."""
    return "".join([COLOURS[colour] * counts[colour] for colour in range(4)])


def card_text(cards: list[int]) -> str:
    return " ".join([BOX.cards[card] for card in cards])


BOX: Final = Box(parse_sheet(*own_components(__name__)))
FRONT: Final[list[int]] = BOX.front
BACK: Final[list[int]] = BOX.back
CATCH: Final[list[int]] = BOX.catch
# The colours printed on each face, for whoever only asks which.
PRINTED: Final[list[list[int]]] = [
    [colour for colour in range(4) if CATCH[shows * 4 + colour]] for shows in range(len(CATCH) // 4)
]
NEED: Final[list[int]] = BOX.need
VALUE: Final[list[int]] = BOX.value
SUPPLY: Final[list[int]] = BOX.fish
