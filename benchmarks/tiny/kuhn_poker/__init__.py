"""Kuhn poker: the smallest game with chance and hidden information."""

from tiny.kuhn_poker.game import GAME

__all__ = ["GAME"]
