"""What a game says while it is played, said in every complete language without falling back."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.cli.wording import english_words
from shoal.kernel import SPECTATOR, FastChance, Play, SeaChance
from shoal.words import FALLBACK, Words, languages
from shoal.words.catalogue import read
from shoal.words.checking import lacking, untold

STEPS = 120


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", [each for each in languages() if each != FALLBACK])
def test_a_played_game_never_falls_back_to_english(name: str, language: str) -> None:
    game = games.find(name)
    english = english_words()
    if name in untold(read(language), english):
        pytest.skip("nobody has begun to translate this game")
    if any(line.startswith(f"{name}: ") for line in lacking(read(language), english)):
        pytest.skip("test_languages.py says what is missing")
    seats = game.seat_counts[0]
    words = Words(language, [f"Name {seat}" for seat in range(seats)])
    words.marks = True
    prefix, said = name.replace("_", "-"), set()
    play, chance = Play(game.new(seats, SeaChance(bytes([7] * 32)))), FastChance(7)
    while not play.state.over() and len(play.steps) < STEPS:
        state, seat = play.state, play.state.actor()
        prompt = state.prompt(seat)
        said.add(words.say(prompt.key, prompt.args))
        refusal = state.refusal(seat, chance.below(game.space.size))
        if refusal is not None:
            said.add(words.say(refusal.key, refusal.args))
        legal = state.legal(seat)
        for event in play.apply(seat, legal[chance.below(len(legal))]):
            heard = event.heard_by(SPECTATOR)
            kind = str(heard.pop("kind")).replace("_", "-")
            said.add(words.say(f"{prefix}-event-{kind}", heard))
    assert len(said) > len(play.steps) / 4
    assert [text for text in said if "⟦" in text] == []
