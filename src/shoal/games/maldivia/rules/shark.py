"""The shark: a blind swap of collected cards."""

from __future__ import annotations

from shoal.games.maldivia import events
from shoal.games.maldivia.components import CARDS_OF, VALUE
from shoal.games.maldivia.rules import memory
from shoal.games.maldivia.state import MaldiviaState


def holdings(sea: MaldiviaState, seat: int, side: int) -> list[int]:
    """The cards of an island a seat has collected."""
    return [card for card in CARDS_OF[side] if sea.owner[card] == seat]


def swap(sea: MaldiviaState, seat: int, given: int) -> None:
    """Draw a card of the chosen island from the opponent and give one's own (MAL-161, MAL-162).

    The opponent cannot refuse (MAL-164). Both partners know both cards; the others know the backs.
    """
    _mine, other, side = sea.trade
    theirs = holdings(sea, other, side)
    drawn = theirs[sea.chance.below(len(theirs))] if len(theirs) > 1 else theirs[0]
    sea.owner[given] = other
    sea.owner[drawn] = seat
    memory.tell(sea, (seat, other, given, drawn))
    change = VALUE[drawn] - VALUE[given]
    sea.points[seat] += change
    sea.points[other] -= change
    sea.special = True
    sea.reveals += 1
    events.swapped(sea, seat, other, given, drawn)
