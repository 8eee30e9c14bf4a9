"""Played by tools/pocket_library.py in a browser's Python: a game of each, and what comes after it.

Ends with the files of Python's library that were imported on the way.
"""

import json
import sys
from typing import Any

from shoal import games
from shoal.pocket import thinking
from shoal.pocket.pocket import Pocket

MOST = 3000  # actions of a game
pocket = Pocket()


def tell(**said: Any) -> dict[str, Any]:
    """Tell the pocket something; whoever is asked to think does so at once."""
    effects: dict[str, Any] = json.loads(pocket.handle(json.dumps(said)))
    assert not effects["needs"]  # nothing is stored here: all of it is in memory
    for job in effects["jobs"]:
        found = None if job["work"] == "wait" else json.loads(thinking.work(json.dumps(job)))
        later = tell(do="thought", job=job["job"], found=found)
        effects["answers"] += later["answers"]
    return effects


def ask(method: str, path: str, body: Any = None) -> Any:
    (found,) = tell(do="request", id=1, method=method, path=path, body=body)["answers"]
    assert found["status"] == 200, found
    return found["text"] if found["plain"] else json.loads(found["text"])


def line(message: dict[str, Any]) -> None:
    tell(do="line", line=1, text=json.dumps(message))


def play(name: str) -> None:
    bots = {"1": "mate"}
    opened = {"game": name, "seats": 2, "name": "Ann", "bots": bots, "start": True}
    address = ask("POST", "/tables", opened)["table"]
    line({"type": "hello", "table": address, "v": 0, "hash": ""})
    table = pocket.tables[address].table
    place = f"/tables/{address}"
    ask("POST", place + "/hint", {"seat": 0})
    for number in range(MOST):
        if table.over():
            break
        asked = thinking.think("choose", table, 0, "deckhand")
        action = json.loads(thinking.work(json.dumps(asked)))[0]
        ask("POST", place + "/preview", {"seat": 0, "action": action})
        command = {"kind": "act", "seat": 0, "action": action}
        line({"type": "command", "id": f"{name}{number}", "command": command})
        if number == 1:
            line({"type": "command", "id": f"{name}b", "command": {"kind": "back", "seat": 0}})
            line({"type": "why", "id": "w", "seat": 0, "action": "what is none"})
            ask("POST", "/records", ask("GET", place + "/parcel"))
    assert table.over()
    record = ask("GET", place + "/record")
    ask("POST", "/records", {"record": record})
    for after in ("/moments?seat=0", "/chances", "/fairness"):
        ask("GET", place + after)


for name in games.names():
    play(name)
ask("GET", "/me")
tell(do="request", id=2, method="GET", path="/nowhere", body=None)
tell(do="tick")
library = next(path for path in sys.path if path.endswith(".zip")) + "/"
files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
json.dumps(sorted({file.removeprefix(library) for file in files if file.startswith(library)}))
