"""Battle: attack, two spins, loot, exchange of places (CM-160 to CM-173)."""

from __future__ import annotations

from shoal.games.carta_magica import actions, events, moments
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import NOWHERE
from shoal.games.carta_magica.rules import cards, ships, wheel
from shoal.games.carta_magica.state import CartaMagicaState


def targets(sea: CartaMagicaState) -> list[int]:
    """Whom the turn player may attack, ascending (CM-160, CM-161)."""
    found: list[int] = []
    seat = sea.turn
    wanted = cards.WANTED[sea.challenge[seat]]
    for other in range(sea.seats):
        if sea.talismans[other] & wanted and other != seat and sea.condition[other] == ships.SOUND:
            away = sea.place[other] - sea.place[seat]
            if away in chart.STEPS:
                found.append(other)
    return found


def offer(sea: CartaMagicaState) -> None:
    """After a sail action and its visit (CM-042, CM-160)."""
    sea.acting = sea.turn
    sea.moment = moments.BATTLE if targets(sea) else moments.TURN_OVER


def pass_by(sea: CartaMagicaState) -> None:
    """No attack, or no exchange of places proposed."""
    sea.moment = moments.TURN_OVER
    events.passed(sea, sea.turn)


def begin(sea: CartaMagicaState, other: int) -> None:
    """The attacker spins first (CM-162)."""
    sea.rival = other
    events.attacked(sea, sea.turn, other)
    wheel.spin(sea, sea.turn, wheel.ATTACK)


def winner(sea: CartaMagicaState) -> int:
    """The higher number wins (CM-164); the storm counts −2 (CM-163); equal: nobody (CM-165)."""
    mine, theirs = wheel.NUMBER[sea.attack], wheel.NUMBER[sea.defence]
    if mine == theirs:
        return NOWHERE
    return sea.turn if mine > theirs else sea.rival


def loser(sea: CartaMagicaState) -> int:
    return sea.rival if winner(sea) == sea.turn else sea.turn


def decide(sea: CartaMagicaState) -> None:
    """Both spins stand: the winner may take a card, if the loser has any (CM-164)."""
    won = winner(sea)
    beaten = loser(sea)
    if won != NOWHERE and (sea.talismans[beaten] or sea.hand[beaten]):
        sea.acting = won
        sea.moment = moments.LOOT
    else:
        sea.moment = moments.FOUGHT
    events.decided(sea, won)


def loot(sea: CartaMagicaState, action: int) -> None:
    """Take one card or pass; it keeps its nature and triggers nothing (CM-166)."""
    won, beaten = sea.acting, loser(sea)
    sea.moment = moments.FOUGHT
    if action == actions.PASS:
        events.spared(sea, won, beaten)
    elif action < actions.LOOT_CARD:
        talisman = action - actions.LOOT
        sea.talismans[beaten] ^= 1 << talisman
        sea.talismans[won] |= 1 << talisman
        events.looted_talisman(sea, won, beaten, talisman)
    else:
        card = action - actions.LOOT_CARD
        sea.hand[beaten] ^= 1 << card
        sea.hand[won] |= 1 << card
        events.looted_card(sea, won, beaten, card)


def offer_exchange(sea: CartaMagicaState) -> None:
    """After any battle the attacker may propose to exchange places (CM-170)."""
    sea.acting = sea.turn
    sea.moment = moments.PROPOSE


def propose(sea: CartaMagicaState) -> None:
    sea.acting = sea.rival
    sea.moment = moments.ANSWER
    events.proposed(sea, sea.turn, sea.rival)


def answer(sea: CartaMagicaState, agreed: bool) -> None:
    mine, theirs = sea.turn, sea.rival
    sea.moment = moments.DUTIES
    if not agreed:
        events.refused(sea, theirs, mine)
        return
    here, there = sea.place[mine], sea.place[theirs]
    displace(sea, mine, here, there)
    displace(sea, theirs, there, here)
    events.swapped(sea, mine, theirs)
    ships.check_return(sea, mine)  # CM-172
    ships.check_return(sea, theirs)


def displace(sea: CartaMagicaState, seat: int, origin: int, goal: int) -> None:
    """One ship's part of the exchange: a step that counts (CM-171), a harbour entered (CM-173)."""
    sea.laps[seat] += chart.step_laps(origin, goal)
    sea.place[seat] = goal
    sea.pending[seat] = 1 if chart.is_harbour(goal) else 0
    if chart.SPACE[goal] == chart.BLACK:
        sea.queue |= 1 << seat
