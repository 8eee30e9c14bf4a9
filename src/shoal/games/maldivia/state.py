"""One moment of a game: the fields, their copy, and what anybody can read off the table.

Nothing is decided here. Each question of the kernel is handed to the module of its role.
"""

from __future__ import annotations

from typing import Final, cast

from shoal.games.maldivia import (
    course,
    imagine,
    invariants,
    legal,
    moments,
    position,
    previews,
    prompts,
    refusals,
    scoring,
    view,
)
from shoal.games.maldivia.components import COLOURS, MAST, SIZE, TILES
from shoal.games.maldivia.map import EAST, NORTH, SOUTH, WEST
from shoal.games.maldivia.rules import memory, tiles
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Options
from shoal.kernel.state import State

NO_TRADE: Final = (-1, -1, -1)
NOTHING: Final[list[int]] = []
NO_PILES: Final[list[list[int]]] = []


class MaldiviaState(State):
    """The sea, the boats, the markets, the plans and the turn that is being carried out."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        # The lists are put in by whoever makes a state: a new game, a clone, a position.
        super().__init__(game, seats, options, chance)
        self.moment = moments.TAKE
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
        # Who may know what of the cards; shared by copies, so replaced and never changed.
        self.story: list[memory.Entry] = memory.NO_STORY  # from the first swap on
        self.aware: list[int] = memory.ALL_AWARE  # per card, who knows its first holder, as bits
        self.beliefs: dict[int, list[dict[int, int]]] = {}  # worked out once for a story
        self.points: list[int] = NOTHING
        # The plans.
        self.tiles: list[int] = NOTHING  # four a seat: 0–3 arrow, 4–7 fog
        self.planned = 0  # bits of the seats whose plan is in
        # The turn.
        self.fresh: list[int] = NOTHING  # new fish of each colour, not yet on the mast
        self.gained = moments.NO_GAIN
        self.fished = False
        self.robbed = 0  # bits of seats
        self.delivered = 0  # bits of sides
        self.special = False  # octopus or shark used
        self.surplus = False
        self.settled = 0  # fish whose place is fixed while restacking
        # The swap whose card to give is being chosen: island given, partner, island taken.
        self.trade: tuple[int, int, int] = NO_TRADE

    # Copies.

    def copy(self, chance: Chance) -> MaldiviaState:
        """Everything but chance and journal, in a state of its own."""
        copy = MaldiviaState(self.game, self.seats, self.options, chance)
        copy.reveals = self.reveals
        copy.moment = self.moment
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
        copy.story = self.story
        copy.aware = self.aware
        copy.beliefs = self.beliefs
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
        return copy

    def clone(self) -> MaldiviaState:
        return self.copy(self.chance.clone())

    def imagine(self, observer: int, chance: Chance) -> MaldiviaState:
        copy = self.copy(chance)
        imagine.draw_hidden(copy, observer, chance)
        copy.chance = chance.fork()
        return copy

    # Who may act, and what.

    def actors(self) -> list[int]:
        return legal.actors(self)

    def actor(self) -> int:
        return legal.actor(self)

    def awaited(self) -> list[int]:
        return legal.awaited(self)

    def legal(self, seat: int) -> list[int]:
        return legal.actions_of(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refusals.refuse(self, seat, action)

    def prompt(self, observer: int) -> Prompt:
        return prompts.prompt_of(self, observer)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return previews.preview_of(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        course.apply(self, seat, action)

    # The end.

    def over(self) -> bool:
        return self.moment == moments.OVER

    def scores(self) -> list[int]:
        return self.points[:]

    def rank_key(self, seat: int) -> list[int]:
        return scoring.rank_key(self, seat)

    def tally(self, seat: int) -> list[dict[str, object]]:
        return scoring.tally(self, seat)

    # Knowledge and texts.

    def view(self, observer: int) -> dict[str, object]:
        return cast("dict[str, object]", view.view_of(self, observer))

    def view_beside(self, observer: int, other: dict[str, object]) -> dict[str, object]:
        return {**other, "players": view.boat_parts(self, observer)}

    def recall(self, observer: int) -> dict[str, object]:
        return memory.recall(self, observer)

    def secrets(self, observer: int) -> list[str]:
        return imagine.secrets_of(self, observer)

    def sketch(self) -> dict[str, object]:
        return position.sketch_of(self)

    def breaches(self) -> list[str]:
        return invariants.breaches_of(self)

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
