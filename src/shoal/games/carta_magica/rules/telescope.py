"""The Telescope, and who knows what of the top of the pile (CM-140, CM-141)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import events, moments
from shoal.games.carta_magica.components import BOX, NOWHERE
from shoal.games.carta_magica.rules import adventure, cards
from shoal.games.carta_magica.state import CartaMagicaState

CARDS: Final = BOX.costs["telescope_cards"]


def use(sea: CartaMagicaState, seat: int) -> None:
    """Look at the top cards, fewer if fewer are there (CM-140)."""
    cards.play(sea, seat, cards.TELESCOPE, "telescope")
    sea.look = min(CARDS, len(sea.pile))
    sea.reveals += 1
    sea.moment = moments.LOOK
    events.looked(sea, seat, looked_at(sea))
    if sea.look == 1:
        pick(sea, sea.pile[-1])


def looked_at(sea: CartaMagicaState) -> list[int]:
    """The cards under the Telescope, the top one first."""
    return [sea.pile[len(sea.pile) - 1 - i] for i in range(sea.look)]


def pick(sea: CartaMagicaState, card: int) -> None:
    """Take one of the cards seen; with two left their order is chosen first."""
    left = sea.look - 1
    if left < 2:
        # `adventure.take_card` takes the card from the block, wherever in it the card lay.
        settle_lore(sea, left + 1)
        sea.look = 0
        adventure.take_card(sea, card)
        return
    # The taken card is shown at once; it leaves the pile when the others are put back.
    forget(sea, card)
    sea.pile.remove(card)
    sea.drawn = card
    sea.look = left
    sea.reveals += 1
    sea.moment = moments.STOW
    events.picked(sea, sea.acting, card)


def stow(sea: CartaMagicaState, top: int) -> None:
    """Put the two others back, this one on top, then resolve the card that was taken."""
    settle_lore(sea, sea.look)
    sea.look = 0
    sea.pile.remove(top)
    sea.pile.append(top)
    sea.moment = moments.CARD_DONE
    events.stowed(sea, sea.acting, top)
    adventure.resolve(sea)


def settle_lore(sea: CartaMagicaState, block: int) -> None:
    """The looker keeps the order from now on; who knew it before knows only which cards."""
    seat = sea.acting
    if sea.keeper not in (NOWHERE, seat):
        for i in range(sea.block):
            sea.lore[sea.keeper] |= 1 << sea.pile[len(sea.pile) - 1 - i]
    sea.lore[seat] = 0
    sea.keeper = seat
    sea.block = block


def forget(sea: CartaMagicaState, card: int) -> None:
    """A card leaves the top of the pile: nobody needs to remember it there."""
    depth = len(sea.pile) - 1 - sea.pile.index(card)
    if depth < sea.block:
        sea.block -= 1
    if sea.block == 0:
        sea.keeper = NOWHERE
    for seat in range(sea.seats):
        sea.lore[seat] &= ~(1 << card)


def known_top(sea: CartaMagicaState, observer: int) -> int:
    """How many cards on top of the pile an observer knows in order (CM-140, CM-141)."""
    if observer < 0:
        return 0
    if sea.look and sea.acting == observer:
        return sea.look
    return sea.block if sea.keeper == observer else 0
