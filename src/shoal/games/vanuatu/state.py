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
        self.reveals = 0 if old is None else old.reveals
        self.round_no: int = 1 if old is None else old.round_no
        self.moment: int = moments.PLANNING if old is None else old.moment
        self.batch: int = 0 if old is None else old.batch
        self.active: int = 0 if old is None else old.active
        self.first: int = 0 if old is None else old.first
        # The map.
        # Hex -> tile or -1.
        self.hex_tile: list[int] = [-1] * 16 if old is None else old.hex_tile[:]
        # Tile -> hex or -1.
        self.tile_hex: list[int] = [-1] * 16 if old is None else old.tile_hex[:]
        self.fish: list[int] = [0] * 16 if old is None else old.fish[:]  # tile -> discs
        self.treasure: list[int] = [0] * 16 if old is None else old.treasure[:]
        self.land: int = 0 if old is None else old.land  # hexes with islands
        self.sea: int = 0 if old is None else old.sea  # hexes with seas
        # Hex -> set of adjacent islands.
        self.shore: list[int] = [0] * 16 if old is None else old.shore[:]
        # Hex -> hexes at the end of a walk of exactly 2 or 3 steps, -1 unknown.
        self.walk2: list[int] = [-1] * 16 if old is None else old.walk2[:]
        self.walk3: list[int] = [-1] * 16 if old is None else old.walk3[:]
        self.stalls: list[int] = [0] * 25 if old is None else old.stalls[:]  # island x 5 seats
        # Island -> of all seats.
        self.stall_count: list[int] = [0] * 5 if old is None else old.stall_count[:]
        self.drawings: list[int] = [0] * 5 if old is None else old.drawings[:]
        # Island -> tourists there.
        self.guests: list[int] = [0] * 5 if old is None else old.guests[:]
        self.cubes: list[int] = [0] * 15 if old is None else old.cubes[:]  # island x good
        # Islands in the order they came into play.
        self.isles: list[int] = [] if old is None else old.isles[:]
        self.revealed: list[int] = [] if old is None else old.revealed[:]  # tiles to be placed next
        # The 12 lettered tiles in drawing order; imagining makes a new one.
        self.pile: list[int] = [] if old is None else old.pile
        self.pile_at: int = 0 if old is None else old.pile_at  # how many of them have been revealed
        # Ships (the three on the board, top first), goods, tourists, market.
        self.ships: list[int] = [] if old is None else old.ships[:]
        self.gaps: list[int] = [] if old is None else old.gaps[:]  # ship space x good -> free slots
        self.deck: list[int] = [] if old is None else old.deck[:]  # next ship last
        self.discards: list[int] = [] if old is None else old.discards[:]
        self.reserve: list[int] = BOX.cubes[:] if old is None else old.reserve[:]
        # Eight values, round by round; imagining makes a new one.
        self.tourist_pile: list[int] = [] if old is None else old.tourist_pile
        self.tourists: int = 0 if old is None else old.tourists  # still on this round's tile
        self.price_at: int = 0 if old is None else old.price_at
        # Players.
        self.vatu: list[int] = [BOX.start_vatu] * seats if old is None else old.vatu[:]  # VAN-029
        self.points: list[int] = [BOX.start_points] * seats if old is None else old.points[:]
        self.boat: list[int] = [0] * seats if old is None else old.boat[:]
        # Fish and treasure tiles, seat x 4, by value.
        self.fish_tiles: list[int] = [0] * (seats * 4) if old is None else old.fish_tiles[:]
        self.gems: list[int] = [0] * (seats * 4) if old is None else old.gems[:]
        # Stalls not built.
        self.hand: list[int] = [BOX.stalls] * seats if old is None else old.hand[:]
        self.character: list[int] = [-1] * seats if old is None else old.character[:]  # or -1
        self.turned: list[int] = [0] * seats if old is None else old.turned[:]
        self.offer: int = 0 if old is None else old.offer  # characters that may be taken, as a set
        # Two players: offered this round.
        self.last_offer: int = 0 if old is None else old.last_offer
        self.pawns: list[int] = [0] * (seats * 9) if old is None else old.pawns[:]  # seat x 9
        # Seat -> boxes with own pawns.
        self.stacks: list[int] = [0] * seats if old is None else old.stacks[:]
        # Carried out or given up this round: a bit for seat x 9 + action.
        self.done: int = 0 if old is None else old.done
        # Action -> pawns (two players).
        self.neutral: list[int] = [0] * 9 if old is None else old.neutral[:]
        # Action -> who leads, or -1.
        self.leader: list[int] = [-1] * 9 if old is None else old.leader[:]
        # Rest tile, or -1.
        self.rest_held: list[int] = [-1] * seats if old is None else old.rest_held[:]
        # Seats in the order they rested this round.
        self.rest_order: list[int] = [] if old is None else old.rest_order[:]
        self.second_good: int = 0 if old is None else old.second_good  # in DOUBLING
        self.earned: list[int] = [] if old is None else old.earned[:]  # seat x source
        # What follows from the rest, kept because it is asked often; replaced, never changed.
        self.menu: list[int] = [] if old is None else old.menu  # legal actions of `active`
        self.menu_known: bool = False if old is None else old.menu_known
        # Seat and planned set -> programmable set (VAN-085), and the same by the second bookkeeper.
        # New ones at every planning; what they say holds for copies.
        self.possible: dict[int, int] = {} if old is None else old.possible
        self.rehearsals: dict[int, object] = {} if old is None else old.rehearsals
        # Hexes where things can be done, see rules/planning.py.
        self.facts: list[int] = [] if old is None else old.facts

    @abstractmethod
    def clone(self) -> VanuatuState: ...
