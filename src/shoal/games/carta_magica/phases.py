"""The moments at which somebody decides, and the ones the engine passes through by itself."""

from __future__ import annotations

from typing import Final

# Decisions (section 4.2 of the rules: D01 … D20).
CAPTAIN: Final = 0
CHALLENGE: Final = 1
HOME: Final = 2
START: Final = 3
KEPT: Final = 4  # keep the spin or play Spin again
DIRECTION: Final = 5
WEATHER: Final = 6
CHOOSE: Final = 7
SAIL: Final = 8
PAY: Final = 9
PEEK: Final = 10  # about to draw
LOOK: Final = 11  # Telescope: pick one
STOW: Final = 12  # Telescope: order of the others
INCOME: Final = 13
TAME: Final = 14
VISIT: Final = 15
BATTLE: Final = 16
DEFEND: Final = 17
LOOT: Final = 18
PROPOSE: Final = 19
ANSWER: Final = 20
OVER: Final = 21

NAMES: Final = [
    "captain",
    "challenge",
    "home",
    "start",
    "kept",
    "direction",
    "weather",
    "choose",
    "sail",
    "pay",
    "peek",
    "look",
    "stow",
    "income",
    "tame",
    "visit",
    "battle",
    "defend",
    "loot",
    "propose",
    "answer",
    "over",
]

# Passed through without a decision; `turn.run_on` says what follows each.
PASSING: Final = 30
SPUN: Final = 30
PAID: Final = 31
CARD_DONE: Final = 32
STAYED: Final = 33
SAILED: Final = 34
VISITED: Final = 35
DUTIES: Final = 36
FOUGHT: Final = 37
TURN_OVER: Final = 38

# What a spin is for (CM-138).
FIRST_SPIN: Final = 0
DIRECTION_SPIN: Final = 1
TAMING_SPIN: Final = 2
ATTACK_SPIN: Final = 3
DEFENCE_SPIN: Final = 4
SPINS: Final = ["first", "direction", "taming", "attack", "defence"]

# What a payment is for.
FOR_TRADE: Final = 0
FOR_TALISMAN: Final = 1
FOR_TOW: Final = 2
FOR_REPAIR: Final = 3
FOR_CARD: Final = 4
FOR_TAMING: Final = 5
PAYMENTS: Final = ["trade", "talisman", "tow", "repair", "card", "taming"]
PAID_IN: Final = [1, 0, 1, 0, 1, 2]  # gold 0, goods 1, magic 2

# Why a card is drawn: what follows when it is resolved.
BY_ACTION: Final = 0
BY_VISIT: Final = 1
BY_DUTY: Final = 2
ORIGINS: Final = ["action", "visit", "duty"]
