"""Monsters: magic, a spin, gold or goods (CM-150 to CM-157)."""

from __future__ import annotations

from shoal.games.carta_magica import events, moments
from shoal.games.carta_magica.components import BOX, GOLD, NOWHERE
from shoal.games.carta_magica.rules import adventure, cards, payment, tokens, wheel
from shoal.games.carta_magica.state import CartaMagicaState


def face(sea: CartaMagicaState, magic: int) -> None:
    """Spend magic on the monster, lost whatever happens (CM-151)."""
    sea.stake = magic
    events.faced(sea, sea.acting, sea.drawn, magic)
    payment.owe(sea, sea.acting, payment.FOR_TAMING, magic)


def taming_bonus(sea: CartaMagicaState, seat: int) -> int:
    """One for each monster tamed before (CM-152)."""
    return cards.count(sea.hand[seat] & cards.MONSTERS)


def taming_total(sea: CartaMagicaState, seat: int, number: int) -> int:
    """Magic, the number spun (−2 for the storm, and no storm), one for each monster (CM-152)."""
    return sea.stake + number + taming_bonus(sea, seat)


def taming_segments(sea: CartaMagicaState, seat: int, magic: int) -> int:
    """How many of the six segments tame the drawn monster with so much magic."""
    needed = cards.STRENGTH[sea.drawn] - magic - taming_bonus(sea, seat)
    return len([number for number in BOX.numbers if number >= needed])


def end_taming(sea: CartaMagicaState) -> None:
    """Tamed or not, by the spin that counts (CM-153)."""
    seat = sea.acting
    monster = sea.drawn
    total = taming_total(sea, seat, wheel.NUMBER[sea.second])
    sea.drawn = NOWHERE
    sea.stake = 0
    sea.second = -1
    sea.moment = moments.CARD_DONE
    if total >= cards.STRENGTH[monster]:
        # CM-154: gold and the card, which is never spent (CM-157).
        taken = tokens.gain(sea, seat, GOLD, cards.VALUE[monster])
        sea.hand[seat] |= 1 << monster
        events.tamed(sea, seat, monster, total, taken)
    else:
        # CM-155: all goods tokens are lost; the monster goes back into the pile, even an empty
        # one (CM-156), and the pile is shuffled.
        lost = sea.goods[seat]
        sea.goods[seat] = 0
        sea.pile.append(monster)
        sea.pile.sort()
        adventure.shuffle_pile(sea)
        events.untamed(sea, seat, monster, total, lost)
