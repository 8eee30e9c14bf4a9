"""The characters: who may be taken (VAN-070 to VAN-073), and when a tile is turned (VAN-074)."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import events
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState

NAVIGATOR: Final = 0
BUILDER: Final = 1
DIVER: Final = 2
FISHERMAN: Final = 3
SELLER: Final = 4
BUYER: Final = 5
ARTIST: Final = 6
GUIDE: Final = 7
BEGGAR: Final = 8
PREACHER: Final = 9
GOVERNOR: Final = 10
COUNT: Final = 11
NOBODY: Final = -1

TEN: Final = (1 << 10) - 1  # without the Governor
GOVERNOR_BIT: Final = 1 << 10


def in_game(table: VanuatuState) -> int:
    """The characters in the game, as a set (VAN-026); the Governor only by option (VAN-282)."""
    if not table.characters_on:
        return 0
    return TEN | GOVERNOR_BIT if table.governor_on else TEN


def face_up(table: VanuatuState, seat: int, person: int) -> bool:
    """Whether a seat has this character and may still use it (VAN-074)."""
    return table.character[seat] == person and table.turned[seat] == 0


def usable(table: VanuatuState, seat: int) -> int:
    """The character a seat may still use, or NOBODY."""
    return table.character[seat] if table.turned[seat] == 0 else NOBODY


def owns_box(person: int, box: int) -> bool:
    """Whether an action is the character's own."""
    return person >= 0 and BOX.character_action[person] == box


def take(table: VanuatuState, seat: int, person: int) -> None:
    """VAN-070, VAN-071: take a new one, only then give the old one back; never the same twice."""
    old = table.character[seat]
    table.offer &= ~(1 << person)
    if old >= 0:
        table.offer |= 1 << old
    table.character[seat] = person
    table.turned[seat] = 0
    events.took(table, seat, person, old)


def offer_five(table: VanuatuState) -> None:
    """VAN-283: five at random, none of those on offer in the round before; old ones go back."""
    people = in_game(table)
    fresh = [person for person in range(COUNT) if (people & ~table.last_offer) >> person & 1]
    table.chance.shuffle(fresh)
    table.offer = sum([1 << person for person in fresh[: BOX.offer]])
    table.last_offer = table.offer
    for seat in range(2):
        table.character[seat] = NOBODY
        table.turned[seat] = 0
    events.offered(table)


def turn(table: VanuatuState, seat: int) -> None:
    """VAN-074: the tile is face down until the owner takes another one."""
    table.turned[seat] = 1
    if table.character[seat] == PREACHER:
        events.preached(table, seat)
    else:
        events.turned(table, seat)
