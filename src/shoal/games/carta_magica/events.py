"""What can happen, one function for each kind of event; without a journal nothing is told.

Rules change the state first and tell then: what an event says shows in every view after it.
"""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import BOX, CARD_KINDS, RESOURCES, SPACES
from shoal.games.carta_magica.rules import cards, payment, reach, ships, storm, tokens, wheel
from shoal.games.carta_magica.state import CartaMagicaState

# Message keys of things.


TALISMAN_NAMES: Final = ["@carta-magica-talisman-" + word.lower() for word in BOX.talismans]
HARBOUR_NAMES: Final = ["@carta-magica-harbour-" + word.lower() for word in BOX.harbours]
RESOURCE_NAMES: Final = ["@carta-magica-" + word for word in RESOURCES]
DIRECTION_NAMES: Final = ["@carta-magica-direction-" + word.lower() for word in BOX.directions]
UNSEEN: Final[dict[str, object]] = {"card": "", "sort": "", "name": ""}  # a card, to all others


def payment_name(purpose: int) -> str:
    return "@carta-magica-payment-" + payment.PURPOSES[purpose]


def card_args(card: int) -> dict[str, object]:
    """An adventure card as the arguments of `carta-magica-card`, with the numbers printed on it."""
    sort = CARD_KINDS[BOX.card_kinds[card]]
    name = "@carta-magica-kind-" + sort.replace("_", "-")
    if sort == "monster":
        name = "@carta-magica-monster-" + BOX.cards[card].lower()
    elif BOX.card_resources[card] >= 0:
        name = RESOURCE_NAMES[BOX.card_resources[card]]
    told: dict[str, object] = {"card": BOX.cards[card], "sort": sort, "name": name}
    if BOX.card_values[card]:
        told["value"] = BOX.card_values[card]
    if BOX.strengths[card]:
        told["strength"] = BOX.strengths[card]
    return told


def spin_args(purpose: int, sector: int) -> dict[str, object]:
    """What a spin came to, as the arguments of `carta-magica-spin`: a direction, or a segment."""
    told: dict[str, object] = {"spin": wheel.SPINS[purpose]}
    if purpose == wheel.TOWARDS:
        told["towards"] = DIRECTION_NAMES[BOX.sector_direction[sector]]
    else:
        segment = BOX.sector_segment[sector]
        told["number"] = str(BOX.numbers[segment]).replace("-", "−")
        told["symbols"] = ["@carta-magica-symbol-" + symbol for symbol in BOX.symbols[segment]]
    return told


# What several of them tell.


def card_part(seat: int, card: int) -> dict[str, object]:
    return card_args(card) | {"seat": seat}


def of_card(sea: CartaMagicaState, kind: str, seat: int, card: int) -> None:
    """Something happened to an adventure card that lies open."""
    if sea.journal is not None:
        sea.journal.tell(kind, card_part(seat, card))


def resource_part(resource: int) -> dict[str, object]:
    return {"resource": RESOURCES[resource], "kind_name": RESOURCE_NAMES[resource]}


def gain_part(sea: CartaMagicaState, seat: int, resource: int, taken: int) -> dict[str, object]:
    """Tokens taken from the bank."""
    left = tokens.held(sea, seat, resource)
    return {"seat": seat, "taken": taken, "left": left} | resource_part(resource)


def between(sea: CartaMagicaState, kind: str, seat: int, other: int) -> None:
    """Somebody turned to somebody."""
    if sea.journal is not None:
        sea.journal.tell(kind, {"seat": seat, "target_seat": other})


# Set-up.


def captain_chosen(sea: CartaMagicaState, seat: int, captain: int) -> None:
    if sea.journal is not None:
        chosen = BOX.characters[captain]
        name = "@carta-magica-captain-" + chosen.lower()
        sea.journal.tell("captain_chosen", {"seat": seat, "captain": chosen, "name": name})


def challenge_chosen(sea: CartaMagicaState, seat: int, challenge: int) -> None:
    if sea.journal is not None:
        chosen = BOX.challenges[challenge]
        told: dict[str, object] = {"seat": seat, "challenge": chosen}
        told["name"] = "@carta-magica-challenge-" + chosen.lower()
        told["talismans"] = [TALISMAN_NAMES[shown] for shown in BOX.challenge_shows[challenge]]
        sea.journal.tell("challenge_chosen", told)


def placed(sea: CartaMagicaState, seat: int, harbour: int) -> None:
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "harbour": BOX.harbours[harbour]}
        told |= {"name": HARBOUR_NAMES[harbour], "cell": chart.NAMES[chart.HARBOURS[harbour]]}
        sea.journal.tell("placed", told)


# The course of the game.


def turn(sea: CartaMagicaState) -> None:
    if sea.journal is not None:
        sea.journal.tell("turn", {"seat": sea.turn, "round": sea.round})


def skipped(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("skipped", seat)


def returned(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("returned", seat)


def last_round(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("last_round", seat)


def ended(sea: CartaMagicaState) -> None:
    if sea.journal is not None:
        sea.journal.tell("ended", {"round": sea.round})


def stopped(sea: CartaMagicaState) -> None:
    """Self-play reached its cap."""
    if sea.journal is not None:
        sea.journal.tell("stopped", {"round": sea.round})


# The wheel.


def spun(sea: CartaMagicaState, seat: int, purpose: int, sector: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("spun", {"seat": seat, "sector": sector} | spin_args(purpose, sector))


def let_stand(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("let_stand", seat)


# The action of a turn.


def held(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("held", seat)


def took(sea: CartaMagicaState, seat: int, resource: int, taken: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("took", gain_part(sea, seat, resource, taken))


def sailed(sea: CartaMagicaState, seat: int, start: int, freed: bool) -> None:
    """A ship has sailed from a space to where it is now."""
    if sea.journal is not None:
        before = sea.place[:]
        before[seat] = start
        path = reach.course(start, sea.place[seat], before)
        told: dict[str, object] = {"seat": seat, "path": [chart.NAMES[cell] for cell in path]}
        told |= {"cell": chart.NAMES[sea.place[seat]], "steps": len(path) - 1, "freed": freed}
        sea.journal.tell("sailed", told)


def passed(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("passed", seat)


# Payments.


def owing(sea: CartaMagicaState, seat: int, resource: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("owing", {"seat": seat, "amount": sea.owed} | resource_part(resource))


def laid(sea: CartaMagicaState, seat: int, card: int) -> None:
    of_card(sea, "laid", seat, card)


def paid(
    sea: CartaMagicaState, seat: int, resource: int, given: int, rest: int, change: int
) -> None:
    """Paid with some cards (a mask) and the rest in tokens, or with change back."""
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "amount": sea.owed, "change": change}
        told["tokens"] = max(rest, 0)
        told["cards"] = [BOX.cards[card] for card in cards.members(given)]
        told["purpose"] = payment_name(sea.payment)
        sea.journal.tell("paid", told | resource_part(resource))


# Harbours.


def visiting(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("visiting", seat)


def left(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("left", seat)


def traded(sea: CartaMagicaState, seat: int, taken: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("traded", {"seat": seat, "taken": taken, "left": sea.gold[seat]})


def bought(sea: CartaMagicaState, seat: int, talisman: int, slot: int) -> None:
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "talisman": BOX.talismans[talisman]}
        how = "@carta-magica-bought-" + ("unseen" if slot == actions.TOP else "shown")
        told |= {"name": TALISMAN_NAMES[talisman], "slot": slot, "how": how}
        sea.journal.tell("bought", told)


def cursed(sea: CartaMagicaState, seat: int) -> None:
    if sea.journal is not None:
        names = [TALISMAN_NAMES[shown] for shown in sea.display]
        sea.journal.tell("cursed", {"seat": seat, "names": names})


# Adventure cards.


def played(sea: CartaMagicaState, seat: int, card: int, use: str) -> None:
    if sea.journal is not None:
        sea.journal.tell("played", card_part(seat, card) | {"use": "@carta-magica-use-" + use})


def lapsed(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("lapsed", seat)


def about_to_draw(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("about_to_draw", seat)


def rebuilt(sea: CartaMagicaState) -> None:
    if sea.journal is not None:
        sea.journal.tell("rebuilt", {"pile": len(sea.pile)})


def looked(sea: CartaMagicaState, seat: int, seen: list[int]) -> None:
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "count": len(seen), "known": False}
        secret: dict[str, object] = {"cards": [BOX.cards[card] for card in seen], "known": True}
        for i in range(BOX.costs["telescope_cards"]):
            told |= numbered(UNSEEN, i + 1)
            if i < len(seen):
                secret |= numbered(card_args(seen[i]), i + 1)
        sea.journal.whisper("looked", told, secret, [seat])


def numbered(told: dict[str, object], number: int) -> dict[str, object]:
    """The arguments of one of several cards in a sentence."""
    return {f"{key}_{number}": value for key, value in told.items()}


def picked(sea: CartaMagicaState, seat: int, card: int) -> None:
    of_card(sea, "picked", seat, card)


def stowed(sea: CartaMagicaState, seat: int, top: int) -> None:
    if sea.journal is not None:
        told = UNSEEN | {"seat": seat, "known": False}
        sea.journal.whisper("stowed", told, card_args(top) | {"known": True}, [seat])


def drew(sea: CartaMagicaState, seat: int, card: int) -> None:
    of_card(sea, "drew", seat, card)


def kept(sea: CartaMagicaState, seat: int, card: int) -> None:
    of_card(sea, "kept", seat, card)


def cashed(sea: CartaMagicaState, seat: int, card: int, taken: int) -> None:
    if sea.journal is not None:
        gain = gain_part(sea, seat, BOX.card_resources[card], taken)
        sea.journal.tell("cashed", gain | {"card": BOX.cards[card]})


def unpaid(sea: CartaMagicaState, seat: int, card: int) -> None:
    if sea.journal is not None:
        amount = BOX.card_values[card]
        sea.journal.tell("unpaid", {"seat": seat, "card": BOX.cards[card], "amount": amount})


def settled_card(sea: CartaMagicaState, seat: int, card: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("settled_card", {"seat": seat, "card": BOX.cards[card]})


def faced(sea: CartaMagicaState, seat: int, monster: int, magic: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("faced", card_part(seat, monster) | {"magic": magic})


def tamed(sea: CartaMagicaState, seat: int, monster: int, total: int, gold: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("tamed", card_part(seat, monster) | {"total": total, "gold": gold})


def untamed(sea: CartaMagicaState, seat: int, monster: int, total: int, goods: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("untamed", card_part(seat, monster) | {"total": total, "goods": goods})


# Storms.


def braved(sea: CartaMagicaState, seat: int) -> None:
    sea.mention("braved", seat)


def storm_rose(sea: CartaMagicaState, direction: int) -> None:
    if sea.journal is not None:
        way, towards = BOX.directions[direction], DIRECTION_NAMES[direction]
        sea.journal.tell("storm", {"seat": sea.turn, "direction": way, "towards": towards})


def blown(sea: CartaMagicaState, seat: int, outcome: int, path: list[int], stopped_by: int) -> None:
    """What became of a ship; `stopped_by` is the space it could not be blown onto, if any."""
    if sea.journal is not None:
        cause = ""
        if stopped_by >= 0:
            sailed_by = ships.occupant(sea, stopped_by) >= 0
            cause = "ship" if sailed_by else SPACES[chart.SPACE[stopped_by]]
        became = storm.OUTCOMES[outcome]
        told: dict[str, object] = {"seat": seat, "outcome": became, "cause": cause}
        told["path"] = [chart.NAMES[cell] for cell in path]
        told["cell"] = chart.NAMES[path[-1]]
        told["result"] = "@carta-magica-outcome-" + (cause.replace("_", "-") or became)
        sea.journal.tell("blown", told)


# Battles.


def attacked(sea: CartaMagicaState, seat: int, other: int) -> None:
    between(sea, "attacked", seat, other)


def decided(sea: CartaMagicaState, winner: int) -> None:
    """A battle is `won`, or `tied` without a winner."""
    if sea.journal is not None:
        told: dict[str, object] = {"seat": sea.turn, "target_seat": sea.rival}
        told["attack"] = wheel.NUMBER[sea.attack]
        told["defence"] = wheel.NUMBER[sea.defence]
        if winner >= 0:
            told["winner_seat"] = winner
        sea.journal.tell("tied" if winner < 0 else "won", told)


def spared(sea: CartaMagicaState, seat: int, beaten: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("spared", {"seat": seat, "loser_seat": beaten})


def looted_talisman(sea: CartaMagicaState, seat: int, beaten: int, talisman: int) -> None:
    if sea.journal is not None:
        told: dict[str, object] = {"seat": seat, "loser_seat": beaten, "sort": "talisman"}
        told |= {"card": BOX.talismans[talisman], "name": TALISMAN_NAMES[talisman]}
        sea.journal.tell("looted", told)


def looted_card(sea: CartaMagicaState, seat: int, beaten: int, card: int) -> None:
    if sea.journal is not None:
        sea.journal.tell("looted", card_part(seat, card) | {"loser_seat": beaten})


def proposed(sea: CartaMagicaState, seat: int, other: int) -> None:
    between(sea, "proposed", seat, other)


def refused(sea: CartaMagicaState, seat: int, other: int) -> None:
    between(sea, "refused", seat, other)


def swapped(sea: CartaMagicaState, seat: int, other: int) -> None:
    """Two ships lie where the other one lay."""
    if sea.journal is not None:
        cells = [chart.NAMES[sea.place[seat]], chart.NAMES[sea.place[other]]]
        sea.journal.tell("swapped", {"seat": seat, "target_seat": other, "cells": cells})
