"""What a boat does in Maldivia where it has landed: fish, rob, deliver, stack, turn, swap."""

from __future__ import annotations

from shoal.bots.instincts.maldivia.worth import (
    COLOUR_MASKS,
    COUNT,
    ORDER,
    after_fishing,
    demand,
    packed,
    promise,
)
from shoal.games.maldivia import actions
from shoal.games.maldivia.components import CARDS, CARDS_OF, MAST, SLOTS, VALUE, island_of
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.chance import Chance


def choose_action(sea: MaldiviaState, seat: int, chance: Chance) -> int:
    """Rob, then fish or deliver, whichever is worth more, then octopus or shark."""
    menu = sea.menu
    served, rob, fishing = -1, -1, False
    best = 0.0
    have = packed(sea, seat)
    for action in menu:
        if action == actions.FISH:
            fishing = True
        elif actions.is_rob(action):
            rob = action
        elif actions.is_deliver(action):
            place = action - actions.DELIVER
            card = sea.ships[place]
            worth = VALUE[card] + promise(sea, have - ORDER[card], 1 << place)
            if worth > best:
                best, served = worth, action
    if fishing and fishing_worth(sea, seat, have) > best:
        return actions.FISH
    if rob >= 0 and (sea.height[seat] < MAST or served < 0):
        return rob
    if served >= 0:
        return served
    for action in menu:
        if actions.is_turn(action):
            return choose_turn(sea, seat, chance)
        if actions.is_swap(action):
            return choose_swap(sea, seat)
    return actions.END


def fishing_worth(sea: MaldiviaState, seat: int, have: int) -> float:
    return promise(sea, after_fishing(sea, sea.face[sea.boats[seat]], have), 0)


def choose_source(sea: MaldiviaState, seat: int) -> int:
    """Rob as well while there is room; more than fits only shortens the mast."""
    room = MAST - sea.height[seat]
    for colour in range(4):
        room -= sea.fresh[colour]
    return sea.menu[0] if room > 0 and actions.is_rob(sea.menu[0]) else actions.HAUL


def choose_drop(sea: MaldiviaState, seat: int) -> int:
    """Take off as many as makes the best mast with the new fish."""
    best, count = -1.0, 0
    for off in range(sea.height[seat] + 1):
        have = 0
        for i in range(sea.height[seat] - off):
            have += COLOUR_MASKS[sea.mast[seat * MAST + i]]
        have = filled_up(sea, have)
        worth = promise(sea, have, 0)
        if worth > best + 0.001:
            best, count = worth, off
    return actions.DROP + count


def filled_up(sea: MaldiviaState, have: int) -> int:
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


def most_wanted(sea: MaldiviaState, seat: int, first: int) -> int:
    """The most wanted fish first: what sits on top is lost first."""
    have = packed(sea, seat)
    best, chosen = -1.0, sea.menu[0]
    for action in sea.menu:
        if action < first + 4:
            wanted = demand(sea, have, action - first)
            if wanted > best:
                best, chosen = wanted, action
    return chosen


def choose_turn(sea: MaldiviaState, seat: int, chance: Chance) -> int:
    """Spoil the next tile of whoever leads among the others."""
    victim = -1
    for other in range(sea.seats):
        better = victim < 0 or sea.points[other] > sea.points[victim]
        if other != seat and sea.lying(other) < 4 and better:
            victim = other
    if victim < 0:
        return actions.END
    return actions.turn(victim, sea.lying(victim), 1 + chance.below(3))


def cheapest_gift(sea: MaldiviaState) -> int:
    chosen = sea.menu[0]
    for action in sea.menu:
        if VALUE[action - actions.GIVE] < VALUE[chosen - actions.GIVE]:
            chosen = action
    return chosen


def choose_swap(sea: MaldiviaState, seat: int) -> int:
    """The cheapest card for the best average of somebody's island; none if that gains nothing."""
    gift = -1
    for card in range(CARDS):
        if sea.owner[card] == seat and (gift < 0 or VALUE[card] < VALUE[gift]):
            gift = card
    best, chosen = 0.0, actions.END
    for other in range(sea.seats):
        if other == seat:
            continue
        for side in range(4):
            count = total = 0
            for card in CARDS_OF[side]:
                if sea.owner[card] == other:
                    count += 1
                    total += VALUE[card]
            if count and total / count - VALUE[gift] > best:
                best = total / count - VALUE[gift]
                chosen = actions.swap(island_of(gift), other, side)
    return chosen


def choose_exchange(sea: MaldiviaState, seat: int) -> int:
    """Sink the ship that is worth more to the others than to me."""
    side = sea.fog_shown()
    best, chosen = -99.0, actions.EXCHANGE + 0
    for slot in range(SLOTS):
        place = side * SLOTS + slot
        gone = 1 << place
        mine = packed(sea, seat)
        change = promise(sea, mine, gone) - promise(sea, mine, 0)
        for other in range(sea.seats):
            if other != seat:
                theirs = packed(sea, other)
                lost = promise(sea, theirs, 0) - promise(sea, theirs, gone)
                change += lost / (sea.seats - 1)
        if change > best:
            best, chosen = change, actions.EXCHANGE + slot
    return chosen
