"""How everybody stands in Kleine Fische, between two turns."""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instinct import against
from shoal.games.kleine_fische.cards import (
    CARDS,
    CHEST,
    FISH,
    KIND,
    RAINBOW,
    SHELLS,
    SPECIES,
    SPECIES_COUNT,
)
from shoal.games.kleine_fische.octopus import FREE
from shoal.games.kleine_fische.reef import PLACES
from shoal.games.kleine_fische.scoring import stacks
from shoal.games.kleine_fische.sea import Sea

POINT: Final = 0.92  # a point now, for a better fish of the species may have come later
POINT_EARLY: Final = 0.3  # less at the beginning
ROOM: Final = 3.0  # what an average fish would add, so often: the fish that will still come
ROOM_EARLY: Final = 9.4  # more at the beginning; two playing
RAINBOW_HELD: Final = 2.2
CHEST_HELD: Final = 0.9  # for each seat: the worse the place, the better the chest
CARD_KEPT: Final = 1.0
TO_MOVE: Final = 0.25  # for each seat: who dives next takes the better fish
THREAT: Final = 0.08  # for each seat and step that the octopus is nearer than three
SURE: Final = 0.8  # points that decide a game at its end
OPEN_END: Final = 0.4  # and how much more it takes before, by the cards left


def prospects(sea: Sea) -> list[float]:
    """The points each seat may expect in the end, up to what all have in common.

    The weights were fitted by least squares to how games of mates ended.
    """
    seats = sea.seats
    share = len(sea.deck) / (CARDS - PLACES)
    fish = [0] * (SPECIES_COUNT * 5)  # by species and shells: how many are still to be had
    count = 0
    for card in sea.deck:
        if card < FISH:
            fish[SPECIES[card] * 5 + SHELLS[card]] += 1
            count += 1
    for place in range(PLACES):
        card = sea.board[place]
        if card >= 0 and card < FISH:
            fish[SPECIES[card] * 5 + SHELLS[card]] += 1
            count += 1
    found: list[float] = []
    for seat in range(seats):
        best = stacks(sea, seat)
        score = room = 0
        for species in range(SPECIES_COUNT):
            have = best[species]
            score += have
            for shells in range(have + 1, 5):
                room += fish[species * 5 + shells] * (shells - have)
        hope = (POINT - POINT_EARLY * share) * score
        hope += (ROOM + ROOM_EARLY * share) * 2.0 / seats * room / max(1, count)
        for card in sea.hands[seat]:
            kind = KIND[card]
            if kind == RAINBOW:
                hope += RAINBOW_HELD
            elif kind == CHEST:
                hope += CHEST_HELD * seats
            else:
                hope += CARD_KEPT
        if seat == sea.turn:
            hope += TO_MOVE * seats
        berth = sea.divers[seat]
        if berth >= 0:
            away = FREE[sea.octopus][berth >> 1]
            if away < 3:
                hope -= THREAT * seats * (3 - away)
        found.append(hope)
    return found


def standing(sea: Sea) -> list[float]:
    """What each seat may expect, by the points it hopes for."""
    return against(prospects(sea), SURE + OPEN_END * math.sqrt(float(len(sea.deck))))
