"""A game as a form needs to know it."""

from __future__ import annotations

from shoal.kernel import Game
from shoal.kernel.lesson import lessons


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
        "usual_seats": game.usual_seats,
        "rules": game.rules,
        "components": game.components(),
        "open_scores": game.open_scores,
        "options": options,
        "actions": families,
        "lessons": [lesson.name for lesson in lessons(game)],
    }
