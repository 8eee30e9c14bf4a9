"""The fields of a state and their copy; every question goes to the module that answers it."""

from __future__ import annotations

from shoal.games.carta_magica import (
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
from shoal.games.carta_magica.components import NOWHERE
from shoal.games.carta_magica.rules import adventure, payment, ships, wheel
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Options
from shoal.kernel.state import State


class CartaMagicaState(State):
    """One moment of Carta Magica. Everything a player owns lies open (CM-079).

    Hands, talismans and the discards are masks of cards (see `rules/cards.py`). The last card of
    `pile` and of `deck` is the top one. Whoever looked through the Telescope last is the `keeper`,
    who knows the top `block` cards of the pile in order; `lore` holds, by seat, cards somebody
    knows to be among these without knowing where, from an earlier look (CM-141).
    """

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        cap = options.get("round_cap", 0)
        self.cap = cap if isinstance(cap, int) else 0  # for self-play; 0 is none
        self.moment = moments.CAPTAIN
        self.first = 0  # who begins every round (CM-003, CM-020)
        self.turn = 0
        self.acting = 0  # who decides now
        self.round = 1
        # By seat; `sit_down` makes those of a new table, `copy_from` those of a copy.
        self.captain: list[int] = []
        self.challenge: list[int] = []
        self.home: list[int] = []  # a space
        self.place: list[int] = []
        self.condition: list[int] = []
        self.laps: list[int] = []
        self.pending: list[int] = []  # trade_pending (CM-062)
        self.missed: list[int] = []  # turns to miss (CM-022)
        self.returned: list[int] = []
        self.gold: list[int] = []
        self.goods: list[int] = []
        self.magic: list[int] = []
        self.hand: list[int] = []  # kept adventure cards
        self.talismans: list[int] = []
        # In the middle.
        self.pile: list[int] = []
        self.discards = 0
        self.deck: list[int] = []
        self.display: list[int] = []
        self.block = 0
        self.keeper = NOWHERE
        self.lore: list[int] = []
        # What is going on.
        self.sector = -1  # the first spin of the turn
        self.second = -1  # direction or taming spin
        self.attack = -1
        self.defence = -1
        self.spin_for = wheel.FIRST
        self.extra = 0  # Lucky winds played for speed (CM-135)
        self.freed = 0  # 1: a stuck ship was freed by payment or card and must sail (CM-105)
        self.sailed = 0
        self.drawn = NOWHERE  # the card being resolved
        self.origin = adventure.BY_ACTION
        self.look = 0  # cards under the Telescope
        self.payment = payment.FOR_TRADE
        self.owed = 0
        self.given = 0  # cards laid down for the payment
        self.slot = 0  # the talisman being bought
        self.stake = 0  # magic spent on the monster
        self.duty = 0  # 1: the card of the black harbour is still to be drawn
        self.queue = 0  # mask of seats that still draw a duty card
        self.asked = 0  # mask of seats asked about Good weather
        self.sheltered = 0  # mask of seats that played it
        self.rival = NOWHERE

    def sit_down(self) -> CartaMagicaState:
        """Nobody has anything yet."""
        seats = self.seats
        self.captain = [NOWHERE] * seats
        self.challenge = [NOWHERE] * seats
        self.home = [NOWHERE] * seats
        self.place = [NOWHERE] * seats
        self.condition = [ships.SOUND] * seats
        self.laps = [0] * seats
        self.pending = [0] * seats
        self.missed = [0] * seats
        self.returned = [0] * seats
        self.gold = [0] * seats
        self.goods = [0] * seats
        self.magic = [0] * seats
        self.hand = [0] * seats
        self.talismans = [0] * seats
        self.lore = [0] * seats
        return self

    def copy_from(self, other: CartaMagicaState) -> None:
        """Copy every field but chance and journal."""
        self.reveals = other.reveals
        self.moment = other.moment
        self.first = other.first
        self.turn = other.turn
        self.acting = other.acting
        self.round = other.round
        self.captain = other.captain[:]
        self.challenge = other.challenge[:]
        self.home = other.home[:]
        self.place = other.place[:]
        self.condition = other.condition[:]
        self.laps = other.laps[:]
        self.pending = other.pending[:]
        self.missed = other.missed[:]
        self.returned = other.returned[:]
        self.gold = other.gold[:]
        self.goods = other.goods[:]
        self.magic = other.magic[:]
        self.hand = other.hand[:]
        self.talismans = other.talismans[:]
        self.pile = other.pile[:]
        self.discards = other.discards
        self.deck = other.deck[:]
        self.display = other.display[:]
        self.block = other.block
        self.keeper = other.keeper
        self.lore = other.lore[:]
        self.sector = other.sector
        self.second = other.second
        self.attack = other.attack
        self.defence = other.defence
        self.spin_for = other.spin_for
        self.extra = other.extra
        self.freed = other.freed
        self.sailed = other.sailed
        self.drawn = other.drawn
        self.origin = other.origin
        self.look = other.look
        self.payment = other.payment
        self.owed = other.owed
        self.given = other.given
        self.slot = other.slot
        self.stake = other.stake
        self.duty = other.duty
        self.queue = other.queue
        self.asked = other.asked
        self.sheltered = other.sheltered
        self.rival = other.rival

    def clone(self) -> CartaMagicaState:
        copy = CartaMagicaState(self.game, self.seats, self.options, self.chance.clone())
        copy.copy_from(self)
        return copy

    # Who may act, and what.

    def actors(self) -> list[int]:
        return [] if self.moment == moments.OVER else [self.acting]

    def actor(self) -> int:
        return -1 if self.moment == moments.OVER else self.acting

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(self, seat, action)

    def prompt(self, observer: int) -> Prompt:
        return prompts.prompt(self, observer)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return previews.preview(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        course.apply(self, seat, action)

    # The end.

    def over(self) -> bool:
        return self.moment == moments.OVER

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def rank_key(self, seat: int) -> list[int]:
        return scoring.rank_key(self, seat)

    def tally(self, seat: int) -> list[dict[str, object]]:
        return scoring.tally(self, seat)

    # Knowledge.

    def view(self, observer: int) -> dict[str, object]:
        return view.view(self, observer)

    def view_beside(self, observer: int, other: dict[str, object]) -> dict[str, object]:
        return view.beside(self, observer, other)

    def imagine(self, observer: int, chance: Chance) -> State:
        return imagine.imagine(self, observer, chance)

    def secrets(self, observer: int) -> list[str]:
        return imagine.secrets(self, observer)

    # Texts and checks.

    def sketch(self) -> dict[str, object]:
        return position.sketch(self)

    def breaches(self) -> list[str]:
        return invariants.breaches(self)
