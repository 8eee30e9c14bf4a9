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
        self.moment: int = moments.CAPTAIN if old is None else old.moment
        self.first: int = 0 if old is None else old.first  # who begins every round (CM-003, CM-020)
        self.turn: int = 0 if old is None else old.turn
        self.acting: int = 0 if old is None else old.acting  # who decides now
        self.round: int = 1 if old is None else old.round
        # By seat.
        self.captain: list[int] = [NOWHERE] * seats if old is None else old.captain[:]
        self.challenge: list[int] = [NOWHERE] * seats if old is None else old.challenge[:]
        self.home: list[int] = [NOWHERE] * seats if old is None else old.home[:]  # a space
        self.place: list[int] = [NOWHERE] * seats if old is None else old.place[:]
        # One of `ships.CONDITIONS`.
        self.condition: list[int] = [0] * seats if old is None else old.condition[:]
        self.laps: list[int] = [0] * seats if old is None else old.laps[:]
        # Trade_pending (CM-062).
        self.pending: list[int] = [0] * seats if old is None else old.pending[:]
        # Turns to miss (CM-022).
        self.missed: list[int] = [0] * seats if old is None else old.missed[:]
        self.returned: list[int] = [0] * seats if old is None else old.returned[:]
        # The tokens come from the bank (CM-009).
        self.gold: list[int] = [BOX.start[GOLD]] * seats if old is None else old.gold[:]
        self.goods: list[int] = [BOX.start[GOODS]] * seats if old is None else old.goods[:]
        self.magic: list[int] = [BOX.start[MAGIC]] * seats if old is None else old.magic[:]
        self.hand: list[int] = [0] * seats if old is None else old.hand[:]  # kept adventure cards
        self.talismans: list[int] = [0] * seats if old is None else old.talismans[:]
        # In the middle.
        self.pile: list[int] = [] if old is None else old.pile[:]
        self.discards: int = 0 if old is None else old.discards
        self.deck: list[int] = [] if old is None else old.deck[:]
        self.display: list[int] = [] if old is None else old.display[:]
        self.block: int = 0 if old is None else old.block
        self.keeper: int = NOWHERE if old is None else old.keeper
        self.lore: list[int] = [0] * seats if old is None else old.lore[:]
        # What is going on.
        self.sector: int = -1 if old is None else old.sector  # the first spin of the turn
        self.second: int = -1 if old is None else old.second  # direction or taming spin
        self.attack: int = -1 if old is None else old.attack
        self.defence: int = -1 if old is None else old.defence
        # What the last spin was for, one of `wheel.SPINS`.
        self.spin_for: int = 0 if old is None else old.spin_for
        self.extra: int = 0 if old is None else old.extra  # Lucky winds played for speed (CM-135)
        # 1: a stuck ship was freed by payment or card and must sail (CM-105).
        self.freed: int = 0 if old is None else old.freed
        self.sailed: int = 0 if old is None else old.sailed
        self.drawn: int = NOWHERE if old is None else old.drawn  # the card being resolved
        # Why it was drawn, one of `adventure.ORIGINS`.
        self.origin: int = 0 if old is None else old.origin
        self.look: int = 0 if old is None else old.look  # cards under the Telescope
        # What is paid for, one of `payment.PURPOSES`.
        self.payment: int = 0 if old is None else old.payment
        self.owed: int = 0 if old is None else old.owed
        self.given: int = 0 if old is None else old.given  # cards laid down for the payment
        self.slot: int = 0 if old is None else old.slot  # the talisman being bought
        self.stake: int = 0 if old is None else old.stake  # magic spent on the monster
        # 1: the card of the black harbour is still to be drawn.
        self.duty: int = 0 if old is None else old.duty
        # Mask of seats that still draw a duty card.
        self.queue: int = 0 if old is None else old.queue
        self.asked: int = 0 if old is None else old.asked  # mask of seats asked about Good weather
        self.sheltered: int = 0 if old is None else old.sheltered  # mask of seats that played it
        self.rival: int = NOWHERE if old is None else old.rival

    @abstractmethod
    def clone(self) -> CartaMagicaState: ...
