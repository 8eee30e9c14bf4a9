"""What is asked: one message for each moment, `ask` for who decides and `wait` for the others."""

from __future__ import annotations

from shoal.games.kleine_fische import components, moments
from shoal.games.kleine_fische.rules import dive, lamp, octopus
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.messages import Prompt


def prompt(sea: KleineFischeState, observer: int) -> Prompt:
    """Nothing in it is hidden: observers get the same facts in other words."""
    if sea.moment == moments.OVER:
        return Prompt("prompt-over", [])
    about = moments.name_of(sea.moment)
    args: dict[str, object] = {"seat": sea.turn}
    if sea.moment == moments.CHOICE:
        args["count"] = len(sea.photos)
    elif sea.moment == moments.AFTER_MOVE:
        if dive.fitting_caves(sea):
            args["fish"] = dive.hidden_fish(sea)
        else:  # only fish lie there: the same question as after the jump
            about = moments.name_of(moments.FIRST_REVEAL)
    elif sea.moment == moments.PEEKING:
        args["card"] = components.CARD_NAMES[sea.lamp]
        args["cave"] = components.card_key(sea.lamp)
        args["left"] = lamp.looks_left(sea)
    elif sea.moment == moments.OCTOPUS_DUE:
        args["steps"] = octopus.points(sea) + sea.turbo
        if sea.turbo:  # KF-176: it must move now
            about = "octopus-driven"
    elif sea.moment in (moments.ANNOUNCING, moments.ROLLED, moments.ROLLING_ON):
        args["victim_seat"] = sea.victim
        if sea.moment != moments.ANNOUNCING:
            args["number"] = sea.announced
            args["result"] = sea.rolls[-1]
    who = "ask" if observer == sea.turn else "wait"
    return Prompt(f"kleine-fische-{who}-{about}", [sea.turn], args)
