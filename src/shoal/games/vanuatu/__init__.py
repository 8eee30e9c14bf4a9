"""Vanuatu: islands, majorities and ten vatu that turn into five points."""

from shoal.games.vanuatu.game import GAME

__all__ = ["GAME"]
