"""Nobody reads what is only meant for programs: values of options, names of files, signs of the
notation."""

from __future__ import annotations

import re

import pytest

from shoal import games
from shoal.games.carta_magica import map as chart
from shoal.games.vanuatu.components import BOX
from shoal.kernel import SPECTATOR, FastChance, Play, SeaChance
from shoal.words import Words, languages
from shoal.words.catalogue import read

STEPS = 400
PROGRAMS_ONLY = "_cap"  # options that the form leaves out, as web/src/pages/Options.svelte does


def key_of(name: str) -> str:
    return name.replace("_", "-")


@pytest.mark.parametrize("language", languages())
def test_set_up_has_words_for_every_option_and_value(language: str) -> None:
    messages = read(language).messages
    asked = 0
    for name in games.names():
        for option in games.find(name).options:
            if option.key.endswith(PROGRAMS_ONLY):
                continue
            legend = f"{key_of(name)}-option-{key_of(option.key)}"
            assert legend in messages
            for value in option.values:
                if isinstance(value, str):
                    own, shared = f"{legend}-{value}", f"web-option-{key_of(value)}"
                    found = messages.get(own) or messages.get(shared)
                    assert found is not None, own
                    assert value not in found.texts, own
                    asked += 1
    assert asked >= 4
    assert {"web-on", "web-off"} <= messages.keys()


FILES = re.compile(
    r"components? file|\b\w+\.(?:toml|py|ftl|json)\b|Komponentendatei", re.IGNORECASE
)


@pytest.mark.parametrize("name", games.names())
def test_no_clause_speaks_of_a_file(name: str) -> None:
    clauses = games.find(name).clauses()
    assert clauses
    assert [clause.number for clause in clauses if FILES.search(clause.says)] == []
    for language in languages():
        messages = read(language).messages
        for clause in clauses:
            found = messages.get(clause.number)
            said = " ".join(found.texts) if found else ""
            assert not FILES.search(said), f"{language} {clause.number}: {said}"


LABELS = {"vanuatu": BOX.labels, "carta_magica": chart.WORDS}


@pytest.mark.parametrize("name", LABELS)
def test_a_space_is_called_in_the_log_as_on_the_map(name: str) -> None:
    """Actions are typed in lower case; the map has C3, and so has whatever is said about it."""
    game = games.find(name)
    seats = game.seat_counts[0]
    words = Words("en", [f"Name{seat}" for seat in range(seats)])
    typed = re.compile(rf"\b(?:{'|'.join(LABELS[name])})\b")
    named = re.compile(rf"\b(?:{'|'.join(label.upper() for label in LABELS[name])})\b")
    said: list[str] = []
    play, chance = Play(game.new(seats, SeaChance(bytes([7] * 32)))), FastChance(7)
    while not play.state.over() and len(play.steps) < STEPS:
        state, seat = play.state, play.state.actor()
        refusal = state.refusal(seat, chance.below(game.space.size))
        if refusal is not None:
            said.append(words.say(refusal.key, refusal.args))
        legal = state.legal(seat)
        for event in play.apply(seat, legal[chance.below(len(legal))]):
            heard = event.heard_by(SPECTATOR)
            kind = key_of(str(heard.pop("kind")))
            said.append(words.say(f"{key_of(name)}-event-{kind}", heard))
    assert [line for line in said if typed.search(line)] == []
    assert sum(named.search(line) is not None for line in said) > 3
