"""Kleine Fische ganz groß: dive between 25 hidden cards, stop in time, mind the octopus."""

from shoal.games.kleine_fische.game import GAME

__all__ = ["GAME"]
