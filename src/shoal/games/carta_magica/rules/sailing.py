"""Sailing: ways out of a calm or damage, Lucky wind, and the move itself."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions, events, moments
from shoal.games.carta_magica.components import BOX, GOLD, GOODS
from shoal.games.carta_magica.rules import cards, payment, reach, ships, tokens, wheel
from shoal.games.carta_magica.state import CartaMagicaState

TOW_GOODS: Final = BOX.costs["tow_goods"]
REPAIR_GOLD: Final = BOX.costs["repair_gold"]
LUCKY_STEPS: Final = BOX.costs["lucky_wind_steps"]


def steps(sea: CartaMagicaState) -> int:
    """How far the ship may sail: the free number and five for each Lucky wind (CM-135)."""
    return wheel.NUMBER[sea.sector] + LUCKY_STEPS * sea.extra


def goals(sea: CartaMagicaState) -> list[int]:
    """The sail actions of the turn player's ship. The list may be shared: do not change it."""
    places = sea.place
    far = wheel.NUMBER[sea.sector] + LUCKY_STEPS * sea.extra  # as `steps` has it
    return reach.destinations(places[sea.turn], far, places)


def is_free(sea: CartaMagicaState) -> bool:
    """Whether the ship may sail without paying: sound, or freed by the symbol (CM-102, CM-111)."""
    condition = sea.condition[sea.turn]
    if condition == ships.SOUND or sea.freed:
        return True
    if condition == ships.DAMAGED:
        return wheel.SHOWS_HAMMER[sea.sector]
    return wheel.SHOWS_WIND[sea.sector]


def can_leave(sea: CartaMagicaState) -> bool:
    return reach.can_leave(sea.place[sea.turn], sea.place)


def can_sail(sea: CartaMagicaState) -> bool:
    """Whether sailing is possible in any way: a free neighbour, and freedom or its price."""
    if not reach.can_leave(sea.place[sea.turn], sea.place):
        return False  # nothing can be paid either (CM-027, CM-105)
    if is_free(sea):
        return True
    seat = sea.turn
    if sea.condition[seat] == ships.DAMAGED:
        return tokens.own(sea, seat, GOLD) >= REPAIR_GOLD or sea.hand[seat] & cards.REPAIR != 0
    return tokens.own(sea, seat, GOODS) >= TOW_GOODS or sea.hand[seat] & cards.LUCKY_WIND != 0


def tow(sea: CartaMagicaState) -> None:
    """Out of a calm for goods (CM-103)."""
    payment.owe(sea, sea.turn, payment.FOR_TOW, TOW_GOODS)


def escape(sea: CartaMagicaState) -> None:
    """Out of a calm by Lucky wind (CM-104, CM-134)."""
    cards.play(sea, sea.turn, cards.LUCKY_WIND, "escape")
    free_ship(sea)


def repair(sea: CartaMagicaState) -> None:
    """Repair for gold (CM-112)."""
    payment.owe(sea, sea.turn, payment.FOR_REPAIR, REPAIR_GOLD)


def mend(sea: CartaMagicaState) -> None:
    """Repair by card (CM-113, CM-132)."""
    cards.play(sea, sea.turn, cards.REPAIR, "repair")
    free_ship(sea)


def free_ship(sea: CartaMagicaState) -> None:
    """Freed: the ship must now sail at least one step (CM-105, CM-114)."""
    sea.freed = 1
    open_sea(sea)


def lucky(sea: CartaMagicaState) -> None:
    """Lengthen the move (CM-041) by five steps, lost even if they are not used (CM-135).

    A card played to escape does not add five as well (CM-136).
    """
    cards.play(sea, sea.turn, cards.LUCKY_WIND, "lucky")
    sea.extra += 1
    open_sea(sea)


def open_sea(sea: CartaMagicaState) -> None:
    """Name the destination; a single one is taken by itself."""
    sea.moment = moments.SAIL
    if sea.hand[sea.turn] & cards.LUCKY_WIND:
        return
    found = goals(sea)
    if len(found) == 1:
        sail(sea, found[0] - actions.SAIL)


def sail(sea: CartaMagicaState, goal: int) -> None:
    """The ship sails: sound, nothing pending, laps counted, return checked (CM-042)."""
    seat = sea.turn
    start = sea.place[seat]
    freed = sea.condition[seat] != ships.SOUND
    sea.place[seat] = goal
    # Any way within the steps changes laps alike (CM-039, CM-181).
    sea.laps[seat] += reach.waters(start).laps[goal]
    sea.condition[seat] = ships.SOUND
    sea.pending[seat] = 0
    sea.freed = 0
    sea.extra = 0
    sea.sailed = 1
    sea.moment = moments.SAILED
    events.sailed(sea, seat, start, freed)
    ships.check_return(sea, seat)
