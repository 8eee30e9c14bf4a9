"""Whether the course of the game can have asked this: what is going on must fit the moment.

A position is refused for what is found here, and a checked simulation looks for it after every
action, so that real play shows each of these sentences to be true. A fault is the key of the
position that is wrong and the reason. Only the first one counts: what follows may build on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from shoal.games.carta_magica import actions, components, moments, position
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.rules import (
    adventure,
    battle,
    cards,
    harbour,
    payment,
    sailing,
    ships,
    tokens,
    wheel,
)
from shoal.games.carta_magica.state import CartaMagicaState

Faults = Iterator[tuple[str, str]]


def faults(sea: CartaMagicaState) -> Faults:
    """What does not fit."""
    for question in BEFORE_TURNS if sea.moment <= moments.HOME else QUESTIONS:
        yield from question(sea)


def word(seat: int, key: str) -> str:
    return f"p{seat + 1}.{key}"


# Where ships lie.


def of_places(sea: CartaMagicaState) -> Faults:
    """Each on a space of its own that can be sailed or is calm; what follows from where it is."""
    for seat in range(sea.seats):
        cell = sea.place[seat]
        if cell < 0:
            continue
        space = chart.SPACE[cell]
        if sea.place.count(cell) > 1:
            yield word(seat, "at"), f"{chart.NAMES[cell]} holds two ships (CM-035)"
        if space > chart.WINDLESS:
            yield word(seat, "at"), f"no ship can be on {chart.NAMES[cell]} (CM-034)"
        if (sea.condition[seat] == ships.BECALMED) != (space == chart.WINDLESS):
            yield word(seat, "condition"), "becalmed means on a windless space (CM-100)"
        if sea.pending[seat] and not chart.is_harbour(cell):
            yield word(seat, "pending"), "the ship is in no harbour (CM-062)"
        if cell == sea.home[seat] and sea.laps[seat] and not sea.returned[seat]:
            yield word(seat, "returned"), "home with laps means returned (CM-184)"


# What somebody is in the middle of.


def drawing(sea: CartaMagicaState) -> bool:
    """A card is being drawn or resolved."""
    if sea.moment == moments.PAY:
        return sea.payment in (payment.FOR_CARD, payment.FOR_TAMING)
    if sea.moment == moments.KEPT:
        return sea.spin_for == wheel.TAMING
    return moments.PEEK <= sea.moment <= moments.TAME


def by_duty(sea: CartaMagicaState) -> bool:
    """… because a ship was blown or swapped into a black harbour (CM-092, CM-173)."""
    return drawing(sea) and sea.origin == adventure.BY_DUTY


def after_storm(sea: CartaMagicaState) -> bool:
    return by_duty(sea) and sea.rival == components.NOWHERE


def after_swap(sea: CartaMagicaState) -> bool:
    return by_duty(sea) and sea.rival != components.NOWHERE


def visiting(sea: CartaMagicaState) -> bool:
    """A harbour visit, or a payment within one."""
    if sea.moment == moments.PAY:
        return sea.payment in (payment.FOR_TRADE, payment.FOR_TALISMAN)
    return sea.moment == moments.VISIT


def has_drawn(sea: CartaMagicaState) -> bool:
    """Whether the turn player may have drawn a card in this turn, and resolved it."""
    seat = sea.turn
    if after_storm(sea):
        return sea.acting != seat and not sea.queue >> seat & 1 and blown_in(sea, seat)
    if after_swap(sea):
        return chart.SPACE[sea.place[sea.rival]] == chart.BLACK  # where it lay before
    if drawing(sea):
        return False
    if sea.sailed:
        return chart.SPACE[sea.place[seat]] == chart.BLACK and not sea.duty
    return visiting(sea) and wheel.SHOWS_ADVENTURE[sea.sector]


def blown_in(sea: CartaMagicaState, seat: int) -> bool:
    """Whether a ship lies as one does that came into a black harbour without sailing (CM-062)."""
    black = chart.SPACE[sea.place[seat]] == chart.BLACK
    return black and sea.pending[seat] != 0 and sea.condition[seat] == ships.SOUND


def later(sea: CartaMagicaState, seat: int, other: int) -> bool:
    """Whether `seat` comes after `other` in turn order from the spinner."""
    return (seat - sea.turn) % sea.seats > (other - sea.turn) % sea.seats


# Keys that fit a moment.


def there(sea: CartaMagicaState) -> list[str]:
    """The keys under which something is going on; that something is paid the phase says."""
    return [key for key in position.going_on(sea) if key != "payment"]


# What must be there and, after the bar, what may be.
KEYS: Final = {
    moments.START: "|",
    moments.DIRECTION: "sector|",
    moments.WEATHER: "sector second spin|asked sheltered",
    moments.CHOOSE: "sector|",
    moments.SAIL: "sector|extra freed",
    moments.VISIT: "sector|sailed duty spin",
    moments.BATTLE: "sector sailed|spin",
    moments.DEFEND: "sector sailed spin attack rival|",
    moments.LOOT: "sector sailed spin attack rival defence|",
    moments.PROPOSE: "sector sailed spin attack rival defence|",
    moments.ANSWER: "sector sailed spin attack rival defence|",
    moments.OVER: "|",
    # Of a card being drawn; what belongs to the occasion is added.
    moments.PEEK: "|",
    moments.LOOK: "look|",
    moments.STOW: "look drawn|",
    moments.INCOME: "drawn|",
    moments.TAME: "drawn|",
}
KEYS_OF_SPIN: Final = [
    "sector|",
    "sector second spin|",
    "drawn second spin|stake",
    "sector sailed spin attack rival|",
    "sector sailed spin attack rival defence|",
]
KEYS_OF_PAYMENT: Final = [
    "sector owed|given sailed duty spin",
    "sector owed|given sailed slot spin",
    "sector owed|given",
    "sector owed|given",
    "drawn owed|given",
    "drawn owed stake|given",
]


def of_keys(sea: CartaMagicaState) -> Faults:
    if sea.moment == moments.KEPT:
        line = KEYS_OF_SPIN[sea.spin_for]
    elif sea.moment == moments.PAY:
        line = KEYS_OF_PAYMENT[sea.payment]
    else:
        line = KEYS[sea.moment]
    must, may = line.split("|")
    if drawing(sea):
        if after_swap(sea):
            must += " sector sailed attack defence rival origin spin"
        elif by_duty(sea):
            must += " sector origin spin"
            may += " second queue asked sheltered"
        elif sea.origin == adventure.BY_VISIT:
            must += " sector sailed origin"
        else:
            must += " sector"
    phase = moments.NAMES[sea.moment]
    found = there(sea)
    for key in must.split():
        if key not in found:
            yield key, f"is needed in the phase {phase}"
    for key in found:
        if key not in must.split() and key not in may.split():
            yield key, f"does not fit the phase {phase}"


# The wheel.


def of_wheel(sea: CartaMagicaState) -> Faults:
    """Storms on the storm's segment (CM-028), and the last spin is the one of the moment."""
    if sea.sector < 0:
        return
    storm = wheel.SEGMENT[sea.sector] == wheel.STORM
    first = sea.moment == moments.KEPT and sea.spin_for == wheel.FIRST
    towards = sea.moment == moments.KEPT and sea.spin_for == wheel.TOWARDS
    stormy = towards or after_storm(sea) or sea.moment in (moments.DIRECTION, moments.WEATHER)
    if not first and storm != stormy:
        yield "sector", f"is {'the' if storm else 'no'} storm (CM-028)"
    if sea.moment == moments.KEPT:
        return  # KEYS_OF_SPIN says it all
    tamed = sea.spin_for == wheel.TAMING
    if after_storm(sea):
        if tamed and (sea.second >= 0 or not anyone_drew(sea)):
            yield "spin", "nobody has tamed anything in this storm (CM-092)"
        if not tamed and (sea.spin_for != wheel.TOWARDS or sea.second < 0):
            yield "spin", "the last one gave the storm its direction (CM-080)"
        return
    wanted = position.USUAL_SPIN.get(sea.moment, wheel.FIRST)
    if sea.defence >= 0:
        wanted = wheel.DEFENCE
    elif wanted == wheel.FIRST and tamed and has_drawn(sea):
        wanted = wheel.TAMING
    if sea.spin_for != wanted:
        yield "spin", f"the last one was another: {wheel.SPINS[wanted]} (CM-138)"


def anyone_drew(sea: CartaMagicaState) -> bool:
    """Whether somebody before the acting player may have drawn a card after this storm."""
    return any(later(sea, sea.acting, seat) and blown_in(sea, seat) for seat in range(sea.seats))


def of_seat(sea: CartaMagicaState) -> Faults:
    """Who decides: the turn player, but for storms, battles and duty cards."""
    wanted = sea.turn
    if sea.moment == moments.WEATHER or by_duty(sea):
        return  # `of_storm`, `of_draw`
    defending = sea.moment == moments.KEPT and sea.spin_for == wheel.DEFENCE
    if defending or sea.moment in (moments.DEFEND, moments.ANSWER):
        wanted = sea.rival
    elif sea.moment == moments.LOOT:
        wanted = battle.winner(sea)
    if sea.acting != wanted:
        yield "seat", "somebody else decides now, or nobody (CM-021, CM-164)"


# Storms.


def of_storm(sea: CartaMagicaState) -> Faults:
    """Holders of Good weather with sound ships are asked, in turn order (CM-084, CM-130)."""
    if sea.sheltered & ~sea.asked:
        yield "sheltered", "nobody plays Good weather without being asked (CM-084)"
    if sea.moment != moments.WEATHER:
        return
    for seat in range(sea.seats):
        holds = sea.hand[seat] & cards.GOOD_WEATHER != 0
        sound = sea.condition[seat] == ships.SOUND
        asked = sea.asked >> seat & 1 != 0
        if seat == sea.acting and not (holds and sound):
            yield "seat", "holds no Good weather, or has no sound ship (CM-130)"
        if asked and (not later(sea, sea.acting, seat) or not sound):
            yield "asked", "names somebody who is not asked before (CM-084)"
        if asked and not holds and not sea.sheltered >> seat & 1:
            yield "asked", "names somebody without Good weather (CM-130)"
        if not asked and holds and sound and later(sea, sea.acting, seat):
            yield "asked", "leaves out somebody who is asked before (CM-084)"


# Ships and harbours.


def of_ship(sea: CartaMagicaState) -> Faults:
    """The turn player's ship, after sailing, in a visit, or about to be freed."""
    seat = sea.turn
    space = chart.SPACE[sea.place[seat]]
    if sea.sailed and sea.condition[seat] != ships.SOUND:
        yield word(seat, "condition"), "a ship that has sailed is sound (CM-042)"
    if (sea.sailed or visiting(sea)) and sea.pending[seat] and not after_swap(sea):
        yield word(seat, "pending"), "is over: the ship has sailed, or trades now (CM-062)"
    if sea.moment == moments.VISIT and not chart.is_harbour(sea.place[seat]):
        yield "phase", "a visit needs a ship in a harbour (CM-060)"
    if sea.duty and not (sea.sailed and space == chart.BLACK):
        yield "duty", "comes from sailing into a black harbour (CM-053)"
    if sea.moment == moments.PAY:
        yield from of_payment(sea, seat, space)
    if sea.moment == moments.SAIL:
        yield from of_sailing(sea, seat)


def of_payment(sea: CartaMagicaState, seat: int, space: int) -> Faults:
    """What is paid for, and that there is a choice how (CM-076)."""
    purpose = sea.payment
    prices = [
        harbour.EXCHANGE_GOODS, harbour.TALISMAN_GOLD, sailing.TOW_GOODS, sailing.REPAIR_GOLD,
        cards.VALUE[sea.drawn], sea.stake,
    ]  # fmt: skip
    if sea.owed != prices[purpose]:
        yield "owed", f"is not the price, which is {prices[purpose]}"
    if purpose == payment.FOR_TRADE:
        if space != chart.BLACK or sea.gold[seat] >= tokens.LIMIT:
            yield "payment", "this ship cannot trade goods here (CM-051, CM-052)"
    elif purpose == payment.FOR_TALISMAN:
        slots = len(sea.display)
        if space != chart.RED or not (sea.slot < slots or (sea.slot == actions.TOP and sea.deck)):
            yield "slot", "this talisman cannot be bought here (CM-055, CM-058)"
    elif purpose in (payment.FOR_TOW, payment.FOR_REPAIR):
        condition = ships.BECALMED if purpose == payment.FOR_TOW else ships.DAMAGED
        if sea.condition[seat] != condition or sailing.is_free(sea):
            yield "payment", "nothing has to be paid for this (CM-103, CM-112)"
        if not sailing.can_leave(sea):
            yield "payment", "the ship cannot sail anywhere (CM-105)"
    found = payment.cards_to_give(sea)
    if not found or (len(found) == 1 and not payment.can_settle(sea)):
        yield "owed", "leaves no choice how to pay: this moment does not exist (CM-076)"


def of_sailing(sea: CartaMagicaState, seat: int) -> Faults:
    """The destination is named apart only after paying or playing a card (CM-105, CM-135)."""
    needs = sea.condition[seat] != ships.SOUND
    if sea.condition[seat] == ships.DAMAGED:
        needs = not wheel.SHOWS_HAMMER[sea.sector]
    elif needs:
        needs = not wheel.SHOWS_WIND[sea.sector]
    if needs != (sea.freed != 0):
        yield "freed", "is for a stuck ship without the symbol, and for no other (CM-105)"
    if not (sea.freed or sea.extra):
        yield "extra", "without a card or payment the action is chosen first (CM-025)"
    if sea.extra > cards.count(sea.discards & cards.LUCKY_WIND):
        yield "extra", "each Lucky wind played lies in the discards (CM-078, CM-135)"
    goals = sailing.goals(sea)
    if not goals or (len(goals) == 1 and not sea.hand[seat] & cards.LUCKY_WIND):
        yield word(seat, "at"), "there is no choice where to sail (CM-105)"


# Cards.


def of_draw(sea: CartaMagicaState) -> Faults:
    """Who draws, where, and which card is resolved (CM-120 to CM-126)."""
    if not drawing(sea):
        return
    seat = sea.acting
    if sea.origin == adventure.BY_ACTION and not wheel.SHOWS_ADVENTURE[sea.sector]:
        yield "sector", "shows no adventure card (CM-120)"
    if sea.origin == adventure.BY_VISIT and chart.SPACE[sea.place[seat]] != chart.BLACK:
        yield "origin", "the ship is in no black harbour (CM-053)"
    if by_duty(sea):
        if not blown_in(sea, seat) or sea.sheltered >> seat & 1:
            yield "seat", "was not blown or swapped into a black harbour (CM-053, CM-092)"
        if after_swap(sea) and seat not in (sea.turn, sea.rival):
            yield "seat", "has not exchanged places (CM-173)"
        for other in cards.members(sea.queue):
            if not (later(sea, other, seat) and blown_in(sea, other)) or sea.sheltered >> other & 1:
                yield "queue", "names somebody who draws no card after this (CM-092)"
    if sea.moment == moments.PEEK:
        if not sea.pile:
            yield "pile", "is empty: there is nothing to draw"
        if not by_duty(sea) and not sea.hand[seat] & cards.TELESCOPE:
            yield word(seat, "cards"), "without a Telescope the card is drawn at once (CM-121)"
    kind = components.INCOME if sea.moment == moments.INCOME else components.MONSTER
    if sea.moment == moments.PAY and sea.payment == payment.FOR_CARD:
        kind = components.PAYMENT
    if not moments.PEEK <= sea.moment <= moments.STOW and cards.KIND[sea.drawn] != kind:
        yield "drawn", f"does not fit the phase {moments.NAMES[sea.moment]}"


def of_telescope(sea: CartaMagicaState) -> Faults:
    """What was seen is known by a Telescope that lies in the discards since (CM-140, CM-141)."""
    looks = 0
    if sea.moment in (moments.LOOK, moments.STOW):
        looks = 1
        seen = min(BOX.costs["telescope_cards"], len(sea.pile))
        if sea.moment == moments.LOOK and sea.look != seen:
            yield "look", f"a Telescope shows {seen} cards of this pile (CM-140)"
    if sea.keeper != components.NOWHERE:
        looks += 1
        if sea.lore[sea.keeper]:
            yield word(sea.keeper, "lore"), "whoever looked last knows the order (CM-141)"
    if any(sea.lore):
        looks += 1
    if looks > cards.count(sea.discards & cards.TELESCOPE):
        yield "discards", "each Telescope used since the last shuffle lies there (CM-078)"


# Battle.


def of_battle(sea: CartaMagicaState) -> Faults:
    """Whom the turn player fights, or may (CM-160, CM-161)."""
    if sea.moment == moments.BATTLE and not battle.targets(sea):
        yield "phase", "nobody can be attacked (CM-160)"
    if sea.rival == components.NOWHERE:
        return
    mine, theirs = sea.turn, sea.rival
    beside = sea.place[theirs] - sea.place[mine] in chart.STEPS
    if mine == theirs or not beside or sea.condition[theirs] != ships.SOUND:
        yield "rival", "must lie beside the attacker, sound (CM-160, CM-161)"
    # The prize may have changed hands, but only to an attacker who won.
    taken = after_swap(sea) or sea.moment in (moments.PROPOSE, moments.ANSWER)
    owners = sea.talismans[theirs]
    if taken and battle.winner(sea) == mine:
        owners |= sea.talismans[mine]
    if not owners & cards.WANTED[sea.challenge[mine]]:
        yield "rival", "has no talisman of the attacker's challenge (CM-160)"


# Choices that are none.


def of_choice(sea: CartaMagicaState) -> Faults:
    """What leaves no choice happens by itself."""
    phase = moments.NAMES[sea.moment]
    seat = sea.acting
    if sea.moment == moments.KEPT and not sea.hand[seat] & cards.SPIN_AGAIN:
        yield word(seat, "cards"), "without Spin again there is nothing to ask (CM-138)"
    if sea.moment == moments.LOOT:
        beaten = battle.loser(sea)
        if not (sea.talismans[beaten] or sea.hand[beaten]):
            yield "phase", "there is nothing to take (CM-164)"
    able = sea.moment not in (moments.CHOOSE, moments.VISIT) or harbour.can_curse(sea)
    if sea.moment == moments.CHOOSE:
        gains = (wheel.SHOWS_GOODS, wheel.SHOWS_MAGIC, wheel.SHOWS_ADVENTURE)
        able = able or any(shows[sea.sector] for shows in gains) or sailing.can_sail(sea)
    elif sea.moment == moments.VISIT:
        able = able or sea.duty != 0 or harbour.can_trade(sea) or harbour.can_buy(sea)
    if not able:
        yield "phase", f"nothing can be done in the phase {phase}: this moment does not exist"


# Players, and the end.


def of_players(sea: CartaMagicaState) -> Faults:
    """Nobody has a turn who must miss it; a card drawn in it counts for the next (CM-022)."""
    seat = sea.turn
    if sea.moment == moments.OVER:
        return
    if sea.missed[seat] > (1 if has_drawn(sea) else 0):
        yield word(seat, "missed"), "this turn would have been missed (CM-022)"


def of_end(sea: CartaMagicaState) -> Faults:
    """The round of the first return is the last (CM-190)."""
    if sea.cap and sea.round > sea.cap:
        yield "round", "lies beyond the round cap"
    if sea.moment == moments.OVER:
        if sea.turn != sea.first:
            yield "turn", "a game ends with a round (CM-190)"
        if not ships.anyone_returned(sea) and sea.round != sea.cap:
            yield "phase", "nobody has returned: the game goes on (CM-190)"
        return
    if sea.turn != sea.first:
        return
    for seat in range(sea.seats):
        if sea.returned[seat] and not home_this_turn(sea, seat):
            yield word(seat, "returned"), "the round has ended, and with it the game (CM-190)"


def home_this_turn(sea: CartaMagicaState, seat: int) -> bool:
    """Whether a ship can have come home in this turn: sailed, blown or swapped (CM-184)."""
    home = sea.home[seat]
    lies = sea.place[seat] == home and sea.laps[seat] != 0
    if after_storm(sea):
        return lies
    if after_swap(sea):
        if seat == sea.turn and sea.place[sea.rival] == home:
            return True  # sailed home, then swapped out of it
        return lies and seat in (sea.turn, sea.rival)
    return lies and seat == sea.turn and sea.sailed != 0


# Before the first turn.


CHOSEN: Final = ["captain", "challenge", "home", "at", *components.RESOURCES]


def of_set_up(sea: CartaMagicaState) -> Faults:
    """Nothing has happened yet (CM-007 to CM-012)."""
    if sea.round != 1:
        yield "round", "the first one has not begun"
    for key in there(sea):
        yield key, "nothing is going on before the first turn"
    if sea.acting != sea.turn:
        yield "seat", "only the player whose turn it is decides now (CM-021)"
    if sea.discards or sea.keeper != components.NOWHERE:
        yield "pile", "no adventure card has been drawn or seen yet (CM-008)"
    for seat in range(sea.seats):
        changed = [key for key in position.SAILOR.sketch(sea, seat) if key not in CHOSEN]
        if sea.place[seat] != sea.home[seat]:
            changed.append("at")
        if changed:
            yield word(seat, changed[0]), "nothing has happened before the first turn (CM-011)"
        held = [sea.gold[seat], sea.goods[seat], sea.magic[seat]]
        if held != BOX.start:
            yield word(seat, "goods"), "everybody begins with the same tokens (CM-009)"


BEFORE_TURNS: Final = [of_places, of_set_up]
QUESTIONS: Final = [
    of_places, of_keys, of_wheel, of_seat, of_storm, of_ship, of_draw, of_battle, of_choice,
    of_telescope, of_players, of_end,
]  # fmt: skip
