"""A careful diver: counts the fish that are still about and stops when the next card costs more."""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instinct import Instinct, rewards
from shoal.bots.instincts.kleine_fische import chances, standing
from shoal.bots.instincts.kleine_fische.sums import CAVE, HOPE, Sums
from shoal.bots.search import Tuning
from shoal.games.kleine_fische import actions, components, imagine, moments, scoring
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import caves, dive, memory, octopus
from shoal.games.kleine_fische.state import KleineFischeState
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
        assert isinstance(state, KleineFischeState)
        moment = state.moment
        if moment in (moments.CHOICE, moments.MOVE_DUE):
            return self.swim(state, seat, chance)
        if moment in (moments.FIRST_REVEAL, moments.AFTER_MOVE):
            return self.card(state, seat, chance)
        if moment == moments.JUMP_DUE:
            return self.jump(state, seat)
        if moment == moments.OCTOPUS_DUE:
            return self.octopus(state)
        if moment == moments.ROBBING:
            return self.victim(state)
        if moment == moments.ANNOUNCING:
            return self.announce(state, seat)
        if moment == moments.ROLLING_ON:
            return actions.AGAIN
        if moment == moments.RAINBOW_DUE:
            return self.rainbow(state, seat)
        legal = state.legal(seat)
        if moment == moments.ROLLED:
            return legal[0]  # a Roll Again card if there is one, else accept
        return legal[chance.below(len(legal))]  # any swap, any look

    def weigh(self, state: State, seat: int, options: list[int], chance: Chance) -> list[float]:
        """By what each way or card brings; elsewhere the chosen one, and the others a little."""
        assert isinstance(state, KleineFischeState)
        moment = state.moment
        if moment not in (
            moments.CHOICE,
            moments.MOVE_DUE,
            moments.FIRST_REVEAL,
            moments.AFTER_MOVE,
        ):
            chosen = self.choose(state, seat, chance)
            return [6.0 if action == chosen else 1.0 for action in options]
        sums = Sums(state, seat)
        berth = dive.departure(state)
        first = moment == moments.MOVE_DUE
        weights: list[float] = []
        for action in options:
            value = 0.0
            if action == actions.STOP:
                value = HOPE + 0.125
            elif actions.is_swim(action):
                after = reef.step(berth, action - actions.SWIM)
                value = sums.lane(reef.lane_of(after), first) + 0.02 * len(reef.ONWARD[after])
            elif actions.is_dash(action):
                end = reef.lane_of(actions.dash_berth(action))
                value = sums.lane(end, first) - standing.CARD_KEPT
            elif actions.is_reveal(action):
                value = sums.reveal(action - actions.REVEAL)
            elif actions.is_explore(action):
                value = CAVE
            else:
                value = -standing.CARD_KEPT
            weights.append(0.02 + math.exp(max(-20.0, min(20.0, STEEP * value))))
        return weights

    def narrow(self, state: State, seat: int, options: list[int]) -> list[int]:
        """Not where a double is known to lie, if anything else can be done."""
        assert isinstance(state, KleineFischeState)
        if state.moment not in (moments.CHOICE, moments.AFTER_MOVE) or len(options) < 2:
            return options
        kept: list[int] = []
        for action in options:
            if actions.is_swim(action):
                after = reef.step(dive.departure(state), action - actions.SWIM)
                if doubles_only(state, seat, reef.BESIDE[reef.lane_of(after)]):
                    continue
            elif actions.is_reveal(action) and is_double(state, seat, action - actions.REVEAL):
                continue
            kept.append(action)
        return kept if kept else options

    def forget(self, state: State, seat: int) -> None:
        """Of the fish turned back in public, each is gone from mind with one chance in two.

        Which ones depends on the cards left in the deck: for a turn or two it is the same ones.
        Where the own lamp shone is remembered.
        """
        assert isinstance(state, KleineFischeState)
        for place in range(reef.PLACES):
            if (place * 7 + seat * 3 + len(state.deck)) * 2654435761 >> 16 & 1:
                state.known[place] &= ~memory.EVERYBODY

    def stage(self, state: State) -> int:
        """Cards that have left the deck: rises with each turn that brought something."""
        assert isinstance(state, KleineFischeState)
        return (
            components.CARDS - len(state.deck) + (1 if state.moment >= moments.RAINBOW_DUE else 0)
        )

    def outlook(self, state: State) -> int:
        """What is at stake when a diver may stop; how far the octopus may go."""
        assert isinstance(state, KleineFischeState)
        if state.moment == moments.CHOICE:
            best = scoring.stacks(state, state.turn)
            stake = 0
            for place in state.photos:
                card = state.board[place]
                stake += max(0, components.SHELLS[card] - best[components.SPECIES[card]])
            return 1 + min(30, stake)
        if state.moment == moments.OCTOPUS_DUE:
            return 40 + octopus.points(state)
        return 0

    def evaluate(self, state: State) -> list[float]:
        """Points, caves and what may still come, each seat against the others."""
        assert isinstance(state, KleineFischeState)
        return standing.standing(state)

    def swim(self, sea: KleineFischeState, seat: int, chance: Chance) -> int:
        """The best lane, or stop when none is worth it. Fins and lamps are kept for their point."""
        sums = Sums(sea, seat)
        first = sea.moment == moments.MOVE_DUE
        berth = dive.departure(sea)
        best = -99.0
        found = actions.STOP
        for way in range(len(reef.WAYS)):
            after = reef.step(berth, way)
            lane = reef.lane_of(after)
            if after >= 0 and lane != sea.octopus:
                value = sums.lane(lane, first) + 0.02 * len(reef.ONWARD[after]) + mood(chance)
                if value > best:
                    best = value
                    found = actions.SWIM + way
        if not first and best < HOPE + 0.125:
            return actions.STOP
        return found

    def card(self, sea: KleineFischeState, seat: int, chance: Chance) -> int:
        sums = Sums(sea, seat)
        best = -99.0
        found = actions.STOP
        fish = False
        for place in dive.beside(sea):
            card = sea.board[place]
            value = -99.0
            action = actions.STOP
            if card < components.FISH:
                if not sea.lit >> place & 1:
                    fish = True
                    value = sums.reveal(place) + mood(chance)
                    action = actions.REVEAL + place
            elif sea.moment == moments.AFTER_MOVE and components.DIFFICULTY[card] == len(
                sea.photos
            ):
                value = CAVE
                action = actions.EXPLORE + place
            if value > best:
                best = value
                found = action
        if best < 0 and not fish:
            return actions.STOP
        return found

    def jump(self, sea: KleineFischeState, seat: int) -> int:
        """Where two fish wait and the next lanes are many."""
        sums = Sums(sea, seat)
        best = -99.0
        found = actions.JUMP
        for jump in range(actions.JUMP, actions.SWIM):
            berth = actions.jump_berth(jump)
            lane = reef.lane_of(berth)
            fish_below = sea.board[actions.jump_column(jump)] < components.FISH
            if fish_below and lane != sea.octopus:
                value = sums.lane(lane, True) + 0.02 * len(reef.ONWARD[berth])
                for after in reef.ONWARD[berth]:
                    value += 0.05 * len(reef.BESIDE[reef.lane_of(after)])
                if value > best:
                    best = value
                    found = jump
        return found

    def octopus(self, sea: KleineFischeState) -> int:
        """Onto the richest rival in reach; a card only for a rich one."""
        limit = octopus.points(sea) + sea.turbo
        lane = self.richest(sea, limit)
        if lane >= 0:
            return actions.CRAWL + lane
        for number in range(len(actions.PLAYED)):
            card = actions.PLAYED[number]
            if components.KIND[card] == components.OCTO and caves.holds(sea, sea.turn, card):
                target = self.richest(sea, limit + components.POWER[card])
                if target >= 0 and self.fish_on(sea, target) >= WORTH_A_CARD:
                    return actions.USE + number
        if sea.turbo:
            legal = sea.legal(sea.turn)
            return legal[len(legal) - 1]
        return actions.STAY

    def richest(self, sea: KleineFischeState, limit: int) -> int:
        if limit <= 0:
            return -1
        found = -1
        most = 0
        cost = octopus.costs(sea, limit)
        for seat in range(sea.seats):
            berth = sea.divers[seat]
            fish = len(sea.piles[seat])
            if (
                seat != sea.turn
                and berth >= 0
                and cost[reef.lane_of(berth)] <= limit
                and fish > most
            ):
                most = fish
                found = reef.lane_of(berth)
        return found

    def fish_on(self, sea: KleineFischeState, lane: int) -> int:
        most = 0
        for seat in range(sea.seats):
            berth = sea.divers[seat]
            if seat != sea.turn and berth >= 0 and reef.lane_of(berth) == lane:
                most = max(most, len(sea.piles[seat]))
        return most

    def victim(self, sea: KleineFischeState) -> int:
        found = actions.SPARE
        most = 0
        for seat in range(sea.seats):
            berth = sea.divers[seat]
            fish = len(sea.piles[seat])
            if (
                seat != sea.turn
                and berth >= 0
                and reef.lane_of(berth) == sea.octopus
                and fish > most
            ):
                most = fish
                found = actions.ROB + seat
        return found

    def announce(self, sea: KleineFischeState, seat: int) -> int:
        """Two on average bring as much as three, at less risk."""
        fish = len(sea.piles[sea.victim])
        if fish == 0:
            return actions.SPARE
        return actions.announce(1 if fish == 1 else 2)

    def rainbow(self, sea: KleineFischeState, seat: int) -> int:
        """Wherever the final score is best: a chest may make nowhere the best place."""
        best = -1
        found = actions.RAINBOW_NOWHERE
        heights = scoring.stacks(sea, seat)
        for species in range(-1, components.SPECIES_COUNT):
            if species >= 0 and heights[species] == 0:
                continue
            sea.crowns[seat].append(species)
            score = scoring.final_score(sea, seat)
            sea.crowns[seat].pop()
            if score > best:
                best = score
                found = actions.rainbow(species)
        return found


def is_double(sea: KleineFischeState, seat: int, place: int) -> bool:
    """Whether the seat knows that this fish is the second of its species."""
    card = sea.board[place]
    up = sea.species_up >> components.SPECIES[card] & 1
    return up != 0 and imagine.knows_place(sea, seat, place)


def doubles_only(sea: KleineFischeState, seat: int, places: list[int]) -> bool:
    """Whether nothing but doubles could be turned up beside a lane."""
    found = False
    for place in places:
        card = sea.board[place]
        if card >= components.FISH:
            if components.DIFFICULTY[card] == len(sea.photos):
                return False  # a cave
        elif not sea.lit >> place & 1:
            if not is_double(sea, seat, place):
                return False
            found = True
    return found


class LearnedDiver(CarefulDiver):
    """A careful diver that has learned how games end: searches play on as it does."""

    def reward(self, state: State) -> list[float]:
        return chances.final_reward(state) if state.seats == 4 else rewards(state)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, KleineFischeState)
        return chances.win_chances(state) if state.seats == 4 else standing.standing(state)


INSTINCT: Final = CarefulDiver()
LEARNED: Final = LearnedDiver()
TUNING: Final = Tuning(
    exploration=0.15,
    bias=0.1,
    opening=3.0,
    growth=0.5,
    whim=0.02,
    stages=1,
    longest=60,
    pinned=True,
    trust=0.95,
)
