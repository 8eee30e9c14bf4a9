"""Games as rows for whoever learns from them: one row for each decision of a bot.

The columns are in `COLUMNS`; the documentation prints that table. Rows of a game are written when
it is over, since each of them says how it ended.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, Final

from shoal import games
from shoal.bots.levels import player
from shoal.bots.players import Captain, Player
from shoal.kernel import FastChance, Observer, State

COLUMNS: Final = {
    "game": "the name of the game",
    "rules": "the version of its rules",
    "options": "its options, by key",
    "number": "which game of this file, from 0",
    "ply": "actions taken before this decision",
    "seats": "how many play",
    "seat": "whose decision it is, from 0",
    "bot": "who decides for that seat",
    "view": "what the seat sees, as a server would send it",
    "position": "the whole table as text, hidden things included; without the seed",
    "legal": "the texts of the legal actions",
    "actions": "the same as numbers of the action space",
    "choice": "which of them was taken: a place in `legal`",
    "visits": "how often a search tried each of them; null without a search",
    "values": "what it found each to be worth, from 0 (last) to 1 (first); null where not tried",
    "scores": "points of each seat at the end",
    "ranks": "rank of each seat at the end; 1 is best, equals share",
    "won": "the seat's share of the win: 1, or a part of it where several are first",
}


@dataclass
class Sitting:
    """One game to be played, as it is handed to another process."""

    game: str
    options: dict[str, object]
    bots: list[str]
    seed: int
    number: int
    forced: bool  # whether decisions without a choice are written too
    cap: int


def play(sitting: Sitting) -> list[str]:
    """Play one game; its rows as lines of JSON."""
    game = games.find(sitting.game)
    seats = len(sitting.bots)
    state = game.new(seats, FastChance(sitting.seed * 1_000_003 + sitting.number), sitting.options)
    chance = FastChance(sitting.seed * 7_919 + sitting.number + 1)
    turn = sitting.number % seats  # everybody sits everywhere
    bots = [sitting.bots[(seat + turn) % seats] for seat in range(seats)]
    minds = [player(bot, game.name) for bot in bots]
    rows: list[dict[str, Any]] = []
    ply = 0
    try:
        while not state.over() and ply < sitting.cap:
            seat = state.actor()
            observer = Observer(state, seat)
            action = minds[seat].decide(observer, chance)
            if sitting.forced or len(observer.legal()) > 1:
                row: dict[str, Any] = {"number": sitting.number, "ply": ply, "bot": bots[seat]}
                rows.append(row | decision(state, seat, action, minds[seat]))
            state.apply(seat, action)
            ply += 1
    finally:
        for mind in minds:
            mind.close()
    if not state.over():
        return []  # how it would have ended nobody knows
    ranks = state.ranking()
    for each in rows:
        won = 1 / ranks.count(1) if ranks[each["seat"]] == 1 else 0.0
        each |= {"scores": state.scores(), "ranks": ranks, "won": won}
    return [json.dumps({key: each[key] for key in COLUMNS}, ensure_ascii=False) for each in rows]


def decision(state: State, seat: int, action: int, mind: Player) -> dict[str, Any]:
    """The row of a decision, as far as it is known before the end."""
    legal = state.legal(seat)
    visits: list[int] | None = None
    values: list[float | None] | None = None
    found = mind.last if isinstance(mind, Captain) else None
    if found is not None and found.simulations:
        tried = {node.action: node for node in found.others}
        visits = [tried[one].visits if one in tried else 0 for one in legal]
        values = [
            round(tried[one].total / tried[one].visits, 4)
            if one in tried and tried[one].visits
            else None
            for one in legal
        ]
    return {
        "game": state.game.name,
        "rules": state.game.rules,
        "options": state.options,
        "seats": state.seats,
        "seat": seat,
        "view": state.view(seat),
        "position": state.position(with_chance=False),
        "legal": [state.game.space.text(one) for one in legal],
        "actions": legal,
        "choice": legal.index(action),
        "visits": visits,
        "values": values,
    }


def play_all(sittings: list[Sitting], jobs: int) -> Iterator[list[str]]:
    """Play games in several processes; their rows in order."""
    if jobs <= 1:
        yield from map(play, sittings)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        # A few ahead: rows of ten thousand games would fill the memory.
        ahead = [pool.submit(play, sitting) for sitting in sittings[: 4 * jobs]]
        later = iter(sittings[4 * jobs :])
        try:
            while ahead:
                yield ahead.pop(0).result()
                ahead += [pool.submit(play, sitting) for sitting in [next(later, None)] if sitting]
        finally:
            for future in ahead:
                future.cancel()
