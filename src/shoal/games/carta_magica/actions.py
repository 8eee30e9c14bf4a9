"""All actions, family by family.

The constants are the first action of each family. An action about one thing is that constant and
the number of the thing: `SAIL + cell`, and `action - SAIL` back.
"""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import ADVENTURES, BOX, INCOME, TALISMANS
from shoal.games.carta_magica.components import MAGIC as MAGIC_TOKENS
from shoal.kernel.actions import ActionSpace, Domain, Family
from shoal.kernel.sheet import seat_words

SPIN: Final = 0  # press the arrow: first spin, direction, the defender's spin
KEEP: Final = 1  # keep a spin, or an income card
AGAIN: Final = 2  # play Spin again
HOLD: Final = 3
GOODS: Final = 4
MAGIC: Final = 5
CARD: Final = 6
TOW: Final = 7  # leave a windless space for goods
ESCAPE: Final = 8  # leave a windless space with Lucky wind
REPAIR: Final = 9  # repair for gold
MEND: Final = 10  # repair with the card
LUCKY: Final = 11  # Lucky wind for five more steps
TRADE: Final = 12
DRAW: Final = 13
TELESCOPE: Final = 14
CASH: Final = 15  # change an income card into tokens
SETTLE: Final = 16  # pay the rest in tokens
CURSE: Final = 17
SHELTER: Final = 18  # play Good weather
SWAP: Final = 19
ACCEPT: Final = 20
PASS: Final = 21
DONE: Final = 22
CAPTAIN: Final = 23
CHALLENGE: Final = 31
HOME: Final = 39
ATTACK: Final = 47
BUY: Final = 51
TOP: Final = 3  # `buy top`, the unseen card of the deck
TAME: Final = 55

MOST_MAGIC: Final = BOX.limit + sum(
    value
    for value, resource, kind in zip(
        BOX.card_values, BOX.card_resources, BOX.card_kinds, strict=True
    )
    if resource == MAGIC_TOKENS and kind == INCOME
)
PICK: Final = TAME + MOST_MAGIC + 1
STOW: Final = PICK + ADVENTURES
GIVE: Final = STOW + ADVENTURES
LOOT: Final = GIVE + ADVENTURES  # a talisman
LOOT_CARD: Final = LOOT + TALISMANS  # an adventure card
SAIL: Final = LOOT_CARD + ADVENTURES


# The families of one action each, by number.
SINGLE: Final = [
    "spin", "keep", "again", "hold", "goods", "magic", "card", "tow", "escape", "repair", "mend",
    "lucky", "trade", "draw", "telescope", "cash", "settle", "curse", "shelter", "swap", "accept",
    "pass", "done",
]  # fmt: skip


def slug(name: str) -> str:
    """A name as people type it: `spice-merchant`."""
    return name.lower().removeprefix("the ").replace(" ", "-")


CAPTAINS: Final = [slug(name) for name in BOX.character_names]
CHALLENGES: Final = [slug(name) for name in BOX.challenge_names]
HARBOUR_WORDS: Final = [slug(name) for name in BOX.harbour_names]
CARD_WORDS: Final = [name.lower() for name in BOX.cards]
TALISMAN_WORDS: Final = [name.lower() for name in BOX.talismans]


def make_space() -> ActionSpace:
    card = Domain("card", CARD_WORDS)
    families = [Family(name, []) for name in SINGLE]
    families += [
        Family("captain", [Domain("captain", CAPTAINS)], CAPTAIN),
        Family("challenge", [Domain("challenge", CHALLENGES)], CHALLENGE),
        Family("home", [Domain("harbour", HARBOUR_WORDS)], HOME),
        Family("attack", [Domain("seat", seat_words(4))], ATTACK),
        Family("buy", [Domain("talisman", ["1", "2", "3", "top"])], BUY),
        Family("tame", [Domain("magic", [str(magic) for magic in range(MOST_MAGIC + 1)])], TAME),
        Family("pick", [card], PICK),
        Family("stow", [card], STOW, secret=True),
        Family("give", [card], GIVE),
        Family("loot", [Domain("prize", TALISMAN_WORDS + CARD_WORDS)], LOOT),
        Family("sail", [Domain("space", chart.WORDS)], SAIL),
    ]
    return ActionSpace(families)
