"""Tic-tac-toe: the smallest complete game."""

from tiny.tic_tac_toe.game import GAME

__all__ = ["GAME"]
