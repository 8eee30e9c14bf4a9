"""Outside bots: good ones play, misbehaving ones lose their turn to instinct and are reported."""

from __future__ import annotations

import contextlib
import shlex
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from shoal.bots.outside import PATIENCE, OutsideBot, read_answer
from shoal.kernel import FastChance, Observer
from tests.bots.dull import Dull
from tiny import tic_tac_toe

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


def bot(tmp_path: Path, source: str, seconds: float = 5.0) -> OutsideBot:
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
    player = bot(tmp_path, "import time\ntime.sleep(60)", seconds=0.2)
    started = time.perf_counter()
    decide(player, PATIENCE + 2)
    assert time.perf_counter() - started < 5
    assert "no answer within 0.2 s" in player.complaints()[0]


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    source = GOOD.replace('"id": message["id"]', '"id": message["id"] - 1')
    player = bot(tmp_path, source, seconds=0.3)
    decide(player, 2)
    assert len(player.complaints()) == 2


def test_a_program_that_does_not_exist_is_reported() -> None:
    player = OutsideBot("/nowhere/bot", Dull())
    decide(player)
    assert "cannot be run" in player.complaints()[0]


@settings(max_examples=200, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.text())
def test_any_line_is_an_answer_or_a_value_error(line: str) -> None:
    with contextlib.suppress(ValueError):
        assert isinstance(read_answer(line), dict)
