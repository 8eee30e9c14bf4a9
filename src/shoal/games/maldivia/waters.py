"""Everything on and around the cloth: the data of a state, without the course of the game.

The rules read and change it through the modules named after the things of the game; `rules.py`
adds who decides when.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.box import COLOURS, SIZE
from shoal.games.maldivia.cloth import EAST, NORTH, SOUTH, WEST
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.state import State

# What is being decided.
ASK_TAKE: Final = 0
ASK_PLACE: Final = 1
ASK_PLAN: Final = 2
ASK_SAIL: Final = 3
ASK_ACT: Final = 4
ASK_GAIN: Final = 5
ASK_DROP: Final = 6
ASK_STICK: Final = 7
ASK_RESTACK: Final = 8
ASK_GIVE: Final = 9
ASK_EXCHANGE: Final = 10
OVER: Final = 11
ASKS: Final = [
    "take", "place", "plan", "sail", "act", "gain", "drop", "stick", "restack", "give",
    "exchange", "over",
]  # fmt: skip

NO_ONE: Final = -1
EVERYBODY: Final = 31  # bits of the four seats and, highest, of those who only watch
WATCHERS: Final = 16
NOTHING: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = []


class Waters(State):
    """The sea, the boats, the markets, the plans and the turn that is being carried out."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> None:
        # The lists are put in by whoever makes a state: a new game, a clone, a position.
        super().__init__(game, seats, options, chance)
        self.ask = ASK_TAKE
        self.menu: list[int] = NOTHING  # the legal actions now; replaced, never changed
        self.round = 0
        self.start = 0  # who holds the starting-player card
        self.turn = 0  # turn number, from 0
        self.mover = 0  # whose tile is being carried out, or whose choice it is in the set-up
        # The sea.
        self.face: list[int] = NOTHING  # what each space shows; HIDDEN if folded away
        self.folds: list[int] = NOTHING  # per side
        self.creases: list[int] = NOTHING  # the sides in the order they were folded
        self.fog = 0  # bits of the sides fog was drawn to this round (MAL-171)
        # The boats.
        self.at: list[int] = NOTHING  # which seat's boat is on a space, or -1 (MAL-006)
        self.boats: list[int] = NOTHING  # where each seat's boat is, or -1
        self.colours: list[int] = NOTHING  # which boat each seat took, or -1
        self.mast: list[int] = NOTHING  # seven places a seat, bottom to top
        self.height: list[int] = NOTHING  # fish on each mast
        self.supply: list[int] = NOTHING  # fish of each colour
        # The markets.
        self.ships: list[int] = NOTHING  # two open cards a side, or -1
        self.piles: list[list[int]] = NO_PILES  # per side, bottom to top
        self.sunk: list[int] = NOTHING  # per side, how many cards at the bottom everybody knows
        self.owner: list[int] = NOTHING  # who collected each card, or -1
        self.aware: list[int] = NOTHING  # per card, bits of those who know who holds it
        self.points: list[int] = NOTHING
        # The plans.
        self.tiles: list[int] = NOTHING  # four a seat: 0–3 arrow, 4–7 fog
        self.planned = 0  # bits of the seats whose plan is in
        # The turn.
        self.fresh: list[int] = NOTHING  # new fish of each colour, not yet on the mast
        self.gained = 0  # 1 while a gain is going on, 2 after it
        self.fished = 0
        self.robbed = 0  # bits of seats
        self.delivered = 0  # bits of sides
        self.special = 0  # octopus or shark used
        self.surplus = 0
        self.settled = 0  # fish whose place is fixed while restacking
        self.trade = NO_ONE  # the swap whose card to give is being chosen

    def spread(self, copy: Waters) -> None:
        """Copy everything but chance into another state of the same game."""
        copy.reveals = self.reveals
        copy.ask = self.ask
        copy.menu = self.menu
        copy.round = self.round
        copy.start = self.start
        copy.turn = self.turn
        copy.mover = self.mover
        copy.face = self.face[:]
        copy.folds = self.folds[:]
        copy.creases = self.creases[:]
        copy.fog = self.fog
        copy.at = self.at[:]
        copy.boats = self.boats[:]
        copy.colours = self.colours[:]
        copy.mast = self.mast[:]
        copy.height = self.height[:]
        copy.supply = self.supply[:]
        copy.ships = self.ships[:]
        piles: list[list[int]] = []
        for pile in self.piles:
            piles.append(pile[:])
        copy.piles = piles
        copy.sunk = self.sunk[:]
        copy.owner = self.owner[:]
        copy.aware = self.aware[:]
        copy.points = self.points[:]
        copy.tiles = self.tiles[:]
        copy.planned = self.planned
        copy.fresh = self.fresh[:]
        copy.gained = self.gained
        copy.fished = self.fished
        copy.robbed = self.robbed
        copy.delivered = self.delivered
        copy.special = self.special
        copy.surplus = self.surplus
        copy.settled = self.settled
        copy.trade = self.trade

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
        if self.ask <= ASK_PLAN:
            return 0
        if self.ask == OVER:
            return self.turn + 1
        played = self.rank_in_turn(seat) <= self.rank_in_turn(self.mover)
        return self.turn + 1 if played else self.turn

    def mast_text(self, seat: int) -> str:
        """A mast from bottom to top, one letter a fish."""
        text = ""
        for i in range(self.height[seat]):
            text += COLOURS[self.mast[seat * 7 + i]]
        return text


def fish_text(counts: list[int]) -> str:
    """Fish as letters, in the order of the colours."""
    text = ""
    for colour in range(4):
        text += COLOURS[colour] * counts[colour]
    return text
