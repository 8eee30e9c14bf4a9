"""One moment of a game: everything that lies on the table, as flat lists of small numbers."""

from __future__ import annotations

from abc import abstractmethod

from shoal.games.vanuatu import moments
from shoal.games.vanuatu.components import BOX
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Options
from shoal.kernel.roles import RoleState


class VanuatuState(RoleState):
    """The fields and their copy.

    Everything but `tourist_pile`, `pile`, `deck` and `rest_held` lies open (VAN-012).
    """

    def __init__(
        self, game: Game, seats: int, options: Options, chance: Chance, old: VanuatuState | None
    ) -> None:
        """A table on which nothing has happened, or a copy of an old one."""
        super().__init__(game, seats, options, chance)
        self.characters_on = options["characters"] is True
        self.drop_per_action = options["fish_price_drop"] == "per_action"
        self.governor_on = options["governor"] is True
        if old is None:
            self.round_no = 1
            self.moment = moments.PLANNING
            self.batch = 0
            self.active = 0
            self.first = 0
            # The map.
            self.hex_tile = [-1] * 16  # hex -> tile or -1
            self.tile_hex = [-1] * 16  # tile -> hex or -1
            self.fish = [0] * 16  # tile -> discs
            self.treasure = [0] * 16
            self.land = 0  # hexes with islands
            self.sea = 0  # hexes with seas
            self.shore = [0] * 16  # hex -> set of adjacent islands
            # Hex -> hexes at the end of a walk of exactly 2 or 3 steps, -1 unknown.
            self.walk2 = [-1] * 16
            self.walk3 = [-1] * 16
            self.stalls = [0] * 25  # island x 5 seats
            self.stall_count = [0] * 5  # island -> stalls of all colours
            self.drawings = [0] * 5
            self.guests = [0] * 5  # island -> tourists there
            self.cubes = [0] * 15  # island x good
            self.isles: list[int] = []  # islands in the order they came into play
            self.revealed: list[int] = []  # tiles to be placed next
            self.pile: list[int] = []  # the 12 lettered tiles in drawing order
            self.pile_at = 0  # how many of them have been revealed
            # Ships, goods, tourists, market.
            self.ships: list[int] = []  # the three on the board, top first
            self.gaps: list[int] = []  # ship space x good -> free slots
            self.deck: list[int] = []  # next ship last
            self.discards: list[int] = []
            self.reserve = BOX.cubes[:]
            self.tourist_pile: list[int] = []  # eight values, round by round
            self.tourists = 0  # still on this round's tile
            self.price_at = 0
            # Players.
            self.vatu = [BOX.start_vatu] * seats  # VAN-029
            self.points = [BOX.start_points] * seats
            self.boat = [0] * seats
            self.fish_tiles = [0] * (seats * 4)  # seat x 4, by value
            self.gems = [0] * (seats * 4)  # treasure tiles, seat x 4, by value
            self.hand = [BOX.stalls] * seats  # stalls not built
            self.character = [-1] * seats  # or -1
            self.turned = [0] * seats
            self.offer = 0  # characters that may be taken, as a set
            self.last_offer = 0  # two players: those offered this round
            self.pawns = [0] * (seats * 9)  # seat x 9
            self.stacks = [0] * seats  # seat -> actions with own pawns
            self.done = 0  # carried out or given up this round: a bit for seat x 9 + action
            self.neutral = [0] * 9  # action -> neutral pawns (two players)
            self.leader = [-1] * 9  # action -> seat with the majority, or -1
            self.rest_held = [-1] * seats  # seat -> rest tile or -1
            self.rest_order: list[int] = []  # seats in the order they rested this round
            self.second_good = 0  # in DOUBLING
            self.earned: list[int] = []  # seat x source
            # What follows from the rest, kept because it is asked often.
            self.menu: list[int] = []  # legal actions of `active`
            self.menu_known = False
            self.possible: dict[int, int] = {}  # seat and planned set -> programmable set (VAN-085)
            self.facts: list[int] = []  # hexes where things can be done, see rules/planning.py
            self.rehearsals: dict[int, object] = {}  # the same by the second bookkeeper
        else:
            self.reveals = old.reveals
            self.round_no = old.round_no
            self.moment = old.moment
            self.batch = old.batch
            self.active = old.active
            self.first = old.first
            self.hex_tile = old.hex_tile[:]
            self.tile_hex = old.tile_hex[:]
            self.fish = old.fish[:]
            self.treasure = old.treasure[:]
            self.land = old.land
            self.sea = old.sea
            self.shore = old.shore[:]
            self.walk2 = old.walk2[:]
            self.walk3 = old.walk3[:]
            self.stalls = old.stalls[:]
            self.stall_count = old.stall_count[:]
            self.drawings = old.drawings[:]
            self.guests = old.guests[:]
            self.cubes = old.cubes[:]
            self.isles = old.isles[:]
            self.revealed = old.revealed[:]
            self.pile = old.pile  # imagining makes a new one
            self.pile_at = old.pile_at
            self.ships = old.ships[:]
            self.gaps = old.gaps[:]
            self.deck = old.deck[:]
            self.discards = old.discards[:]
            self.reserve = old.reserve[:]
            self.tourist_pile = old.tourist_pile  # imagining makes a new one
            self.tourists = old.tourists
            self.price_at = old.price_at
            self.vatu = old.vatu[:]
            self.points = old.points[:]
            self.boat = old.boat[:]
            self.fish_tiles = old.fish_tiles[:]
            self.gems = old.gems[:]
            self.hand = old.hand[:]
            self.character = old.character[:]
            self.turned = old.turned[:]
            self.offer = old.offer
            self.last_offer = old.last_offer
            self.pawns = old.pawns[:]
            self.stacks = old.stacks[:]
            self.done = old.done
            self.neutral = old.neutral[:]
            self.leader = old.leader[:]
            self.rest_held = old.rest_held[:]
            self.rest_order = old.rest_order[:]
            self.second_good = old.second_good
            self.earned = old.earned[:]
            self.menu = old.menu  # replaced, never changed
            self.menu_known = old.menu_known
            self.possible = old.possible  # a new one at every planning; its facts hold for copies
            self.facts = old.facts
            self.rehearsals = old.rehearsals

    @abstractmethod
    def clone(self) -> VanuatuState: ...
