"""Carta Magica: sail round the unknown world, trade, tame monsters, buy talismans, come home."""

from shoal.games.carta_magica.rules import GAME

__all__ = ["GAME"]
