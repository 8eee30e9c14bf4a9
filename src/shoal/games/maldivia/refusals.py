"""Why not: the second bookkeeper. Written from the clauses, without asking what is legal.

Courses are judged with plain row and column arithmetic and the list of boats, not with the tables
that sailing uses.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia import actions, invariants, moments
from shoal.games.maldivia.components import BOX, COLOURS, CURRENT, LETTERS, SLOTS, TILES, fish_text
from shoal.games.maldivia.map import NAMES
from shoal.games.maldivia.rules import names
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.messages import Refusal

# The clause that says what is to be decided now, per moment.
NOW: Final = [
    "MAL-011", "MAL-017", "MAL-021", "MAL-054", "MAL-085", "MAL-108", "MAL-117", "MAL-100",
    "MAL-136", "MAL-162", "MAL-200", "MAL-210",
]  # fmt: skip


def no(clause: str, key: str, args: dict[str, object] | None = None) -> Refusal:
    return Refusal(clause, "maldivia-refuse-" + key, args)


def not_now(sea: MaldiviaState) -> Refusal:
    """Something else is being asked."""
    return no(NOW[sea.moment], "now-" + moments.NAMES[sea.moment])


def why_not(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    family = actions.SPACE.family_of(action).name
    if family == "take":
        return refuse_take(sea, action - actions.TAKE)
    if family == "place":
        return refuse_place(sea, action - actions.PLACE)
    if family == "plan":
        return refuse_plan(sea)
    if family in ("sail", "stay"):
        return refuse_sail(sea, seat, action)
    if family in ("fish", "rob"):
        return refuse_source(sea, seat, action)
    if family == "haul":
        return None if sea.moment == moments.GAIN else not_now_unless(sea, "MAL-108", "no-haul")
    if family == "drop":
        return refuse_drop(sea, seat, action - actions.DROP)
    if family in ("stick", "release"):
        return refuse_stick(sea, action)
    if family == "deliver":
        side, slot = actions.deliver_ship(action)
        return wrong_moment(sea) or refuse_delivery(sea, seat, side, slot)
    if family in ("restack", "keep"):
        return refuse_restack(sea, seat, action)
    if family == "turn":
        owner, slot, _quarters = actions.turn_tile(action)
        return wrong_moment(sea) or refuse_turn(sea, seat, owner, slot)
    if family == "swap":
        mine, other, theirs = actions.swap_trade(action)
        return wrong_moment(sea) or refuse_swap(sea, seat, mine, other, theirs)
    if family == "give":
        return refuse_give(sea, seat, action - actions.GIVE)
    if family == "exchange":
        asked = sea.moment == moments.EXCHANGE
        return None if asked else not_now_unless(sea, "MAL-200", "no-exchange")
    return None if sea.moment == moments.ACT else not_now(sea)


def not_now_unless(sea: MaldiviaState, clause: str, key: str) -> Refusal:
    """A special reason while a move is being carried out, else what is asked instead."""
    return no(clause, key) if sea.moment >= moments.SAIL else not_now(sea)


def refuse_take(sea: MaldiviaState, boat: int) -> Refusal | None:
    if sea.moment != moments.TAKE:
        return not_now(sea)
    for other in range(sea.seats):
        if sea.colours[other] == boat:
            return no("MAL-011", "boat-taken", {"other_seat": other, "boat": names.boat(boat)})
    return None


def refuse_place(sea: MaldiviaState, cell: int) -> Refusal | None:
    if sea.moment != moments.PLACE:
        return not_now(sea)
    for other in range(sea.seats):
        if sea.boats[other] == cell:
            return no("MAL-006", "occupied", {"other_seat": other})
    return None


def refuse_plan(sea: MaldiviaState) -> Refusal | None:
    if sea.moment == moments.PLAN:
        return None
    return no("MAL-025", "planned") if sea.moment > moments.PLAN else not_now(sea)


def refuse_sail(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    if sea.moment != moments.SAIL:
        if moments.ACT <= sea.moment <= moments.GIVE:
            return no("MAL-050", "sailed")
        return not_now(sea)
    if action == actions.STAY:
        return None
    return why_not_there(sea, seat, sea.tile_shown(), action - actions.SAIL)


def space_sign(sea: MaldiviaState, seat: int) -> str:
    return BOX.signs[invariants.shown(sea.folds, sea.creases, sea.boats[seat])]


def wrong_moment(sea: MaldiviaState) -> Refusal | None:
    """Actions belong to the time after the own boat's move (MAL-085, MAL-055)."""
    if sea.moment == moments.SAIL:
        return no("MAL-055", "sail-first")
    return None if sea.moment == moments.ACT else not_now(sea)


def refuse_source(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    if sea.moment != moments.GAIN:
        wrong = wrong_moment(sea)
        if wrong is not None:
            return wrong
        if sea.gained:
            return no("MAL-088", "gained")
    if action == actions.FISH:
        return refuse_fish(sea, seat)
    return refuse_rob(sea, seat, action - actions.ROB)


def refuse_fish(sea: MaldiviaState, seat: int) -> Refusal | None:
    sign = space_sign(sea, seat)
    if sign[0] not in COLOURS:
        return no("MAL-100", "no-fish-space")
    if sea.delivered:
        return no("MAL-090", "fish-or-deliver")
    if sea.fished:
        return no("MAL-100", "fished")
    for letter in sign:
        if sea.supply[COLOURS.index(letter)] > 0:
            return None
    return no("MAL-103", "none-left", {"fish": names.fish(sign)})


def refuse_rob(sea: MaldiviaState, seat: int, victim: int) -> Refusal | None:
    if victim >= sea.seats or victim == seat:
        return no("MAL-105", "no-victim")
    mine, theirs = sea.boats[seat], sea.boats[victim]
    apart = abs(mine // 10 - theirs // 10) + abs(mine % 10 - theirs % 10)
    if apart != 1:
        return no("MAL-003", "not-adjacent", {"other_seat": victim})
    if sea.robbed >> victim & 1:
        return no("MAL-105", "robbed", {"other_seat": victim})
    if sea.mast_text(victim) == "":
        return no("MAL-106", "empty", {"other_seat": victim})
    return None


def refuse_drop(sea: MaldiviaState, seat: int, count: int) -> Refusal | None:
    if sea.moment != moments.DROP:
        return not_now_unless(sea, "MAL-121", "no-drop")
    have = len(sea.mast_text(seat))
    return no("MAL-117", "drop-too-many", {"count": have}) if count > have else None


def refuse_stick(sea: MaldiviaState, action: int) -> Refusal | None:
    letting_go = action == actions.RELEASE
    if sea.moment != moments.STICK:
        return not_now_unless(sea, "MAL-121" if letting_go else "MAL-109", "no-stick")
    if letting_go:
        return None if sea.surplus else no("MAL-116", "no-release")
    colour = action - actions.STICK
    if COLOURS[colour] not in fish_text(sea.fresh):
        return no("MAL-108", "no-such-fish", {"colour": names.colour(colour)})
    return None


def refuse_delivery(sea: MaldiviaState, seat: int, side: int, slot: int) -> Refusal | None:
    where: dict[str, object] = {"island": names.island(side)}
    cell = sea.boats[seat]
    beyond = [cell % 10 + 1, cell // 10 + 1, cell % 10 - 1, cell // 10 - 1][side]
    rim = [10 - sea.folds[0], 10 - sea.folds[1], sea.folds[2] - 1, sea.folds[3] - 1][side]
    if beyond != rim:
        return no("MAL-130", "not-at-side", where)
    if sea.fished:
        return no("MAL-090", "fish-or-deliver")
    if sea.delivered >> side & 1:
        return no("MAL-133", "one-ship", where)
    card = sea.ships[side * SLOTS + slot]
    if card < 0:
        return no("MAL-139", "no-ship", where)
    mast = sea.mast_text(seat)
    missing = ""
    for i in range(4):
        lacking = BOX.orders[card].count(COLOURS[i]) - mast.count(COLOURS[i])
        missing += COLOURS[i] * max(0, lacking)
    if missing:
        return no("MAL-131", "cannot-pay", {"card": BOX.cards[card], "fish": names.fish(missing)})
    return None


def refuse_restack(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    if sea.moment != moments.RESTACK:
        return not_now_unless(sea, "MAL-136", "no-restack")
    if action == actions.KEEP:
        return None
    colour = action - actions.RESTACK
    if COLOURS[colour] not in sea.mast_text(seat)[sea.settled :]:
        return no("MAL-136", "not-loose", {"colour": names.colour(colour)})
    return None


def refuse_turn(sea: MaldiviaState, seat: int, owner: int, slot: int) -> Refusal | None:
    if space_sign(sea, seat) != "o":
        return no("MAL-150", "no-octopus")
    if sea.special:
        return no("MAL-088", "octopus-done")
    if owner >= sea.seats:
        return no("MAL-150", "no-seat")
    before = (owner - sea.start) % sea.seats <= (seat - sea.start) % sea.seats
    if slot < sea.turn or (slot == sea.turn and before):
        tile = names.tile(sea.tiles[owner * TILES + slot])
        return no("MAL-155", "lying", {"other_seat": owner, "slot": slot + 1, "tile": tile})
    return None


def backs(sea: MaldiviaState, seat: int) -> str:
    """The islands of a seat's cards, as everybody sees them."""
    return "".join([BOX.cards[card][0] for card, owner in enumerate(sea.owner) if owner == seat])


def refuse_swap(
    sea: MaldiviaState, seat: int, mine: int, other: int, theirs: int
) -> Refusal | None:
    if space_sign(sea, seat) != "x":
        return no("MAL-160", "no-shark")
    if sea.special:
        return no("MAL-088", "shark-done")
    if other >= sea.seats or other == seat:
        return no("MAL-160", "no-partner")
    if LETTERS[mine] not in backs(sea, seat):
        return no("MAL-160", "no-card", {"island": names.island(mine)})
    if not backs(sea, other):  # MAL-161 is about which of somebody's cards
        return no("MAL-160", "no-cards-there", {"other_seat": other})
    if LETTERS[theirs] not in backs(sea, other):
        return no("MAL-161", "no-card-there", {"other_seat": other, "island": names.island(theirs)})
    return None


def refuse_give(sea: MaldiviaState, seat: int, card: int) -> Refusal | None:
    if sea.moment != moments.GIVE:
        return not_now_unless(sea, "MAL-161", "no-swap")
    offered = sea.trade[0]
    if BOX.cards[card][0] != LETTERS[offered]:
        return no("MAL-162", "other-island", {"island": names.island(offered)})
    if sea.owner[card] != seat:
        return no("MAL-161", "not-yours", {"card": BOX.cards[card]})
    return None


# Sailing: courses judged space by space.


class Passage:
    """The sea as one boat finds it: rows and columns, and where the other boats are."""

    def __init__(self, sea: MaldiviaState, seat: int, boats: bool, turning: bool) -> None:
        self.top, self.bottom = sea.folds[3], 9 - sea.folds[1]
        self.left, self.right = sea.folds[2], 9 - sea.folds[0]
        others = [sea.boats[other] for other in range(sea.seats) if other != seat]
        self.taken: list[int] = others if boats else []
        self.currents: list[int] = []  # those that are whole and may be used
        for i, cells in enumerate(BOX.current_cells):
            if turning and all(
                invariants.shown(sea.folds, sea.creases, cell) == CURRENT for cell in cells
            ):
                self.currents.append(i)

    def visible(self, cell: int) -> bool:
        row, column = divmod(cell, 10)
        return self.top <= row <= self.bottom and self.left <= column <= self.right

    def clear(self, here: int, way: int, there: int) -> bool:
        """Whether `there` lies straight ahead with nothing in the way (MAL-051, MAL-052)."""
        gap = ahead(here, way, there)
        if gap < 1:
            return False
        step = (there - here) // gap
        passed = [here + step * i for i in range(1, gap + 1)]
        return all(self.visible(cell) and cell not in self.taken for cell in passed)

    def leads(self, here: int, way: int, there: int, used: list[int]) -> bool:
        """Whether a course from here ends there, straight or with currents not used yet."""
        if self.clear(here, way, there):
            return True
        for i in self.currents:
            cells = BOX.current_cells[i]
            if i in used or BOX.current_entry[i] != way or not self.clear(here, way, cells[0]):
                continue
            last, leave = cells[-1], BOX.current_exit[i]
            after = last + [1, 10, -1, -10][leave]
            # MAL-077: the whole arc and the space after it must be free.
            if any(cell in self.taken for cell in cells) or not self.clear(last, leave, after):
                continue
            if self.leads(last, leave, there, [*used, i]):
                return True
        return False


def ahead(here: int, way: int, there: int) -> int:
    """How many spaces straight ahead `there` lies, or 0."""
    rows, columns = there // 10 - here // 10, there % 10 - here % 10
    along = [columns, rows, -columns, -rows][way]
    across = rows if way % 2 == 0 else columns
    return along if across == 0 and along > 0 else 0


def why_not_there(sea: MaldiviaState, seat: int, way: int, end: int) -> Refusal | None:
    """The reason a boat cannot end its move on a space, or None if it can."""
    start = sea.boats[seat]
    args: dict[str, object] = {"cell": NAMES[end], "way": names.way(way)}
    on_current = invariants.shown(sea.folds, sea.creases, start) == CURRENT
    passage = Passage(sea, seat, True, not on_current)
    if not passage.visible(end):
        return no("MAL-052", "folded-away", args)
    if end == start:
        return no("MAL-057", "same-place", args)
    if end in passage.taken:
        args["other_seat"] = sea.boats.index(end)
        return no("MAL-050", "boat-there", args)
    if passage.leads(start, way, end, []):
        return None
    if ahead(start, way, end):
        return no("MAL-051", "boat-between", args)
    if Passage(sea, seat, True, True).leads(start, way, end, []):
        return no("MAL-076", "on-current", args)
    if Passage(sea, seat, False, not on_current).leads(start, way, end, []):
        return no("MAL-077", "current-blocked", args)
    for i in passage.currents:
        cells = BOX.current_cells[i]
        if end in cells[1:] and BOX.current_entry[i] == way and passage.clear(start, way, cells[0]):
            return no("MAL-073", "in-current", args)
    return no("MAL-075", "off-course", args)
