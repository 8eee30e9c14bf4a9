"""What a seat sees of Kleine Fische ganz groß, as numbers."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter

from shoal.adapters.observations import put
from shoal.adapters.observations.layout import NONE, Part, place_of
from shoal.games.kleine_fische import components, imagine, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.components import CARDS, EASIEST, FISH, HARDEST, SPECIES_COUNT
from shoal.games.kleine_fische.rules import lamp, memory
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.state import State

CAVES: Final = CARDS - FISH
NUMBERS: Final = HARDEST - EASIEST + 1
ROLLS: Final = 8  # of one robbery; the cards do not give as many
CROWNS: Final = 2  # rainbow fish in the box
ABSENT: Final = -2
BACK_FISH: Final = 1
# What the back of each card shows; a gap is the last.
BACK: Final = [
    *(BACK_FISH if card < FISH else components.DIFFICULTY[card] for card in range(CARDS)),
    0,
]


def parts(seats: int) -> list[Part]:
    return [
        Part("moment", 1, 0, 30, "what is decided, as moments.NAMES lists it"),
        Part("seat", 1, 0, 3, "the observer's seat"),
        Part("turn", 1, 0, 3, "whose turn it is"),
        Part("helped", 1, 0, 1, "whether the memory help is on"),
        Part("backs", reef.PLACES, 0, HARDEST, "by place: 0 a gap, 1 a fish, 3-6 a cave's number"),
        Part("faces", reef.PLACES, NONE, FISH - 1, "fish the observer knows, species * 7 + n"),
        Part("photos", reef.PLACES, 0, reef.PLACES, "the order in which fish were turned up"),
        Part("looked", reef.PLACES, 0, 15, "with help, who shone a light there: bit 0 observer"),
        Part("explored", 1, NONE, reef.PLACES - 1, "the place of the cave explored this turn"),
        Part("boat", 1, 0, 9, "where the boat is"),
        Part("divers", seats, NONE, reef.BERTHS - 1, "each diver, lane * 2 + heading"),
        Part("octopus", 1, NONE, reef.LANES - 1, "its lane; -1 in the cave"),
        Part("turbo", 1, 0, 99, "octopus steps added by cards"),
        Part("deck", 2, 0, CARDS, "cards left, and the back of the next one"),
        Part("fish", seats, 0, FISH, "fish each has"),
        Part("caves", seats * NUMBERS, 0, CAVES, "caves each has, by number 3-6"),
        Part("piles", FISH, NONE, 3, "who has each fish; of others only at the end"),
        Part("hands", CAVES, NONE, 3, "who has each cave; of others only at the end"),
        Part("spent", CAVES, 0, 1, "caves that went back into the box"),
        Part("seen", FISH, NONE, 9, "with help, who was seen to collect each fish; 9 blurred"),
        Part("lamp", 1, NONE, CARDS - 1, "the lamp that is burning"),
        Part("lit", reef.PLACES, 0, 1, "places seen with it"),
        Part("looks", 1, 0, 9, "looks it still gives"),
        Part("victim", 1, NONE, 3, "who is being robbed"),
        Part("announced", 1, 0, 9, "the number announced"),
        Part("rolls", ROLLS, 0, 9, "rolls of this robbery"),
        Part("extra", 1, 0, 9, "rolls left of the card in use"),
        Part("crowns", seats * CROWNS, ABSENT, SPECIES_COUNT - 1, "rainbow fish at the end"),
        Part("scores", seats, -99, 9999, "points, at the end"),
        Part("ranks", seats, 0, 4, "ranks, at the end"),
    ]


def write(state: State, seat: int, out: BytesWriter) -> None:
    sea = cast(KleineFischeState, state)
    seats = sea.seats
    is_open = imagine.laid_open(sea)
    put.number(out, sea.moment)
    put.number(out, seat)
    put.place(out, sea.turn, seat, seats)
    put.yes(out, sea.helped)
    write_board(sea, seat, out)
    put.number(out, sea.explored)
    put.number(out, sea.boat)
    put.from_seat(out, sea.divers, seat, seats)
    put.number(out, sea.octopus)
    put.number(out, sea.turbo)
    put.number(out, len(sea.deck))
    put.number(out, BACK[sea.deck[-1]] if sea.deck else 0)
    write_owned(sea, seat, is_open, out)
    put.flags(out, sea.spent, CAVES)
    if sea.helped:
        for card in range(FISH):
            mark = memory.mark(sea, card)
            if mark == 0:
                put.number(out, NONE)
            elif mark == memory.SCATTERED:
                put.number(out, mark)
            else:
                put.place(out, mark - memory.holder(0), seat, seats)
    else:
        put.blanks(out, FISH)
    put.number(out, sea.lamp)
    burning = sea.lamp >= 0
    put.flags(out, sea.looked if burning else 0, reef.PLACES)
    put.number(out, lamp.looks_left(sea) if burning else 0)
    if sea.victim >= 0:
        put.place(out, sea.victim, seat, seats)
        put.number(out, sea.announced)
        put.padded(out, sea.rolls, ROLLS, 0)
        put.number(out, sea.extra)
    else:
        put.number(out, NONE)
        put.blanks(out, 2 + ROLLS, 0)
    for step in range(seats):
        if is_open:
            put.padded(out, sea.crowns[(seat + step) % seats], CROWNS, ABSENT)
        else:
            put.blanks(out, CROWNS, ABSENT)
    if sea.moment == moments.OVER:
        put.from_seat(out, sea.scores(), seat, seats)
        put.from_seat(out, sea.ranking(), seat, seats)
    else:
        put.blanks(out, 2 * seats, 0)


def write_board(sea: KleineFischeState, seat: int, out: BytesWriter) -> None:
    """Backs, faces, photos and who looked, place by place (KF-023, KF-173)."""
    for place in range(reef.PLACES):
        put.number(out, BACK[sea.board[place]])  # a gap is -1: the last
    for place in range(reef.PLACES):
        card = sea.board[place]
        seen = 0 <= card < FISH and imagine.sees_place(sea, seat, place)
        put.number(out, card if seen else NONE)
    photos = [0] * reef.PLACES
    for at in range(len(sea.photos)):
        photos[sea.photos[at]] = at + 1
    put.row(out, photos)
    if not sea.helped:
        put.blanks(out, reef.PLACES, 0)
        return
    for place in range(reef.PLACES):
        shone = 0
        if sea.known[place] and sea.board[place] >= 0:
            for other in range(sea.seats):
                if sea.known[place] >> other & 1:
                    shone |= 1 << place_of(other, seat, sea.seats)
        put.number(out, shone)


def write_owned(sea: KleineFischeState, seat: int, is_open: bool, out: BytesWriter) -> None:
    """How many fish, which cave numbers, and the faces for their owner (KF-143, KF-190)."""
    seats = sea.seats
    caves = [0] * (seats * NUMBERS)
    piles = [NONE] * FISH
    hands = [NONE] * CAVES
    for step in range(seats):
        other = (seat + step) % seats
        pile = sea.piles[other]
        put.number(out, len(pile))
        hand = sea.hands[other]
        for card in hand:
            caves[step * NUMBERS + components.DIFFICULTY[card] - EASIEST] += 1
        if step == 0 or is_open:
            for card in pile:
                piles[card] = step
            for card in hand:
                hands[card - FISH] = step
    put.row(out, caves)
    put.row(out, piles)
    put.row(out, hands)
