"""Carta Magica by instinct: load, sell, shop for the challenge, and come home in time.

Everything is measured in points. The voyage itself is in `carta_magica_voyage.py`, the judgement
of a whole position in `carta_magica_outlook.py`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import Instinct
from shoal.bots.instincts.carta_magica_outlook import final_reward, win_chances
from shoal.bots.instincts.carta_magica_sea import FAR, RISK
from shoal.bots.instincts.carta_magica_voyage import (
    NEVER,
    action_worths,
    choose_action,
    talisman_worth,
    wants_curse,
)
from shoal.bots.search import Tuning
from shoal.games.carta_magica import actions, phases
from shoal.games.carta_magica.adventure import looked_at, taming_total
from shoal.games.carta_magica.battle import loser
from shoal.games.carta_magica.box import BOX
from shoal.games.carta_magica.cards import (
    KIND,
    MONSTER,
    PAYMENT,
    POINTS,
    STRENGTH,
    TALISMANS,
    VALUE,
    WANTED,
    members,
)
from shoal.games.carta_magica.chart import BLUE, HARBOURS, RED, SPACE
from shoal.games.carta_magica.table import LIMIT, MAGIC, Table
from shoal.games.carta_magica.wheel import NUMBER
from shoal.kernel.chance import Chance
from shoal.kernel.state import State

NUMBERS: Final = BOX.numbers


class CartaMagicaInstinct(Instinct):
    """Plain rules of thumb, no search."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Table)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        phase = state.phase
        if phase in (phases.CHOOSE, phases.SAIL):
            return choose_action(state, seat, legal)
        if phase == phases.START:
            return actions.CURSE if wants_curse(state, seat) else actions.SPIN
        if phase == phases.VISIT:
            return choose_trade(state, seat, legal)
        if phase == phases.INCOME:
            return choose_income(state, seat)
        if phase == phases.TAME:
            return choose_magic(state, seat)
        if phase == phases.PAY:
            return legal[0]  # tokens first, then the smallest card
        if phase == phases.KEPT:
            return actions.AGAIN if dislikes_spin(state, seat) else actions.KEEP
        if phase == phases.PEEK:
            return actions.TELESCOPE
        return choose_rarer(state, seat, legal, chance)

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        """A point more makes an action of the voyage about twice as promising."""
        assert isinstance(state, Table)
        if state.phase not in (phases.CHOOSE, phases.SAIL):
            chosen = self.choose(state, seat, chance)
            return [20.0 if action == chosen else 1.0 for action in actions]
        found = action_worths(state, seat, actions)
        top = -NEVER
        for worth in found:
            top = max(top, worth)
        return [0.0005 + exp(max(-400, worth - top) / 9.0) for worth in found]

    def stage(self, state: State) -> int:
        """Turns taken so far."""
        assert isinstance(state, Table)
        place = (state.turn - state.first) % state.seats
        if state.phase < phases.START:
            return 0
        if state.over():
            return (state.round + 1) * state.seats
        return state.round * state.seats + place

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return final_reward(state) if state.over() else win_chances(state)

    def reward(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return final_reward(state)


def choose_rarer(table: Table, seat: int, legal: list[int], chance: Chance) -> int:
    phase = table.phase
    if phase == phases.LOOK:
        best, value = legal[0], -FAR
        for card in looked_at(table):
            worth = card_worth(table, seat, card)
            if worth > value:
                best, value = actions.PICK + card, worth
        return best
    if phase == phases.STOW:
        # What is worst for the next player goes on top.
        cards = looked_at(table)
        first = card_worth(table, seat, cards[0]) <= card_worth(table, seat, cards[1])
        return actions.STOW + (cards[0] if first else cards[1])
    if phase == phases.WEATHER:
        risky = RISK[table.place[seat]] >= 2 or SPACE[table.place[seat]] != BLUE
        return actions.SHELTER if risky else actions.PASS
    if phase == phases.BATTLE:
        return legal[1]  # a talisman of the own challenge is worth a fight
    if phase == phases.LOOT:
        return choose_loot(table, seat, legal)
    if phase == phases.HOME:
        return choose_home(table, legal)
    if phase == phases.CHALLENGE:
        return choose_challenge(table, legal)
    if phase == phases.CAPTAIN:
        return legal[chance.below(len(legal))]
    return actions.PASS if actions.PASS in legal else legal[0]


def choose_challenge(table: Table, legal: list[int]) -> int:
    """The challenge whose talismans are on sale already."""
    best, value = legal[0], -1
    for action in legal:
        worth = 0
        for talisman in table.display:
            if WANTED[action - actions.CHALLENGE] >> talisman & 1:
                worth += 10 + POINTS[talisman]
        if worth > value:
            best, value = action, worth
    return best


def choose_home(table: Table, legal: list[int]) -> int:
    """A red home, to buy on arrival; a black one if they are gone."""
    for action in legal:
        if SPACE[HARBOURS[action - actions.HOME]] == RED:
            return action
    return legal[0]


# Harbours and cards.


def choose_trade(table: Table, seat: int, legal: list[int]) -> int:
    """Sell everything, then draw; buy the best talisman, the unseen one rather than a poor one."""
    if actions.TRADE in legal:
        return actions.TRADE
    if actions.DRAW in legal:
        return actions.DRAW
    if wants_curse(table, seat):
        return actions.CURSE
    best, value = actions.DONE, 2
    for action in legal:
        if actions.BUY <= action < actions.BUY + actions.TOP:
            worth = talisman_worth(table, seat, table.display[action - actions.BUY])
            if worth > value:
                best, value = action, worth
    if actions.BUY + actions.TOP in legal and value <= 6:
        return actions.BUY + actions.TOP
    return best


def choose_income(table: Table, seat: int) -> int:
    """Tokens while there is room; a card otherwise."""
    resource = BOX.card_resources[table.drawn]
    room = LIMIT - table.tokens(seat, resource)
    return actions.CASH if room >= VALUE[table.drawn] else actions.KEEP


def choose_magic(table: Table, seat: int) -> int:
    """The magic whose chance of taming is worth it: gold and goods at stake, magic at half."""
    most = table.own(seat, MAGIC)
    gold = min(VALUE[table.drawn], LIMIT - table.gold[seat])
    prize = 30 * gold + 10 + 5 * table.goods[seat]
    best, value = 0, -FAR
    for magic in range(most + 1):
        good = 0
        bonus = taming_total(table, seat, 0) - table.stake
        for number in NUMBERS:
            if magic + bonus + number >= STRENGTH[table.drawn]:
                good += 1
        worth = prize * good // 6 - 4 * magic
        if worth > value:
            best, value = magic, worth
    return actions.TAME + best


def card_worth(table: Table, seat: int, card: int) -> int:
    if KIND[card] == PAYMENT:
        return -20
    if KIND[card] == MONSTER:
        return 3 * (table.own(seat, MAGIC) + 6 - STRENGTH[card])
    return 5 * VALUE[card] if VALUE[card] else 8


def dislikes_spin(table: Table, seat: int) -> bool:
    """Whether another spin is likely better."""
    if table.spin_for == phases.FIRST_SPIN:
        return NUMBER[table.sector] < 0
    if table.spin_for == phases.TAMING_SPIN:
        return taming_total(table, seat, NUMBER[table.second]) < STRENGTH[table.drawn]
    if table.spin_for == phases.ATTACK_SPIN:
        return NUMBER[table.attack] < 5
    if table.spin_for == phases.DEFENCE_SPIN:
        return NUMBER[table.defence] < NUMBER[table.attack]
    return False


def choose_loot(table: Table, seat: int, legal: list[int]) -> int:
    best, value = actions.PASS, 0
    beaten = loser(table)
    for talisman in members(table.talismans[beaten]):
        worth = 10 * talisman_worth(table, seat, talisman)
        if worth > value:
            best, value = actions.LOOT + talisman, worth
    for card in members(table.hand[beaten]):
        worth = card_worth(table, seat, card)
        if worth > value:
            best, value = actions.LOOT + TALISMANS + card, worth
    return best


INSTINCT: Final = CartaMagicaInstinct()
# Scored after two rounds and after sixteen turns: eight rounds of two, four of four. What that is
# worth was measured with playouts to the end in 1,184 positions: see docs/how-strong.md.
TUNING: Final = Tuning(
    paired=True,
    margin=0.005,
    exploration=0.15,
    opening=8.0,
    growth=0.2,
    whim=0.0,
    stages=16,
    glimpse=2,
    longest=120,
)
