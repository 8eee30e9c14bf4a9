"""Phase 2, first half: moving the octopus and stealing (KF-100 to KF-133, KF-175 to KF-184)."""

from __future__ import annotations

from shoal.games.kleine_fische import components, events, moments
from shoal.games.kleine_fische.rules import caves, memory, octopus, piles
from shoal.games.kleine_fische.state import KleineFischeState


def wake(sea: KleineFischeState) -> None:
    """The dive is over: may the octopus move? (KF-101, KF-102)

    Without points only a Turbo Octopus moves it; the player is asked whenever the backs of the
    caves leave open whether one is held, so that being asked gives nothing away.
    """
    if octopus.points(sea) > 0 or caves.could_hold(sea, sea.turn, components.OCTO):
        sea.moment = moments.OCTOPUS_DUE
    else:
        sea.moment = moments.COLLECT


def speed_up(sea: KleineFischeState, card: int) -> None:
    """Turbo Octopus adds to this movement and is spent at once (KF-175, KF-176).

    Also after a bust that left nothing; a turn that ended early never comes here (KF-177).
    """
    caves.spend(sea, card)
    sea.turbo += components.POWER[card]
    events.used(sea, card)


def crawl(sea: KleineFischeState, lane: int) -> None:
    """Move the octopus, once a turn (KF-103); meeting rivals opens the robbery (KF-120).

    It stays where it went (KF-115).
    """
    start = sea.octopus
    sea.octopus = lane
    sea.moment = moments.COLLECT
    events.crawled(sea, start)
    met = octopus.rivals_on(sea, lane)
    if not met:
        return
    if len(met) == 1:
        sea.victim = met[0]
        sea.moment = moments.ANNOUNCING
    else:
        sea.moment = moments.ROBBING
    events.met(sea, met)


def stay(sea: KleineFischeState) -> None:
    """The octopus does not move, so it cannot rob either (KF-112)."""
    sea.moment = moments.COLLECT
    events.stayed(sea)


def choose(sea: KleineFischeState, victim: int) -> None:
    sea.victim = victim
    sea.moment = moments.ANNOUNCING
    events.chosen(sea)


def spare(sea: KleineFischeState) -> None:
    """Robbing is a right, not a duty (KF-120)."""
    leave(sea)
    events.spared(sea)


def leave(sea: KleineFischeState) -> None:
    """The attempt is over; octopus and divers stay where they are (KF-133)."""
    sea.victim = -1
    sea.announced = 0
    sea.extra = 0
    sea.rolls = []
    sea.moment = moments.COLLECT


def announce(sea: KleineFischeState, number: int) -> None:
    """Name the number first, then roll (KF-121, KF-123)."""
    sea.announced = number
    sea.moment = moments.ROLL
    events.announced(sea)


def roll(sea: KleineFischeState) -> None:
    die = components.DIE
    result = die[sea.chance.below(len(die))]
    sea.rolls.append(result)
    good = result >= sea.announced
    sea.moment = moments.COLLECT
    if not good:
        if sea.extra:
            sea.moment = moments.ROLLING_ON  # KF-182
        elif caves.could_hold(sea, sea.turn, components.REROLL):
            sea.moment = moments.ROLLED  # KF-180, KF-183
    events.rolled(sea, result)
    if good:
        rob(sea)
    elif sea.moment == moments.COLLECT:
        accept(sea)


def use_again(sea: KleineFischeState, card: int) -> None:
    """Roll Again: the failed roll has no consequence, the new one counts (KF-180, KF-181).

    Only the robber, whose turn it is, can use it (KF-184).
    """
    caves.spend(sea, card)
    sea.extra = components.POWER[card] - 1
    sea.moment = moments.ROLL
    events.used(sea, card)


def roll_on(sea: KleineFischeState) -> None:
    """The second extra roll of one card (KF-182)."""
    sea.extra -= 1
    sea.moment = moments.ROLL


def rob(sea: KleineFischeState) -> None:
    """The robber takes the number announced, never the number rolled (KF-124)."""
    victim = sea.victim
    taken = take(sea, sea.turn, victim, sea.announced)
    leave(sea)
    events.stole(sea, victim, taken)


def accept(sea: KleineFischeState) -> None:
    """The last roll counts: too low is nothing (KF-126), the red face robs the robber (KF-127)."""
    victim = sea.victim
    if sea.rolls[len(sea.rolls) - 1] == components.BAD_FACE:
        taken = take(sea, victim, sea.turn, components.LOSS)
        leave(sea)
        events.lost(sea, victim, taken)
    else:
        leave(sea)
        events.missed(sea, victim)


def take(sea: KleineFischeState, taker: int, loser: int, number: int) -> list[int]:
    """Move fish blindly from pile to pile; which they were (KF-125, KF-128, KF-130).

    Only collected fish: what is still open in the reef belongs to nobody (KF-129), and caves are
    kept apart (KF-131).
    """
    pile = sea.piles[loser]
    taken: list[int] = []
    whole = number >= len(pile)
    while number > 0 and pile:
        card = pile.pop(sea.chance.below(len(pile)))
        piles.put_in(sea.piles[taker], card)
        taken.append(card)
        number -= 1
    memory.blur(sea, taker, loser, taken, whole)
    return taken
