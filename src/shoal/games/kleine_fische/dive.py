"""Phase 1: jumping, swimming, revealing, busting, exploring (KF-040 to KF-095)."""

from __future__ import annotations

from shoal.games.kleine_fische.actions import JUMP_BERTH
from shoal.games.kleine_fische.cards import (
    CARD_NAMES,
    DIFFICULTY,
    FINS_CARDS,
    FISH,
    POWER,
    SHELLS,
    SPECIES,
    card_key,
    species_key,
)
from shoal.games.kleine_fische.fins import fins_path
from shoal.games.kleine_fische.reef import (
    BESIDE,
    LANE_NAMES,
    ONWARD,
    PLACE_NAMES,
    STEP,
    WAYS,
    heading,
)
from shoal.games.kleine_fische.sea import (
    AFTER_MOVE,
    CHOICE,
    DIVE_OVER,
    EVERYBODY,
    FIRST_REVEAL,
    JUMP_DUE,
    LANDED,
    LANDED_FIRST,
    MOVE_DUE,
    PASS_ON,
    Sea,
)


def onward_count(berth: int, octopus: int) -> int:
    """How many lanes a step can lead to: those in front but the octopus' (KF-009).

    Other divers never block (KF-008). Outside a corner at least one lane is always free (KF-054).
    """
    count = 0
    for after in ONWARD[berth]:
        if after >> 1 != octopus:
            count += 1
    return count


def start_berth(sea: Sea) -> int:
    """Where the first movement starts: turned round in a blocked corner (KF-052, KF-053).

    A diver that shares its lane with the octopus leaves as usual (KF-056): only what lies in front
    counts.
    """
    berth = sea.divers[sea.turn]
    return berth if onward_count(berth, sea.octopus) else berth ^ 1


def departure(sea: Sea) -> int:
    """Where a movement starts now; only the first of a turn can be turned round (KF-055)."""
    return start_berth(sea) if sea.phase == MOVE_DUE else sea.divers[sea.turn]


# Movements.


def exchange(sea: Sea, column: int, place: int) -> None:
    """A cave of the all-cave top row and a fish change places unseen (KF-046)."""
    board = sea.board
    known = sea.known
    board[column], board[place] = board[place], board[column]
    known[column], known[place] = known[place], known[column]
    sea.phase = JUMP_DUE  # KF-047: the only column with a fish is this one
    if sea.journal is not None:
        sea.journal.tell(
            "exchanged",
            {
                "seat": sea.turn,
                "place": PLACE_NAMES[column],
                "other": PLACE_NAMES[place],
                "needs": DIFFICULTY[board[place]],
            },
        )


def jump(sea: Sea, number: int) -> None:
    """The boat goes above a fish, where it will stay (KF-045), and the diver jumps (KF-040).

    That is the first movement: the reveal of any fish beside the lane follows (KF-044). Fins have
    no part in it (KF-048).
    """
    sea.boat = number // 6
    sea.divers[sea.turn] = JUMP_BERTH[number]
    sea.phase = LANDED_FIRST
    if sea.journal is not None:
        berth = JUMP_BERTH[number]
        sea.journal.tell(
            "jumped",
            {
                "seat": sea.turn,
                "column": sea.boat,
                "place": PLACE_NAMES[sea.boat],
                "lane": LANE_NAMES[berth >> 1],
                "heading": WAYS[heading(berth)],
                "way": "@kleine-fische-way-" + WAYS[heading(berth)],
            },
        )


def turn_round(sea: Sea) -> None:
    """Turn in a blocked corner before the first movement (KF-052)."""
    if sea.phase != MOVE_DUE:
        return
    berth = start_berth(sea)
    if berth != sea.divers[sea.turn]:
        sea.divers[sea.turn] = berth
        if sea.journal is not None:
            sea.journal.tell(
                "reversed",
                {
                    "seat": sea.turn,
                    "lane": LANE_NAMES[berth >> 1],
                    "heading": WAYS[heading(berth)],
                    "way": "@kleine-fische-way-" + WAYS[heading(berth)],
                },
            )


def swim(sea: Sea, way: int) -> None:
    """One step through the crossing in front (KF-006, KF-010)."""
    turn_round(sea)
    berth = STEP[sea.divers[sea.turn] * 4 + way]
    arrive(sea, berth, [berth >> 1])


def dash(sea: Sea, fins: int, end: int) -> None:
    """Turbo Fins instead of one step (KF-163): one card for one movement (KF-166).

    The choice of the end spends the card (KF-167); cards on the way do not count (KF-165).
    """
    turn_round(sea)
    card = FINS_CARDS[fins]
    path: list[int] = []
    if sea.journal is not None:
        path = fins_path(sea.divers[sea.turn], end, sea.octopus, POWER[card])
        sea.journal.tell(
            "used",
            {"seat": sea.turn, "card": CARD_NAMES[card], "cave": card_key(card)},
        )
    sea.spend(card)
    arrive(sea, end, path)


def arrive(sea: Sea, berth: int, path: list[int]) -> None:
    sea.divers[sea.turn] = berth
    sea.phase = LANDED_FIRST if sea.phase == MOVE_DUE else LANDED
    if sea.journal is not None:
        sea.journal.tell(
            "swam",
            {
                "seat": sea.turn,
                "lane": LANE_NAMES[berth >> 1],
                "heading": WAYS[heading(berth)],
                "way": "@kleine-fische-way-" + WAYS[heading(berth)],
                "path": [LANE_NAMES[lane] for lane in path],
            },
        )


# What a movement leads to.


def land_first(sea: Sea) -> None:
    """After the first movement a fish must be revealed; without one the turn is over."""
    beside = BESIDE[sea.divers[sea.turn] >> 1]
    fish = 0
    only = -1
    for place in beside:
        if sea.board[place] < FISH:
            fish += 1
            only = place
    if fish == 1:
        reveal(sea, only)  # KF-060
    elif fish:
        sea.phase = FIRST_REVEAL
    else:
        sea.phase = PASS_ON  # KF-061: no octopus, no refill
        if sea.journal is not None:
            sea.journal.tell("stranded", {"seat": sea.turn})


def land(sea: Sea) -> None:
    """After a later movement: reveal, explore, or stop if nothing can be revealed (KF-062).

    One card for each movement (KF-066). Swimming to where nothing is possible is a way to stop
    elsewhere (KF-073).
    """
    beside = BESIDE[sea.divers[sea.turn] >> 1]
    count = len(sea.photos)
    fish = 0
    caves = 0
    only = -1
    for place in beside:
        card = sea.board[place]
        if card >= FISH:
            if DIFFICULTY[card] == count:
                caves += 1  # KF-090, KF-091
        elif not sea.lit >> place & 1:
            fish += 1  # KF-068
            only = place
    if caves or fish > 1:
        sea.phase = AFTER_MOVE
    elif fish:
        reveal(sea, only)  # KF-063
    else:
        halt(sea, True)  # KF-065: a forced stop, no bust


def reveal(sea: Sea, place: int) -> None:
    """Turn up a fish: a new species lets the player go on, a second one is a bust (KF-080).

    The first of a turn is always new, a fourteenth never could be (KF-086).
    """
    sea.reveals += 1
    card = sea.board[place]
    bit = 1 << SPECIES[card]
    if sea.journal is not None:
        sea.journal.tell(
            "revealed",
            {
                "seat": sea.turn,
                "place": PLACE_NAMES[place],
                "card": CARD_NAMES[card],
                "fish": species_key(SPECIES[card]),
                "shells": SHELLS[card],
                "count": len(sea.photos) + 1,
            },
        )
    sea.photos.append(place)
    sea.lit |= 1 << place
    if sea.species_up & bit:
        bust(sea)
        return
    sea.species_up |= bit
    # KF-070: the choice is offered only where a step is possible; else KF-055.
    if onward_count(sea.divers[sea.turn], sea.octopus):
        sea.phase = CHOICE
    else:
        halt(sea, True)


def bust(sea: Sea) -> None:
    """The pair and all that was revealed between them turn back (KF-081); the dive ends (KF-085).

    Between is meant in time, not in space (KF-083). The cards stay where they lie (KF-084).
    """
    photos = sea.photos
    species = SPECIES[sea.board[photos[len(photos) - 1]]]
    mate = 0
    while SPECIES[sea.board[photos[mate]]] != species:
        mate += 1
    back = photos[mate:]
    sea.photos = photos[:mate]  # KF-082: what came before the pair is kept
    sea.lit = 0
    sea.species_up = 0
    for place in sea.photos:
        sea.lit |= 1 << place
        sea.species_up |= 1 << SPECIES[sea.board[place]]
    if sea.helped:
        for place in back:
            sea.known[place] |= EVERYBODY
    sea.phase = DIVE_OVER
    if sea.journal is not None:
        sea.journal.tell(
            "bust",
            {
                "seat": sea.turn,
                "fish": species_key(species),
                "pair": [PLACE_NAMES[back[0]], PLACE_NAMES[back[len(back) - 1]]],
                "between": [PLACE_NAMES[place] for place in back[1:-1]],
                "back": [PLACE_NAMES[place] for place in back],
                "lost": len(back),
                "kept": len(sea.photos),
            },
        )


def explore(sea: Sea, place: int) -> None:
    """Claim one cave (KF-093) aloud (KF-092); it stays on the board until collecting (KF-094)."""
    sea.explored = place
    sea.phase = DIVE_OVER
    if sea.journal is not None:
        sea.journal.tell(
            "explored",
            {
                "seat": sea.turn,
                "place": PLACE_NAMES[place],
                "needs": DIFFICULTY[sea.board[place]],
            },
        )


def halt(sea: Sea, forced: bool) -> None:
    """The dive ends with all open fish kept (KF-065, KF-071)."""
    sea.phase = DIVE_OVER
    if sea.journal is not None:
        kind = "halted" if forced else "stopped"
        sea.journal.tell(kind, {"seat": sea.turn, "count": len(sea.photos)})
