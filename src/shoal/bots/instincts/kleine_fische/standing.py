"""How everybody stands in Kleine Fische, between two turns."""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instinct import against
from shoal.games.kleine_fische import components, scoring
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import octopus
from shoal.games.kleine_fische.state import KleineFischeState

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


def to_be_had(sea: KleineFischeState) -> list[int]:
    """By species and shells: how many fish are in the sea and the deck; at 0, all of them."""
    fish = [0] * (components.SPECIES_COUNT * 5)
    count = 0
    for card in sea.deck:
        if card < components.FISH:
            fish[components.SPECIES[card] * 5 + components.SHELLS[card]] += 1
            count += 1
    for place in range(reef.PLACES):
        card = sea.board[place]
        if card >= 0 and card < components.FISH:
            fish[components.SPECIES[card] * 5 + components.SHELLS[card]] += 1
            count += 1
    fish[0] = count
    return fish


def prospects(sea: KleineFischeState) -> list[float]:
    """The points each seat may expect in the end, up to what all have in common.

    The weights were fitted by least squares to how games of mates ended.
    """
    seats = sea.seats
    share = len(sea.deck) / (components.CARDS - reef.PLACES)
    fish = to_be_had(sea)
    found: list[float] = []
    for seat in range(seats):
        best = scoring.stacks(sea, seat)
        score = room = 0
        for species in range(components.SPECIES_COUNT):
            have = best[species]
            score += have
            for shells in range(have + 1, 5):
                room += fish[species * 5 + shells] * (shells - have)
        hope = (POINT - POINT_EARLY * share) * score
        hope += (ROOM + ROOM_EARLY * share) * 2.0 / seats * room / max(1, fish[0])
        for card in sea.hands[seat]:
            kind = components.KIND[card]
            if kind == components.RAINBOW:
                hope += RAINBOW_HELD
            elif kind == components.CHEST:
                hope += CHEST_HELD * seats
            else:
                hope += CARD_KEPT
        if seat == sea.turn:
            hope += TO_MOVE * seats
        berth = sea.divers[seat]
        if berth >= 0:
            away = octopus.FREE[sea.entry_cost][sea.octopus][reef.lane_of(berth)]
            if away < 3:
                hope -= THREAT * seats * (3 - away)
        found.append(hope)
    return found


def standing(sea: KleineFischeState) -> list[float]:
    """What each seat may expect, by the points it hopes for."""
    return against(prospects(sea), SURE + OPEN_END * math.sqrt(float(len(sea.deck))))
