"""Set-up: character and challenge in turn order (CM-004), harbours in reverse (CM-010)."""

from __future__ import annotations

from shoal.games.carta_magica import events, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import ADVENTURES, TALISMANS
from shoal.games.carta_magica.rules import harbour
from shoal.games.carta_magica.state import CartaMagicaState


def lay_out(sea: CartaMagicaState) -> None:
    """The starter by chance (CM-003), two shuffled decks, three talismans open.

    Nobody begins with a card (CM-012).
    """
    sea.first = sea.chance.below(sea.seats)
    sea.turn = sea.first
    sea.acting = sea.first
    sea.deck = list(range(TALISMANS))
    sea.chance.shuffle(sea.deck)
    harbour.refill(sea)  # CM-007
    sea.reveals = 0
    sea.pile = list(range(ADVENTURES))
    sea.chance.shuffle(sea.pile)  # CM-008


def choose_captain(sea: CartaMagicaState, seat: int, captain: int) -> None:
    sea.captain[seat] = captain  # a portrait, nothing more (CM-005)
    sea.moment = moments.CHALLENGE
    events.captain_chosen(sea, seat, captain)


def choose_challenge(sea: CartaMagicaState, seat: int, challenge: int) -> None:
    sea.challenge[seat] = challenge
    following = (seat + 1) % sea.seats
    if following == sea.first:
        sea.moment = moments.HOME  # the last player places first
    else:
        sea.moment = moments.CAPTAIN
        sea.turn = following
        sea.acting = following
    events.challenge_chosen(sea, seat, challenge)


def choose_home(sea: CartaMagicaState, seat: int, number: int) -> None:
    sea.home[seat] = chart.HARBOURS[number]
    sea.place[seat] = chart.HARBOURS[number]
    if seat == sea.first:
        sea.moment = moments.START  # CM-011: no card, no trade, laps 0
    else:
        sea.turn = (seat + sea.seats - 1) % sea.seats
        sea.acting = sea.turn
    events.placed(sea, seat, number)
    if seat == sea.first:
        events.turn(sea)
