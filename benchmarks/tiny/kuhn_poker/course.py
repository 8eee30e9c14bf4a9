"""The course of the game: whose turn it is, and when the cards are shown."""

from __future__ import annotations

from tiny.kuhn_poker import actions, events, moments
from tiny.kuhn_poker import map as table
from tiny.kuhn_poker.rules import showdown
from tiny.kuhn_poker.state import Deal


def moment(deal: Deal) -> int:
    """A showdown ends the game, and so does a pass after a bet (KUH-004)."""
    folded = len(deal.bets) >= 2 and deal.bets[-1] == actions.PASS
    return moments.OVER if folded or showdown.reached(deal) else moments.BET


def mover(deal: Deal) -> int:
    """In turn a player passes or bets (KUH-002)."""
    return len(deal.bets) % table.SEATS


def choose(deal: Deal, seat: int, choice: int) -> None:
    deal.bets.append(choice)
    shown = showdown.reached(deal)
    if shown:
        deal.reveals += 1
    events.chosen(deal, seat, choice)
    if shown:
        events.shown(deal)
