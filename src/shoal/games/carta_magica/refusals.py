"""Why an action is not legal: family by family, from the clauses. Knows nothing of `legal.py`."""

from __future__ import annotations

from shoal.games.carta_magica import actions, events, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX, GOLD, GOODS, MAGIC, SPACES
from shoal.games.carta_magica.rules import cards, payment, reach, ships, tokens, wheel
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.messages import Refusal


def no(clause: str, key: str, args: dict[str, object] | None = None) -> Refusal:
    return Refusal(clause, "carta-magica-refuse-" + key, args)


def unless(sea: CartaMagicaState, asked: tuple[int, ...], clause: str, key: str) -> Refusal | None:
    """Only at these moments."""
    return None if sea.moment in asked else no(clause, key)


def lacks(sea: CartaMagicaState, seat: int, kind: int, clause: str, name: str) -> Refusal | None:
    """Only with a card of this kind, a mask, in hand."""
    held = sea.hand[seat] & kind
    return None if held else no(clause, "no-card", {"card": "@carta-magica-kind-" + name})


def segment_symbols(sea: CartaMagicaState) -> list[str]:
    return BOX.symbols[BOX.sector_segment[sea.sector]]


def why_not(sea: CartaMagicaState, seat: int, action: int) -> Refusal | None:
    if action >= actions.SAIL:
        return no_sail(sea, seat, action - actions.SAIL)
    if action < actions.CAPTAIN:
        return SIMPLE[action](sea, seat)
    if action < actions.ATTACK:
        return no_set_up(sea, action)
    if action < actions.BUY:
        return no_attack(sea, seat, action - actions.ATTACK)
    if action < actions.TAME:
        return no_buy(sea, seat, action - actions.BUY)
    if action < actions.PICK:
        return no_tame(sea, seat, action - actions.TAME)
    if action < actions.STOW:
        return no_card_looked_at(sea, moments.LOOK, action - actions.PICK)
    if action < actions.GIVE:
        return no_card_looked_at(sea, moments.STOW, action - actions.STOW)
    if action < actions.LOOT:
        return no_give(sea, seat, action - actions.GIVE)
    return no_loot(sea, seat, action)


# The wheel.


def no_spin(sea: CartaMagicaState, seat: int) -> Refusal | None:
    return unless(sea, (moments.START, moments.DIRECTION, moments.DEFEND), "CM-021", "spin")


def no_keep(sea: CartaMagicaState, seat: int) -> Refusal | None:
    return unless(sea, (moments.KEPT, moments.INCOME), "CM-138", "keep")


def no_again(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = lacks(sea, seat, cards.SPIN_AGAIN, "CM-138", "spin-again")
    return refusal or unless(sea, (moments.KEPT,), "CM-138", "again")


# The action of the turn.


def no_hold(sea: CartaMagicaState, seat: int) -> Refusal | None:
    """The moment at which an action is chosen (CM-025), and nothing else."""
    return unless(sea, (moments.CHOOSE,), "CM-025", "choose")


def no_symbol(sea: CartaMagicaState, symbol: str, clause: str) -> Refusal | None:
    late = no_hold(sea, sea.turn)
    if late is not None or symbol in segment_symbols(sea):
        return late
    number = events.spin_args(wheel.FIRST, sea.sector)["number"]
    return no(clause, "symbol", {"symbol": "@carta-magica-symbol-" + symbol, "number": number})


def no_goods(sea: CartaMagicaState, seat: int) -> Refusal | None:
    return no_symbol(sea, "goods", "CM-025")


def no_magic(sea: CartaMagicaState, seat: int) -> Refusal | None:
    return no_symbol(sea, "magic", "CM-025")


def no_card(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = no_symbol(sea, "adventure", "CM-120")
    if refusal is None and not sea.pile and not sea.discards:
        return no("CM-027", "no-adventures")
    return refusal


def hemmed_in(sea: CartaMagicaState, seat: int) -> Refusal | None:
    """No neighbouring space can be sailed to: nothing to sail, nothing to pay for (CM-105)."""
    cell = sea.place[seat]
    for step in chart.STEPS:
        space = cell + step
        free = all(sea.place[other] != space for other in range(sea.seats))
        if free and SPACES[chart.SPACE[space]] in ("blue", "black_harbour", "red_harbour"):
            return None
    return no("CM-105", "hemmed-in")


def stuck(sea: CartaMagicaState, seat: int, condition: str, symbol: str) -> Refusal | None:
    """A way out is only for a ship in that condition whose segment lacks the symbol."""
    late = no_hold(sea, seat)
    if late is not None:
        return late
    clause = "CM-103" if condition == "becalmed" else "CM-112"
    if ships.CONDITIONS[sea.condition[seat]] != condition:
        return no(clause, "not-" + condition)
    closed = hemmed_in(sea, seat)  # then the symbol frees nobody either
    if closed is None and symbol in segment_symbols(sea):
        return no("CM-102" if symbol == "wind" else "CM-111", "free-anyway-" + symbol)
    return closed


def too_poor(
    sea: CartaMagicaState, seat: int, resource: int, price: int, clause: str
) -> Refusal | None:
    held = (sea.gold, sea.goods, sea.magic)[resource][seat]
    for card in cards.members(sea.hand[seat]):
        if cards.RESOURCE[card] == resource:
            held += cards.VALUE[card]
    if held >= price:
        return None
    kind = events.resource_key(resource)
    return no(clause, "too-poor", {"kind": kind, "price": price, "held": held})


def no_tow(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = stuck(sea, seat, "becalmed", "wind")
    return refusal or too_poor(sea, seat, GOODS, BOX.costs["tow_goods"], "CM-103")


def no_escape(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = stuck(sea, seat, "becalmed", "wind")
    return refusal or lacks(sea, seat, cards.LUCKY_WIND, "CM-104", "lucky-wind")


def no_repair(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = stuck(sea, seat, "damaged", "hammer")
    return refusal or too_poor(sea, seat, GOLD, BOX.costs["repair_gold"], "CM-112")


def no_mend(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = stuck(sea, seat, "damaged", "hammer")
    return refusal or lacks(sea, seat, cards.REPAIR, "CM-113", "repair")


def no_lucky(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = unless(sea, (moments.CHOOSE, moments.SAIL), "CM-135", "lucky") or lacks(
        sea, seat, cards.LUCKY_WIND, "CM-135", "lucky-wind"
    )
    if refusal is not None or sea.moment == moments.SAIL:
        return refusal
    return cannot_move(sea, seat) or hemmed_in(sea, seat)


def cannot_move(sea: CartaMagicaState, seat: int) -> Refusal | None:
    """A stuck ship that nothing has freed yet, or could: paying opens no way (CM-105)."""
    condition = ships.CONDITIONS[sea.condition[seat]]
    if sea.moment == moments.SAIL or condition == "sound":
        return None
    closed = hemmed_in(sea, seat)
    if closed is not None:
        return closed
    if condition == "becalmed" and "wind" not in segment_symbols(sea):
        return no("CM-103", "becalmed", {"price": BOX.costs["tow_goods"]})
    if condition == "damaged" and "hammer" not in segment_symbols(sea):
        return no("CM-112", "damaged", {"price": BOX.costs["repair_gold"]})
    return None


def no_sail(sea: CartaMagicaState, seat: int, cell: int) -> Refusal | None:
    held = unless(sea, (moments.CHOOSE, moments.SAIL), "CM-025", "sail-now")
    held = held or cannot_move(sea, seat)
    if held is not None:
        return held
    args: dict[str, object] = {"cell": chart.NAMES[cell]}
    start = sea.place[seat]
    space = SPACES[chart.SPACE[cell]]
    if cell == start:
        return no("CM-038", "same-space", args)
    if space == "windless":
        return no("CM-033", "windless", args)
    if space not in ("blue", "black_harbour", "red_harbour"):
        args["space"] = "@carta-magica-space-" + space.replace("_", "-")
        return no("CM-034", "blocked", args)
    for other in range(sea.seats):
        if sea.place[other] == cell:
            return no("CM-035", "occupied", args | {"other_seat": other})
    steps = wheel.NUMBER[sea.sector] + BOX.costs["lucky_wind_steps"] * sea.extra
    path = reach.course(start, cell, sea.place)
    args["steps"] = steps
    if not path:
        return no("CM-036", "no-way", args)
    if len(path) - 1 > steps:
        return no("CM-030", "too-far", args | {"needed": len(path) - 1})
    return None


# Harbours.


def no_visit(sea: CartaMagicaState) -> Refusal | None:
    return unless(sea, (moments.VISIT,), "CM-060", "visit")


def no_trade(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = no_visit(sea)
    if refusal is not None:
        return refusal
    if SPACES[chart.SPACE[sea.place[seat]]] != "black_harbour":
        return no("CM-051", "black-only")
    if sea.gold[seat] == tokens.LIMIT:
        return no("CM-052", "gold-full", {"limit": tokens.LIMIT})
    return too_poor(sea, seat, GOODS, BOX.costs["exchange_goods"], "CM-052")


def no_buy(sea: CartaMagicaState, seat: int, slot: int) -> Refusal | None:
    refusal = no_visit(sea)
    if refusal is not None:
        return refusal
    if SPACES[chart.SPACE[sea.place[seat]]] != "red_harbour":
        return no("CM-055", "red-only")
    if slot == actions.TOP and not sea.deck:
        return no("CM-058", "deck-empty")
    if slot != actions.TOP and slot >= len(sea.display):
        return no("CM-058", "no-talisman", {"number": slot + 1})
    return too_poor(sea, seat, GOLD, BOX.costs["talisman_gold"], "CM-055")


def no_done(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = no_visit(sea)
    if refusal is None and sea.duty:
        return no("CM-054", "duty")
    return refusal


def no_curse(sea: CartaMagicaState, seat: int) -> Refusal | None:
    own_moment = sea.moment in (moments.START, moments.CHOOSE, moments.VISIT)
    if not own_moment or seat != sea.turn:
        return no("CM-142", "curse")
    display = None if sea.display else no("CM-142", "no-display")
    return lacks(sea, seat, cards.CURSE, "CM-142", "curse") or display


# Drawing.


def no_draw(sea: CartaMagicaState, seat: int) -> Refusal | None:
    if sea.moment == moments.PEEK or (sea.moment == moments.VISIT and sea.duty):
        return None
    if sea.moment == moments.VISIT:
        return no("CM-053", "no-duty")
    return no("CM-120", "draw")


def no_telescope(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = lacks(sea, seat, cards.TELESCOPE, "CM-140", "telescope")
    return refusal or unless(sea, (moments.PEEK,), "CM-140", "telescope")


def no_card_looked_at(sea: CartaMagicaState, moment: int, card: int) -> Refusal | None:
    """Which card to pick, or which one to put back on top, each at its moment."""
    if sea.moment != moment:
        return no("CM-140", "look")
    # Only the looker gets this far: the refusal shows nothing to anybody else.
    if card in sea.pile[len(sea.pile) - sea.look :]:
        return None
    return no("CM-140", "not-seen", events.card_args(card))


def no_cash(sea: CartaMagicaState, seat: int) -> Refusal | None:
    return unless(sea, (moments.INCOME,), "CM-077", "cash")


def no_tame(sea: CartaMagicaState, seat: int, magic: int) -> Refusal | None:
    late = unless(sea, (moments.TAME,), "CM-150", "tame")
    return late or too_poor(sea, seat, MAGIC, magic, "CM-151")


# Payments.


def no_settle(sea: CartaMagicaState, seat: int) -> Refusal | None:
    if sea.moment != moments.PAY:
        return no("CM-076", "pay")
    resource = payment.paid_in(sea.payment)
    rest = sea.owed - sum(cards.VALUE[card] for card in cards.members(sea.given))
    held = (sea.gold, sea.goods, sea.magic)[resource][seat]
    if held >= rest:
        return None
    kind = events.resource_key(resource)
    return no("CM-076", "too-poor", {"kind": kind, "price": rest, "held": held})


def no_give(sea: CartaMagicaState, seat: int, card: int) -> Refusal | None:
    if sea.moment != moments.PAY:
        return no("CM-076", "pay")
    args = events.card_args(card)
    if not sea.hand[seat] >> card & 1:
        return no("CM-075", "not-yours", args)
    resource = payment.paid_in(sea.payment)
    if cards.RESOURCE[card] != resource:
        return no("CM-075", "wrong-kind", args | {"kind": events.resource_key(resource)})
    # Every set of cards that would be a right payment, written out; one must hold these and this.
    mine = [
        each
        for each in cards.members(sea.hand[seat] | sea.given)
        if cards.RESOURCE[each] == resource
    ]
    tokens = (sea.gold, sea.goods, sea.magic)[resource][seat]
    laid = cards.members(sea.given)
    for number in range(1 << len(mine)):
        chosen = [each for i, each in enumerate(mine) if number >> i & 1]
        holds = card in chosen and all(each in chosen for each in laid)
        if holds and right_set(chosen, mine, sea.owed, tokens):
            return None
    return no("CM-076", "superfluous", args)


def right_set(chosen: list[int], mine: list[int], owed: int, tokens: int) -> bool:
    """CM-076 word by word, and CM-124 for equal cards."""
    total = sum(cards.VALUE[card] for card in chosen)
    for card in chosen:
        for other in mine:
            if other < card and cards.VALUE[other] == cards.VALUE[card] and other not in chosen:
                return False
    if total < owed:
        return tokens >= owed - total
    return all(total - cards.VALUE[card] < owed for card in chosen)


# Storm, battle, set-up.


def no_shelter(sea: CartaMagicaState, seat: int) -> Refusal | None:
    refusal = lacks(sea, seat, cards.GOOD_WEATHER, "CM-130", "good-weather")
    return refusal or unless(sea, (moments.WEATHER,), "CM-130", "shelter")


def no_attack(sea: CartaMagicaState, seat: int, other: int) -> Refusal | None:
    if sea.moment != moments.BATTLE:
        return no("CM-160", "attack")
    if other >= sea.seats or other == seat:
        return no("CM-160", "nobody", {"seat_word": f"p{other + 1}"})
    mine, theirs = sea.place[seat], sea.place[other]
    columns = abs(chart.column(mine) - chart.column(theirs))
    rows = abs(chart.row(mine) - chart.row(theirs))
    args: dict[str, object] = {"other_seat": other}
    if columns + rows != 1:
        return no("CM-160", "not-beside", args)
    if sea.condition[other] != ships.SOUND:
        return no("CM-161", "helpless", args)
    if not any(
        cards.WANTED[sea.challenge[seat]] >> talisman & 1
        for talisman in cards.members(sea.talismans[other])
    ):
        return no("CM-160", "no-prize", args)
    return None


def no_loot(sea: CartaMagicaState, seat: int, action: int) -> Refusal | None:
    if sea.moment != moments.LOOT:
        return no("CM-164", "loot")
    beaten = sea.rival if seat == sea.turn else sea.turn
    if action < actions.LOOT_CARD:
        if sea.talismans[beaten] >> (action - actions.LOOT) & 1:
            return None
    elif sea.hand[beaten] >> (action - actions.LOOT_CARD) & 1:
        return None
    return no("CM-164", "not-theirs", {"other_seat": beaten})


def no_swap(sea: CartaMagicaState, seat: int) -> Refusal | None:
    return unless(sea, (moments.PROPOSE,), "CM-170", "swap")


def no_accept(sea: CartaMagicaState, seat: int) -> Refusal | None:
    return unless(sea, (moments.ANSWER,), "CM-170", "accept")


def no_pass(sea: CartaMagicaState, seat: int) -> Refusal | None:
    declinable = (moments.WEATHER, moments.BATTLE, moments.LOOT, moments.PROPOSE, moments.ANSWER)
    return unless(sea, declinable, "CM-021", "pass")


def no_set_up(sea: CartaMagicaState, action: int) -> Refusal | None:
    if action < actions.CHALLENGE:
        late = unless(sea, (moments.CAPTAIN,), "CM-004", "captain")
        return late or taken(sea.captain, action - actions.CAPTAIN, "CM-004")
    if action < actions.HOME:
        late = unless(sea, (moments.CHALLENGE,), "CM-004", "challenge")
        return late or taken(sea.challenge, action - actions.CHALLENGE, "CM-004")
    late = unless(sea, (moments.HOME,), "CM-010", "home")
    return late or taken(sea.home, chart.HARBOURS[action - actions.HOME], "CM-010")


def taken(chosen: list[int], wanted: int, clause: str) -> Refusal | None:
    if wanted not in chosen:
        return None
    return no(clause, "taken", {"other_seat": chosen.index(wanted)})


# By action number, SPIN to DONE.
SIMPLE = [
    no_spin, no_keep, no_again, no_hold, no_goods, no_magic, no_card, no_tow, no_escape, no_repair,
    no_mend, no_lucky, no_trade, no_draw, no_telescope, no_cash, no_settle, no_curse, no_shelter,
    no_swap, no_accept, no_pass, no_done,
]  # fmt: skip
