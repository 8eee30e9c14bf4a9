"""Phase 2, first half: moving the octopus and stealing (KF-100 to KF-133, KF-175 to KF-184)."""

from __future__ import annotations

from bisect import insort

from shoal.games.kleine_fische.cards import (
    BAD_FACE,
    CARD_NAMES,
    DIE,
    LOSS,
    OCTO,
    POWER,
    REROLL,
    SPECIES,
    card_key,
    species_key,
)
from shoal.games.kleine_fische.octopus import own_lane, points, rival_lanes, shortest
from shoal.games.kleine_fische.reef import LANE_NAMES
from shoal.games.kleine_fische.sea import (
    ANNOUNCING,
    COLLECT,
    OCTOPUS_DUE,
    ROBBING,
    ROLLED,
    ROLLING_ON,
    SCATTERED,
    Sea,
)


def wake(sea: Sea) -> None:
    """The dive is over: may the octopus move? (KF-101, KF-102)

    Without points only a Turbo Octopus moves it; the player is asked whenever the backs of the
    caves leave open whether one is held, so that being asked gives nothing away.
    """
    if points(sea) > 0 or sea.could_hold(sea.turn, OCTO):
        sea.phase = OCTOPUS_DUE
    else:
        sea.phase = COLLECT


def speed_up(sea: Sea, card: int) -> None:
    """Turbo Octopus adds to this movement and is spent at once (KF-175, KF-176).

    Also after a bust that left nothing; a turn that ended early never comes here (KF-177).
    """
    if sea.journal is not None:
        sea.journal.tell(
            "used", {"seat": sea.turn, "card": CARD_NAMES[card], "cave": card_key(card)}
        )
    sea.spend(card)
    sea.turbo += POWER[card]


def crawl(sea: Sea, lane: int) -> None:
    """Move the octopus, once a turn (KF-103); meeting rivals opens the robbery (KF-120).

    It stays where it went (KF-115).
    """
    met = rivals_on(sea, lane)
    if sea.journal is not None:
        path = shortest(sea.octopus, lane, own_lane(sea), rival_lanes(sea))
        sea.journal.tell(
            "crawled",
            {
                "seat": sea.turn,
                "lane": LANE_NAMES[lane],
                "path": [LANE_NAMES[step] for step in path],
                "cost": len(path),
            },
        )
        if met:
            sea.journal.tell("met", {"seat": sea.turn, "seats": met})
    sea.octopus = lane
    if not met:
        sea.phase = COLLECT
    elif len(met) == 1:
        sea.victim = met[0]
        sea.phase = ANNOUNCING
    else:
        sea.phase = ROBBING


def rivals_on(sea: Sea, lane: int) -> list[int]:
    met: list[int] = []
    for seat in range(sea.seats):
        berth = sea.divers[seat]
        if seat != sea.turn and berth >= 0 and berth >> 1 == lane:
            met.append(seat)
    return met


def stay(sea: Sea) -> None:
    """The octopus does not move, so it cannot rob either (KF-112)."""
    sea.phase = COLLECT
    if sea.journal is not None:
        sea.journal.tell("stayed", {"seat": sea.turn})


def choose(sea: Sea, victim: int) -> None:
    sea.victim = victim
    sea.phase = ANNOUNCING
    if sea.journal is not None:
        sea.journal.tell("chosen", {"seat": sea.turn, "victim_seat": victim})


def spare(sea: Sea) -> None:
    """Robbing is a right, not a duty (KF-120)."""
    if sea.journal is not None:
        sea.journal.tell("spared", {"seat": sea.turn})
    leave(sea)


def leave(sea: Sea) -> None:
    """The attempt is over; octopus and divers stay where they are (KF-133)."""
    sea.victim = -1
    sea.announced = 0
    sea.extra = 0
    sea.rolls = []
    sea.phase = COLLECT


def announce(sea: Sea, number: int) -> None:
    """Name the number first, then roll (KF-121, KF-123)."""
    sea.announced = number
    if sea.journal is not None:
        sea.journal.tell(
            "announced", {"seat": sea.turn, "victim_seat": sea.victim, "number": number}
        )
    roll(sea)


def roll(sea: Sea) -> None:
    result = DIE[sea.chance.below(len(DIE))]
    sea.rolls.append(result)
    if sea.journal is not None:
        sea.journal.tell(
            "rolled",
            {
                "seat": sea.turn,
                "result": result,
                "number": sea.announced,
                "good": "yes" if result >= sea.announced else "no",
            },
        )
    if result >= sea.announced:
        take(sea, sea.turn, sea.victim, sea.announced)  # KF-124: never the number rolled
        leave(sea)
    elif sea.extra:
        sea.phase = ROLLING_ON  # KF-182
    elif sea.could_hold(sea.turn, REROLL):
        sea.phase = ROLLED  # KF-180, KF-183
    else:
        accept(sea)


def use_again(sea: Sea, card: int) -> None:
    """Roll Again: the failed roll has no consequence, the new one counts (KF-180, KF-181).

    Only the robber, whose turn it is, can use it (KF-184).
    """
    if sea.journal is not None:
        sea.journal.tell(
            "used", {"seat": sea.turn, "card": CARD_NAMES[card], "cave": card_key(card)}
        )
    sea.spend(card)
    sea.extra = POWER[card] - 1
    roll(sea)


def roll_on(sea: Sea) -> None:
    """The second extra roll of one card (KF-182)."""
    sea.extra -= 1
    roll(sea)


def accept(sea: Sea) -> None:
    """The last roll counts: too low does nothing, the red face robs the robber."""
    if sea.rolls[len(sea.rolls) - 1] == BAD_FACE:
        take(sea, sea.victim, sea.turn, LOSS)  # KF-127
    elif sea.journal is not None:
        sea.journal.tell("missed", {"seat": sea.turn, "victim_seat": sea.victim})  # KF-126
    leave(sea)


def take(sea: Sea, taker: int, loser: int, number: int) -> None:
    """Move fish blindly from pile to pile (KF-124, KF-125, KF-127, KF-128, KF-130).

    Only collected fish: what is still open in the reef belongs to nobody (KF-129), and caves are
    kept apart (KF-131).
    """
    pile = sea.piles[loser]
    taken: list[int] = []
    whole = number >= len(pile)
    while number > 0 and pile:
        card = pile.pop(sea.chance.below(len(pile)))
        insort(sea.piles[taker], card)
        taken.append(card)
        number -= 1
    if sea.helped:
        blur(sea, taker, loser, whole)
    if sea.journal is not None:
        taken.sort()
        kind = "stole" if taker == sea.turn else "lost"
        # KF-132: taker and loser see the fish, the others only how many.
        sea.journal.whisper(
            kind,
            {
                "seat": sea.turn,
                "victim_seat": sea.victim,
                "taken": len(taken),
                "fish": ["@kleine-fische-hidden"] * len(taken),
            },
            {
                "cards": [CARD_NAMES[card] for card in taken],
                "fish": [species_key(SPECIES[card]) for card in taken],
            },
            [taker, loser],
        )


def blur(sea: Sea, taker: int, loser: int, whole: bool) -> None:
    """Memory help: after a theft nobody else is sure what the loser still has.

    A pile that was taken whole changes hands without doubt.
    """
    gone = sea.gone
    for card in range(len(gone)):
        if gone[card] == loser + 1:
            gone[card] = taker + 1 if whole else SCATTERED
