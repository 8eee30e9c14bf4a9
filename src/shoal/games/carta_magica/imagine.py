"""Hidden things: gathering and shuffling what an observer cannot know."""

from __future__ import annotations

from shoal.games.carta_magica import position
from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.rules import cards, telescope
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.chance import Chance


def draw_hidden(sea: CartaMagicaState, observer: int, chance: Chance) -> None:
    """Shuffle what the observer cannot know: the talisman deck and the unseen pile."""
    hidden = cards.ALL_TALISMANS
    for seat in range(sea.seats):
        hidden &= ~sea.talismans[seat]
    for talisman in sea.display:
        hidden &= ~(1 << talisman)
    sea.deck = cards.members(hidden)
    chance.shuffle(sea.deck)
    sea.pile = imagine_pile(sea, observer, chance)
    for seat in range(sea.seats):
        if seat != observer:
            # Nobody can tell what remains of somebody else's earlier look.
            sea.lore[seat] = 0


def imagine_pile(sea: CartaMagicaState, observer: int, chance: Chance) -> list[int]:
    known = telescope.known_top(sea, observer)
    hidden = piled_cards(sea)
    top = sea.pile[len(sea.pile) - known :]
    for card in top:
        hidden &= ~(1 << card)
    among = sea.lore[observer] if observer >= 0 and not known else 0
    pile = cards.members(hidden & ~among)
    chance.shuffle(pile)
    if among:
        # These lie somewhere in the block on top.
        block: list[int] = cards.members(among)
        while len(block) < sea.block:
            block.append(pile.pop())
        chance.shuffle(block)
        return pile + block
    return pile + top


def piled_cards(sea: CartaMagicaState) -> int:
    """The cards that lie in the draw pile: everything that lies nowhere else."""
    away = sea.discards | sea.given
    for seat in range(sea.seats):
        away |= sea.hand[seat]
    if sea.drawn >= 0:
        away |= 1 << sea.drawn
    return cards.ALL_CARDS & ~away


def secrets(sea: CartaMagicaState, observer: int) -> list[str]:
    found: list[str] = []
    if len(sea.deck) > 1:
        found.append("talisman deck: " + position.words_of(BOX.talismans, sea.deck[::-1]))
    unseen = sea.pile[: len(sea.pile) - telescope.known_top(sea, observer)]
    if len(unseen) > 1 and not (observer >= 0 and sea.lore[observer]):
        found.append("adventure pile: " + position.words_of(BOX.cards, unseen[::-1]))
    return found
