"""The storm: direction, Good weather, ships blown two spaces, duty cards (CM-080 to CM-093)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.box import BOX, SIDE, SPACES
from shoal.games.carta_magica.cards import GOOD_WEATHER
from shoal.games.carta_magica.chart import BLACK, BLUE, CUT, NAMES, SPACE, STEPS, WINDLESS
from shoal.games.carta_magica.table import BECALMED, DAMAGED, SOUND, Table
from shoal.games.carta_magica.wheel import DIRECTION

STORM_STEPS: Final = BOX.costs["storm_steps"]
STEADY: Final = -1  # not affected: damaged or becalmed already (CM-083)
# What becomes of a ship, as its event tells it.
OUTCOMES: Final = ["blown", "harbour", "becalmed", "damaged", "sheltered", "unaffected"]


def ask_weather(table: Table) -> None:
    """Ask the next holder of Good weather with a sound ship, in turn order (CM-084, CM-130).

    Kept cards lie open (CM-079), so who is asked tells nobody anything new.
    """
    for i in range(table.seats):
        seat = (table.turn + i) % table.seats
        if table.asked >> seat & 1:
            continue
        if table.condition[seat] == SOUND and table.hand[seat] & GOOD_WEATHER:
            table.acting = seat
            table.phase = phases.WEATHER
            return
    blow(table, DIRECTION[table.second])


def answer_weather(table: Table, seat: int, plays: bool) -> None:
    table.asked |= 1 << seat
    if plays:
        table.play_card(seat, GOOD_WEATHER, "@carta-magica-use-shelter")
        table.sheltered |= 1 << seat
    elif table.journal is not None:
        table.journal.tell("braved", {"seat": seat})
    ask_weather(table)


def downwind_first(table: Table, direction: int) -> list[int]:
    """All seats, the farthest downwind first (CM-085); in one rank the order does not matter."""
    seats = list(range(table.seats))
    # Insertion sort: at most four ships, and equal ranks keep seat order.
    for i in range(1, len(seats)):
        j = i
        while j > 0 and rank(table, seats[j], direction) < rank(table, seats[j - 1], direction):
            kept = seats[j]
            seats[j] = seats[j - 1]
            seats[j - 1] = kept
            j -= 1
    return seats


def rank(table: Table, seat: int, direction: int) -> int:
    """Smaller lies farther downwind: ships are blown towards the direction (CM-081)."""
    cell = table.place[seat]
    if direction == 0:
        return cell // SIDE
    if direction == 1:
        return -(cell % SIDE)
    return -(cell // SIDE) if direction == 2 else cell % SIDE


def blow(table: Table, direction: int) -> None:
    """Move every sound ship that is not sheltered (CM-082), then let the duties follow (CM-092)."""
    if table.journal is not None:
        told: dict[str, object] = {"seat": table.turn, "direction": "NESW"[direction]}
        told["towards"] = "@carta-magica-direction-" + "nesw"[direction]
        table.journal.tell("storm", told)
    for seat in downwind_first(table, direction):
        if table.condition[seat] != SOUND:
            tell_blown(table, seat, 5, [table.place[seat]], STEADY)
        elif table.sheltered >> seat & 1:
            tell_blown(table, seat, 4, [table.place[seat]], STEADY)
        else:
            blow_ship(table, seat, direction)
    for i in range(table.seats):
        table.check_return((table.turn + i) % table.seats)
    table.phase = phases.DUTIES


def blow_ship(table: Table, seat: int, direction: int) -> None:
    """Up to two steps, looking before each (CM-086); steps over the cut count (CM-091).

    It may end where it began, damaged there (CM-090). A damaged ship is never blown into a calm:
    stuck ships do not move, so the two states never meet (CM-083, CM-115).
    """
    path = [table.place[seat]]
    outcome = 0
    stopped_by = -1
    while len(path) <= STORM_STEPS:
        here = path[-1]
        there = here + STEPS[direction]
        if SPACE[there] > WINDLESS or table.occupant(there) >= 0:
            # An occupied harbour or calm damages too (CM-088); only the blown ship (CM-089).
            table.condition[seat] = DAMAGED  # it lies where it was stopped (CM-087)
            outcome = 3
            stopped_by = there
            break
        table.laps[seat] += CUT[4 * here + direction]
        table.place[seat] = there
        table.pending[seat] = 0  # out of whatever harbour it lay in (CM-062)
        path.append(there)
        if SPACE[there] == WINDLESS:
            table.condition[seat] = BECALMED
            outcome = 2
            break
        if SPACE[there] != BLUE:
            outcome = 1
            table.pending[seat] = 1  # trade waits for the owner's next turn (CM-061, CM-062)
            if SPACE[there] == BLACK:
                table.queue |= 1 << seat  # CM-053
            break
    tell_blown(table, seat, outcome, path, stopped_by)


def tell_blown(table: Table, seat: int, outcome: int, path: list[int], stopped_by: int) -> None:
    if table.journal is None:
        return
    cause = ""
    if stopped_by >= 0:
        other = table.occupant(stopped_by)
        cause = "ship" if other >= 0 else SPACES[SPACE[stopped_by]]
    result = "@carta-magica-outcome-" + (cause.replace("_", "-") if cause else OUTCOMES[outcome])
    told: dict[str, object] = {"seat": seat, "outcome": OUTCOMES[outcome], "cause": cause}
    told["path"] = [NAMES[cell] for cell in path]
    told["cell"] = NAMES[path[-1]]
    told["laps"] = table.laps[seat]
    told["pending"] = table.pending[seat]
    told["result"] = result
    table.journal.tell("blown", told)
