"""Reasons: why a bot does what it does, in one line, as a message key and arguments.

Chances are whole per cents, points are rounded. Actions are named by their texts under `action`,
`other` and `third`: whoever shows the line may word them better. `fewer` are the points that the
alternative would cost, `more` those it would give to a `seat`.
"""

from __future__ import annotations

from typing import Final

from shoal.bots.search import Finding, Node
from shoal.kernel.actions import ActionSpace

FAIR_TRIAL: Final = 0.02  # of the simulations: with fewer, a chance is no more than a rumour

TOLD: Final = 1.0  # points of difference that are worth a word


class Reason:
    """A line to be worded: `bots-reason-…` and its arguments."""

    def __init__(self, key: str, args: dict[str, object]) -> None:
        self.key = key
        self.args = args

    def plain(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args}


def forced(space: ActionSpace, action: int) -> Reason:
    """There was nothing to decide."""
    return Reason("bots-reason-forced", {"action": space.text(action)})


def alike(space: ActionSpace, action: int) -> Reason:
    """There was a choice, but one thing is as good as another."""
    return Reason("bots-reason-alike", {"action": space.text(action)})


def by_instinct(space: ActionSpace, action: int, chance: float, points: float) -> Reason:
    """A choice without search: how things stand after it."""
    return Reason("bots-reason-instinct", result(space, action, chance, points))


def by_search(
    space: ActionSpace, finding: Finding, seat: int, points: list[float], instead: list[float]
) -> Reason:
    """What a search expects of its choice, and of the best alternatives.

    `points` are what everybody may expect after the choice, `instead` after the best alternative.
    What it would cost, or what it would give to somebody else, is told if it can be told in whole
    points; else a third possibility.
    """
    args = result(space, finding.action, finding.chance, points[seat])
    rivals = serious(finding)
    if not rivals:
        return Reason("bots-reason-alone", args)
    args["other"] = space.text(rivals[0].action)
    args["other_chance"] = per_cent(rivals[0].chance())
    if per_cent(finding.chance) >= per_cent(rivals[0].chance()):
        fewer = points[seat] - instead[seat]
        gains = [instead[other] - points[other] for other in range(len(points))]
        gains[seat] = 0.0
        most = gains.index(max(gains))
        if fewer >= TOLD and fewer >= gains[most]:
            args["fewer"] = round(fewer)
            return Reason("bots-reason-fewer", args)
        if gains[most] >= TOLD:
            args["seat"] = most
            args["more"] = round(gains[most])
            return Reason("bots-reason-more", args)
    if len(rivals) == 1:
        return Reason("bots-reason-one", args)
    args["third"] = space.text(rivals[1].action)
    args["third_chance"] = per_cent(rivals[1].chance())
    return Reason("bots-reason-two", args)


def serious(finding: Finding) -> list[Node]:
    """The two best alternatives among those the search really tried."""
    enough = max(2.0, FAIR_TRIAL * finding.simulations)
    tried = [node for node in finding.others if node.visits >= enough]
    tried.sort(key=lambda node: (-node.chance(), node.action))
    return tried[:2]


def result(space: ActionSpace, action: int, chance: float, points: float) -> dict[str, object]:
    return {
        "action": space.text(action),
        "chance": per_cent(chance),
        "points": round(points),
    }


def per_cent(chance: float) -> int:
    return round(100.0 * chance)
