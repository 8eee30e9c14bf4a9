"""Every action of the game, as number and as text: encoders and decoders.

Families in the order in which a turn meets them; the constants name each family's first action.
"""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import components
from shoal.games.kleine_fische import map as reef
from shoal.kernel.actions import ActionSpace, Domain, Family
from shoal.kernel.sheet import seat_words

# The cards that are played by an action of their own (fins are played with their path, KF-167).
PLAYED: Final[list[int]] = components.LAMP_CARDS + components.OCTO_CARDS + components.REROLL_CARDS

USE: Final = 0  # + place of the card in PLAYED
PEEK: Final = 6  # + place
ENOUGH: Final = 31  # no second look
EXCHANGE: Final = 32  # + column of the cave * 20 + place of the fish - 5
JUMP: Final = 132  # + column * 6 + side * 2 + heading bit
SWIM: Final = 162  # + way
DASH: Final = 166  # + number of the fins card * 120 + berth
REVEAL: Final = 406  # + place
EXPLORE: Final = 431  # + place
STOP: Final = 456
CRAWL: Final = 457  # + lane
STAY: Final = 517
ROB: Final = 518  # + seat
ANNOUNCE: Final = 522  # + number - 1
SPARE: Final = 525  # no robbery
AGAIN: Final = 526  # the second extra roll of one card
ACCEPT: Final = 527
RAINBOW_ON: Final = 528  # + species
RAINBOW_NOWHERE: Final = 541

JUMPS: Final = 6  # ways to jump from one column: three sides, two headings each
BELOW: Final = 20  # places under the top row


# Which family an action belongs to, where several can be chosen at one moment.


def is_use(action: int) -> bool:
    return action < PEEK


def is_swim(action: int) -> bool:
    return SWIM <= action < DASH


def is_dash(action: int) -> bool:
    return DASH <= action < REVEAL


def is_reveal(action: int) -> bool:
    return REVEAL <= action < EXPLORE


def is_explore(action: int) -> bool:
    return EXPLORE <= action < STOP


# To and from numbers, family by family.


def used_card(action: int) -> int:
    return PLAYED[action - USE]


def exchange(column: int, place: int) -> int:
    """Swap the cave of a top-row column for the fish at a place below."""
    return EXCHANGE + column * BELOW + place - reef.COLUMNS


def exchanged(action: int) -> tuple[int, int]:
    """The column of the cave and the place of the fish."""
    number = action - EXCHANGE
    return number // BELOW, number % BELOW + reef.COLUMNS


def jump(column: int, way: int) -> int:
    """Jump from above a column in one of the six ways."""
    return JUMP + column * JUMPS + way


def jump_column(action: int) -> int:
    return (action - JUMP) // JUMPS


def jump_berth(action: int) -> int:
    """Where a jump ends (KF-041, KF-042)."""
    return JUMP_BERTHS[action - JUMP]


def dash(fins: int, berth: int) -> int:
    """Swim to a berth with the fins card of that number."""
    return DASH + fins * reef.BERTHS + berth


def dash_fins(action: int) -> int:
    return (action - DASH) // reef.BERTHS


def dash_berth(action: int) -> int:
    return (action - DASH) % reef.BERTHS


def announce(number: int) -> int:
    return ANNOUNCE + number - 1


def announced_number(action: int) -> int:
    return action - ANNOUNCE + 1


def rainbow(species: int) -> int:
    """Lay a rainbow fish on a stack, -1 for none."""
    return RAINBOW_NOWHERE if species < 0 else RAINBOW_ON + species


def rainbow_species(action: int) -> int:
    return -1 if action == RAINBOW_NOWHERE else action - RAINBOW_ON


def _side_lane(column: int, side: str) -> int:
    """The lane at one side of a top-row card."""
    if side == "left":
        return reef.vertical(0, column)
    if side == "right":
        return reef.vertical(0, column + 1)
    return reef.horizontal(1 if side == "bottom" else 0, column)


def _jump_berths() -> list[int]:
    """By column, side and heading."""
    berths: list[int] = []
    for column in range(reef.COLUMNS):
        for side in components.BOX.jump_sides:
            lane = _side_lane(column, side)
            berths.extend([reef.near_berth(lane), reef.far_berth(lane)])
    return berths


JUMP_BERTHS: Final[list[int]] = _jump_berths()


def _jump_words() -> list[str]:
    """`left down`: the side of the card and the way the diver faces."""
    words: list[str] = []
    for side in components.BOX.jump_sides:
        headings = ["up", "down"] if side in ("left", "right") else ["left", "right"]
        words.extend([f"{side} {heading}" for heading in headings])
    return words


def _space() -> ActionSpace:
    place = Domain("place", reef.PLACE_NAMES)
    lane = Domain("lane", reef.LANE_NAMES)
    column = Domain("column", [f"c{c}" for c in range(reef.COLUMNS)])
    card_names = components.CARD_NAMES
    fins = Domain("card", [card_names[card] for card in components.FINS_CARDS])
    numbers = [str(n + 1) for n in range(components.MOST_STOLEN)]
    top, below = reef.PLACE_NAMES[: reef.COLUMNS], reef.PLACE_NAMES[reef.COLUMNS :]
    return ActionSpace(
        [
            Family("use", [Domain("card", [card_names[card] for card in PLAYED])], USE),
            Family("peek", [place], PEEK),
            Family("enough", [], ENOUGH),
            Family("exchange", [Domain("cave", top), Domain("fish", below)], EXCHANGE),
            Family("jump", [column, Domain("side", _jump_words())], JUMP),
            Family("swim", [Domain("way", reef.WAYS)], SWIM),
            Family("dash", [fins, Domain("berth", reef.BERTH_NAMES)], DASH),
            Family("reveal", [place], REVEAL),
            Family("explore", [place], EXPLORE),
            Family("stop", [], STOP),
            Family("octopus", [lane], CRAWL),
            Family("stay", [], STAY),
            Family("rob", [Domain("seat", seat_words(4))], ROB),
            Family("announce", [Domain("number", numbers)], ANNOUNCE),
            Family("spare", [], SPARE),
            Family("again", [], AGAIN),
            Family("accept", [], ACCEPT),
            Family(
                "rainbow", [Domain("species", [*components.SPECIES_NAMES, "nowhere"])], RAINBOW_ON
            ),
        ]
    )


SPACE: Final[ActionSpace] = _space()
