"""Legal actions, moment by moment. `refusals.py`, the second bookkeeper, knows nothing of it."""

from __future__ import annotations

from shoal.games.carta_magica import actions, adventure, harbour, phases
from shoal.games.carta_magica.battle import loser, targets
from shoal.games.carta_magica.cards import LUCKY_WIND, REPAIR, TALISMANS, TELESCOPE, members
from shoal.games.carta_magica.chart import HARBOURS
from shoal.games.carta_magica.payment import can_settle, cards_to_give
from shoal.games.carta_magica.reach import can_leave, destinations
from shoal.games.carta_magica.table import DAMAGED, GOLD, GOODS, MAGIC, SHOWN, Table
from shoal.games.carta_magica.turn import REPAIR_GOLD, TOW_GOODS, is_free
from shoal.games.carta_magica.wheel import ADVENTURE
from shoal.games.carta_magica.wheel import GOODS as GOODS_SHOWN
from shoal.games.carta_magica.wheel import MAGIC as MAGIC_SHOWN


def choices(table: Table) -> list[int]:
    """What the acting seat may do, ascending; never empty before the end."""
    phase = table.phase
    if phase == phases.START:  # D04
        if harbour.can_curse(table):
            return [actions.SPIN, actions.CURSE]
        return [actions.SPIN]
    if phase == phases.CHOOSE:
        return to_choose(table)
    if phase == phases.SAIL:  # D09, D10
        found = [actions.LUCKY] if table.lucky_left() else []
        return found + destinations(table.place[table.turn], table.steps(), table.place)
    if phase == phases.VISIT:
        return to_visit(table)
    if phase == phases.KEPT:  # D05
        return [actions.KEEP, actions.AGAIN]
    if phase in (phases.DIRECTION, phases.DEFEND):
        return [actions.SPIN]
    if phase == phases.WEATHER:  # D06
        return [actions.SHELTER, actions.PASS]
    if phase == phases.PEEK:  # D12
        if table.hand[table.acting] & TELESCOPE:
            return [actions.DRAW, actions.TELESCOPE]
        return [actions.DRAW]
    if phase == phases.INCOME:  # D15
        return [actions.KEEP, actions.CASH]
    if phase == phases.TAME:  # D16
        most = table.own(table.acting, MAGIC)
        return list(range(actions.TAME, actions.TAME + most + 1))
    if phase == phases.PAY:
        return to_pay(table)
    return rarely(table)


def rarely(table: Table) -> list[int]:
    """Set-up, battle and Telescope."""
    phase = table.phase
    found: list[int] = []
    if phase == phases.CAPTAIN:  # D01, CM-004
        for captain in range(8):
            if captain not in table.captain:
                found.append(actions.CAPTAIN + captain)
    elif phase == phases.CHALLENGE:  # D02, CM-004
        for challenge in range(8):
            if challenge not in table.challenge:
                found.append(actions.CHALLENGE + challenge)
    elif phase == phases.HOME:  # D03, CM-010
        for number in range(8):
            if HARBOURS[number] not in table.place:
                found.append(actions.HOME + number)
    elif phase == phases.LOOK:  # D13
        for card in adventure.looked_at(table):
            found.append(actions.PICK + card)
        found.sort()
    elif phase == phases.STOW:  # D14
        for card in adventure.looked_at(table):
            found.append(actions.STOW + card)
        found.sort()
    elif phase == phases.BATTLE:  # D17
        found.append(actions.PASS)
        for other in targets(table):
            found.append(actions.ATTACK + other)
    elif phase == phases.LOOT:  # D18
        found.append(actions.PASS)
        beaten = loser(table)
        for talisman in members(table.talismans[beaten]):
            found.append(actions.LOOT + talisman)
        for card in members(table.hand[beaten]):
            found.append(actions.LOOT + TALISMANS + card)
    elif phase == phases.PROPOSE:  # D19
        found = [actions.SWAP, actions.PASS]
    elif phase == phases.ANSWER:  # D20
        found = [actions.ACCEPT, actions.PASS]
    return found


def to_choose(table: Table) -> list[int]:
    """One action (D07, CM-025): hold is always there (CM-026)."""
    seat = table.turn
    sector = table.sector
    found = [actions.HOLD]
    if GOODS_SHOWN[sector]:
        found.append(actions.GOODS)
    if MAGIC_SHOWN[sector]:
        found.append(actions.MAGIC)
    if ADVENTURE[sector] and adventure.can_draw(table):
        found.append(actions.CARD)
    if is_free(table):
        goals = destinations(table.place[seat], table.steps(), table.place)
        if goals and table.hand[seat] & LUCKY_WIND:
            found.append(actions.LUCKY)
        if harbour.can_curse(table):
            found.append(actions.CURSE)
        return found + goals
    if can_leave(table.place[seat], table.place):
        if table.condition[seat] == DAMAGED:
            if table.own(seat, GOLD) >= REPAIR_GOLD:
                found.append(actions.REPAIR)
            if table.hand[seat] & REPAIR:
                found.append(actions.MEND)
        else:
            if table.own(seat, GOODS) >= TOW_GOODS:
                found.append(actions.TOW)
            if table.hand[seat] & LUCKY_WIND:
                found.append(actions.ESCAPE)
    if harbour.can_curse(table):
        found.append(actions.CURSE)
    return found


def to_visit(table: Table) -> list[int]:
    """A visit (D11): trade, the duty card, Curse, and leaving when the duty is done (CM-054)."""
    found: list[int] = []
    if harbour.can_trade(table):
        found.append(actions.TRADE)
    if table.duty:
        found.append(actions.DRAW)
    if harbour.can_curse(table):
        found.append(actions.CURSE)
    if not table.duty:
        found.append(actions.DONE)
    if harbour.can_buy(table):
        for slot in range(min(SHOWN, len(table.display))):
            found.append(actions.BUY + slot)
        if table.deck:
            found.append(actions.BUY + actions.TOP)
    return found


def to_pay(table: Table) -> list[int]:
    """A payment (D08)."""
    found = [actions.SETTLE] if can_settle(table) else []
    for card in cards_to_give(table):
        found.append(actions.GIVE + card)
    return found
