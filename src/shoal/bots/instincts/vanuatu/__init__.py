"""Vanuatu by instinct: plan a short chain around one place, hold its majorities, spend in time."""

from shoal.bots.instincts.vanuatu.instinct import INSTINCT, TUNING

__all__ = ["INSTINCT", "TUNING"]
