"""The course of a game: what an action does, who is next, what follows by itself.

No action gives anything to another player: promises bind nobody (VAN-013).
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import actions, events, legal, moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import (
    boxes,
    characters,
    deeds,
    ending,
    exchanges,
    order,
    pawns,
    preparing,
    rest,
    rewards,
)
from shoal.games.vanuatu.state import VanuatuState

LAST_ROUND: Final = BOX.rounds  # VAN-002
BATCHES: Final = 3  # 2, 2 and 1 pawns (VAN-080)


def apply(table: VanuatuState, action: int) -> None:
    """Carry out an action, and after it whatever leaves no choice.

    The moment says which kind of action it is. A single option is taken for the player, but for
    the rest tile, which a person looks at.
    """
    while True:
        seat = table.active
        moment = table.moment
        if moment == moments.TURN:
            take_turn(table, seat, action)
        elif moment == moments.PLANNING:
            plan(table, seat, action)
        elif moment == moments.CHOOSING:
            choose_character(table, seat, action - actions.TAKE)
        elif moment == moments.SELLING:
            go_on_selling(table, seat, action)
        elif moment == moments.RESTING:
            rest.keep(table, seat, action - actions.KEEP)
            next_turn(table)
        elif moment == moments.DOUBLING:
            deeds.second_cube(table, seat, action == actions.SECOND)
            next_turn(table)
        elif moment == moments.PLACING:
            place(table, seat, action)
        elif moment == moments.NEUTRALS:
            put_neutral(table, seat, action - actions.NEUTRAL)
        if table.moment in (moments.OVER, moments.RESTING):
            table.menu_known = False
            break
        menu = legal.choices(table)
        table.menu = menu
        table.menu_known = True
        if len(menu) != 1:
            break
        action = menu[0]
    events.waiting(table)


# Phase I.


def begin_round(table: VanuatuState) -> None:
    """VAN-040: rounds 2-8 are prepared; VAN-048: then the first player lays two tiles, if any."""
    preparing.prepare(table)
    if table.revealed:
        table.moment = moments.PLACING
        table.active = table.first
    else:
        begin_choosing(table)


def place(table: VanuatuState, seat: int, action: int) -> None:
    """VAN-048: both tiles, one after the other."""
    tile, hex_ = actions.placed(action)
    last = len(table.revealed) == 1
    preparing.place_tile(table, seat, tile, hex_)
    if last:
        begin_choosing(table)


# Phase II.


def begin_choosing(table: VanuatuState) -> None:
    """VAN-070; VAN-280 skips the phase; VAN-283 puts neutral pawns first."""
    table.active = table.first
    if table.seats == 2:
        table.moment = moments.NEUTRALS
    else:
        begin_characters(table)


def put_neutral(table: VanuatuState, seat: int, box: int) -> None:
    """VAN-283: the first player puts 2 neutral pawns, then the other one 3."""
    pawns.put_neutral(table, seat, box)
    down = sum(table.neutral)
    if down == BOX.neutral_pawns[0]:
        table.active = order.after(table, seat)
    elif down == sum(BOX.neutral_pawns):
        table.active = table.first
        begin_characters(table)


def begin_characters(table: VanuatuState) -> None:
    if not table.characters_on:  # VAN-280
        begin_planning(table)
        return
    if table.seats == 2:
        characters.offer_five(table)
    table.moment = moments.CHOOSING


def choose_character(table: VanuatuState, seat: int, person: int) -> None:
    """VAN-070: one after the other in turn order."""
    characters.take(table, seat, person)
    table.active = order.after(table, seat)
    if table.active == table.first:
        begin_planning(table)


# Phase III.


def begin_planning(table: VanuatuState) -> None:
    table.moment = moments.PLANNING
    table.batch = 0
    table.active = table.first
    forget_plans(table)


def forget_plans(table: VanuatuState) -> None:
    """What was worked out for a planning holds for that planning alone."""
    table.possible = {}
    table.facts = []
    table.rehearsals = {}


def plan(table: VanuatuState, seat: int, action: int) -> None:
    """VAN-080: 2, 2 and 1 pawns in turn order; VAN-082: placed pawns stay."""
    one = actions.planned_first(action)
    two = actions.planned_second(action)
    pawns.put(table, seat, one)
    if two != actions.NO_BOX:
        pawns.put(table, seat, two)
    table.active = order.after(table, seat)
    if table.active == table.first:
        table.batch += 1
        if table.batch == BATCHES:
            table.batch = 0
            table.moment = moments.TURN
            forget_plans(table)
    events.planned(table, seat, one, two)


# Phase IV.


def take_turn(table: VanuatuState, seat: int, action: int) -> None:
    """VAN-103: exchanges leave the turn going; a stack ends it or opens a choice."""
    if actions.deed_of(action) != actions.NO_BOX:
        deeds.resolve(table, seat, action)
        if table.moment == moments.SELLING:
            end_sold_out(table, seat)
        elif table.moment == moments.TURN:
            next_turn(table)
    elif action < actions.STOP:
        pawns.withdraw(table, seat, action - actions.WITHDRAW)
        next_turn(table)
    elif action < actions.BEG:
        exchanges.cash_treasure(table, seat, actions.cashed_value(action))
    elif action < actions.GOVERN:
        exchanges.beg(table, seat, actions.begged_points(action))
    else:
        box, target = actions.governed(action)
        pawns.govern(table, seat, box, target)
        next_turn(table)


def go_on_selling(table: VanuatuState, seat: int, action: int) -> None:
    """VAN-136: another fish tile, or no more."""
    if action == actions.STOP:
        deeds.end_sale(table, seat)
        next_turn(table)
    else:
        deeds.sell_fish(table, seat, actions.sold_value(action))
        end_sold_out(table, seat)


def end_sold_out(table: VanuatuState, seat: int) -> None:
    """VAN-136: a sale ends by itself when nothing is left to sell."""
    if rewards.count(table.fish_tiles, seat) == 0:
        deeds.end_sale(table, seat)
        next_turn(table)


def next_turn(table: VanuatuState) -> None:
    """VAN-100: the next seat with pawns on the board; nobody: the phase is over."""
    table.moment = moments.TURN
    seat = table.active
    for _k in range(table.seats):
        seat = seat + 1 if seat + 1 < table.seats else 0  # clockwise, as in `majority.lead`
        if table.stacks[seat]:
            table.active = seat
            return
    end_round(table)


# Phase V.


def end_round(table: VanuatuState) -> None:
    """Phase V, then the next round or the end (VAN-250)."""
    table.done = 0
    table.neutral = [0] * boxes.COUNT
    table.leader = [-1] * boxes.COUNT
    rest.bonuses(table)
    if table.round_no == LAST_ROUND:
        ending.end_game(table)
    else:
        begin_round(table)
