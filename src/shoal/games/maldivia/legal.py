"""Legal actions: who may act now, and what may be done, moment by moment."""

from __future__ import annotations

from shoal.games.maldivia import actions, moments
from shoal.games.maldivia import map as cloth
from shoal.games.maldivia.components import CARDS, MAST, OCTOPUS, SHARK, SLOTS, TILES, island_of
from shoal.games.maldivia.rules import market, mast, sailing, shark
from shoal.games.maldivia.state import MaldiviaState


def actors(sea: MaldiviaState) -> list[int]:
    if sea.moment == moments.OVER:
        return []
    if sea.moment == moments.PLAN:
        # MAL-025: until the last plan is in, everybody may still put in another one.
        return list(range(sea.seats))
    return [sea.actor()]


def awaited(sea: MaldiviaState) -> list[int]:
    if sea.moment == moments.PLAN:
        return [seat for seat in range(sea.seats) if not sea.planned >> seat & 1]
    return actors(sea)


def menu_of(sea: MaldiviaState) -> list[int]:
    """The menu of a moment that was read from a position or imagined."""
    moment, seat = sea.moment, sea.mover
    if moment == moments.TAKE:
        return boats(sea)
    if moment == moments.PLACE:
        return sites(sea)
    if moment == moments.PLAN:
        return actions.ALL_PLANS
    if moment == moments.SAIL:
        return [*sailing.reach(sea, seat, sea.tile_shown(), actions.SAIL), actions.STAY]
    if moment == moments.ACT:
        return [*deeds(sea, seat), actions.END]
    if moment == moments.GAIN:
        return sources(sea, seat)
    if moment == moments.DROP:
        return drops(sea, seat)
    if moment == moments.STICK:
        return sticks(sea, seat)
    if moment == moments.RESTACK:
        return restacks(sea, seat)
    if moment == moments.GIVE:
        return gifts(sea, seat)
    if moment == moments.EXCHANGE:
        return exchanges(sea, sea.fog_shown())
    return []


def boats(sea: MaldiviaState) -> list[int]:
    """The boats nobody has taken (MAL-011)."""
    return [actions.TAKE + boat for boat in range(4) if boat not in sea.colours]


def sites(sea: MaldiviaState) -> list[int]:
    """Any unoccupied space will do, with the open ships in sight (MAL-017)."""
    menu = actions.ALL_SITES[:]
    for cell in sea.boats:
        if cell >= 0:
            menu.remove(actions.PLACE + cell)
    return menu


def deeds(sea: MaldiviaState, seat: int) -> list[int]:
    """What the end space allows, in any order (MAL-086, MAL-089).

    MAL-088, a ruling: one gain, one octopus or shark, one delivery per bordered side.
    """
    menu: list[int] = []
    if sea.gained == moments.NO_GAIN:
        add_sources(sea, seat, menu)
    add_deliveries(sea, seat, menu)
    if not sea.special:
        shows = sea.face[sea.boats[seat]]
        if shows == OCTOPUS:
            add_turns(sea, menu)
        elif shows == SHARK:
            add_swaps(sea, seat, menu)
    return menu


def add_sources(sea: MaldiviaState, seat: int, menu: list[int]) -> None:
    """Where new fish can come from: the space, and each adjacent boat once (MAL-105, MAL-106)."""
    if mast.can_fish(sea, seat):
        menu.append(actions.FISH)
    at = sea.at
    victims = 0
    for there in cloth.BESIDE[sea.boats[seat]]:
        other = at[there]
        if other >= 0 and sea.height[other] and not sea.robbed >> other & 1:
            victims |= 1 << other
    if victims:
        for other in range(4):
            if victims >> other & 1:
                menu.append(actions.ROB + other)


def add_deliveries(sea: MaldiviaState, seat: int, menu: list[int]) -> None:
    """The open ships this boat can serve now (MAL-130, MAL-131, MAL-139).

    One per bordered side and turn (MAL-133), so two at a corner (MAL-134) and more where the sea
    is one space wide (MAL-135). Not in a turn with fishing (MAL-090, MAL-141); stolen fish count
    (MAL-140).
    """
    if sea.fished or sea.height[seat] == 0:
        return
    shores = sea.shores(sea.boats[seat]) & ~sea.delivered
    for side in range(4):
        if not shores >> side & 1:
            continue
        have = market.carried(sea, seat)
        for slot in range(SLOTS):
            card = sea.ships[side * SLOTS + slot]
            if card >= 0 and market.pays(have, card):
                menu.append(actions.deliver(side, slot))


def add_turns(sea: MaldiviaState, menu: list[int]) -> None:
    """Every standing tile by 90, 180 or 270 degrees (MAL-150, MAL-151); no lying one (MAL-155)."""
    for owner in range(sea.seats):
        for slot in range(sea.lying(owner), TILES):
            for quarters in range(1, 4):
                menu.append(actions.turn(owner, slot, quarters))


def add_swaps(sea: MaldiviaState, seat: int, menu: list[int]) -> None:
    """The backs that can be swapped: one of mine for one of an opponent's (MAL-160, MAL-161).

    Sharks are always at the edge, so a delivery may come first (MAL-163, MAL-166).
    """
    backs = [0] * 16  # cards per seat and island
    for card in range(CARDS):
        owner = sea.owner[card]
        if owner >= 0:
            backs[owner * 4 + island_of(card)] += 1
    for mine in range(4):
        if backs[seat * 4 + mine]:
            for other in range(sea.seats):
                if other != seat:
                    for theirs in range(4):
                        if backs[other * 4 + theirs]:
                            menu.append(actions.swap(mine, other, theirs))


def sources(sea: MaldiviaState, seat: int) -> list[int]:
    """What else can be taken in this gain; all new fish are put on together (MAL-108)."""
    menu: list[int] = []
    add_sources(sea, seat, menu)
    if menu:
        menu.append(actions.HAUL)
    return menu


def drops(sea: MaldiviaState, seat: int) -> list[int]:
    """In a surplus: how many fish to take off the top (MAL-117, MAL-118)."""
    return [actions.DROP + count for count in range(sea.height[seat] + 1)]


def sticks(sea: MaldiviaState, seat: int) -> list[int]:
    """Which new fish goes on next; in a surplus also none of the rest (MAL-116, MAL-119)."""
    menu: list[int] = []
    if sea.height[seat] < MAST:  # MAL-115
        for colour in range(4):
            if sea.fresh[colour]:
                menu.append(actions.STICK + colour)
    if menu and sea.surplus:
        menu.append(actions.RELEASE)
    return menu


def restacks(sea: MaldiviaState, seat: int) -> list[int]:
    """After a delivery: which fish comes next from the bottom, or leave the rest (MAL-136)."""
    kinds = 0
    for i in range(sea.settled, sea.height[seat]):
        kinds |= 1 << sea.mast[seat * MAST + i]
    menu = [actions.RESTACK + colour for colour in range(4) if kinds >> colour & 1]
    if len(menu) < 2:
        return []  # one colour has one order
    menu.append(actions.KEEP)
    return menu


def gifts(sea: MaldiviaState, seat: int) -> list[int]:
    """Which card of the island I offered to give; all is chosen before the draw (MAL-162)."""
    return [actions.GIVE + card for card in shark.holdings(sea, seat, sea.trade[0])]


def exchanges(sea: MaldiviaState, side: int) -> list[int]:
    """The open ships to choose from after a fold (MAL-200).

    With an empty pile the card would come straight back, so nothing is asked (MAL-201); with cards
    in it two ships lie open (MAL-203).
    """
    return actions.ALL_EXCHANGES if sea.piles[side] else []
