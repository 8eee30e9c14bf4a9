"""Prompts: what the table waits for, in the words of whoever reads them."""

from __future__ import annotations

from shoal.games.maldivia import moments
from shoal.games.maldivia.components import fish_text
from shoal.games.maldivia.map import NAMES
from shoal.games.maldivia.rules import names
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.messages import Prompt


def prompt(sea: MaldiviaState, observer: int) -> Prompt:
    actors = sea.actors()
    if sea.moment == moments.OVER:
        return Prompt("prompt-over", actors)
    if sea.moment == moments.PLAN:
        return prompt_plan(sea, observer, actors)
    seat = actors[0]
    args: dict[str, object] = {"seat": seat}
    if sea.moment >= moments.SAIL and sea.moment != moments.EXCHANGE:
        args["cell"] = NAMES[sea.boats[sea.mover]]
    if sea.moment == moments.SAIL:
        args["way"] = names.WAY[sea.tile_shown()]
    elif sea.moment == moments.ACT:
        args["shows"] = names.space(sea.face[sea.boats[seat]])
    elif sea.moment in (moments.GAIN, moments.DROP, moments.STICK):
        args["fish"] = names.fish(fish_text(sea.fresh))
        args["mast"] = names.fish(sea.mast_text(seat))
        args["surplus"] = bool(sea.surplus)
    elif sea.moment == moments.RESTACK:
        mast = sea.mast_text(seat)
        args["count"] = sea.settled
        args["settled"] = names.fish(mast[: sea.settled])
        args["loose"] = names.fish(mast[sea.settled :])
    elif sea.moment == moments.GIVE:
        mine, other, theirs = sea.trade
        args["island"] = names.ISLAND[mine]
        args["other_seat"] = other
        args["wanted"] = names.ISLAND[theirs]
    elif sea.moment == moments.EXCHANGE:
        args["island"] = names.ISLAND[sea.fog_shown()]
    who = "ask" if observer == seat else "wait"
    return Prompt(f"maldivia-{who}-{moments.NAMES[sea.moment]}", actors, args)


def prompt_plan(sea: MaldiviaState, observer: int, actors: list[int]) -> Prompt:
    """Everybody may plan or plan again; the table waits for those who have not (MAL-025)."""
    missing = [seat for seat in range(sea.seats) if not sea.planned >> seat & 1]
    if observer < 0:
        key = "maldivia-wait-plan"
    elif sea.planned >> observer & 1:
        key = "maldivia-ask-replan"
    else:
        key = "maldivia-ask-plan"
    return Prompt(key, actors, {"round": sea.round, "seats": missing})
