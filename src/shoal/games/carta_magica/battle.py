"""Battle: attack, two spins, loot, exchange of places (CM-160 to CM-173)."""

from __future__ import annotations

from shoal.games.carta_magica import phases
from shoal.games.carta_magica.box import BOX
from shoal.games.carta_magica.cards import TALISMANS, WANTED
from shoal.games.carta_magica.chart import BLACK, BLUE, NAMES, SPACE, STEPS, step_laps
from shoal.games.carta_magica.table import NOWHERE, SOUND, Table, card_key, talisman_key
from shoal.games.carta_magica.wheel import NUMBER


def targets(table: Table) -> list[int]:
    """Whom the turn player may attack, ascending (CM-160, CM-161)."""
    found: list[int] = []
    seat = table.turn
    wanted = WANTED[table.challenge[seat]]
    for other in range(table.seats):
        if table.talismans[other] & wanted and other != seat and table.condition[other] == SOUND:
            away = table.place[other] - table.place[seat]
            if away in STEPS:
                found.append(other)
    return found


def offer(table: Table) -> None:
    """After a sail action and its visit (CM-042, CM-160)."""
    table.acting = table.turn
    table.phase = phases.BATTLE if targets(table) else phases.TURN_OVER


def begin(table: Table, other: int) -> None:
    """The attacker spins first (CM-162)."""
    table.rival = other
    if table.journal is not None:
        table.journal.tell("attacked", {"seat": table.turn, "target_seat": other})
    table.spin(table.turn, phases.ATTACK_SPIN)


def winner(table: Table) -> int:
    """The higher number wins (CM-164); the storm counts −2 (CM-163); equal: nobody (CM-165)."""
    mine, theirs = NUMBER[table.attack], NUMBER[table.defence]
    if mine == theirs:
        return NOWHERE
    return table.turn if mine > theirs else table.rival


def loser(table: Table) -> int:
    return table.rival if winner(table) == table.turn else table.turn


def decide(table: Table) -> None:
    """Both spins stand: the winner may take a card, if the loser has any (CM-164)."""
    won = winner(table)
    if table.journal is not None:
        told: dict[str, object] = {"seat": table.turn, "target_seat": table.rival}
        told["attack"] = NUMBER[table.attack]
        told["defence"] = NUMBER[table.defence]
        if won == NOWHERE:
            table.journal.tell("tied", told)
        else:
            table.journal.tell("won", told | {"winner_seat": won})
    beaten = loser(table)
    if won != NOWHERE and (table.talismans[beaten] or table.hand[beaten]):
        table.acting = won
        table.phase = phases.LOOT
    else:
        table.phase = phases.FOUGHT


def loot(table: Table, prize: int) -> None:
    """Take one card; it keeps its nature and triggers nothing (CM-166). -1: take nothing."""
    won, beaten = table.acting, loser(table)
    name, key = "", ""
    if prize == NOWHERE:
        if table.journal is not None:
            table.journal.tell("spared", {"seat": won, "loser_seat": beaten})
    elif prize < TALISMANS:
        table.talismans[beaten] ^= 1 << prize
        table.talismans[won] |= 1 << prize
        name, key = BOX.talismans[prize], talisman_key(prize)
    else:
        card = prize - TALISMANS
        table.hand[beaten] ^= 1 << card
        table.hand[won] |= 1 << card
        name, key = BOX.cards[card], card_key(card)
    if table.journal is not None and name:
        told: dict[str, object] = {"seat": won, "loser_seat": beaten, "card": name, "name": key}
        table.journal.tell("looted", told)
    table.phase = phases.FOUGHT


def propose(table: Table) -> None:
    """After any battle the attacker may propose to exchange places (CM-170)."""
    table.acting = table.turn
    table.phase = phases.PROPOSE


def answer(table: Table, agreed: bool) -> None:
    mine, theirs = table.turn, table.rival
    if table.journal is not None and not agreed:
        table.journal.tell("refused", {"seat": theirs, "target_seat": mine})
    if agreed:
        here, there = table.place[mine], table.place[theirs]
        displace(table, mine, here, there)
        displace(table, theirs, there, here)
        if table.journal is not None:
            told: dict[str, object] = {"seat": mine, "target_seat": theirs}
            told["cells"] = [NAMES[there], NAMES[here]]
            told["laps"] = [table.laps[mine], table.laps[theirs]]
            told["pending"] = [table.pending[mine], table.pending[theirs]]
            table.journal.tell("swapped", told)
        table.check_return(mine)  # CM-172
        table.check_return(theirs)
    table.phase = phases.DUTIES


def displace(table: Table, seat: int, origin: int, goal: int) -> None:
    """One ship's part of the exchange: a step that counts (CM-171), a harbour entered (CM-173)."""
    table.laps[seat] += step_laps(origin, goal)
    table.place[seat] = goal
    table.pending[seat] = 1 if SPACE[goal] != BLUE else 0
    if SPACE[goal] == BLACK:
        table.queue |= 1 << seat
