"""Maldivia: a cloth sea that folds away, secret plans, fish on masts, orders at four islands."""

from shoal.games.maldivia.game import GAME

__all__ = ["GAME"]
