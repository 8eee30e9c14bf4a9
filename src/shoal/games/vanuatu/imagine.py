"""What an observer cannot know, drawn anew (VAN-270 to VAN-275)."""

from __future__ import annotations

from shoal.games.vanuatu import components, moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.chance import Chance


def rest_place(table: VanuatuState, observer: int) -> int:
    """How many rested before the observer looked at the rest tiles, or -1 if he never did.

    VAN-273: whoever rests sees what is left, so he knows what those before him took together.
    """
    for place in range(len(table.rest_order)):
        if table.rest_order[place] == observer:
            return place
    if table.moment == moments.RESTING and table.active == observer:
        return len(table.rest_order)
    return -1


def draw_hidden(table: VanuatuState, observer: int, chance: Chance) -> None:
    """Shuffle the hidden things of a copy, gathered in a fixed order first."""
    if table.moment == moments.OVER:
        return
    table.deck.sort()  # VAN-270
    chance.shuffle(table.deck)
    known = table.tourist_pile[: table.round_no]
    hidden = table.tourist_pile[table.round_no :]
    hidden.sort()
    chance.shuffle(hidden)
    table.tourist_pile = known + hidden
    pile = table.pile[:]  # VAN-271: a letter neither of whose tiles was seen may lie either way
    for letter in range(table.pile_at, 6):
        swap = chance.below(2)
        pile[letter] = 4 + letter * 2 + swap
        pile[letter + 6] = 4 + letter * 2 + 1 - swap
    table.pile = pile
    if table.rest_order:
        reimagine_rest(table, observer, chance)


def reimagine_rest(table: VanuatuState, observer: int, chance: Chance) -> None:
    order = table.rest_order
    place = rest_place(table, observer)
    pool = [0, 1, 2, 3]
    if place >= 0:
        before = sorted([table.rest_held[order[k]] for k in range(place)])
        chance.shuffle(before)
        for k in range(place):
            table.rest_held[order[k]] = before[k]
            pool.remove(before[k])
        if place < len(order):
            pool.remove(table.rest_held[observer])
    chance.shuffle(pool)
    for k in range(place + 1, len(order)):
        table.rest_held[order[k]] = pool.pop()


def secrets(table: VanuatuState, observer: int) -> list[str]:
    """What the observer cannot know, as label and truth; certain things are left out."""
    facts: list[str] = []
    if table.moment == moments.OVER:
        return facts
    if len(table.deck) > 1:
        facts.append("ship deck: " + " ".join(BOX.ship_ids[ship] for ship in table.deck))
    hidden = table.tourist_pile[table.round_no :]
    if len(set(hidden)) > 1:
        facts.append("tourist pile: " + ", then ".join(str(value) for value in hidden))
    for letter in range(table.pile_at, 6):
        facts.append(f"letter {'ABCDEF'[letter]}: {BOX.tile_ids[table.pile[letter]]} first")
    order = table.rest_order
    place = rest_place(table, observer)
    for k in range(len(order)):
        unsure = place < 0 or (k < place and place > 1) or (k > place and place < 2)
        if order[k] != observer and unsure:
            word = components.REST_WORDS[table.rest_held[order[k]]]
            facts.append(f"rest p{order[k] + 1}: {word[:8]}")
    return facts
