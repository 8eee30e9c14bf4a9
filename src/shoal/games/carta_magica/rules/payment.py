"""Payments: tokens, kept income cards, change (CM-075, CM-076, CM-078).

The payer lays down cards one by one (`give ad08`) and pays the rest in tokens (`settle`). A card
may be laid down only if a right payment can still come of it.
"""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import events, moments
from shoal.games.carta_magica.components import GOLD, GOODS, MAGIC
from shoal.games.carta_magica.rules import cards, tokens
from shoal.games.carta_magica.state import CartaMagicaState

# What a payment is for.
FOR_TRADE: Final = 0
FOR_TALISMAN: Final = 1
FOR_TOW: Final = 2
FOR_REPAIR: Final = 3
FOR_CARD: Final = 4
FOR_TAMING: Final = 5
PURPOSES: Final = ["trade", "talisman", "tow", "repair", "card", "taming"]


def paid_in(purpose: int) -> int:
    """The resource that pays for it."""
    if purpose == FOR_TAMING:
        return MAGIC
    return GOLD if purpose in (FOR_TALISMAN, FOR_REPAIR) else GOODS


def owe(sea: CartaMagicaState, seat: int, purpose: int, amount: int) -> None:
    """Begin a payment; without cards of the kind, or for nothing, it is made at once."""
    sea.acting = seat
    sea.payment = purpose
    sea.owed = amount
    sea.given = 0
    sea.moment = moments.PAY
    resource = paid_in(purpose)
    if amount == 0:
        sea.moment = moments.PAID
    elif not sea.hand[seat] & cards.INCOME_MASK[resource]:
        close(sea)
    else:
        only_way(sea)
        if sea.moment == moments.PAY:
            events.owing(sea, seat, resource)


def only_way(sea: CartaMagicaState) -> None:
    """Take the steps that leave no choice."""
    while sea.moment == moments.PAY:
        fitting = cards_to_give(sea)
        settles = can_settle(sea)
        if settles and not fitting:
            close(sea)
        elif len(fitting) == 1 and not settles:
            lay(sea, fitting[0])
        else:
            return


def can_settle(sea: CartaMagicaState) -> bool:
    """Whether tokens cover what the cards laid down do not."""
    resource = paid_in(sea.payment)
    rest = sea.owed - cards.worth(sea.given, resource)
    return rest <= tokens.held(sea, sea.acting, resource)


def cards_to_give(sea: CartaMagicaState) -> list[int]:
    """The cards that may be laid down next, ascending."""
    kin, hand = cards.INCOME_CARDS[paid_in(sea.payment)], sea.hand[sea.acting]
    return [card for card in kin if hand >> card & 1 and leads_on(sea, sea.given | 1 << card)]


def leads_on(sea: CartaMagicaState, given: int) -> bool:
    """Whether some right set of cards contains these (CM-076), searched card by card."""
    resource = paid_in(sea.payment)
    kin = cards.INCOME_CARDS[resource]
    value = cards.VALUE
    hand = sea.hand[sea.acting] | sea.given
    # Equal cards are given in the order of their numbers (CM-124).
    for card in kin:
        if given >> card & 1:
            for other in kin:
                if other >= card:
                    break
                if hand >> other & 1 and not given >> other & 1 and value[other] == value[card]:
                    return False
    total = cards.worth(given, resource)
    if total >= sea.owed:
        for card in kin:  # noqa: SIM110 (a loop compiles better than a generator)
            if given >> card & 1 and total - value[card] >= sea.owed:
                return False  # this card would be superfluous
        return True
    if sea.owed - total <= tokens.held(sea, sea.acting, resource):
        return True
    for card in kin:
        if hand >> card & 1 and not given >> card & 1 and leads_on(sea, given | 1 << card):
            return True
    return False


def give(sea: CartaMagicaState, card: int) -> None:
    lay(sea, card)
    only_way(sea)


def lay(sea: CartaMagicaState, card: int) -> None:
    """Lay a card down; when the cards cover the debt the payment is made."""
    sea.hand[sea.acting] ^= 1 << card
    sea.given |= 1 << card
    events.laid(sea, sea.acting, card)
    if cards.worth(sea.given, paid_in(sea.payment)) >= sea.owed:
        close(sea)


def close(sea: CartaMagicaState) -> None:
    """Make the payment: cards to the discards, tokens to the bank or change back (CM-075)."""
    seat = sea.acting
    resource = paid_in(sea.payment)
    given = sea.given
    rest = sea.owed - cards.worth(given, resource)
    change = 0
    if rest > 0:
        tokens.lose(sea, seat, resource, rest)
    elif rest < 0:
        change = tokens.gain(sea, seat, resource, -rest)
    sea.discards |= given
    sea.given = 0
    sea.moment = moments.PAID
    events.paid(sea, seat, resource, given, rest, change)
