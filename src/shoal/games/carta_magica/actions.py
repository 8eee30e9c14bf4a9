"""All actions, family by family, with their encoders and decoders.

The constants are the first action of each family; nobody else calculates with them.
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
LOOT: Final = GIVE + ADVENTURES  # talismans, then adventure cards
SAIL: Final = LOOT + TALISMANS + ADVENTURES
SIZE: Final = SAIL + chart.CELLS


# The families of one action each, by number.
SINGLE: Final = [
    "spin", "keep", "again", "hold", "goods", "magic", "card", "tow", "escape", "repair", "mend",
    "lucky", "trade", "draw", "telescope", "cash", "settle", "curse", "shelter", "swap", "accept",
    "pass", "done",
]  # fmt: skip


# Set-up.


def captain(number: int) -> int:
    return CAPTAIN + number


def captain_of(action: int) -> int:
    return action - CAPTAIN


def challenge(number: int) -> int:
    return CHALLENGE + number


def challenge_of(action: int) -> int:
    return action - CHALLENGE


def home(harbour: int) -> int:
    return HOME + harbour


def home_of(action: int) -> int:
    """The number of a harbour."""
    return action - HOME


# The turn.


def sail(cell: int) -> int:
    return SAIL + cell


def goal_of(action: int) -> int:
    """The space a sail action leads to."""
    return action - SAIL


def buy(slot: int) -> int:
    return BUY + slot


def slot_of(action: int) -> int:
    """The place in the display, or TOP."""
    return action - BUY


def give(card: int) -> int:
    return GIVE + card


def given_of(action: int) -> int:
    return action - GIVE


# Adventures.


def tame(magic: int) -> int:
    return TAME + magic


def magic_of(action: int) -> int:
    return action - TAME


def pick(card: int) -> int:
    return PICK + card


def picked_of(action: int) -> int:
    return action - PICK


def stow(card: int) -> int:
    return STOW + card


def stowed_of(action: int) -> int:
    return action - STOW


# Battle.


def attack(seat: int) -> int:
    return ATTACK + seat


def rival_of(action: int) -> int:
    return action - ATTACK


def loot_talisman(talisman: int) -> int:
    return LOOT + talisman


def loot_card(card: int) -> int:
    return LOOT + TALISMANS + card


def takes_talisman(action: int) -> bool:
    """Whether a loot action takes a talisman, not an adventure card."""
    return action < LOOT + TALISMANS


def looted_talisman_of(action: int) -> int:
    return action - LOOT


def looted_card_of(action: int) -> int:
    return action - LOOT - TALISMANS


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
        Family("captain", [Domain("captain", CAPTAINS)]),
        Family("challenge", [Domain("challenge", CHALLENGES)]),
        Family("home", [Domain("harbour", HARBOUR_WORDS)]),
        Family("attack", [Domain("seat", seat_words(4))]),
        Family("buy", [Domain("talisman", ["1", "2", "3", "top"])]),
        Family("tame", [Domain("magic", [str(magic) for magic in range(MOST_MAGIC + 1)])]),
        Family("pick", [card]),
        Family("stow", [card], secret=True),
        Family("give", [card]),
        Family("loot", [Domain("prize", TALISMAN_WORDS + CARD_WORDS)]),
        Family("sail", [Domain("space", chart.WORDS)]),
    ]
    space = ActionSpace(families)
    if space.family("sail").first != SAIL or space.size != SIZE:
        raise AssertionError("the constants of actions.py and the action space disagree")
    return space
