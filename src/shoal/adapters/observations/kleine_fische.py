"""What a seat sees of Kleine Fische ganz groß, as numbers."""

from __future__ import annotations

from typing import Final, cast

from shoal.adapters.observations.layout import (
    NONE,
    Part,
    flags,
    from_seat,
    padded,
    place_of,
    seats_in,
)
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


def back_of(card: int) -> int:
    if card < 0:
        return 0
    return BACK_FISH if card < FISH else components.DIFFICULTY[card]


def numbers(state: State, seat: int) -> list[int]:
    sea = cast(KleineFischeState, state)
    seats = sea.seats
    is_open = imagine.laid_open(sea)
    over = sea.moment == moments.OVER
    row = [sea.moment, seat, place_of(sea.turn, seat, seats), 1 if sea.helped else 0]
    row += board_part(sea, seat)
    row.append(sea.explored)
    row.append(sea.boat)
    row += from_seat(sea.divers, seat, seats)
    row.append(sea.octopus)
    row.append(sea.turbo)
    row.append(len(sea.deck))
    row.append(back_of(sea.deck[len(sea.deck) - 1]) if sea.deck else 0)
    row += owned_part(sea, seat, is_open)
    row += flags(sea.spent, CAVES)
    if sea.helped:
        for card in range(FISH):
            mark = memory.mark(sea, card)
            if mark in (0, memory.SCATTERED):
                row.append(mark if mark else NONE)
            else:
                row.append(place_of(mark - memory.holder(0), seat, seats))
    else:
        row += [NONE] * FISH
    row.append(sea.lamp)
    burning = sea.lamp >= 0
    row += flags(sea.looked if burning else 0, reef.PLACES)
    row.append(lamp.looks_left(sea) if burning else 0)
    if sea.victim >= 0:
        row.append(place_of(sea.victim, seat, seats))
        row.append(sea.announced)
        row += padded(sea.rolls, ROLLS, 0)
        row.append(sea.extra)
    else:
        row += [NONE, 0]
        row += [0] * (ROLLS + 1)
    for step in range(seats):
        crowns = sea.crowns[(seat + step) % seats] if is_open else []
        row += padded(crowns, CROWNS, ABSENT)
    if over:
        row += from_seat(sea.scores(), seat, seats)
        row += from_seat(sea.ranking(), seat, seats)
    else:
        row += [0] * (2 * seats)
    return row


def board_part(sea: KleineFischeState, seat: int) -> list[int]:
    """Backs, faces, photos and who looked, place by place (KF-023, KF-173)."""
    backs: list[int] = []
    faces = [NONE] * reef.PLACES
    photos = [0] * reef.PLACES
    looked = [0] * reef.PLACES
    for place in range(reef.PLACES):
        card = sea.board[place]
        backs.append(back_of(card))
        if 0 <= card < FISH and imagine.sees_place(sea, seat, place):
            faces[place] = card
    for at in range(len(sea.photos)):
        photos[sea.photos[at]] = at + 1
    if sea.helped:
        for place in range(reef.PLACES):
            if sea.known[place] and sea.board[place] >= 0:
                shone = 0
                marks = seats_in(sea.known[place], seat, sea.seats)
                for step in range(sea.seats):
                    shone |= marks[step] << step
                looked[place] = shone
    return backs + faces + photos + looked


def owned_part(sea: KleineFischeState, seat: int, is_open: bool) -> list[int]:
    """How many fish, which cave numbers, and the faces for their owner (KF-143, KF-190)."""
    seats = sea.seats
    fish: list[int] = []
    caves = [0] * (seats * NUMBERS)
    piles = [NONE] * FISH
    hands = [NONE] * CAVES
    for step in range(seats):
        other = (seat + step) % seats
        pile = sea.piles[other]
        fish.append(len(pile))
        hand = sea.hands[other]
        for card in hand:
            caves[step * NUMBERS + components.DIFFICULTY[card] - EASIEST] += 1
        if step == 0 or is_open:
            for card in pile:
                piles[card] = step
            for card in hand:
                hands[card - FISH] = step
    return fish + caves + piles + hands
