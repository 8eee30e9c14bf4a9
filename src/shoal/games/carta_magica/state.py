"""The fields of a state and their copy."""

from __future__ import annotations

from abc import abstractmethod

from shoal.games.carta_magica import moments
from shoal.games.carta_magica.components import BOX, GOLD, GOODS, MAGIC, NOWHERE
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Options
from shoal.kernel.roles import RoleState


class CartaMagicaState(RoleState):
    """One moment of Carta Magica. Everything a player owns lies open (CM-079).

    Hands, talismans and the discards are masks of cards (see `rules/cards.py`). The last card of
    `pile` and of `deck` is the top one. Whoever looked through the Telescope last is the `keeper`,
    who knows the top `block` cards of the pile in order; `lore` holds, by seat, cards somebody
    knows to be among these without knowing where, from an earlier look (CM-141).
    """

    def __init__(
        self, game: Game, seats: int, options: Options, chance: Chance, old: CartaMagicaState | None
    ) -> None:
        """A table on which nothing has happened, or a copy of an old one."""
        super().__init__(game, seats, options, chance)
        cap = options.get("round_cap", 0)
        self.cap = cap if isinstance(cap, int) else 0  # for self-play; 0 is none
        if old is None:
            self.moment = moments.CAPTAIN
            self.first = 0  # who begins every round (CM-003, CM-020)
            self.turn = 0
            self.acting = 0  # who decides now
            self.round = 1
            # By seat.
            self.captain = [NOWHERE] * seats
            self.challenge = [NOWHERE] * seats
            self.home = [NOWHERE] * seats  # a space
            self.place = [NOWHERE] * seats
            self.condition = [0] * seats  # one of `ships.CONDITIONS`
            self.laps = [0] * seats
            self.pending = [0] * seats  # trade_pending (CM-062)
            self.missed = [0] * seats  # turns to miss (CM-022)
            self.returned = [0] * seats
            # The tokens come from the bank (CM-009).
            self.gold = [BOX.start[GOLD]] * seats
            self.goods = [BOX.start[GOODS]] * seats
            self.magic = [BOX.start[MAGIC]] * seats
            self.hand = [0] * seats  # kept adventure cards
            self.talismans = [0] * seats
            # In the middle.
            self.pile: list[int] = []
            self.discards = 0
            self.deck: list[int] = []
            self.display: list[int] = []
            self.block = 0
            self.keeper = NOWHERE
            self.lore = [0] * seats
            # What is going on.
            self.sector = -1  # the first spin of the turn
            self.second = -1  # direction or taming spin
            self.attack = -1
            self.defence = -1
            self.spin_for = 0  # what the last spin was for, one of `wheel.SPINS`
            self.extra = 0  # Lucky winds played for speed (CM-135)
            self.freed = 0  # 1: a stuck ship was freed by payment or card and must sail (CM-105)
            self.sailed = 0
            self.drawn = NOWHERE  # the card being resolved
            self.origin = 0  # why it was drawn, one of `adventure.ORIGINS`
            self.look = 0  # cards under the Telescope
            self.payment = 0  # what is paid for, one of `payment.PURPOSES`
            self.owed = 0
            self.given = 0  # cards laid down for the payment
            self.slot = 0  # the talisman being bought
            self.stake = 0  # magic spent on the monster
            self.duty = 0  # 1: the card of the black harbour is still to be drawn
            self.queue = 0  # mask of seats that still draw a duty card
            self.asked = 0  # mask of seats asked about Good weather
            self.sheltered = 0  # mask of seats that played it
            self.rival = NOWHERE
        else:
            self.reveals = old.reveals
            self.moment = old.moment
            self.first = old.first
            self.turn = old.turn
            self.acting = old.acting
            self.round = old.round
            self.captain = old.captain[:]
            self.challenge = old.challenge[:]
            self.home = old.home[:]
            self.place = old.place[:]
            self.condition = old.condition[:]
            self.laps = old.laps[:]
            self.pending = old.pending[:]
            self.missed = old.missed[:]
            self.returned = old.returned[:]
            self.gold = old.gold[:]
            self.goods = old.goods[:]
            self.magic = old.magic[:]
            self.hand = old.hand[:]
            self.talismans = old.talismans[:]
            self.pile = old.pile[:]
            self.discards = old.discards
            self.deck = old.deck[:]
            self.display = old.display[:]
            self.block = old.block
            self.keeper = old.keeper
            self.lore = old.lore[:]
            self.sector = old.sector
            self.second = old.second
            self.attack = old.attack
            self.defence = old.defence
            self.spin_for = old.spin_for
            self.extra = old.extra
            self.freed = old.freed
            self.sailed = old.sailed
            self.drawn = old.drawn
            self.origin = old.origin
            self.look = old.look
            self.payment = old.payment
            self.owed = old.owed
            self.given = old.given
            self.slot = old.slot
            self.stake = old.stake
            self.duty = old.duty
            self.queue = old.queue
            self.asked = old.asked
            self.sheltered = old.sheltered
            self.rival = old.rival

    @abstractmethod
    def clone(self) -> CartaMagicaState: ...
