"""The search behind VAN-085: what a player could do alone with the actions planned so far.

It walks over what matters to that question only: boat, vatu, points the Beggar could give, fish
and treasure tiles, a stall built on the way. When the vatu can never reach ten, more is never worse
and one way to do a thing stands for all (`thrifty`); else every choice is tried, because the
conversion (VAN-230) makes too much as bad as too little.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import characters, harbour, rewards
from shoal.games.vanuatu.rules.boxes import (
    BUILD_BIT,
    BUY_BIT,
    DRAW_BIT,
    EXPLORE_BIT,
    FISH_BIT,
    SAIL_BIT,
    SELL_BIT,
    TRANSPORT_BIT,
)
from shoal.games.vanuatu.state import VanuatuState

TRACK: Final[list[int]] = BOX.fish_track
PRICE: Final[list[int]] = BOX.price
MOST_STALLS: Final = max(BOX.slots_stalls)
NOBODY: Final = 99  # a price nobody can pay


def best_sale(table: VanuatuState, fish: int) -> int:
    """What fish tiles bring at most: the big ones first, while the price is high."""
    at = table.price_at
    total = 0
    for value in range(3, 0, -1):
        count = rewards.in_bag(fish, value)
        while count:
            count -= 1
            total += TRACK[at] * value
            if not table.drop_per_action and at + 1 < len(TRACK):
                at += 1
    return total


def converted(vatu: int, points: int) -> tuple[int, int]:
    """Vatu below ten, the tens turned into points (VAN-230): more than the Beggar can give."""
    return vatu % 10, 3 if vatu >= 10 and points >= 0 else points


class Chain:
    """One search for one player and one set of planned actions."""

    def __init__(self, table: VanuatuState, seat: int, planned: int, missing: int) -> None:
        self.table = table
        self.seat = seat
        self.planned = planned
        self.missing = missing
        self.found = 0
        self.seen: set[int] = set()
        person = table.character[seat] if table.turned[seat] == 0 else -1
        self.person = person
        self.build_cost = BOX.builder_cost if person == characters.BUILDER else BOX.build_cost
        self.moorings = archipelago.moorings(table, seat)
        self.own = 0  # islands with an own stall
        self.room = 0  # islands with a free stall slot
        self.cheapest: list[int] = [NOBODY] * 5  # by island
        for isle in table.isles:
            if table.stalls[isle * 5 + seat]:
                self.own |= 1 << isle
            if table.stall_count[isle] < BOX.slots_stalls[isle] and table.hand[seat]:
                self.room |= 1 << isle
            for good in range(3):
                if table.cubes[isle * 3 + good] and PRICE[good] < self.cheapest[isle]:
                    self.cheapest[isle] = PRICE[good]
        self.thrifty = False

    def explore(self) -> int:
        """The missing actions that can be reached."""
        table = self.table
        vatu = table.vatu[self.seat]
        fish = rewards.bag(table.fish_tiles, self.seat)
        gems = rewards.bag(table.gems, self.seat)
        hoard = rewards.worth(table.gems, self.seat)
        points = min(table.points[self.seat], 3) if self.person == characters.BEGGAR else -1
        most = vatu + hoard
        planned = self.planned
        if points >= 0:
            most += 3
        if planned & EXPLORE_BIT:
            most += 3 + 3 * BOX.diver_vatu if self.person == characters.DIVER else 3
        if planned & TRANSPORT_BIT:
            most += MOST_STALLS
        if planned & SELL_BIT:
            most += best_sale(table, fish + rewards.ONE[3] if planned & FISH_BIT else fish)
        self.thrifty = most <= 9
        if self.thrifty:
            helpers = planned & ~BUY_BIT & ~DRAW_BIT if points < 0 else planned
            if not (planned | self.missing) & SELL_BIT:
                helpers &= ~FISH_BIT & ~BUILD_BIT
            self.visit(helpers, table.boat[self.seat], vatu + hoard, points, fish, 0, 0)
        else:
            self.visit(planned, table.boat[self.seat], vatu, points, fish, gems, 0)
        return self.found

    def visit(
        self, left: int, boat: int, vatu: int, points: int, fish: int, gems: int, built: int
    ) -> None:
        """One reachable situation; `left` are planned actions not yet used, `built` an island set.

        `points` is what the Beggar could give, up to 3, or -1 if nobody can beg.
        """
        if self.missing & ~self.found == 0:
            return
        # One number for the situation, so that a set of ints remembers it.
        tiles = fish | gems << rewards.BITS
        key = left | boat << 9 | vatu << 13 | (points + 1) << 17 | tiles << 20 | built << 44
        if key in self.seen:
            return
        self.seen.add(key)
        purse = vatu
        if self.thrifty and points > 0:
            purse += points
        self.check(boat, purse, fish, built)
        if self.missing & ~self.found == 0:
            return
        if not self.thrifty:
            self.exchange(left, boat, vatu, points, fish, gems, built)
        if left == 0:
            return
        table = self.table
        tile = table.hex_tile[boat]
        shore = table.shore[boat]
        if left & EXPLORE_BIT and table.treasure[tile]:
            value = table.treasure[tile]
            bonus = value * BOX.diver_vatu if self.person == characters.DIVER else 0
            after = left & ~EXPLORE_BIT
            if self.thrifty:
                self.visit(after, boat, vatu + value + bonus, points, fish, gems, built)
            else:
                self.gain(after, boat, vatu, bonus, points, fish, gems + rewards.ONE[value], built)
        if left & FISH_BIT and table.fish[tile]:
            caught = fish + rewards.ONE[table.fish[tile]]
            self.visit(left & ~FISH_BIT, boat, vatu, points, caught, gems, built)
        if left & SELL_BIT and fish and self.may_sell(shore, built):
            after = left & ~SELL_BIT
            if self.thrifty:
                self.visit(after, boat, vatu + best_sale(table, fish), points, 0, gems, built)
            else:
                self.sales(after, boat, vatu, points, fish, gems, built, table.price_at, set())
        if left & TRANSPORT_BIT and table.tourists:
            for isle in archipelago.ISLES_OF[shore]:
                if table.guests[isle] < BOX.slots_tourists[isle]:
                    after = left & ~TRANSPORT_BIT
                    income = table.stall_count[isle] + (built >> isle & 1)
                    self.gain(after, boat, vatu, income, points, fish, gems, built)
        if left & DRAW_BIT and points >= 0:
            for isle in archipelago.ISLES_OF[shore]:
                if table.drawings[isle] < BOX.slots_drawings[isle]:
                    more = min(points + BOX.draw_points, 3)
                    self.visit(left & ~DRAW_BIT, boat, vatu, more, fish, gems, built)
                    break
        if left & BUY_BIT:
            self.buy(left & ~BUY_BIT, boat, vatu, points, fish, gems, built)
        if left & BUILD_BIT and purse >= self.build_cost:
            after = left & ~BUILD_BIT
            for isle in archipelago.ISLES_OF[shore & self.room]:
                more = built | 1 << isle
                self.pay(after, boat, vatu, self.build_cost, points, 0, fish, gems, more)
        if left & SAIL_BIT:
            self.sail(left & ~SAIL_BIT, boat, vatu, purse, points, fish, gems, built)

    def check(self, boat: int, purse: int, fish: int, built: int) -> None:
        """Note which missing actions are executable here (VAN-108)."""
        table = self.table
        tile = table.hex_tile[boat]
        shore = table.shore[boat]
        todo = self.missing & ~self.found
        if todo & SAIL_BIT:
            reach = 3 if self.person == characters.NAVIGATOR else purse
            if archipelago.leads(table, boat, reach, self.moorings):
                self.found |= SAIL_BIT
        if todo & BUILD_BIT and purse >= self.build_cost and shore & self.room:
            self.found |= BUILD_BIT
        if todo & EXPLORE_BIT and table.treasure[tile]:
            self.found |= EXPLORE_BIT
        if todo & FISH_BIT and table.fish[tile]:
            self.found |= FISH_BIT
        if todo & SELL_BIT and fish and self.may_sell(shore, built):
            self.found |= SELL_BIT
        if todo & BUY_BIT:
            for isle in archipelago.ISLES_OF[shore]:
                if self.cheapest[isle] <= purse:
                    self.found |= BUY_BIT
        if todo & DRAW_BIT:
            for isle in archipelago.ISLES_OF[shore]:
                if table.drawings[isle] < BOX.slots_drawings[isle]:
                    self.found |= DRAW_BIT
        if todo & TRANSPORT_BIT and table.tourists:
            for isle in archipelago.ISLES_OF[shore]:
                if table.guests[isle] < BOX.slots_tourists[isle]:
                    self.found |= TRANSPORT_BIT

    def may_sell(self, shore: int, built: int) -> bool:
        if self.person == characters.SELLER:
            return shore != 0
        return shore & (self.own | built) != 0

    def gain(
        self, left: int, boat: int, vatu: int, amount: int, points: int, fish: int, gems: int,
        built: int,
    ) -> None:  # fmt: skip
        """Go on after a gain, ten vatu having turned into points (VAN-230)."""
        purse, more = vatu + amount, points
        if purse >= 10:
            purse, more = converted(purse, points)
        self.visit(left, boat, purse, more, fish, gems, built)

    def pay(
        self, left: int, boat: int, vatu: int, cost: int, points: int, earned: int, fish: int,
        gems: int, built: int,
    ) -> None:  # fmt: skip
        """Go on after a payment, and what it earned.

        The thrifty beg only when they must, and then for all they can.
        """
        if vatu < cost:
            self.visit(left, boat, vatu + points - cost, -1, fish, gems, built)
        else:
            more = min(points + earned, 3) if points >= 0 else -1
            self.visit(left, boat, vatu - cost, more, fish, gems, built)

    def exchange(
        self, left: int, boat: int, vatu: int, points: int, fish: int, gems: int, built: int
    ) -> None:
        """VAN-150, VAN-209: sell a treasure, or beg."""
        for value in range(1, 4):
            if rewards.in_bag(gems, value):
                self.gain(left, boat, vatu, value, points, fish, gems - rewards.ONE[value], built)
        for given in range(1, points + 1):
            self.gain(left, boat, vatu, given, -1, fish, gems, built)

    def sail(
        self, left: int, boat: int, vatu: int, purse: int, points: int, fish: int, gems: int,
        built: int,
    ) -> None:  # fmt: skip
        free = self.person == characters.NAVIGATOR
        reached = 0
        for steps, ring in enumerate(archipelago.rings(self.table, boat), 1):
            if not free and purse < steps:
                break
            ends = ring & self.moorings
            if self.thrifty or free:  # the shortest way stands for all
                ends &= ~reached
                reached |= ends
            cost = 0 if free else steps
            for h in archipelago.LOW_BITS[ends & 255]:
                self.pay(left, h, vatu, cost, points, 0, fish, gems, built)
            for h in archipelago.HIGH_BITS[ends >> 8]:
                self.pay(left, h, vatu, cost, points, 0, fish, gems, built)

    def buy(
        self, left: int, boat: int, vatu: int, points: int, fish: int, gems: int, built: int
    ) -> None:
        table = self.table
        purse = vatu + points if self.thrifty and points > 0 else vatu
        for good in range(3):
            if PRICE[good] > purse:
                continue
            for isle in archipelago.ISLES_OF[table.shore[boat]]:
                if table.cubes[isle * 3 + good]:
                    earned = 0
                    space = harbour.space_for(table, good)
                    if space >= 0:
                        earned = BOX.worth[good]
                        if harbour.free_slots(table, space) == 1:
                            earned += BOX.ship_bonus
                    self.pay(left, boat, vatu, PRICE[good], points, earned, fish, gems, built)
                    break

    def sales(
        self, left: int, boat: int, vatu: int, points: int, fish: int, gems: int, built: int,
        at: int, seen: set[int],
    ) -> None:  # fmt: skip
        """Every way to go on selling; what is not sold cannot be sold any more this round."""
        key = vatu | (points + 1) << 4 | at << 7 | fish << 10
        if key in seen:
            return
        seen.add(key)
        for value in range(1, 4):
            if rewards.in_bag(fish, value):
                purse, more = converted(vatu + TRACK[at] * value, points)
                lower = at
                if not self.table.drop_per_action and at + 1 < len(TRACK):
                    lower = at + 1
                self.visit(left, boat, purse, more, 0, gems, built)
                rest = fish - rewards.ONE[value]
                if rest:
                    self.sales(left, boat, purse, more, rest, gems, built, lower, seen)
