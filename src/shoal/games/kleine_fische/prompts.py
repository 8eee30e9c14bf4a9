"""What the table waits for: one message per moment of a turn."""

from __future__ import annotations

from shoal.games.kleine_fische.cards import CARD_NAMES, POWER, card_key
from shoal.games.kleine_fische.lamp import bits
from shoal.games.kleine_fische.octopus import points
from shoal.games.kleine_fische.sea import (
    ANNOUNCING,
    CHOICE,
    OCTOPUS_DUE,
    OVER,
    PEEKING,
    PHASES,
    ROLLED,
    ROLLING_ON,
    Sea,
)
from shoal.kernel.messages import Prompt


def ask(sea: Sea) -> Prompt:
    """The same for every observer: nothing in it is hidden."""
    if sea.phase == OVER:
        return Prompt("prompt-over", [])
    args: dict[str, object] = {"seat": sea.turn}
    if sea.phase == CHOICE:
        args["count"] = len(sea.photos)
    elif sea.phase == PEEKING:
        args["card"] = CARD_NAMES[sea.lamp]
        args["cave"] = card_key(sea.lamp)
        args["left"] = POWER[sea.lamp] - bits(sea.looked)
    elif sea.phase == OCTOPUS_DUE:
        args["steps"] = points(sea) + sea.turbo
        if sea.turbo:  # KF-176: it must move now
            return Prompt("kleine-fische-ask-octopus-driven", [sea.turn], args)
    elif sea.phase in (ANNOUNCING, ROLLED, ROLLING_ON):
        args["victim_seat"] = sea.victim
        if sea.phase != ANNOUNCING:
            args["number"] = sea.announced
            args["result"] = sea.rolls[-1]
    return Prompt(f"kleine-fische-ask-{PHASES[sea.phase]}", [sea.turn], args)
