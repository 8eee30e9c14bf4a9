"""Doors for researchers: the games as PettingZoo, Gymnasium and OpenSpiel know games.

Each is an extra (`pip install shoal[pettingzoo]`); nothing else in Shoal needs any of them.
"""
