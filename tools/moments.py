"""Moments of games as JSON, for the gallery that boards are drawn and tested with.

    tools/moments.py maldivia --seats 2 --out web/fixtures/maldivia.json
    tools/moments.py --pictures web/fixtures/rules

Each moment is what one viewer gets: view, prompt, legal actions with previews, and the events that
led to the next moment.

The second form makes the pictures of the rulebook: every position in the folder becomes a moment of
the same name. Comments in the position say whose eyes it is seen through and which action is shown
before it is done: `#: seat 1` and `#: choose sail d4`.
"""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from pathlib import Path

from shoal import games
from shoal.bots.levels import player
from shoal.kernel import FastChance, Journal, Observer, State

SHOWN = 60  # previews a moment carries at most


def moment(state: State, seat: int) -> dict[str, object]:
    space = state.game.space
    legal = state.legal(seat)
    return {
        "seat": seat,
        "view": state.view(seat),
        "prompt": state.prompt(seat).plain(),
        "legal": [
            {"action": action, "text": space.text(action), "preview": state.preview(seat, action)}
            for action in legal[:SHOWN]
        ],
    }


def picture(path: Path) -> dict[str, object]:
    text = path.read_text("utf-8")
    notes = dict(re.findall(r"^#: (\w+) (.+)$", text, re.MULTILINE))
    state = games.find(tomllib.loads(text)["game"]).position(text)
    seat = int(notes.get("seat", 0))
    found = moment(state, seat)
    wanted = notes.get("choose", "")
    space = state.game.space
    if wanted and space.parse(wanted) not in state.legal(seat):
        raise SystemExit(f"{path.name}: {wanted!r} is not legal")
    return {"game": state.game.name, "seats": state.seats, "choose": wanted} | found


def pictures(folder: Path) -> None:
    for path in sorted(folder.glob("*.toml")):
        out = path.with_suffix(".json")
        out.write_text(json.dumps(picture(path), separators=(",", ":")) + "\n", "utf-8")
        print(f"{out}: {out.stat().st_size} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default="mate")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--pictures", type=Path)
    options = parser.parse_args()
    if options.pictures:
        pictures(options.pictures)
        return
    if not options.game or not options.out:
        parser.error("say which game, and where its moments go")
    game = games.find(options.game)
    seats = options.seats or game.seat_counts[0]
    state, chance = game.new(seats, FastChance(options.seed)), FastChance(options.seed + 1)
    mind = player(options.bots, game.name)
    found: list[dict[str, object]] = []
    journal = Journal()
    state.journal = journal
    while not state.over():
        seat = state.actor()
        now = moment(state, seat)
        state.apply(seat, mind.decide(Observer(state, seat), chance))
        now["events"] = [event.heard_by(seat) for event in journal.take()]
        found.append(now)
    found.append(moment(state, 0) | {"events": []})
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(
        json.dumps({"game": game.name, "seats": seats, "moments": found}), "utf-8"
    )
    print(f"{len(found)} moments of {game.title} in {options.out}")


if __name__ == "__main__":
    main()
