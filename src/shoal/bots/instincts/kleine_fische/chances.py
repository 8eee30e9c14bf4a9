"""Chances: how likely each seat is to win a position of Kleine Fische, and its points.

A seat is seen as a few numbers: its stacks and what may still come onto them, its caves, and where
its diver is. A chance to win is a softmax over the seats of their weighted sums; points are a
weighted sum as well. The weights differ by the cards left, since a point tells more when there is
no time to catch up. They are learned from finished games of four: `learned.py` says how.
"""

from __future__ import annotations

from typing import Final

from shoal.bots.instinct import learned_chances, with_points
from shoal.bots.instincts.kleine_fische.learned import CHANCES, POINTS
from shoal.bots.instincts.kleine_fische.standing import to_be_had
from shoal.bots.instincts.kleine_fische.sums import SECOND_CARD, STRANDED
from shoal.bots.search import shares
from shoal.games.kleine_fische import components, imagine, scoring
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import octopus
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.state import State

FEATURES: Final = 22
LEFT: Final = [6, 14, 26, 42, 60]  # cards in the deck: each stage ends below one of these
STAGES: Final = 6


def stage_of(sea: KleineFischeState) -> int:
    """Which stage of the game it is; 0 is the last."""
    stage = 0
    while stage < STAGES - 1 and len(sea.deck) >= LEFT[stage]:
        stage += 1
    return stage


def features(sea: KleineFischeState, seat: int, fish: list[int], scores: list[int]) -> list[float]:
    """A seat in numbers; `scores` are everybody's before chests."""
    seen = [0.0] * FEATURES
    best = scoring.stacks(sea, seat)
    score = room = top = missing = weak = 0
    for species in range(components.SPECIES_COUNT):
        have = best[species]
        score += have
        if have == 0:
            missing += 1
        elif have == 1:
            weak += 1
        for shells in range(have + 1, 5):
            room += fish[species * 5 + shells] * (shells - have)
        if have < 4:
            top += fish[species * 5 + 4] * (4 - have)
    count = float(max(1, fish[0]))
    pile = len(sea.piles[seat])
    seen[0] = 1.0
    seen[1] = float(score)
    seen[2] = room / count
    seen[3] = top / count
    seen[4] = float(pile)
    seen[5] = float(missing)
    seen[6] = float(weak)
    held(sea, seat, best, scores, seen)
    after = (seat - sea.turn) % sea.seats
    if after < 3:
        seen[15 + after] = 1.0
    berth = sea.divers[seat]
    if berth >= 0:
        away = octopus.FREE[sea.entry_cost][sea.octopus][reef.lane_of(berth)]
        if away < 3:
            seen[18] = float(3 - away)
            seen[19] = float((3 - away) * pile)
        onward = reef.ONWARD[berth]
        seen[20] = float(len(onward))
        seen[21] = next_fish(sea, seat, best, onward, room / count)
    return seen


def held(
    sea: KleineFischeState, seat: int, best: list[int], scores: list[int], seen: list[float]
) -> None:
    """Caves in hand: what a rainbow fish would lift now, and a chest pay."""
    rainbows = chests = 0
    for card in sea.hands[seat]:
        kind = components.KIND[card]
        if kind == components.RAINBOW:
            rainbows += 1
        elif kind == components.CHEST:
            chests += 1
        else:
            seen[11 + kind] += 1.0
    if rainbows:
        lowest = 5
        for have in best:
            if 0 < have < lowest:
                lowest = have
        seen[7] = float(rainbows)
        seen[8] = float(max(0, 4 - lowest))
    if chests:
        ahead = 0
        for other in scores:
            if other > scores[seat]:
                ahead += 1
        seen[9] = float(chests)
        seen[10] = float(chests * ahead)


def next_fish(
    sea: KleineFischeState, seat: int, best: list[int], onward: list[int], usual: float
) -> float:
    """What the first fish of the next dive may bring: a known one, or one as good as the average.

    As mates reckon it (`sums.py`), but with one average over all fish.
    """
    most = STRANDED
    for berth in onward:
        hidden = 0
        value = STRANDED
        for place in reef.BESIDE[reef.lane_of(berth)]:
            card = sea.board[place]
            if card < 0 or card >= components.FISH:
                continue
            hidden += 1
            if imagine.knows_place(sea, seat, place):
                gain = components.SHELLS[card] - best[components.SPECIES[card]]
                value = max(value, float(max(0, gain)))
            else:
                value = max(value, usual)
        if hidden > 1:
            value += SECOND_CARD
        most = max(most, value)
    return most


def win_chances(sea: KleineFischeState) -> list[float]:
    """The chance of each seat to win, and a little for points."""
    seats, stage = sea.seats, stage_of(sea)
    fish = to_be_had(sea)
    scores = [scoring.intermediate(sea, seat) for seat in range(seats)]
    seen = [features(sea, seat, fish, scores) for seat in range(seats)]
    return learned_chances(seen, CHANCES[stage], POINTS[stage])


def final_reward(state: State) -> list[float]:
    """What a finished game is worth: the win, shared by who shares it, and a little for points."""
    return with_points(shares(state, []), [float(points) for points in state.scores()])
