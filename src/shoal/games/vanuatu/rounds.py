"""The course of the game: phases, turns, rest bonuses.

No action gives anything to another player: promises bind nobody (VAN-013).
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.actions import (
    BEG,
    CASH,
    DO_REST,
    DO_SAIL,
    DO_SELL,
    GOVERN,
    KEEP,
    NEUTRAL,
    PAIR_A,
    PAIR_B,
    PLACE,
    PLAN,
    PLAN_ONE,
    SECOND,
    STOP,
    TAKE,
    WITHDRAW,
    deed_of,
)
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.deeds import (
    resolve,
    sale_over,
    second_cube,
    sell_fish,
    turn_character,
)
from shoal.games.vanuatu.exchanges import beg, cash_treasure
from shoal.games.vanuatu.majority import recount
from shoal.games.vanuatu.names import ACTION_NAMES, PERSON_NAMES, REST_NAMES
from shoal.games.vanuatu.preparing import place_tile, prepare
from shoal.games.vanuatu.scoring import final_scoring
from shoal.games.vanuatu.table import (
    CHOOSING,
    DOUBLING,
    FROM_REST,
    NEUTRALS,
    OVER,
    PHASES,
    PLACING,
    PLANNING,
    RESTING,
    SELLING,
    TURN,
    Table,
)
from shoal.games.vanuatu.vatu import gain, score, tell_conversion

LAST_ROUND: Final = BOX.rounds  # VAN-002
PEOPLE: Final = (1 << 10) - 1  # without the Governor
GOVERNOR_BIT: Final = 1 << 10
FIRST_PLAYER_TILE: Final = 0


def act(table: Table, action: int) -> None:
    """One action of the active seat."""
    seat = table.active
    if action >= DO_SAIL:
        act_in_turn(table, seat, action)
    elif action >= PLAN:
        plan(table, seat, action)
    elif action >= TAKE:
        take_character(table, seat, action - TAKE)
    elif action >= NEUTRAL:
        put_neutral(table, seat, action - NEUTRAL)
    else:
        last = len(table.revealed) == 1
        place_tile(table, seat, (action - PLACE) // 16 + 4, (action - PLACE) % 16)
        if last:
            begin_choosing(table)


def act_in_turn(table: Table, seat: int, action: int) -> None:
    """Phase IV, VAN-103: exchanges leave the turn going; the rest ends it or opens a choice."""
    if action <= DO_REST:
        if table.phase == SELLING:
            sell_fish(table, seat, action - DO_SELL + 1)
        else:
            resolve(table, seat, deed_of(action), action)
        if table.phase == SELLING:
            at = seat * 4
            tiles = table.fish_tiles
            if tiles[at + 1] + tiles[at + 2] + tiles[at + 3] == 0:
                sale_over(table, seat)
            else:
                return
        elif table.phase in (DOUBLING, RESTING):
            return
    elif action < STOP:
        withdraw(table, seat, action - WITHDRAW)
    elif action == STOP:
        sale_over(table, seat)
    elif action < KEEP:
        second_cube(table, seat, action == SECOND)
    elif action < CASH:
        keep_rest_tile(table, seat, action - KEEP)
    elif action < BEG:
        cash_treasure(table, seat, action - CASH + 1)
        return
    elif action < GOVERN:
        beg(table, seat, action - BEG + 1)
        return
    else:
        govern(table, seat, (action - GOVERN) // 9, (action - GOVERN) % 9)
    next_turn(table)


def begin_round(table: Table) -> None:
    """VAN-040: rounds 2-8 are prepared; VAN-048: then the first player lays two tiles, if any."""
    prepare(table)
    if table.revealed:
        table.phase = PLACING
        table.active = table.first
    else:
        begin_choosing(table)


# Phase II.


def begin_choosing(table: Table) -> None:
    """VAN-070; VAN-280 skips the phase; VAN-283 puts neutral pawns first."""
    table.active = table.first
    if table.seats == 2:
        table.phase = NEUTRALS
    else:
        begin_characters(table)


def put_neutral(table: Table, seat: int, action: int) -> None:
    """VAN-283: the first player puts 2 neutral pawns, then the other one 3."""
    table.neutral[action] += 1
    if table.journal is not None:
        table.journal.tell("blocked", {"seat": seat, "action": ACTION_NAMES[action]})
    down = sum(table.neutral)
    if down == BOX.neutral_pawns[0]:
        table.active = table.after(seat)
    elif down == sum(BOX.neutral_pawns):
        table.active = table.first
        begin_characters(table)


def begin_characters(table: Table) -> None:
    if not table.characters_on:  # VAN-280
        begin_planning(table)
        return
    if table.seats == 2:
        offer_five(table)
    table.phase = CHOOSING


def offer_five(table: Table) -> None:
    """VAN-283: five at random, none of those on offer in the round before; old ones go back."""
    people = PEOPLE | GOVERNOR_BIT if table.governor_on else PEOPLE
    fresh = [person for person in range(11) if (people & ~table.last_offer) >> person & 1]
    table.chance.shuffle(fresh)
    offer = 0
    for person in fresh[: BOX.offer]:
        offer |= 1 << person
    table.offer = offer
    table.last_offer = offer
    for seat in range(2):
        table.character[seat] = -1
        table.turned[seat] = 0
    if table.journal is not None:
        names = [PERSON_NAMES[person] for person in range(11) if offer >> person & 1]
        table.journal.tell("offered", {"characters": names})


def take_character(table: Table, seat: int, person: int) -> None:
    """VAN-070, VAN-071: take a new one, only then give the old one back; never the same twice."""
    old = table.character[seat]
    table.offer &= ~(1 << person)
    if old >= 0:
        table.offer |= 1 << old
    table.character[seat] = person
    table.turned[seat] = 0
    if table.journal is not None:
        table.journal.tell(
            "took",
            {"seat": seat, "character": PERSON_NAMES[person],
             "returned": PERSON_NAMES[old] if old >= 0 else ""},
        )  # fmt: skip
    table.active = table.after(seat)
    if table.active == table.first:
        begin_planning(table)


# Phase III.


def begin_planning(table: Table) -> None:
    table.phase = PLANNING
    table.batch = 0
    table.active = table.first
    table.possible = {}
    table.facts = []
    table.dreams = {}


def plan(table: Table, seat: int, action: int) -> None:
    """VAN-080: 2, 2 and 1 pawns in turn order; VAN-082: placed pawns stay."""
    if action < PLAN_ONE:
        pair = action - PLAN
        put_pawn(table, seat, PAIR_A[pair])
        put_pawn(table, seat, PAIR_B[pair])
        if table.journal is not None:
            chosen = [ACTION_NAMES[PAIR_A[pair]], ACTION_NAMES[PAIR_B[pair]]]
            table.journal.tell("planned", {"seat": seat, "actions": chosen})
    else:
        put_pawn(table, seat, action - PLAN_ONE)
        if table.journal is not None:
            table.journal.tell(
                "planned", {"seat": seat, "actions": [ACTION_NAMES[action - PLAN_ONE]]}
            )
    table.active = table.after(seat)
    if table.active == table.first:
        table.batch += 1
        if table.batch == 3:
            table.batch = 0
            table.phase = TURN
            table.possible = {}
            table.facts = []
            table.dreams = {}


def put_pawn(table: Table, seat: int, action: int) -> None:
    at = seat * 9 + action
    if table.pawns[at] == 0:
        table.stacks[seat] += 1
    table.pawns[at] += 1
    recount(table, action)


# Phase IV.


def next_turn(table: Table) -> None:
    """VAN-100: the next seat with pawns on the board; nobody: the phase is over."""
    table.phase = TURN
    seat = table.active
    for _k in range(table.seats):
        seat = seat + 1 if seat + 1 < table.seats else 0
        if table.stacks[seat]:
            table.active = seat
            return
    end_round(table)


def withdraw(table: Table, seat: int, action: int) -> None:
    """VAN-104, VAN-106: take a stack back without effect; VAN-075: no character turns."""
    count = table.pawns[seat * 9 + action]
    lead_here = table.leader[action] == seat
    table.stack_taken(seat, action)
    recount(table, action)
    if table.journal is not None:
        table.journal.tell(
            "withdrew",
            {"seat": seat, "action": ACTION_NAMES[action], "pawns": count, "led": lead_here},
        )


def keep_rest_tile(table: Table, seat: int, tile: int) -> None:
    """VAN-156, VAN-158: taken face down, paid in Phase V; VAN-272: known to him alone."""
    table.rest_held[seat] = tile
    table.rest_order.append(seat)
    if table.journal is not None:
        table.journal.whisper("rested", {"seat": seat}, {"tile": REST_NAMES[tile]}, [seat])


def govern(table: Table, seat: int, action: int, target: int) -> None:
    """VAN-282: the whole stack to another action, which need not be programmable (ruling)."""
    count = table.pawns[seat * 9 + action]
    table.stack_taken(seat, action)
    at = seat * 9 + target
    if table.pawns[at] == 0:
        table.stacks[seat] += 1
    table.pawns[at] += count
    recount(table, action)
    recount(table, target)
    if table.journal is not None:
        table.journal.tell(
            "governed",
            {
                "seat": seat,
                "action": ACTION_NAMES[action],
                "to": ACTION_NAMES[target],
                "pawns": count,
            },
        )
    turn_character(table, seat)


# Phase V.


def end_round(table: Table) -> None:
    """Phase V, then the next round or the end (VAN-250)."""
    for action in range(9):
        table.neutral[action] = 0
        table.leader[action] = -1
    rest_bonuses(table)
    if table.round_no == LAST_ROUND:
        table.phase = OVER
        final_scoring(table)
    else:
        begin_round(table)


def rest_bonuses(table: Table) -> None:
    """VAN-240, VAN-241: in turn order tiles are shown, paid and put back."""
    new_first = table.first  # VAN-242: the marker stays unless somebody took its tile
    seat = table.first
    for _k in range(table.seats):
        tile = table.rest_held[seat]
        if tile >= 0:
            table.reveals += 1
            if tile == FIRST_PLAYER_TILE:
                new_first = seat  # VAN-243: the holder may take it too
            points = BOX.rest_points[tile]
            if points:
                score(table, seat, points, FROM_REST)
            tens = gain(table, seat, BOX.rest_vatu[tile])
            table.rest_held[seat] = -1
            if table.journal is not None:
                table.journal.tell(
                    "refreshed",
                    {"seat": seat, "tile": REST_NAMES[tile], "bonus": BOX.rest_vatu[tile],
                     "gained": points, "vatu": table.vatu[seat], "points": table.points[seat],
                     "first_seat": new_first},
                )  # fmt: skip
                tell_conversion(table, seat, tens)
        seat = table.after(seat)
    table.rest_order = []
    table.first = new_first


def tell_phase(table: Table) -> None:
    """The table waits for somebody else or something else: what a follower needs to know."""
    if table.journal is not None:
        table.journal.tell(
            "turn",
            {"phase": PHASES[table.phase], "batch": table.batch, "seat": table.active,
             "round": table.round_no},
        )  # fmt: skip
