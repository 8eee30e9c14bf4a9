"""The conformance suite: takes a game and checks every contract of the kernel.

Each check is a function of a `Case` (a game at one number of seats with options) and raises
`AssertionError` with a sentence when the contract does not hold. `run` runs one and adds where in
which game that was. `CHECKS` names them all; `test_games.py` runs them on every game,
`test_broken.py` shows that each of them can fail.
"""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator

from shoal.kernel import (
    SPECTATOR,
    FastChance,
    Game,
    Journal,
    Observer,
    Play,
    PositionError,
    Record,
    SeaChance,
    State,
    TakeBackError,
    Watch,
    patched,
    playout,
)
from shoal.kernel.build import COMPILED
from shoal.kernel.options import complete
from shoal.kernel.state import canonical
from shoal.kernel.toml_text import toml_text
from shoal.words import MissingWordsError, Words
from tests.conformance.bending import bent

LONGEST = 50_000  # actions: random play of no game of ours comes near
ACTIONS = 1500 if COMPILED else 500  # per check, in as many random games as that takes
BENDS = 8 if COMPILED else 4  # changed positions made of each
GAMES = 120  # but no more than these: some games last for two actions
MOMENTS = 180 if COMPILED else 40  # of them looked at closely


class Case:
    """A game at one number of seats."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, object] | None = None,
        seed: int = 1,
        part: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options or {}
        self.seed = seed
        self.part = part  # plays and looks only one part in so many
        self.where = "the beginning"  # what a failing check was looking at
        self._lengths: dict[int, int] = {}

    def __repr__(self) -> str:
        usual = complete(self.game.options, {})
        chosen = "".join(
            f"-{key}={value}" for key, value in self.options.items() if value != usual.get(key)
        )
        return f"{self.game.name}-{self.seats}{chosen}"

    def start(self, seed: int) -> State:
        return self.game.new(self.seats, FastChance(seed), self.options)

    def observers(self) -> list[int]:
        return [SPECTATOR, *range(self.seats)]

    def length(self, seed: int) -> int:
        return playout(self.start(seed), FastChance(seed + 1), LONGEST)

    def walk(self, seed: int) -> Iterator[tuple[State, int, int]]:
        """A random game: each state with the seat that acts and the action it takes.

        Any of the seats that may act is taken, not only the first, so that simultaneous choices
        come in every order. The state moves on when the caller asks for the next one.
        """
        self.where = f"seed {seed}, the beginning"
        state, chance = self.start(seed), FastChance(seed + 1)
        for ply in range(LONGEST):
            self.where = f"seed {seed}, ply {ply}"
            if state.over():
                return
            # Mostly the first seat that may act; a replaceable choice must not go on for ever.
            actors = state.actors()
            seat = actors[chance.below(len(actors))] if chance.below(4) == 0 else state.actor()
            legal = state.legal(seat)
            action = legal[chance.below(len(legal))]
            self.where += f" (before p{seat + 1} {self.game.space.text(action)!r})"
            yield state, seat, action
            state.apply(seat, action)
        raise AssertionError(f"no end after {LONGEST} actions")

    def moments(self, seed: int) -> Iterator[tuple[State, int, int]]:
        """The same game, but only some of its moments, each as likely as the others."""
        one_of, pick = (
            max(1, sum(self._lengths.values()) * self.part // MOMENTS),
            FastChance(seed + 2),
        )
        for moment in self.walk(seed):
            if pick.below(one_of) == 0:
                yield moment

    def seeds(self) -> list[int]:
        """The random games that are played: until there are actions enough."""
        while sum(self._lengths.values()) < ACTIONS // self.part and len(self._lengths) < GAMES:
            seed = self.seed * 1000 + len(self._lengths) * 7
            self.where = f"seed {seed}, a game at random"
            self._lengths[seed] = self.length(seed)
        return list(self._lengths)


def run(check: Callable[[Case], None], case: Case) -> None:
    """Run a check; whatever goes wrong, the message says in which game and at which ply."""
    try:
        check(case)
    except Exception as error:
        kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
        raise AssertionError(f"{case!r}, {case.where}: {kind}{error}") from error


def seen(state: State, observer: int) -> str:
    """Everything an observer gets of a state, as bytes would hold it."""
    legal = state.legal(observer) if observer >= 0 else []
    return canonical([state.view(observer), state.prompt(observer).plain(), legal])


def narrated(state: State, seat: int, action: int, watch: Watch | None = None) -> Journal:
    """Apply an action with events on."""
    journal = Journal(watch)
    state.journal = journal
    if watch is not None:
        watch.begin(state)
    state.apply(seat, action)
    state.journal = None
    return journal


def told(state: State, seat: int, action: int, observers: list[int]) -> list[str]:
    """Apply an action; for each observer the events and what each of them changed, as sent."""
    watch = Watch(observers)
    events = narrated(state, seat, action, watch).events
    patches = watch.end()
    return [
        canonical([[event.heard_by(observer) for event in events], patches[observer]])
        for observer in observers
    ]


# The checks.


def check_determinism(case: Case) -> None:
    """The same seed and actions lead to the same position, twice in one process."""
    for seed in case.seeds():
        ends: list[str] = []
        for _ in range(2):
            state = case.start(seed)
            playout(state, FastChance(seed + 1), LONGEST)
            ends.append(state.position())
        assert ends[0] == ends[1], "the same seed gave two different games"


def check_hash_order(case: Case) -> None:
    """Nothing depends on the order of sets or of hashes."""
    script = (
        "import sys, hashlib, json\n"
        "from shoal.kernel import FastChance, playout\n"
        "from shoal.kernel.game import load_game\n"
        "from shoal.kernel.state import canonical\n"
        "game, text = load_game(sys.argv[1]), ''\n"
        "for seed in range(3):\n"
        "    state = game.new(int(sys.argv[2]), FastChance(seed), json.loads(sys.argv[3]))\n"
        "    text += canonical(state.legal(state.actor()))\n"
        "    playout(state, FastChance(seed + 1), 50_000)\n"
        "    text += state.position() + canonical(state.view(0))\n"
        "print(hashlib.sha256(text.encode()).hexdigest())\n"
    )
    digests = set()
    for hash_seed in ("0", "1", "77"):
        environment = os.environ | {
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        }
        command = [sys.executable, "-c", script, case.game.module, str(case.seats)]
        command.append(json.dumps(case.options))
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr[-500:]
        digests.add(done.stdout)
    assert len(digests) == 1, "the game depends on the order of hashes"


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
            playout(twin, FastChance(seed), LONGEST)
            assert state.position() == before, "playing on a clone changed the original"


def check_restore(case: Case) -> None:
    """After any action, a state written down and read again goes on identically."""
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            text = state.position()
            restored = case.game.position(text)
            assert restored.position() == text, "a position reads back differently"
            for observer in case.observers():
                same = seen(restored, observer) == seen(state, observer)
                assert same, "a restored position looks different"
            twin = state.clone()
            for each in (restored, twin):
                each.apply(seat, action)
                playout(each, FastChance(seed), LONGEST)
            assert restored.position() == twin.position(), "a restored position goes on differently"
        end = case.start(seed)
        playout(end, FastChance(seed), LONGEST)
        case.where = f"seed {seed}, the end"
        assert case.game.position(end.position()).position() == end.position(), (
            "the end reads back differently"
        )
    unpickled = pickle.loads(pickle.dumps(case.start(1)))
    assert unpickled.position() == case.start(1).position(), "pickling loses something"


def check_positions(case: Case) -> None:
    """Whatever is accepted as a position could be one: it keeps the invariants and goes on."""
    chance = FastChance(case.seed)
    found: list[tuple[int, dict[str, object]]] = []
    for seed in case.seeds():
        found += [(seed, state.sketch()) for state, _, _ in case.moments(seed)]
        end = case.start(seed)
        playout(end, FastChance(seed + 1), LONGEST)
        found.append((seed, end.sketch()))
    sketches = [sketch for _, sketch in found]
    head: dict[str, object] = {"game": case.game.name, "seats": case.seats}
    if case.options:
        head["options"] = case.options
    for seed, sketch in found:
        for _ in range(BENDS):
            text = toml_text(head | bent(sketch, sketches, chance))
            case.where = f"seed {seed}, a moment bent to\n{text}"
            try:
                state = case.game.position(text)
            except PositionError:
                continue
            possible(case, state, chance)


# Vanuatu's positions may give players more than the seas have given so far, as long as it is in the
# box; what the seas still give can then be more than is left. No game gets there from its start.
RUN_OUT = "too many reward tiles"


def possible(case: Case, state: State, chance: FastChance) -> None:
    """What holds for every state there can be."""
    assert not state.breaches(), f"an impossible position is accepted: {state.breaches()}"
    text = state.position()
    assert case.game.position(text).position() == text, "a position reads back differently"
    assert state.over() == (not state.actors()), "nobody may act, but the game goes on"
    for seat in range(case.seats):
        legal = state.legal(seat)
        assert bool(legal) == (seat in state.actors()), "a seat may act, but can do nothing"
        for action in range(0, case.game.space.size, 1 if case.game.space.size < 300 else 7):
            agreed = (action in legal) == (state.refusal(seat, action) is None)
            assert agreed, f"the bookkeepers disagree about {case.game.space.text(action)!r}"
    for observer in case.observers():
        seen(state, observer)
    for ply in range(30):
        if state.over():
            return
        seat = state.actor()
        legal = state.legal(seat)
        assert legal, f"nothing can be done {ply} actions later"
        action = legal[chance.below(len(legal))]
        state.apply(seat, action)
        went = case.game.space.text(action)
        broken = [breach for breach in state.breaches() if not breach.startswith(RUN_OUT)]
        assert not broken, f"{ply} actions later, after {went!r}: {broken}"


def check_noninterference(case: Case) -> None:
    """What an observer gets depends on nothing the observer cannot know."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            for observer in case.observers():
                other = state.imagine(observer, FastChance(seed + observer))
                assert seen(other, observer) == seen(state, observer), (
                    f"observer {observer} can tell an imagined state from the truth:\n"
                    f"{seen(state, observer)}\n{seen(other, observer)}"
                )
                if observer in state.actors():
                    for action in state.legal(observer)[:12]:
                        mine, theirs = (
                            canonical(each.preview(observer, action)) for each in (state, other)
                        )
                        assert mine == theirs, "a preview shows something hidden"
                    for action in range(0, case.game.space.size, 17):
                        refusals = [each.refusal(observer, action) for each in (state, other)]
                        plain = [canonical(r.plain()) if r else "" for r in refusals]
                        assert plain[0] == plain[1], "a refusal shows something hidden"


def check_imagine(case: Case) -> None:
    """Imagined states are possible, canonical, independent, and go on to an end."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            before = state.position()
            for observer in case.observers():
                one = state.imagine(observer, FastChance(seed))
                two = one.imagine(observer, FastChance(seed + 5))
                three = state.imagine(observer, FastChance(seed + 5))
                assert two.position() == three.position(), (
                    "imagining is not canonical: two states that look alike to observer "
                    f"{observer} give different imagined states for the same chance"
                )
                assert not one.breaches(), f"an imagined state is impossible: {one.breaches()}"
                playout(one, FastChance(seed), LONGEST)
                assert state.position() == before, "imagining changed the state"


def check_memory(case: Case) -> None:
    """What a seat remembers goes with the state: through a position, into what it imagines."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            restored = case.game.position(state.position())
            for observer in case.observers():
                memory = canonical(state.recall(observer))
                other = state.imagine(observer, FastChance(seed + observer))
                assert canonical(other.recall(observer)) == memory, (
                    f"what observer {observer} imagines does not agree with what it remembers"
                )
                assert canonical(restored.recall(observer)) == memory, (
                    f"a position forgets what observer {observer} remembers"
                )
                handed = case.game.position(Observer(state, observer).dream.position())
                assert canonical(handed.recall(observer)) == memory, (
                    f"a bot in another process forgets what observer {observer} remembers"
                )


def check_imagine_varies(case: Case) -> None:
    """Whatever a game calls secret is really varied by imagining."""
    constant: dict[str, bool] = {}
    for seed in case.seeds():
        for i, (state, _, _) in enumerate(case.moments(seed)):
            for observer in case.observers():
                truths = labelled(state.secrets(observer))
                if not truths:
                    continue
                for attempt in range(8):
                    other = state.imagine(observer, FastChance(seed + 100 * i + attempt))
                    imagined = labelled(other.secrets(observer))
                    for label, truth in truths.items():
                        varied = imagined.get(label) != truth
                        constant[label] = constant.get(label, True) and not varied
    fixed = sorted(label for label, same in constant.items() if same)
    assert not fixed, f"imagining never varies {fixed}"


def labelled(secrets: list[str]) -> dict[str, str]:
    return {text.partition(": ")[0]: text.partition(": ")[2] for text in secrets}


def check_secrets_unseen(case: Case) -> None:
    """No secret text occurs in anything the observer gets."""
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            for observer in case.observers():
                twin = state.clone()
                sent = seen(state, observer)
                unknown = list(labelled(twin.secrets(observer)).values())
                heard = told(twin, seat, action, [observer])[0]
                still = set(labelled(twin.secrets(observer)).values())
                for truth in unknown:
                    if len(truth) > 8:
                        assert truth not in sent, f"observer {observer} is sent {truth!r}"
                        if truth in still:
                            assert truth not in heard, f"observer {observer} hears {truth!r}"


def check_secret_actions(case: Case) -> None:
    """A secret action shows nobody else which secret one it was; that it was one may show."""
    space = case.game.space
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            if not space.family_of(action).secret:
                continue
            legal = [each for each in state.legal(seat) if space.family_of(each).secret]
            others = [other for other in legal[:: max(1, len(legal) // 5)] if other != action]
            for other in others[:3]:
                one, two = state.clone(), state.clone()
                reveals, draws = one.reveals, one.chance.draws
                others_eyes = [observer for observer in case.observers() if observer != seat]
                heard = [told(one, seat, action, others_eyes), told(two, seat, other, others_eyes)]
                if one.reveals != reveals or one.chance.draws != draws:
                    continue  # the last secret choice discloses them all
                both = f"p{seat + 1} {space.text(action)!r} from {space.text(other)!r}"
                for i, observer in enumerate(others_eyes):
                    same = seen(one, observer) == seen(two, observer)
                    assert same, f"observer {observer} can tell by sight {both}"
                    assert heard[0][i] == heard[1][i], f"observer {observer} can tell by ear {both}"


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
                assert seen(one, observer) == seen(two, observer), (
                    f"{case.game.space.text(action)!r} taught observer {observer} something, "
                    "but counted no reveal"
                )
                assert heard[0] == heard[1], f"observer {observer} hears something hidden"
            play.take_back(seat)
            assert play.state.position() == before, "taking back does not restore the position"


def check_patches(case: Case) -> None:
    """For every observer the patches of an action add up to the new view, one for each event."""
    for seed in case.seeds():
        for state, seat, action in case.moments(seed):
            text = case.game.space.text(action)
            before = {observer: state.view(observer) for observer in case.observers()}
            kept = canonical([before[observer] for observer in case.observers()])
            watch = Watch(case.observers())
            twin = state.clone()
            events = narrated(twin, seat, action, watch).events
            for observer, patches in watch.end().items():
                assert len(patches) == len(events) + 1, f"{text!r}: not one patch for each event"
                view = before[observer]
                for patch in patches:
                    view = patched(view, json.loads(canonical(patch)))
                made, true = canonical(view), canonical(twin.view(observer))
                assert made == true, (
                    f"the patches of {text!r} do not add up for observer {observer}:\n"
                    f"made {made}\ntrue {true}"
                )
            after = canonical([before[observer] for observer in case.observers()])
            assert after == kept, f"{text!r} changed a view that was handed out before"


def check_view_tells_legal(case: Case) -> None:
    """What a seat is asked belongs to its view: equal views have equal legal actions."""
    known: dict[str, tuple[list[int], str]] = {}
    for seed in case.seeds():
        for ply, (state, _, action) in enumerate(case.walk(seed)):
            for seat in range(case.seats):
                view, legal = canonical([seat, state.view(seat)]), state.legal(seat)
                first, where = known.setdefault(view, (legal, f"seed {seed}, ply {ply}"))
                assert first == legal, (
                    f"seat {seat} sees the same at {where} and at seed {seed}, ply {ply} (before "
                    f"{case.game.space.text(action)!r}), but may do other things:\n{view}\n"
                    f"{[case.game.space.text(one) for one in set(first) ^ set(legal)][:8]}"
                )


def check_views_are_fresh(case: Case) -> None:
    """Writing into a view that was handed out changes no other one."""
    for seed in case.seeds():
        for state, _, _ in case.moments(seed):
            for observer in case.observers():
                before = canonical(state.view(observer))
                ruin(state.view(observer))
                after = canonical(state.view(observer))
                assert before == after, f"a view handed to observer {observer} is not their own"


def ruin(value: object) -> None:
    """Change everything in plain data that can be changed."""
    if isinstance(value, dict):
        for item in value.values():
            ruin(item)
        value.clear()
    elif isinstance(value, list):
        for item in value:
            ruin(item)
        value.clear()


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
        playout(end, FastChance(seed), LONGEST)
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
        playout(state, FastChance(seed), LONGEST)
        assert state.over()
        refusal = state.refusal(0, 0)
        assert refusal is not None, "an action after the end must be refused"


def check_words(case: Case) -> None:
    """Everything the game says has English words, and their arguments fit."""
    words = Words("en")
    game = case.game.name.replace("_", "-")

    def say(key: str, args: object) -> None:
        assert isinstance(args, dict)
        try:
            assert words.say(key, args).strip()
        except MissingWordsError as error:
            raise AssertionError(f"words: {error}") from None

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
        playout(end, FastChance(seed), LONGEST)
        for seat in range(case.seats):
            for row in end.tally(seat):
                say(str(row["key"]), row["args"])


CHECKS: list[Callable[[Case], None]] = [
    check_determinism,
    check_hash_order,
    check_records,
    check_double_entry,
    check_texts,
    check_clone,
    check_restore,
    check_positions,
    check_noninterference,
    check_imagine,
    check_memory,
    check_imagine_varies,
    check_secrets_unseen,
    check_secret_actions,
    check_take_back,
    check_patches,
    check_view_tells_legal,
    check_views_are_fresh,
    check_silence,
    check_scores,
    check_invariants,
    check_end,
    check_words,
]
