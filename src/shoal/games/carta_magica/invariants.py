"""What must always hold (section 9 of the rules); the numbers I01 … are those of that section.

Where ships can lie (I05 to I07, I15, I28) and what can be going on `asked` knows.
"""

from __future__ import annotations

from shoal.games.carta_magica import moments, scoring
from shoal.games.carta_magica.components import BOX, NOWHERE, RESOURCES
from shoal.games.carta_magica.rules import asked, cards, harbour, tokens
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.sheet import seat_word


def breaches(sea: CartaMagicaState) -> list[str]:
    """The invariants that do not hold; looked at after every action of a checked simulation."""
    found: list[str] = []
    if not all_cards_once(sea):
        found.append("I01: an adventure card is lost or doubled")
    if not all_talismans_once(sea):
        found.append("I02: a talisman is lost or doubled")
    for resource in range(len(RESOURCES)):
        total = 0
        for seat in range(sea.seats):
            held = tokens.held(sea, seat, resource)
            total += held
            if not 0 <= held <= tokens.LIMIT:
                found.append(f"I03: {seat_word(seat)} holds too many or too few tokens")
        if total > BOX.tokens[resource]:
            found.append("I03: the bank has run out")
    if len(sea.display) != harbour.SHOWN and sea.deck:
        found.append("I04: the display is not full")
    for seat in range(sea.seats):
        if sea.missed[seat] < 0:
            found.append(f"I27: {seat_word(seat)} has missed more turns than it had to")
        if sea.hand[seat] & cards.PAYMENTS:
            found.append("I21: somebody keeps a payment card")
        if scoring.score(sea, seat) < 0:
            found.append("I30: a negative score")
    if sea.moment == moments.OVER and sea.turn != sea.first:
        found.append("I16: the game ended in the middle of a round")
    wrong = None if found else next(asked.faults(sea), None)
    if wrong:
        found.append(f"the course of the game cannot have asked this: {wrong[0]}: {wrong[1]}")
    return found


def all_cards_once(sea: CartaMagicaState) -> bool:
    """Every adventure card lies somewhere (the masks join to all) and only there (they add up)."""
    joined = sea.discards | sea.given
    total = sea.discards + sea.given
    for seat in range(sea.seats):
        joined |= sea.hand[seat]
        total += sea.hand[seat]
    for card in sea.pile:
        joined |= 1 << card
        total += 1 << card
    if sea.drawn != NOWHERE:
        joined |= 1 << sea.drawn
        total += 1 << sea.drawn
    return joined == total == cards.ALL_CARDS


def all_talismans_once(sea: CartaMagicaState) -> bool:
    """The same for talismans."""
    joined, total = 0, 0
    for seat in range(sea.seats):
        joined |= sea.talismans[seat]
        total += sea.talismans[seat]
    for talisman in sea.deck + sea.display:
        joined |= 1 << talisman
        total += 1 << talisman
    return joined == total == cards.ALL_TALISMANS
