"""Whether the course of a game leads to a position: what it asks fits what lies on the table."""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import components, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, dive, octopus
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.sheet import Sheet

MOST_TAKEN: Final = components.SPECIES_COUNT + 1  # in a turn: a fish of each species and a cave


def check(sea: KleineFischeState, sheet: Sheet) -> None:
    """Whether the rules would ask this question at this table.

    A single lane ahead and a failed roll without Roll Again pass by themselves in a game; asked
    about, they have their one answer. How the fish came to be open is not judged.
    """
    begun(sea, sheet)
    board(sea, sheet)
    if sea.moment <= moments.PEEKING:
        before_the_dive(sea, sheet)
    elif sea.moment <= moments.AFTER_MOVE:
        in_the_dive(sea, sheet)
    elif sea.moment <= moments.ROLLING_ON:
        after_the_dive(sea, sheet)
    else:
        at_the_end(sea, sheet)


def begun(sea: KleineFischeState, sheet: Sheet) -> None:
    """The first round: nobody has had a second turn while somebody is on the boat."""
    moment = sea.moment
    berth = sea.divers[sea.turn]
    jumping = moment in (moments.EXCHANGE_DUE, moments.JUMP_DUE)
    if (berth == reef.NOWHERE) != jumping and moment < moments.RAINBOW_DUE:
        raise sheet.fault("phase", "the boat is left by jumping, once (KF-040)")
    if reef.NOWHERE not in sea.divers:
        return
    if moment in (moments.MOVE_DUE, moments.PEEKING):
        raise sheet.fault("divers", "all jump before anybody's second turn (KF-030, KF-040)")
    if sea.spent:
        raise sheet.fault("box", "no cave can be played before a second turn (KF-160)")
    for seat in range(sea.seats):
        if len(sea.hands[seat]) > (1 if seat < sea.turn else 0):
            raise sheet.fault("caves", f"p{seat + 1} explored one a turn (KF-093)")


def board(sea: KleineFischeState, sheet: Sheet) -> None:
    gaps = sea.board.count(-1)
    if (gaps > 0) != (sea.moment in (moments.RAINBOW_DUE, moments.OVER)):
        raise sheet.fault("board", "has gaps only when the game has ended (KF-032, KF-153)")
    if gaps and sea.deck:
        raise sheet.fault("deck", "must be empty when the board has gaps (KF-153)")
    if gaps > MOST_TAKEN:
        raise sheet.fault("board", f"a turn leaves {MOST_TAKEN} gaps at most (KF-086, KF-093)")


def before_the_dive(sea: KleineFischeState, sheet: Sheet) -> None:
    if sea.photos:
        raise sheet.fault("open", "nothing is open before the first reveal (KF-032)")
    walled = dive.top_all_caves(sea)
    if sea.moment == moments.EXCHANGE_DUE and not walled:
        raise sheet.fault("phase", "exchange needs a top row of caves (KF-046)")
    if sea.moment == moments.JUMP_DUE and walled:
        raise sheet.fault("phase", "a top row of caves asks for the exchange first (KF-046)")


def in_the_dive(sea: KleineFischeState, sheet: Sheet) -> None:
    berth = sea.divers[sea.turn]
    if sea.moment == moments.FIRST_REVEAL and sea.photos:
        raise sheet.fault("open", "nothing is open before the first reveal (KF-032)")
    if sea.moment != moments.FIRST_REVEAL and not sea.photos:
        raise sheet.fault("open", "a dive goes on only after a reveal (KF-060)")
    if reef.lane_of(berth) == sea.octopus:
        raise sheet.fault("octopus", "cannot be on the lane of the active diver (KF-009)")
    if sea.moment != moments.CHOICE:
        fish, matching = dive.hidden_fish(sea), dive.fitting_caves(sea)
        if fish <= 1 and matching == 0:
            raise sheet.fault("phase", "there is nothing to choose beside the diver (KF-062)")
    elif not reef.WAYS_ON[sea.octopus][berth]:
        raise sheet.fault("phase", "no lane leads on, so the dive is over (KF-055)")


def after_the_dive(sea: KleineFischeState, sheet: Sheet) -> None:
    if reef.lane_of(sea.divers[sea.turn]) == sea.octopus:
        raise sheet.fault("octopus", "cannot be on the lane of the active diver (KF-110)")
    steps = octopus.points(sea) + sea.turbo
    if sea.moment == moments.OCTOPUS_DUE:
        if not steps and not caves.could_hold(sea, sea.turn, components.OCTO):
            raise sheet.fault("phase", "nothing can move the octopus (KF-102)")
        return
    if sea.octopus < 0:
        raise sheet.fault("octopus", "must have moved onto a rival (KF-112)")
    if not steps:
        raise sheet.fault("phase", "nothing has moved the octopus, so it robs nobody (KF-112)")
    if sea.moment == moments.ROBBING and len(octopus.rivals_on(sea, sea.octopus)) < 2:
        raise sheet.fault("phase", "rob needs several rivals on the octopus' lane (KF-120)")


def at_the_end(sea: KleineFischeState, sheet: Sheet) -> None:
    if sea.photos:
        raise sheet.fault("open", "nothing is open after the end (KF-140)")
    if reef.NOWHERE in sea.divers:
        raise sheet.fault("divers", "the deck lasts until all have jumped (KF-040, KF-153)")
    if sea.moment == moments.OVER:
        if sea.turn:
            raise sheet.fault("turn", "is nobody's when the game is over (KF-153)")
        return
    held = sum(1 for card in sea.hands[sea.turn] if components.KIND[card] == components.RAINBOW)
    if held <= len(sea.crowns[sea.turn]) or not sea.piles[sea.turn]:
        raise sheet.fault("turn", "must have a rainbow fish and a stack for it (KF-193)")
