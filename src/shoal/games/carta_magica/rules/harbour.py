"""Harbour visits: goods to gold, gold to talismans, the duty card, the Curse (3.5 of the rules).

All trade is with the bank and voluntary; players never trade with each other (CM-059).
"""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions, events, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX, GOLD, GOODS
from shoal.games.carta_magica.rules import cards, payment, ships, tokens
from shoal.games.carta_magica.state import CartaMagicaState

EXCHANGE_GOODS: Final = BOX.costs["exchange_goods"]
EXCHANGE_GOLD: Final = BOX.costs["exchange_gold"]
TALISMAN_GOLD: Final = BOX.costs["talisman_gold"]
SHOWN: Final = BOX.costs["face_up_talismans"]


def arrive(sea: CartaMagicaState) -> None:
    """A ship has sailed into a harbour: a visit opens at once (CM-050)."""
    sea.duty = 1 if chart.SPACE[sea.place[sea.turn]] == chart.BLACK else 0  # CM-053
    open_visit(sea)


def stay(sea: CartaMagicaState) -> None:
    """A visit after an action other than sailing: blown in before, or damaged (CM-062, CM-063).

    There is no new duty card (CM-064), and nobody else trades by merely staying (CM-060).
    """
    seat = sea.turn
    if chart.is_harbour(sea.place[seat]) and (
        sea.pending[seat] or sea.condition[seat] == ships.DAMAGED
    ):
        sea.pending[seat] = 0
        sea.duty = 0
        events.visiting(sea, seat)
        open_visit(sea)
    else:
        sea.moment = moments.VISITED


def open_visit(sea: CartaMagicaState) -> None:
    """Go on with a visit; it ends by itself when only leaving is left."""
    sea.acting = sea.turn
    sea.moment = moments.VISIT
    if not (sea.duty or can_trade(sea) or can_buy(sea) or can_curse(sea)):
        sea.moment = moments.VISITED


def leave(sea: CartaMagicaState) -> None:
    sea.moment = moments.VISITED
    events.left(sea, sea.turn)


def can_trade(sea: CartaMagicaState) -> bool:
    """CM-051, CM-052."""
    seat = sea.turn
    if chart.SPACE[sea.place[seat]] != chart.BLACK or sea.gold[seat] >= tokens.LIMIT:
        return False
    return tokens.own(sea, seat, GOODS) >= EXCHANGE_GOODS


def can_buy(sea: CartaMagicaState) -> bool:
    """CM-055, CM-058."""
    seat = sea.turn
    if chart.SPACE[sea.place[seat]] != chart.RED or not (sea.display or sea.deck):
        return False
    return tokens.own(sea, seat, GOLD) >= TALISMAN_GOLD


def can_curse(sea: CartaMagicaState) -> bool:
    """CM-142: a Curse in hand, and at least one displayed card to shuffle away."""
    return sea.hand[sea.turn] & cards.CURSE != 0 and len(sea.display) > 0


def trade(sea: CartaMagicaState) -> None:
    payment.owe(sea, sea.turn, payment.FOR_TRADE, EXCHANGE_GOODS)


def end_trade(sea: CartaMagicaState) -> None:
    seat = sea.turn
    taken = tokens.gain(sea, seat, GOLD, EXCHANGE_GOLD)
    events.traded(sea, seat, taken)
    open_visit(sea)


def buy(sea: CartaMagicaState, slot: int) -> None:
    """Name a displayed talisman or the unseen top card, and pay first (CM-056)."""
    sea.slot = slot
    payment.owe(sea, sea.turn, payment.FOR_TALISMAN, TALISMAN_GOLD)


def end_purchase(sea: CartaMagicaState) -> None:
    """The card is laid open before the buyer; the display is refilled at once (CM-057)."""
    seat = sea.turn
    slot = sea.slot
    if slot == actions.TOP:
        talisman = sea.deck.pop()
        sea.reveals += 1
    else:
        talisman = sea.display[slot]
        sea.display.pop(slot)
        refill(sea)
    sea.talismans[seat] |= 1 << talisman
    sea.slot = 0
    events.bought(sea, seat, talisman, slot)
    open_visit(sea)


def refill(sea: CartaMagicaState) -> None:
    """Turn up cards until three lie open, or the deck is empty (CM-007, CM-057, CM-058)."""
    while len(sea.display) < SHOWN and sea.deck:
        sea.display.append(sea.deck.pop())
        sea.reveals += 1


def curse(sea: CartaMagicaState) -> None:
    """Shuffle the display into the deck and turn up new cards (CM-142)."""
    cards.play(sea, sea.turn, cards.CURSE, "curse")
    for talisman in sea.display:
        sea.deck.append(talisman)
    sea.display = []
    sea.deck.sort()
    sea.chance.shuffle(sea.deck)
    refill(sea)
    events.cursed(sea, sea.turn)
