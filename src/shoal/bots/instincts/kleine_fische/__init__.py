"""How a bot plays Kleine Fische by instinct."""

from shoal.bots.instincts.kleine_fische.instinct import INSTINCT, TUNING

__all__ = ["INSTINCT", "TUNING"]
