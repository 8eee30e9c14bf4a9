"""Phase 2, second half, and phase 3: collecting, refilling, the end (KF-140 to KF-155, KF-194)."""

from __future__ import annotations

from shoal.games.kleine_fische import components, events, moments
from shoal.games.kleine_fische.rules import memory, piles
from shoal.games.kleine_fische.state import KleineFischeState


def collect(sea: KleineFischeState) -> None:
    """Take the open fish and the explored cave, then refill (KF-140, KF-141, KF-150)."""
    sea.turbo = 0
    sea.moment = moments.PASS_ON  # KF-151: nothing taken, nothing to refill, no end
    gaps = sea.photos[:]
    if gaps:
        collect_fish(sea)
    if sea.explored >= 0:
        gaps.append(sea.explored)
        collect_cave(sea)
    if gaps:
        gaps.sort()
        refill(sea, gaps)


def collect_fish(sea: KleineFischeState) -> None:
    seat = sea.turn
    pile = sea.piles[seat]
    places = sea.photos
    cards: list[int] = []
    for place in places:
        card = sea.board[place]
        cards.append(card)
        piles.put_in(pile, card)
        sea.board[place] = -1
        sea.known[place] = 0
    memory.collected(sea, seat, cards)
    sea.photos = []
    sea.lit = 0
    sea.species_up = 0
    events.collected(sea, places, cards)


def collect_cave(sea: KleineFischeState) -> None:
    place = sea.explored
    cave = sea.board[place]
    piles.put_in(sea.hands[sea.turn], cave)
    sea.board[place] = -1
    sea.explored = -1
    sea.reveals += 1
    events.took(sea, place, cave)


def refill(sea: KleineFischeState, gaps: list[int]) -> None:
    """Fill the gaps one by one, row by row, from the top of the deck (KF-150).

    With the last card on the last gap the game goes on (KF-152); a gap that stays ends it at once
    (KF-153), whoever's turn would be next (KF-154).
    """
    board = sea.board
    deck = sea.deck
    filled: list[int] = []
    for place in gaps:
        if deck:
            board[place] = deck.pop()
            filled.append(place)
        else:
            sea.moment = moments.FINAL
    sea.reveals += 1  # the backs of cards that lay in the deck
    events.refilled(sea, filled)


def finish(sea: KleineFischeState) -> None:
    """The reef cannot be filled: all piles and caves are opened (KF-190)."""
    sea.reveals += 1
    sea.turn = 0
    sea.moment = moments.NEXT_RAINBOW
    events.ended(sea)


def next_rainbow(sea: KleineFischeState) -> None:
    """Owners of rainbow fish decide clockwise from the starting seat (KF-194).

    A rainbow fish without any stack is worth nothing and asks nothing (KF-193).
    """
    while sea.turn < sea.seats:
        if undecided(sea, sea.turn):
            if sea.piles[sea.turn]:
                sea.moment = moments.RAINBOW_DUE
                return
            place_rainbow(sea, -1)
        else:
            sea.turn += 1
    sea.turn = 0
    sea.moment = moments.OVER
    events.scored(sea)


def undecided(sea: KleineFischeState, seat: int) -> int:
    """How many rainbow fish a seat still has to decide about."""
    held = [card for card in sea.hands[seat] if components.KIND[card] == components.RAINBOW]
    return len(held) - len(sea.crowns[seat])


def place_rainbow(sea: KleineFischeState, species: int) -> None:
    """Lay a rainbow fish on a stack, or on none (KF-192)."""
    sea.crowns[sea.turn].append(species)
    sea.moment = moments.NEXT_RAINBOW
    if species < 0:
        events.declined(sea)
    else:
        events.crowned(sea, species)
