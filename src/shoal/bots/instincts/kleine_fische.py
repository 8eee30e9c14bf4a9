"""A careful diver: counts the fish that are still about and stops when the next card costs more.

Values are in points. A fish is worth what it adds to its stack, and a little more, because spare
fish feed thieves and break ties. A card nobody has seen is worth the average over all fish that may
lie there, where a second one of an open species costs everything revealed since the first.
"""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instinct import Instinct
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
    CHEST,
    DIFFICULTY,
    FISH,
    KIND,
    OCTO,
    POWER,
    RAINBOW,
    SHELLS,
    SPECIES,
)
from shoal.games.kleine_fische.dive import departure
from shoal.games.kleine_fische.imagine import sees_place
from shoal.games.kleine_fische.octopus import costs, points
from shoal.games.kleine_fische.reef import BESIDE, ONWARD, PLACES, STEP
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

SPARE_FISH: Final = 0.15  # what any fish is worth beyond its stack
CAVE: Final = 2.2  # an unexplored cave: a point unused, more as chest or rainbow fish
STRANDED: Final = -0.5  # a first movement that ends the turn
SECOND_CARD: Final = 0.1  # a choice between two cards, and more to come nearby
HOPE: Final = 0.15  # what a dive that goes on may still bring
MOOD: Final = 256  # of which 0 … 63 vary a value: see `mood`
TURN: Final = 3.0  # what the next turn brings at first
CARD_KEPT: Final = 1.0  # a cave card that is played is a point less
STEEP: Final = 2.5  # how well a beginner tells good from better
WORTH_A_CARD: Final = 4  # fish of a victim that are worth a card worth a point


def mood(chance: Chance) -> float:
    """Up to a quarter of a point, at random.

    Without memory help a diver that always went the same way would meet the same double turn after
    turn, and nothing in the rules would ever end the game.
    """
    return chance.below(64) / MOOD


class Sums:
    """What the diver reckons with: built once for each decision."""

    def __init__(self, sea: Sea, seat: int) -> None:
        self.sea = sea
        self.seat = seat
        self.best = stacks(sea, seat)
        self.loss = [0.0] * 13  # by open species: what a second one would cost
        lost = 0.0
        for at in range(len(sea.photos) - 1, -1, -1):
            card = sea.board[sea.photos[at]]
            lost += self.worth(card)
            self.loss[SPECIES[card]] = lost
        total = 0.0
        count = 0
        best, loss, up = self.best, self.loss, sea.species_up
        cards: list[int] = sea.deck[:]
        for place in range(PLACES):
            card = sea.board[place]
            if card >= 0 and card < FISH and not sees_place(sea, seat, place):
                cards.append(card)
        for card in cards:
            if card < FISH:
                species = SPECIES[card]
                count += 1
                if up >> species & 1:
                    total -= loss[species]
                else:
                    gain = SHELLS[card] - best[species]
                    total += SPARE_FISH + HOPE
                    if gain > 0:
                        total += gain
        self.unknown = total / count if count else 0.0

    def worth(self, card: int) -> float:
        gain = SHELLS[card] - self.best[SPECIES[card]]
        return SPARE_FISH + (gain if gain > 0 else 0)

    def outcome(self, card: int) -> float:
        """What turning up this very card would bring."""
        species = SPECIES[card]
        if self.sea.species_up >> species & 1:
            return -self.loss[species]
        return self.worth(card) + HOPE

    def reveal(self, place: int) -> float:
        """What turning up the card at a place brings, known or on average."""
        if sees_place(self.sea, self.seat, place):
            return self.outcome(self.sea.board[place])
        return self.unknown

    def lane(self, lane: int, first: bool) -> float:
        """What swimming onto a lane brings: its better card."""
        sea = self.sea
        found = False
        best = -99.0
        hidden = 0
        for place in BESIDE[lane]:
            card = sea.board[place]
            if card < FISH:
                if not sea.lit >> place & 1:
                    hidden += 1
                    best = max(best, self.reveal(place))
                    found = True
            elif not first and DIFFICULTY[card] == len(sea.photos):
                best = max(best, CAVE)
                found = True
        if not found:
            return STRANDED if first else 0.0
        return best + (SECOND_CARD if hidden > 1 else 0.0)


def standing(sea: Sea, seat: int) -> float:
    """The points of a seat, and what its caves and spare fish will bring."""
    best = stacks(sea, seat)
    total = 0.0
    for height in best:
        total += height
    for card in sea.hands[seat]:
        kind = KIND[card]
        if kind == RAINBOW:
            total += 2.2
        elif kind == CHEST:
            total += 2.0
        else:
            total += 1.2
    return total + 0.1 * len(sea.piles[seat])


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

    def evaluate(self, state: State) -> list[float]:
        """Points, caves and whose turn it is, each seat against the others."""
        assert isinstance(state, Sea)
        left = len(state.deck)
        scale = 1.0 + 0.5 * math.sqrt(left)
        hopes: list[float] = []
        for seat in range(state.seats):
            hopes.append(standing(state, seat))
        if left or len(state.photos) == 0:
            hopes[state.turn] += TURN * (0.4 + 0.6 * left / 78.0)
        found: list[float] = []
        for seat in range(state.seats):
            total = 0.0
            for other in range(state.seats):
                if other != seat:
                    total += 1.0 / (1.0 + math.exp((hopes[other] - hopes[seat]) / scale))
            found.append(total / (state.seats - 1))
        return found

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
    exploration=0.15, bias=0.1, opening=3.0, growth=0.5, whim=0.02, stages=1, longest=60
)
