"""`shoal serve --workers N`: one process that starts the others, and starts them again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import NoReturn

from shoal.server.neighbours import Berth, Neighbours
from shoal.server.settings import Settings

SOON = 1.0  # seconds; a process that lived shorter is waited for a moment before the next
STOP_SECONDS = 30  # for those that do not stop by themselves

Serve = Callable[[Settings, Neighbours, Callable[[], None], int], None]


class Workers:
    """The processes by their berths. `serve` is what each of them does."""

    def __init__(self, settings: Settings, serve: Serve) -> None:
        self.settings = settings
        self.serve = serve
        self.berths = [Berth.make() for _worker in range(settings.workers)]
        self.pids: dict[int, int] = {}  # berth by process
        self.born: dict[int, float] = {}
        self.stopping = False
        # Each of them holds the reading end: when whoever started them is gone, it is at its end.
        self.alive, self.held = os.pipe()
        self.ready, self.tell = os.pipe()

    def run(self, announce: Callable[[], None]) -> None:
        """Until told to stop."""
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        signal.signal(signal.SIGALRM, lambda *_signal: self.signal(signal.SIGKILL))
        for berth in range(len(self.berths)):
            self.fork(berth)
        os.close(self.tell)  # so that nobody is waited for who has died
        heard = 0
        while heard < len(self.berths) and (said := os.read(self.ready, 64)):
            heard += len(said)
        self.tell = os.open(os.devnull, os.O_WRONLY)  # nobody waits for those that come later
        if heard == len(self.berths):
            announce()
        else:
            self.stop()
        self.watch()

    def fork(self, berth: int) -> None:
        pid = os.fork()
        if pid == 0:
            self.work(berth)
        self.pids[pid] = berth
        self.born[berth] = time.monotonic()
        if self.stopping:  # told so at this very moment
            self.signal(signal.SIGTERM)

    def work(self, berth: int) -> NoReturn:
        """What a new process does."""
        code = 1
        try:
            signal.signal(signal.SIGTERM, leave)
            signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us tells us
            os.close(self.held)
            cores = max(1, (os.cpu_count() or 2) - 1)
            bots = self.settings.bot_workers or max(1, cores // len(self.berths))
            named = f"{self.settings.node}-{berth}" if self.settings.node else ""
            settings = self.settings.having({"bot_workers": bots, "node": named})
            self.serve(settings, Neighbours(self.berths, berth), self.started, self.alive)
            code = 0
        except SystemExit:
            code = 0
        except BaseException:
            sys.excepthook(*sys.exc_info())
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def started(self) -> None:
        os.write(self.tell, b".")

    def watch(self) -> None:
        """Put another one in the place of each that dies, until told to stop."""
        while self.pids:
            pid, _status = os.wait()
            berth = self.pids.pop(pid, None)
            if berth is not None and not self.stopping:
                if time.monotonic() - self.born[berth] < SOON:
                    time.sleep(SOON)
                self.fork(berth)

    def stop(self, *_signal: object) -> None:
        if not self.stopping:
            signal.alarm(STOP_SECONDS)
        self.stopping = True
        self.signal(signal.SIGTERM)

    def signal(self, number: int) -> None:
        for pid in list(self.pids):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)


def leave(*_signal: object) -> NoReturn:
    """Told to stop before there is anything to stop."""
    sys.exit(0)


def until_alone(alive: int, leave: Callable[[], None]) -> None:
    """Leave when the process that started us has gone."""
    loop = asyncio.get_running_loop()

    def gone() -> None:
        loop.remove_reader(alive)
        leave()

    loop.add_reader(alive, gone)
