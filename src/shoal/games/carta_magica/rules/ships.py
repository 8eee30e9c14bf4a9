"""Ships: their condition, who lies where, the circle and the return (CM-180 to CM-192)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import events
from shoal.games.carta_magica.components import NOWHERE
from shoal.games.carta_magica.state import CartaMagicaState

SOUND: Final = 0
BECALMED: Final = 1
DAMAGED: Final = 2
CONDITIONS: Final = ["sound", "becalmed", "damaged"]


def occupant(sea: CartaMagicaState, cell: int) -> int:
    """The seat whose ship lies on a space, or -1."""
    for seat in range(sea.seats):
        if sea.place[seat] == cell:
            return seat
    return NOWHERE


def anyone_returned(sea: CartaMagicaState) -> bool:
    return 1 in sea.returned


def check_return(sea: CartaMagicaState, seat: int) -> None:
    """Home with laps other than 0: returned (CM-184, CM-185).

    One circle round the middle island in either direction is the goal (CM-180); to and fro
    adds up to nothing (CM-183). The flag stays whatever happens to the ship (CM-192).
    """
    if sea.place[seat] == sea.home[seat] and sea.laps[seat] and not sea.returned[seat]:
        last = not anyone_returned(sea)
        sea.returned[seat] = 1
        events.returned(sea, seat)
        if last:
            events.last_round(sea, seat)
