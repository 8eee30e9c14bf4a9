"""Why an action is not legal: family by family, from the clauses. Knows nothing of `choices.py`."""

from __future__ import annotations

from shoal.games.carta_magica import actions, phases
from shoal.games.carta_magica.box import BOX, RESOURCES, SIDE, SPACES
from shoal.games.carta_magica.cards import (
    CURSE,
    GOOD_WEATHER,
    LUCKY_WIND,
    REPAIR,
    RESOURCE,
    SPIN_AGAIN,
    TALISMANS,
    TELESCOPE,
    VALUE,
    WANTED,
    members,
)
from shoal.games.carta_magica.chart import HARBOURS, NAMES, SPACE
from shoal.games.carta_magica.reach import course
from shoal.games.carta_magica.table import CONDITIONS, LIMIT, SOUND, Table
from shoal.games.carta_magica.wheel import NUMBER
from shoal.kernel.messages import Refusal


def no(clause: str, key: str, args: dict[str, object] | None = None) -> Refusal:
    return Refusal(clause, "carta-magica-refuse-" + key, args)


def segment_symbols(table: Table) -> list[str]:
    return BOX.symbols[BOX.sector_segment[table.sector]]


def why_not(table: Table, seat: int, action: int) -> Refusal | None:
    if action >= actions.SAIL:
        return no_sail(table, seat, action - actions.SAIL)
    if action < actions.CAPTAIN:
        return SIMPLE[action](table, seat)
    if action < actions.ATTACK:
        return no_set_up(table, action)
    if action < actions.BUY:
        return no_attack(table, seat, action - actions.ATTACK)
    if action < actions.TAME:
        return no_buy(table, seat, action - actions.BUY)
    if action < actions.PICK:
        return no_tame(table, seat, action - actions.TAME)
    if action < actions.GIVE:
        return no_telescope_choice(table, action)
    if action < actions.LOOT:
        return no_give(table, seat, action - actions.GIVE)
    return no_loot(table, seat, action - actions.LOOT)


# The wheel.


def no_spin(table: Table, seat: int) -> Refusal | None:
    if table.phase in (phases.START, phases.DIRECTION, phases.DEFEND):
        return None
    return no("CM-021", "spin")


def no_keep(table: Table, seat: int) -> Refusal | None:
    if table.phase in (phases.KEPT, phases.INCOME):
        return None
    return no("CM-138", "keep")


def no_again(table: Table, seat: int) -> Refusal | None:
    if not table.hand[seat] & SPIN_AGAIN:
        return no("CM-138", "no-card", {"card": "@carta-magica-kind-spin-again"})
    return None if table.phase == phases.KEPT else no("CM-138", "again")


# The action of the turn.


def no_choice(table: Table) -> Refusal | None:
    """The moment at which an action is chosen (CM-025)."""
    return None if table.phase == phases.CHOOSE else no("CM-025", "choose")


def no_hold(table: Table, seat: int) -> Refusal | None:
    return no_choice(table)


def no_symbol(table: Table, symbol: str, clause: str) -> Refusal | None:
    late = no_choice(table)
    if late is not None:
        return late
    if symbol not in segment_symbols(table):
        number = NUMBER[table.sector]
        return no(clause, "symbol", {"symbol": "@carta-magica-symbol-" + symbol, "number": number})
    return None


def no_goods(table: Table, seat: int) -> Refusal | None:
    return no_symbol(table, "goods", "CM-025")


def no_magic(table: Table, seat: int) -> Refusal | None:
    return no_symbol(table, "magic", "CM-025")


def no_card(table: Table, seat: int) -> Refusal | None:
    refusal = no_symbol(table, "adventure", "CM-120")
    if refusal is None and not table.pile and not table.discards:
        return no("CM-027", "no-adventures")
    return refusal


def hemmed_in(table: Table, seat: int) -> Refusal | None:
    """No neighbouring space can be sailed to: nothing to sail, nothing to pay for (CM-105)."""
    cell = table.place[seat]
    for space in (cell - SIDE, cell + SIDE, cell - 1, cell + 1):
        free = all(table.place[other] != space for other in range(table.seats))
        if free and SPACES[SPACE[space]] in ("blue", "black_harbour", "red_harbour"):
            return None
    return no("CM-105", "hemmed-in")


def stuck(table: Table, seat: int, condition: str, symbol: str) -> Refusal | None:
    """A way out is only for a ship in that condition whose segment lacks the symbol."""
    late = no_choice(table)
    if late is not None:
        return late
    clause = "CM-103" if condition == "becalmed" else "CM-112"
    if CONDITIONS[table.condition[seat]] != condition:
        return no(clause, "not-" + condition)
    if symbol in segment_symbols(table):
        return no("CM-102" if symbol == "wind" else "CM-111", "free-anyway-" + symbol)
    return hemmed_in(table, seat)


def too_poor(table: Table, seat: int, resource: int, price: int, clause: str) -> Refusal | None:
    held = (table.gold, table.goods, table.magic)[resource][seat]
    for card in members(table.hand[seat]):
        if RESOURCE[card] == resource:
            held += VALUE[card]
    if held >= price:
        return None
    kind = "@carta-magica-" + RESOURCES[resource]
    return no(clause, "too-poor", {"kind": kind, "price": price, "held": held})


def no_tow(table: Table, seat: int) -> Refusal | None:
    refusal = stuck(table, seat, "becalmed", "wind")
    return refusal or too_poor(table, seat, 1, BOX.costs["tow_goods"], "CM-103")


def no_escape(table: Table, seat: int) -> Refusal | None:
    refusal = stuck(table, seat, "becalmed", "wind")
    if refusal is None and not table.hand[seat] & LUCKY_WIND:
        return no("CM-104", "no-card", {"card": "@carta-magica-kind-lucky-wind"})
    return refusal


def no_repair(table: Table, seat: int) -> Refusal | None:
    refusal = stuck(table, seat, "damaged", "hammer")
    return refusal or too_poor(table, seat, 0, BOX.costs["repair_gold"], "CM-112")


def no_mend(table: Table, seat: int) -> Refusal | None:
    refusal = stuck(table, seat, "damaged", "hammer")
    if refusal is None and not table.hand[seat] & REPAIR:
        return no("CM-113", "no-card", {"card": "@carta-magica-kind-repair"})
    return refusal


def no_lucky(table: Table, seat: int) -> Refusal | None:
    if table.phase not in (phases.CHOOSE, phases.SAIL):
        return no("CM-135", "lucky")
    if not table.hand[seat] & LUCKY_WIND:
        return no("CM-135", "no-card", {"card": "@carta-magica-kind-lucky-wind"})
    if table.phase == phases.SAIL:
        return None
    return cannot_move(table, seat) or hemmed_in(table, seat)


def cannot_move(table: Table, seat: int) -> Refusal | None:
    """A stuck ship that nothing has freed yet."""
    condition = CONDITIONS[table.condition[seat]]
    if table.phase == phases.SAIL or condition == "sound":
        return None
    if condition == "becalmed" and "wind" not in segment_symbols(table):
        return no("CM-103", "becalmed")
    if condition == "damaged" and "hammer" not in segment_symbols(table):
        return no("CM-112", "damaged")
    return None


def no_sail(table: Table, seat: int, cell: int) -> Refusal | None:
    if table.phase not in (phases.CHOOSE, phases.SAIL):
        return no("CM-025", "sail-now")
    held = cannot_move(table, seat)
    if held is not None:
        return held
    args: dict[str, object] = {"cell": NAMES[cell]}
    start = table.place[seat]
    space = SPACES[SPACE[cell]]
    if cell == start:
        return no("CM-038", "same-space", args)
    if space == "windless":
        return no("CM-033", "windless", args)
    if space not in ("blue", "black_harbour", "red_harbour"):
        args["space"] = "@carta-magica-space-" + space.replace("_", "-")
        return no("CM-034", "blocked", args)
    for other in range(table.seats):
        if table.place[other] == cell:
            return no("CM-035", "occupied", args | {"other_seat": other})
    steps = NUMBER[table.sector] + BOX.costs["lucky_wind_steps"] * table.extra
    path = course(start, cell, table.place)
    args["steps"] = steps
    if not path:
        return no("CM-036", "no-way", args)
    if len(path) - 1 > steps:
        return no("CM-030", "too-far", args | {"needed": len(path) - 1})
    return None


# Harbours.


def no_visit(table: Table) -> Refusal | None:
    return None if table.phase == phases.VISIT else no("CM-060", "visit")


def no_trade(table: Table, seat: int) -> Refusal | None:
    refusal = no_visit(table)
    if refusal is not None:
        return refusal
    if SPACES[SPACE[table.place[seat]]] != "black_harbour":
        return no("CM-051", "black-only")
    if table.gold[seat] == LIMIT:
        return no("CM-052", "gold-full", {"limit": LIMIT})
    return too_poor(table, seat, 1, BOX.costs["exchange_goods"], "CM-052")


def no_buy(table: Table, seat: int, slot: int) -> Refusal | None:
    refusal = no_visit(table)
    if refusal is not None:
        return refusal
    if SPACES[SPACE[table.place[seat]]] != "red_harbour":
        return no("CM-055", "red-only")
    if slot == actions.TOP and not table.deck:
        return no("CM-058", "deck-empty")
    if slot != actions.TOP and slot >= len(table.display):
        return no("CM-058", "no-talisman", {"number": slot + 1})
    return too_poor(table, seat, 0, BOX.costs["talisman_gold"], "CM-055")


def no_done(table: Table, seat: int) -> Refusal | None:
    refusal = no_visit(table)
    if refusal is None and table.duty:
        return no("CM-054", "duty")
    return refusal


def no_curse(table: Table, seat: int) -> Refusal | None:
    own_moment = table.phase in (phases.START, phases.CHOOSE, phases.VISIT)
    if not own_moment or seat != table.turn:
        return no("CM-142", "curse")
    if not table.hand[seat] & CURSE:
        return no("CM-142", "no-card", {"card": "@carta-magica-kind-curse"})
    return None if table.display else no("CM-142", "no-display")


# Drawing.


def no_draw(table: Table, seat: int) -> Refusal | None:
    if table.phase == phases.PEEK or (table.phase == phases.VISIT and table.duty):
        return None
    if table.phase == phases.VISIT:
        return no("CM-053", "no-duty")
    return no("CM-120", "draw")


def no_telescope(table: Table, seat: int) -> Refusal | None:
    if not table.hand[seat] & TELESCOPE:
        return no("CM-140", "no-card", {"card": "@carta-magica-kind-telescope"})
    return None if table.phase == phases.PEEK else no("CM-140", "telescope")


def no_telescope_choice(table: Table, action: int) -> Refusal | None:
    picking = action < actions.STOW
    card = action - (actions.PICK if picking else actions.STOW)
    if table.phase != (phases.LOOK if picking else phases.STOW):
        return no("CM-140", "look")
    # Only the looker gets this far: the refusal shows nothing to anybody else.
    if card in table.pile[len(table.pile) - table.look :]:
        return None
    return no("CM-140", "not-seen", {"card": "@carta-magica-card-" + BOX.cards[card].lower()})


def no_cash(table: Table, seat: int) -> Refusal | None:
    return None if table.phase == phases.INCOME else no("CM-077", "cash")


def no_tame(table: Table, seat: int, magic: int) -> Refusal | None:
    if table.phase != phases.TAME:
        return no("CM-150", "tame")
    return too_poor(table, seat, 2, magic, "CM-151")


# Payments.


def no_settle(table: Table, seat: int) -> Refusal | None:
    if table.phase != phases.PAY:
        return no("CM-076", "pay")
    resource = phases.PAID_IN[table.payment]
    rest = table.owed - sum(VALUE[card] for card in members(table.given))
    held = (table.gold, table.goods, table.magic)[resource][seat]
    if held >= rest:
        return None
    kind = "@carta-magica-" + RESOURCES[resource]
    return no("CM-076", "too-poor", {"kind": kind, "price": rest, "held": held})


def no_give(table: Table, seat: int, card: int) -> Refusal | None:
    if table.phase != phases.PAY:
        return no("CM-076", "pay")
    args: dict[str, object] = {"card": "@carta-magica-card-" + BOX.cards[card].lower()}
    if not table.hand[seat] >> card & 1:
        return no("CM-075", "not-yours", args)
    resource = phases.PAID_IN[table.payment]
    if RESOURCE[card] != resource:
        return no("CM-075", "wrong-kind", args | {"kind": "@carta-magica-" + RESOURCES[resource]})
    # Every set of cards that would be a right payment, written out; one must hold these and this.
    mine = [each for each in members(table.hand[seat] | table.given) if RESOURCE[each] == resource]
    tokens = (table.gold, table.goods, table.magic)[resource][seat]
    laid = members(table.given)
    for number in range(1 << len(mine)):
        chosen = [each for i, each in enumerate(mine) if number >> i & 1]
        holds = card in chosen and all(each in chosen for each in laid)
        if holds and right_set(chosen, mine, table.owed, tokens):
            return None
    return no("CM-076", "superfluous", args)


def right_set(chosen: list[int], mine: list[int], owed: int, tokens: int) -> bool:
    """CM-076 word by word, and CM-124 for equal cards."""
    total = sum(VALUE[card] for card in chosen)
    for card in chosen:
        for other in mine:
            if other < card and VALUE[other] == VALUE[card] and other not in chosen:
                return False
    if total < owed:
        return tokens >= owed - total
    return all(total - VALUE[card] < owed for card in chosen)


# Storm, battle, set-up.


def no_shelter(table: Table, seat: int) -> Refusal | None:
    if not table.hand[seat] & GOOD_WEATHER:
        return no("CM-130", "no-card", {"card": "@carta-magica-kind-good-weather"})
    return None if table.phase == phases.WEATHER else no("CM-130", "shelter")


def no_attack(table: Table, seat: int, other: int) -> Refusal | None:
    if table.phase != phases.BATTLE:
        return no("CM-160", "attack")
    if other >= table.seats or other == seat:
        return no("CM-160", "nobody", {"seat_word": f"p{other + 1}"})
    mine, theirs = table.place[seat], table.place[other]
    columns = abs(mine % SIDE - theirs % SIDE)
    rows = abs(mine // SIDE - theirs // SIDE)
    args: dict[str, object] = {"other_seat": other}
    if columns + rows != 1:
        return no("CM-160", "not-beside", args)
    if table.condition[other] != SOUND:
        return no("CM-161", "helpless", args)
    if not any(
        WANTED[table.challenge[seat]] >> talisman & 1
        for talisman in members(table.talismans[other])
    ):
        return no("CM-160", "no-prize", args)
    return None


def no_loot(table: Table, seat: int, prize: int) -> Refusal | None:
    if table.phase != phases.LOOT:
        return no("CM-164", "loot")
    beaten = table.rival if seat == table.turn else table.turn
    if prize < TALISMANS:
        if table.talismans[beaten] >> prize & 1:
            return None
    elif table.hand[beaten] >> (prize - TALISMANS) & 1:
        return None
    return no("CM-164", "not-theirs", {"other_seat": beaten})


def no_swap(table: Table, seat: int) -> Refusal | None:
    return None if table.phase == phases.PROPOSE else no("CM-170", "swap")


def no_accept(table: Table, seat: int) -> Refusal | None:
    return None if table.phase == phases.ANSWER else no("CM-170", "accept")


def no_pass(table: Table, seat: int) -> Refusal | None:
    declinable = (phases.WEATHER, phases.BATTLE, phases.LOOT, phases.PROPOSE, phases.ANSWER)
    return None if table.phase in declinable else no("CM-021", "pass")


def no_set_up(table: Table, action: int) -> Refusal | None:
    if action < actions.CHALLENGE:
        if table.phase != phases.CAPTAIN:
            return no("CM-004", "captain")
        holder = seat_with(table.captain, action - actions.CAPTAIN)
        return None if holder < 0 else no("CM-004", "taken", {"other_seat": holder})
    if action < actions.HOME:
        if table.phase != phases.CHALLENGE:
            return no("CM-004", "challenge")
        holder = seat_with(table.challenge, action - actions.CHALLENGE)
        return None if holder < 0 else no("CM-004", "taken", {"other_seat": holder})
    if table.phase != phases.HOME:
        return no("CM-010", "home")
    holder = seat_with(table.home, HARBOURS[action - actions.HOME])
    return None if holder < 0 else no("CM-010", "taken", {"other_seat": holder})


def seat_with(chosen: list[int], wanted: int) -> int:
    for seat, value in enumerate(chosen):
        if value == wanted:
            return seat
    return -1


# By action number, SPIN to DONE.
SIMPLE = [
    no_spin,
    no_keep,
    no_again,
    no_hold,
    no_goods,
    no_magic,
    no_card,
    no_tow,
    no_escape,
    no_repair,
    no_mend,
    no_lucky,
    no_trade,
    no_draw,
    no_telescope,
    no_cash,
    no_settle,
    no_curse,
    no_shelter,
    no_swap,
    no_accept,
    no_pass,
    no_done,
]
