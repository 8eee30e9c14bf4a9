"""Maldivia by instinct: chain catches and deliveries, keep the needed fish low on the mast, use the
fog where it hurts others.

A mast is judged by the open orders it fills. Plans are chained step by step: from each of a few
good lines the best ends of every arrow go on, as if nobody else moved. What follows from open
information alone (lines, plans worth a look, sites) is remembered, since a search asks for it again
and again.
"""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instinct import Instinct
from shoal.bots.search import Tuning
from shoal.games.maldivia.actions import (
    CATCH_FISH,
    DELIVER,
    DROP,
    END,
    EXCHANGE,
    GIVE,
    HAUL,
    PLACE,
    PLAN,
    RESTACK,
    ROB,
    SAIL,
    STAY,
    STICK,
    SWAP,
    TURN,
)
from shoal.games.maldivia.box import CARDS, CATCH, FISH, LAST_SPACES, MAST, NEED, VALUE
from shoal.games.maldivia.cloth import NEXT, rim
from shoal.games.maldivia.fog import affected, full_line
from shoal.games.maldivia.sailing import reach
from shoal.games.maldivia.waters import (
    ASK_ACT,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_GAIN,
    ASK_GIVE,
    ASK_PLACE,
    ASK_PLAN,
    ASK_RESTACK,
    ASK_SAIL,
    ASK_STICK,
    OVER,
    Waters,
)
from shoal.kernel.chance import Chance
from shoal.kernel.state import State

LINES: Final = 4  # lines of a plan that are followed further
SITES: Final = 10  # spaces looked at when a boat is placed
FILLED: Final = 0.62  # worth of a point whose order is complete on the mast
STARTED: Final = 0.34  # worth of a point whose order is being collected
LATER: Final = 0.55  # worth of what the next arrow could bring
SITES_SHOWN: Final = 12  # spaces a search thinks about when a boat is placed
AHEAD: Final = 3  # ends from which a hasty look goes on to the next arrow
LIKELY: Final = 80  # of a hundred imagined plans, so many are sensible ones
SURE: Final = 0.8  # points that decide a game at its end
OPEN_END: Final = 0.28  # and how much more it takes before, by the spaces left
STEEP: Final = 6.0  # how well a beginner tells good from better
JUNK: Final = 0.00005  # weight of a plan that leads nowhere
REMEMBERED: Final = 5000  # positions at most
COLOUR_MASKS: Final[list[int]] = [1, 8, 64, 512]  # a mast as a number: three bits a colour
MASTS: Final = 4096


def _counts() -> list[int]:
    """How many fish a mast has."""
    return [(m & 7) + (m >> 3 & 7) + (m >> 6 & 7) + (m >> 9) for m in range(MASTS)]


def _matches() -> list[int]:
    """`MATCHES[card * 4096 + mast]`: how many of the fish a card asks for are on the mast."""
    found: list[int] = []
    for card in range(CARDS):
        row = [0]
        for colour in range(3, -1, -1):
            least = [min(NEED[card * 4 + colour], fish) for fish in range(8)]
            row = [more + fish for more in row for fish in least]
        found.extend(row)
    return found


COUNT: Final[list[int]] = _counts()
MATCHES: Final[list[int]] = _matches()
ORDER: Final[list[int]] = [
    NEED[c * 4] + 8 * NEED[c * 4 + 1] + 64 * NEED[c * 4 + 2] + 512 * NEED[c * 4 + 3]
    for c in range(CARDS)
]


class Line:
    """A line of a plan: arrows so far, where they lead, the mast and what was delivered."""

    def __init__(
        self, arrows: int, cell: int, have: int, served: int, worth: float, score: float
    ) -> None:
        self.arrows = arrows
        self.cell = cell
        self.have = have
        self.served = served  # bits of ships that are gone
        self.worth = worth  # points delivered on the way
        self.score = score


class MaldiviaInstinct(Instinct):
    """Reads the open orders, the masts and the cloth; no search."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Waters)
        ask = state.ask
        if ask == ASK_SAIL:
            return best_of(state.menu, sailing(state, seat, state.menu, 99), chance)
        if ask == ASK_PLACE:
            return choose_site(state, seat, chance)
        return self.decide(state, seat, chance)

    def glance(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Waters)
        ask = state.ask
        if ask == ASK_SAIL:
            return best_of(state.menu, sailing(state, seat, state.menu, AHEAD), chance)
        if ask == ASK_PLACE:
            sites = good_sites(state, seat)
            return sites[chance.below(min(4, len(sites)))]
        return self.decide(state, seat, chance)

    def decide(self, sea: Waters, seat: int, chance: Chance) -> int:
        """All that is quick anyway."""
        ask = sea.ask
        if ask == ASK_ACT:
            return choose_action(sea, seat, chance)
        if ask == ASK_PLAN:
            return choose_plan(sea, seat, chance)
        if ask == ASK_GAIN:
            return choose_source(sea, seat)
        if ask == ASK_DROP:
            return choose_drop(sea, seat)
        if ask == ASK_STICK:
            return most_wanted(sea, seat, STICK)
        if ask == ASK_RESTACK:
            return most_wanted(sea, seat, RESTACK)
        if ask == ASK_GIVE:
            return cheapest_gift(sea)
        if ask == ASK_EXCHANGE:
            return choose_exchange(sea, seat)
        return sea.menu[chance.below(len(sea.menu))]

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        assert isinstance(state, Waters)
        if state.ask == ASK_SAIL:
            return graded(sailing(state, seat, actions, 99))
        if state.ask == ASK_PLAN:
            return weigh_plans(state, seat, actions)
        if state.ask == ASK_PLACE:
            return weigh_sites(state, seat, actions)
        chosen = self.choose(state, seat, chance)
        return [12.0 if action == chosen else 1.0 for action in actions]

    def narrow(self, state: State, seat: int, actions: list[int]) -> list[int]:
        assert isinstance(state, Waters)
        if state.ask == ASK_PLAN:
            return good_plans(state, seat)
        if state.ask == ASK_PLACE:
            return good_sites(state, seat)
        return actions

    def suppose(self, state: State, seat: int, chance: Chance) -> None:
        """Others mostly plan sensibly: give their standing tiles what brings them most."""
        assert isinstance(state, Waters)
        if ASK_PLAN <= state.ask < OVER:
            for other in range(state.seats):
                if other != seat and state.planned >> other & 1 and chance.below(100) < LIKELY:
                    suppose_plan(state, other, chance)

    def stage(self, state: State) -> int:
        assert isinstance(state, Waters)
        return state.round

    def evaluate(self, state: State) -> list[float]:
        """Points and what the masts promise, each seat against the others."""
        assert isinstance(state, Waters)
        left = max(0, state.spaces() - LAST_SPACES)
        soon = min(1.0, 0.25 + left / 24.0)  # what lies on a mast must still be sold
        scale = SURE + OPEN_END * math.sqrt(left)
        hopes: list[float] = []
        for seat in range(state.seats):
            hopes.append(state.points[seat] + soon * promise(state, packed(state, seat), 0))
        found: list[float] = []
        for seat in range(state.seats):
            total = 0.0
            for other in range(state.seats):
                if other != seat:
                    total += 1.0 / (1.0 + math.exp((hopes[other] - hopes[seat]) / scale))
            found.append(total / (state.seats - 1))
        return found


def graded(scores: list[float]) -> list[float]:
    """Weights from scores: half a point above another counts twenty times."""
    high = scores[0]
    for score in scores:
        high = max(high, score)
    return [0.005 + math.exp(max(-30.0, (score - high) * STEEP)) for score in scores]


def sailing(sea: Waters, seat: int, actions: list[int], most: int) -> list[float]:
    """How good each end space is; from the best of them with a look at the next own arrow."""
    start = sea.boats[seat]
    have = packed(sea, seat)
    following = -1
    for slot in range(sea.turn + 1, 4):
        if following < 0 and sea.tiles[seat * 4 + slot] < 4:
            following = sea.tiles[seat * 4 + slot]
    scores: list[float] = []
    for action in actions:
        if action == STAY:
            scores.append(promise(sea, have, 0))
        else:
            scores.append(landed(sea, seat, action - SAIL, have, 0, 0.0, True)[0])
    if following < 0:
        return scores
    floor = -99.0
    if len(actions) > most:
        floor = nth_best(scores, most)
    for i in range(len(actions)):
        if scores[i] < floor:
            scores[i] -= 0.1
            continue
        cell, score, mast, served, worth = start, scores[i], have, 0, 0.0
        if actions[i] != STAY:
            cell = actions[i] - SAIL
            score, mast, served, worth = landed(sea, seat, cell, have, 0, 0.0, True)
        move_ghost(sea, seat, cell)
        best = 0.0
        for end in reach(sea, seat, following):
            ahead = landed(sea, seat, end, mast, served, worth, False)[0]
            best = max(best, ahead - score)
        move_ghost(sea, seat, start)
        scores[i] += LATER * best
    return scores


def nth_best(scores: list[float], n: int) -> float:
    kept = scores[:]
    kept.sort()
    return kept[len(kept) - n]


# Judging a mast.


def packed(sea: Waters, seat: int) -> int:
    """The fish of a mast, three bits a colour."""
    have = 0
    for i in range(sea.height[seat]):
        have += COLOUR_MASKS[sea.mast[seat * 7 + i]]
    return have


def promise(sea: Waters, have: int, served: int) -> float:
    """What a mast is worth against the open orders that are not yet served."""
    if have == 0:
        return 0.0
    total = 0.0
    best = 0.0
    ships = sea.ships
    for place in range(8):
        card = ships[place]
        if card < 0 or served >> place & 1:
            continue
        found = MATCHES[card * MASTS + have]
        if found == 0:
            continue
        worth = VALUE[card]
        part = FILLED * worth if found == worth else STARTED * found * found / worth
        total += part
        best = max(best, part)
    # The same fish cannot fill two orders: the best counts full, the rest for choice only.
    return best + 0.25 * (total - best) + 0.02 * COUNT[have]


def demand(sea: Waters, have: int, colour: int) -> float:
    """How much a colour is wanted by the open orders, nearly filled ones most."""
    total = 0.0
    for place in range(8):
        card = sea.ships[place]
        if card >= 0 and NEED[card * 4 + colour]:
            found = MATCHES[card * MASTS + have]
            total += NEED[card * 4 + colour] * (1.0 + found * found)
    return total


def landed(
    sea: Waters, seat: int, cell: int, have: int, served: int, worth: float, robbing: bool
) -> tuple[float, int, int, float]:
    """The best use of a space, to fish or to deliver: score, mast, ships served, points made."""
    fresh = have
    if robbing:
        room = MAST - COUNT[fresh]
        for way in range(4):
            there = NEXT[cell * 4 + way]
            if there >= 0 and room > 0:
                other = sea.at[there]
                if other >= 0 and other != seat and sea.height[other]:
                    fresh += COLOUR_MASKS[sea.mast[other * 7 + sea.height[other] - 1]]
                    room -= 1
    left, gone, made = fresh, served, worth
    for side in range(4):
        if left and sea.borders(cell, side):
            chosen, best = -1, 0
            for slot in range(2):
                place = side * 2 + slot
                card = sea.ships[place]
                waits = card >= 0 and not gone >> place & 1
                if waits and VALUE[card] > best and MATCHES[card * MASTS + left] == VALUE[card]:
                    chosen, best = place, VALUE[card]
            if chosen >= 0:
                left -= ORDER[sea.ships[chosen]]
                gone |= 1 << chosen
                made += best
    score = made + promise(sea, left, gone)
    shows = sea.face[cell]
    if shows >= FISH:
        full = fresh
        room = MAST - COUNT[full]
        for colour in range(4):
            caught = min(CATCH[shows * 4 + colour], sea.supply[colour], room)
            full += caught * COLOUR_MASKS[colour]
            room -= caught
        fishing = worth + promise(sea, full, served)
        if fishing > score:
            return fishing, full, served, worth
    return score, left, gone, made


# Planning.


def move_ghost(sea: Waters, seat: int, cell: int) -> None:
    """Think of the boat elsewhere; whoever does puts it back."""
    if sea.boats[seat] >= 0:
        sea.at[sea.boats[seat]] = -1
    if cell >= 0:
        sea.at[cell] = seat
    sea.boats[seat] = cell


class Memory:
    """What was worked out from open information: the same for the same position, always."""

    def __init__(self) -> None:
        self.lines: dict[tuple[int, ...], list[Line]] = {}
        self.choices: dict[tuple[int, ...], list[int]] = {}


MEMORY: Final = Memory()


def mark(sea: Waters, seat: int, steps: int) -> tuple[int, ...]:
    """Everything the lines of a seat depend on."""
    row = sea.boats + sea.ships + sea.supply + sea.height
    row.append(seat * 8 + steps)
    for other in range(sea.seats):
        row.append(sea.mast[other * 7 + max(0, sea.height[other] - 1)])
    row += sea.mast[seat * 7 : seat * 7 + sea.height[seat]]
    row += sea.creases
    return tuple(row)


def best_lines(sea: Waters, seat: int, steps: int) -> list[Line]:
    """Good ways to use some arrows, best first."""
    key = mark(sea, seat, steps)
    known = MEMORY.lines.get(key)
    if known is not None:
        return known
    if len(MEMORY.lines) >= REMEMBERED:
        MEMORY.lines.clear()
    found = chained(sea, seat, steps)
    MEMORY.lines[key] = found
    return found


def chained(sea: Waters, seat: int, steps: int) -> list[Line]:
    start = sea.boats[seat]
    lines: list[Line] = [Line(0, start, packed(sea, seat), 0, 0.0, 0.0)]
    for step in range(steps):
        found: list[Line] = []
        for line in lines:
            move_ghost(sea, seat, line.cell)
            for way in range(4):
                best: Line | None = None
                arrows = line.arrows * 4 + way
                for end in reach(sea, seat, way):
                    score, have, served, worth = landed(
                        sea, seat, end, line.have, line.served, line.worth, step == 0
                    )
                    if best is None or score > best.score:
                        best = Line(arrows, end, have, served, worth, score)
                if best is None:  # a wasted arrow
                    best = Line(
                        arrows, line.cell, line.have, line.served, line.worth, line.score - 0.2
                    )
                found.append(best)
            move_ghost(sea, seat, start)
        lines = top_lines(found, LINES if step < steps - 1 else 3 * LINES)
    return lines


def top_lines(found: list[Line], count: int) -> list[Line]:
    """The best lines, best first."""
    kept: list[Line] = []
    while found and len(kept) < count:
        best = 0
        for i in range(len(found)):
            if found[i].score > found[best].score:
                best = i
        kept.append(found.pop(best))
    return kept


def fog_worth(sea: Waters, seat: int, side: int, cell: int) -> float:
    """How much fog from a side hurts the others more than me, if it came now."""
    worth = 0.0
    if full_line(sea, side):
        return -0.5
    caught = affected(sea, side, rim(sea.folds, side))
    for other in range(sea.seats):
        if caught >> other & 1 and sea.height[other]:
            worth += 1.0 / (sea.seats - 1) if other != seat else -1.0
    if sea.borders(cell, side):
        worth -= 0.3  # where I want to be
    ahead = 0
    for other in range(sea.seats):
        if other != seat and sea.points[other] >= sea.points[seat]:
            ahead = 1
    return worth if ahead else worth + 0.1


def fog_sides(sea: Waters, seat: int, cell: int) -> list[float]:
    return [fog_worth(sea, seat, side, cell) for side in range(4)]


def best_side(worths: list[float]) -> int:
    best = 0
    for side in range(1, 4):
        if worths[side] > worths[best]:
            best = side
    return best


def plan_with(arrows: int, slot: int, side: int) -> int:
    """The plan of three arrows and a fog tile."""
    return PLAN + slot * 256 + side * 64 + arrows


def with_fog(sea: Waters, seat: int, line: Line) -> int:
    """The plan of a line: fog first if it hurts now, else last."""
    worths = fog_sides(sea, seat, line.cell)
    side = best_side(worths)
    return plan_with(line.arrows, 0 if worths[side] >= 0.5 else 3, side)


def choose_plan(sea: Waters, seat: int, chance: Chance) -> int:
    """One of the best lines, not always the very best: a plan that can be foreseen is stopped."""
    lines = best_lines(sea, seat, 3)
    if lines[0].score <= 0.0 or chance.below(40) == 0:
        return PLAN + chance.below(1024)
    close = 0
    while close + 1 < len(lines) and lines[close + 1].score > lines[0].score - 0.15:
        close += 1
    return with_fog(sea, seat, lines[chance.below(close + 1)])


def good_plans(sea: Waters, seat: int) -> list[int]:
    """Plans worth a look, best first: good lines, fog where it may make sense."""
    key = mark(sea, seat, 7) + tuple(sea.points)  # who is ahead wants more fog
    known = MEMORY.choices.get(key)
    if known is not None:
        return known
    found: list[int] = []
    for line in best_lines(sea, seat, 3):
        worths = fog_sides(sea, seat, line.cell)
        first = best_side(worths)
        worths[first] -= 9.0
        second = best_side(worths)
        for slot in range(4):
            add_new(found, plan_with(line.arrows, 3 - slot, first))
        add_new(found, plan_with(line.arrows, 3, second))
        add_new(found, plan_with(line.arrows, 0, second))
    keep_choices(key, found)
    return found


def add_new(found: list[int], item: int) -> None:
    if item not in found:
        found.append(item)


def keep_choices(key: tuple[int, ...], found: list[int]) -> None:
    if len(MEMORY.choices) >= REMEMBERED:
        MEMORY.choices.clear()
    MEMORY.choices[key] = found


def weigh_plans(sea: Waters, seat: int, actions: list[int]) -> list[float]:
    """By the score of its line, fog last or first a little better; all others next to nothing."""
    weights = [JUNK] * 1024
    lines = best_lines(sea, seat, 3)
    for line in lines:
        share = math.exp(max(-9.0, (line.score - lines[0].score) * 3.0))
        plan = with_fog(sea, seat, line) - PLAN
        weights[plan] = max(weights[plan], share)
        for slot in range(4):
            for side in range(4):
                plan = plan_with(line.arrows, slot, side) - PLAN
                weights[plan] = max(weights[plan], share / 30.0)
    return [weights[action - PLAN] for action in actions]


def suppose_plan(sea: Waters, seat: int, chance: Chance) -> None:
    """Give the standing tiles of a seat arrows that suit it; fog mostly last."""
    lying = sea.lying(seat)
    first = seat * 4
    fog = -1
    for slot in range(4):
        if sea.tiles[first + slot] >= 4:
            fog = slot
    arrows = 4 - lying
    if fog >= lying:
        arrows -= 1
        if chance.below(2):  # else where it was imagined
            side = sea.tiles[first + fog]
            fog = 0 if sea.ask == ASK_PLAN and chance.below(3) == 0 else 3
            sea.tiles[first + fog] = side
    if arrows <= 0:
        return
    lines = best_lines(sea, seat, arrows)
    bound = min(4, len(lines))
    spread = lines[chance.below(1 + chance.below(bound))].arrows
    slot = 3
    while slot >= lying:
        if slot != fog:
            sea.tiles[first + slot] = spread % 4
            spread //= 4
        slot -= 1


def site_score(sea: Waters, seat: int, action: int) -> float:
    move_ghost(sea, seat, action - PLACE)
    score = chained(sea, seat, 3)[0].score
    move_ghost(sea, seat, -1)
    return score


def choose_site(sea: Waters, seat: int, chance: Chance) -> int:
    """Among some free spaces one from which three arrows bring most."""
    best, site = -1.0, sea.menu[0]
    for look in range(SITES):
        action = sea.menu[chance.below(len(sea.menu))]
        score = site_score(sea, seat, action) + 0.001 * look
        if score > best:
            best, site = score, action
    return site


def good_sites(sea: Waters, seat: int) -> list[int]:
    """The spaces from which three arrows bring most, best first."""
    key = mark(sea, seat, 6)
    known = MEMORY.choices.get(key)
    if known is not None:
        return known
    scores = [site_score(sea, seat, action) for action in sea.menu]
    found: list[int] = []
    while len(found) < min(SITES_SHOWN, len(sea.menu)):
        best = 0
        for i in range(len(scores)):
            if scores[i] > scores[best]:
                best = i
        scores[best] = -9.0
        found.append(sea.menu[best])
    keep_choices(key, found)
    return found


def weigh_sites(sea: Waters, seat: int, actions: list[int]) -> list[float]:
    sites = good_sites(sea, seat)
    weights = [0.1] * len(actions)
    for i in range(len(actions)):
        for place in range(len(sites)):
            if sites[place] == actions[i]:
                weights[i] = 3.0 / (1.0 + place)
    return weights


# Acting.


def best_of(actions: list[int], scores: list[float], chance: Chance) -> int:
    """The best action, ties broken by chance."""
    best, ties = 0, 1
    for i in range(1, len(actions)):
        if scores[i] > scores[best]:
            best, ties = i, 1
        elif scores[i] == scores[best]:
            ties += 1
            if chance.below(ties) == 0:
                best = i
    return actions[best]


def choose_action(sea: Waters, seat: int, chance: Chance) -> int:
    """Rob, then fish or deliver, whichever is worth more, then octopus or shark."""
    menu = sea.menu
    served, rob, fishing = -1, -1, False
    best = 0.0
    have = packed(sea, seat)
    for action in menu:
        if action == CATCH_FISH:
            fishing = True
        elif ROB <= action < HAUL:
            rob = action
        elif DELIVER <= action < RESTACK:
            card = sea.ships[action - DELIVER]
            worth = VALUE[card] + promise(sea, have - ORDER[card], 1 << action - DELIVER)
            if worth > best:
                best, served = worth, action
    if fishing and fishing_worth(sea, seat, have) > best:
        return CATCH_FISH
    if rob >= 0 and (sea.height[seat] < MAST or served < 0):
        return rob
    if served >= 0:
        return served
    for action in menu:
        if TURN <= action < SWAP:
            return choose_turn(sea, seat, chance)
        if SWAP <= action < GIVE:
            return choose_swap(sea, seat)
    return END


def fishing_worth(sea: Waters, seat: int, have: int) -> float:
    shows = sea.face[sea.boats[seat]]
    room = MAST - COUNT[have]
    for colour in range(4):
        caught = min(CATCH[shows * 4 + colour], sea.supply[colour], room)
        have += caught * COLOUR_MASKS[colour]
        room -= caught
    return promise(sea, have, 0)


def choose_source(sea: Waters, seat: int) -> int:
    """Rob as well while there is room; more than fits only shortens the mast."""
    room = MAST - sea.height[seat]
    for colour in range(4):
        room -= sea.fresh[colour]
    return sea.menu[0] if room > 0 and sea.menu[0] >= ROB else HAUL


def choose_drop(sea: Waters, seat: int) -> int:
    """Take off as many as makes the best mast with the new fish."""
    best, count = -1.0, 0
    for off in range(sea.height[seat] + 1):
        have = 0
        for i in range(sea.height[seat] - off):
            have += COLOUR_MASKS[sea.mast[seat * 7 + i]]
        have = filled_up(sea, have)
        worth = promise(sea, have, 0)
        if worth > best + 0.001:
            best, count = worth, off
    return DROP + count


def filled_up(sea: Waters, have: int) -> int:
    """A mast with the most useful new fish that fit."""
    fresh = sea.fresh[:]
    while COUNT[have] < MAST:
        best, chosen = -1.0, -1
        for colour in range(4):
            if fresh[colour]:
                worth = promise(sea, have + COLOUR_MASKS[colour], 0)
                if worth > best:
                    best, chosen = worth, colour
        if chosen < 0:
            break
        fresh[chosen] -= 1
        have += COLOUR_MASKS[chosen]
    return have


def most_wanted(sea: Waters, seat: int, first: int) -> int:
    """The most wanted fish first: what sits on top is lost first."""
    have = packed(sea, seat)
    best, chosen = -1.0, sea.menu[0]
    for action in sea.menu:
        if action < first + 4:
            wanted = demand(sea, have, action - first)
            if wanted > best:
                best, chosen = wanted, action
    return chosen


def choose_turn(sea: Waters, seat: int, chance: Chance) -> int:
    """Spoil the next tile of whoever leads among the others."""
    victim = -1
    for other in range(sea.seats):
        better = victim < 0 or sea.points[other] > sea.points[victim]
        if other != seat and sea.lying(other) < 4 and better:
            victim = other
    if victim < 0:
        return END
    return TURN + (victim * 4 + sea.lying(victim)) * 3 + chance.below(3)


def cheapest_gift(sea: Waters) -> int:
    chosen = sea.menu[0]
    for action in sea.menu:
        if VALUE[action - GIVE] < VALUE[chosen - GIVE]:
            chosen = action
    return chosen


def choose_swap(sea: Waters, seat: int) -> int:
    """The cheapest card for the best average of somebody's island; none if that gains nothing."""
    gift = -1
    for card in range(40):
        if sea.owner[card] == seat and (gift < 0 or VALUE[card] < VALUE[gift]):
            gift = card
    best, chosen = 0.0, END
    for other in range(sea.seats):
        if other == seat:
            continue
        for side in range(4):
            count = total = 0
            for card in range(side * 10, side * 10 + 10):
                if sea.owner[card] == other:
                    count += 1
                    total += VALUE[card]
            if count and total / count - VALUE[gift] > best:
                best = total / count - VALUE[gift]
                chosen = SWAP + gift // 10 * 16 + other * 4 + side
    return chosen


def choose_exchange(sea: Waters, seat: int) -> int:
    """Sink the ship that is worth more to the others than to me."""
    side = sea.tiles[sea.mover * 4 + sea.turn] - 4
    best, chosen = -99.0, EXCHANGE
    for slot in range(2):
        place = side * 2 + slot
        gone = 1 << place
        mine = packed(sea, seat)
        change = promise(sea, mine, gone) - promise(sea, mine, 0)
        for other in range(sea.seats):
            if other != seat:
                theirs = packed(sea, other)
                lost = promise(sea, theirs, 0) - promise(sea, theirs, gone)
                change += lost / (sea.seats - 1)
        if change > best:
            best, chosen = change, EXCHANGE + slot
    return chosen


INSTINCT: Final = MaldiviaInstinct()
TUNING: Final = Tuning(
    exploration=0.25, bias=0.2, opening=3.0, growth=0.45, whim=0.03, stages=1, longest=120
)
