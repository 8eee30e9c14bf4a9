"""Moments of games as JSON, for the gallery and the tests of the boards, and for the rulebook.

    tools/fixtures.py [GAME ...]   make them anew: all, or those of some games
    tools/fixtures.py --check      fail if they are stale

Each moment is what one viewer gets: view, prompt, legal actions with previews; and what the next
action made of it: events, and what each of them changed. Of some games played by bots and at random
the first moment of each kind is kept: each question, each kind of action, each kind of event.

The pictures of the rulebook are made from positions: `web/fixtures/rules/GAME-NAME.toml` becomes
the moment of the same name. Comments in the position say whose eyes it is seen through and which
action is shown before it is done: `#: seat 1` and `#: choose sail d4`.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from shoal import games
from shoal.bots.levels import player
from shoal.kernel import FastChance, Game, Journal, Observer, State, Watch

ROOT = Path(__file__).resolve().parents[1]
FIXTURES = ROOT / "web" / "fixtures"
SHOWN = 60  # previews a moment carries at most
PLAYED = [("mate", 1), ("mate", 2), *(("random", seed) for seed in range(3, 9))]


def offered(state: State, seat: int, action: int) -> dict[str, object]:
    """A legal action as a server offers it."""
    named = state.game.space.family_of(action).named(action)
    return named | {"preview": state.preview(seat, action)}


def moment(state: State, seat: int) -> dict[str, object]:
    space = state.game.space
    return {
        "seat": seat,
        "view": state.view(seat),
        "prompt": state.prompt(seat).plain(),
        "legal": [
            {"action": action, "text": space.text(action), **offered(state, seat, action)}
            for action in state.legal(seat)[:SHOWN]
        ],
    }


def kind_of(kind: str, told: dict[str, object]) -> str:
    """What happens at a side of the sea is another thing at each of the four."""
    return " ".join(["event", kind, str(told.get("side", ""))])


def moments(game: Game) -> dict[str, object]:
    """The first moment of each kind in some games at a full table, and the end of the first."""
    seats = game.seat_counts[-1]
    found: list[dict[str, object]] = []
    end: dict[str, object] = {}
    known: set[str] = set()
    for level, seed in PLAYED:
        state, chance = game.new(seats, FastChance(seed)), FastChance(seed + 100)
        mind = player(level, game.name)
        while not state.over():
            seat = state.actor()
            kinds = {f"may {game.space.family_of(action).name}" for action in state.legal(seat)}
            kinds.add(state.prompt(seat).key)
            action = mind.decide(Observer(state, seat), chance)
            before, watch = state.clone(), Watch([seat])
            journal = state.journal = Journal(watch)
            watch.begin(state)
            state.apply(seat, action)
            state.journal = None
            kinds.update(kind_of(event.kind, event.heard_by(seat)) for event in journal.events)
            if not kinds <= known:
                known |= kinds
                now = moment(before, seat)
                now["events"] = [event.heard_by(seat) for event in journal.events]
                now["patches"] = watch.end()[seat]
                found.append(now)
        end = end or moment(state, 0) | {"events": [], "patches": []}
    return {"game": game.name, "seats": seats, "moments": [*found, end]}


def picture(path: Path) -> dict[str, object]:
    text = path.read_text("utf-8")
    notes = dict(re.findall(r"^#: (\w+) (.+)$", text, re.MULTILINE))
    state = games.find(tomllib.loads(text)["game"]).position(text)
    seat = int(notes.get("seat", 0))
    wanted = notes.get("choose", "")
    if wanted and state.game.space.parse(wanted) not in state.legal(seat):
        raise SystemExit(f"{path.name}: {wanted!r} is not legal")
    found = moment(state, seat)
    offers = [offered(state, seat, action) for action in state.legal(seat)[:SHOWN]]
    head = {"game": state.game.name, "seats": state.seats, "choose": wanted}
    return head | found | {"legal": offers}


def made(wanted: list[str]) -> Iterator[tuple[Path, dict[str, object]]]:
    for name in wanted:
        yield FIXTURES / f"{name}.json", moments(games.find(name))
        for path in sorted((FIXTURES / "rules").glob(f"{name}-*.toml")):
            yield path.with_suffix(".json"), picture(path)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=[])
    parser.add_argument("--check", action="store_true", help="change nothing, fail if stale")
    options = parser.parse_args()
    drawn = [path.name for path in (ROOT / "web" / "src" / "boards").iterdir() if path.is_dir()]
    wanted = options.games or [name for name in games.names() if name in drawn]
    stale: list[Path] = []
    for path, data in made(wanted):
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale.append(path)
        if options.check:
            print(f"{path.relative_to(ROOT)} is stale: run tools/fixtures.py")
        else:
            path.write_text(text, "utf-8")
            print(f"{path.relative_to(ROOT)}: {len(text)} bytes")
    return 1 if options.check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
