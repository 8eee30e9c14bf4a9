"""A bot for Shoal in any language: read a JSON line, write a JSON line.

    shoal arena maldivia --seats 2 --games 10 --bots "run:python docs/samples/outside_bot.py,mate"

It plays at random, but never does nothing when it may do something.
"""

from __future__ import annotations

import json
import random
import sys

IDLE = ("end", "stay", "stop", "pass", "done", "decline")


def choose(legal: list[dict[str, object]]) -> dict[str, object]:
    """Any legal action, an active one if there is one."""
    active = [each for each in legal if not str(each["text"]).startswith(IDLE)]
    return random.choice(active or legal)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "bye":
            return
        if message["type"] == "ask":
            # message["view"] is what this seat sees; message["prompt"] what is being asked.
            chosen = choose(message["legal"])
            print(json.dumps({"id": message["id"], "action": chosen["action"]}), flush=True)


if __name__ == "__main__":
    main()
