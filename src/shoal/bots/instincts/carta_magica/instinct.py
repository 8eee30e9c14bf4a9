"""Carta Magica by instinct: load, sell, shop for the challenge, and come home in time.

Everything is measured in points. The voyage itself is in `voyage.py`, the judgement of a whole
position in `chances.py`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import Instinct
from shoal.bots.instincts.carta_magica.chances import final_reward, win_chances
from shoal.bots.instincts.carta_magica.distances import FAR, way_home
from shoal.bots.instincts.carta_magica.habits import PLAIN, Habits
from shoal.bots.instincts.carta_magica.last_turn import fight, talisman_worth, unseen_worth
from shoal.bots.instincts.carta_magica.learned import HABITS
from shoal.bots.instincts.carta_magica.voyage import (
    NEVER,
    leads,
    wants_curse,
    weighing,
)
from shoal.bots.search import Tuning
from shoal.games.carta_magica import actions, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX, MAGIC, MONSTER, PAYMENT
from shoal.games.carta_magica.rules import (
    battle,
    cards,
    monsters,
    ships,
    storm,
    telescope,
    tokens,
    wheel,
)
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.chance import Chance
from shoal.kernel.state import State


class CartaMagicaInstinct(Instinct):
    """Plain rules of thumb, no search."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, CartaMagicaState)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        moment = state.moment
        if moment in (moments.CHOOSE, moments.SAIL):
            return weighing(state, seat, self.habits).best(legal)
        if moment == moments.START:
            return actions.CURSE if wants_curse(state, seat) else actions.SPIN
        if moment == moments.VISIT:
            return choose_trade(state, seat, legal, self.habits)
        if moment == moments.INCOME:
            return choose_income(state, seat)
        if moment == moments.TAME:
            return choose_magic(state, seat, self.habits)
        if moment == moments.PAY:
            return legal[0]  # tokens first, then the smallest card
        if moment == moments.KEPT:
            return actions.AGAIN if dislikes_spin(state, seat, self.habits) else actions.KEEP
        if moment == moments.PEEK:
            return actions.TELESCOPE
        return choose_rarer(state, seat, legal, chance, self.habits)

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        """A point more makes an action of the voyage about twice as promising."""
        assert isinstance(state, CartaMagicaState)
        if state.moment not in (moments.CHOOSE, moments.SAIL):
            chosen = self.choose(state, seat, chance)
            return [20.0 if action == chosen else 1.0 for action in actions]
        found = weighing(state, seat, self.habits).worths(actions)
        top = -NEVER
        for worth in found:
            top = max(top, worth)
        return [0.0005 + exp(max(-400, worth - top) / 9.0) for worth in found]

    def narrow(self, state: State, seat: int, actions: list[int]) -> list[int]:
        assert isinstance(state, CartaMagicaState)
        if state.moment == moments.CAPTAIN:
            return actions[:1]  # a portrait, nothing more (CM-005)
        return actions

    def stage(self, state: State) -> int:
        """Turns taken so far."""
        assert isinstance(state, CartaMagicaState)
        place = (state.turn - state.first) % state.seats
        if state.moment < moments.START:
            return 0
        if state.over():
            return (state.round + 1) * state.seats
        return state.round * state.seats + place

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, CartaMagicaState)
        return final_reward(state) if state.over() else win_chances(state)

    def reward(self, state: State) -> list[float]:
        assert isinstance(state, CartaMagicaState)
        return final_reward(state)


def choose_rarer(
    sea: CartaMagicaState, seat: int, legal: list[int], chance: Chance, habits: Habits
) -> int:
    moment = sea.moment
    if moment == moments.LOOK:
        best, value = legal[0], -FAR
        for card in telescope.looked_at(sea):
            worth = card_worth(sea, seat, card)
            if worth > value:
                best, value = actions.PICK + card, worth
        return best
    if moment == moments.STOW:
        # What is worst for the next player goes on top.
        seen = telescope.looked_at(sea)
        first = card_worth(sea, seat, seen[0]) <= card_worth(sea, seat, seen[1])
        return actions.STOW + (seen[0] if first else seen[1])
    if moment == moments.WEATHER:
        return actions.SHELTER if storm_harms(sea, seat, habits) else actions.PASS
    if moment == moments.BATTLE:
        return choose_fight(sea, seat, habits)
    if moment == moments.LOOT:
        return choose_loot(sea, seat, legal)
    if moment == moments.HOME:
        return choose_home(sea, legal)
    if moment == moments.CHALLENGE:
        return choose_challenge(sea, legal)
    if moment == moments.CAPTAIN:
        return legal[chance.below(len(legal))]
    return actions.PASS if actions.PASS in legal else legal[0]


def storm_harms(sea: CartaMagicaState, seat: int, habits: Habits) -> bool:
    """Whether the storm that is rising, whose direction is known, does more harm than good."""
    after = sea.clone()
    storm.blow(after, wheel.DIRECTION[sea.second])
    if after.returned[seat] and not sea.returned[seat]:
        ends = not ships.anyone_returned(sea)
        if ends and sea.round < habits.earliest:
            return not leads(after, seat)
        return ends and not leads(after, seat) and sea.round < habits.late
    if ships.anyone_returned(sea):
        played = (seat - sea.first) % sea.seats <= (sea.turn - sea.first) % sea.seats
        if played:
            return False  # nothing can be lost any more
    if after.condition[seat] != ships.SOUND:
        return True
    return way_home(after, seat) > way_home(sea, seat) + habits.astray


def choose_fight(sea: CartaMagicaState, seat: int, habits: Habits) -> int:
    """The attack that may win most; none that may lose more."""
    best, value = actions.PASS, habits.attack
    for other in battle.targets(sea):
        worth = fight(sea, seat, other, habits.loss)
        if worth > value:
            best, value = actions.ATTACK + other, worth
    return best


def choose_challenge(sea: CartaMagicaState, legal: list[int]) -> int:
    """The challenge whose talismans are on sale already."""
    best, value = legal[0], -1
    for action in legal:
        worth = 0
        for talisman in sea.display:
            if cards.WANTED[action - actions.CHALLENGE] >> talisman & 1:
                worth += 10 + cards.POINTS[talisman]
        if worth > value:
            best, value = action, worth
    return best


def choose_home(sea: CartaMagicaState, legal: list[int]) -> int:
    """A red home, to buy on arrival; a black one if they are gone."""
    for action in legal:
        if chart.SPACE[chart.HARBOURS[action - actions.HOME]] == chart.RED:
            return action
    return legal[0]


# Harbours and cards.


def choose_trade(sea: CartaMagicaState, seat: int, legal: list[int], habits: Habits) -> int:
    """Sell everything, then draw; buy the best talisman, the unseen one rather than a poor one."""
    if actions.TRADE in legal:
        return actions.TRADE
    if actions.DRAW in legal:
        return actions.DRAW
    if wants_curse(sea, seat):
        return actions.CURSE
    best, value = actions.DONE, 20
    for action in legal:
        if actions.BUY <= action < actions.BUY + actions.TOP:
            talisman = sea.display[action - actions.BUY]
            worth = 10 * talisman_worth(sea, seat, talisman)
            if habits.deny and wanted_elsewhere(sea, seat, talisman):
                worth += habits.deny
            if worth > value:
                best, value = action, worth
    if actions.BUY + actions.TOP in legal and value < unseen_worth(sea, seat):
        return actions.BUY + actions.TOP
    return best


def wanted_elsewhere(sea: CartaMagicaState, seat: int, talisman: int) -> bool:
    """Whether a talisman is of somebody else's challenge."""
    for other in range(sea.seats):
        if other != seat and cards.WANTED[sea.challenge[other]] >> talisman & 1:
            return True
    return False


def choose_income(sea: CartaMagicaState, seat: int) -> int:
    """Tokens while there is room; a card otherwise."""
    resource = BOX.card_resources[sea.drawn]
    room = tokens.LIMIT - tokens.held(sea, seat, resource)
    return actions.CASH if room >= cards.VALUE[sea.drawn] else actions.KEEP


def choose_magic(sea: CartaMagicaState, seat: int, habits: Habits) -> int:
    """The magic whose chance of taming is worth it: gold and goods at stake, magic at half."""
    most = tokens.own(sea, seat, MAGIC)
    gold = min(cards.VALUE[sea.drawn], tokens.LIMIT - sea.gold[seat])
    prize = habits.prize * gold + 10 + habits.cargo * sea.goods[seat]
    best, value = 0, -FAR
    for magic in range(most + 1):
        good = monsters.taming_segments(sea, seat, magic)
        worth = prize * good // 6 - habits.stake * magic
        if worth > value:
            best, value = magic, worth
    return actions.TAME + best


def card_worth(sea: CartaMagicaState, seat: int, card: int) -> int:
    if cards.KIND[card] == PAYMENT:
        return -20
    if cards.KIND[card] == MONSTER:
        return 3 * (tokens.own(sea, seat, MAGIC) + 6 - cards.STRENGTH[card])
    return 5 * cards.VALUE[card] if cards.VALUE[card] else 8


def dislikes_spin(sea: CartaMagicaState, seat: int, habits: Habits) -> bool:
    """Whether another spin is likely better."""
    if sea.spin_for == wheel.FIRST:
        number = wheel.NUMBER[sea.sector]
        return number < 0 or number < way_home(sea, seat) <= habits.spin_home
    if sea.spin_for == wheel.TAMING:
        return (
            monsters.taming_total(sea, seat, wheel.NUMBER[sea.second]) < cards.STRENGTH[sea.drawn]
        )
    if sea.spin_for == wheel.ATTACK:
        return wheel.NUMBER[sea.attack] < 5
    if sea.spin_for == wheel.DEFENCE:
        return wheel.NUMBER[sea.defence] < wheel.NUMBER[sea.attack]
    return False


def choose_loot(sea: CartaMagicaState, seat: int, legal: list[int]) -> int:
    best, value = actions.PASS, 0
    beaten = battle.loser(sea)
    for talisman in cards.members(sea.talismans[beaten]):
        worth = 10 * talisman_worth(sea, seat, talisman)
        if worth > value:
            best, value = actions.LOOT + talisman, worth
    for card in cards.members(sea.hand[beaten]):
        worth = card_worth(sea, seat, card)
        if worth > value:
            best, value = actions.LOOT_CARD + card, worth
    return best


INSTINCT: Final = CartaMagicaInstinct(PLAIN)
LEARNED: Final = CartaMagicaInstinct(HABITS)  # who a captain takes all players for
# Scored after two rounds and after sixteen turns: eight rounds of two, four of four. What that is
# worth was measured with playouts to the end in 1,184 positions: see docs/how-strong.md.
TUNING: Final = Tuning(
    paired=True,
    dealt=True,
    margin=0.005,
    trials=50,
    exploration=0.15,
    opening=8.0,
    growth=0.2,
    whim=0.0,
    stages=16,
    glimpse=2,
    longest=120,
)
