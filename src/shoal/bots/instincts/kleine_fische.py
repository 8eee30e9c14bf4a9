"""A careful diver: counts the fish that are still about and stops when the next card costs more."""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instinct import Instinct
from shoal.bots.instincts.kleine_fische_standing import CARD_KEPT, standing
from shoal.bots.instincts.kleine_fische_sums import CAVE, HOPE, Sums
from shoal.bots.search import Tuning
from shoal.games.kleine_fische.actions import (
    AGAIN,
    ANNOUNCE,
    CRAWL,
    DASH,
    EXPLORE,
    JUMP,
    JUMP_BERTH,
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
    CARDS,
    DIFFICULTY,
    FISH,
    KIND,
    OCTO,
    POWER,
    SHELLS,
    SPECIES,
)
from shoal.games.kleine_fische.dive import departure
from shoal.games.kleine_fische.octopus import costs, points
from shoal.games.kleine_fische.reef import BESIDE, ONWARD, STEP
from shoal.games.kleine_fische.scoring import final_score, stacks
from shoal.games.kleine_fische.sea import (
    AFTER_MOVE,
    ANNOUNCING,
    CHOICE,
    FIRST_REVEAL,
    JUMP_DUE,
    MOVE_DUE,
    OCTOPUS_DUE,
    RAINBOW_DUE,
    ROBBING,
    ROLLED,
    ROLLING_ON,
    Sea,
)
from shoal.kernel.chance import Chance
from shoal.kernel.state import State

MOOD: Final = 256  # of which 0 … 63 vary a value: see `mood`
STEEP: Final = 2.5  # how well a beginner tells good from better
WORTH_A_CARD: Final = 4  # fish of a victim that are worth a card worth a point


def mood(chance: Chance) -> float:
    """Up to a quarter of a point, at random.

    Without memory help a diver that always went the same way would meet the same double turn after
    turn, and nothing in the rules would ever end the game.
    """
    return chance.below(64) / MOOD


class CarefulDiver(Instinct):
    """Plays Kleine Fische by adding up, without looking ahead."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Sea)
        phase = state.phase
        if phase in (CHOICE, MOVE_DUE):
            return self.swim(state, seat, chance)
        if phase in (FIRST_REVEAL, AFTER_MOVE):
            return self.card(state, seat, chance)
        if phase == JUMP_DUE:
            return self.jump(state, seat)
        if phase == OCTOPUS_DUE:
            return self.octopus(state)
        if phase == ROBBING:
            return self.victim(state)
        if phase == ANNOUNCING:
            return self.announce(state, seat)
        if phase == ROLLING_ON:
            return AGAIN
        if phase == RAINBOW_DUE:
            return self.rainbow(state, seat)
        legal = state.legal(seat)
        if phase == ROLLED:
            return legal[0]  # a Roll Again card if there is one, else accept
        return legal[chance.below(len(legal))]  # any swap, any look

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        """By what each way or card brings; elsewhere the chosen one, and the others a little."""
        assert isinstance(state, Sea)
        phase = state.phase
        if phase not in (CHOICE, MOVE_DUE, FIRST_REVEAL, AFTER_MOVE):
            chosen = self.choose(state, seat, chance)
            return [6.0 if action == chosen else 1.0 for action in actions]
        sums = Sums(state, seat)
        berth = departure(state)
        weights: list[float] = []
        for action in actions:
            value = 0.0
            if action == STOP:
                value = HOPE + 0.125
            elif SWIM <= action < DASH:
                after = STEP[berth * 4 + action - SWIM]
                value = sums.lane(after >> 1, phase == MOVE_DUE) + 0.02 * len(ONWARD[after])
            elif DASH <= action < REVEAL:
                value = sums.lane((action - DASH) % 120 >> 1, phase == MOVE_DUE) - CARD_KEPT
            elif REVEAL <= action < EXPLORE:
                value = sums.reveal(action - REVEAL)
            elif EXPLORE <= action < STOP:
                value = CAVE
            else:
                value = -CARD_KEPT
            weights.append(0.02 + math.exp(max(-20.0, min(20.0, STEEP * value))))
        return weights

    def stage(self, state: State) -> int:
        """Cards that have left the deck: rises with each turn that brought something."""
        assert isinstance(state, Sea)
        return CARDS - len(state.deck) + (1 if state.phase >= RAINBOW_DUE else 0)

    def outlook(self, state: State) -> int:
        """What is at stake when a diver may stop; how far the octopus may go."""
        assert isinstance(state, Sea)
        if state.phase == CHOICE:
            best = stacks(state, state.turn)
            stake = 0
            for place in state.photos:
                card = state.board[place]
                stake += max(0, SHELLS[card] - best[SPECIES[card]])
            return 1 + min(30, stake)
        if state.phase == OCTOPUS_DUE:
            return 40 + points(state)
        return 0

    def evaluate(self, state: State) -> list[float]:
        """Points, caves and what may still come, each seat against the others."""
        assert isinstance(state, Sea)
        return standing(state)

    def swim(self, sea: Sea, seat: int, chance: Chance) -> int:
        """The best lane, or stop when none is worth it. Fins and lamps are kept for their point."""
        sums = Sums(sea, seat)
        first = sea.phase == MOVE_DUE
        berth = departure(sea)
        best = -99.0
        found = STOP
        for way in range(4):
            after = STEP[berth * 4 + way]
            if after >= 0 and after >> 1 != sea.octopus:
                value = sums.lane(after >> 1, first) + 0.02 * len(ONWARD[after]) + mood(chance)
                if value > best:
                    best = value
                    found = SWIM + way
        if not first and best < HOPE + 0.125:
            return STOP
        return found

    def card(self, sea: Sea, seat: int, chance: Chance) -> int:
        sums = Sums(sea, seat)
        best = -99.0
        found = STOP
        fish = False
        for place in BESIDE[sea.divers[seat] >> 1]:
            card = sea.board[place]
            value = -99.0
            action = STOP
            if card < FISH:
                if not sea.lit >> place & 1:
                    fish = True
                    value = sums.reveal(place) + mood(chance)
                    action = REVEAL + place
            elif sea.phase == AFTER_MOVE and DIFFICULTY[card] == len(sea.photos):
                value = CAVE
                action = EXPLORE + place
            if value > best:
                best = value
                found = action
        if best < 0 and not fish:
            return STOP
        return found

    def jump(self, sea: Sea, seat: int) -> int:
        """Where two fish wait and the next lanes are many."""
        sums = Sums(sea, seat)
        best = -99.0
        found = JUMP
        for option in range(30):
            berth = JUMP_BERTH[option]
            if sea.board[option // 6] < FISH and berth >> 1 != sea.octopus:
                value = sums.lane(berth >> 1, True) + 0.02 * len(ONWARD[berth])
                for after in ONWARD[berth]:
                    value += 0.05 * len(BESIDE[after >> 1])
                if value > best:
                    best = value
                    found = JUMP + option
        return found

    def octopus(self, sea: Sea) -> int:
        """Onto the richest rival in reach; a card only for a rich one."""
        limit = points(sea) + sea.turbo
        lane = self.richest(sea, limit)
        if lane >= 0:
            return CRAWL + lane
        for number in range(len(PLAYED)):
            card = PLAYED[number]
            if KIND[card] == OCTO and sea.holds(sea.turn, card):
                target = self.richest(sea, limit + POWER[card])
                if target >= 0 and self.fish_on(sea, target) >= WORTH_A_CARD:
                    return USE + number
        if sea.turbo:
            legal = sea.legal(sea.turn)
            return legal[len(legal) - 1]
        return STAY

    def richest(self, sea: Sea, limit: int) -> int:
        if limit <= 0:
            return -1
        found = -1
        most = 0
        cost = costs(sea, limit)
        for seat in range(sea.seats):
            berth = sea.divers[seat]
            fish = len(sea.piles[seat])
            if seat != sea.turn and berth >= 0 and cost[berth >> 1] <= limit and fish > most:
                most = fish
                found = berth >> 1
        return found

    def fish_on(self, sea: Sea, lane: int) -> int:
        most = 0
        for seat in range(sea.seats):
            berth = sea.divers[seat]
            if seat != sea.turn and berth >= 0 and berth >> 1 == lane:
                most = max(most, len(sea.piles[seat]))
        return most

    def victim(self, sea: Sea) -> int:
        found = SPARE
        most = 0
        for seat in range(sea.seats):
            berth = sea.divers[seat]
            fish = len(sea.piles[seat])
            if seat != sea.turn and berth >= 0 and berth >> 1 == sea.octopus and fish > most:
                most = fish
                found = ROB + seat
        return found

    def announce(self, sea: Sea, seat: int) -> int:
        """Two on average bring as much as three, at less risk."""
        fish = len(sea.piles[sea.victim])
        if fish == 0:
            return SPARE
        return ANNOUNCE if fish == 1 else ANNOUNCE + 1

    def rainbow(self, sea: Sea, seat: int) -> int:
        """Wherever the final score is best: a chest may make nowhere the best place."""
        best = -1
        found = RAINBOW_NOWHERE
        heights = stacks(sea, seat)
        for species in range(-1, 13):
            if species >= 0 and heights[species] == 0:
                continue
            sea.crowns[seat].append(species)
            score = final_score(sea, seat)
            sea.crowns[seat].pop()
            if score > best:
                best = score
                found = RAINBOW_NOWHERE if species < 0 else RAINBOW_ON + species
        return found


INSTINCT: Final = CarefulDiver()
TUNING: Final = Tuning(
    exploration=0.15,
    bias=0.1,
    opening=3.0,
    growth=0.5,
    whim=0.02,
    stages=1,
    longest=60,
    pinned=True,
)
