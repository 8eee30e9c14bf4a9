"""What must always hold (section 9 of the rules); the numbers I01 … are those of that section."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.box import BOX
from shoal.games.carta_magica.cards import ALL_CARDS, ALL_TALISMANS, mask_of
from shoal.games.carta_magica.chart import BLUE, NAMES, RED, SPACE, WINDLESS
from shoal.games.carta_magica.sketches import seat_word
from shoal.games.carta_magica.table import (
    BECALMED,
    CONDITIONS,
    DAMAGED,
    LIMIT,
    NOWHERE,
    SHOWN,
    Table,
)

PAYMENTS: Final = mask_of("payment")


def breaches(table: Table) -> list[str]:
    """The invariants that do not hold; looked at after every action of a checked simulation."""
    found: list[str] = []
    if not all_cards_once(table):
        found.append("I01: an adventure card is lost or doubled")
    if not all_talismans_once(table):
        found.append("I02: a talisman is lost or doubled")
    for resource in range(3):
        total = 0
        for seat in range(table.seats):
            held = table.tokens(seat, resource)
            total += held
            if not 0 <= held <= LIMIT:
                found.append(f"I03: {seat_word(seat)} holds too many or too few tokens")
        if total > BOX.tokens[resource]:
            found.append("I03: the bank has run out")
    if len(table.display) != SHOWN and table.deck:
        found.append("I04: the display is not full")
    if table.phase > phases.HOME:
        for seat in range(table.seats):
            breaches_of_ship(table, seat, found)
    for seat in range(table.seats):
        if table.hand[seat] & PAYMENTS:
            found.append("I21: somebody keeps a payment card")
        if table.score(seat) < 0:
            found.append("I30: a negative score")
    if table.phase == phases.OVER and table.turn != table.first:
        found.append("I16: the game ended in the middle of a round")
    return found


def all_cards_once(table: Table) -> bool:
    """Every adventure card lies somewhere (the masks join to all) and only there (they add up)."""
    joined = table.discards | table.given
    total = table.discards + table.given
    for seat in range(table.seats):
        joined |= table.hand[seat]
        total += table.hand[seat]
    for card in table.pile:
        joined |= 1 << card
        total += 1 << card
    if table.drawn != NOWHERE:
        joined |= 1 << table.drawn
        total += 1 << table.drawn
    return joined == total == ALL_CARDS


def all_talismans_once(table: Table) -> bool:
    """The same for talismans."""
    joined, total = 0, 0
    for seat in range(table.seats):
        joined |= table.talismans[seat]
        total += table.talismans[seat]
    for talisman in table.deck + table.display:
        joined |= 1 << talisman
        total += 1 << talisman
    return joined == total == ALL_TALISMANS


def breaches_of_ship(table: Table, seat: int, found: list[str]) -> None:
    cell = table.place[seat]
    space, condition = SPACE[cell], table.condition[seat]
    if space > WINDLESS or (condition == BECALMED) != (space == WINDLESS):
        found.append(f"I05: {seat_word(seat)} is {CONDITIONS[condition]} on {NAMES[cell]}")
    if condition == DAMAGED and space > RED:
        found.append(f"I06: {seat_word(seat)} is damaged on {NAMES[cell]}")
    if table.place.count(cell) != 1:
        found.append(f"I07: two ships on {NAMES[cell]}")
    if cell == table.home[seat] and table.laps[seat] and not table.returned[seat]:
        found.append(f"I15: {seat_word(seat)} is home with laps, but has not returned")
    if table.pending[seat] and not BLUE < space <= RED:
        found.append(f"I28: {seat_word(seat)} waits to trade outside a harbour")
    if table.missed[seat] < 0:
        found.append(f"I27: {seat_word(seat)} has missed more turns than it had to")
