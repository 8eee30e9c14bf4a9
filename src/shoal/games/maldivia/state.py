"""One moment of a game: the fields, their copy, and what anybody can read off the table."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from shoal.games.maldivia import map as cloth
from shoal.games.maldivia import moments
from shoal.games.maldivia.components import CARDS, CELLS, COLOURS, MAST, SIZE, SLOTS, SUPPLY, TILES
from shoal.games.maldivia.map import EAST, NORTH, SOUTH, WEST
from shoal.games.maldivia.rules import memory, tiles
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Options
from shoal.kernel.roles import RoleState

NO_TRADE: Final = (-1, -1, -1)


class MaldiviaState(RoleState):
    """The sea, the boats, the markets, the plans and the turn that is being carried out."""

    def __init__(
        self, game: Game, seats: int, options: Options, chance: Chance, old: MaldiviaState | None
    ) -> None:
        """A table on which nothing has happened, or a copy of an old one."""
        super().__init__(game, seats, options, chance)
        if old is None:
            self.moment = moments.TAKE
            self.menu: list[int] = []  # the legal actions now; replaced, never changed
            self.round = 0
            self.start = 0  # who holds the starting-player card
            self.turn = 0  # turn number, from 0
            self.mover = 0  # whose tile is being carried out, or whose choice it is in the set-up
            # The sea.
            self.face = cloth.unfolded()  # what each space shows; HIDDEN if folded away
            self.folds = [0, 0, 0, 0]  # per side
            self.creases: list[int] = []  # the sides in the order they were folded
            self.fog = 0  # bits of the sides fog was drawn to this round (MAL-171)
            # The boats.
            self.at = [-1] * CELLS  # which seat's boat is on a space, or -1 (MAL-006)
            self.boats = [-1] * seats  # where each seat's boat is, or -1
            self.colours = [-1] * seats  # which boat each seat took, or -1
            self.mast = [0] * (4 * MAST)  # seven places a seat, bottom to top
            self.height = [0] * seats  # fish on each mast
            self.supply = SUPPLY[:]  # fish of each colour
            # The markets.
            self.ships = [-1] * (4 * SLOTS)  # two open cards a side, or -1
            self.piles: list[list[int]] = []  # per side, bottom to top
            self.sunk = [0, 0, 0, 0]  # per side, how many cards at the bottom everybody knows
            self.owner = [-1] * CARDS  # who collected each card, or -1
            # Who may know what of the cards; shared by copies, so replaced and never changed.
            self.story = memory.NO_STORY  # from the first swap on
            self.aware = memory.ALL_AWARE  # per card, who knows its first holder, as bits
            self.beliefs: dict[int, list[dict[int, int]]] = {}  # worked out once for a story
            self.points = [0] * seats
            # The plans.
            self.tiles = [0] * (4 * TILES)  # four a seat: 0–3 arrow, 4–7 fog
            self.planned = 0  # bits of the seats whose plan is in
            # The turn.
            self.fresh = [0, 0, 0, 0]  # new fish of each colour, not yet on the mast
            self.gained = moments.NO_GAIN
            self.fished = False
            self.robbed = 0  # bits of seats
            self.delivered = 0  # bits of sides
            self.special = False  # octopus or shark used
            self.surplus = False
            self.settled = 0  # fish whose place is fixed while restacking
            # The swap whose card to give is being chosen: island given, partner, island taken.
            self.trade = NO_TRADE
        else:
            self.reveals = old.reveals
            self.moment = old.moment
            self.menu = old.menu
            self.round = old.round
            self.start = old.start
            self.turn = old.turn
            self.mover = old.mover
            self.face = old.face[:]
            self.folds = old.folds[:]
            self.creases = old.creases[:]
            self.fog = old.fog
            self.at = old.at[:]
            self.boats = old.boats[:]
            self.colours = old.colours[:]
            self.mast = old.mast[:]
            self.height = old.height[:]
            self.supply = old.supply[:]
            self.ships = old.ships[:]
            self.piles = [pile[:] for pile in old.piles]
            self.sunk = old.sunk[:]
            self.owner = old.owner[:]
            self.story = old.story
            self.aware = old.aware
            self.beliefs = old.beliefs
            self.points = old.points[:]
            self.tiles = old.tiles[:]
            self.planned = old.planned
            self.fresh = old.fresh[:]
            self.gained = old.gained
            self.fished = old.fished
            self.robbed = old.robbed
            self.delivered = old.delivered
            self.special = old.special
            self.surplus = old.surplus
            self.settled = old.settled
            self.trade = old.trade

    @abstractmethod
    def clone(self) -> MaldiviaState: ...

    # Facts everybody can read off the table.

    def rows(self) -> int:
        """Height of the visible sea."""
        return SIZE - self.folds[NORTH] - self.folds[SOUTH]

    def columns(self) -> int:
        return SIZE - self.folds[WEST] - self.folds[EAST]

    def spaces(self) -> int:
        """Visible spaces, occupied ones too (MAL-005)."""
        return self.rows() * self.columns()

    def borders(self, cell: int, side: int) -> bool:
        """Whether a visible space lies in the outermost visible row of a side (MAL-004)."""
        if side == EAST:
            return cell % SIZE == SIZE - 1 - self.folds[EAST]
        if side == SOUTH:
            return cell // SIZE == SIZE - 1 - self.folds[SOUTH]
        if side == WEST:
            return cell % SIZE == self.folds[WEST]
        return cell // SIZE == self.folds[NORTH]

    def shores(self, cell: int) -> int:
        """The sides in whose outermost visible row a space lies, as bits (MAL-004)."""
        folds = self.folds
        row, column = cell // SIZE, cell % SIZE
        found = 0
        if column == SIZE - 1 - folds[EAST]:
            found |= 1 << EAST
        if row == SIZE - 1 - folds[SOUTH]:
            found |= 1 << SOUTH
        if column == folds[WEST]:
            found |= 1 << WEST
        if row == folds[NORTH]:
            found |= 1 << NORTH
        return found

    def left_of(self, seat: int) -> int:
        """The left neighbour: the next seat clockwise (MAL-019), of two the other (MAL-231)."""
        return seat + 1 if seat + 1 < self.seats else 0

    def rank_in_turn(self, seat: int) -> int:
        """How many players come before a seat in each turn number (MAL-035)."""
        return (seat - self.start) % self.seats

    def lying(self, seat: int) -> int:
        """How many of a seat's tiles have been revealed; they lie to the round's end (MAL-037)."""
        if self.moment <= moments.PLAN:
            return 0
        if self.moment == moments.OVER:
            return self.turn + 1
        played = self.rank_in_turn(seat) <= self.rank_in_turn(self.mover)
        return self.turn + 1 if played else self.turn

    def tile_shown(self) -> int:
        """The tile that is being carried out."""
        return self.tiles[self.mover * TILES + self.turn]

    def fog_shown(self) -> int:
        """The side of the fog that is being carried out."""
        return tiles.fog_side(self.tile_shown())

    def mast_text(self, seat: int) -> str:
        """A mast from bottom to top, one letter a fish."""
        text = ""
        for i in range(self.height[seat]):
            text += COLOURS[self.mast[seat * MAST + i]]
        return text
