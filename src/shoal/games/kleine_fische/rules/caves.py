"""Cave cards in front of the players: who may hold which, and playing one (KF-160 to KF-162)."""

from __future__ import annotations

from shoal.games.kleine_fische import components
from shoal.games.kleine_fische.state import KleineFischeState


def could_hold(sea: KleineFischeState, seat: int, kind: int) -> bool:
    """Whether anybody at the table must reckon that a seat holds a cave of a kind.

    Looks only at backs and at the open box. A decision that is open only with a hidden card is
    asked whenever this is true, so that being asked tells nobody what a player holds.
    """
    hand = sea.hands[seat]
    if not hand:
        return False  # as nearly always: asked in every turn, and caves are rare
    alike = components.ALIKE[kind]
    return any(alike[components.DIFFICULTY[card]] & ~sea.spent for card in hand)


def holds(sea: KleineFischeState, seat: int, card: int) -> bool:
    return card in sea.hands[seat]


def spend(sea: KleineFischeState, card: int) -> None:
    """A used cave goes back into the box for all to see (KF-161)."""
    sea.hands[sea.turn].remove(card)
    sea.spent |= components.cave_bit(card)
    sea.reveals += 1


def is_spent(sea: KleineFischeState, card: int) -> bool:
    return sea.spent >> (card - components.FISH) & 1 != 0


def box(sea: KleineFischeState) -> list[int]:
    """The caves that went back into the box."""
    return [card for card in range(components.FISH, components.CARDS) if is_spent(sea, card)]
