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
from shoal.kernel.fields import Choice, Field, Fields, Mark, Seat, Whole
from shoal.kernel.sheet import Sheet, seat_word, seat_words

# What a phase leaves no doubt about may be left out: the last spin, and that the ship has sailed.
USUAL_SPIN: Final = {
    moments.WEATHER: wheel.TOWARDS, moments.DEFEND: wheel.ATTACK, moments.LOOT: wheel.DEFENCE,
    moments.PROPOSE: wheel.DEFENCE, moments.ANSWER: wheel.DEFENCE,
}  # fmt: skip
FIGHTS: Final = [
    moments.BATTLE, moments.DEFEND, moments.LOOT, moments.PROPOSE, moments.ANSWER,
]  # fmt: skip


# What a position has, each under its key.


class Space(Field):
    """A space of the chart."""

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return chart.NAMES[value]

    def read(self, sheet: Sheet, seats: int) -> object:
        word = sheet.text(self.key).upper()
        if word not in chart.NAMES:
            raise sheet.fault(self.key, f"{word!r} is no space of the chart, such as M9")
        return chart.NAMES.index(word)


class Members(Field):
    """A set, as bits: of cards or talismans by name, or of seats."""

    def __init__(self, name: str, names: list[str]) -> None:
        super().__init__(name)
        self.names = names
        self.usual = 0

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return words_of(self.names or seat_words(4), cards.members(value))

    def read(self, sheet: Sheet, seats: int) -> object:
        return read_mask(sheet, self.key, self.names or [f"P{n + 1}" for n in range(seats)])


SEATS: Final[list[str]] = []  # whose names are p1, p2 …

TURNS: Final = Fields(
    [Choice("moment", moments.NAMES).named("phase"), Seat("first", False), Seat("turn", False)]
)
ROUND: Final = Fields([Whole("round", 1, 10**6)])
GOING_ON: Final = Fields(
    [
        *[
            Whole(spin, 0, components.SECTORS - 1).unless(-1)
            for spin in ("sector", "second", "attack", "defence")
        ],
        Choice("spin_for", wheel.SPINS).named("spin").unless(wheel.FIRST),
        Whole("extra", 0, 32).unless(0),
        Whole("look", 0, 3).unless(0),
        Whole("owed", 0, actions.MOST_MAGIC).unless(0),
        Whole("slot", 0, actions.TOP).unless(0),
        Whole("stake", 0, actions.MOST_MAGIC).unless(0),
        Mark("freed"),
        Mark("sailed"),
        Mark("duty"),
        Members("queue", SEATS),
        Members("asked", SEATS),
        Members("sheltered", SEATS),
        Choice("drawn", BOX.cards).unless(components.NOWHERE),
        Choice("origin", adventure.ORIGINS).unless(adventure.BY_ACTION),
        Choice("payment", payment.PURPOSES),
        Members("given", BOX.cards),
        Seat("rival", False).unless(components.NOWHERE),
    ]
)
KEPT_PILE: Final = Fields([Seat("keeper", False), Whole("block", 0, 2)])
SAILOR: Final = Fields(
    [
        Choice("captain", actions.CAPTAINS).unless(components.NOWHERE),
        Choice("challenge", actions.CHALLENGES).unless(components.NOWHERE),
        Space("home").unless(components.NOWHERE),
        Space("place").named("at").unless(components.NOWHERE),
        Choice("condition", ships.CONDITIONS).unless(ships.SOUND),
        Whole("laps", -10_000, 10_000).unless(0),
        Mark("pending"),
        Mark("returned"),
        Whole("missed", 0, 99).unless(0),
        *[Whole(resource, 0, tokens.LIMIT) for resource in components.RESOURCES],
        Members("hand", BOX.cards).named("cards"),
        Members("talismans", BOX.talismans),
        Members("lore", BOX.cards),
    ]
)
ROWS: Final = ["seat", "pile", "discards", "deck", "display"]  # written and read below


def words_of(names: list[str], numbers: list[int]) -> str:
    return " ".join(names[number] for number in numbers)


# Written.


def sketch(sea: CartaMagicaState) -> dict[str, object]:
    data = TURNS.sketch(sea)
    if sea.acting != sea.turn:
        data["seat"] = seat_word(sea.acting)
    data |= ROUND.sketch(sea) | going_on(sea)
    data["display"] = words_of(BOX.talismans, sea.display)
    data["deck"] = words_of(BOX.talismans, sea.deck[::-1])
    data["pile"] = words_of(BOX.cards, sea.pile[::-1])
    if sea.keeper != components.NOWHERE:
        data |= KEPT_PILE.sketch(sea)
    for seat in range(sea.seats):
        data[seat_word(seat)] = SAILOR.sketch(sea, seat)
    return data


def going_on(sea: CartaMagicaState) -> dict[str, object]:
    """What has been spun, and what somebody is in the middle of."""
    data = GOING_ON.sketch(sea)
    if sea.moment != moments.PAY:
        del data["payment"]
    return data


# Read; impossible positions are refused with the reason.


def restore(sea: CartaMagicaState, sheet: Sheet) -> None:
    """Fill a fresh sea from a sketch. What is left out is as at a game's beginning."""
    words = seat_words(sea.seats)
    sheet.only([*TURNS.keys, *ROUND.keys, *ROWS, *KEPT_PILE.keys, *GOING_ON.keys, *words])
    sea.moment = moments.START
    TURNS.read(sea, sheet)
    if "turn" not in sheet:
        sea.turn = sea.first
    sea.acting = sheet.seat("seat", sea.seats, sea.turn)
    ROUND.read(sea, sheet)
    for seat, word in enumerate(words):
        row = sheet.table(word) if word in sheet else Sheet("position", {}, word)
        read_player(sea, seat, row)
    sea.spin_for = USUAL_SPIN.get(sea.moment, wheel.FIRST)
    sea.sailed = int(sea.moment in FIGHTS)
    GOING_ON.read(sea, sheet)
    KEPT_PILE.read(sea, sheet)
    read_middle(sea, sheet)
    possible.check_table(sea, sheet)
    possible.check_moment(sea, sheet)
    for key, reason in asked.faults(sea):
        raise sheet.fault(key, reason)


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
    return sum([1 << number for number in read_list(sheet, key, names)])


def read_player(sea: CartaMagicaState, seat: int, row: Sheet) -> None:
    row.only(SAILOR.keys)
    if sea.moment > moments.HOME:
        sea.captain[seat] = sea.challenge[seat] = seat
        sea.home[seat] = chart.HARBOURS[seat]
    SAILOR.read(sea, row, seat)
    if "at" not in row:
        sea.place[seat] = sea.home[seat]
    if sea.home[seat] >= 0 and sea.home[seat] not in chart.HARBOURS:
        raise row.fault("home", "is no harbour (CM-010)")
    for card in cards.members(sea.hand[seat]):
        if cards.KIND[card] == components.PAYMENT:
            raise row.fault("cards", f"{BOX.cards[card]} is a payment and never kept (CM-123)")


def first_of(mask: int) -> str:
    return BOX.cards[cards.lowest(mask)]


def read_middle(sea: CartaMagicaState, sheet: Sheet) -> None:
    """Decks, display and discards: every card is somewhere exactly once (I01, I02)."""
    away = sea.given
    if sea.drawn != components.NOWHERE:
        away |= 1 << sea.drawn
    for seat in range(sea.seats):
        if away & sea.hand[seat]:
            twice = f"{first_of(away & sea.hand[seat])} is in two places"
            raise sheet.fault(f"{seat_word(seat)}.cards", twice)
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
            raise sheet.fault("pile", f"{first_of(mask & ~rest)} is in two places")
        if "discards" in sheet and mask != rest:
            raise sheet.fault("pile", f"{first_of(rest & ~mask)} is nowhere")
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
        full = f"shows {harbour.SHOWN} talismans unless the deck is empty (CM-057)"
        raise sheet.fault("display", full)
