"""The legal actions: the first bookkeeper (the second is `refusals.py`)."""

from __future__ import annotations

from shoal.games.kleine_fische.actions import (
    ACCEPT,
    AGAIN,
    ANNOUNCE,
    CRAWL,
    DASH,
    ENOUGH,
    EXCHANGE,
    EXPLORE,
    JUMP,
    JUMP_BERTH,
    PEEK,
    PLAYED,
    RAINBOW_NOWHERE,
    RAINBOW_ON,
    REVEAL,
    ROB,
    SPARE,
    STAY,
    STOP,
    SWIM,
    USE,
)
from shoal.games.kleine_fische.cards import (
    DIFFICULTY,
    FINS_CARDS,
    FISH,
    KIND,
    LAMP,
    OCTO,
    REROLL,
    SPECIES_COUNT,
)
from shoal.games.kleine_fische.dive import departure
from shoal.games.kleine_fische.fins import fins_targets
from shoal.games.kleine_fische.octopus import points, targets
from shoal.games.kleine_fische.reef import BESIDE, PLACES, STEP
from shoal.games.kleine_fische.scoring import stacks
from shoal.games.kleine_fische.sea import (
    AFTER_MOVE,
    ANNOUNCING,
    CHOICE,
    EXCHANGE_DUE,
    FIRST_REVEAL,
    JUMP_DUE,
    MOVE_DUE,
    OCTOPUS_DUE,
    PEEKING,
    RAINBOW_DUE,
    ROBBING,
    ROLLED,
    ROLLING_ON,
    Sea,
)
from shoal.games.kleine_fische.theft import rivals_on


def legal_actions(sea: Sea) -> list[int]:
    """What the active player may do, ascending."""
    found: list[int] = []
    phase = sea.phase
    if phase == CHOICE:
        movements(sea, found)  # KF-072
        found.append(STOP)
    elif phase in (AFTER_MOVE, FIRST_REVEAL):
        beside_diver(sea, found)
    elif phase == MOVE_DUE:
        cards_of_kind(sea, LAMP, found)
        movements(sea, found)
    elif phase == OCTOPUS_DUE:
        cards_of_kind(sea, OCTO, found)
        targets(sea, points(sea) + sea.turbo, CRAWL, found)
        if sea.turbo == 0:
            found.append(STAY)  # KF-176: a turbo card moves the octopus by at least one lane
    elif phase == JUMP_DUE:
        jumps(sea, found)
    elif phase == ANNOUNCING:
        found = [ANNOUNCE, ANNOUNCE + 1, ANNOUNCE + 2, SPARE]  # KF-122: whatever the victim has
    elif phase == ROBBING:
        for seat in rivals_on(sea, sea.octopus):
            found.append(ROB + seat)
        found.append(SPARE)
    elif phase == ROLLED:
        cards_of_kind(sea, REROLL, found)
        found.append(ACCEPT)
    elif phase == ROLLING_ON:
        found = [AGAIN, ACCEPT]
    elif phase == PEEKING:
        for place in range(PLACES):
            if sea.board[place] < FISH and not sea.looked >> place & 1:
                found.append(PEEK + place)
        if sea.looked:
            found.append(ENOUGH)
    elif phase == RAINBOW_DUE:
        best = stacks(sea, sea.turn)
        for species in range(SPECIES_COUNT):
            if best[species]:
                found.append(RAINBOW_ON + species)
        found.append(RAINBOW_NOWHERE)
    elif phase == EXCHANGE_DUE:
        for column in range(5):
            for place in range(5, PLACES):
                if sea.board[place] < FISH:
                    found.append(EXCHANGE + column * 20 + place - 5)
    return found


def movements(sea: Sea, found: list[int]) -> None:
    """A step to a lane in front without the octopus, or fins (KF-006, KF-009, KF-163).

    Whether a fish lies there does not matter (KF-051).
    """
    start = departure(sea)
    for way in range(4):
        after = STEP[start * 4 + way]
        if after >= 0 and after >> 1 != sea.octopus:
            found.append(SWIM + way)
    if sea.hands[sea.turn]:
        for fins in range(len(FINS_CARDS)):
            if sea.holds(sea.turn, FINS_CARDS[fins]):
                fins_targets(sea, fins, start, DASH + fins * 120, found)


def beside_diver(sea: Sea, found: list[int]) -> None:
    """Hidden fish beside the diver's lane, matching caves, stop if there is no fish (KF-062)."""
    beside = BESIDE[sea.divers[sea.turn] >> 1]
    count = len(sea.photos)
    for place in beside:
        if sea.board[place] < FISH and not sea.lit >> place & 1:
            found.append(REVEAL + place)
    can_reveal = len(found) > 0
    for place in beside:
        card = sea.board[place]
        if card >= FISH and DIFFICULTY[card] == count:
            found.append(EXPLORE + place)
    if not can_reveal:
        found.append(STOP)  # ruling KF-064: exploring is a wish, not a duty


def jumps(sea: Sea, found: list[int]) -> None:
    """Above any fish of the top row, at any of three sides, facing either way (KF-040, KF-043)."""
    for column in range(5):
        if sea.board[column] < FISH:
            for option in range(6):
                if JUMP_BERTH[column * 6 + option] >> 1 != sea.octopus:
                    found.append(JUMP + column * 6 + option)


def cards_of_kind(sea: Sea, kind: int, found: list[int]) -> None:
    """Held cards of a kind that are played by themselves (KF-160 to KF-162)."""
    if sea.hands[sea.turn]:
        for number in range(len(PLAYED)):
            card = PLAYED[number]
            if KIND[card] == kind and sea.holds(sea.turn, card):
                found.append(USE + number)
