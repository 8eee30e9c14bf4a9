"""Positions, read: a sketch as a table again; impossible ones are refused with the reason."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions, phases
from shoal.games.carta_magica.box import BOX, RESOURCES
from shoal.games.carta_magica.cards import (
    ALL_CARDS,
    ALL_TALISMANS,
    INCOME,
    INCOME_MASK,
    KIND,
    MONSTER,
    PAYMENT,
    members,
)
from shoal.games.carta_magica.chart import BLUE, HARBOURS, NAMES, RED, SPACE, WINDLESS
from shoal.games.carta_magica.sketches import seat_word
from shoal.games.carta_magica.table import (
    CONDITIONS,
    LIMIT,
    NOWHERE,
    SHOWN,
    Table,
)
from shoal.games.carta_magica.wheel import SEGMENT, STORM
from shoal.kernel.sheet import Sheet

PLAYER_KEYS: Final = [
    "captain",
    "challenge",
    "home",
    "at",
    "condition",
    "laps",
    "pending",
    "missed",
    "returned",
    "gold",
    "goods",
    "magic",
    "cards",
    "talismans",
    "lore",
]
TOP_KEYS: Final = [
    "phase",
    "first",
    "turn",
    "seat",
    "round",
    "pile",
    "discards",
    "deck",
    "display",
    "block",
    "keeper",
    "sector",
    "second",
    "attack",
    "defence",
    "spin",
    "extra",
    "freed",
    "sailed",
    "drawn",
    "origin",
    "look",
    "payment",
    "owed",
    "given",
    "slot",
    "stake",
    "duty",
    "queue",
    "asked",
    "sheltered",
    "rival",
]


def restore(table: Table, sheet: Sheet) -> None:
    """Fill a fresh table from a sketch. What is left out is as at a game's beginning."""
    words = [seat_word(seat) for seat in range(table.seats)]
    sheet.only([*TOP_KEYS, *words])
    table.phase = phases.START
    if "phase" in sheet:
        table.phase = phases.NAMES.index(sheet.text("phase", phases.NAMES))
    table.first = read_seat(sheet, "first", words, 0)
    table.turn = read_seat(sheet, "turn", words, table.first)
    table.acting = read_seat(sheet, "seat", words, table.turn)
    table.round = read_number(sheet, "round", 1, 10**6, 1)
    for seat in range(table.seats):
        row = (
            sheet.table(words[seat]) if words[seat] in sheet else Sheet("position", {}, words[seat])
        )
        read_player(table, seat, row)
    read_going_on(table, sheet, words)
    read_middle(table, sheet)
    check_table(table, sheet)
    check_moment(table, sheet)


def read_seat(sheet: Sheet, key: str, words: list[str], default: int) -> int:
    return words.index(sheet.text(key, words)) if key in sheet else default


def read_number(sheet: Sheet, key: str, low: int, high: int, default: int) -> int:
    return sheet.integer(key, low, high) if key in sheet else default


def read_flag(sheet: Sheet, key: str) -> int:
    return int(sheet.flag(key)) if key in sheet else 0


def read_list(sheet: Sheet, key: str, names: list[str]) -> list[int]:
    """A text of names with spaces between them, each at most once."""
    found: list[int] = []
    if key not in sheet:
        return found
    for word in sheet.text(key).split():
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
    if word not in NAMES:
        raise sheet.fault(key, f"{word!r} is no space of the chart, such as M9")
    return NAMES.index(word)


def read_player(table: Table, seat: int, row: Sheet) -> None:
    row.only(PLAYER_KEYS)
    beginning = table.phase <= phases.HOME
    usual = NOWHERE if beginning else seat
    table.captain[seat] = usual
    table.challenge[seat] = usual
    if "captain" in row:
        table.captain[seat] = actions.CAPTAINS.index(row.text("captain", actions.CAPTAINS))
    if "challenge" in row:
        table.challenge[seat] = actions.CHALLENGES.index(row.text("challenge", actions.CHALLENGES))
    table.home[seat] = NOWHERE if beginning else HARBOURS[seat]
    if "home" in row:
        table.home[seat] = read_cell(row, "home")
    table.place[seat] = read_cell(row, "at") if "at" in row else table.home[seat]
    if table.home[seat] >= 0 and table.home[seat] not in HARBOURS:
        raise row.fault("home", "is no harbour (CM-010)")
    if "condition" in row:
        table.condition[seat] = CONDITIONS.index(row.text("condition", CONDITIONS))
    table.laps[seat] = read_number(row, "laps", -10_000, 10_000, 0)
    table.pending[seat] = read_flag(row, "pending")
    table.returned[seat] = read_flag(row, "returned")
    table.missed[seat] = read_number(row, "missed", 0, 99, 0)
    table.gold[seat] = read_number(row, "gold", 0, LIMIT, BOX.start[0])
    table.goods[seat] = read_number(row, "goods", 0, LIMIT, BOX.start[1])
    table.magic[seat] = read_number(row, "magic", 0, LIMIT, BOX.start[2])
    table.hand[seat] = read_mask(row, "cards", BOX.cards)
    table.talismans[seat] = read_mask(row, "talismans", BOX.talismans)
    table.lore[seat] = read_mask(row, "lore", BOX.cards)
    for card in members(table.hand[seat]):
        if KIND[card] == PAYMENT:
            raise row.fault("cards", f"{BOX.cards[card]} is a payment and never kept (CM-123)")


def read_going_on(table: Table, sheet: Sheet, words: list[str]) -> None:
    table.sector = read_number(sheet, "sector", 0, 11, -1)
    table.second = read_number(sheet, "second", 0, 11, -1)
    table.attack = read_number(sheet, "attack", 0, 11, -1)
    table.defence = read_number(sheet, "defence", 0, 11, -1)
    if "spin" in sheet:
        table.spin_for = phases.SPINS.index(sheet.text("spin", phases.SPINS))
    table.extra = read_number(sheet, "extra", 0, 32, 0)
    table.freed = read_flag(sheet, "freed")
    table.sailed = read_flag(sheet, "sailed")
    if "drawn" in sheet:
        table.drawn = BOX.cards.index(sheet.text("drawn", BOX.cards))
    if "origin" in sheet:
        table.origin = phases.ORIGINS.index(sheet.text("origin", phases.ORIGINS))
    table.look = read_number(sheet, "look", 0, 3, 0)
    if "payment" in sheet:
        table.payment = phases.PAYMENTS.index(sheet.text("payment", phases.PAYMENTS))
    table.owed = read_number(sheet, "owed", 0, actions.MOST_MAGIC, 0)
    table.given = read_mask(sheet, "given", BOX.cards)
    table.slot = read_number(sheet, "slot", 0, actions.TOP, 0)
    table.stake = read_number(sheet, "stake", 0, actions.MOST_MAGIC, 0)
    table.duty = read_flag(sheet, "duty")
    table.queue = read_seats(sheet, "queue", words)
    table.asked = read_seats(sheet, "asked", words)
    table.sheltered = read_seats(sheet, "sheltered", words)
    table.rival = read_seat(sheet, "rival", words, NOWHERE)
    table.keeper = read_seat(sheet, "keeper", words, NOWHERE)
    table.block = read_number(sheet, "block", 0, 2, 0)


def read_middle(table: Table, sheet: Sheet) -> None:
    """Decks, display and discards: every card is somewhere exactly once (I01, I02)."""
    away = table.given
    if table.drawn != NOWHERE:
        away |= 1 << table.drawn
    for seat in range(table.seats):
        if away & table.hand[seat]:
            twice = BOX.cards[members(away & table.hand[seat])[0]]
            raise sheet.fault(f"{seat_word(seat)}.cards", f"{twice} is in two places")
        away |= table.hand[seat]
    rest = ALL_CARDS & ~away
    if "discards" in sheet:
        table.discards = read_mask(sheet, "discards", BOX.cards)
        if table.discards & away:
            raise sheet.fault("discards", "holds a card that lies elsewhere")
        rest &= ~table.discards
    if "pile" in sheet:
        pile = read_list(sheet, "pile", BOX.cards)
        mask = read_mask(sheet, "pile", BOX.cards)
        if mask & ~rest:
            raise sheet.fault("pile", f"{BOX.cards[members(mask & ~rest)[0]]} is in two places")
        if "discards" in sheet and mask != rest:
            raise sheet.fault("pile", f"{BOX.cards[members(rest & ~mask)[0]]} is nowhere")
        table.pile = pile[::-1]
        table.discards |= rest & ~mask
    else:
        table.pile = members(rest)[::-1]
    read_talismans(table, sheet)


def read_talismans(table: Table, sheet: Sheet) -> None:
    away = 0
    for seat in range(table.seats):
        if away & table.talismans[seat]:
            raise sheet.fault(f"{seat_word(seat)}.talismans", "holds a talisman somebody else has")
        away |= table.talismans[seat]
    rest = members(ALL_TALISMANS & ~away)
    deck = read_list(sheet, "deck", BOX.talismans)
    if "display" in sheet:
        table.display = read_list(sheet, "display", BOX.talismans)
    else:
        table.display = [talisman for talisman in rest if talisman not in deck][:SHOWN]
    hidden = [talisman for talisman in rest if talisman not in table.display]
    if "deck" in sheet:
        if sorted(deck) != hidden:
            raise sheet.fault("deck", "deck, display and players must hold each talisman once")
        table.deck = deck[::-1]
    else:
        table.deck = hidden[::-1]
    if any(talisman not in rest for talisman in table.display):
        raise sheet.fault("display", "shows a talisman somebody has")
    if len(table.display) > SHOWN or (len(table.display) < SHOWN and table.deck):
        raise sheet.fault("display", f"shows {SHOWN} talismans unless the deck is empty (CM-057)")


def check_table(table: Table, sheet: Sheet) -> None:
    """Ships and owners: I03, I05 to I07, I15, I28."""
    for seat in range(table.seats):
        word = seat_word(seat)
        for chosen, key in [(table.captain, "captain"), (table.challenge, "challenge")]:
            if chosen[seat] >= 0 and chosen.count(chosen[seat]) > 1:
                raise sheet.fault(f"{word}.{key}", "is somebody else's too (CM-004)")
            if chosen[seat] < 0 and table.phase > phases.HOME:
                raise sheet.fault(f"{word}.{key}", "is missing")
        cell = table.place[seat]
        if cell < 0:
            continue
        if table.place.count(cell) > 1:
            raise sheet.fault(f"{word}.at", f"{NAMES[cell]} holds two ships (CM-035)")
        if table.home.count(table.home[seat]) > 1:
            raise sheet.fault(f"{word}.home", "is somebody else's home too (CM-010)")
        if SPACE[cell] > WINDLESS:
            raise sheet.fault(f"{word}.at", f"no ship can be on {NAMES[cell]} (CM-034)")
        becalmed = CONDITIONS[table.condition[seat]] == "becalmed"
        if becalmed != (SPACE[cell] == WINDLESS):
            raise sheet.fault(f"{word}.condition", "becalmed means on a windless space (CM-100)")
        if table.pending[seat] and not BLUE < SPACE[cell] <= RED:
            raise sheet.fault(f"{word}.pending", "the ship is in no harbour (CM-062)")
        if cell == table.home[seat] and table.laps[seat] and not table.returned[seat]:
            raise sheet.fault(f"{word}.returned", "home with laps means returned (CM-184)")
    if table.keeper == NOWHERE and (table.block or any(table.lore)):
        raise sheet.fault("keeper", "nobody has looked at the block or lore named here")
    top = table.pile[max(0, len(table.pile) - table.block) :]
    if table.keeper != NOWHERE and not 0 < table.block <= len(table.pile):
        raise sheet.fault("block", "must count cards on top of the pile")
    for seat in range(table.seats):
        if any(card not in top for card in members(table.lore[seat])):
            raise sheet.fault(f"{seat_word(seat)}.lore", "lies not within the block (CM-141)")


NEEDS: Final = {
    # phase: keys that must be there, each with how to tell
    phases.KEPT: "spin",
    phases.CHOOSE: "sector",
    phases.SAIL: "sector",
    phases.DIRECTION: "sector",
    phases.WEATHER: "second",
    phases.LOOK: "look",
    phases.STOW: "drawn",
    phases.INCOME: "drawn",
    phases.TAME: "drawn",
    phases.DEFEND: "attack",
    phases.LOOT: "defence",
    phases.PROPOSE: "rival",
    phases.ANSWER: "rival",
    phases.PAY: "payment",
}


# Phases in which only the player whose turn it is decides.
OWN: Final = [
    phases.START,
    phases.DIRECTION,
    phases.CHOOSE,
    phases.SAIL,
    phases.VISIT,
    phases.BATTLE,
    phases.PROPOSE,
]


def check_moment(table: Table, sheet: Sheet) -> None:
    """What is going on must fit the phase."""
    phase = table.phase
    needed = NEEDS.get(phase, "")
    if phase == phases.KEPT and table.spin_for == phases.FIRST_SPIN:
        needed = "sector"
    if needed and needed not in sheet:
        raise sheet.fault(needed, f"is needed in the phase {phases.NAMES[phase]}")
    if phase in (phases.CHOOSE, phases.SAIL) and SEGMENT[table.sector] == STORM:
        raise sheet.fault("sector", "is the storm: there is no action to choose (CM-028)")
    if phase in (phases.DIRECTION, phases.WEATHER) and (
        table.sector < 0 or SEGMENT[table.sector] != STORM
    ):
        raise sheet.fault("sector", "is no storm (CM-028)")
    if phase <= phases.HOME:
        check_beginning(table, sheet)
    elif min(table.place) < 0:
        raise sheet.fault(f"{seat_word(table.place.index(-1))}.home", "is missing")
    if phase == phases.PAY:
        check_payment(table, sheet)
    elif table.given or table.owed:
        raise sheet.fault("owed", "nothing is being paid")
    kinds = {phases.INCOME: INCOME, phases.TAME: MONSTER}
    if phase in kinds and KIND[table.drawn] != kinds[phase]:
        raise sheet.fault("drawn", f"does not fit the phase {phases.NAMES[phase]}")
    resolving = phase in kinds or phase in (phases.PAY, phases.KEPT, phases.STOW)
    if table.drawn != NOWHERE and not resolving:
        raise sheet.fault("drawn", "is resolved already")
    if phase == phases.VISIT and not BLUE < SPACE[table.place[table.turn]] <= RED:
        raise sheet.fault("phase", "a visit needs a ship in a harbour (CM-060)")
    if phase in (phases.PEEK, phases.LOOK) and not table.pile:
        raise sheet.fault("pile", "is empty: there is nothing to draw")
    if table.look and (phase not in (phases.LOOK, phases.STOW) or table.look > len(table.pile)):
        raise sheet.fault("look", "does not fit the phase or the pile (CM-140)")
    if (phase == phases.LOOK and table.look < 2) or (phase == phases.STOW and table.look != 2):
        raise sheet.fault("look", "leaves no choice: this moment does not exist")
    if table.rival == table.turn or (table.attack >= 0 and table.rival == NOWHERE):
        raise sheet.fault("rival", "must be the other player of the battle (CM-160)")
    if phase in (phases.DEFEND, phases.ANSWER) and table.acting != table.rival:
        raise sheet.fault("seat", "the rival decides now")
    if phase == phases.OVER and table.turn != table.first:
        raise sheet.fault("turn", "a game ends with a round (CM-190)")
    if phase in OWN and table.acting != table.turn:
        raise sheet.fault("seat", "only the player whose turn it is decides now (CM-021)")


def check_payment(table: Table, sheet: Sheet) -> None:
    resource = phases.PAID_IN[table.payment]
    if table.given & ~INCOME_MASK[resource]:
        raise sheet.fault("given", f"only {RESOURCES[resource]} pays for this (CM-075)")
    if not 0 < table.owed <= table.own(table.acting, resource) + table.own_given(resource):
        raise sheet.fault("owed", "cannot be paid (CM-076)")
    if table.own_given(resource) >= table.owed:
        raise sheet.fault("given", "covers the payment already (CM-076)")


def check_beginning(table: Table, sheet: Sheet) -> None:
    """Choosing goes in turn order, placing ships in reverse (CM-004, CM-010)."""
    for i in range(table.seats):
        seat = (table.first + i) % table.seats
        word = seat_word(seat)
        done = (table.turn - table.first) % table.seats
        chosen = i < done or table.phase == phases.HOME
        now = i == done and table.phase == phases.CHALLENGE
        if (table.captain[seat] >= 0) != (chosen or now):
            raise sheet.fault(f"{word}.captain", "does not fit the turn order (CM-004)")
        if (table.challenge[seat] >= 0) != chosen:
            raise sheet.fault(f"{word}.challenge", "does not fit the turn order (CM-004)")
        placed = table.phase == phases.HOME and i > done
        if (table.home[seat] >= 0) != placed:
            raise sheet.fault(f"{word}.home", "does not fit the reverse order (CM-010)")
