"""Outside bots: good ones play, misbehaving ones lose their turn to instinct and are reported."""

from __future__ import annotations

import contextlib
import shlex
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shoal import games
from shoal.bots.outside import MOST_LINES, PATIENCE, OutsideBot, read_answer
from shoal.kernel import FastChance, Observer
from tests.bots.dull import Dull
from tiny import tic_tac_toe

FOR_EVER = 600  # seconds: a test that waited so long would be stopped
GOOD = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        last = message["legal"][-1]["action"]
        print(json.dumps({"id": message["id"], "action": last}), flush=True)
    elif message["type"] == "bye":
        break
"""
SPEAKS = GOOD.replace('"action": last', '"text": "mark c3"')
ANSWER = GOOD.split("        last", maxsplit=1)[0]


def bot(tmp_path: Path, source: str, seconds: float = 120.0) -> OutsideBot:
    file = tmp_path / "bot.py"
    file.write_text(source)
    command = f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}"
    return OutsideBot(command, Dull(), seconds)


def decide(player: OutsideBot, times: int = 1) -> list[int]:
    state = tic_tac_toe.GAME.new(2, FastChance(1))
    observer = Observer(state, 0)
    found = [player.decide(observer, FastChance(i)) for i in range(times)]
    for action in found:
        assert action in state.legal(0)
    player.close()
    return found


def test_a_good_bot_is_asked_and_obeyed(tmp_path: Path) -> None:
    player = bot(tmp_path, GOOD)
    assert decide(player, 3) == [8, 8, 8]
    assert player.complaints() == []


def test_an_answer_may_be_text(tmp_path: Path) -> None:
    assert decide(bot(tmp_path, SPEAKS)) == [8]


MISBEHAVIOUR = {
    "dies at once": ("raise SystemExit(3)", "exit code"),
    "writes garbage": (ANSWER + "        print('}{', flush=True)", "not JSON"),
    "writes no object": (ANSWER + "        print('[1]', flush=True)", "not an object"),
    "plays what is illegal": (
        ANSWER + "        print(json.dumps({'id': message['id'], 'action': 99}), flush=True)",
        "not legal",
    ),
    "dies when asked": (ANSWER + "        raise SystemExit(0)", "exit code"),
    "writes half a line and dies": (
        ANSWER + "        print('{\"id\": 1, \"act', end='', flush=True); raise SystemExit(0)",
        "not JSON",
    ),
    "writes a huge line": (ANSWER + "        print('[' * 3_000_000, flush=True)", "not JSON"),
    "writes deep JSON": (ANSWER + "        print('[' * 30_000 + ']' * 30_000, flush=True)", "not"),
    "answers true": (
        ANSWER + "        print(json.dumps({'id': message['id'], 'action': True}), flush=True)",
        "not legal",
    ),
    "answers a number no action has": (
        ANSWER + "        print(json.dumps({'id': message['id'], 'action': 10**400}), flush=True)",
        "",
    ),
    "writes bytes that are no text": (
        "import sys\n"
        "for line in sys.stdin:\n"
        "    sys.stdout.buffer.write(b'\\xff\\xfe\\n'); sys.stdout.flush()",
        "not JSON",
    ),
    "writes no action": (
        ANSWER + "        print(json.dumps({'id': message['id'], 'text': 'dance'}), flush=True)",
        "not an action",
    ),
}


@pytest.mark.parametrize("name", MISBEHAVIOUR)
def test_a_misbehaving_bot_loses_its_turn_and_is_reported(tmp_path: Path, name: str) -> None:
    source, complaint = MISBEHAVIOUR[name]
    player = bot(tmp_path, source)
    decide(player, PATIENCE + 2)
    assert len(player.complaints()) == PATIENCE, player.complaints()
    assert complaint in player.complaints()[0]


def test_a_slow_bot_never_hangs_a_match(tmp_path: Path) -> None:
    player = bot(tmp_path, f"import time\ntime.sleep({FOR_EVER})", seconds=0.2)
    decide(player, PATIENCE + 2)
    assert "no answer within 0.2 s" in player.complaints()[0]


HANGS = {
    "never reads": f"import time\ntime.sleep({FOR_EVER})",
    "writes half a line": (
        "import sys, time\nprint('{\"id\": 1', end='', flush=True)\ntime.sleep(600)"
    ),
    "answers other questions for ever": (
        "import json\nwhile True: print(json.dumps({'id': -1, 'action': 0}), flush=True)"
    ),
    "ignores the end of its input": "import time\nwhile True: time.sleep(1)",
    "closes its output": "import os, time\nos.close(1)\ntime.sleep(600)",
    "ignores being told to go": (
        "import signal, time\n"
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)"
    ),
    "leaves a child behind": (
        "import subprocess, sys, time\n"
        "subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        "time.sleep(600)"
    ),
}


@pytest.mark.parametrize("name", HANGS)
def test_nothing_hangs_a_match(tmp_path: Path, name: str) -> None:
    player = bot(tmp_path, HANGS[name], seconds=0.15)
    decide(player, PATIENCE + 2)
    assert len(player.complaints()) == PATIENCE
    assert player.process is None


def test_a_bot_that_never_reads_cannot_block_a_long_question(tmp_path: Path) -> None:
    """A pipe holds 64 kB; the questions of a real game soon fill it."""
    player = bot(tmp_path, f"import time\ntime.sleep({FOR_EVER})", seconds=0.1)
    state = games.find("vanuatu").new(5, FastChance(1))
    player.running(Observer(state, state.actor()))
    for _ in range(8):
        player.write({"type": "ask", "view": "x" * 20_000})
    assert player.decide(Observer(state, state.actor()), FastChance(1)) in state.legal(
        state.actor()
    )
    player.close()


def test_a_flood_of_lines_is_left_in_the_pipe(tmp_path: Path) -> None:
    player = bot(tmp_path, "while True: print('x' * 1000, flush=True)")
    decide(player, 1)
    assert player.lines.qsize() <= MOST_LINES
    assert "not JSON" in player.complaints()[0]


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    source = GOOD.replace('"id": message["id"]', '"id": message["id"] - 1')
    player = bot(tmp_path, source, seconds=0.3)
    decide(player, 2)
    assert len(player.complaints()) == 2


def test_a_program_that_does_not_exist_is_reported() -> None:
    player = OutsideBot("/nowhere/bot", Dull())
    decide(player)
    assert "cannot be run" in player.complaints()[0]


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(
    st.dictionaries(
        st.sampled_from(["id", "action", "text", "type", ""]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
            lambda inner: st.lists(inner, max_size=3),
            max_leaves=5,
        ),
    )
)
def test_any_answer_is_a_legal_action_or_a_value_error(answer: dict[str, object]) -> None:
    state = tic_tac_toe.GAME.new(2, FastChance(1))
    observer = Observer(state, 0)
    with contextlib.suppress(ValueError):
        assert OutsideBot("true", Dull()).judge(observer, state.legal(0), answer) in state.legal(0)


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.text())
def test_any_line_is_an_answer_or_a_value_error(line: str) -> None:
    with contextlib.suppress(ValueError):
        assert isinstance(read_answer(line), dict)
