"""The wheel: the outer ring's segments, the inner ring's directions, and a spin."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import events, moments
from shoal.games.carta_magica.components import BOX, SECTORS
from shoal.games.carta_magica.rules import cards
from shoal.games.carta_magica.state import CartaMagicaState

STORM: Final = 5  # the segment of the storm (CM-028)
# By sector.
SEGMENT: Final = BOX.sector_segment
DIRECTION: Final = BOX.sector_direction
NUMBER: Final = [BOX.numbers[SEGMENT[sector]] for sector in range(SECTORS)]  # CM-024

# What a spin is for (CM-138).
FIRST: Final = 0
TOWARDS: Final = 1  # the direction of a storm
TAMING: Final = 2
ATTACK: Final = 3
DEFENCE: Final = 4
SPINS: Final = ["first", "direction", "taming", "attack", "defence"]


def shows(symbol: str) -> list[bool]:
    return [symbol in BOX.symbols[SEGMENT[sector]] for sector in range(SECTORS)]


SHOWS_WIND: Final = shows("wind")
SHOWS_HAMMER: Final = shows("hammer")
SHOWS_GOODS: Final = shows("goods")
SHOWS_MAGIC: Final = shows("magic")
SHOWS_ADVENTURE: Final = shows("adventure")
SHOWS_TOKENS: Final = [
    goods or magic for goods, magic in zip(SHOWS_GOODS, SHOWS_MAGIC, strict=True)
]


def spin(sea: CartaMagicaState, seat: int, purpose: int) -> None:
    """One of twelve sectors (CM-023); whoever holds Spin again may then repeat it (CM-138)."""
    sector = sea.chance.below(SECTORS)
    if purpose == FIRST:
        sea.sector = sector
    elif purpose == ATTACK:
        sea.attack = sector
    elif purpose == DEFENCE:
        sea.defence = sector
    else:
        sea.second = sector
    sea.acting = seat
    sea.spin_for = purpose
    sea.moment = moments.KEPT if sea.hand[seat] & cards.SPIN_AGAIN else moments.SPUN
    if sea.journal is not None:  # asked here, too, for there are more spins than actions
        events.spun(sea, seat, purpose, sector)


def spun(sea: CartaMagicaState) -> int:
    """The sector of the last spin."""
    if sea.spin_for == FIRST:
        return sea.sector
    if sea.spin_for == ATTACK:
        return sea.attack
    return sea.defence if sea.spin_for == DEFENCE else sea.second


def spin_again(sea: CartaMagicaState, seat: int) -> None:
    """The new result replaces the old one (CM-138)."""
    cards.play(sea, seat, cards.SPIN_AGAIN, "again")
    spin(sea, seat, sea.spin_for)


def let_stand(sea: CartaMagicaState, seat: int) -> None:
    sea.moment = moments.SPUN
    events.let_stand(sea, seat)
