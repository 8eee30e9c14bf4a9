"""A real server with the built client, in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "shoal" / "server" / "static"
SERVE = """
import itertools
import sys
from pathlib import Path
from shoal.server.bots import scheduler
from shoal.server.main import serve
from shoal.server.settings import Settings

# Here advice is only something to do next, a thousand times. The real adviser searches for half a
# second, and plays a hundred games in its head to say why. This one searches for a moment, and says
# why for one question in eight.
scheduler.HINT = "captain:20"
advised = scheduler.BotScheduler.hint
questions = itertools.count()

async def hint(self, table_id, table, seat):
    if next(questions) % 8 == 0:
        return await advised(self, table_id, table, seat)
    action, *_ = await self.think(scheduler.choose, table, seat, scheduler.HINT, watched=True)
    return {"action": action, "level": "captain", "reason": None}

scheduler.BotScheduler.hint = hint

if __name__ == "__main__":
    data, static, port = sys.argv[1:]
    serve(Settings(
        data=Path(data), static=static, port=int(port), log="error", bot_workers=1,
        bot_levels=["deckhand", "mate"],  # a captain plays well, and takes a second each time
        rate_address=500.0, tables_per_guest=500, hints_per_hour=0,
    ))
"""


def built_client() -> Path:
    """The folder of the built client; $SHOAL_STATIC names another one."""
    if named := os.environ.get("SHOAL_STATIC"):
        return Path(named)
    subprocess.run([sys.executable, str(ROOT / "tools" / "client.py"), "--dev"], check=True)
    return STATIC


class Harbour:
    """A node on loopback that can be stopped and started again with the same data."""

    def __init__(self, data: Path, static: Path, source: Path | None = None) -> None:
        self.data = data
        self.static = static
        # Compiled, if the tests are; or other sources.
        self.source = str(source or os.environ.get("PYTHONPATH") or ROOT / "src")
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Harbour:
        arguments = [str(self.data), str(self.static), str(self.port)]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, *arguments],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": self.source},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()  # "Shoal is at http://127.0.0.1:PORT"
        if not said:
            raise RuntimeError("the server did not start")
        self.port = int(said.strip().rpartition(":")[2])
        return self

    def stop(self) -> None:
        if self.process is None:
            return
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
