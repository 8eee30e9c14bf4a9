"""Why not: the second bookkeeper. Written from the clauses, without asking what is legal.

Courses are judged with plain row and column arithmetic and the list of boats, not with the tables
that sailing uses.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.actions import (
    CATCH_FISH,
    DELIVER,
    DROP,
    END,
    EXCHANGE,
    GIVE,
    HAUL,
    KEEP,
    PLACE,
    PLAN,
    RELEASE,
    RESTACK,
    ROB,
    SAIL,
    STAY,
    STICK,
    SWAP,
    TAKE,
    TURN,
)
from shoal.games.maldivia.box import BOX, COLOURS, LETTERS
from shoal.games.maldivia.course import why_not_there
from shoal.games.maldivia.fog import island
from shoal.games.maldivia.names import fish_names, tile_name
from shoal.games.maldivia.soundness import shown
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
    ASK_TAKE,
    ASKS,
    Waters,
    fish_text,
)
from shoal.kernel.messages import Refusal

# The clause that says what is to be decided now, per question.
NOW: Final = [
    "MAL-011", "MAL-017", "MAL-021", "MAL-054", "MAL-085", "MAL-108", "MAL-117", "MAL-100",
    "MAL-136", "MAL-162", "MAL-200", "MAL-210",
]  # fmt: skip


def no(clause: str, key: str, args: dict[str, object] | None = None) -> Refusal:
    return Refusal(clause, "maldivia-refuse-" + key, args)


def not_now(sea: Waters) -> Refusal:
    """Something else is being asked."""
    return no(NOW[sea.ask], "now-" + ASKS[sea.ask])


def refuse(sea: Waters, seat: int, action: int) -> Refusal | None:
    if action < PLACE:
        return refuse_take(sea, action - TAKE)
    if action < PLAN:
        return refuse_place(sea, action - PLACE)
    if action < SAIL:
        return refuse_plan(sea)
    if action < CATCH_FISH:
        return refuse_sail(sea, seat, action)
    if action <= HAUL:
        return refuse_source(sea, seat, action)
    if action < DELIVER:
        return refuse_mast(sea, seat, action)
    if action < RESTACK:
        return refuse_delivery(sea, seat, (action - DELIVER) // 2, (action - DELIVER) % 2)
    if action < TURN:
        return refuse_restack(sea, seat, action)
    if action < SWAP:
        return refuse_turn(sea, seat, (action - TURN) // 12, (action - TURN) // 3 % 4)
    if action < GIVE:
        return refuse_swap(sea, seat, action - SWAP)
    if action < EXCHANGE:
        return refuse_give(sea, seat, action - GIVE)
    if action < END:
        return None if sea.ask == ASK_EXCHANGE else not_now_unless(sea, "MAL-200", "no-exchange")
    return None if sea.ask == ASK_ACT else not_now(sea)


def not_now_unless(sea: Waters, clause: str, key: str) -> Refusal:
    """A special reason while a move is being carried out, else what is asked instead."""
    return no(clause, key) if sea.ask >= ASK_SAIL else not_now(sea)


def refuse_take(sea: Waters, boat: int) -> Refusal | None:
    if sea.ask != ASK_TAKE:
        return not_now(sea)
    for other in range(sea.seats):
        if sea.colours[other] == boat:
            return no("MAL-011", "boat-taken", {"other_seat": other, "boat": boat_name(boat)})
    return None


def boat_name(boat: int) -> str:
    return "@maldivia-boat-" + BOX.boats[boat]


def refuse_place(sea: Waters, cell: int) -> Refusal | None:
    if sea.ask != ASK_PLACE:
        return not_now(sea)
    for other in range(sea.seats):
        if sea.boats[other] == cell:
            return no("MAL-006", "occupied", {"other_seat": other})
    return None


def refuse_plan(sea: Waters) -> Refusal | None:
    if sea.ask == ASK_PLAN:
        return None
    return no("MAL-025", "planned") if sea.ask > ASK_PLAN else not_now(sea)


def refuse_sail(sea: Waters, seat: int, action: int) -> Refusal | None:
    if sea.ask != ASK_SAIL:
        if ASK_ACT <= sea.ask <= ASK_GIVE:
            return no("MAL-050", "sailed")
        return not_now(sea)
    if action == STAY:
        return None
    return why_not_there(sea, seat, sea.tiles[seat * 4 + sea.turn], action - SAIL)


def space_sign(sea: Waters, seat: int) -> str:
    return BOX.signs[shown(sea.folds, sea.creases, sea.boats[seat])]


def wrong_moment(sea: Waters) -> Refusal | None:
    """Actions belong to the time after the own boat's move (MAL-085, MAL-055)."""
    if sea.ask == ASK_SAIL:
        return no("MAL-055", "sail-first")
    return None if sea.ask == ASK_ACT else not_now(sea)


def refuse_source(sea: Waters, seat: int, action: int) -> Refusal | None:
    if action == HAUL:
        return None if sea.ask == ASK_GAIN else not_now_unless(sea, "MAL-108", "no-haul")
    if sea.ask != ASK_GAIN:
        wrong = wrong_moment(sea)
        if wrong is not None:
            return wrong
        if sea.gained:
            return no("MAL-088", "gained")
    if action == CATCH_FISH:
        return refuse_fish(sea, seat)
    return refuse_rob(sea, seat, action - ROB)


def refuse_fish(sea: Waters, seat: int) -> Refusal | None:
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
    return no("MAL-103", "none-left", {"fish": fish_names(sign)})


def refuse_rob(sea: Waters, seat: int, victim: int) -> Refusal | None:
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


def refuse_mast(sea: Waters, seat: int, action: int) -> Refusal | None:
    if action < STICK:
        if sea.ask != ASK_DROP:
            return not_now_unless(sea, "MAL-121", "no-drop")
        have = len(sea.mast_text(seat))
        return no("MAL-117", "drop-too-many", {"count": have}) if action - DROP > have else None
    if sea.ask != ASK_STICK:
        return not_now_unless(sea, "MAL-121" if action == RELEASE else "MAL-109", "no-stick")
    if action == RELEASE:
        return None if sea.surplus else no("MAL-116", "no-release")
    wanted = COLOURS[action - STICK]
    if wanted not in fish_text(sea.fresh):
        return no("MAL-108", "no-such-fish", {"colour": colour_name(action - STICK)})
    return None


def colour_name(colour: int) -> str:
    return "@maldivia-colour-" + BOX.colours[colour]


def refuse_delivery(sea: Waters, seat: int, side: int, slot: int) -> Refusal | None:
    wrong = wrong_moment(sea)
    if wrong is not None:
        return wrong
    where: dict[str, object] = {"island": island(side)}
    cell = sea.boats[seat]
    beyond = [cell % 10 + 1, cell // 10 + 1, cell % 10 - 1, cell // 10 - 1][side]
    rim = [10 - sea.folds[0], 10 - sea.folds[1], sea.folds[2] - 1, sea.folds[3] - 1][side]
    if beyond != rim:
        return no("MAL-130", "not-at-side", where)
    if sea.fished:
        return no("MAL-090", "fish-or-deliver")
    if sea.delivered >> side & 1:
        return no("MAL-133", "one-ship", where)
    card = sea.ships[side * 2 + slot]
    if card < 0:
        return no("MAL-139", "no-ship", where)
    mast = sea.mast_text(seat)
    missing = ""
    for i in range(4):
        lacking = BOX.orders[card].count(COLOURS[i]) - mast.count(COLOURS[i])
        missing += COLOURS[i] * max(0, lacking)
    if missing:
        return no("MAL-131", "cannot-pay", {"card": BOX.cards[card], "fish": fish_names(missing)})
    return None


def refuse_restack(sea: Waters, seat: int, action: int) -> Refusal | None:
    if sea.ask != ASK_RESTACK:
        return not_now_unless(sea, "MAL-136", "no-restack")
    if action == KEEP:
        return None
    if COLOURS[action - RESTACK] not in sea.mast_text(seat)[sea.settled :]:
        return no("MAL-136", "not-loose", {"colour": colour_name(action - RESTACK)})
    return None


def refuse_turn(sea: Waters, seat: int, owner: int, slot: int) -> Refusal | None:
    wrong = wrong_moment(sea)
    if wrong is not None:
        return wrong
    if space_sign(sea, seat) != "o":
        return no("MAL-150", "no-octopus")
    if sea.special:
        return no("MAL-088", "octopus-done")
    if owner >= sea.seats:
        return no("MAL-150", "no-seat")
    before = (owner - sea.start) % sea.seats <= (seat - sea.start) % sea.seats
    if slot < sea.turn or (slot == sea.turn and before):
        tile = tile_name(sea.tiles[owner * 4 + slot])
        return no("MAL-155", "lying", {"other_seat": owner, "slot": slot + 1, "tile": tile})
    return None


def backs(sea: Waters, seat: int) -> str:
    """The islands of a seat's cards, as everybody sees them."""
    return "".join([LETTERS[i // 10] for i, owner in enumerate(sea.owner) if owner == seat])


def refuse_swap(sea: Waters, seat: int, trade: int) -> Refusal | None:
    mine, other, theirs = trade // 16, trade // 4 % 4, trade % 4
    wrong = wrong_moment(sea)
    if wrong is not None:
        return wrong
    if space_sign(sea, seat) != "x":
        return no("MAL-160", "no-shark")
    if sea.special:
        return no("MAL-088", "shark-done")
    if other >= sea.seats or other == seat:
        return no("MAL-160", "no-partner")
    if LETTERS[mine] not in backs(sea, seat):
        return no("MAL-160", "no-card", {"island": island(mine)})
    if LETTERS[theirs] not in backs(sea, other):
        return no("MAL-161", "no-card-there", {"other_seat": other, "island": island(theirs)})
    return None


def refuse_give(sea: Waters, seat: int, card: int) -> Refusal | None:
    if sea.ask != ASK_GIVE:
        return not_now_unless(sea, "MAL-161", "no-swap")
    if card // 10 != sea.trade // 16:
        return no("MAL-162", "other-island", {"island": island(sea.trade // 16)})
    if sea.owner[card] != seat:
        return no("MAL-161", "not-yours", {"card": BOX.cards[card]})
    return None
