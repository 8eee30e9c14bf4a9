"""Which positions are possible: what does not fit together is refused with the reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica import moments, position
from shoal.games.carta_magica.components import INCOME, MONSTER, NOWHERE, RESOURCES
from shoal.games.carta_magica.rules import cards, payment, ships, tokens, wheel
from shoal.kernel.sheet import Sheet

if TYPE_CHECKING:
    from shoal.games.carta_magica.state import CartaMagicaState


def check_table(sea: CartaMagicaState, sheet: Sheet) -> None:
    """Ships and owners: I03, I05 to I07, I15, I28."""
    for seat in range(sea.seats):
        word = position.seat_word(seat)
        for chosen, key in [(sea.captain, "captain"), (sea.challenge, "challenge")]:
            if chosen[seat] >= 0 and chosen.count(chosen[seat]) > 1:
                raise sheet.fault(f"{word}.{key}", "is somebody else's too (CM-004)")
            if chosen[seat] < 0 and sea.moment > moments.HOME:
                raise sheet.fault(f"{word}.{key}", "is missing")
        cell = sea.place[seat]
        if cell < 0:
            continue
        if sea.place.count(cell) > 1:
            raise sheet.fault(f"{word}.at", f"{chart.NAMES[cell]} holds two ships (CM-035)")
        if sea.home.count(sea.home[seat]) > 1:
            raise sheet.fault(f"{word}.home", "is somebody else's home too (CM-010)")
        if chart.SPACE[cell] > chart.WINDLESS:
            raise sheet.fault(f"{word}.at", f"no ship can be on {chart.NAMES[cell]} (CM-034)")
        becalmed = ships.CONDITIONS[sea.condition[seat]] == "becalmed"
        if becalmed != (chart.SPACE[cell] == chart.WINDLESS):
            raise sheet.fault(f"{word}.condition", "becalmed means on a windless space (CM-100)")
        if sea.pending[seat] and not chart.is_harbour(cell):
            raise sheet.fault(f"{word}.pending", "the ship is in no harbour (CM-062)")
        if cell == sea.home[seat] and sea.laps[seat] and not sea.returned[seat]:
            raise sheet.fault(f"{word}.returned", "home with laps means returned (CM-184)")
    if sea.keeper == NOWHERE and (sea.block or any(sea.lore)):
        raise sheet.fault("keeper", "nobody has looked at the block or lore named here")
    top = sea.pile[max(0, len(sea.pile) - sea.block) :]
    if sea.keeper != NOWHERE and not 0 < sea.block <= len(sea.pile):
        raise sheet.fault("block", "must count cards on top of the pile")
    for seat in range(sea.seats):
        if any(card not in top for card in cards.members(sea.lore[seat])):
            raise sheet.fault(
                f"{position.seat_word(seat)}.lore", "lies not within the block (CM-141)"
            )


NEEDS: Final = {
    # phase: keys that must be there, each with how to tell
    moments.KEPT: "spin",
    moments.CHOOSE: "sector",
    moments.SAIL: "sector",
    moments.DIRECTION: "sector",
    moments.WEATHER: "second",
    moments.LOOK: "look",
    moments.STOW: "drawn",
    moments.INCOME: "drawn",
    moments.TAME: "drawn",
    moments.DEFEND: "attack",
    moments.LOOT: "defence",
    moments.PROPOSE: "rival",
    moments.ANSWER: "rival",
    moments.PAY: "payment",
}


# Phases in which only the player whose turn it is decides.
OWN: Final = [
    moments.START,
    moments.DIRECTION,
    moments.CHOOSE,
    moments.SAIL,
    moments.VISIT,
    moments.BATTLE,
    moments.PROPOSE,
]


def check_moment(sea: CartaMagicaState, sheet: Sheet) -> None:
    """What is going on must fit the phase."""
    phase = sea.moment
    needed = NEEDS.get(phase, "")
    if phase == moments.KEPT and sea.spin_for == wheel.FIRST:
        needed = "sector"
    if needed and needed not in sheet:
        raise sheet.fault(needed, f"is needed in the phase {moments.NAMES[phase]}")
    if phase in (moments.CHOOSE, moments.SAIL) and wheel.SEGMENT[sea.sector] == wheel.STORM:
        raise sheet.fault("sector", "is the storm: there is no action to choose (CM-028)")
    if phase in (moments.DIRECTION, moments.WEATHER) and (
        sea.sector < 0 or wheel.SEGMENT[sea.sector] != wheel.STORM
    ):
        raise sheet.fault("sector", "is no storm (CM-028)")
    if phase <= moments.HOME:
        check_beginning(sea, sheet)
    elif min(sea.place) < 0:
        raise sheet.fault(f"{position.seat_word(sea.place.index(-1))}.home", "is missing")
    if phase == moments.PAY:
        check_payment(sea, sheet)
    elif sea.given or sea.owed:
        raise sheet.fault("owed", "nothing is being paid")
    kinds = {moments.INCOME: INCOME, moments.TAME: MONSTER}
    if phase in kinds and cards.KIND[sea.drawn] != kinds[phase]:
        raise sheet.fault("drawn", f"does not fit the phase {moments.NAMES[phase]}")
    resolving = phase in kinds or phase in (moments.PAY, moments.KEPT, moments.STOW)
    if sea.drawn != NOWHERE and not resolving:
        raise sheet.fault("drawn", "is resolved already")
    if phase == moments.VISIT and not chart.is_harbour(sea.place[sea.turn]):
        raise sheet.fault("phase", "a visit needs a ship in a harbour (CM-060)")
    if phase in (moments.PEEK, moments.LOOK) and not sea.pile:
        raise sheet.fault("pile", "is empty: there is nothing to draw")
    if sea.look and (phase not in (moments.LOOK, moments.STOW) or sea.look > len(sea.pile)):
        raise sheet.fault("look", "does not fit the phase or the pile (CM-140)")
    if (phase == moments.LOOK and sea.look < 2) or (phase == moments.STOW and sea.look != 2):
        raise sheet.fault("look", "leaves no choice: this moment does not exist")
    if sea.rival == sea.turn or (sea.attack >= 0 and sea.rival == NOWHERE):
        raise sheet.fault("rival", "must be the other player of the battle (CM-160)")
    if phase in (moments.DEFEND, moments.ANSWER) and sea.acting != sea.rival:
        raise sheet.fault("seat", "the rival decides now")
    if phase == moments.OVER and sea.turn != sea.first:
        raise sheet.fault("turn", "a game ends with a round (CM-190)")
    if phase in OWN and sea.acting != sea.turn:
        raise sheet.fault("seat", "only the player whose turn it is decides now (CM-021)")


def check_payment(sea: CartaMagicaState, sheet: Sheet) -> None:
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
        word = position.seat_word(seat)
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
