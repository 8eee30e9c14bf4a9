"""The conformance suite: takes a game and checks every contract of the kernel.

Each check is a function of a `Case` (a game at one number of seats with options) and raises
`AssertionError` with a sentence when the contract does not hold. `run` runs one and adds where in
which game that was. `CHECKS` names them all; `test_games.py` runs them on every game,
`test_broken.py` shows that each of them can fail.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.conformance import knowing, playing, positions
from tests.conformance.case import Case

CHECKS: list[Callable[[Case], None]] = [
    playing.check_determinism,
    playing.check_hash_order,
    playing.check_records,
    playing.check_double_entry,
    playing.check_texts,
    playing.check_clone,
    positions.check_restore,
    positions.check_positions,
    knowing.check_noninterference,
    knowing.check_imagine,
    knowing.check_memory,
    knowing.check_imagine_varies,
    knowing.check_secrets_unseen,
    knowing.check_secret_actions,
    playing.check_take_back,
    knowing.check_patches,
    knowing.check_view_tells_legal,
    knowing.check_views_are_fresh,
    knowing.check_views_beside,
    knowing.check_views_after,
    playing.check_silence,
    playing.check_scores,
    playing.check_invariants,
    playing.check_end,
    playing.check_words,
]
