"""Views: what an observer could see at the real table, field by named field (section 4.5)."""

from __future__ import annotations

from typing import Any, Final

from shoal.games.kleine_fische.cards import (
    BOX,
    CARD_NAMES,
    CARDS,
    DIFFICULTY,
    FISH,
    KIND,
    KINDS,
    POWER,
    SPECIES_NAMES,
    back_name,
)
from shoal.games.kleine_fische.imagine import laid_open, sees_place
from shoal.games.kleine_fische.lamp import bits
from shoal.games.kleine_fische.outlook import look_ahead
from shoal.games.kleine_fische.reef import LANE_NAMES, PLACE_NAMES, PLACES, WAYS, heading
from shoal.games.kleine_fische.scoring import final_score
from shoal.games.kleine_fische.sea import OVER, PHASES, RAINBOW_DUE, SCATTERED, Sea

# Shells and octopus points of the fish `species-1` … `species-7`, so that a client can draw them.
SIZES: Final = [[shells, octopus] for shells, octopus in zip(BOX.shells, BOX.octopus, strict=True)]


def view_of(sea: Sea, observer: int) -> dict[str, Any]:
    """The whole view: what is seen, and what follows from it."""
    view: dict[str, Any] = {
        "phase": PHASES[sea.phase],
        "turn": sea.turn,
        "memory_help": sea.helped,
        "sizes": [size[:] for size in SIZES],
        "cards": [_card(sea, observer, place) for place in range(PLACES)],
        "photos": [PLACE_NAMES[place] for place in sea.photos],
        "explored": PLACE_NAMES[sea.explored] if sea.explored >= 0 else "",
        "boat": sea.boat,
        "divers": [_diver(berth) for berth in sea.divers],
        "octopus": LANE_NAMES[sea.octopus] if sea.octopus >= 0 else "cave",
        "turbo": sea.turbo,
        "deck": {"left": len(sea.deck), "top": back_name(sea.deck[-1]) if sea.deck else ""},
        "players": [_player(sea, observer, seat) for seat in range(sea.seats)],
        "box": [CARD_NAMES[c] for c in range(FISH, CARDS) if sea.spent >> (c - FISH) & 1],
        "lamp": _lamp(sea),
        "theft": _theft(sea),
    }
    if sea.helped:
        view["scattered"] = _gone(sea, SCATTERED)
    if sea.phase >= RAINBOW_DUE:
        view["crowns"] = [[crown_name(species) for species in row] for row in sea.crowns]
    if sea.phase == OVER:
        view["scores"] = [final_score(sea, seat) for seat in range(sea.seats)]
        view["ranks"] = sea.ranking()
    look_ahead(view)
    return view


def crown_name(species: int) -> str:
    return SPECIES_NAMES[species] if species >= 0 else "nowhere"


def _card(sea: Sea, observer: int, place: int) -> dict[str, Any]:
    """A card as it lies: its back (KF-023), its face if the observer sees it, its photo number."""
    card = sea.board[place]
    if card < 0:
        return {"back": ""}
    shown: dict[str, Any] = {"back": back_name(card)}
    if card < FISH and sees_place(sea, observer, place):
        shown["face"] = CARD_NAMES[card]
        if sea.lit >> place & 1:
            shown["photo"] = sea.photos.index(place) + 1
    if sea.helped:
        looked = [seat for seat in range(sea.seats) if sea.known[place] >> seat & 1]
        if looked:
            shown["looked"] = looked
    return shown


def _diver(berth: int) -> dict[str, Any] | None:
    if berth < 0:
        return None
    return {"lane": LANE_NAMES[berth >> 1], "heading": WAYS[heading(berth)]}


def cave_row(card: int, is_open: bool) -> dict[str, Any]:
    """A cave in front of a player: the number for all, the face for the owner (KF-143)."""
    row: dict[str, Any] = {"needs": DIFFICULTY[card]}
    if is_open:
        row["card"] = CARD_NAMES[card]
        row["kind"] = KINDS[KIND[card]]
        row["power"] = POWER[card]
    return row


def hand_rows(cards: list[int], is_open: bool) -> list[dict[str, Any]]:
    """Caves by number, so that their order says nothing about their faces."""
    return [cave_row(card, is_open) for card in sorted(cards, key=lambda c: (DIFFICULTY[c], c))]


def _player(sea: Sea, observer: int, seat: int) -> dict[str, Any]:
    mine = seat == observer or laid_open(sea)
    row: dict[str, Any] = {
        "fish": len(sea.piles[seat]),
        "caves": hand_rows(sea.hands[seat], mine),
        "pile": [CARD_NAMES[card] for card in sea.piles[seat]] if mine else None,
    }
    if sea.helped:
        row["seen"] = _gone(sea, seat + 1)
    return row


def _gone(sea: Sea, whose: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(FISH) if sea.gone[card] == whose]


def _lamp(sea: Sea) -> dict[str, Any] | None:
    if sea.lamp < 0:
        return None
    looked = [PLACE_NAMES[place] for place in range(PLACES) if sea.looked >> place & 1]
    left = POWER[sea.lamp] - bits(sea.looked)
    return {"card": CARD_NAMES[sea.lamp], "looked": looked, "left": left}


def _theft(sea: Sea) -> dict[str, Any] | None:
    if sea.victim < 0:
        return None
    return {
        "victim": sea.victim,
        "number": sea.announced,
        "rolls": sea.rolls[:],
        "extra": sea.extra,
    }
