"""Positions, written: the state as short readable data. `restoring.py` is the inverse."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions, phases
from shoal.games.carta_magica.box import BOX, RESOURCES
from shoal.games.carta_magica.cards import members
from shoal.games.carta_magica.chart import NAMES
from shoal.games.carta_magica.table import CONDITIONS, NOWHERE, SOUND, Table

SPINS: Final = ["sector", "second", "attack", "defence"]


def seat_word(seat: int) -> str:
    return f"p{seat + 1}"


def seat_words(mask: int) -> str:
    return " ".join(seat_word(seat) for seat in members(mask))


def card_words(cards: list[int]) -> str:
    return " ".join(BOX.cards[card] for card in cards)


def talisman_words(talismans: list[int]) -> str:
    return " ".join(BOX.talismans[talisman] for talisman in talismans)


def sketch(table: Table) -> dict[str, object]:
    data: dict[str, object] = {"phase": phases.NAMES[table.phase]}
    data["first"] = seat_word(table.first)
    data["turn"] = seat_word(table.turn)
    if table.acting != table.turn:
        data["seat"] = seat_word(table.acting)
    data["round"] = table.round
    for name, sector in zip(
        SPINS, [table.sector, table.second, table.attack, table.defence], strict=True
    ):
        if sector >= 0:
            data[name] = sector
    if table.spin_for != phases.FIRST_SPIN:
        data["spin"] = phases.SPINS[table.spin_for]
    sketch_choice(table, data)
    data["display"] = talisman_words(table.display)
    data["deck"] = talisman_words(table.deck[::-1])
    data["pile"] = card_words(table.pile[::-1])
    if table.keeper != NOWHERE:
        data["keeper"] = seat_word(table.keeper)
        data["block"] = table.block
    for seat in range(table.seats):
        data[seat_word(seat)] = sketch_player(table, seat)
    return data


def sketch_choice(table: Table, data: dict[str, object]) -> None:
    """What somebody is in the middle of."""
    numbers = [
        ("extra", table.extra),
        ("look", table.look),
        ("owed", table.owed),
        ("slot", table.slot),
        ("stake", table.stake),
    ]
    for name, number in numbers:
        if number:
            data[name] = number
    for name, flag in [("freed", table.freed), ("sailed", table.sailed), ("duty", table.duty)]:
        if flag:
            data[name] = True
    for name, mask in [
        ("queue", table.queue),
        ("asked", table.asked),
        ("sheltered", table.sheltered),
    ]:
        if mask:
            data[name] = seat_words(mask)
    if table.drawn != NOWHERE:
        data["drawn"] = BOX.cards[table.drawn]
    if table.origin != phases.BY_ACTION:
        data["origin"] = phases.ORIGINS[table.origin]
    if table.phase == phases.PAY:
        data["payment"] = phases.PAYMENTS[table.payment]
        if table.given:
            data["given"] = card_words(members(table.given))
    if table.rival != NOWHERE:
        data["rival"] = seat_word(table.rival)


def sketch_player(table: Table, seat: int) -> dict[str, object]:
    row: dict[str, object] = {}
    if table.captain[seat] >= 0:
        row["captain"] = actions.CAPTAINS[table.captain[seat]]
    if table.challenge[seat] >= 0:
        row["challenge"] = actions.CHALLENGES[table.challenge[seat]]
    if table.home[seat] >= 0:
        row["home"] = NAMES[table.home[seat]]
        row["at"] = NAMES[table.place[seat]]
    if table.condition[seat] != SOUND:
        row["condition"] = CONDITIONS[table.condition[seat]]
    if table.laps[seat]:
        row["laps"] = table.laps[seat]
    for name, flag in [("pending", table.pending[seat]), ("returned", table.returned[seat])]:
        if flag:
            row[name] = True
    if table.missed[seat]:
        row["missed"] = table.missed[seat]
    for resource, name in enumerate(RESOURCES):
        row[name] = table.tokens(seat, resource)
    if table.hand[seat]:
        row["cards"] = card_words(members(table.hand[seat]))
    if table.talismans[seat]:
        row["talismans"] = talisman_words(members(table.talismans[seat]))
    if table.lore[seat]:
        row["lore"] = card_words(members(table.lore[seat]))
    return row
