"""Proofs: a whole game in words, for somebody who reads whether a language sounds right.

Bots play; what everybody at the table would read is printed: what is asked, of the one who is asked
and of the others, why something else is refused, and what happens. After it all that this game did
not say, as it stands in the word files.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from shoal.bots.levels import player
from shoal.kernel import SPECTATOR, FastChance, Game, Observer, Play, SeaChance
from shoal.words import Words
from shoal.words.catalogue import Catalogues

LONGEST = 2000  # actions of one game: more would tell nothing new
NAMES = ["Ada", "Bruno", "Chiara", "Dmytro", "Eszter", "Franci"]


class Reader(Words):
    """Speaks as for anybody, marks what is missing, and remembers what was said."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.marks = True
        self.said: set[str] = set()

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        self.said.add(key)
        return super().say(key, args)


def proof(game: Game, words: Reader, seed: int) -> Iterator[str]:
    """The lines of one game: questions with a question mark, refusals crossed out."""
    chance, seats = FastChance(seed), game.seat_counts[-1]
    words.names = NAMES[:seats]
    play = Play(game.new(seats, SeaChance(seed.to_bytes(32, "big"))))
    mind = player("mate", game.name)
    prefix, asked = game.name.replace("_", "-"), ""
    while not play.state.over() and len(play.steps) < LONGEST:
        state, seat = play.state, play.state.actor()
        for reader in (seat, (seat + 1) % seats):
            prompt = state.prompt(reader)
            said = words.say(prompt.key, prompt.args)
            if said != asked:
                yield f"  ? {said}"
            asked = said
        refusal = state.refusal(seat, chance.below(game.space.size))
        if refusal is not None:
            yield f"  × {words.say(refusal.key, refusal.args)}"
        for event in play.apply(seat, mind.decide(Observer(state, seat), chance)):
            heard = [event.heard_by(reader) for reader in (SPECTATOR, seat)]
            kinds = [str(told.pop("kind")).replace("_", "-") for told in heard]
            lines = [
                words.say(f"{prefix}-event-{kind}", told)
                for kind, told in zip(kinds, heard, strict=True)
            ]
            yield from dict.fromkeys(lines)
    for seat, points in enumerate(play.state.scores()):
        has = words.say("count-points", {"points": points})
        yield words.say("label-value", {"label": words.seat(seat), "value": has})
        for row in play.state.tally(seat):
            key, args = str(row["key"]), cast("dict[str, object]", row["args"])
            part = {"label": words.say(key, args), "value": row["points"]}
            yield f"    {words.say('label-value', part)}"


def unsaid(game: Game, words: Reader, own: Catalogues) -> Iterator[str]:
    """What a game can say and did not, as it is written."""
    for message in own.messages.values():
        if message.catalogue.partition("-")[0] == game.name and message.key not in words.said:
            yield message.source.rstrip()
