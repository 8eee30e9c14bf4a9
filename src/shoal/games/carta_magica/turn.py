"""The course of a turn: what follows what (3.3 and 4.1 of the rules)."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import adventure, battle, harbour, phases, storm
from shoal.games.carta_magica.actions import SAIL as FIRST_SAIL
from shoal.games.carta_magica.box import BOX, RESOURCES
from shoal.games.carta_magica.cards import LUCKY_WIND, REPAIR
from shoal.games.carta_magica.chart import BLUE, NAMES, SPACE
from shoal.games.carta_magica.payment import owe
from shoal.games.carta_magica.reach import can_leave, course, destinations, waters
from shoal.games.carta_magica.table import DAMAGED, GOODS, NOWHERE, SOUND, Table
from shoal.games.carta_magica.wheel import ADVENTURE, HAMMER, NUMBER, SEGMENT, STORM, WIND
from shoal.games.carta_magica.wheel import GOODS as GOODS_SHOWN
from shoal.games.carta_magica.wheel import MAGIC as MAGIC_SHOWN

TOW_GOODS: Final = BOX.costs["tow_goods"]
REPAIR_GOLD: Final = BOX.costs["repair_gold"]


def run_on(table: Table) -> None:
    """Pass through everything that needs no decision (CM-021)."""
    while table.phase >= phases.PASSING:
        if table.phase == phases.SPUN:
            after_spin(table)
        elif table.phase == phases.PAID:
            after_payment(table)
        elif table.phase == phases.CARD_DONE:
            after_card(table)
        elif table.phase == phases.STAYED:
            harbour.stay(table)
        elif table.phase == phases.SAILED:
            if SPACE[table.place[table.turn]] == BLUE:
                battle.offer(table)
            else:
                harbour.arrive(table)
        elif table.phase == phases.VISITED:
            after_visit(table)
        elif table.phase == phases.DUTIES:
            next_duty(table)
        elif table.phase == phases.FOUGHT:
            battle.propose(table)
        else:
            end_turn(table)


def after_spin(table: Table) -> None:
    """A spin stands."""
    if table.spin_for == phases.FIRST_SPIN:
        if SEGMENT[table.sector] == STORM:
            # No action: a storm, then the turn ends (CM-028, CM-080), for stuck ships too (CM-106).
            # The spinner presses again.
            table.phase = phases.DIRECTION
        else:
            choose(table)
    elif table.spin_for == phases.DIRECTION_SPIN:
        storm.ask_weather(table)
    elif table.spin_for == phases.TAMING_SPIN:
        adventure.end_taming(table)
    elif table.spin_for == phases.ATTACK_SPIN:
        table.acting = table.rival
        table.phase = phases.DEFEND
    else:
        battle.decide(table)


def choose(table: Table) -> None:
    """Exactly one action (CM-025), also for a becalmed (CM-101) or damaged ship (CM-110).

    Playing adventure cards is never the action (CM-029). Holding is taken by itself when it is the
    only choice.
    """
    table.phase = phases.CHOOSE
    sector = table.sector
    if GOODS_SHOWN[sector] or MAGIC_SHOWN[sector]:
        return
    if ADVENTURE[sector] and adventure.can_draw(table):
        return
    if not (ways_to_sail(table) or harbour.can_curse(table)):
        hold(table)


def is_free(table: Table) -> bool:
    """Whether the ship may sail without paying: sound, or freed by the symbol (CM-102, CM-111)."""
    condition = table.condition[table.turn]
    if condition == SOUND or table.freed:
        return True
    return HAMMER[table.sector] if condition == DAMAGED else WIND[table.sector]


def ways_to_sail(table: Table) -> bool:
    """Whether sailing is possible in any way: a free neighbour, and freedom or its price."""
    seat = table.turn
    if not can_leave(table.place[seat], table.place):
        return False  # nothing can be paid either (CM-027, CM-105)
    if is_free(table):
        return True
    if table.condition[seat] == DAMAGED:
        return table.own(seat, 0) >= REPAIR_GOLD or table.hand[seat] & REPAIR != 0
    return table.own(seat, GOODS) >= TOW_GOODS or table.hand[seat] & LUCKY_WIND != 0


# Actions (CM-025).


def hold(table: Table) -> None:
    """No effect, always allowed (CM-026)."""
    if table.journal is not None:
        table.journal.tell("held", {"seat": table.turn})
    table.phase = phases.STAYED


def take(table: Table, resource: int) -> None:
    """Goods or magic: the free number of tokens, within the limit (CM-070, CM-071)."""
    taken = table.gain(table.turn, resource, NUMBER[table.sector])
    if table.journal is not None:
        told: dict[str, object] = {"seat": table.turn, "resource": RESOURCES[resource]}
        told["kind_name"] = table.resource_key(resource)
        told["taken"] = taken
        told["left"] = table.tokens(table.turn, resource)
        table.journal.tell("took", told)
    table.phase = phases.STAYED


def pay_way(table: Table, purpose: int) -> None:
    """Towing for goods (CM-103) or repair for gold (CM-112)."""
    owe(table, table.turn, purpose, TOW_GOODS if purpose == phases.FOR_TOW else REPAIR_GOLD)


def card_way(table: Table, kind: int, use: str) -> None:
    """Escape by Lucky wind (CM-104, CM-134) or repair by card (CM-113, CM-132)."""
    table.play_card(table.turn, kind, use)
    free_ship(table)


def free_ship(table: Table) -> None:
    """Freed: the ship must now sail at least one step (CM-105, CM-114)."""
    table.freed = 1
    open_sea(table)


def lucky(table: Table) -> None:
    """Lengthen the move (CM-041) by five steps, lost even if they are not used (CM-135).

    A card played to escape does not add five as well (CM-136).
    """
    table.play_card(table.turn, LUCKY_WIND, "@carta-magica-use-lucky")
    table.extra += 1
    open_sea(table)


def open_sea(table: Table) -> None:
    """Name the destination; a single one is taken by itself."""
    table.phase = phases.SAIL
    if table.lucky_left():
        return
    goals = destinations(table.place[table.turn], table.steps(), table.place)
    if len(goals) == 1:
        sail(table, goals[0] - FIRST_SAIL)


def sail(table: Table, goal: int) -> None:
    """The ship sails: sound, nothing pending, laps counted, return checked (CM-042)."""
    seat = table.turn
    start = table.place[seat]
    # Any way within the steps changes laps alike (CM-039, CM-181).
    change = waters(start).laps[goal]
    freed = table.condition[seat] != SOUND
    if table.journal is not None:
        path = course(start, goal, table.place)
        told: dict[str, object] = {"seat": seat, "path": [NAMES[cell] for cell in path]}
        told["cell"] = NAMES[goal]
        told["steps"] = len(path) - 1
        told["laps"] = table.laps[seat] + change
        told["freed"] = freed
        table.journal.tell("sailed", told)
    table.place[seat] = goal
    table.laps[seat] += change
    table.condition[seat] = SOUND
    table.pending[seat] = 0
    table.freed = 0
    table.extra = 0
    table.sailed = 1
    table.check_return(seat)
    table.phase = phases.SAILED


# What follows.


def after_payment(table: Table) -> None:
    table.owed = 0
    purpose = table.payment
    table.payment = phases.FOR_TRADE
    if purpose == phases.FOR_TRADE:
        harbour.end_trade(table)
    elif purpose == phases.FOR_TALISMAN:
        harbour.end_purchase(table)
    elif purpose == phases.FOR_CARD:
        if table.journal is not None:
            told: dict[str, object] = {"seat": table.acting, "card": BOX.cards[table.drawn]}
            table.journal.tell("settled_card", told)
        adventure.throw_away(table)
        table.phase = phases.CARD_DONE
    elif purpose == phases.FOR_TAMING:
        table.spin(table.acting, phases.TAMING_SPIN)
    else:
        free_ship(table)


def after_card(table: Table) -> None:
    """A drawn card is resolved (CM-121): back to where it was drawn."""
    if table.origin == phases.BY_ACTION:
        table.phase = phases.STAYED
    elif table.origin == phases.BY_VISIT:
        harbour.open_visit(table)
    else:
        table.phase = phases.DUTIES
    table.origin = phases.BY_ACTION


def after_visit(table: Table) -> None:
    """The battle comes after the visit, and only for a ship that sailed (CM-042, CM-160)."""
    if table.sailed:
        battle.offer(table)
    else:
        table.phase = phases.TURN_OVER


def next_duty(table: Table) -> None:
    """Duty cards after a storm or an exchange, in turn order (CM-092, CM-173); then CM-093."""
    for i in range(table.seats):
        seat = (table.turn + i) % table.seats
        if table.queue >> seat & 1:
            table.queue ^= 1 << seat
            adventure.begin_draw(table, seat, phases.BY_DUTY)
            return
    table.phase = phases.TURN_OVER


def end_turn(table: Table) -> None:
    """The next player; with a return the game ends where the round does (CM-020, CM-190)."""
    clear(table)
    while True:
        table.turn = (table.turn + 1) % table.seats
        table.acting = table.turn
        if table.turn == table.first and not next_round(table):
            table.phase = phases.OVER
            return
        if not table.missed[table.turn]:
            break
        # CM-022, CM-193: skipped completely, but it was a turn.
        table.missed[table.turn] -= 1
        if table.journal is not None:
            told: dict[str, object] = {"seat": table.turn, "left": table.missed[table.turn]}
            table.journal.tell("skipped", told)
    table.phase = phases.START
    if table.journal is not None:
        table.journal.tell("turn", {"seat": table.turn, "round": table.round})


def next_round(table: Table) -> bool:
    """Begin a round, unless somebody has returned or self-play has reached its cap.

    Coming home without the circle ends nothing (CM-191).
    """
    if table.anyone_returned():
        if table.journal is not None:
            table.journal.tell("ended", {"round": table.round})
        return False
    if table.round == table.cap:
        if table.journal is not None:
            table.journal.tell("stopped", {"round": table.round})
        return False
    table.round += 1
    return True


def clear(table: Table) -> None:
    """Nothing of a turn outlives it."""
    table.sector = -1
    table.second = -1
    table.attack = -1
    table.defence = -1
    table.spin_for = phases.FIRST_SPIN
    table.sailed = 0
    table.duty = 0
    table.asked = 0
    table.sheltered = 0
    table.rival = NOWHERE
