"""Checks of playing: the same game every time, two bookkeepers, copies, an end with points."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys

from shoal.kernel import SPECTATOR, FastChance, Play, Record, SeaChance, TakeBackError, playout
from shoal.words import MissingWordsError, Words
from tests.conformance.case import Case, alike, frozen, look_alike, narrated, told


def check_determinism(case: Case) -> None:
    """The same seed and actions lead to the same position, twice in one process."""
    for seed in case.seeds():
        ends: list[str] = []
        for _ in range(2):
            state = case.start(seed)
            playout(state, FastChance(seed + 1), case.longest)
            ends.append(state.position())
        assert ends[0] == ends[1], "the same seed gave two different games"


def check_hash_order(case: Case) -> None:
    """Nothing depends on the order of sets or of hashes."""
    question = json.dumps([case.game.module, case.seats, case.options])
    for process in (orders := [in_order(hash_seed) for hash_seed in ("0", "1", "77")]):
        assert process.stdin is not None
        process.stdin.write(question + "\n")
        process.stdin.flush()
    digests = set()
    for process in orders:
        assert process.stdout is not None
        answer = process.stdout.readline()
        assert answer.startswith("played "), answer or "the process has ended"
        digests.add(answer)
    assert len(digests) == 1, "the game depends on the order of hashes"


# Plays what it is asked to, until nobody asks any more.
PLAYS = """
import hashlib, json, sys
from shoal.kernel import FastChance, playout
from shoal.kernel.game import load_game
from shoal.kernel.state import canonical

def played(module, seats, options):
    game, text = load_game(module), ""
    for seed in range(3):
        state = game.new(seats, FastChance(seed), options)
        text += canonical(state.legal(state.actor()))
        playout(state, FastChance(seed + 1), 50_000)
        text += state.position() + canonical(state.view(0))
    return hashlib.sha256(text.encode()).hexdigest()

for line in sys.stdin:
    try:
        print("played", played(*json.loads(line)), flush=True)
    except Exception as error:
        print(f"failed {error!r}", flush=True)
"""


@functools.cache
def in_order(hash_seed: str) -> subprocess.Popen[str]:
    """A process in which hashes have this order; to start one takes longer than its games."""
    environment = os.environ | {
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    return subprocess.Popen(
        [sys.executable, "-c", PLAYS],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def check_records(case: Case) -> None:
    """A play written down replays to the same position, and verifies."""
    for seed in case.seeds():
        state = case.game.new(case.seats, SeaChance(seed.to_bytes(32, "big")), case.options)
        play, chance = Play(state), FastChance(seed)
        while not play.state.over():
            seat = play.state.actor()
            legal = play.state.legal(seat)
            play.apply(seat, legal[chance.below(len(legal))])
        text = Record.of(play).text()
        record = Record.read(text)
        assert record.text() == text, "the record does not read back as it was written"
        again = record.play(case.game)
        assert again.state.position() == play.state.position(), "the record replays differently"
        verdict = record.verify(case.game)
        assert verdict.good(), f"a good record does not verify: {verdict.faults}"


def check_double_entry(case: Case) -> None:
    """Legal = not refused, over the whole action space, for every seat."""
    space = case.game.space
    numbers = {clause.number for clause in case.game.clauses()}
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            for seat in range(case.seats):
                legal = state.legal(seat)
                assert legal == sorted(set(legal)), "legal actions must ascend without repeats"
                acting = seat in state.actors()
                assert bool(legal) == acting, "a seat may act exactly when it has a legal action"
                step = 1 if acting else max(1, space.size // 20)
                allowed = set(legal)
                for action in range(0, space.size, step):
                    refusal = state.refusal(seat, action)
                    text = space.text(action)
                    if action in allowed:
                        why = refusal.plain() if refusal else ""
                        assert refusal is None, f"{text!r} is legal, but refused: {why}"
                    else:
                        assert refusal is not None, f"{text!r} is neither legal nor refused"
                        named = refusal.clause in numbers
                        assert named, f"refusal of {text!r} names no clause: {refusal.plain()}"
            assert state.actor() in state.awaited(), "actor() must be one of awaited()"
            assert set(state.awaited()) <= set(state.actors()), "awaited() must be among actors()"
            beyond = state.refusal(state.actor(), space.size)
            assert beyond is not None, "an action beyond the space must be refused"


def check_texts(case: Case) -> None:
    """Every action of the space has one text, and the text parses back."""
    space = case.game.space
    for action in range(space.size):
        text = space.text(action)
        assert space.parse(text) == action, f"{text!r} parses to another action"
        family = space.family_of(action)
        assert family.code(family.args(action)) == action, f"{text!r}: args and code disagree"


def check_clone(case: Case) -> None:
    """A clone is equal, and what happens to it does not touch the original."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            before = state.position()
            twin = state.clone()
            assert twin.position() == before, "a clone differs from its original"
            playout(twin, FastChance(seed), case.longest)
            assert state.position() == before, "playing on a clone changed the original"


def check_take_back(case: Case) -> None:
    """The horizon is honest: what can be taken back taught nobody anything and drew no chance."""
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            play = Play(state.clone())
            before = play.state.position()
            play.apply(seat, action)
            binding = play.steps[-1].binding
            if binding:
                try:
                    play.take_back(seat)
                except TakeBackError:
                    continue
                raise AssertionError("a step beyond the horizon was taken back")
            for observer in case.observers():
                one, two = state.clone(), state.imagine(observer, FastChance(seed))
                if two.refusal(seat, action) is not None:
                    continue
                heard = [told(each, seat, action, [observer]) for each in (one, two)]
                assert look_alike(one, two, observer), (
                    f"{case.game.space.text(action)!r} taught observer {observer} something, "
                    "but counted no reveal"
                )
                same = alike(heard[0], heard[1])
                assert same, f"observer {observer} hears something hidden"
            play.take_back(seat)
            assert play.state.position() == before, "taking back does not restore the position"


def check_silence(case: Case) -> None:
    """Events change nothing: with and without a journal the game goes the same way."""
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            loud, silent = state.clone(), state.clone()
            narrated(loud, seat, action)
            silent.apply(seat, action)
            assert loud.position() == silent.position(), "telling events changed the state"


def check_scores(case: Case) -> None:
    """Scores show only when the rules say so; ranking follows them; every point is explained."""
    for seed in case.seeds():
        state = case.start(seed)
        for state, _, _ in case.moments(seed):
            for observer in case.observers():
                hidden = case.game.open_scores or "scores" not in state.view(observer)
                assert hidden, "scores are shown before the end"
        end = case.start(seed)
        playout(end, FastChance(seed), case.longest)
        scores, ranking = end.scores(), end.ranking()
        assert end.over()
        assert end.actors() == []
        assert all(not end.legal(seat) for seat in range(case.seats))
        assert len(scores) == len(ranking) == case.seats
        assert 1 in ranking, "nobody won"
        for a in range(case.seats):
            for b in range(case.seats):
                if scores[a] > scores[b] and end.rank_key(a)[0] == scores[a]:
                    assert ranking[a] < ranking[b], "more points, but a worse rank"
            points = 0
            for row in end.tally(a):
                part = row["points"]
                assert isinstance(part, int)
                points += part
            assert points == scores[a], f"the tally explains {points} of {scores[a]} points"


def check_invariants(case: Case) -> None:
    """The game's own invariants hold after every action."""
    for seed in case.seeds():
        for state, _, action in case.walk(seed):
            assert not state.breaches(), (
                f"{state.breaches()} before {case.game.space.text(action)!r}"
            )


def check_end(case: Case) -> None:
    """Random play ends, and soon enough."""
    for seed in case.seeds():
        state = case.start(seed)
        playout(state, FastChance(seed), case.longest)
        assert state.over()
        refusal = state.refusal(0, 0)
        assert refusal is not None, "an action after the end must be refused"


SAID: set[bytes] = set()  # keys with their arguments, all of which have words


@functools.cache
def english() -> Words:
    return Words("en")


def check_words(case: Case) -> None:
    """Everything the game says has English words, and their arguments fit."""
    words = english()
    game = case.game.name.replace("_", "-")

    def say(key: str, args: object) -> None:
        assert isinstance(args, dict)
        if (sentence := frozen([key, args])) in SAID:
            return  # thirteen in fourteen were said before, and are the same again
        try:
            assert words.say(key, args).strip()
        except MissingWordsError as error:
            raise AssertionError(f"words: {error}") from None
        SAID.add(sentence)

    for option in case.game.options:
        say(f"{game}-option-{option.key.replace('_', '-')}", {})
    for seed in case.seeds():
        for state, seat, _ in case.moments(seed):
            for observer in case.observers():
                say(state.prompt(observer).key, state.prompt(observer).args)
            for other in range(0, case.game.space.size, 5):
                refusal = state.refusal(seat, other)
                if refusal is not None:
                    say(refusal.key, refusal.args)
        for state, seat, action in case.walk(seed):
            for event in narrated(state.clone(), seat, action).events:
                for observer in (SPECTATOR, *(event.ears[:1])):
                    heard = event.heard_by(observer)
                    kind = str(heard.pop("kind")).replace("_", "-")
                    say(f"{game}-event-{kind}", heard)
        end = case.start(seed)
        playout(end, FastChance(seed), case.longest)
        for seat in range(case.seats):
            for row in end.tally(seat):
                say(str(row["key"]), row["args"])
