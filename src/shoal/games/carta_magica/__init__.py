"""Carta Magica: sail round the unknown world, trade, tame monsters, buy talismans, come home."""

from shoal.games.carta_magica.game import GAME

__all__ = ["GAME"]
