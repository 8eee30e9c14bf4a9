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
        self.reveals = 0 if old is None else old.reveals
        self.moment = moments.CAPTAIN if old is None else old.moment
        self.first = 0 if old is None else old.first  # who begins every round (CM-003, CM-020)
        self.turn = 0 if old is None else old.turn
        self.acting = 0 if old is None else old.acting  # who decides now
        self.round = 1 if old is None else old.round
        # By seat.
        self.captain = [NOWHERE] * seats if old is None else old.captain[:]
        self.challenge = [NOWHERE] * seats if old is None else old.challenge[:]
        self.home = [NOWHERE] * seats if old is None else old.home[:]  # a space
        self.place = [NOWHERE] * seats if old is None else old.place[:]
        # One of `ships.CONDITIONS`.
        self.condition = [0] * seats if old is None else old.condition[:]
        self.laps = [0] * seats if old is None else old.laps[:]
        self.pending = [0] * seats if old is None else old.pending[:]  # trade_pending (CM-062)
        self.missed = [0] * seats if old is None else old.missed[:]  # turns to miss (CM-022)
        self.returned = [0] * seats if old is None else old.returned[:]
        # The tokens come from the bank (CM-009).
        self.gold = [BOX.start[GOLD]] * seats if old is None else old.gold[:]
        self.goods = [BOX.start[GOODS]] * seats if old is None else old.goods[:]
        self.magic = [BOX.start[MAGIC]] * seats if old is None else old.magic[:]
        self.hand = [0] * seats if old is None else old.hand[:]  # kept adventure cards
        self.talismans = [0] * seats if old is None else old.talismans[:]
        # In the middle.
        self.pile: list[int] = [] if old is None else old.pile[:]
        self.discards = 0 if old is None else old.discards
        self.deck: list[int] = [] if old is None else old.deck[:]
        self.display: list[int] = [] if old is None else old.display[:]
        self.block = 0 if old is None else old.block
        self.keeper = NOWHERE if old is None else old.keeper
        self.lore = [0] * seats if old is None else old.lore[:]
        # What is going on.
        self.sector = -1 if old is None else old.sector  # the first spin of the turn
        self.second = -1 if old is None else old.second  # direction or taming spin
        self.attack = -1 if old is None else old.attack
        self.defence = -1 if old is None else old.defence
        # What the last spin was for, one of `wheel.SPINS`.
        self.spin_for = 0 if old is None else old.spin_for
        self.extra = 0 if old is None else old.extra  # Lucky winds played for speed (CM-135)
        # 1: a stuck ship was freed by payment or card and must sail (CM-105).
        self.freed = 0 if old is None else old.freed
        self.sailed = 0 if old is None else old.sailed
        self.drawn = NOWHERE if old is None else old.drawn  # the card being resolved
        # Why it was drawn, one of `adventure.ORIGINS`.
        self.origin = 0 if old is None else old.origin
        self.look = 0 if old is None else old.look  # cards under the Telescope
        # What is paid for, one of `payment.PURPOSES`.
        self.payment = 0 if old is None else old.payment
        self.owed = 0 if old is None else old.owed
        self.given = 0 if old is None else old.given  # cards laid down for the payment
        self.slot = 0 if old is None else old.slot  # the talisman being bought
        self.stake = 0 if old is None else old.stake  # magic spent on the monster
        # 1: the card of the black harbour is still to be drawn.
        self.duty = 0 if old is None else old.duty
        self.queue = 0 if old is None else old.queue  # mask of seats that still draw a duty card
        self.asked = 0 if old is None else old.asked  # mask of seats asked about Good weather
        self.sheltered = 0 if old is None else old.sheltered  # mask of seats that played it
        self.rival = NOWHERE if old is None else old.rival

    @abstractmethod
    def clone(self) -> CartaMagicaState: ...
