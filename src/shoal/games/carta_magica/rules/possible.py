"""What a position alone can get wrong; whether a game can have led to it is asked in `asked`."""

from __future__ import annotations

from shoal.games.carta_magica import moments
from shoal.games.carta_magica.components import NOWHERE, RESOURCES
from shoal.games.carta_magica.rules import cards, payment, tokens
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.sheet import Sheet, seat_word


def check_table(sea: CartaMagicaState, sheet: Sheet) -> None:
    """Who has chosen what, and what is known of the pile."""
    for seat in range(sea.seats):
        word = seat_word(seat)
        for chosen, key in [(sea.captain, "captain"), (sea.challenge, "challenge")]:
            if chosen[seat] >= 0 and chosen.count(chosen[seat]) > 1:
                raise sheet.fault(f"{word}.{key}", "is somebody else's too (CM-004)")
            if chosen[seat] < 0 and sea.moment > moments.HOME:
                raise sheet.fault(f"{word}.{key}", "is missing")
        if sea.home[seat] >= 0 and sea.home.count(sea.home[seat]) > 1:
            raise sheet.fault(f"{word}.home", "is somebody else's home too (CM-010)")
    if sea.keeper == NOWHERE and (sea.block or any(sea.lore)):
        raise sheet.fault("keeper", "nobody has looked at the block or lore named here")
    top = sea.pile[max(0, len(sea.pile) - sea.block) :]
    if sea.keeper != NOWHERE and not 0 < sea.block <= len(sea.pile):
        raise sheet.fault("block", "must count cards on top of the pile")
    for seat in range(sea.seats):
        if any(card not in top for card in cards.members(sea.lore[seat])):
            raise sheet.fault(f"{seat_word(seat)}.lore", "lies not within the block (CM-141)")


def check_moment(sea: CartaMagicaState, sheet: Sheet) -> None:
    """What must be there before it can be asked about."""
    phase = sea.moment
    if phase <= moments.HOME:
        check_beginning(sea, sheet)
    elif min(sea.place) < 0:
        raise sheet.fault(f"{seat_word(sea.place.index(-1))}.home", "is missing")
    if phase == moments.PAY:
        check_payment(sea, sheet)
    if phase == moments.STOW and sea.look > len(sea.pile):
        raise sheet.fault("look", "does not fit the pile (CM-140)")
    if (phase == moments.LOOK and sea.look < 2) or (phase == moments.STOW and sea.look != 2):
        raise sheet.fault("look", "leaves no choice: this moment does not exist")


def check_payment(sea: CartaMagicaState, sheet: Sheet) -> None:
    if "payment" not in sheet:
        raise sheet.fault("payment", "is needed in the phase pay")
    resource = payment.paid_in(sea.payment)
    given = cards.worth(sea.given, resource)
    if sea.given & ~cards.INCOME_MASK[resource]:
        raise sheet.fault("given", f"only {RESOURCES[resource]} pays for this (CM-075)")
    if not 0 < sea.owed <= tokens.own(sea, sea.acting, resource) + given:
        raise sheet.fault("owed", "cannot be paid (CM-076)")
    if given >= sea.owed:
        raise sheet.fault("given", "covers the payment already (CM-076)")


def check_beginning(sea: CartaMagicaState, sheet: Sheet) -> None:
    """Choosing goes in turn order, placing ships in reverse (CM-004, CM-010)."""
    for i in range(sea.seats):
        seat = (sea.first + i) % sea.seats
        word = seat_word(seat)
        done = (sea.turn - sea.first) % sea.seats
        chosen = i < done or sea.moment == moments.HOME
        now = i == done and sea.moment == moments.CHALLENGE
        if (sea.captain[seat] >= 0) != (chosen or now):
            raise sheet.fault(f"{word}.captain", "does not fit the turn order (CM-004)")
        if (sea.challenge[seat] >= 0) != chosen:
            raise sheet.fault(f"{word}.challenge", "does not fit the turn order (CM-004)")
        placed = sea.moment == moments.HOME and i > done
        if (sea.home[seat] >= 0) != placed:
            raise sheet.fault(f"{word}.home", "does not fit the reverse order (CM-010)")
