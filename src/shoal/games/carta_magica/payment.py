"""Payments: tokens, kept income cards, change (CM-075, CM-076, CM-078).

The payer lays down cards one by one (`give ad08`) and pays the rest in tokens (`settle`). A card
may be laid down only if a right payment can still come of it.
"""

from __future__ import annotations

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.box import BOX, RESOURCES
from shoal.games.carta_magica.cards import INCOME_CARDS, INCOME_MASK, VALUE, members, worth
from shoal.games.carta_magica.table import Table, card_key


def owe(table: Table, seat: int, purpose: int, amount: int) -> None:
    """Begin a payment; without cards of the kind, or for nothing, it is made at once."""
    table.acting = seat
    table.payment = purpose
    table.owed = amount
    table.given = 0
    table.phase = phases.PAY
    if amount == 0:
        table.phase = phases.PAID
    elif not table.hand[seat] & INCOME_MASK[phases.PAID_IN[purpose]]:
        close(table)
    else:
        only_way(table)
        if table.journal is not None and table.phase == phases.PAY:
            told: dict[str, object] = {"seat": seat, "amount": amount}
            told["kind_name"] = table.resource_key(phases.PAID_IN[purpose])
            table.journal.tell("owing", told)


def only_way(table: Table) -> None:
    """Take the steps that leave no choice."""
    while table.phase == phases.PAY:
        cards = cards_to_give(table)
        tokens = can_settle(table)
        if tokens and not cards:
            close(table)
        elif len(cards) == 1 and not tokens:
            lay(table, cards[0])
        else:
            return


def can_settle(table: Table) -> bool:
    """Whether tokens cover what the cards laid down do not."""
    resource = phases.PAID_IN[table.payment]
    rest = table.owed - worth(table.given, resource)
    return rest <= table.tokens(table.acting, resource)


def cards_to_give(table: Table) -> list[int]:
    """The cards that may be laid down next, ascending."""
    resource = phases.PAID_IN[table.payment]
    found: list[int] = []
    for card in INCOME_CARDS[resource]:
        if table.hand[table.acting] >> card & 1 and leads_on(table, table.given | 1 << card):
            found.append(card)
    return found


def leads_on(table: Table, given: int) -> bool:
    """Whether some right set of cards contains these (CM-076), searched card by card."""
    resource = phases.PAID_IN[table.payment]
    hand = table.hand[table.acting] | table.given
    # Equal cards are given in the order of their numbers (CM-124).
    for card in INCOME_CARDS[resource]:
        if given >> card & 1:
            for other in INCOME_CARDS[resource]:
                if other >= card:
                    break
                if hand >> other & 1 and not given >> other & 1 and VALUE[other] == VALUE[card]:
                    return False
    total = worth(given, resource)
    if total >= table.owed:
        for card in INCOME_CARDS[resource]:
            if given >> card & 1 and total - VALUE[card] >= table.owed:
                return False  # this card would be superfluous
        return True
    if table.owed - total <= table.tokens(table.acting, resource):
        return True
    for card in INCOME_CARDS[resource]:
        if hand >> card & 1 and not given >> card & 1 and leads_on(table, given | 1 << card):
            return True
    return False


def lay(table: Table, card: int) -> None:
    """Lay a card down; when the cards cover the debt the payment is made."""
    table.hand[table.acting] ^= 1 << card
    table.given |= 1 << card
    if table.journal is not None:
        told: dict[str, object] = {"seat": table.acting, "card": BOX.cards[card]}
        table.journal.tell("laid", told | {"name": card_key(card)})
    if worth(table.given, phases.PAID_IN[table.payment]) >= table.owed:
        close(table)


def close(table: Table) -> None:
    """Make the payment: cards to the discards, tokens to the bank or change back (CM-075)."""
    seat = table.acting
    resource = phases.PAID_IN[table.payment]
    rest = table.owed - worth(table.given, resource)
    change = 0
    if rest > 0:
        table.lose(seat, resource, rest)
    elif rest < 0:
        change = table.gain(seat, resource, -rest)
    cards = table.given
    table.discards |= cards
    table.given = 0
    table.phase = phases.PAID
    if table.journal is not None:
        told: dict[str, object] = {"seat": seat, "resource": RESOURCES[resource]}
        told["amount"] = table.owed
        told["tokens"] = max(rest, 0)
        told["cards"] = [BOX.cards[card] for card in members(cards)]
        told["change"] = change
        told["left"] = table.tokens(seat, resource)
        told["purpose"] = "@carta-magica-payment-" + phases.PAYMENTS[table.payment]
        told["kind_name"] = table.resource_key(resource)
        table.journal.tell("paid", told)
