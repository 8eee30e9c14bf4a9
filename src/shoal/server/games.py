"""The games a server offers."""

from __future__ import annotations

from collections.abc import Callable

from shoal import games
from shoal.kernel import Game

Games = dict[str, Game]
Lookup = Callable[[], Games]


def shipped() -> Games:
    """All games that come with Shoal."""
    found: Games = {}
    for name in games.names():
        try:
            found[name] = games.find(name)
        except (ImportError, AttributeError):  # a game that is still being built
            continue
    return found


def describe(game: Game) -> dict[str, object]:
    """What a form needs to know to open a table."""
    options = [
        {"key": option.key, "values": option.values, "clause": option.clause}
        for option in game.options
    ]
    families = [
        {
            "name": family.name,
            "secret": family.secret,
            "domains": [{"name": domain.name, "words": domain.words} for domain in family.domains],
        }
        for family in game.space.families
    ]
    return {
        "name": game.name,
        "title": game.title,
        "seats": game.seat_counts,
        "rules": game.rules,
        "components": game.components(),
        "open_scores": game.open_scores,
        "options": options,
        "actions": families,
    }
