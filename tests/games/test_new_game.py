"""Nothing else to register: a game made on the spot, in a tree of its own, works everywhere.

The tree is a copy of the sources. What happens in it happens in processes of its own.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import pytest

from shoal.client import Client
from shoal.kernel import Record

ROOT = Path(__file__).resolve().parents[2]
FORKS = Path(__file__).with_name("forks.py")
NAME = "coral_bay"
ROUNDS = 8


class Tree:
    """A source tree that a test may write into."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.games = root / "src" / "shoal" / "games"
        self.files = [root.parent / f"{root.name}-{name}" for name in ("typed", "out", "errors")]

    @cached_property
    def forks(self) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, str(FORKS)],
            cwd=self.root,
            env=self.env(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def env(self) -> dict[str, str]:
        clean = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        return clean | {"PYTHONPATH": str(self.root / "src"), "NO_COLOR": "1", "COLUMNS": "120"}

    def shoal(self, *words: str, typed: str = "", code: int = 0) -> str:
        for file, text in zip(self.files, (typed, "", ""), strict=True):
            file.write_text(text, "utf-8")
        process = self.forks
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps([words, [str(file) for file in self.files]]) + "\n")
        process.stdin.flush()
        ended = process.stdout.readline()
        said = "".join(file.read_text("utf-8") for file in self.files[1:])
        assert ended == f"{code}\n", said
        assert "Traceback" not in said
        return said

    def close(self) -> None:
        assert self.forks.stdin is not None
        self.forks.stdin.close()
        self.forks.wait(120)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tree]:
    root = tmp_path_factory.mktemp("tree")
    left_out = shutil.ignore_patterns("__pycache__", "static", "*.so")
    shutil.copytree(ROOT / "src", root / "src", ignore=left_out)
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "tests" / "games").mkdir(parents=True)
    made = Tree(root)
    said = made.shoal("new-game", NAME, "--title", "Coral Bay")
    assert f"tests/games/records/{NAME}/4_seats.shoal" in said
    yield made
    made.close()


def test_it_is_listed(tree: Tree) -> None:
    assert f"Coral Bay ({NAME}), 2–4 players" in tree.shoal("games")
    found = json.loads(tree.shoal("games", "--json"))
    assert [row["seats"] for row in found if row["name"] == NAME] == [[2, 3, 4]]


def test_it_is_simulated_and_checked(tree: Tree) -> None:
    assert "No violation in 15 games" in tree.shoal("simulate", NAME, "--games", "5", "--check")


def test_it_is_played_in_the_terminal_to_the_end(tree: Tree) -> None:
    said = tree.shoal("play", NAME, "--bots", "mate", typed="?\nhint\n" + "1\n" * ROUNDS)
    assert "in the bag: 7" in said, "the generic board has words for keys"
    assert re.search(r"divers\n  p1\n    points: 0", said), "and names for seats"
    assert "1. p" in said
    assert "unfinished" not in said
    german = tree.shoal("play", NAME, "--language", "de", typed="1\n" * ROUNDS)
    assert "im Beutel: 7" in german


def test_bots_play_it(tree: Tree, tmp_path: Path) -> None:
    words = ["--games", "2", "--jobs", "1"]
    assert "captain:9" in tree.shoal("arena", NAME, "--bots", "captain:9,mate", *words)
    page = tmp_path / "balance.html"
    tree.shoal("report", NAME, *words, "--seats", "2", "--out", str(page))
    assert "Coral Bay" in page.read_text("utf-8")


def test_its_records_verify_and_its_words_are_whole(tree: Tree) -> None:
    records = sorted((tree.root / "tests" / "games" / "records" / NAME).iterdir())
    assert len(records) == 3
    for file in records:
        tree.shoal("verify", str(file))
    said = tree.shoal("words", "--check")
    assert f"{NAME}: not a word yet in cs, es, fr, " in said  # nobody has to speak them all
    assert "Faults: 0." in said


def test_a_game_nobody_taught_the_bots_is_played_all_the_same(tree: Tree) -> None:
    instinct = tree.root / "src" / "shoal" / "bots" / "instincts" / NAME
    aside = instinct.with_name(f"{NAME}.aside")
    instinct.rename(aside)
    try:
        tree.shoal(
            "arena", NAME, "--bots", "captain:9,mate,deckhand", "--games", "2", "--jobs", "1"
        )
    finally:
        aside.rename(instinct)


def test_a_game_without_words_is_listed_all_the_same(tree: Tree) -> None:
    words = [tree.root / "src" / "shoal" / "words" / each / f"{NAME}.ftl" for each in ("en", "de")]
    kept = [file.read_text("utf-8") for file in words]
    try:
        words[1].unlink()
        missing = tree.shoal("words", "de", "--check", code=1)
        assert re.search(rf"^{NAME}: German is missing \d+ of \d+ messages", missing, re.MULTILINE)
        words[0].unlink()
        assert f"Coral Bay ({NAME})\n" in tree.shoal("games")
    finally:
        for file, text in zip(words, kept, strict=True):
            file.write_text(text, "utf-8")


@pytest.mark.parametrize(
    ("file", "text", "reason"),
    [
        ("__init__.py", "", "reef is broken: AttributeError: module"),
        ("__init__.py", "import shoal.games.reef.tide\n", "No module named"),
        ("__init__.py", "def (\n", "reef is broken: SyntaxError: invalid syntax"),
        ("__init__.py", "GAME = 3\n", "reef is broken: its GAME is no game"),
        ("clauses.toml", "[REE-1]\n", "reef/clauses.toml: REE-1: is not a clause number"),
        ("components.toml", "air = 0\n", "reef/components.toml: air: must lie between 1 and 30"),
    ],
)
def test_a_half_built_game_breaks_nothing_else(
    tree: Tree, file: str, text: str, reason: str
) -> None:
    half = tree.games / "reef"
    shutil.copytree(tree.games / NAME, half)
    for each in half.rglob("*.py"):
        each.write_text(each.read_text("utf-8").replace(NAME, "reef"), "utf-8")
    (half / file).write_text(text, "utf-8")
    try:
        said = tree.shoal("games")
        assert reason in said
        assert f"({NAME})" in said
        rows = json.loads(tree.shoal("games", "--json"))
        assert [row["name"] for row in rows if "broken" in row] == ["reef"]
        tree.shoal("simulate", NAME, "--games", "1", "--seats", "2")
        tree.shoal("play", NAME, typed="quit\n")
        if file != "clauses.toml":
            assert reason.removeprefix("reef is broken: ") in tree.shoal("play", "reef", code=1)
    finally:
        shutil.rmtree(half)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ([NAME], f"there is a game '{NAME}' already; choose another name, nothing was written"),
        (["maldivia"], "there is a game 'maldivia' already"),
        (["terminal"], "src/shoal/words/de/terminal.ftl is there already"),
        (["Pearl"], "'Pearl' cannot be the name of a game: it is at most 24 small letters"),
        (["../x"], "'../x' cannot be the name of a game"),
        (["class"], "'class' cannot be the name of a game"),
        (["a" * 25], "cannot be the name of a game"),
        (["pearl", "--title", 'a "pearl"'], "a title has at most 40 letters and no quotes"),
    ],
)
def test_a_bad_or_taken_name_is_refused(tree: Tree, words: list[str], reason: str) -> None:
    before = sorted(tree.root.rglob("*.*"))
    assert reason in tree.shoal("new-game", *words, code=1)
    assert sorted(tree.root.rglob("*.*")) == before


# Over HTTP.


async def whole_game(url: str) -> str:
    """A person against a bot; the record of what they played."""
    ann = Client(url)
    assert NAME in [game["name"] for game in await ann.games()]
    table = await ann.open(NAME, 2, name="Ann", bots={"1": "mate"}, start=True)
    for breath in range(1, ROUNDS + 1):
        for _ in range(1000):
            answer = await ann.command(table, "act", seat=0, action=f"bid {breath}")
            if answer["status"] == "accepted":
                break
            await asyncio.sleep(0.1)  # the bot has not chosen yet
        else:
            raise AssertionError(answer)
    for _ in range(1000):
        if (await ann.table(table))["table"]["phase"] != "running":
            return await ann.record(table)
        await asyncio.sleep(0.1)  # the bot makes the last bid
    raise AssertionError("the game has no end")


def test_it_is_played_over_http(tree: Tree, tmp_path: Path) -> None:
    served = subprocess.Popen(
        [sys.executable, "-m", "shoal", "serve", "--port", "0", "--data", str(tmp_path)],
        cwd=tree.root,
        env=tree.env(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert served.stdout is not None
        found = None
        while found is None:
            line = served.stdout.readline()
            assert line, "the server has stopped"
            found = re.search(r"http://[\w.:]+", line)
        text = asyncio.run(whole_game(found[0]))
    finally:
        served.terminate()
        served.wait(120)
    assert len(Record.read(text).actions) == 2 * ROUNDS
