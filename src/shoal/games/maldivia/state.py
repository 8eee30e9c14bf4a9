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
        self.reveals = 0 if old is None else old.reveals
        self.moment: int = moments.TAKE if old is None else old.moment
        # The legal actions now; replaced, never changed.
        self.menu: list[int] = [] if old is None else old.menu
        self.round: int = 0 if old is None else old.round
        self.start: int = 0 if old is None else old.start  # who holds the starting-player card
        self.turn: int = 0 if old is None else old.turn  # turn number, from 0
        # Whose tile is being carried out, or whose choice it is in the set-up.
        self.mover: int = 0 if old is None else old.mover
        # The sea: what each space shows; HIDDEN if folded away.
        self.face: list[int] = cloth.unfolded() if old is None else old.face[:]
        self.folds: list[int] = [0, 0, 0, 0] if old is None else old.folds[:]  # per side
        # The sides in the order they were folded.
        self.creases: list[int] = [] if old is None else old.creases[:]
        self.fog: int = 0 if old is None else old.fog  # bits of the sides that had fog (MAL-171)
        # The boats, and -1 where there is none.
        # Whose is on a space (MAL-006).
        self.at: list[int] = [-1] * CELLS if old is None else old.at[:]
        # Where each seat's is.
        self.boats: list[int] = [-1] * seats if old is None else old.boats[:]
        # Which each seat took.
        self.colours: list[int] = [-1] * seats if old is None else old.colours[:]
        # Seven a seat, bottom to top.
        self.mast: list[int] = [0] * (4 * MAST) if old is None else old.mast[:]
        self.height: list[int] = [0] * seats if old is None else old.height[:]  # fish on each mast
        self.supply: list[int] = SUPPLY[:] if old is None else old.supply[:]  # fish of each colour
        # The markets.
        # Two open a side, or -1.
        self.ships: list[int] = [-1] * (4 * SLOTS) if old is None else old.ships[:]
        # Per side, bottom to top, and how many cards at the bottom everybody knows.
        self.piles: list[list[int]] = [] if old is None else [pile[:] for pile in old.piles]
        self.sunk: list[int] = [0, 0, 0, 0] if old is None else old.sunk[:]
        # Who collected each card, or -1.
        self.owner: list[int] = [-1] * CARDS if old is None else old.owner[:]
        # Who may know what of the cards; shared by copies, so replaced and never changed.
        # From the first swap on.
        self.story: list[memory.Entry] = memory.NO_STORY if old is None else old.story
        # Per card, who knows its first holder, as bits.
        self.aware: list[int] = memory.ALL_AWARE if old is None else old.aware
        # Worked out once for a story.
        self.beliefs: dict[int, list[dict[int, int]]] = {} if old is None else old.beliefs
        self.points: list[int] = [0] * seats if old is None else old.points[:]
        # The plans, four tiles a seat: 0–3 arrow, 4–7 fog.
        self.tiles: list[int] = [0] * (4 * TILES) if old is None else old.tiles[:]
        self.planned: int = 0 if old is None else old.planned  # bits of the seats whose plan is in
        # The turn.
        # New fish of each colour, not yet on the mast.
        self.fresh: list[int] = [0, 0, 0, 0] if old is None else old.fresh[:]
        self.gained: int = moments.NO_GAIN if old is None else old.gained
        self.fished: bool = False if old is None else old.fished
        self.robbed: int = 0 if old is None else old.robbed  # bits of seats
        self.delivered: int = 0 if old is None else old.delivered  # bits of sides
        self.special: bool = False if old is None else old.special  # octopus or shark used
        self.surplus: bool = False if old is None else old.surplus
        # Fish whose place is fixed while restacking.
        self.settled: int = 0 if old is None else old.settled
        # The swap whose card to give is being chosen: island given, partner, island taken.
        self.trade: tuple[int, int, int] = NO_TRADE if old is None else old.trade

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
        folds = self.folds
        return (SIZE - folds[NORTH] - folds[SOUTH]) * (SIZE - folds[WEST] - folds[EAST])

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

    def plan(self, seat: int) -> list[int]:
        """The four tiles of a seat."""
        return self.tiles[seat * TILES : seat * TILES + TILES]

    def berths(self, side: int) -> list[int]:
        """The two open ships of a side."""
        return self.ships[side * SLOTS : side * SLOTS + SLOTS]

    def tile_shown(self) -> int:
        """The tile that is being carried out."""
        return self.tiles[self.mover * TILES + self.turn]

    def fog_shown(self) -> int:
        """The side of the fog that is being carried out."""
        return self.tiles[self.mover * TILES + self.turn] - tiles.FOG

    def mast_text(self, seat: int) -> str:
        """A mast from bottom to top, one letter a fish."""
        text = ""
        for i in range(self.height[seat]):
            text += COLOURS[self.mast[seat * MAST + i]]
        return text
