"""Playing in a terminal, with the small games: what is typed, what is refused, what is kept."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from shoal.kernel import Chance, Record, Sheet, State
from shoal.terminal import picker, playing
from shoal.terminal.typed import whole_number
from shoal.words import Words
from tests.cli.command import Command
from tests.conformance.little import LITTLE, NOBODY, LittleGame, LittleState
from tests.kernel.random_play import record_text
from tiny import tic_tac_toe

TTT = tic_tac_toe.GAME
SEED = "07" * 32


class KeyWords(Words):
    """Words of games that have none: the message key itself."""

    def say(self, key: str, args: Mapping[str, object] | None = None) -> str:
        return super().say(key, args) if self.has(key) else f"{key} {args or ''}"


@pytest.fixture(autouse=True)
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "Words", KeyWords)
    monkeypatch.setattr(picker, "Words", KeyWords)
    monkeypatch.setattr(playing, "draw", lambda game, view, words: f"board {view}")
    monkeypatch.setattr(
        playing, "sentences", lambda game, events, eyes, words: [e.kind for e in events]
    )


def play_both(shoal: Command, *words: str | Path, typed: str) -> str:
    """A game of tic-tac-toe with people in both seats."""
    return shoal.run(
        "play", "tic_tac_toe", "--you", "all", "--seed", SEED, *words, typed=typed
    ).success()


def test_a_game_is_played_by_typing_actions(shoal: Command) -> None:
    said = play_both(shoal, typed="mark a1\nmark b1\nmark a2\nmark b2\nmark a3\n")
    assert "1. p1: 1 point" in said
    assert "2. p2: 0 points" in said
    assert "unfinished" not in said


def test_a_choice_can_be_typed_by_its_number(shoal: Command) -> None:
    said = play_both(shoal, typed="5\n1\n")
    assert "board {'board': 'O...X....'}" in said


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("sail a1", "'sail a1': This is not an action. Try, for example, “mark a1”."),
        ("mark z9", "'mark z9': This is not an action. Did you mean"),
        ("[/red]", "'[/red]': This is not an action. Try, for example, “mark a1”."),
        ("[bold]", "'[bold]': This is not an action. Try, for example, “mark a1”."),
        ("²", "'²': This is not an action. Try, for example, “mark a1”."),
        ("99", "'99': This is not an action. Try, for example, “mark a1”."),
        ("9" * 5000, "'999"),
        ("why mark a1", "“mark a1” is allowed."),
        ("why [/x]", "'[/x]': This is not an action"),
        ("undo", "There is nothing to take back yet."),
        ("?", "why an action is not allowed"),
        ("save", "There is no file to save to. Start the game with --record FILE"),
    ],
    ids=lambda text: text[:20],
)
def test_whatever_is_typed_is_answered_and_the_game_goes_on(
    shoal: Command, typed: str, answer: str
) -> None:
    said = play_both(shoal, typed=f"{typed}\nmark b2\n")
    assert answer in " ".join(said.split())
    assert "board {'board': '....X....'}" in said
    assert "You left before the game was over." in said


def test_a_refused_action_is_explained_with_its_clause(shoal: Command) -> None:
    said = play_both(shoal, typed="mark b2\nmark b2\nwhy mark b2\nquit\n")
    assert said.count("mark b2: tic-tac-toe-taken {'cell': 'b2'} (TTT-001)") == 2


def test_a_step_is_taken_back(shoal: Command) -> None:
    shoal.install(LITTLE)
    typed = "pick 1\npick 2\nundo\nkeep\nquit\n"
    said = shoal.run("play", "little", "--you", "all", "--seed", SEED, typed=typed).success()
    assert "This cannot be taken back: it depended on chance." in said


# Who plays.


def test_bots_play_the_other_seats(shoal: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.shoal"
    words = ["play", "tic_tac_toe", "--bots", "random", "--seed", SEED, "--record", str(file)]
    shoal.run(*words, typed="1\n1\n1\n1\n1\n").success()
    record = Record.read(file.read_text("utf-8"))
    assert record.verify(TTT).good()
    assert record.names == ["p1", "p2 (random)"]


class Hesitant(LittleState):
    """Picks may be changed until both have picked, so both seats may act all the while."""

    def actors(self) -> list[int]:
        return [] if self.over() else [0, 1] if self.chooser == NOBODY else [self.chooser]

    def actor(self) -> int:
        return self.chooser if self.chooser != NOBODY else 1 if self.picks[0] else 0

    def clone(self) -> Hesitant:
        game = self.game
        assert isinstance(game, Hesitation)
        copy = Hesitant(game, self.chance.clone())
        twin = super().clone()
        copy.cards, copy.picks, copy.points = twin.cards, twin.picks, twin.points
        copy.round, copy.wave, copy.chooser = twin.round, twin.wave, twin.chooser
        copy.paid, copy.reveals = twin.paid, twin.reveals
        return copy


class Hesitation(LittleGame):
    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        return Hesitant(self, chance)

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        raise NotImplementedError


def test_bots_who_may_change_their_minds_come_to_an_end(shoal: Command) -> None:
    shoal.install(Hesitation())
    said = shoal.run("play", "little", "--you", "none", "--bots", "random").success()
    assert "1. p" in said


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--you", "3"], "'3' is not a seat; use 1 to 2, all or none"),
        (["--you", "0"], "'0' is not a seat"),
        (["--you", "²"], "'²' is not a seat"),
        (["--you", ""], "'' is not a seat"),
        (["--you", "9" * 5000], "'999"),
        (["--seats", "5"], "Tic-tac-toe is for 2 players, not 5"),
        (["--bots", "kraken"], "there is no player 'kraken'"),
        (["--seed", "abc"], "a seed must have 64 hexadecimal digits"),
        (["--seed", "g" * 64], "a seed must have 64 hexadecimal digits"),
        (["--option", "wind=on"], "the game has no option 'wind'; it has none"),
        (["--language", "xx"], "there is no language 'xx' here; choose one of "),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_cannot_be_played_is_refused(shoal: Command, words: list[str], reason: str) -> None:
    words = ["--bots", "random", *words]
    assert shoal.run("play", "tic_tac_toe", *words).mistake().startswith(reason)


def test_the_same_seed_begins_the_same_game(shoal: Command) -> None:
    said = [
        shoal.run("play", "kuhn_poker", "--you", "none", "--bots", "random", "--seed", seed).out
        for seed in (SEED, SEED, "08" * 32)
    ]
    assert said[0] == said[1]
    assert said[0] != said[2]


# The record.


def test_a_finished_game_leaves_a_record_that_verifies(shoal: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.shoal"
    typed = "mark a1\nmark b1\nmark a2\nmark b2\nmark a3\n"
    play_both(shoal, "--record", file, typed=typed)
    assert Record.read(file.read_text("utf-8")).verify(TTT).good()
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("typed", ["mark a1\nquit\n", "mark a1\n", "mark a1\nsave\nquit\n"])
def test_a_game_that_is_left_keeps_what_was_played(
    shoal: Command, tmp_path: Path, typed: str
) -> None:
    file = tmp_path / "game.shoal"
    play_both(shoal, "--record", file, typed=typed)
    play = Record.read(file.read_text("utf-8")).play(TTT)
    assert [step.action for step in play.steps] == [0]
    assert list(tmp_path.iterdir()) == [file]


def test_a_record_that_is_there_is_never_overwritten(shoal: Command, tmp_path: Path) -> None:
    file = tmp_path / "game.shoal"
    text = record_text(TTT)
    file.write_text(text, "utf-8")
    refused = shoal.run("play", "tic_tac_toe", "--you", "all", "--record", file, typed="mark a1\n")
    assert refused.mistake() == f"{file}: already exists; choose another name for the record"
    assert "Tic-tac-toe" not in refused.out, "before the game begins"
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("file/game.shoal", "the record cannot be written here: Not a directory"),
        ("nowhere/game.shoal", "the record cannot be written here: No such file or directory"),
        ("x" * 252, "the record cannot be written here: File name too long"),
        ("x" * 300, "File name too long"),
        ("folder", "already exists; choose another name for the record"),
        (".", "already exists; choose another name for the record"),
    ],
    ids=lambda text: text[:20],
)
def test_a_record_that_cannot_be_written_is_noticed_before_the_game(
    shoal: Command, tmp_path: Path, place: str, reason: str
) -> None:
    (tmp_path / "file").write_text("kept", "utf-8")
    (tmp_path / "folder").mkdir()
    record = tmp_path / place
    refused = shoal.run(
        "play", "tic_tac_toe", "--you", "all", "--record", record, typed="mark a1\n"
    )
    assert refused.mistake() == f"{record}: {reason}"
    assert "mark" not in refused.out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "folder"]
    assert (tmp_path / "file").read_text("utf-8") == "kept"


def test_when_the_directory_vanishes_the_game_goes_on_and_the_record_is_shown(
    shoal: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "records"
    folder.mkdir()

    def vanish(*_: object) -> list[str]:
        shutil.rmtree(folder, ignore_errors=True)
        return []

    monkeypatch.setattr(playing, "sentences", vanish)
    typed = "mark a1\nsave\nmark b1\nmark a2\nmark b2\nmark a3\n"
    words = ["play", "tic_tac_toe", "--you", "all", "--seed", SEED]
    done = shoal.run(*words, "--record", folder / "game.shoal", typed=typed)
    assert "No such file or directory" in done.mistake()
    said = " ".join(done.out.split())
    assert "The record could not be saved to" in said
    assert "1. p1: 1 point" in said
    shown = done.out[done.out.index("shoal record 1") :]
    assert Record.read(shown).verify(TTT).good()


class Interrupted:
    """Standard input of somebody who plays one action and presses Ctrl-C."""

    def __init__(self, typed: str) -> None:
        self.lines = [typed]

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        if not self.lines:
            raise KeyboardInterrupt
        return self.lines.pop()


def test_a_game_that_is_interrupted_keeps_what_was_played(
    shoal: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.shoal"
    monkeypatch.setattr("io.StringIO", Interrupted)
    words = ["play", "tic_tac_toe", "--you", "all", "--record", str(file)]
    done = shoal.run(*words, typed="mark a1\n")
    assert done.code in (1, 130)
    assert "Traceback" not in done.err
    assert len(Record.read(file.read_text("utf-8")).play(TTT).steps) == 1


def test_a_game_fed_with_what_is_no_text_is_left(
    shoal: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.shoal"
    monkeypatch.setattr("io.StringIO", lambda typed: TextIOWrapper(BytesIO(b"\xff\xfe\n"), "utf-8"))
    assert "You left before the game was over." in play_both(shoal, "--record", file, typed="")
    assert Record.read(file.read_text("utf-8")).actions == []


# The picker.


class Terminal:
    """Standard input that calls itself a terminal."""

    def __init__(self, typed: str) -> None:
        self.lines = iter(typed.splitlines(keepends=True))

    def isatty(self) -> bool:
        return True

    def readline(self) -> str:
        return next(self.lines, "")


@pytest.mark.parametrize(
    ("typed", "starts"),
    [
        ("", False),
        ("\n", False),
        ("q\n", False),
        ("7\n²\nx\n[/b]\n\n", False),
        ("3\n2\n", True),
        ("3\n\n", True),
        ("3\n9\n²\n2\n", True),
    ],
)
def test_a_game_is_picked_by_its_number(
    shoal: Command, monkeypatch: pytest.MonkeyPatch, typed: str, starts: bool
) -> None:
    started: list[tuple[str, int]] = []

    class Noted(playing.Sitting):
        def __init__(self, game: object, seats: int, **rest: object) -> None:
            started.append((getattr(game, "name", ""), seats))

        def run(self) -> None:
            return

    monkeypatch.setattr(picker, "Sitting", Noted)
    monkeypatch.setattr("io.StringIO", Terminal)
    shoal.run("play", typed=typed).success()
    assert started == ([("tic_tac_toe", 2)] if starts else [])


# Numbers.


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7), (" 12 ", 12), ("007", 7), ("0", 0), ("", -1), ("-1", -1), ("+1", -1), ("1.5", -1),
        ("²", -1), ("٣", -1), ("9" * 10, -1), ("9" * 5000, -1), ("1_000", -1),
    ],
    ids=lambda value: str(value)[:12],
)  # fmt: skip
def test_only_plain_numbers_are_numbers(text: str, number: int) -> None:
    assert whole_number(text) == number
