"""Outside bots: players in any language, over JSON lines on standard input and output.

Shoal starts the program and writes one JSON object a line:

    {"type": "hello", "protocol": 1, "game": "maldivia", "seats": 2, "seat": 0}
    {"type": "ask", "id": 1, "seconds": 5.0, "view": {...}, "memory": {...}, "prompt": {...},
     "legal": [{"action": 12, "text": "sail d4"}, ...]}
    {"type": "bye"}

The program answers each `ask` with one line, `{"id": 1, "action": 12}` or `{"id": 1, "text": "sail
d4"}`. Whatever else happens (too slow, dead, illegal, garbage) costs it this decision, which the
game's instinct takes instead; after three faults in a row instinct plays on without asking.

Reading and writing are done by threads of their own: a program that neither reads nor ends can
block a pipe, but never a match. What it says beyond all need is left in the pipe.
"""

from __future__ import annotations

import contextlib
import json
import os
import queue
import shlex
import signal
import subprocess
import threading
import time
from typing import IO, Final

from shoal.bots.instinct import Instinct
from shoal.bots.players import Mate, Player
from shoal.bots.search import Tuning
from shoal.kernel.actions import ActionTextError
from shoal.kernel.chance import Chance
from shoal.kernel.observer import Observer

PROTOCOL: Final = 1
PATIENCE: Final = 3  # faults in a row before a bot is given up
LONGEST_LINE: Final = 64_000  # characters; what is longer is no answer
MOST_LINES: Final = 64  # lines that wait to be looked at
GOODBYE: Final = 0.5  # seconds to end after `bye`


class OutsideBot(Player):
    """A program that decides. `faults` says what it did wrong, decision by decision."""

    def __init__(self, command: str, instinct: Instinct, seconds: float = 5.0) -> None:
        self.command = command
        self.stand_in = Mate(instinct, Tuning())
        self.seconds = seconds
        self.faults: list[str] = []
        self.in_a_row = 0
        self.asked = 0
        self.process: subprocess.Popen[str] | None = None
        self.lines: queue.Queue[str] = queue.Queue(MOST_LINES)
        self.outbox: queue.Queue[str] = queue.Queue()

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
            "memory": observer.recall(),
            "prompt": observer.prompt().plain(),
            "legal": [{"action": action, "text": space.text(action)} for action in legal],
        }
        self.write(question)
        deadline = time.perf_counter() + self.seconds
        while True:
            left = deadline - time.perf_counter()
            if left <= 0:
                raise queue.Empty
            line = self.lines.get(timeout=left)
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

    def write(self, message: dict[str, object]) -> None:
        self.outbox.put(json.dumps(message, separators=(",", ":")) + "\n")

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
            start_new_session=True,  # its own children end with it
        )
        self.process = process
        self.lines = queue.Queue(MOST_LINES)
        self.outbox = queue.Queue()
        threading.Thread(target=listen, args=(process.stdout, self.lines), daemon=True).start()
        threading.Thread(target=speak, args=(process.stdin, self.outbox), daemon=True).start()
        hello: dict[str, object] = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": observer.game.name,
            "seats": observer.seats,
            "seat": observer.seat,
        }
        self.write(hello)
        return process

    def close(self) -> None:
        """Say goodbye, and end the program if it does not go."""
        process = self.process
        self.process = None
        if process is None:
            return
        self.write({"type": "bye"})
        self.outbox.put("")
        try:
            process.wait(GOODBYE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        with contextlib.suppress(OSError):  # none are left, or this is no Unix
            os.killpg(process.pid, signal.SIGKILL)
        with contextlib.suppress(queue.Empty):
            while self.lines.get(timeout=0.05):  # a listener with a line too many may go
                pass


def speak(pipe: IO[str] | None, outbox: queue.Queue[str]) -> None:
    """Write to the program what it is asked; an empty text closes its input."""
    assert pipe is not None
    try:
        while True:
            line = outbox.get()
            if not line:
                break
            pipe.write(line)
            pipe.flush()
        pipe.close()
    except (OSError, ValueError):
        pass  # it is gone: the missing answer tells


def listen(pipe: IO[str] | None, lines: queue.Queue[str]) -> None:
    """Pass on what the program writes; an empty text says that it has ended."""
    assert pipe is not None
    while True:
        line = pipe.readline(LONGEST_LINE)
        lines.put(line)  # waits while there are too many, and so does the program then
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
