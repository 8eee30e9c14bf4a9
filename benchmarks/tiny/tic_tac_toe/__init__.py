"""Tic-tac-toe: the smallest complete game, and the one the guide "add a game" walks through."""

from tiny.tic_tac_toe.rules import GAME

__all__ = ["GAME"]
