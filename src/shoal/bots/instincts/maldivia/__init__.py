"""Maldivia by instinct."""

from shoal.bots.instincts.maldivia.instinct import INSTINCT, TUNING

__all__ = ["INSTINCT", "TUNING"]
