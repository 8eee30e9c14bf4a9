"""Phase 2, second half, and phase 3: collecting, refilling, the end (KF-140 to KF-155, KF-194)."""

from __future__ import annotations

from bisect import insort

from shoal.games.kleine_fische.cards import (
    CARD_NAMES,
    DIFFICULTY,
    KIND,
    RAINBOW,
    SPECIES,
    back_name,
    card_key,
    species_key,
)
from shoal.games.kleine_fische.reef import PLACE_NAMES, PLACES
from shoal.games.kleine_fische.scoring import final_score
from shoal.games.kleine_fische.sea import (
    FINAL,
    NEXT_RAINBOW,
    OVER,
    PASS_ON,
    RAINBOW_DUE,
    Sea,
)


def collect(sea: Sea) -> None:
    """Take the open fish and the explored cave, then refill (KF-140, KF-141, KF-150)."""
    seat = sea.turn
    pile = sea.piles[seat]
    if sea.journal is not None:
        tell_collected(sea)
    gaps = len(sea.photos)
    for place in sea.photos:
        card = sea.board[place]
        insort(pile, card)
        sea.board[place] = -1
        sea.known[place] = 0
        if sea.helped:
            sea.gone[card] = seat + 1
    if sea.explored >= 0:
        gaps += 1
        insort(sea.hands[seat], sea.board[sea.explored])
        sea.board[sea.explored] = -1
        sea.reveals += 1
    sea.photos = []
    sea.lit = 0
    sea.species_up = 0
    sea.explored = -1
    sea.turbo = 0
    if gaps:
        refill(sea)
    else:
        sea.phase = PASS_ON  # KF-151: nothing taken, nothing to refill, no end


def tell_collected(sea: Sea) -> None:
    assert sea.journal is not None
    if sea.photos:
        cards = [sea.board[place] for place in sea.photos]
        sea.journal.tell(
            "collected",
            {
                "seat": sea.turn,
                "places": [PLACE_NAMES[place] for place in sea.photos],
                "cards": [CARD_NAMES[card] for card in cards],
                "fish": [species_key(SPECIES[card]) for card in cards],
                "count": len(cards),
            },
        )
    if sea.explored >= 0:
        cave = sea.board[sea.explored]
        sea.journal.whisper(
            "took",
            {
                "seat": sea.turn,
                "place": PLACE_NAMES[sea.explored],
                "needs": DIFFICULTY[cave],
                "cave": "@kleine-fische-cave-hidden",
            },
            {"card": CARD_NAMES[cave], "cave": card_key(cave)},
            [sea.turn],
        )


def refill(sea: Sea) -> None:
    """Fill the gaps one by one, row by row, from the top of the deck (KF-150).

    With the last card on the last gap the game goes on (KF-152); a gap that stays ends it at once
    (KF-153), whoever's turn would be next (KF-154).
    """
    board = sea.board
    deck = sea.deck
    sea.phase = PASS_ON
    filled: list[int] = []
    for place in range(PLACES):
        if board[place] < 0:
            if deck:
                board[place] = deck.pop()
                filled.append(place)
            else:
                sea.phase = FINAL
    sea.reveals += 1  # the backs of cards that lay in the deck
    if sea.journal is not None and filled:
        sea.journal.tell(
            "refilled",
            {
                "places": [PLACE_NAMES[place] for place in filled],
                "backs": [back_name(board[place]) for place in filled],
                "count": len(filled),
                "left": len(deck),
                "top": back_name(deck[len(deck) - 1]) if deck else "",
            },
        )


def finish(sea: Sea) -> None:
    """The reef cannot be filled: all piles and caves are opened (KF-190)."""
    sea.reveals += 1
    sea.turn = 0
    sea.phase = NEXT_RAINBOW
    if sea.journal is not None:
        sea.journal.tell(
            "ended",
            {
                "piles": [[CARD_NAMES[card] for card in pile] for pile in sea.piles],
                "hands": [[CARD_NAMES[card] for card in hand] for hand in sea.hands],
            },
        )


def next_rainbow(sea: Sea) -> None:
    """Owners of rainbow fish decide clockwise from the starting seat (KF-194).

    A rainbow fish without any stack is worth nothing and asks nothing (KF-193).
    """
    while sea.turn < sea.seats:
        if undecided(sea, sea.turn):
            if sea.piles[sea.turn]:
                sea.phase = RAINBOW_DUE
                return
            place_rainbow(sea, -1)
        else:
            sea.turn += 1
    sea.turn = 0
    sea.phase = OVER
    if sea.journal is not None:
        scores = [final_score(sea, seat) for seat in range(sea.seats)]
        ranks = sea.ranking()
        winners = [seat for seat in range(sea.seats) if ranks[seat] == 1]
        sea.journal.tell("scored", {"scores": scores, "ranks": ranks, "seats": winners})


def undecided(sea: Sea, seat: int) -> int:
    """How many rainbow fish a seat still has to decide about."""
    count = 0
    for card in sea.hands[seat]:
        if KIND[card] == RAINBOW:
            count += 1
    return count - len(sea.crowns[seat])


def place_rainbow(sea: Sea, species: int) -> None:
    """Lay a rainbow fish on a stack, or on none (KF-192)."""
    sea.crowns[sea.turn].append(species)
    sea.phase = NEXT_RAINBOW
    if sea.journal is not None:
        if species < 0:
            sea.journal.tell("declined", {"seat": sea.turn})
        else:
            sea.journal.tell(
                "crowned",
                {"seat": sea.turn, "species": species, "fish": species_key(species)},
            )
