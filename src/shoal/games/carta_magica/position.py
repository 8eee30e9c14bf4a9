"""Positions, to and from text: the state as short readable data, and back."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions, components, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX
from shoal.games.carta_magica.rules import (
    adventure,
    asked,
    cards,
    harbour,
    payment,
    possible,
    ships,
    tokens,
    wheel,
)
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.sheet import Sheet, seat_words

SPINS: Final = ["sector", "second", "attack", "defence"]
# What a phase leaves no doubt about may be left out: the last spin, and that the ship has sailed.
USUAL_SPIN: Final = {
    moments.WEATHER: wheel.TOWARDS,
    moments.DEFEND: wheel.ATTACK,
    moments.LOOT: wheel.DEFENCE,
    moments.PROPOSE: wheel.DEFENCE,
    moments.ANSWER: wheel.DEFENCE,
}
FIGHTS: Final = [
    moments.BATTLE, moments.DEFEND, moments.LOOT, moments.PROPOSE, moments.ANSWER,
]  # fmt: skip
PLAYER_KEYS: Final = [
    "captain", "challenge", "home", "at", "condition", "laps", "pending", "missed", "returned",
    "gold", "goods", "magic", "cards", "talismans", "lore",
]  # fmt: skip
TOP_KEYS: Final = [
    "phase", "first", "turn", "seat", "round", "pile", "discards", "deck", "display", "block",
    "keeper", "sector", "second", "attack", "defence", "spin", "extra", "freed", "sailed", "drawn",
    "origin", "look", "payment", "owed", "given", "slot", "stake", "duty", "queue", "asked",
    "sheltered", "rival",
]  # fmt: skip


# Written.


def seat_word(seat: int) -> str:
    return f"p{seat + 1}"


def seats_of(mask: int) -> str:
    return " ".join(seat_word(seat) for seat in cards.members(mask))


def card_words(cards: list[int]) -> str:
    return " ".join(BOX.cards[card] for card in cards)


def talisman_words(talismans: list[int]) -> str:
    return " ".join(BOX.talismans[talisman] for talisman in talismans)


def sketch(sea: CartaMagicaState) -> dict[str, object]:
    data: dict[str, object] = {"phase": moments.NAMES[sea.moment]}
    data["first"] = seat_word(sea.first)
    data["turn"] = seat_word(sea.turn)
    if sea.acting != sea.turn:
        data["seat"] = seat_word(sea.acting)
    data["round"] = sea.round
    data |= going_on(sea)
    data["display"] = talisman_words(sea.display)
    data["deck"] = talisman_words(sea.deck[::-1])
    data["pile"] = card_words(sea.pile[::-1])
    if sea.keeper != components.NOWHERE:
        data["keeper"] = seat_word(sea.keeper)
        data["block"] = sea.block
    for seat in range(sea.seats):
        data[seat_word(seat)] = sketch_player(sea, seat)
    return data


def going_on(sea: CartaMagicaState) -> dict[str, object]:
    """What has been spun, and what somebody is in the middle of."""
    data: dict[str, object] = {}
    for name, sector in zip(SPINS, [sea.sector, sea.second, sea.attack, sea.defence], strict=True):
        if sector >= 0:
            data[name] = sector
    if sea.spin_for != wheel.FIRST:
        data["spin"] = wheel.SPINS[sea.spin_for]
    numbers = [sea.extra, sea.look, sea.owed, sea.slot, sea.stake]
    for name, number in zip(["extra", "look", "owed", "slot", "stake"], numbers, strict=True):
        if number:
            data[name] = number
    for name, flag in [("freed", sea.freed), ("sailed", sea.sailed), ("duty", sea.duty)]:
        if flag:
            data[name] = True
    masks = [("queue", sea.queue), ("asked", sea.asked), ("sheltered", sea.sheltered)]
    for name, mask in masks:
        if mask:
            data[name] = seats_of(mask)
    if sea.drawn != components.NOWHERE:
        data["drawn"] = BOX.cards[sea.drawn]
    if sea.origin != adventure.BY_ACTION:
        data["origin"] = adventure.ORIGINS[sea.origin]
    if sea.moment == moments.PAY:
        data["payment"] = payment.PURPOSES[sea.payment]
    if sea.given:
        data["given"] = card_words(cards.members(sea.given))
    if sea.rival != components.NOWHERE:
        data["rival"] = seat_word(sea.rival)
    return data


def sketch_player(sea: CartaMagicaState, seat: int) -> dict[str, object]:
    row: dict[str, object] = {}
    if sea.captain[seat] >= 0:
        row["captain"] = actions.CAPTAINS[sea.captain[seat]]
    if sea.challenge[seat] >= 0:
        row["challenge"] = actions.CHALLENGES[sea.challenge[seat]]
    if sea.home[seat] >= 0:
        row["home"] = chart.NAMES[sea.home[seat]]
        row["at"] = chart.NAMES[sea.place[seat]]
    if sea.condition[seat] != ships.SOUND:
        row["condition"] = ships.CONDITIONS[sea.condition[seat]]
    if sea.laps[seat]:
        row["laps"] = sea.laps[seat]
    for name, flag in [("pending", sea.pending[seat]), ("returned", sea.returned[seat])]:
        if flag:
            row[name] = True
    if sea.missed[seat]:
        row["missed"] = sea.missed[seat]
    for resource, name in enumerate(components.RESOURCES):
        row[name] = tokens.held(sea, seat, resource)
    if sea.hand[seat]:
        row["cards"] = card_words(cards.members(sea.hand[seat]))
    if sea.talismans[seat]:
        row["talismans"] = talisman_words(cards.members(sea.talismans[seat]))
    if sea.lore[seat]:
        row["lore"] = card_words(cards.members(sea.lore[seat]))
    return row


# Read; impossible positions are refused with the reason.


def restore(sea: CartaMagicaState, sheet: Sheet) -> None:
    """Fill a fresh sea from a sketch. What is left out is as at a game's beginning."""
    words = seat_words(sea.seats)
    sheet.only([*TOP_KEYS, *words])
    sea.moment = sheet.choice("phase", moments.NAMES, moments.START)
    sea.first = sheet.seat("first", sea.seats, 0)
    sea.turn = sheet.seat("turn", sea.seats, sea.first)
    sea.acting = sheet.seat("seat", sea.seats, sea.turn)
    sea.round = sheet.integer("round", 1, 10**6, 1)
    for seat, word in enumerate(words):
        row = sheet.table(word) if word in sheet else Sheet("position", {}, word)
        read_player(sea, seat, row)
    read_going_on(sea, sheet, words)
    read_middle(sea, sheet)
    possible.check_table(sea, sheet)
    possible.check_moment(sea, sheet)
    wrong = asked.fault(sea)
    if wrong:
        raise sheet.fault(wrong[0], wrong[1])


def read_flag(sheet: Sheet, key: str) -> int:
    return int(sheet.flag(key)) if key in sheet else 0


def read_list(sheet: Sheet, key: str, names: list[str]) -> list[int]:
    """A text of names with spaces between them, each at most once."""
    found: list[int] = []
    for word in sheet.words(key):
        if word.upper() not in names:
            raise sheet.fault(key, f"{word!r} is none of {names[0]} to {names[-1]}")
        number = names.index(word.upper())
        if number in found:
            raise sheet.fault(key, f"{word} is there twice")
        found.append(number)
    return found


def read_mask(sheet: Sheet, key: str, names: list[str]) -> int:
    mask = 0
    for number in read_list(sheet, key, names):
        mask |= 1 << number
    return mask


def read_seats(sheet: Sheet, key: str, words: list[str]) -> int:
    return read_mask(sheet, key, [word.upper() for word in words])


def read_cell(sheet: Sheet, key: str) -> int:
    word = sheet.text(key).upper()
    if word not in chart.NAMES:
        raise sheet.fault(key, f"{word!r} is no space of the chart, such as M9")
    return chart.NAMES.index(word)


def read_player(sea: CartaMagicaState, seat: int, row: Sheet) -> None:
    row.only(PLAYER_KEYS)
    beginning = sea.moment <= moments.HOME
    usual = components.NOWHERE if beginning else seat
    sea.captain[seat] = row.choice("captain", actions.CAPTAINS, usual)
    sea.challenge[seat] = row.choice("challenge", actions.CHALLENGES, usual)
    sea.home[seat] = components.NOWHERE if beginning else chart.HARBOURS[seat]
    if "home" in row:
        sea.home[seat] = read_cell(row, "home")
    sea.place[seat] = read_cell(row, "at") if "at" in row else sea.home[seat]
    if sea.home[seat] >= 0 and sea.home[seat] not in chart.HARBOURS:
        raise row.fault("home", "is no harbour (CM-010)")
    sea.condition[seat] = row.choice("condition", ships.CONDITIONS, ships.SOUND)
    sea.laps[seat] = row.integer("laps", -10_000, 10_000, 0)
    sea.pending[seat] = read_flag(row, "pending")
    sea.returned[seat] = read_flag(row, "returned")
    sea.missed[seat] = row.integer("missed", 0, 99, 0)
    sea.gold[seat] = row.integer("gold", 0, tokens.LIMIT, BOX.start[components.GOLD])
    sea.goods[seat] = row.integer("goods", 0, tokens.LIMIT, BOX.start[components.GOODS])
    sea.magic[seat] = row.integer("magic", 0, tokens.LIMIT, BOX.start[components.MAGIC])
    sea.hand[seat] = read_mask(row, "cards", BOX.cards)
    sea.talismans[seat] = read_mask(row, "talismans", BOX.talismans)
    sea.lore[seat] = read_mask(row, "lore", BOX.cards)
    for card in cards.members(sea.hand[seat]):
        if cards.KIND[card] == components.PAYMENT:
            raise row.fault("cards", f"{BOX.cards[card]} is a payment and never kept (CM-123)")


def read_going_on(sea: CartaMagicaState, sheet: Sheet, words: list[str]) -> None:
    sea.sector = sheet.integer("sector", 0, components.SECTORS - 1, -1)
    sea.second = sheet.integer("second", 0, components.SECTORS - 1, -1)
    sea.attack = sheet.integer("attack", 0, components.SECTORS - 1, -1)
    sea.defence = sheet.integer("defence", 0, components.SECTORS - 1, -1)
    sea.spin_for = sheet.choice("spin", wheel.SPINS, USUAL_SPIN.get(sea.moment, wheel.FIRST))
    sea.extra = sheet.integer("extra", 0, 32, 0)
    sea.freed = read_flag(sheet, "freed")
    sea.sailed = read_flag(sheet, "sailed") if "sailed" in sheet else int(sea.moment in FIGHTS)
    sea.drawn = sheet.choice("drawn", BOX.cards, components.NOWHERE)
    sea.origin = sheet.choice("origin", adventure.ORIGINS, adventure.BY_ACTION)
    sea.look = sheet.integer("look", 0, 3, 0)
    sea.payment = sheet.choice("payment", payment.PURPOSES, payment.FOR_TRADE)
    sea.owed = sheet.integer("owed", 0, actions.MOST_MAGIC, 0)
    sea.given = read_mask(sheet, "given", BOX.cards)
    sea.slot = sheet.integer("slot", 0, actions.TOP, 0)
    sea.stake = sheet.integer("stake", 0, actions.MOST_MAGIC, 0)
    sea.duty = read_flag(sheet, "duty")
    sea.queue = read_seats(sheet, "queue", words)
    sea.asked = read_seats(sheet, "asked", words)
    sea.sheltered = read_seats(sheet, "sheltered", words)
    sea.rival = sheet.seat("rival", sea.seats, components.NOWHERE)
    sea.keeper = sheet.seat("keeper", sea.seats, components.NOWHERE)
    sea.block = sheet.integer("block", 0, 2, 0)


def read_middle(sea: CartaMagicaState, sheet: Sheet) -> None:
    """Decks, display and discards: every card is somewhere exactly once (I01, I02)."""
    away = sea.given
    if sea.drawn != components.NOWHERE:
        away |= 1 << sea.drawn
    for seat in range(sea.seats):
        if away & sea.hand[seat]:
            twice = BOX.cards[cards.members(away & sea.hand[seat])[0]]
            raise sheet.fault(f"{seat_word(seat)}.cards", f"{twice} is in two places")
        away |= sea.hand[seat]
    rest = cards.ALL_CARDS & ~away
    if "discards" in sheet:
        sea.discards = read_mask(sheet, "discards", BOX.cards)
        if sea.discards & away:
            raise sheet.fault("discards", "holds a card that lies elsewhere")
        rest &= ~sea.discards
    if "pile" in sheet:
        pile = read_list(sheet, "pile", BOX.cards)
        mask = read_mask(sheet, "pile", BOX.cards)
        if mask & ~rest:
            raise sheet.fault(
                "pile", f"{BOX.cards[cards.members(mask & ~rest)[0]]} is in two places"
            )
        if "discards" in sheet and mask != rest:
            raise sheet.fault("pile", f"{BOX.cards[cards.members(rest & ~mask)[0]]} is nowhere")
        sea.pile = pile[::-1]
        sea.discards |= rest & ~mask
    else:
        sea.pile = cards.members(rest)[::-1]
    read_talismans(sea, sheet)


def read_talismans(sea: CartaMagicaState, sheet: Sheet) -> None:
    away = 0
    for seat in range(sea.seats):
        if away & sea.talismans[seat]:
            raise sheet.fault(f"{seat_word(seat)}.talismans", "holds a talisman somebody else has")
        away |= sea.talismans[seat]
    rest = cards.members(cards.ALL_TALISMANS & ~away)
    deck = read_list(sheet, "deck", BOX.talismans)
    if "display" in sheet:
        sea.display = read_list(sheet, "display", BOX.talismans)
    else:
        sea.display = [talisman for talisman in rest if talisman not in deck][: harbour.SHOWN]
    hidden = [talisman for talisman in rest if talisman not in sea.display]
    if "deck" in sheet:
        if sorted(deck) != hidden:
            raise sheet.fault("deck", "deck, display and players must hold each talisman once")
        sea.deck = deck[::-1]
    else:
        sea.deck = hidden[::-1]
    if any(talisman not in rest for talisman in sea.display):
        raise sheet.fault("display", "shows a talisman somebody has")
    if len(sea.display) > harbour.SHOWN or (len(sea.display) < harbour.SHOWN and sea.deck):
        raise sheet.fault(
            "display", f"shows {harbour.SHOWN} talismans unless the deck is empty (CM-057)"
        )
