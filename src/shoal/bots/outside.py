"""Outside bots: players in any language, over JSON lines on standard input and output.

Shoal starts the program and writes one JSON object a line:

    {"type": "hello", "protocol": 1, "game": "maldivia", "seats": 2, "seat": 0}
    {"type": "ask", "id": 1, "seconds": 5.0, "view": {...}, "prompt": {...},
     "legal": [{"action": 12, "text": "sail d4"}, ...]}
    {"type": "bye"}

The program answers each `ask` with one line, `{"id": 1, "action": 12}` or `{"id": 1, "text": "sail
d4"}`. Whatever else happens (too slow, dead, illegal, garbage) costs it this decision, which the
game's instinct takes instead; after three faults in a row instinct plays on without asking.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import time
from typing import IO, Final

from shoal.bots.instinct import Instinct
from shoal.bots.players import Mate, Player
from shoal.kernel.actions import ActionTextError
from shoal.kernel.chance import Chance
from shoal.kernel.observer import Observer

PROTOCOL: Final = 1
PATIENCE: Final = 3  # faults in a row before a bot is given up
LONGEST_LINE: Final = 1_000_000


class OutsideBot(Player):
    """A program that decides. `faults` says what it did wrong, decision by decision."""

    def __init__(self, command: str, instinct: Instinct, seconds: float = 5.0) -> None:
        self.command = command
        self.stand_in = Mate(instinct)
        self.seconds = seconds
        self.faults: list[str] = []
        self.in_a_row = 0
        self.asked = 0
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue()

    def decide(self, observer: Observer, chance: Chance) -> int:
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        if self.in_a_row < PATIENCE:
            fault = ""
            try:
                action = self.ask(observer, legal)
                self.in_a_row = 0
                return action
            except OSError as unable:
                fault = f"cannot be run: {unable.strerror}"
            except queue.Empty:
                fault = f"gave no answer within {self.seconds:g} s"
            except ValueError as wrong:
                fault = str(wrong)
            self.faults.append(f"decision {self.asked}: {fault}")
            self.in_a_row += 1
            if self.in_a_row == PATIENCE:
                self.close()
        return self.stand_in.decide(observer, chance)

    def complaints(self) -> list[str]:
        return self.faults

    def ask(self, observer: Observer, legal: list[int]) -> int:
        """The program's answer; ValueError says what is wrong with it."""
        self.asked += 1
        process = self.running(observer)
        space = observer.game.space
        question = {
            "type": "ask",
            "id": self.asked,
            "seconds": self.seconds,
            "view": observer.view(),
            "prompt": observer.prompt().plain(),
            "legal": [{"action": action, "text": space.text(action)} for action in legal],
        }
        assert process.stdin is not None
        self.write(process.stdin, question)
        deadline = time.perf_counter() + self.seconds
        while True:
            line = self.lines.get(timeout=max(0.001, deadline - time.perf_counter()))
            if not line:
                self.process = None
                raise ValueError(f"ended with exit code {process.poll()}")
            answer = read_answer(line)
            if answer.get("id") != self.asked:
                continue  # a late answer to an earlier question
            return self.judge(observer, legal, answer)

    def judge(self, observer: Observer, legal: list[int], answer: dict[str, object]) -> int:
        action = answer.get("action")
        if action is None:
            try:
                action = observer.game.space.parse(str(answer.get("text", "")))
            except ActionTextError as error:
                raise ValueError(str(error)) from None
        if not isinstance(action, int) or isinstance(action, bool) or action not in legal:
            raise ValueError(f"answered {str(action)[:60]!r}, which is not legal")
        return action

    def write(self, pipe: IO[str], message: dict[str, object]) -> None:
        try:
            pipe.write(json.dumps(message, separators=(",", ":")) + "\n")
            pipe.flush()
        except (BrokenPipeError, ValueError):
            self.process = None
            raise ValueError("closed its input") from None

    def running(self, observer: Observer) -> subprocess.Popen[str]:
        """The program, started if it is not running."""
        process = self.process
        if process is not None and process.poll() is None:
            return process
        process = subprocess.Popen(
            shlex.split(self.command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self.process = process
        self.lines = queue.Queue()
        threading.Thread(target=listen, args=(process.stdout, self.lines), daemon=True).start()
        assert process.stdin is not None
        hello: dict[str, object] = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": observer.game.name,
            "seats": observer.seats,
            "seat": observer.seat,
        }
        self.write(process.stdin, hello)
        return process

    def close(self) -> None:
        """Say goodbye, and end the program if it does not go."""
        process = self.process
        self.process = None
        if process is None:
            return
        try:
            if process.stdin is not None:
                process.stdin.write('{"type":"bye"}\n')
                process.stdin.close()
        except OSError:
            pass  # it is gone already
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def listen(pipe: IO[str] | None, lines: queue.Queue[str]) -> None:
    """Pass on what the program writes; an empty text says that it has ended."""
    assert pipe is not None
    while True:
        line = pipe.readline(LONGEST_LINE)
        lines.put(line)
        if not line:
            return


def read_answer(line: str) -> dict[str, object]:
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise ValueError(f"answered {line[:60].strip()!r}, which is not JSON") from None
    if not isinstance(answer, dict):
        raise ValueError(f"answered {line[:60].strip()!r}, which is not an object")
    return answer
