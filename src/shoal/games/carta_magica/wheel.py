"""The wheel as tables by sector: the outer ring's segments, the inner ring's directions."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica.box import BOX, SECTORS

STORM: Final = 5  # the segment of the storm (CM-028)
SEGMENT: Final = BOX.sector_segment
DIRECTION: Final = BOX.sector_direction
NUMBER: Final = [BOX.numbers[SEGMENT[sector]] for sector in range(SECTORS)]  # CM-024


def shows(symbol: str) -> list[bool]:
    return [symbol in BOX.symbols[SEGMENT[sector]] for sector in range(SECTORS)]


WIND: Final = shows("wind")
HAMMER: Final = shows("hammer")
GOODS: Final = shows("goods")
MAGIC: Final = shows("magic")
ADVENTURE: Final = shows("adventure")
