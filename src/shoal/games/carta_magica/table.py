"""What lies on the table: all fields of a state, and the small motions every rule makes."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.box import BOX, RESOURCES, SECTORS
from shoal.games.carta_magica.cards import (
    ALL_CARDS,
    LUCKY_WIND,
    POINTS,
    SPIN_AGAIN,
    TALISMANS,
    WANTED,
    lowest,
    members,
    worth,
)
from shoal.games.carta_magica.wheel import NUMBER
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.state import State

GOLD: Final = 0
GOODS: Final = 1
MAGIC: Final = 2
LIMIT: Final = BOX.limit  # tokens of a kind in one hand (CM-071)

SOUND: Final = 0
BECALMED: Final = 1
DAMAGED: Final = 2
CONDITIONS: Final = ["sound", "becalmed", "damaged"]

LUCKY_STEPS: Final = BOX.costs["lucky_wind_steps"]
SHOWN: Final = BOX.costs["face_up_talismans"]
CHALLENGE_POINTS: Final = BOX.scoring["challenge_talisman"]
RETURN_POINTS: Final = BOX.scoring["returned_home"]
GOLD_POINTS: Final = BOX.scoring["gold"]
NOWHERE: Final = -1


def talisman_key(talisman: int) -> str:
    return "@carta-magica-talisman-" + BOX.talismans[talisman].lower()


def card_key(card: int) -> str:
    return "@carta-magica-card-" + BOX.cards[card].lower()


class Table(State):
    """The fields of a game. Everything a player owns lies open (CM-079).

    Hands, talismans and the discards are masks of cards (see `cards.py`). The last card of `pile`
    and of `deck` is the top one. Whoever looked through the Telescope last is the `keeper`, who
    knows the top `block` cards of the pile in order; `lore` holds, by seat, cards somebody knows
    to be among these without knowing where, from an earlier look (CM-141).
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> None:
        super().__init__(game, seats, options, chance)
        cap = options.get("round_cap", 0)
        self.cap = cap if isinstance(cap, int) else 0  # for self-play; 0 is none
        self.phase = phases.CAPTAIN
        self.first = 0  # who begins every round (CM-003, CM-020)
        self.turn = 0
        self.acting = 0  # who decides now
        self.round = 1
        # By seat.
        self.captain: list[int] = [NOWHERE] * seats
        self.challenge: list[int] = [NOWHERE] * seats
        self.home: list[int] = [NOWHERE] * seats  # a space
        self.place: list[int] = [NOWHERE] * seats
        self.condition: list[int] = [SOUND] * seats
        self.laps: list[int] = [0] * seats
        self.pending: list[int] = [0] * seats  # trade_pending (CM-062)
        self.missed: list[int] = [0] * seats  # turns to miss (CM-022)
        self.returned: list[int] = [0] * seats
        self.gold: list[int] = [0] * seats
        self.goods: list[int] = [0] * seats
        self.magic: list[int] = [0] * seats
        self.hand: list[int] = [0] * seats  # kept adventure cards
        self.talismans: list[int] = [0] * seats
        # In the middle.
        self.pile: list[int] = []
        self.discards = 0
        self.deck: list[int] = []
        self.display: list[int] = []
        self.block = 0
        self.keeper = NOWHERE
        self.lore: list[int] = [0] * seats
        # What is going on.
        self.sector = -1  # the first spin of the turn
        self.second = -1  # direction or taming spin
        self.attack = -1
        self.defence = -1
        self.spin_for = phases.FIRST_SPIN
        self.extra = 0  # Lucky winds played for speed (CM-135)
        self.freed = 0  # 1: a stuck ship was freed by payment or card and must sail (CM-105)
        self.sailed = 0
        self.drawn = NOWHERE  # the card being resolved
        self.origin = phases.BY_ACTION
        self.look = 0  # cards under the Telescope
        self.payment = phases.FOR_TRADE
        self.owed = 0
        self.given = 0  # cards laid down for the payment
        self.slot = 0  # the talisman being bought
        self.stake = 0  # magic spent on the monster
        self.duty = 0  # 1: the card of the black harbour is still to be drawn
        self.queue = 0  # mask of seats that still draw a duty card
        self.asked = 0  # mask of seats asked about Good weather
        self.sheltered = 0  # mask of seats that played it
        self.rival = NOWHERE

    def copy_onto(self, copy: Table) -> None:
        """Copy every field but chance and journal."""
        copy.reveals = self.reveals
        copy.phase = self.phase
        copy.first = self.first
        copy.turn = self.turn
        copy.acting = self.acting
        copy.round = self.round
        copy.captain = self.captain[:]
        copy.challenge = self.challenge[:]
        copy.home = self.home[:]
        copy.place = self.place[:]
        copy.condition = self.condition[:]
        copy.laps = self.laps[:]
        copy.pending = self.pending[:]
        copy.missed = self.missed[:]
        copy.returned = self.returned[:]
        copy.gold = self.gold[:]
        copy.goods = self.goods[:]
        copy.magic = self.magic[:]
        copy.hand = self.hand[:]
        copy.talismans = self.talismans[:]
        copy.pile = self.pile[:]
        copy.discards = self.discards
        copy.deck = self.deck[:]
        copy.display = self.display[:]
        copy.block = self.block
        copy.keeper = self.keeper
        copy.lore = self.lore[:]
        copy.sector = self.sector
        copy.second = self.second
        copy.attack = self.attack
        copy.defence = self.defence
        copy.spin_for = self.spin_for
        copy.extra = self.extra
        copy.freed = self.freed
        copy.sailed = self.sailed
        copy.drawn = self.drawn
        copy.origin = self.origin
        copy.look = self.look
        copy.payment = self.payment
        copy.owed = self.owed
        copy.given = self.given
        copy.slot = self.slot
        copy.stake = self.stake
        copy.duty = self.duty
        copy.queue = self.queue
        copy.asked = self.asked
        copy.sheltered = self.sheltered
        copy.rival = self.rival

    # Tokens.

    def tokens(self, seat: int, resource: int) -> int:
        if resource == GOLD:
            return self.gold[seat]
        return self.goods[seat] if resource == GOODS else self.magic[seat]

    def own(self, seat: int, resource: int) -> int:
        """Tokens and the values of kept income cards of the kind (CM-075)."""
        return self.tokens(seat, resource) + worth(self.hand[seat], resource)

    def own_given(self, resource: int) -> int:
        return worth(self.given, resource)

    def gain(self, seat: int, resource: int, amount: int) -> int:
        """Take tokens from the bank, never above the limit (CM-071); how many were taken."""
        taken = min(amount, LIMIT - self.tokens(seat, resource))
        self.lose(seat, resource, -taken)
        return taken

    def lose(self, seat: int, resource: int, amount: int) -> None:
        """Give tokens back to the bank (CM-078)."""
        if resource == GOLD:
            self.gold[seat] -= amount
        elif resource == GOODS:
            self.goods[seat] -= amount
        else:
            self.magic[seat] -= amount

    # Cards.

    def discard(self, seat: int, kind: int) -> int:
        """Discard the lowest card of a kind (a mask) from a hand (CM-078, CM-124); which one."""
        card = lowest(self.hand[seat] & kind)
        self.hand[seat] ^= 1 << card
        self.discards |= 1 << card
        return card

    def play_card(self, seat: int, kind: int, use: str) -> None:
        card = self.discard(seat, kind)
        if self.journal is not None:
            told: dict[str, object] = {"seat": seat, "card": BOX.cards[card]}
            self.journal.tell("played", told | {"name": card_key(card), "use": use})

    # Spins.

    def spin(self, seat: int, purpose: int) -> None:
        """One of twelve sectors (CM-023); whoever holds Spin again may then repeat it (CM-138)."""
        sector = self.chance.below(SECTORS)
        if purpose == phases.FIRST_SPIN:
            self.sector = sector
        elif purpose == phases.ATTACK_SPIN:
            self.attack = sector
        elif purpose == phases.DEFENCE_SPIN:
            self.defence = sector
        else:
            self.second = sector
        self.acting = seat
        self.spin_for = purpose
        self.phase = phases.KEPT if self.hand[seat] & SPIN_AGAIN else phases.SPUN
        if self.journal is not None:
            self.tell_spin(seat, purpose, sector)

    def tell_spin(self, seat: int, purpose: int, sector: int) -> None:
        assert self.journal is not None
        result = "@carta-magica-segment-" + str(BOX.sector_segment[sector] + 1)
        if purpose == phases.DIRECTION_SPIN:
            result = "@carta-magica-direction-" + "nesw"[BOX.sector_direction[sector]]
        told: dict[str, object] = {"seat": seat, "sector": sector, "result": result}
        told["spin"] = phases.SPINS[purpose]
        self.journal.tell("spun", told)

    # Facts.

    def steps(self) -> int:
        """How far the ship may sail: the free number and five for each Lucky wind (CM-135)."""
        return NUMBER[self.sector] + LUCKY_STEPS * self.extra

    def lucky_left(self) -> int:
        return self.hand[self.turn] & LUCKY_WIND

    def occupant(self, cell: int) -> int:
        """The seat whose ship lies on a space, or -1."""
        for seat in range(self.seats):
            if self.place[seat] == cell:
                return seat
        return NOWHERE

    def anyone_returned(self) -> bool:
        return 1 in self.returned

    def check_return(self, seat: int) -> None:
        """Home with laps other than 0: returned (CM-184, CM-185).

        One circle round the middle island in either direction is the goal (CM-180); to and fro
        adds up to nothing (CM-183). The flag stays whatever happens to the ship (CM-192).
        """
        if self.place[seat] == self.home[seat] and self.laps[seat] and not self.returned[seat]:
            last = not self.anyone_returned()
            self.returned[seat] = 1
            if self.journal is not None:
                self.journal.tell("returned", {"seat": seat})
                if last:
                    self.journal.tell("last_round", {"seat": seat})

    def score(self, seat: int) -> int:
        """Talismans, ten for each on the own challenge, gold, return (CM-194 to CM-198)."""
        total = GOLD_POINTS * self.own(seat, GOLD)  # CM-195
        mine = self.talismans[seat]
        if mine:
            wanted = WANTED[self.challenge[seat]]
            for talisman in range(TALISMANS):
                if mine >> talisman & 1:
                    total += POINTS[talisman]  # CM-194
                    if wanted >> talisman & 1:
                        total += CHALLENGE_POINTS  # CM-196
        if self.returned[seat]:
            total += RETURN_POINTS  # CM-197
        return total

    def known_top(self, observer: int) -> int:
        """How many cards on top of the pile an observer knows in order (CM-140, CM-141)."""
        if observer < 0:
            return 0
        if self.look and self.acting == observer:
            return self.look
        return self.block if self.keeper == observer else 0

    def unknown_cards(self) -> int:
        """The cards that lie in the draw pile: everything that lies nowhere else."""
        away = self.discards | self.given
        for seat in range(self.seats):
            away |= self.hand[seat]
        if self.drawn >= 0:
            away |= 1 << self.drawn
        return ALL_CARDS & ~away

    def hand_names(self, mask: int) -> list[str]:
        return [BOX.cards[card] for card in members(mask)]

    def resource_key(self, resource: int) -> str:
        return "@carta-magica-" + RESOURCES[resource]
