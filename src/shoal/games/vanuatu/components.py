"""The box: everything of components.toml, read once and checked.

The words of this file are the ids of the game (VAN-014). What the rules index by is a flat list of
ints: tiles and hexes 0-15, islands 0-4, goods 0-2, ships 0-9, characters 0-10, rest tiles 0-3.
"""

from __future__ import annotations

from typing import Final

from shoal.kernel.sheet import Sheet, own_components, parse_sheet

ACTIONS: Final = ["sail", "build", "explore", "fish", "sell", "buy", "draw", "transport", "rest"]
GOODS: Final = ["kava", "copra", "beef"]
RESTS: Final = ["first_player", "point", "vatu_point", "vatu"]
CHARACTERS: Final = [
    "navigator", "builder", "diver", "fisherman", "seller", "buyer", "artist", "guide",
    "beggar", "preacher", "governor",
]  # fmt: skip
REST_WORDS: Final = [rest.replace("_", "-") for rest in RESTS]
LETTERS: Final = "ABCDEF"
HEXES: Final = 16
TILES: Final = 16
ISLES: Final = 5
VALUES: Final = 3  # fish and treasure tiles are worth 1, 2 or 3


class Box:
    """The components as flat lists."""

    def __init__(self, sheet: Sheet) -> None:
        sheet.only(
            ["meta", "setup", "limits", "supply", "board", "tile", "good", "ship_rules", "ship",
             "fish_market", "tourist_tiles", "rest_tile", "action", "character", "final_scoring",
             "two_players"]
        )  # fmt: skip
        self.read_numbers(sheet)
        self.read_board(sheet.table("board", "efate start_hexes hexes labels source"))
        self.read_tiles(sheet)
        self.read_trade(sheet)
        self.read_tourists(sheet.table("tourist_tiles", "values remove source"))
        self.read_bonuses(sheet)
        self.check_supplies(sheet.table("supply"))

    def read_numbers(self, sheet: Sheet) -> None:
        keys = "game edition data_version players_min players_max rounds source"
        meta = sheet.table("meta", keys)
        self.rounds = meta.integer("rounds", 8, 8)
        meta.integer("players_min", 2, 3)
        meta.integer("players_max", 5, 5)
        keys = "vatu prosperity action_pawns boats stalls score_discs ships_face_up tiles_face_up"
        setup = sheet.table("setup", keys + " planning_batches source")
        self.start_vatu = setup.integer("vatu", 0, 9)
        self.start_points = setup.integer("prosperity", 0, 50)
        self.stalls = setup.integer("stalls", 1, 20)
        setup.fixed({"action_pawns": 5, "ships_face_up": 3, "tiles_face_up": 2})
        if setup.integers("planning_batches", 1, 2, 3) != [2, 2, 1]:
            raise setup.fault("planning_batches", "must be 2, 2, 1: plans are typed in pairs")
        keys = "vatu_conversion_at vatu_conversion_points score_track_end sail_max source"
        limits = sheet.table("limits", keys)
        self.conversion_at = limits.integer("vatu_conversion_at", 10, 10)
        self.conversion_points = limits.integer("vatu_conversion_points", 1, 20)
        limits.integer("score_track_end", 10, 500)
        self.sail_max = limits.integer("sail_max", 3, 3)
        keys = "fish_vatu_per_value first_player_points vatu_per_point treasure_points_per_value"
        keys += " stall_points_per_tourist tie_break source"
        final = sheet.table("final_scoring", keys)
        self.final_fish = final.integer("fish_vatu_per_value", 0, 9)
        self.final_first = final.integer("first_player_points", 0, 20)
        self.final_vatu = final.integer("vatu_per_point", 1, 9)
        self.final_treasure = final.integer("treasure_points_per_value", 0, 9)
        self.final_stall = final.integer("stall_points_per_tourist", 0, 9)
        if final.texts("tie_break", count=2) != ["stalls_on_islands", "vatu"]:
            raise final.fault("tie_break", "must be stalls_on_islands, vatu")
        duel = sheet.table("two_players", "neutral_pawns characters_on_offer source")
        self.neutral_pawns = duel.integers("neutral_pawns", 0, 5, 2)
        self.offer = duel.integer("characters_on_offer", 2, 5)

    def read_board(self, board: Sheet) -> None:
        self.labels = board.texts("labels", count=HEXES)
        places: list[list[int]] = []
        for i, pair in enumerate(board.items("hexes", HEXES)):
            place = self.pair(board, "hexes", i, pair)
            if place in places:
                raise board.fault("hexes", f"entry {i + 1} is there twice")
            places.append(place)
        self.q = [place[0] for place in places]
        self.r = [place[1] for place in places]
        board.unlike("labels", self.labels, "two hexes have the same name")
        self.efate = self.hex_of(board, "efate", board.items("efate", 2), places)
        starts = board.items("start_hexes", 3)
        self.starts = [self.hex_of(board, "start_hexes", pair, places) for pair in starts]
        if len({self.efate, *self.starts}) != 4:
            raise board.fault("start_hexes", "must be three hexes beside Efate's")

    def pair(self, board: Sheet, key: str, i: int, value: object) -> list[int]:
        if isinstance(value, list) and len(value) == 2:
            q, r = value
            if isinstance(q, int) and isinstance(r, int) and -9 <= q <= 9 and -9 <= r <= 9:
                return [q, r]
        raise board.fault(key, f"entry {i + 1} must be two small numbers, not {value!r}")

    def hex_of(self, board: Sheet, key: str, value: object, places: list[list[int]]) -> int:
        place = self.pair(board, key, 0, value)
        if place not in places:
            raise board.fault(key, f"{value!r} is no hex of the board")
        return places.index(place)

    def read_tiles(self, sheet: Sheet) -> None:
        rows = sheet.tables("tile", TILES)
        islands = [row.text("kind", ["island", "sea"]) == "island" for row in rows]
        for row, island in zip(rows, islands, strict=True):
            own = "stalls drawings tourists goods" if island else "fish treasure"
            row.only(f"id word letter kind name source {own}".split())
        self.tile_ids = [row.text("id") for row in rows]
        self.tile_words = [row.text("word") for row in rows]
        self.tile_names = [row.text("name") for row in rows]
        self.tile_letters = [row.text("letter", ["", *LETTERS]) for row in rows]
        # Which island a tile is, or -1 for a sea; and back.
        self.tile_isle = [sum(islands[:t]) if islands[t] else -1 for t in range(TILES)]
        self.isle_tile = [tile for tile in range(TILES) if islands[tile]]
        seas = [None if island else row for row, island in zip(rows, islands, strict=True)]
        self.tile_fish = [row.integer("fish", 0, VALUES) if row else 0 for row in seas]
        self.tile_treasure = [row.integer("treasure", 0, VALUES) if row else 0 for row in seas]
        rows = [rows[tile] for tile in self.isle_tile]
        self.slots_stalls = [row.integer("stalls", 0, 9) for row in rows]
        self.slots_drawings = [row.integer("drawings", 0, 9) for row in rows]
        self.slots_tourists = [row.integer("tourists", 0, 9) for row in rows]
        # Island by good: cubes of a full production.
        self.produce = [row.texts("goods", GOODS).count(good) for row in rows for good in GOODS]
        for names in (self.tile_ids, self.tile_words):
            sheet.unlike("tile", names, "two tiles have the same id or word")
        if len(self.isle_tile) != ISLES or self.isle_tile[0] != 0:
            raise sheet.fault("tile", "must be Efate first and four more islands")
        letters = "".join(self.tile_letters)
        if letters != "".join(letter * 2 for letter in LETTERS):
            raise sheet.fault("tile", "must be four without letter, then A to F twice each")
        empty = [t for t in range(1, 4) if self.tile_fish[t] + self.tile_treasure[t] == 0]
        if len(empty) != 1 or any(self.tile_isle[t] >= 0 for t in range(1, 4)):
            raise sheet.fault("tile", "starting tiles must be three seas, one of them empty")
        self.start_tile = empty[0]

    def read_trade(self, sheet: Sheet) -> None:
        rows = sheet.tables("good", len(GOODS), "id price points cubes colour source")
        for i, row in enumerate(rows):
            row.text("id", [GOODS[i]])
        self.price = [row.integer("price", 0, 9) for row in rows]
        self.worth = [row.integer("points", 0, 50) for row in rows]
        self.cubes = [row.integer("cubes", 0, 50) for row in rows]
        rules = sheet.table("ship_rules", "last_slot_bonus source")
        self.ship_bonus = rules.integer("last_slot_bonus", 0, 50)
        rows = sheet.tables("ship", 10, "id slots source")
        self.ship_ids = [row.text("id") for row in rows]
        self.ship_slots = [[GOODS.index(g) for g in row.texts("slots", GOODS, 3)] for row in rows]
        sheet.unlike("ship", self.ship_ids, "two ships have the same id")
        market = sheet.table("fish_market", "track source")
        self.fish_track = market.integers("track", 0, 9)
        if not self.fish_track or self.fish_track != sorted(self.fish_track, reverse=True):
            raise market.fault("track", "must fall from the first price to the last")

    def read_tourists(self, sheet: Sheet) -> None:
        self.tourist_values = sheet.integers("values", 0, 9, 9)
        away = sheet.table("remove")
        self.tourist_away: list[int] = [0, 0]
        for seats in (2, 3, 4, 5):
            value = away.integer(str(seats), 0, 9)
            if value not in self.tourist_values:
                raise away.fault(str(seats), f"there is no tourist tile of value {value}")
            self.tourist_away.append(value)

    def read_bonuses(self, sheet: Sheet) -> None:
        rows = sheet.tables("rest_tile", len(RESTS), "id first_player vatu points source")
        for i, row in enumerate(rows):
            row.text("id", [RESTS[i]])
            if row.flag("first_player") != (i == 0):
                raise row.fault("first_player", "belongs to the tile of that name alone")
        self.rest_vatu = [row.integer("vatu", 0, 9) for row in rows]
        self.rest_points = [row.integer("points", 0, 50) for row in rows]
        keys = "id place cost_per_hex cost points source"
        actions = sheet.tables("action", len(ACTIONS), keys)
        for i, action in enumerate(actions):
            action.text("id", [ACTIONS[i]])
            action.text("place", ["sea", "island", "none"])
        self.sail_cost = actions[0].integer("cost_per_hex", 1, 1)
        self.build_cost = actions[1].integer("cost", 0, 9)
        self.draw_points = actions[6].integer("points", 0, 50)
        self.character_action = [i if i < 8 else -1 for i in range(len(CHARACTERS))]
        keys = (
            "id action bonus cost_per_hex cost vatu_per_value points_per_value stall_needed "
            "extra_cubes points points_per_drawing max_points_exchanged source"
        )
        people = sheet.tables("character", len(CHARACTERS), keys)
        for i, person in enumerate(people):
            person.text("id", [CHARACTERS[i]])
            person.text("bonus", ["automatic", "optional"])
            belongs, expected = person.text("action", ["", *ACTIONS]), [*ACTIONS[:8], "", "", ""][i]
            if belongs != expected:
                raise person.fault("action", f"must be {expected!r}, not {belongs!r}")
        people[0].integer("cost_per_hex", 0, 0)
        self.builder_cost = people[1].integer("cost", 0, 9)
        self.diver_vatu = people[2].integer("vatu_per_value", 0, 3)
        self.fisher_points = people[3].integer("points_per_value", 0, 20)
        people[5].integer("extra_cubes", 1, 1)
        self.artist_points = people[6].integer("points", 0, 50)
        self.guide_points = people[7].integer("points_per_drawing", 0, 20)
        people[8].integer("max_points_exchanged", 3, 3)

    def check_supplies(self, supply: Sheet) -> None:
        """Discs, tiles and pawns must be what the other components need (VAN-127)."""
        supply.only(
            ["fish_discs", "treasure_discs", "drawing_discs", "tourist_pawns", "goods_cubes",
             "fish_tiles", "treasure_tiles", "source"]
        )  # fmt: skip
        self.fish_supply = self.reward_supply(supply, "fish", self.tile_fish)
        self.treasure_supply = self.reward_supply(supply, "treasure", self.tile_treasure)
        self.drawing_discs = supply.integer("drawing_discs", 0, 50)
        for key, have, need in (
            ("drawing_discs", self.drawing_discs, sum(self.slots_drawings)),
            ("tourist_pawns", supply.integer("tourist_pawns", 0, 99), sum(self.tourist_values)),
            ("goods_cubes", supply.integer("goods_cubes", 0, 99), sum(self.cubes)),
        ):
            if have != need:
                raise supply.fault(key, f"is {have}, but the rest of the box asks for {need}")

    def reward_supply(self, supply: Sheet, what: str, printed: list[int]) -> list[int]:
        """VAN-023: reward tiles by value (0 unused), equal to what the seas can give."""
        discs = supply.integer(f"{what}_discs", 0, 99)
        if discs != sum(printed):
            raise supply.fault(f"{what}_discs", f"is {discs}, but the seas show {sum(printed)}")
        table = supply.table(f"{what}_tiles")
        found = [0]
        for value in range(1, VALUES + 1):
            have = table.integer(str(value), 0, 99)
            need = sum(1 for discs in printed if discs >= value)
            if have != need:
                raise table.fault(str(value), f"is {have}, but the seas can give {need}")
            found.append(have)
        return found


BOX: Final = Box(parse_sheet(*own_components(__name__)))

ISLE_WORDS: Final = [BOX.tile_words[tile] for tile in BOX.isle_tile]

# Message keys of things, in the form events and refusals carry them: `@vanuatu-tile-santo`.
ACTION_NAMES: Final = [f"@vanuatu-action-{word}" for word in ACTIONS]
TILE_NAMES: Final = [f"@vanuatu-tile-{word}" for word in BOX.tile_words]
ISLE_NAMES: Final = [TILE_NAMES[tile] for tile in BOX.isle_tile]
GOOD_NAMES: Final = [f"@vanuatu-good-{word}" for word in GOODS]
PERSON_NAMES: Final = [f"@vanuatu-character-{word}" for word in CHARACTERS]
REST_NAMES: Final = [f"@vanuatu-rest-{word}" for word in REST_WORDS]
