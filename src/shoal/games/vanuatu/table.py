"""The table: everything that lies on it, as flat lists of small numbers."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.archipelago import NEAR, spread
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.state import State

# What is being decided.
PLACING: Final = 0  # Phase I, step 6
NEUTRALS: Final = 1  # two players: neutral pawns (VAN-283)
CHOOSING: Final = 2  # Phase II
PLANNING: Final = 3  # Phase III
TURN: Final = 4  # Phase IV: exchanges, then one stack
SELLING: Final = 5  # in the middle of a sale
DOUBLING: Final = 6  # the Buyer's second cube
RESTING: Final = 7  # which rest tile
OVER: Final = 8
PHASES: Final = [
    "place", "neutral", "character", "plan", "turn", "selling", "second", "resting", "over",
]  # fmt: skip

# Where points come from, for the tally.
SOURCES: Final = [
    "before", "goods", "ships", "drawings", "vatu-track", "rest", "fisherman", "guide", "beggar",
    "first-player", "vatu", "treasure", "stalls",
]  # fmt: skip
FROM_BEFORE: Final = 0
FROM_GOODS: Final = 1
FROM_SHIPS: Final = 2
FROM_DRAWINGS: Final = 3
FROM_TRACK: Final = 4
FROM_REST: Final = 5
FROM_FISHERMAN: Final = 6
FROM_GUIDE: Final = 7
FROM_BEGGAR: Final = 8
FROM_FIRST: Final = 9
FROM_VATU: Final = 10
FROM_TREASURE: Final = 11
FROM_STALLS: Final = 12
SOURCE_COUNT: Final = 13

UNSET: Final[list[int]] = []  # stands in lists that are filled right after a state is made


class Table(State):
    """The state's data; the rules live in the modules that read and change it.

    Everything but `tourist_pile`, `pile`, `deck` and `rest_held` lies open (VAN-012).
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> None:
        super().__init__(game, seats, options, chance)
        self.characters_on = options["characters"] is True
        self.drop_per_action = options["fish_price_drop"] == "per_action"
        self.governor_on = options["governor"] is True
        self.round_no = 1
        self.phase = PLANNING
        self.batch = 0
        self.active = 0
        self.first = 0
        # The map.
        self.hex_tile = UNSET  # hex -> tile or -1
        self.tile_hex = UNSET  # tile -> hex or -1
        self.fish = UNSET  # tile -> discs
        self.treasure = UNSET
        self.land = 0  # hexes with islands
        self.sea = 0  # hexes with seas
        self.shore = UNSET  # hex -> set of adjacent islands
        self.walk2 = UNSET  # hex -> hexes at the end of a walk of exactly 2 steps, -1 unknown
        self.walk3 = UNSET
        self.stalls = UNSET  # island x 5 seats
        self.stall_count = UNSET  # island -> stalls of all colours
        self.drawings = UNSET
        self.guests = UNSET  # island -> tourists there
        self.cubes = UNSET  # island x good
        self.isles = UNSET  # islands in the order they came into play
        self.revealed = UNSET  # tiles to be placed next
        self.pile = UNSET  # the 12 lettered tiles in drawing order
        self.pile_at = 0  # how many of them have been revealed
        # Ships, goods, tourists, market.
        self.ships = UNSET  # the three on the board, top first
        self.gaps = UNSET  # ship space x good -> free slots
        self.deck = UNSET  # next ship last
        self.discards = UNSET
        self.reserve = UNSET
        self.tourist_pile = UNSET  # eight values, round by round
        self.tourists = 0  # still on this round's tile
        self.price_at = 0
        # Players.
        self.vatu = UNSET
        self.points = UNSET
        self.boat = UNSET
        self.fish_tiles = UNSET  # seat x 4, by value
        self.gems = UNSET  # treasure tiles, seat x 4, by value
        self.hand = UNSET  # stalls not built
        self.character = UNSET  # or -1
        self.turned = UNSET
        self.offer = 0  # characters that may be taken, as a set
        self.last_offer = 0  # two players: those offered this round
        self.pawns = UNSET  # seat x 9
        self.stacks = UNSET  # seat -> actions with own pawns
        self.neutral = UNSET  # action -> neutral pawns (two players)
        self.leader = UNSET  # action -> seat with the majority, or -1
        self.rest_held = UNSET  # seat -> rest tile or -1
        self.rest_order = UNSET  # seats in the order they rested this round
        self.second_good = 0  # in DOUBLING
        self.earned = UNSET  # seat x source
        # What follows from the rest, kept because it is asked often.
        self.menu = UNSET  # legal actions of `active`
        self.menu_known = False
        self.possible: dict[int, int] = {}  # seat and planned set -> programmable set (VAN-085)
        self.facts = UNSET  # hexes where things can be done, see planning.py
        self.dreams: dict[int, object] = {}  # the same by the second bookkeeper (dream.py)

    def fill_from(self, other: Table) -> None:
        """Become a copy of another table; what never changes is shared."""
        self.reveals = other.reveals
        self.round_no = other.round_no
        self.phase = other.phase
        self.batch = other.batch
        self.active = other.active
        self.first = other.first
        self.hex_tile = other.hex_tile[:]
        self.tile_hex = other.tile_hex[:]
        self.fish = other.fish[:]
        self.treasure = other.treasure[:]
        self.land = other.land
        self.sea = other.sea
        self.shore = other.shore[:]
        self.walk2 = other.walk2[:]
        self.walk3 = other.walk3[:]
        self.stalls = other.stalls[:]
        self.stall_count = other.stall_count[:]
        self.drawings = other.drawings[:]
        self.guests = other.guests[:]
        self.cubes = other.cubes[:]
        self.isles = other.isles[:]
        self.revealed = other.revealed[:]
        self.pile = other.pile  # imagining makes a new one
        self.pile_at = other.pile_at
        self.ships = other.ships[:]
        self.gaps = other.gaps[:]
        self.deck = other.deck[:]
        self.discards = other.discards[:]
        self.reserve = other.reserve[:]
        self.tourist_pile = other.tourist_pile  # imagining makes a new one
        self.tourists = other.tourists
        self.price_at = other.price_at
        self.vatu = other.vatu[:]
        self.points = other.points[:]
        self.boat = other.boat[:]
        self.fish_tiles = other.fish_tiles[:]
        self.gems = other.gems[:]
        self.hand = other.hand[:]
        self.character = other.character[:]
        self.turned = other.turned[:]
        self.offer = other.offer
        self.last_offer = other.last_offer
        self.pawns = other.pawns[:]
        self.stacks = other.stacks[:]
        self.neutral = other.neutral[:]
        self.leader = other.leader[:]
        self.rest_held = other.rest_held[:]
        self.rest_order = other.rest_order[:]
        self.second_good = other.second_good
        self.earned = other.earned[:]
        self.menu = other.menu  # replaced, never changed
        self.menu_known = other.menu_known
        self.possible = other.possible  # a new one at every planning; its facts hold for copies
        self.facts = other.facts
        self.dreams = other.dreams

    def lay_tile(self, tile: int, hex_: int, isle: int) -> None:
        """Put a tile on a hex; `isle` is which island it is, or -1."""
        self.hex_tile[hex_] = tile
        self.tile_hex[tile] = hex_
        if isle >= 0:
            self.land |= 1 << hex_
            self.isles.append(isle)
            for h in range(16):
                if NEAR[hex_] >> h & 1:
                    self.shore[h] |= 1 << isle
        else:
            self.sea |= 1 << hex_
        for h in range(16):
            self.walk2[h] = -1
            self.walk3[h] = -1

    def two_steps(self, hex_: int) -> int:
        """Hexes at the end of a walk of exactly two steps over seas (VAN-116, VAN-117)."""
        found = self.walk2[hex_]
        if found < 0:
            found = spread(NEAR[hex_] & self.sea) & self.sea
            self.walk2[hex_] = found
        return found

    def three_steps(self, hex_: int) -> int:
        """Hexes at the end of a walk of exactly three steps over seas."""
        found = self.walk3[hex_]
        if found < 0:
            found = spread(self.two_steps(hex_)) & self.sea
            self.walk3[hex_] = found
        return found

    def moorings(self, seat: int) -> int:
        """Hexes a boat may end on: seas; with two players not the other boat's (VAN-283)."""
        if self.seats == 2:
            return self.sea & ~(1 << self.boat[1 - seat])
        return self.sea

    def face_up(self, seat: int, person: int) -> bool:
        """Whether a seat has this character and may still use it (VAN-074)."""
        return self.character[seat] == person and self.turned[seat] == 0

    def after(self, seat: int) -> int:
        """The next seat clockwise (VAN-004)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def stack_taken(self, seat: int, action: int) -> None:
        """VAN-110: all pawns of a seat leave an action."""
        self.pawns[seat * 9 + action] = 0
        self.stacks[seat] -= 1
