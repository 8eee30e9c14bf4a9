"""What a seat sees of Carta Magica, as numbers. Almost everything lies open (CM-079)."""

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
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica import moments, scoring
from shoal.games.carta_magica.components import ADVENTURES, SECTORS, SIDE, TALISMANS
from shoal.games.carta_magica.rules import cards, sailing, ships, telescope
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.state import State

# Where a card lies that nobody has in hand; hands are 0-3.
DISCARDED: Final = 4
GIVEN: Final = 5
DRAWN: Final = 6
DISPLAYED: Final = 4  # the first talisman on display, then the second, ...
LONGEST: Final = 32000  # rounds and degrees fit into 16 bits


def parts(seats: int) -> list[Part]:
    space = SIDE * SIDE - 1
    return [
        Part("moment", 1, 0, 40, "what is decided, as moments.NAMES lists it"),
        Part("seat", 1, 0, 3, "the observer's seat"),
        Part("round", 1, 1, LONGEST, "the round"),
        Part("first", 1, 0, 3, "who began"),
        Part("turn", 1, 0, 3, "whose turn it is"),
        Part("acting", 1, NONE, 3, "who decides"),
        Part("last_round", 1, 0, 1, "whether somebody has come home"),
        Part("sector", 1, NONE, SECTORS - 1, "the first spin of the turn"),
        Part("second", 1, NONE, SECTORS - 1, "the spin for a direction or a monster"),
        Part("spin", 1, NONE, 9, "what the spin is for that may be repeated (wheel.SPINS)"),
        Part("steps", 1, 0, 99, "how far the ship may sail now"),
        Part("lucky", 1, 0, 9, "Lucky winds played for it"),
        Part("payment", 1, NONE, 9, "what is paid for (payment.PURPOSES)"),
        Part("owed", 1, 0, 99, "how much of it is open"),
        Part("drawn", 1, NONE, ADVENTURES - 1, "the adventure being resolved (BOX.cards)"),
        Part("stake", 1, 0, 99, "magic spent on the monster"),
        Part("look", 1, 0, 9, "cards under the Telescope"),
        Part("duty", 1, 0, 1, "the card of the black harbour is still to be drawn"),
        Part("queue", seats, 0, 1, "who still draws a duty card"),
        Part("sheltered", seats, 0, 1, "who has played Good weather"),
        Part("rival", 1, NONE, 3, "who is attacked"),
        Part("attack", 1, NONE, 99, "the attacker's spin"),
        Part("defence", 1, NONE, 99, "the defender's spin"),
        Part("captains", seats, NONE, 9, "the captain of each (BOX.characters)"),
        Part("challenges", seats, NONE, 9, "the challenge of each (BOX.challenges)"),
        Part("homes", seats, NONE, space, "the space each set out from, row * 21 + column"),
        Part("places", seats, NONE, space, "the space of each ship"),
        Part("conditions", seats, 0, 2, "0 sound, 1 becalmed, 2 damaged"),
        Part("laps", seats, -99, 99, "times round the island"),
        Part("progress", seats, -LONGEST, LONGEST, "degrees sailed round the island"),
        Part("pending", seats, 0, 1, "whether a trade is still due"),
        Part("missed", seats, 0, 99, "turns to miss"),
        Part("returned", seats, 0, 1, "who has come home"),
        Part("gold", seats, 0, 99, "gold"),
        Part("goods", seats, 0, 99, "goods"),
        Part("magic", seats, 0, 99, "magic"),
        Part("scores", seats, -99, 999, "points"),
        Part("cards", ADVENTURES, NONE, DRAWN, "who has each card; 4 discards, 5 given, 6 drawn"),
        Part("talismans", TALISMANS, NONE, 9, "who has each talisman; 4 and more: on display"),
        Part("pile", 1, 0, ADVENTURES, "adventures in the pile"),
        Part("deck", 1, 0, TALISMANS, "talismans in the deck"),
        Part("top", telescope.CARDS, NONE, ADVENTURES - 1, "cards on top that the observer knows"),
        Part("among", ADVENTURES, 0, 1, "cards the observer knows to be near the top"),
        Part("depth", 1, 0, 9, "among how many"),
    ]


def numbers(state: State, seat: int) -> list[int]:
    sea = cast(CartaMagicaState, state)
    seats = sea.seats
    moment = sea.moment
    sailing_now = moment in (moments.CHOOSE, moments.SAIL)
    paying = moment == moments.PAY
    fighting = sea.rival >= 0
    row = [
        moment,
        seat,
        min(sea.round, LONGEST),
        place_of(sea.first, seat, seats),
        place_of(sea.turn, seat, seats),
        NONE if moment == moments.OVER else place_of(sea.acting, seat, seats),
        1 if ships.anyone_returned(sea) else 0,
        sea.sector,
        sea.second,
        sea.spin_for if moment == moments.KEPT else NONE,
        sailing.steps(sea) if sailing_now else 0,
        sea.extra if sailing_now else 0,
        sea.payment if paying else NONE,
        sea.owed if paying else 0,
        sea.drawn,
        sea.stake,
        sea.look,
        sea.duty,
    ]
    row += seats_in(sea.queue, seat, seats)
    row += seats_in(sea.sheltered, seat, seats)
    row.append(place_of(sea.rival, seat, seats))
    row.append(sea.attack if fighting else NONE)
    row.append(sea.defence if fighting else NONE)
    row += from_seat(sea.captain, seat, seats)
    row += from_seat(sea.challenge, seat, seats)
    row += from_seat(sea.home, seat, seats)
    row += from_seat(sea.place, seat, seats)
    row += from_seat(sea.condition, seat, seats)
    row += from_seat(sea.laps, seat, seats)
    for step in range(seats):
        other = (seat + step) % seats
        cell = sea.place[other]
        sailed = chart.progress(cell, sea.home[other], sea.laps[other]) if cell >= 0 else 0
        row.append(max(-LONGEST, min(LONGEST, sailed)))
    row += from_seat(sea.pending, seat, seats)
    row += from_seat(sea.missed, seat, seats)
    row += from_seat(sea.returned, seat, seats)
    row += from_seat(sea.gold, seat, seats)
    row += from_seat(sea.goods, seat, seats)
    row += from_seat(sea.magic, seat, seats)
    row += from_seat(scoring.scores(sea), seat, seats)
    row += cards_part(sea, seat, paying)
    row.append(len(sea.pile))
    row.append(len(sea.deck))
    below = len(sea.pile) - telescope.known_top(sea, seat)
    row += padded(sea.pile[below:][::-1], telescope.CARDS)
    lore = sea.lore[seat]
    row += flags(lore, ADVENTURES)
    row.append(sea.block if lore else 0)
    return row


def cards_part(sea: CartaMagicaState, seat: int, paying: bool) -> list[int]:
    """Where each adventure and each talisman lies; NONE in the pile and in the deck."""
    seats = sea.seats
    lies = [NONE] * ADVENTURES
    held = [NONE] * TALISMANS
    for card in cards.members(sea.discards):
        lies[card] = DISCARDED
    for step in range(seats):
        other = (seat + step) % seats
        for card in cards.members(sea.hand[other]):
            lies[card] = step
        for talisman in cards.members(sea.talismans[other]):
            held[talisman] = step
    if paying:
        for card in cards.members(sea.given):
            lies[card] = GIVEN
    if sea.drawn >= 0:
        lies[sea.drawn] = DRAWN
    for slot in range(len(sea.display)):
        held[sea.display[slot]] = DISPLAYED + slot
    return lies + held
