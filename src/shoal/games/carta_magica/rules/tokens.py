"""Gold, goods and magic: what a player holds, takes from the bank and gives back."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica.components import BOX, GOLD, GOODS
from shoal.games.carta_magica.rules import cards
from shoal.games.carta_magica.state import CartaMagicaState

LIMIT: Final = BOX.limit  # tokens of a kind in one hand (CM-071)


def held(sea: CartaMagicaState, seat: int, resource: int) -> int:
    if resource == GOLD:
        return sea.gold[seat]
    return sea.goods[seat] if resource == GOODS else sea.magic[seat]


def own(sea: CartaMagicaState, seat: int, resource: int) -> int:
    """Tokens and the values of kept income cards of the kind (CM-075)."""
    return held(sea, seat, resource) + cards.worth(sea.hand[seat], resource)


def gain(sea: CartaMagicaState, seat: int, resource: int, amount: int) -> int:
    """Take tokens from the bank, never above the limit (CM-071); how many were taken."""
    taken = min(amount, LIMIT - held(sea, seat, resource))
    lose(sea, seat, resource, -taken)
    return taken


def lose(sea: CartaMagicaState, seat: int, resource: int, amount: int) -> None:
    """Give tokens back to the bank (CM-078)."""
    if resource == GOLD:
        sea.gold[seat] -= amount
    elif resource == GOODS:
        sea.goods[seat] -= amount
    else:
        sea.magic[seat] -= amount
