"""Maldivia by instinct: chain catches and deliveries, keep the needed fish low on the mast, use the
fog where it hurts others.

A mast is judged by the open orders it fills. Plans are chained step by step: from each of a few
good lines the best ends of every arrow go on, as if nobody else moved.
"""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instinct import Instinct
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
    RELEASE,
    RESTACK,
    ROB,
    SAIL,
    STAY,
    STICK,
    SWAP,
    TURN,
    plan_action,
)
from shoal.games.maldivia.box import CATCH, FISH, MAST, NEED, VALUE
from shoal.games.maldivia.cloth import NEXT, rim
from shoal.games.maldivia.fog import affected, full_line
from shoal.games.maldivia.market import pays
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
    Waters,
)
from shoal.kernel.chance import Chance
from shoal.kernel.state import State

LINES: Final = 4  # lines of a plan that are followed further
SITES: Final = 10  # spaces looked at when a boat is placed
FILLED: Final = 0.62  # worth of a point whose order is complete on the mast
STARTED: Final = 0.34  # worth of a point whose order is being collected
LATER: Final = 0.55  # worth of what the next arrow could bring
COLOUR_MASKS: Final[list[int]] = [1, 1 << 8, 1 << 16, 1 << 24]


class Line:
    """A line of a plan: arrows so far, where they lead, the mast and what was delivered."""

    def __init__(self, arrows: int, cell: int, have: int, served: int, worth: float) -> None:
        self.arrows = arrows
        self.cell = cell
        self.have = have
        self.served = served  # bits of ships that are gone
        self.worth = worth  # points delivered on the way
        self.score = 0.0


class MaldiviaInstinct(Instinct):
    """Reads the open orders, the masts and the cloth; no search."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Waters)
        ask = state.ask
        if ask == ASK_SAIL:
            return best_of(state.menu, self.sailing(state, seat, state.menu), chance)
        if ask == ASK_ACT:
            return choose_action(state, seat, chance)
        if ask == ASK_PLAN:
            return choose_plan(state, seat, chance)
        if ask == ASK_GAIN:
            return choose_source(state, seat)
        if ask == ASK_DROP:
            return choose_drop(state, seat)
        if ask == ASK_STICK:
            return choose_stick(state, seat)
        if ask == ASK_RESTACK:
            return choose_restack(state, seat)
        if ask == ASK_GIVE:
            return cheapest_gift(state)
        if ask == ASK_EXCHANGE:
            return choose_exchange(state, seat)
        if ask == ASK_PLACE:
            return choose_site(state, seat, chance)
        return state.menu[chance.below(len(state.menu))]

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        assert isinstance(state, Waters)
        if state.ask == ASK_SAIL:
            scores = self.sailing(state, seat, actions)
            low = high = scores[0]
            for score in scores:
                low = min(low, score)
                high = max(high, score)
            span = max(0.001, high - low)
            return [1.0 + 9.0 * (score - low) / span for score in scores]
        if state.ask == ASK_PLAN:
            return weigh_plans(state, seat, actions)
        chosen = self.choose(state, seat, chance)
        return [6.0 if action == chosen else 1.0 for action in actions]

    def stage(self, state: State) -> int:
        assert isinstance(state, Waters)
        return state.round

    def evaluate(self, state: State) -> list[float]:
        """Points and what the masts promise, each seat against the others."""
        assert isinstance(state, Waters)
        hopes: list[float] = []
        for seat in range(state.seats):
            hopes.append(state.points[seat] + promise(state, packed(state, seat), 0))
        found: list[float] = []
        for seat in range(state.seats):
            total = 0.0
            for other in range(state.seats):
                if other != seat:
                    total += 1.0 / (1.0 + math.exp((hopes[other] - hopes[seat]) / 3.0))
            found.append(total / (state.seats - 1))
        return found

    def sailing(self, state: Waters, seat: int, actions: list[int]) -> list[float]:
        """How good each end space is, with a look at the next arrow of the own plan."""
        start = state.boats[seat]
        have = packed(state, seat)
        following = -1
        for slot in range(state.turn + 1, 4):
            if following < 0 and state.tiles[seat * 4 + slot] < 4:
                following = state.tiles[seat * 4 + slot]
        scores: list[float] = []
        for action in actions:
            if action == STAY:
                cell, line = start, Line(0, start, have, 0, 0.0)
                line.score = promise(state, have, 0)
            else:
                cell = action - SAIL
                line = landed(state, seat, Line(0, cell, have, 0, 0.0), True)
            worth = line.score
            if following >= 0:
                move_ghost(state, seat, cell)
                best = 0.0
                for end in reach(state, seat, following):
                    ahead = landed(
                        state, seat, Line(0, end, line.have, line.served, line.worth), False
                    )
                    best = max(best, ahead.score - line.score)
                move_ghost(state, seat, start)
                worth += LATER * best
            scores.append(worth)
        return scores


# Judging a mast.


def packed(sea: Waters, seat: int) -> int:
    """The fish of a mast, eight bits a colour."""
    have = 0
    for i in range(sea.height[seat]):
        have += 1 << 8 * sea.mast[seat * 7 + i]
    return have


def count_of(have: int) -> int:
    return (have & 255) + (have >> 8 & 255) + (have >> 16 & 255) + (have >> 24)


def promise(sea: Waters, have: int, served: int) -> float:
    """What a mast is worth against the open orders that are not yet served."""
    if have == 0:
        return 0.0
    total = 0.0
    best = 0.0
    for place in range(8):
        card = sea.ships[place]
        if card < 0 or served >> place & 1:
            continue
        found = 0
        need = card * 4
        for colour in range(4):
            found += min(NEED[need + colour], have >> 8 * colour & 255)
        worth = VALUE[card]
        part = FILLED * worth if found == worth else STARTED * found * found / worth
        total += part
        best = max(best, part)
    # The same fish cannot fill two orders: the best counts full, the rest for choice only.
    return best + 0.25 * (total - best) + 0.02 * count_of(have)


def demand(sea: Waters, seat: int, colour: int) -> float:
    """How much a colour is wanted by the open orders, nearly filled ones most."""
    have = packed(sea, seat)
    total = 0.0
    for place in range(8):
        card = sea.ships[place]
        if card >= 0 and NEED[card * 4 + colour]:
            found = 0
            for each in range(4):
                found += min(NEED[card * 4 + each], have >> 8 * each & 255)
            total += NEED[card * 4 + colour] * (1.0 + found * found)
    return total


def landed(sea: Waters, seat: int, line: Line, robbing: bool) -> Line:
    """A line after the best use of its last space: fish, or deliver to each side it borders."""
    cell = line.cell
    fresh = line.have
    if robbing:
        room = MAST - count_of(fresh)
        for way in range(4):
            there = NEXT[cell * 4 + way]
            if there >= 0 and room > 0:
                other = sea.at[there]
                if other >= 0 and other != seat and sea.height[other]:
                    fresh += COLOUR_MASKS[sea.mast[other * 7 + sea.height[other] - 1]]
                    room -= 1
    have, served, worth = fresh, line.served, line.worth
    for side in range(4):
        if sea.borders(cell, side):
            chosen, best = -1, 0
            for slot in range(2):
                place = side * 2 + slot
                card = sea.ships[place]
                waits = card >= 0 and not served >> place & 1
                if waits and VALUE[card] > best and pays(have, card):
                    chosen, best = place, VALUE[card]
            if chosen >= 0:
                card = sea.ships[chosen]
                for colour in range(4):
                    have -= NEED[card * 4 + colour] << 8 * colour
                served |= 1 << chosen
                worth += best
    score = worth + promise(sea, have, served)
    shows = sea.face[cell]
    if shows >= FISH:
        full = fresh
        room = MAST - count_of(full)
        for colour in range(4):
            caught = min(CATCH[shows * 4 + colour], sea.supply[colour], room)
            full += caught << 8 * colour
            room -= caught
        fishing = line.worth + promise(sea, full, line.served)
        if fishing > score:
            have, served, worth, score = full, line.served, line.worth, fishing
    done = Line(line.arrows, cell, have, served, worth)
    done.score = score
    return done


# Planning.


def move_ghost(sea: Waters, seat: int, cell: int) -> None:
    """Think of the boat elsewhere; whoever does puts it back."""
    if sea.boats[seat] >= 0:
        sea.at[sea.boats[seat]] = -1
    if cell >= 0:
        sea.at[cell] = seat
    sea.boats[seat] = cell


def best_lines(sea: Waters, seat: int) -> list[Line]:
    """Good ways to use three arrows, best first."""
    start = sea.boats[seat]
    first = Line(0, start, packed(sea, seat), 0, 0.0)
    lines: list[Line] = [first]
    for step in range(3):
        found: list[Line] = []
        for line in lines:
            for way in range(4):
                best: Line | None = None
                move_ghost(sea, seat, line.cell)
                ends = reach(sea, seat, way)
                move_ghost(sea, seat, start)
                for end in ends:
                    if sea.at[end] >= 0 and end != start:
                        continue
                    arrows = line.arrows * 4 + way
                    ahead = Line(arrows, end, line.have, line.served, line.worth)
                    done = landed(sea, seat, ahead, step == 0)
                    if best is None or done.score > best.score:
                        best = done
                if best is not None:
                    found.append(best)
        if not found:
            break
        lines = top_lines(found, LINES if step < 2 else 2 * LINES)
    for line in lines:
        if line is first:
            line.score = 0.0
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


def with_fog(sea: Waters, seat: int, line: Line) -> int:
    """The plan of a line: fog first if it hurts now, else last."""
    best, side = -9.0, 0
    for each in range(4):
        worth = fog_worth(sea, seat, each, line.cell)
        if worth > best:
            best, side = worth, each
    arrows = [line.arrows // 16 % 4, line.arrows // 4 % 4, line.arrows % 4]
    slot = 0 if best >= 0.5 else 3
    arrows.insert(slot, 4 + side)
    return plan_action(arrows)


def choose_plan(sea: Waters, seat: int, chance: Chance) -> int:
    """One of the best lines, not always the very best: a plan that can be foreseen is stopped."""
    lines = best_lines(sea, seat)
    if lines[0].score <= 0.0 or chance.below(40) == 0:
        return PLAN + chance.below(1024)
    close = 0
    while close + 1 < len(lines) and lines[close + 1].score > lines[0].score - 0.15:
        close += 1
    return with_fog(sea, seat, lines[chance.below(close + 1)])


def weigh_plans(sea: Waters, seat: int, actions: list[int]) -> list[float]:
    weights = [1.0] * 1024
    lines = best_lines(sea, seat)
    for line in lines:
        share = 1.0 + 30.0 * line.score / max(0.5, lines[0].score)
        plan = with_fog(sea, seat, line) - PLAN
        weights[plan] = max(weights[plan], share)
        arrows = [line.arrows // 16 % 4, line.arrows // 4 % 4, line.arrows % 4]
        for slot in range(4):
            for side in range(4):
                tiles = arrows[:]
                tiles.insert(slot, 4 + side)
                plan = plan_action(tiles) - PLAN
                weights[plan] = max(weights[plan], share / 4.0)
    return [weights[action - PLAN] for action in actions]


def choose_site(sea: Waters, seat: int, chance: Chance) -> int:
    """Among some free spaces one from which three arrows bring most."""
    best, site = -1.0, sea.menu[0]
    for look in range(SITES):
        action = sea.menu[chance.below(len(sea.menu))]
        move_ghost(sea, seat, action - PLACE)
        score = best_lines(sea, seat)[0].score + 0.001 * look
        move_ghost(sea, seat, -1)
        if score > best:
            best, site = score, action
    return site


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
            left = have
            for colour in range(4):
                left -= NEED[card * 4 + colour] << 8 * colour
            worth = VALUE[card] + promise(sea, left, 1 << action - DELIVER)
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
    room = MAST - count_of(have)
    for colour in range(4):
        caught = min(CATCH[shows * 4 + colour], sea.supply[colour], room)
        have += caught << 8 * colour
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
    while count_of(have) < MAST:
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


def choose_stick(sea: Waters, seat: int) -> int:
    """The most wanted fish first: what sits on top is lost first."""
    best, chosen = -1.0, sea.menu[0]
    for action in sea.menu:
        if action != RELEASE and demand(sea, seat, action - STICK) > best:
            best, chosen = demand(sea, seat, action - STICK), action
    return chosen


def choose_restack(sea: Waters, seat: int) -> int:
    best, chosen = -1.0, sea.menu[0]
    for action in sea.menu:
        if action < RESTACK + 4 and demand(sea, seat, action - RESTACK) > best:
            best, chosen = demand(sea, seat, action - RESTACK), action
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
