"""The storm: direction, Good weather, ships blown two spaces, duty cards (CM-080 to CM-093)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import events, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX, NOWHERE
from shoal.games.carta_magica.rules import cards, ships, wheel
from shoal.games.carta_magica.state import CartaMagicaState

STEPS: Final = BOX.costs["storm_steps"]
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2

# What becomes of a ship, and how its event tells it.
BLOWN: Final = 0
HARBOUR: Final = 1
BECALMED: Final = 2
DAMAGED: Final = 3
SHELTERED: Final = 4
UNAFFECTED: Final = 5  # damaged or becalmed already (CM-083)
OUTCOMES: Final = ["blown", "harbour", "becalmed", "damaged", "sheltered", "unaffected"]


def ask_weather(sea: CartaMagicaState) -> None:
    """Ask the next holder of Good weather with a sound ship, in turn order (CM-084, CM-130).

    Kept cards lie open (CM-079), so who is asked tells nobody anything new.
    """
    for i in range(sea.seats):
        seat = (sea.turn + i) % sea.seats
        if sea.asked >> seat & 1:
            continue
        if sea.condition[seat] == ships.SOUND and sea.hand[seat] & cards.GOOD_WEATHER:
            sea.acting = seat
            sea.moment = moments.WEATHER
            return
    blow(sea, wheel.DIRECTION[sea.second])


def answer_weather(sea: CartaMagicaState, seat: int, plays: bool) -> None:
    sea.asked |= 1 << seat
    if plays:
        sea.sheltered |= 1 << seat
        cards.play(sea, seat, cards.GOOD_WEATHER, "shelter")
    else:
        events.braved(sea, seat)
    ask_weather(sea)


def downwind_first(sea: CartaMagicaState, direction: int) -> list[int]:
    """All seats, the farthest downwind first (CM-085); in one rank the order does not matter."""
    seats = list(range(sea.seats))
    # Insertion sort: at most four ships, and equal ranks keep seat order.
    for i in range(1, len(seats)):
        j = i
        while j > 0 and rank(sea, seats[j], direction) < rank(sea, seats[j - 1], direction):
            kept = seats[j]
            seats[j] = seats[j - 1]
            seats[j - 1] = kept
            j -= 1
    return seats


def rank(sea: CartaMagicaState, seat: int, direction: int) -> int:
    """Smaller lies farther downwind: ships are blown towards the direction (CM-081)."""
    cell = sea.place[seat]
    if direction == NORTH:
        return chart.row(cell)
    if direction == EAST:
        return -chart.column(cell)
    return -chart.row(cell) if direction == SOUTH else chart.column(cell)


def blow(sea: CartaMagicaState, direction: int) -> None:
    """Move every sound ship that is not sheltered (CM-082), then let the duties follow (CM-092)."""
    sea.moment = moments.DUTIES
    events.storm_rose(sea, direction)
    for seat in downwind_first(sea, direction):
        if sea.condition[seat] != ships.SOUND:
            events.blown(sea, seat, UNAFFECTED, [sea.place[seat]], NOWHERE)
        elif sea.sheltered >> seat & 1:
            events.blown(sea, seat, SHELTERED, [sea.place[seat]], NOWHERE)
        else:
            blow_ship(sea, seat, direction)
    for i in range(sea.seats):
        ships.check_return(sea, (sea.turn + i) % sea.seats)


def blow_ship(sea: CartaMagicaState, seat: int, direction: int) -> None:
    """Up to two steps, looking before each (CM-086); steps over the cut count (CM-091).

    It may end where it began, damaged there (CM-090). A damaged ship is never blown into a calm:
    stuck ships do not move, so the two states never meet (CM-083, CM-115).
    """
    path = [sea.place[seat]]
    outcome = BLOWN
    stopped_by = NOWHERE
    while len(path) <= STEPS:
        here = path[-1]
        there = here + chart.STEPS[direction]
        if chart.SPACE[there] > chart.WINDLESS or there in sea.place:
            # An occupied harbour or calm damages too (CM-088); only the blown ship (CM-089).
            sea.condition[seat] = ships.DAMAGED  # it lies where it was stopped (CM-087)
            outcome = DAMAGED
            stopped_by = there
            break
        sea.laps[seat] += chart.CUT[here][direction]
        sea.place[seat] = there
        sea.pending[seat] = 0  # out of whatever harbour it lay in (CM-062)
        path.append(there)
        if chart.SPACE[there] == chart.WINDLESS:
            sea.condition[seat] = ships.BECALMED
            outcome = BECALMED
            break
        if chart.SPACE[there] != chart.BLUE:
            outcome = HARBOUR
            sea.pending[seat] = 1  # trade waits for the owner's next turn (CM-061, CM-062)
            if chart.SPACE[there] == chart.BLACK:
                sea.queue |= 1 << seat  # CM-053
            break
    events.blown(sea, seat, outcome, path, stopped_by)
