"""Harbour visits: goods to gold, gold to talismans, the duty card, the Curse (3.5 of the rules).

All trade is with the bank and voluntary; players never trade with each other (CM-059).
"""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.actions import TOP
from shoal.games.carta_magica.box import BOX
from shoal.games.carta_magica.cards import CURSE
from shoal.games.carta_magica.chart import BLACK, BLUE, RED, SPACE, WINDLESS
from shoal.games.carta_magica.payment import owe
from shoal.games.carta_magica.table import (
    DAMAGED,
    GOLD,
    GOODS,
    LIMIT,
    SHOWN,
    Table,
    talisman_key,
)

EXCHANGE_GOODS: Final = BOX.costs["exchange_goods"]
EXCHANGE_GOLD: Final = BOX.costs["exchange_gold"]
TALISMAN_GOLD: Final = BOX.costs["talisman_gold"]


def arrive(table: Table) -> None:
    """A ship has sailed into a harbour: a visit opens at once (CM-050)."""
    table.duty = 1 if SPACE[table.place[table.turn]] == BLACK else 0  # CM-053
    open_visit(table)


def stay(table: Table) -> None:
    """A visit after an action other than sailing: blown in before, or damaged (CM-062, CM-063).

    There is no new duty card (CM-064), and nobody else trades by merely staying (CM-060).
    """
    seat = table.turn
    in_harbour = BLUE < SPACE[table.place[seat]] < WINDLESS
    if in_harbour and (table.pending[seat] or table.condition[seat] == DAMAGED):
        table.pending[seat] = 0
        table.duty = 0
        if table.journal is not None:
            table.journal.tell("visiting", {"seat": seat})
        open_visit(table)
    else:
        table.phase = phases.VISITED


def open_visit(table: Table) -> None:
    """Go on with a visit; it ends by itself when only leaving is left."""
    table.acting = table.turn
    table.phase = phases.VISIT
    if not (table.duty or can_trade(table) or can_buy(table) or can_curse(table)):
        table.phase = phases.VISITED


def can_trade(table: Table) -> bool:
    """CM-051, CM-052."""
    seat = table.turn
    if SPACE[table.place[seat]] != BLACK or table.gold[seat] >= LIMIT:
        return False
    return table.own(seat, GOODS) >= EXCHANGE_GOODS


def can_buy(table: Table) -> bool:
    """CM-055, CM-058."""
    seat = table.turn
    if SPACE[table.place[seat]] != RED or not (table.display or table.deck):
        return False
    return table.own(seat, GOLD) >= TALISMAN_GOLD


def can_curse(table: Table) -> bool:
    """CM-142: a Curse in hand, and at least one displayed card to shuffle away."""
    return table.hand[table.turn] & CURSE != 0 and len(table.display) > 0


def trade(table: Table) -> None:
    owe(table, table.turn, phases.FOR_TRADE, EXCHANGE_GOODS)


def end_trade(table: Table) -> None:
    seat = table.turn
    taken = table.gain(seat, GOLD, EXCHANGE_GOLD)
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "taken": taken, "left": table.gold[seat]}
        table.journal.tell("traded", told)
    open_visit(table)


def buy(table: Table, slot: int) -> None:
    """Name a displayed talisman or the unseen top card, and pay first (CM-056)."""
    table.slot = slot
    owe(table, table.turn, phases.FOR_TALISMAN, TALISMAN_GOLD)


def end_purchase(table: Table) -> None:
    """The card is laid open before the buyer; the display is refilled at once (CM-057)."""
    seat = table.turn
    slot = table.slot
    if slot == TOP:
        talisman = table.deck.pop()
        table.reveals += 1
    else:
        talisman = table.display[slot]
        table.display.pop(slot)
        refill(table)
    table.talismans[seat] |= 1 << talisman
    table.slot = 0
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "talisman": BOX.talismans[talisman]}
        told["name"] = talisman_key(talisman)
        told["slot"] = slot
        told["how"] = "@carta-magica-bought-" + ("unseen" if slot == TOP else "shown")
        told["display"] = [BOX.talismans[shown] for shown in table.display]
        told["deck"] = len(table.deck)
        table.journal.tell("bought", told)
    open_visit(table)


def refill(table: Table) -> None:
    """Turn up cards until three lie open, or the deck is empty (CM-007, CM-057, CM-058)."""
    while len(table.display) < SHOWN and table.deck:
        table.display.append(table.deck.pop())
        table.reveals += 1


def curse(table: Table) -> None:
    """Shuffle the display into the deck and turn up new cards (CM-142)."""
    table.play_card(table.turn, CURSE, "@carta-magica-use-curse")
    for talisman in table.display:
        table.deck.append(talisman)
    table.display = []
    table.deck.sort()
    table.chance.shuffle(table.deck)
    refill(table)
    if table.journal is not None:
        told: dict[str, object] = {"seat": table.turn, "deck": len(table.deck)}
        told["display"] = [BOX.talismans[shown] for shown in table.display]
        told["names"] = [talisman_key(shown) for shown in table.display]
        table.journal.tell("cursed", told)
