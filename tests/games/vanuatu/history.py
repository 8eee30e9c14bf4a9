"""What a position of Vanuatu may claim although no game led to it."""

from __future__ import annotations

from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import State


def holds_unfished_tiles(state: State) -> bool:
    """Whether players hold more reward tiles than the seas of the map have given.

    VAN-126, VAN-131: a sea gives a tile of each value from its number of discs down to what is
    left on it.
    """
    assert isinstance(state, VanuatuState)
    for held, discs, printed in (
        (state.fish_tiles, state.fish, BOX.tile_fish),
        (state.gems, state.treasure, BOX.tile_treasure),
    ):
        for value in (1, 2, 3):
            given = sum(
                discs[tile] < value <= printed[tile]
                for tile in range(16)
                if state.tile_hex[tile] >= 0
            )
            if sum(held[value::4]) > given:
                return True
    return False
