"""Every fenced block of every page is run or read; CONTRIBUTING.md explains the kinds."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from shoal import games
from shoal.kernel import Game, Record, read_clauses
from tiny import kuhn_poker, tic_tac_toe

ROOT = Path(__file__).resolve().parents[2]
TINY = {game.name: game for game in (tic_tac_toe.GAME, kuhn_poker.GAME)}
FENCE = re.compile(r"^(?P<indent>\s*)(?P<ticks>```+|~~~+)(?P<info>.*)$")
LEFT_OUT = ("…", "# …")
LAUNCHER_ONLY = ("test", "setup")  # they install packages, so they are looked up and not run
IN_THE_CHECKOUT = ("new-game", "check")  # they write into it or run these tests: only their help


class Block:
    """A fenced block: its language, the file it quotes if any, its text and its first line."""

    def __init__(self, info: str, text: str, line: int) -> None:
        self.kind = info.partition(" ")[0]
        title = re.search(r'title="([^"]+)"', info)
        self.quotes = title[1] if title else ""
        self.text = text
        self.line = line


def pages() -> list[Path]:
    return [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def blocks(page: Path) -> list[Block]:
    found: list[Block] = []
    opened, info, start, body = "", "", 0, list[str]()
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        fence = FENCE.match(line)
        if opened:
            if line.strip() == opened:
                found.append(Block(info, "\n".join([*body, ""]), start + 1))
                opened = ""
            else:
                body.append(line)
        elif fence:
            assert not fence["indent"], f"{page.name}:{number}: a fence begins in the first column"
            opened, info, start, body = fence["ticks"], fence["info"], number, []
    assert not opened, f"{page.name}:{start}: the block is never closed"
    return found


@pytest.mark.parametrize("page", pages(), ids=lambda page: str(page.relative_to(ROOT)))
def test_page(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__page__"}
    for block in blocks(page):
        try:
            check(block, page, names)
        except Exception as error:
            place = f"{page.relative_to(ROOT)}:{block.line}"
            pytest.fail(f"{place}: {type(error).__name__}: {error}", pytrace=False)


def check(block: Block, page: Path, names: dict[str, object]) -> None:
    if block.quotes:
        check_quote(block)
    elif block.kind == "python":
        lines = "\n" * (block.line - 1)  # so that a traceback points into the page
        exec(compile(lines + block.text, str(page), "exec"), names)
    elif block.kind == "pycon":
        check_session(block, page, names)
    elif block.kind == "console":
        check_console(block)
    elif block.kind == "toml":
        check_toml(block)
    elif block.kind == "record":
        record = Record.read(block.text)
        verdict = record.verify(find(record.game))
        assert verdict.good(), verdict.faults
    elif block.kind == "ftl":
        junk = [entry for entry in FluentParser().parse(block.text).body if isinstance(entry, Junk)]
        assert not junk, f"not Fluent: {junk[0].content}"
    elif block.kind == "text":
        whole = block.text.startswith("shoal record") and "…" not in block.text
        assert not whole, "a whole record is a block of the kind `record`"
    else:
        raise ValueError(f"nobody checks blocks of the kind {block.kind!r}; see CONTRIBUTING.md")


def find(name: str) -> Game:
    return TINY[name] if name in TINY else games.find(name)


def check_quote(block: Block) -> None:
    """Each stretch between two `…` stands in the file, line by line; indents may differ."""
    lines = [line.strip() for line in (ROOT / block.quotes).read_text("utf-8").splitlines()]
    stretch: list[str] = []
    for line in [*(line.strip() for line in block.text.splitlines()), LEFT_OUT[0]]:
        if line not in LEFT_OUT:
            stretch.append(line)
            continue
        size = len(stretch)
        there = any(lines[i : i + size] == stretch for i in range(len(lines) - size + 1))
        assert there, f"{block.quotes} does not hold: {stretch[0]}"
        stretch = []


def check_session(block: Block, page: Path, names: dict[str, object]) -> None:
    wild = block.text.replace("…", "...")
    test = doctest.DocTestParser().get_doctest(wild, names, page.name, str(page), block.line - 1)
    assert test.examples, "a session has lines that begin with >>>"
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not said, "".join(said)


def check_toml(block: Block) -> None:
    data = tomllib.loads(block.text)
    if "game" in data and "seats" in data:
        state = find(data["game"]).position(block.text)
        assert state.game.position(state.position()).position() == state.position()
    elif any(re.fullmatch(r"[A-Z]{2,4}-\d+.*", key) for key in data):
        read_clauses("clauses.toml", block.text)


def check_console(block: Block) -> None:
    """Run each `$` line; what is shown below it must be what it prints."""
    turns: list[tuple[str, list[str]]] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            turns.append((line[2:], []))
        else:
            assert turns, "a console block begins with a line `$ command`"
            turns[-1][1].append(line)
    assert turns, "a console block holds a line `$ command`"
    for line, shown in turns:
        code, printed = run(shlex.split(line, comments=True))
        wanted = re.search(r"# exit (\d+)$", line)
        last = "\n".join(printed.splitlines()[-8:])
        assert code == int(wanted[1] if wanted else 0), f"{line}: exit {code}\n{last}"
        if shown:
            fits = re.fullmatch(pattern(shown), tidy(printed), re.DOTALL)
            assert fits, f"{line} prints\n{printed}\nand not\n" + "\n".join(shown)


def run(command: list[str]) -> tuple[int, str]:
    program, *arguments = command
    if program == "./shoal" and arguments[:1] and arguments[0] in LAUNCHER_ONLY:
        known = f"    ./shoal {arguments[0]}" in (ROOT / "shoal").read_text("utf-8")
        assert known, f"the launcher does not explain {arguments[0]!r}"
        return 0, ""
    if program in ("./shoal", "shoal"):
        if arguments[:1] in ([], ["serve"]):  # a server would not end by itself
            arguments = ["serve", *arguments[1:], "--help"]
        if arguments[0] in IN_THE_CHECKOUT:
            arguments = [*arguments, "--help"]
        words = [sys.executable, "-m", "shoal", *arguments]
        done = subprocess.run(
            words,
            env=os.environ | {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout
    # Tools for developers would run this very test again: only that all is where it is said to be.
    there = Path(sys.executable).with_name(program.removeprefix(".venv/bin/"))
    tool = there if program.startswith(".venv/bin/") else ROOT / program
    assert tool.exists(), f"there is no {program}"
    for word in arguments:
        if "/" in word and not word.startswith((".cache/", "-")):
            assert (ROOT / word.partition("::")[0]).exists(), f"there is no {word}"
    return 0, ""


def tidy(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip("\n").splitlines())


def pattern(shown: list[str]) -> str:
    """`…` stands for anything, also for lines when it stands alone."""
    return ".*".join(re.escape(part) for part in tidy("\n".join(shown)).split("…"))


# The checks can fail: nothing is skipped in silence.


@pytest.mark.parametrize(
    ("info", "text", "complaint"),
    [
        ("", "anything\n", "nobody checks"),
        ("rust", "fn main() {}\n", "nobody checks"),
        ("python", "raise ValueError('no')\n", "no"),
        ("pycon", ">>> 1 + 1\n3\n", "Got"),
        ("pycon", "1 + 1\n", "begin with >>>"),
        ("console", "$ shoal --version\nShell …\n", "and not"),
        ("console", "$ shoal rules nothing\n", "exit 1"),
        ("console", "$ .venv/bin/nothing\n", "there is no"),
        ("toml", "a = \n", "Invalid value"),
        ("toml", 'game = "tic_tac_toe"\nseats = 2\nboard = "XXX......"\n', "TTT-001"),
        ("toml", '[TTT-001]\nsays = "no more"\n', "is missing"),
        ("record", "shoal record 1\n", "breaks off"),
        ("text", "shoal record 1\ngame chess\n", "a whole record"),
        ("ftl", "no words\n", "not Fluent"),
        ('python title="setup.py"', "import this\n", "does not hold"),
    ],
)
def test_bad_block_is_noticed(info: str, text: str, complaint: str) -> None:
    with pytest.raises((AssertionError, ValueError, SyntaxError), match=re.escape(complaint)):
        check(Block(info, text, 1), Path("page.md"), {})


def test_unclosed_block_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("```python\n1\n")
    with pytest.raises(AssertionError, match="never closed"):
        blocks(page)


def test_indented_block_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("- item\n\n  ```python\n  1\n  ```\n")
    with pytest.raises(AssertionError, match="first column"):
        blocks(page)
