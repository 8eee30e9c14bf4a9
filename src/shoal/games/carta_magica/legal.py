"""Legal actions, moment by moment. `refusals.py`, the second bookkeeper, knows nothing of it."""

from __future__ import annotations

from shoal.games.carta_magica import actions, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import CHALLENGES, CHARACTERS, GOLD, GOODS, MAGIC
from shoal.games.carta_magica.rules import (
    adventure,
    battle,
    cards,
    harbour,
    payment,
    sailing,
    ships,
    telescope,
    tokens,
    wheel,
)
from shoal.games.carta_magica.state import CartaMagicaState


def legal(sea: CartaMagicaState, seat: int) -> list[int]:
    """What a seat may do, ascending; never empty for the acting one before the end."""
    moment = sea.moment
    if seat != sea.acting or moment == moments.OVER:
        return []
    if moment == moments.START:  # D04
        if harbour.can_curse(sea):
            return [actions.SPIN, actions.CURSE]
        return [actions.SPIN]
    if moment == moments.CHOOSE:
        return to_choose(sea)
    if moment == moments.SAIL:  # D09, D10
        found = [actions.LUCKY] if sea.hand[sea.turn] & cards.LUCKY_WIND else []
        return found + sailing.goals(sea)
    if moment == moments.VISIT:
        return to_visit(sea)
    if moment == moments.KEPT:  # D05
        return [actions.KEEP, actions.AGAIN]
    if moment in (moments.DIRECTION, moments.DEFEND):
        return [actions.SPIN]
    if moment == moments.WEATHER:  # D06
        return [actions.SHELTER, actions.PASS]
    if moment == moments.PEEK:  # D12
        if sea.hand[seat] & cards.TELESCOPE:
            return [actions.DRAW, actions.TELESCOPE]
        return [actions.DRAW]
    if moment == moments.INCOME:  # D15
        return [actions.KEEP, actions.CASH]
    if moment == moments.TAME:  # D16
        most = tokens.own(sea, seat, MAGIC)
        return list(range(actions.TAME, actions.TAME + most + 1))
    if moment == moments.PAY:
        return to_pay(sea)
    if moment == moments.PROPOSE:  # D19
        return [actions.SWAP, actions.PASS]
    if moment == moments.ANSWER:  # D20
        return [actions.ACCEPT, actions.PASS]
    if moment == moments.BATTLE:  # D17
        return [actions.PASS] + [actions.ATTACK + other for other in battle.targets(sea)]
    if moment == moments.LOOT:
        return to_loot(sea)
    if moment == moments.LOOK:  # D13
        return sorted([actions.PICK + card for card in telescope.looked_at(sea)])
    if moment == moments.STOW:  # D14
        return sorted([actions.STOW + card for card in telescope.looked_at(sea)])
    return to_set_up(sea)


def to_set_up(sea: CartaMagicaState) -> list[int]:
    if sea.moment == moments.CAPTAIN:  # D01, CM-004
        return [actions.CAPTAIN + one for one in range(CHARACTERS) if one not in sea.captain]
    if sea.moment == moments.CHALLENGE:  # D02, CM-004
        return [actions.CHALLENGE + one for one in range(CHALLENGES) if one not in sea.challenge]
    free = [number for number, cell in enumerate(chart.HARBOURS) if cell not in sea.place]
    return [actions.HOME + number for number in free]  # D03, CM-010


def to_choose(sea: CartaMagicaState) -> list[int]:
    """One action (D07, CM-025): hold is always there (CM-026)."""
    seat = sea.turn
    sector = sea.sector
    found = [actions.HOLD]
    if wheel.SHOWS_GOODS[sector]:
        found.append(actions.GOODS)
    if wheel.SHOWS_MAGIC[sector]:
        found.append(actions.MAGIC)
    if wheel.SHOWS_ADVENTURE[sector] and adventure.can_draw(sea):
        found.append(actions.CARD)
    if sailing.is_free(sea):
        goals = sailing.goals(sea)
        if goals and sea.hand[seat] & cards.LUCKY_WIND:
            found.append(actions.LUCKY)
        if harbour.can_curse(sea):
            found.append(actions.CURSE)
        return found + goals
    if sailing.can_leave(sea):
        if sea.condition[seat] == ships.DAMAGED:
            if tokens.own(sea, seat, GOLD) >= sailing.REPAIR_GOLD:
                found.append(actions.REPAIR)
            if sea.hand[seat] & cards.REPAIR:
                found.append(actions.MEND)
        else:
            if tokens.own(sea, seat, GOODS) >= sailing.TOW_GOODS:
                found.append(actions.TOW)
            if sea.hand[seat] & cards.LUCKY_WIND:
                found.append(actions.ESCAPE)
    if harbour.can_curse(sea):
        found.append(actions.CURSE)
    return found


def to_visit(sea: CartaMagicaState) -> list[int]:
    """A visit (D11): trade, the duty card, Curse, and leaving when the duty is done (CM-054)."""
    found: list[int] = []
    if harbour.can_trade(sea):
        found.append(actions.TRADE)
    if sea.duty:
        found.append(actions.DRAW)
    if harbour.can_curse(sea):
        found.append(actions.CURSE)
    if not sea.duty:
        found.append(actions.DONE)
    if harbour.can_buy(sea):
        for slot in range(min(harbour.SHOWN, len(sea.display))):
            found.append(actions.BUY + slot)
        if sea.deck:
            found.append(actions.BUY + actions.TOP)
    return found


def to_pay(sea: CartaMagicaState) -> list[int]:
    """A payment (D08)."""
    found = [actions.SETTLE] if payment.can_settle(sea) else []
    return found + [actions.GIVE + card for card in payment.cards_to_give(sea)]


def to_loot(sea: CartaMagicaState) -> list[int]:
    """A card of whoever was beaten, or none (D18)."""
    beaten = battle.loser(sea)
    found = [actions.PASS] + [actions.LOOT + one for one in cards.members(sea.talismans[beaten])]
    return found + [actions.LOOT_CARD + card for card in cards.members(sea.hand[beaten])]
