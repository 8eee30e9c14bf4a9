"""Prompts: what the table waits for, in the words of whoever reads them."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.actions import TILE_NAMES
from shoal.games.maldivia.box import BOX, FISH
from shoal.games.maldivia.cloth import NAMES
from shoal.games.maldivia.fog import island
from shoal.games.maldivia.names import fish_names
from shoal.games.maldivia.waters import (
    ASK_ACT,
    ASK_DROP,
    ASK_EXCHANGE,
    ASK_GAIN,
    ASK_GIVE,
    ASK_PLAN,
    ASK_RESTACK,
    ASK_SAIL,
    ASK_STICK,
    ASKS,
    OVER,
    Waters,
    fish_text,
)
from shoal.kernel.messages import Prompt

SPACE_WORDS: Final = ["open", "current", "octopus", "shark"]


def prompt_of(sea: Waters, observer: int) -> Prompt:
    actors = sea.actors()
    if sea.ask == OVER:
        return Prompt("prompt-over", actors)
    if sea.ask == ASK_PLAN:
        return prompt_plan(sea, observer, actors)
    seat = actors[0]
    args: dict[str, object] = {"seat": seat}
    if sea.ask >= ASK_SAIL and sea.ask != ASK_EXCHANGE:
        args["cell"] = NAMES[sea.boats[sea.mover]]
    if sea.ask == ASK_SAIL:
        args["way"] = "@maldivia-way-" + TILE_NAMES[sea.tiles[seat * 4 + sea.turn]].lower()
    elif sea.ask == ASK_ACT:
        args["shows"] = space_words(sea.face[sea.boats[seat]])
    elif sea.ask in (ASK_GAIN, ASK_DROP, ASK_STICK):
        args["fish"] = fish_names(fish_text(sea.fresh))
        args["mast"] = fish_names(sea.mast_text(seat))
        args["surplus"] = bool(sea.surplus)
    elif sea.ask == ASK_RESTACK:
        mast = sea.mast_text(seat)
        args["count"] = sea.settled
        args["settled"] = fish_names(mast[: sea.settled])
        args["loose"] = fish_names(mast[sea.settled :])
    elif sea.ask == ASK_GIVE:
        args["island"] = island(sea.trade // 16)
        args["other_seat"] = sea.trade // 4 % 4
        args["wanted"] = island(sea.trade % 4)
    elif sea.ask == ASK_EXCHANGE:
        args["island"] = island(sea.tiles[sea.mover * 4 + sea.turn] - 4)
    who = "ask" if observer == seat else "wait"
    return Prompt(f"maldivia-{who}-{ASKS[sea.ask]}", actors, args)


def space_words(shows: int) -> str | list[str]:
    """What a space shows: its fish, or the message that names it."""
    if shows >= FISH:
        return fish_names(BOX.signs[shows])
    return "@maldivia-space-" + SPACE_WORDS[shows]


def prompt_plan(sea: Waters, observer: int, actors: list[int]) -> Prompt:
    """Everybody may plan or plan again; the table waits for those who have not (MAL-025)."""
    missing = [seat for seat in range(sea.seats) if not sea.planned >> seat & 1]
    if observer < 0:
        key = "maldivia-wait-plan"
    elif sea.planned >> observer & 1:
        key = "maldivia-ask-replan"
    else:
        key = "maldivia-ask-plan"
    return Prompt(key, actors, {"round": sea.round, "seats": missing})
