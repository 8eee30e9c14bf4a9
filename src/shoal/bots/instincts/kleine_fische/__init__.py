"""How a bot plays Kleine Fische by instinct."""

from shoal.bots.instincts.kleine_fische.instinct import INSTINCT, LEARNED, TUNING

__all__ = ["INSTINCT", "LEARNED", "TUNING"]
