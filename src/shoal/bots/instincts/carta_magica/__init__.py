"""Carta Magica by instinct: load, sell, shop for the challenge, and come home in time."""

from shoal.bots.instincts.carta_magica.instinct import INSTINCT, LEARNED, TUNING

__all__ = ["INSTINCT", "LEARNED", "TUNING"]
