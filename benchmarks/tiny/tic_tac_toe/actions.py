"""The actions: `mark b2`. An action is `MARK` and the number of its cell."""

from __future__ import annotations

from typing import Final

from shoal.kernel.actions import ActionSpace, Domain, Family
from tiny.tic_tac_toe import map as board

MARK: Final = 0
SPACE: Final = ActionSpace([Family("mark", [Domain("cell", board.CELLS)], MARK)])
