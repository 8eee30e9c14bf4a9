"""Where the seed of a live game comes from."""

from __future__ import annotations

import secrets

from shoal.kernel.chance import SEED_BYTES


def new_seed() -> bytes:
    """A secret seed from the operating system: never from a clock or a table's name."""
    return secrets.token_bytes(SEED_BYTES)
