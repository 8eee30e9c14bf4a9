"""Invariants: what must hold after every step, whatever happened."""

from __future__ import annotations

from shoal.games.maldivia import components, moments
from shoal.games.maldivia.components import BOX
from shoal.games.maldivia.map import EAST, NAMES, NORTH, SOUTH, STEPS, WEST
from shoal.games.maldivia.rules import tiles
from shoal.games.maldivia.state import MaldiviaState


def breaches(sea: MaldiviaState) -> list[str]:
    found: list[str] = []
    fish_kept(sea, found)
    cards_kept(sea, found)
    boats_apart(sea, found)
    sea_shown(sea, found)
    plans_whole(sea, found)
    return found


def fish_kept(sea: MaldiviaState, found: list[str]) -> None:
    """Each colour keeps its number; no mast above seven (MAL-012, MAL-115)."""
    for colour in range(4):
        count = sea.supply[colour] + sea.fresh[colour]
        for seat in range(sea.seats):
            for i in range(sea.height[seat]):
                count += int(sea.mast[seat * components.MAST + i] == colour)
        if count != BOX.fish[colour] or sea.supply[colour] < 0 or sea.fresh[colour] < 0:
            found.append(f"there are {count} {BOX.colours[colour]} fish")
    for seat in range(sea.seats):
        if not 0 <= sea.height[seat] <= components.MAST:
            found.append(f"p{seat + 1} has {sea.height[seat]} fish on the mast")


def cards_kept(sea: MaldiviaState, found: list[str]) -> None:
    """Each card is at one place; ships are turned up as long as the pile lasts (MAL-203)."""
    places = [0] * components.CARDS
    for side in range(4):
        for card in sea.berths(side):
            if card >= 0:
                places[card] += 1
            elif sea.piles[side]:
                found.append(f"a ship of {BOX.islands[side]} is missing")
        for card in sea.piles[side]:
            places[card] += 1
            if components.island_of(card) != side:
                found.append(f"{BOX.cards[card]} lies at {BOX.islands[side]}")
        if not 0 <= sea.sunk[side] <= len(sea.piles[side]):
            found.append(f"the bottom of {BOX.islands[side]} is deeper than its pile")
    points = [0] * sea.seats
    for card in range(components.CARDS):
        if sea.owner[card] >= 0:
            places[card] += 1
            points[sea.owner[card]] += components.VALUE[card]
        if places[card] != 1:
            found.append(f"{BOX.cards[card]} is at {places[card]} places")
    if points != sea.points:
        found.append(f"the cards are worth {points}, not {sea.points} (MAL-220)")


def boats_apart(sea: MaldiviaState, found: list[str]) -> None:
    """Boats stand on different visible spaces (MAL-006)."""
    placed = [cell for cell in sea.boats if cell >= 0]
    if len(set(placed)) != len(placed):
        found.append("two boats share a space")
    if sea.moment > moments.PLACE and len(placed) != sea.seats:
        found.append("a boat is missing")
    for seat in range(sea.seats):
        cell = sea.boats[seat]
        if cell >= 0 and (sea.face[cell] == components.HIDDEN or sea.at[cell] != seat):
            found.append(f"the boat of p{seat + 1} is not where it is")
    if sum(1 for seat in sea.at if seat >= 0) != len(placed):
        found.append("a boat is on two spaces")


def shown(folds: list[int], creases: list[int], cell: int) -> int:
    """What a space shows, from the folds alone: the last that touches it counts (MAL-002)."""
    row, column = cell // components.SIZE, cell % components.SIZE
    top, bottom = folds[NORTH], components.SIZE - 1 - folds[SOUTH]
    left, right = folds[WEST], components.SIZE - 1 - folds[EAST]
    if not (top <= row <= bottom and left <= column <= right):
        return components.HIDDEN
    touches = [column == right, row == bottom, column == left, row == top]
    for side in reversed(creases):
        if touches[side]:
            return components.BACK[cell + STEPS[side]]
    return components.FRONT[cell]


def sea_shown(sea: MaldiviaState, found: list[str]) -> None:
    for side in range(4):
        if sea.creases.count(side) != sea.folds[side]:
            found.append("the folds are miscounted")
    if sea.rows() < 1 or sea.columns() < 1:
        found.append("the sea is gone")
    for cell in range(components.SIZE * components.SIZE):
        if sea.face[cell] != shown(sea.folds, sea.creases, cell):
            found.append(f"{NAMES[cell]} shows the wrong side")


def plans_whole(sea: MaldiviaState, found: list[str]) -> None:
    """Three arrows and one fog tile each (MAL-021); sides with fog are those of lying tiles."""
    if sea.moment < moments.PLAN:
        return
    fog = 0
    for seat in range(sea.seats):
        if sea.moment == moments.PLAN and not sea.planned >> seat & 1:
            continue
        row = sea.plan(seat)
        if sum(1 for tile in row if tiles.is_fog(tile)) != 1:
            found.append(f"p{seat + 1} has not one fog tile")
        for tile in row[: sea.lying(seat)]:
            if tiles.is_fog(tile):
                fog |= 1 << tiles.fog_side(tile)
    if fog != sea.fog:
        found.append("the fog marks are wrong (MAL-171)")
    if sea.moment == moments.OVER and sea.spaces() > components.LAST_SPACES:
        found.append("the game ended too early (MAL-210)")
