"""Why an action is not legal: family by family, from the clauses. Knows nothing of `legal.py`."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions, events, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX, GOLD, GOODS, MAGIC, SPACES, TALISMANS
from shoal.games.carta_magica.rules import cards, payment, reach, ships, tokens, wheel
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.messages import Refusal


def no(clause: str, key: str, args: dict[str, object] | None = None) -> Refusal:
    return Refusal(clause, "carta-magica-refuse-" + key, args)


def lacks(sea: CartaMagicaState, seat: int, kind: int, clause: str, name: str) -> Refusal | None:
    """Only with a card of this kind, a mask, in hand."""
    held = sea.hand[seat] & kind
    return None if held else no(clause, "no-card", {"card": "@carta-magica-kind-" + name})


def segment_symbols(sea: CartaMagicaState) -> list[str]:
    return BOX.symbols[BOX.sector_segment[sea.sector]]


def why_not(sea: CartaMagicaState, seat: int, action: int) -> Refusal | None:
    """The card that is played, then the moment, then the rules about just this action."""
    family = sea.game.space.family_of(action)
    if family.name in PLAYED:
        kind, clause, name = PLAYED[family.name]
        missing = lacks(sea, seat, kind, clause, name)
        if missing is not None:
            return missing
    if family.name in WHEN:
        asked, clause, key = WHEN[family.name]
        if sea.moment not in asked:
            return no(clause, key)
    rule = RULES.get(family.name)
    return None if rule is None else rule(sea, seat, action - family.first)


# The action of the turn.


def no_symbol(sea: CartaMagicaState, symbol: str, clause: str) -> Refusal | None:
    if symbol in segment_symbols(sea):
        return None
    number = events.spin_args(wheel.FIRST, sea.sector)["number"]
    return no(clause, "symbol", {"symbol": "@carta-magica-symbol-" + symbol, "number": number})


def no_goods(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    return no_symbol(sea, "goods", "CM-025")


def no_magic(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    return no_symbol(sea, "magic", "CM-025")


def no_card(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
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
    kind = events.RESOURCE_NAMES[resource]
    return no(clause, "too-poor", {"kind": kind, "price": price, "held": held})


def no_tow(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    refusal = stuck(sea, seat, "becalmed", "wind")
    return refusal or too_poor(sea, seat, GOODS, BOX.costs["tow_goods"], "CM-103")


def no_escape(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    refusal = stuck(sea, seat, "becalmed", "wind")
    return refusal or lacks(sea, seat, cards.LUCKY_WIND, "CM-104", "lucky-wind")


def no_repair(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    refusal = stuck(sea, seat, "damaged", "hammer")
    return refusal or too_poor(sea, seat, GOLD, BOX.costs["repair_gold"], "CM-112")


def no_mend(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    refusal = stuck(sea, seat, "damaged", "hammer")
    return refusal or lacks(sea, seat, cards.REPAIR, "CM-113", "repair")


def no_lucky(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    refusal = lacks(sea, seat, cards.LUCKY_WIND, "CM-135", "lucky-wind")
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
    held = cannot_move(sea, seat)
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


def no_trade(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    if SPACES[chart.SPACE[sea.place[seat]]] != "black_harbour":
        return no("CM-051", "black-only")
    if sea.gold[seat] == tokens.LIMIT:
        return no("CM-052", "gold-full", {"limit": tokens.LIMIT})
    return too_poor(sea, seat, GOODS, BOX.costs["exchange_goods"], "CM-052")


def no_buy(sea: CartaMagicaState, seat: int, slot: int) -> Refusal | None:
    if SPACES[chart.SPACE[sea.place[seat]]] != "red_harbour":
        return no("CM-055", "red-only")
    if slot == actions.TOP and not sea.deck:
        return no("CM-058", "deck-empty")
    if slot != actions.TOP and slot >= len(sea.display):
        return no("CM-058", "no-talisman", {"number": slot + 1})
    return too_poor(sea, seat, GOLD, BOX.costs["talisman_gold"], "CM-055")


def no_done(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    return no("CM-054", "duty") if sea.duty else None


def no_curse(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    if seat != sea.turn:
        return no("CM-142", "curse")
    display = None if sea.display else no("CM-142", "no-display")
    return lacks(sea, seat, cards.CURSE, "CM-142", "curse") or display


# Drawing.


def no_draw(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    if sea.moment == moments.PEEK or (sea.moment == moments.VISIT and sea.duty):
        return None
    if sea.moment == moments.VISIT:
        return no("CM-053", "no-duty")
    return no("CM-120", "draw")


def no_card_looked_at(sea: CartaMagicaState, seat: int, card: int) -> Refusal | None:
    """Which card to pick, or which one to put back on top."""
    # Only the looker gets this far: the refusal shows nothing to anybody else.
    if card in sea.pile[len(sea.pile) - sea.look :]:
        return None
    return no("CM-140", "not-seen", events.card_args(card))


def no_tame(sea: CartaMagicaState, seat: int, magic: int) -> Refusal | None:
    return too_poor(sea, seat, MAGIC, magic, "CM-151")


# Payments.


def no_settle(sea: CartaMagicaState, seat: int, _number: int) -> Refusal | None:
    resource = payment.paid_in(sea.payment)
    rest = sea.owed - sum(cards.VALUE[card] for card in cards.members(sea.given))
    held = (sea.gold, sea.goods, sea.magic)[resource][seat]
    if held >= rest:
        return None
    kind = events.RESOURCE_NAMES[resource]
    return no("CM-076", "too-poor", {"kind": kind, "price": rest, "held": held})


def no_give(sea: CartaMagicaState, seat: int, card: int) -> Refusal | None:
    args = events.card_args(card)
    if not sea.hand[seat] >> card & 1:
        return no("CM-075", "not-yours", args)
    resource = payment.paid_in(sea.payment)
    if cards.RESOURCE[card] != resource:
        return no("CM-075", "wrong-kind", args | {"kind": events.RESOURCE_NAMES[resource]})
    # Every set of cards that would be a right payment, written out; one must hold these and this.
    held = cards.members(sea.hand[seat] | sea.given)
    mine = [each for each in held if cards.RESOURCE[each] == resource]
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


# Battle, set-up.


def no_attack(sea: CartaMagicaState, seat: int, other: int) -> Refusal | None:
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
    shown = BOX.challenge_shows[sea.challenge[seat]]
    if not any(talisman in shown for talisman in cards.members(sea.talismans[other])):
        return no("CM-160", "no-prize", args)
    return None


def no_loot(sea: CartaMagicaState, seat: int, prize: int) -> Refusal | None:
    """Talismans are numbered first, then adventure cards."""
    beaten = sea.rival if seat == sea.turn else sea.turn
    theirs = sea.talismans[beaten] | sea.hand[beaten] << TALISMANS
    return None if theirs >> prize & 1 else no("CM-164", "not-theirs", {"other_seat": beaten})


def no_captain(sea: CartaMagicaState, seat: int, captain: int) -> Refusal | None:
    return taken(sea.captain, captain, "CM-004")


def no_challenge(sea: CartaMagicaState, seat: int, challenge: int) -> Refusal | None:
    return taken(sea.challenge, challenge, "CM-004")


def no_home(sea: CartaMagicaState, seat: int, number: int) -> Refusal | None:
    return taken(sea.home, chart.HARBOURS[number], "CM-010")


def taken(chosen: list[int], wanted: int, clause: str) -> Refusal | None:
    if wanted not in chosen:
        return None
    return no(clause, "taken", {"other_seat": chosen.index(wanted)})


# By family: the card it plays, with what is said where it is missing.
PLAYED: Final = {
    "again": (cards.SPIN_AGAIN, "CM-138", "spin-again"),
    "telescope": (cards.TELESCOPE, "CM-140", "telescope"),
    "shelter": (cards.GOOD_WEATHER, "CM-130", "good-weather"),
}
DECLINABLE: Final = [
    moments.WEATHER, moments.BATTLE, moments.LOOT, moments.PROPOSE, moments.ANSWER,
]  # fmt: skip
# The moments at which some families are asked for, and what is said at any other.
MOMENTS: Final = [
    ("captain", [moments.CAPTAIN], "CM-004", "captain"),
    ("challenge", [moments.CHALLENGE], "CM-004", "challenge"),
    ("home", [moments.HOME], "CM-010", "home"),
    ("spin", [moments.START, moments.DIRECTION, moments.DEFEND], "CM-021", "spin"),
    ("keep", [moments.KEPT, moments.INCOME], "CM-138", "keep"),
    ("again", [moments.KEPT], "CM-138", "again"),
    ("hold goods magic card tow escape repair mend", [moments.CHOOSE], "CM-025", "choose"),
    ("lucky", [moments.CHOOSE, moments.SAIL], "CM-135", "lucky"),
    ("sail", [moments.CHOOSE, moments.SAIL], "CM-025", "sail-now"),
    ("trade buy done", [moments.VISIT], "CM-060", "visit"),
    ("curse", [moments.START, moments.CHOOSE, moments.VISIT], "CM-142", "curse"),
    ("telescope", [moments.PEEK], "CM-140", "telescope"),
    ("pick", [moments.LOOK], "CM-140", "look"),
    ("stow", [moments.STOW], "CM-140", "look"),
    ("cash", [moments.INCOME], "CM-077", "cash"),
    ("tame", [moments.TAME], "CM-150", "tame"),
    ("settle give", [moments.PAY], "CM-076", "pay"),
    ("shelter", [moments.WEATHER], "CM-130", "shelter"),
    ("attack", [moments.BATTLE], "CM-160", "attack"),
    ("loot", [moments.LOOT], "CM-164", "loot"),
    ("swap", [moments.PROPOSE], "CM-170", "swap"),
    ("accept", [moments.ANSWER], "CM-170", "accept"),
    ("pass", DECLINABLE, "CM-021", "pass"),
]
WHEN: Final = {
    name: (at, clause, key) for names, at, clause, key in MOMENTS for name in names.split()
}
RULES: Final = {
    "goods": no_goods, "magic": no_magic, "card": no_card, "tow": no_tow, "escape": no_escape,
    "repair": no_repair, "mend": no_mend, "lucky": no_lucky, "sail": no_sail, "trade": no_trade,
    "buy": no_buy, "done": no_done, "curse": no_curse, "draw": no_draw, "tame": no_tame,
    "pick": no_card_looked_at, "stow": no_card_looked_at, "settle": no_settle, "give": no_give,
    "attack": no_attack, "loot": no_loot, "captain": no_captain, "challenge": no_challenge,
    "home": no_home,
}  # fmt: skip
