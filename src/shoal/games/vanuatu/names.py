"""The message keys of things, in the form events and refusals carry them: `@vanuatu-tile-santo`."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.actions import REST_WORDS
from shoal.games.vanuatu.components import ACTIONS, BOX, CHARACTERS, GOODS

ACTION_NAMES: Final = [f"@vanuatu-action-{word}" for word in ACTIONS]
TILE_NAMES: Final = [f"@vanuatu-tile-{word}" for word in BOX.tile_words]
ISLE_NAMES: Final = [TILE_NAMES[tile] for tile in BOX.isle_tile]
GOOD_NAMES: Final = [f"@vanuatu-good-{word}" for word in GOODS]
PERSON_NAMES: Final = [f"@vanuatu-character-{word}" for word in CHARACTERS]
REST_NAMES: Final = [f"@vanuatu-rest-{word}" for word in REST_WORDS]
