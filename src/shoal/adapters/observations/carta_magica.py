"""What a seat sees of Carta Magica, as numbers. Almost everything lies open (CM-079)."""

from __future__ import annotations

from typing import Final, cast

from librt.strings import BytesWriter

from shoal.adapters.observations import put
from shoal.adapters.observations.layout import NONE, Part
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica import moments, scoring
from shoal.games.carta_magica.components import ADVENTURES, SECTORS, SIDE, TALISMANS
from shoal.games.carta_magica.rules import sailing, ships, telescope
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.state import State

# Where a card lies that nobody has in hand; hands are 0-3.
DISCARDED: Final = 4
GIVEN: Final = 5
DRAWN: Final = 6
DISPLAYED: Final = 4  # the first talisman on display, then the second, ...
LONGEST: Final = 32000  # rounds and degrees fit into 16 bits
# Degrees of each space: how far a ship has sailed is the difference, and a circle for each lap.
DEGREES: Final = [chart.progress(space, 0, 0) for space in range(SIDE * SIDE)]
CIRCLE: Final = 360


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


def write(state: State, seat: int, out: BytesWriter) -> None:
    sea = cast(CartaMagicaState, state)
    seats = sea.seats
    moment = sea.moment
    sailing_now = moment in (moments.CHOOSE, moments.SAIL)
    paying = moment == moments.PAY
    fighting = sea.rival >= 0
    put.number(out, moment)
    put.number(out, seat)
    put.number(out, min(sea.round, LONGEST))
    put.place(out, sea.first, seat, seats)
    put.place(out, sea.turn, seat, seats)
    put.place(out, NONE if moment == moments.OVER else sea.acting, seat, seats)
    put.yes(out, ships.anyone_returned(sea))
    put.number(out, sea.sector)
    put.number(out, sea.second)
    put.number(out, sea.spin_for if moment == moments.KEPT else NONE)
    put.number(out, sailing.steps(sea) if sailing_now else 0)
    put.number(out, sea.extra if sailing_now else 0)
    put.number(out, sea.payment if paying else NONE)
    put.number(out, sea.owed if paying else 0)
    put.number(out, sea.drawn)
    put.number(out, sea.stake)
    put.number(out, sea.look)
    put.number(out, sea.duty)
    put.seats_in(out, sea.queue, seat, seats)
    put.seats_in(out, sea.sheltered, seat, seats)
    put.place(out, sea.rival, seat, seats)
    put.number(out, sea.attack if fighting else NONE)
    put.number(out, sea.defence if fighting else NONE)
    put.from_seat(out, sea.captain, seat, seats)
    put.from_seat(out, sea.challenge, seat, seats)
    put.from_seat(out, sea.home, seat, seats)
    put.from_seat(out, sea.place, seat, seats)
    put.from_seat(out, sea.condition, seat, seats)
    put.from_seat(out, sea.laps, seat, seats)
    for step in range(seats):
        other = (seat + step) % seats
        cell = sea.place[other]
        sailed = 0
        if cell >= 0:
            sailed = CIRCLE * sea.laps[other] + DEGREES[cell] - DEGREES[sea.home[other]]
        put.number(out, max(-LONGEST, min(LONGEST, sailed)))
    put.from_seat(out, sea.pending, seat, seats)
    put.from_seat(out, sea.missed, seat, seats)
    put.from_seat(out, sea.returned, seat, seats)
    put.from_seat(out, sea.gold, seat, seats)
    put.from_seat(out, sea.goods, seat, seats)
    put.from_seat(out, sea.magic, seat, seats)
    put.from_seat(out, scoring.scores(sea), seat, seats)
    write_cards(sea, seat, out)
    put.number(out, len(sea.pile))
    put.number(out, len(sea.deck))
    known = telescope.known_top(sea, seat)
    for depth in range(known):
        put.number(out, sea.pile[len(sea.pile) - 1 - depth])
    put.blanks(out, telescope.CARDS - known)
    lore = sea.lore[seat]
    put.flags(out, lore, ADVENTURES)
    put.number(out, sea.block if lore else 0)


def write_cards(sea: CartaMagicaState, seat: int, out: BytesWriter) -> None:
    """Where each adventure and each talisman lies; NONE in the pile and in the deck."""
    seats = sea.seats
    lies = [NONE] * ADVENTURES
    held = [NONE] * TALISMANS
    lay(lies, sea.discards, DISCARDED)
    for step in range(seats):
        other = (seat + step) % seats
        lay(lies, sea.hand[other], step)
        lay(held, sea.talismans[other], step)
    if sea.moment == moments.PAY:
        lay(lies, sea.given, GIVEN)
    if sea.drawn >= 0:
        lies[sea.drawn] = DRAWN
    for slot in range(len(sea.display)):
        held[sea.display[slot]] = DISPLAYED + slot
    put.row(out, lies)
    put.row(out, held)


def lay(places: list[int], mask: int, where: int) -> None:
    """Say of the cards of a mask where they lie."""
    card = 0
    while mask:
        if mask & 1:
            places[card] = where
        mask >>= 1
        card += 1
