"""A pocket in a Python that has nothing but the part of the standard library a browser gets."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[2] / "src"
SEED = bytes(range(32))
LIBRARY = SOURCE / "shoal/pocket/library.txt"
RUN = """
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import PathFinder

with open(sys.argv[3], encoding="utf-8") as lines:
    library = set(lines.read().split())

def travels(name, path):
    # Whether a browser gets this module: with the library, or inside its Python as what is in C.
    file = name.replace(".", "/")
    if library & {file + ".py", file + "/__init__.py"}:
        return True
    found = PathFinder.find_spec(name, path)
    return found is None or not found.origin.endswith(".py")

def asked_by_us():
    frame = sys._getframe(2)
    while "importlib" in frame.f_code.co_filename:
        frame = frame.f_back
    return frame.f_globals.get("__name__", "").startswith("shoal")

class Bare(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top in ("shoal", "mypy_extensions"):
            return
        if top not in sys.stdlib_module_names or (asked_by_us() and not travels(name, path)):
            raise ModuleNotFoundError(f"there is no {name} in a browser", name=name)

sys.meta_path.insert(0, Bare())
sys.path.insert(0, sys.argv[1])
from shoal.pocket import pocket, thinking

seed = bytes.fromhex(sys.argv[2])
pocket.new_seed = lambda: seed
one = pocket.Pocket()
for line in sys.stdin:
    who, _, text = line.partition(" ")
    print(one.handle(text) if who == "pocket" else thinking.work(text), flush=True)
"""


class BarePocket:
    """Says what a page's worker would say, and keeps what is to be stored."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", RUN, str(SOURCE), SEED.hex(), str(LIBRARY)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={"PYTHONDONTWRITEBYTECODE": "1"},
        )
        self.tables: dict[str, dict[str, Any]] = {}
        self.entries: dict[tuple[str, int], dict[str, Any]] = {}
        self.chat: list[dict[str, Any]] = []
        self.jobs: list[dict[str, Any]] = []
        self.tell({"do": "begin", "tables": []})

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(120)
        self.process.stdout.close()

    def ask(self, who: str, said: dict[str, Any]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{who} {json.dumps(said)}\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def tell(self, said: dict[str, Any]) -> dict[str, Any]:
        """Tell the pocket something; what it needs is read, what it stores is kept."""
        effects: dict[str, Any] = self.ask("pocket", said)
        while effects["needs"]:
            table = effects["needs"]
            log = [row for (of, _v), row in sorted(self.entries.items()) if of == table]
            chat = [row for row in self.chat if row["table"] == table]
            loaded = {"do": "load", "table": table, "entries": log, "chat": chat}
            self.jobs += self.ask("pocket", loaded)["jobs"]
            effects = self.ask("pocket", said)
        for place, row in effects["store"]:
            if place == "tables":
                self.tables[row["id"]] = row
            elif place == "entries":
                self.entries[row["table"], row["v"]] = row
            else:
                self.chat.append(row)
        self.jobs += effects["jobs"]
        return effects

    def restart(self) -> None:
        """The page was closed, or it crashed: only what was stored is left."""
        self.jobs.clear()
        self.tell({"do": "begin", "tables": list(self.tables.values())})

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request, also to one that a bot has to think about."""
        said = {"do": "request", "id": 1, "method": method, "path": path, "body": body}
        answers = self.tell(said)["answers"]
        while not answers:
            answers = self.think()["answers"]
        assert len(answers) == 1
        found = answers[0]
        return found["text"] if found["plain"] else json.loads(found["text"])

    def say(self, line: int, message: dict[str, Any]) -> list[str]:
        """A message on a line; what is told on it at once."""
        effects = self.tell({"do": "line", "line": line, "text": json.dumps(message)})
        return [text for of, text in effects["tell"] if of == line]

    def think(self) -> dict[str, Any]:
        """Let the bots' worker answer the question that has waited longest."""
        job = self.jobs.pop(0)
        found = None if job["work"] == "wait" else self.ask("thinker", job)
        return self.tell({"do": "thought", "job": job["job"], "found": found})
