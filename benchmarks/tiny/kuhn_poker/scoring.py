"""Chips won or lost; nothing before the end."""

from __future__ import annotations

from tiny.kuhn_poker import actions, course, moments
from tiny.kuhn_poker import map as table
from tiny.kuhn_poker.rules import showdown, stakes
from tiny.kuhn_poker.state import Deal


def scores(deal: Deal) -> list[int]:
    if course.moment(deal) != moments.OVER:
        return [0, 0]
    if showdown.reached(deal):
        stake, winner = stakes.chips(deal.bets[-1]), showdown.winner(deal)
    else:  # KUH-004: whoever passed gave the pot away
        passed = (len(deal.bets) - 1) % table.SEATS
        stake, winner = stakes.chips(actions.PASS), table.across(passed)
    return [stake, -stake] if winner == 0 else [-stake, stake]


def ranking(deal: Deal) -> list[int]:
    """What one wins the other loses, so one number tells."""
    won = scores(deal)[0]
    return [1, 2] if won > 0 else [2, 1] if won < 0 else [1, 1]
