"""Phase 1: jumping, swimming, revealing, busting, exploring (KF-040 to KF-095)."""

from __future__ import annotations

from shoal.games.kleine_fische import components, events, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, memory
from shoal.games.kleine_fische.state import KleineFischeState


def start_berth(sea: KleineFischeState) -> int:
    """Where the first movement starts: turned round in a blocked corner (KF-052, KF-053).

    Only the octopus can block: other divers never do (KF-008), and outside a corner at least one
    lane is always free (KF-054). A diver that shares its lane with the octopus leaves as usual
    (KF-056): only what lies in front counts.
    """
    berth = sea.divers[sea.turn]
    return berth if reef.WAYS_ON[sea.octopus][berth] else reef.turned(berth)


def departure(sea: KleineFischeState) -> int:
    """Where a movement starts now; only the first of a turn can be turned round (KF-055)."""
    return start_berth(sea) if sea.moment == moments.MOVE_DUE else sea.divers[sea.turn]


def beside(sea: KleineFischeState) -> list[int]:
    """The places beside the active diver's lane."""
    return reef.BESIDE[sea.divers[sea.turn] >> 1]


def hidden_fish(sea: KleineFischeState) -> int:
    """How many fish beside the diver can still be turned up (KF-068)."""
    hidden = [place for place in beside(sea) if sea.board[place] < components.FISH]
    return sum(1 for place in hidden if not sea.lit >> place & 1)


def fitting_caves(sea: KleineFischeState) -> int:
    """How many caves beside the diver have the number of open fish on them (KF-090, KF-091)."""
    found = [sea.board[place] for place in beside(sea) if sea.board[place] >= components.FISH]
    return sum(1 for cave in found if components.DIFFICULTY[cave] == len(sea.photos))


# Movements.


def top_all_caves(sea: KleineFischeState) -> bool:
    """No fish in the top row: the boat has nowhere to go (KF-046)."""
    return all(sea.board[column] >= components.FISH for column in range(reef.COLUMNS))


def exchange(sea: KleineFischeState, column: int, place: int) -> None:
    """A cave of the all-cave top row and a fish change places unseen (KF-046)."""
    board = sea.board
    known = sea.known
    board[column], board[place] = board[place], board[column]
    known[column], known[place] = known[place], known[column]
    sea.moment = moments.JUMP_DUE  # KF-047: the only column with a fish is this one
    events.exchanged(sea, column, place)


def jump(sea: KleineFischeState, column: int, berth: int) -> None:
    """The boat goes above a fish, where it will stay (KF-045), and the diver jumps (KF-040).

    That is the first movement: the reveal of any fish beside the lane follows (KF-044). Fins have
    no part in it (KF-048).
    """
    sea.boat = column
    sea.divers[sea.turn] = berth
    sea.moment = moments.LANDED_FIRST
    events.jumped(sea)


def turn_round(sea: KleineFischeState) -> None:
    """Turn in a blocked corner before the first movement (KF-052)."""
    berth = start_berth(sea)
    if berth != sea.divers[sea.turn]:
        sea.divers[sea.turn] = berth
        events.turned_round(sea)


def swim(sea: KleineFischeState, way: int) -> None:
    """One step through the crossing in front (KF-006, KF-010)."""
    first = sea.moment == moments.MOVE_DUE
    if first:
        turn_round(sea)
    seat = sea.turn
    sea.divers[seat] = reef.STEPS[sea.divers[seat] * 4 + way]
    sea.moment = moments.LANDED_FIRST if first else moments.LANDED
    events.swam(sea)


def dash(sea: KleineFischeState, card: int, end: int) -> None:
    """Turbo Fins instead of one step (KF-163): one card for one movement (KF-166).

    The choice of the end spends the card (KF-167); cards on the way do not count (KF-165).
    """
    first = sea.moment == moments.MOVE_DUE
    if first:
        turn_round(sea)
    start = sea.divers[sea.turn]
    caves.spend(sea, card)
    events.used(sea, card)
    sea.divers[sea.turn] = end
    sea.moment = moments.LANDED_FIRST if first else moments.LANDED
    events.dashed(sea, start, components.POWER[card])


# What a movement leads to.


def land_first(sea: KleineFischeState) -> None:
    """After the first movement a fish must be revealed; without one the turn is over."""
    fish = 0
    only = -1
    for place in reef.BESIDE[sea.divers[sea.turn] >> 1]:
        if sea.board[place] < components.FISH:
            fish += 1
            only = place
    if fish == 1:
        reveal(sea, only)  # KF-060
    elif fish:
        sea.moment = moments.FIRST_REVEAL
    else:
        sea.moment = moments.PASS_ON  # KF-061: no octopus, no refill
        events.stranded(sea)


def land(sea: KleineFischeState) -> None:
    """After a later movement: reveal, explore, or stop if nothing can be revealed (KF-062).

    One card for each movement (KF-066). Swimming to where nothing is possible is a way to stop
    elsewhere (KF-073).
    """
    count = len(sea.photos)
    fish = 0
    matching = 0
    only = -1
    for place in reef.BESIDE[sea.divers[sea.turn] >> 1]:
        card = sea.board[place]
        if card >= components.FISH:
            if components.DIFFICULTY[card] == count:
                matching += 1  # KF-090, KF-091
        elif not sea.lit >> place & 1:
            fish += 1  # KF-068
            only = place
    if matching or fish > 1:
        sea.moment = moments.AFTER_MOVE
    elif fish:
        reveal(sea, only)  # KF-063
    else:
        halt(sea)


def reveal(sea: KleineFischeState, place: int) -> None:
    """Turn up a fish: a new species lets the player go on, a second one is a bust (KF-080).

    The first of a turn is always new, a fourteenth never could be (KF-086).
    """
    sea.reveals += 1
    bit = 1 << components.SPECIES[sea.board[place]]
    double = sea.species_up & bit != 0
    sea.photos.append(place)
    sea.lit |= 1 << place
    sea.species_up |= bit
    # KF-070: the choice is offered only where a step is possible; else KF-055.
    goes_on = not double and len(reef.WAYS_ON[sea.octopus][sea.divers[sea.turn]]) > 0
    sea.moment = moments.CHOICE if goes_on else moments.DIVE_OVER
    events.revealed(sea, place)
    if double:
        bust(sea)
    elif not goes_on:
        halt(sea)


def bust(sea: KleineFischeState) -> None:
    """The pair and all that was revealed between them turn back (KF-081); the dive ends (KF-085).

    Between is meant in time, not in space (KF-083). The cards stay where they lie (KF-084).
    """
    photos = sea.photos
    species = components.SPECIES[sea.board[photos[len(photos) - 1]]]
    mate = 0
    while components.SPECIES[sea.board[photos[mate]]] != species:
        mate += 1
    back = photos[mate:]
    sea.photos = photos[:mate]  # KF-082: what came before the pair is kept
    sea.lit = 0
    sea.species_up = 0
    for place in sea.photos:
        sea.lit |= 1 << place
        sea.species_up |= 1 << components.SPECIES[sea.board[place]]
    memory.turned_back(sea, back)
    sea.moment = moments.DIVE_OVER
    events.bust(sea, back)


def explore(sea: KleineFischeState, place: int) -> None:
    """Claim one cave (KF-093) aloud (KF-092); it stays on the board until collecting (KF-094)."""
    sea.explored = place
    sea.moment = moments.DIVE_OVER
    events.explored(sea, place)


def stop(sea: KleineFischeState) -> None:
    """The dive ends with all open fish kept (KF-071)."""
    sea.moment = moments.DIVE_OVER
    events.stopped(sea)


def halt(sea: KleineFischeState) -> None:
    """A forced stop, no bust (KF-065)."""
    sea.moment = moments.DIVE_OVER
    events.halted(sea)
