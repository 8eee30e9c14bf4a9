"""Kleine Fische ganz groß: dive between 25 hidden cards, stop in time, mind the octopus."""

from shoal.games.kleine_fische.rules import GAME

__all__ = ["GAME"]
