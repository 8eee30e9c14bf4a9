"""One moment of a game: everything that lies on the table, as flat lists of small numbers."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import (
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
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Options
from shoal.kernel.state import State

UNSET: Final[list[int]] = []  # stands in lists that are filled right after a state is made


class VanuatuState(State):
    """The fields and their copy; every question is answered by the module of its role.

    Everything but `tourist_pile`, `pile`, `deck` and `rest_held` lies open (VAN-012).
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.characters_on = options["characters"] is True
        self.drop_per_action = options["fish_price_drop"] == "per_action"
        self.governor_on = options["governor"] is True
        self.round_no = 1
        self.moment = moments.PLANNING
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
        self.done = 0  # carried out or given up this round: a bit for seat x 9 + action
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
        self.facts = UNSET  # hexes where things can be done, see rules/planning.py
        self.rehearsals: dict[int, object] = {}  # the same by the second bookkeeper

    def copy_from(self, other: VanuatuState) -> None:
        """Become a copy of another table; what never changes is shared."""
        self.reveals = other.reveals
        self.round_no = other.round_no
        self.moment = other.moment
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
        self.done = other.done
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
        self.rehearsals = other.rehearsals

    def actors(self) -> list[int]:
        return [] if self.moment == moments.OVER else [self.active]

    def actor(self) -> int:
        return -1 if self.moment == moments.OVER else self.active

    def legal(self, seat: int) -> list[int]:
        return legal.of_seat(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(self, seat, action)

    def prompt(self, observer: int) -> Prompt:
        return prompts.prompt(self, observer)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return previews.preview(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        course.apply(self, action)

    def over(self) -> bool:
        return self.moment == moments.OVER

    def scores(self) -> list[int]:
        return self.points[:]

    def rank_key(self, seat: int) -> list[int]:
        return scoring.rank_key(self, seat)

    def tally(self, seat: int) -> list[dict[str, object]]:
        return scoring.tally(self, seat)

    def view(self, observer: int) -> dict[str, object]:
        return view.view(self, observer)

    def view_beside(self, observer: int, other: dict[str, object]) -> dict[str, object]:
        return view.beside(self, observer, other)

    def imagine(self, observer: int, chance: Chance) -> State:
        copy = VanuatuState(self.game, self.seats, self.options, self.chance)
        copy.copy_from(self)
        imagine.reimagine(copy, observer, chance)
        copy.chance = chance.fork()
        return copy

    def secrets(self, observer: int) -> list[str]:
        return imagine.hidden_facts(self, observer)

    def clone(self) -> VanuatuState:
        copy = VanuatuState(self.game, self.seats, self.options, self.chance.clone())
        copy.copy_from(self)
        return copy

    def sketch(self) -> dict[str, object]:
        return position.sketch(self)

    def breaches(self) -> list[str]:
        return invariants.breaches(self)
