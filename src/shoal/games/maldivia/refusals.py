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
    """First whether actions of this kind are asked for at all, then the rules about this one."""
    family = actions.SPACE.family_of(action).name
    moment, clause, key, last = ASKED[family]
    gaining = sea.moment == moments.GAIN and family in ("fish", "rob")
    if sea.moment != moment and not gaining:
        return no(clause, key) if moments.SAIL <= sea.moment <= last else not_now(sea)
    rule = RULES.get(family)
    return None if rule is None else rule(sea, seat, action)


def refuse_take(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    boat = action - actions.TAKE
    for other in range(sea.seats):
        if sea.colours[other] == boat:
            return no("MAL-011", "boat-taken", {"other_seat": other, "boat": names.BOAT[boat]})
    return None


def refuse_place(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    for other in range(sea.seats):
        if sea.boats[other] == action - actions.PLACE:
            return no("MAL-006", "occupied", {"other_seat": other})
    return None


def space_sign(sea: MaldiviaState, seat: int) -> str:
    return BOX.signs[invariants.shown(sea.folds, sea.creases, sea.boats[seat])]


def refuse_fish(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    if sea.moment == moments.ACT and sea.gained:
        return no("MAL-088", "gained")
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


def refuse_rob(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    victim = action - actions.ROB
    if sea.moment == moments.ACT and sea.gained:
        return no("MAL-088", "gained")
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


def refuse_drop(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    have = len(sea.mast_text(seat))
    too_many = action - actions.DROP > have
    return no("MAL-117", "drop-too-many", {"count": have}) if too_many else None


def refuse_release(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    return None if sea.surplus else no("MAL-116", "no-release")


def refuse_stick(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    colour = action - actions.STICK
    if COLOURS[colour] not in fish_text(sea.fresh):
        return no("MAL-108", "no-such-fish", {"colour": names.COLOUR[colour]})
    return None


def refuse_delivery(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    side, slot = actions.deliver_ship(action)
    where: dict[str, object] = {"island": names.ISLAND[side]}
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
    order, mast = BOX.orders[card], sea.mast_text(seat)
    missing = "".join([fish * (order.count(fish) - mast.count(fish)) for fish in COLOURS])
    if missing:
        return no("MAL-131", "cannot-pay", {"card": BOX.cards[card], "fish": names.fish(missing)})
    return None


def refuse_restack(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    colour = action - actions.RESTACK
    if COLOURS[colour] not in sea.mast_text(seat)[sea.settled :]:
        return no("MAL-136", "not-loose", {"colour": names.COLOUR[colour]})
    return None


def refuse_turn(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    owner, slot, _quarters = actions.turn_tile(action)
    if space_sign(sea, seat) != "o":
        return no("MAL-150", "no-octopus")
    if sea.special:
        return no("MAL-088", "octopus-done")
    if owner >= sea.seats:
        return no("MAL-150", "no-seat")
    before = (owner - sea.start) % sea.seats <= (seat - sea.start) % sea.seats
    if slot < sea.turn or (slot == sea.turn and before):
        tile = names.TILE[sea.tiles[owner * TILES + slot]]
        return no("MAL-155", "lying", {"other_seat": owner, "slot": slot + 1, "tile": tile})
    return None


def backs(sea: MaldiviaState, seat: int) -> str:
    """The islands of a seat's cards, as everybody sees them."""
    return "".join([BOX.cards[card][0] for card, owner in enumerate(sea.owner) if owner == seat])


def refuse_swap(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    mine, other, theirs = actions.swap_trade(action)
    if space_sign(sea, seat) != "x":
        return no("MAL-160", "no-shark")
    if sea.special:
        return no("MAL-088", "shark-done")
    if other >= sea.seats or other == seat:
        return no("MAL-160", "no-partner")
    if LETTERS[mine] not in backs(sea, seat):
        return no("MAL-160", "no-card", {"island": names.ISLAND[mine]})
    if not backs(sea, other):  # MAL-161 is about which of somebody's cards
        return no("MAL-160", "no-cards-there", {"other_seat": other})
    if LETTERS[theirs] not in backs(sea, other):
        return no("MAL-161", "no-card-there", {"other_seat": other, "island": names.ISLAND[theirs]})
    return None


def refuse_give(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    card, offered = action - actions.GIVE, sea.trade[0]
    if BOX.cards[card][0] != LETTERS[offered]:
        return no("MAL-162", "other-island", {"island": names.ISLAND[offered]})
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
            shown = [invariants.shown(sea.folds, sea.creases, cell) for cell in cells]
            if turning and shown == [CURRENT] * len(cells):
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


def refuse_sail(sea: MaldiviaState, seat: int, action: int) -> Refusal | None:
    """The reason a boat cannot end its move on a space, or None if it can."""
    start, way, end = sea.boats[seat], sea.tile_shown(), action - actions.SAIL
    args: dict[str, object] = {"cell": NAMES[end], "way": names.WAY[way]}
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


# By family: the moment at which it is asked for (actions belong to the time after the own boat's
# move: MAL-055, MAL-085), and what is said against it from the revealed arrow up to some moment; at
# others it is enough to say what is asked instead.
NEVER: Final = -1
ASKED: Final = {
    "take": (moments.TAKE, "", "", NEVER),
    "place": (moments.PLACE, "", "", NEVER),
    "plan": (moments.PLAN, "MAL-025", "planned", moments.OVER),
    "sail": (moments.SAIL, "MAL-050", "sailed", moments.GIVE),
    "stay": (moments.SAIL, "MAL-050", "sailed", moments.GIVE),
    "fish": (moments.ACT, "MAL-055", "sail-first", moments.SAIL),
    "rob": (moments.ACT, "MAL-055", "sail-first", moments.SAIL),
    "haul": (moments.GAIN, "MAL-108", "no-haul", moments.OVER),
    "drop": (moments.DROP, "MAL-121", "no-drop", moments.OVER),
    "stick": (moments.STICK, "MAL-109", "no-stick", moments.OVER),
    "release": (moments.STICK, "MAL-121", "no-stick", moments.OVER),
    "deliver": (moments.ACT, "MAL-055", "sail-first", moments.SAIL),
    "restack": (moments.RESTACK, "MAL-136", "no-restack", moments.OVER),
    "keep": (moments.RESTACK, "MAL-136", "no-restack", moments.OVER),
    "turn": (moments.ACT, "MAL-055", "sail-first", moments.SAIL),
    "swap": (moments.ACT, "MAL-055", "sail-first", moments.SAIL),
    "give": (moments.GIVE, "MAL-161", "no-swap", moments.OVER),
    "exchange": (moments.EXCHANGE, "MAL-200", "no-exchange", moments.OVER),
    "end": (moments.ACT, "", "", NEVER),
}
RULES: Final = {
    "take": refuse_take, "place": refuse_place, "sail": refuse_sail, "fish": refuse_fish,
    "rob": refuse_rob, "drop": refuse_drop, "stick": refuse_stick, "release": refuse_release,
    "deliver": refuse_delivery, "restack": refuse_restack, "turn": refuse_turn,
    "swap": refuse_swap, "give": refuse_give,
}  # fmt: skip
