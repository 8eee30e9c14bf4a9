"""Adventure cards: the draw, income, payments demanded (CM-120 to CM-127)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import events, moments
from shoal.games.carta_magica.components import GOODS, INCOME, MONSTER, NOWHERE, PAYMENT
from shoal.games.carta_magica.rules import cards, payment, telescope, tokens
from shoal.games.carta_magica.state import CartaMagicaState

# Why a card is drawn: what follows when it is resolved.
BY_ACTION: Final = 0
BY_VISIT: Final = 1
BY_DUTY: Final = 2
ORIGINS: Final = ["action", "visit", "duty"]


def can_draw(sea: CartaMagicaState) -> bool:
    """Whether there is any card to draw (CM-027, CM-121)."""
    return len(sea.pile) > 0 or sea.discards != 0


def begin_draw(sea: CartaMagicaState, seat: int, origin: int) -> None:
    """A player is about to draw, by the action card or by duty (CM-120).

    The pile is rebuilt only now that a card is needed (CM-122), before a Telescope can be played,
    so that one is never in it; with nothing to rebuild it from, the duty lapses (CM-121).
    """
    sea.acting = seat
    sea.origin = origin
    sea.moment = moments.CARD_DONE
    if not sea.pile:
        rebuild(sea)
    if not sea.pile:
        events.lapsed(sea, seat)
    elif origin == BY_DUTY or sea.hand[seat] & cards.TELESCOPE:
        sea.moment = moments.PEEK
        events.about_to_draw(sea, seat)
    else:
        take_card(sea, sea.pile[-1])


def rebuild(sea: CartaMagicaState) -> None:
    """Shuffle the discards into a new pile; what a Telescope showed is worth nothing now."""
    if not sea.discards:
        return
    sea.pile = cards.members(sea.discards)
    sea.discards = 0
    shuffle_pile(sea)
    events.rebuilt(sea)


def shuffle_pile(sea: CartaMagicaState) -> None:
    sea.chance.shuffle(sea.pile)
    sea.block = 0
    sea.keeper = NOWHERE
    for seat in range(sea.seats):
        sea.lore[seat] = 0


def take_card(sea: CartaMagicaState, card: int) -> None:
    """The card is shown to all (CM-141) and leaves the pile."""
    telescope.forget(sea, card)
    if sea.pile[-1] == card:
        sea.pile.pop()
    else:
        sea.pile.remove(card)
    sea.drawn = card
    sea.reveals += 1
    sea.moment = moments.CARD_DONE
    events.drew(sea, sea.acting, card)
    resolve(sea)


def resolve(sea: CartaMagicaState) -> None:
    """Resolve the drawn card completely, as far as nobody has to decide anything."""
    kind = cards.KIND[sea.drawn]
    if kind == INCOME:
        sea.moment = moments.INCOME  # CM-073, CM-125
    elif kind == MONSTER:
        sea.moment = moments.TAME  # faced at once (CM-150)
    elif kind == PAYMENT:
        demand(sea)
    else:
        keep(sea)  # CM-123: no limit on kept cards


def keep(sea: CartaMagicaState) -> None:
    """Keep the drawn card in the open hand; it counts against no limit (CM-074)."""
    card = sea.drawn
    sea.hand[sea.acting] |= 1 << card
    sea.drawn = NOWHERE
    sea.moment = moments.CARD_DONE
    events.kept(sea, sea.acting, card)


def cash(sea: CartaMagicaState) -> None:
    """Exchange an income card for tokens, now or never (CM-073, CM-077)."""
    card = sea.drawn
    taken = tokens.gain(sea, sea.acting, cards.RESOURCE[card], cards.VALUE[card])
    throw_away(sea)
    events.cashed(sea, sea.acting, card, taken)


def throw_away(sea: CartaMagicaState) -> None:
    sea.discards |= 1 << sea.drawn
    sea.drawn = NOWHERE
    sea.moment = moments.CARD_DONE


def demand(sea: CartaMagicaState) -> None:
    """A goods payment: pay in full, or nothing and miss a turn (CM-126); turns add up (CM-127)."""
    seat = sea.acting
    card = sea.drawn
    if tokens.own(sea, seat, GOODS) >= cards.VALUE[card]:
        payment.owe(sea, seat, payment.FOR_CARD, cards.VALUE[card])
        return
    sea.missed[seat] += 1
    throw_away(sea)
    events.unpaid(sea, seat, card)


def end_demand(sea: CartaMagicaState) -> None:
    card = sea.drawn
    throw_away(sea)
    events.settled_card(sea, sea.acting, card)
