"""A stage: the built client at a table that the test plays, from stored moments.

The page is the real one. Only the server's part of the conversation is spoken here, so that any
moment of any game can stand on the table without having been played to.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, WebSocketRoute

from tests.e2e.guest import PATIENCE, Guest

FIXTURES = Path(__file__).parents[2] / "web" / "fixtures"
ADDRESS = "stage"
NAMES = ["Ondine", "Wilhelmina", "Kim", "Ferdinand", "Otto"]
LOOK = 50  # milliseconds between two looks
REFUSAL = {"clause": "", "key": "table-stale", "args": {}}
# Pressed by the page as soon as it stands there: on a busy machine what plays may be over before
# anybody outside has found the button.
PAUSE = """() => {
  window.pausing = new Promise((done) => {
    new MutationObserver((_changes, watch) => {
      const button = document.querySelector('.prompt .player button');
      if (!button) return;
      watch.disconnect();
      button.click();
      done();
    }).observe(document.body, { childList: true, subtree: true });
  });
}"""


def moments(game: str) -> list[dict[str, Any]]:
    """The stored moments of a game in which somebody can act."""
    stored: dict[str, Any] = json.loads((FIXTURES / f"{game}.json").read_text())
    return [
        {**moment, "game": game, "seats": stored["seats"]}
        for moment in stored["moments"]
        if moment["legal"]
    ]


def desk(moment: dict[str, Any]) -> dict[str, Any]:
    """The table around a moment; what the moment says of it itself comes first."""
    seat = {
        "kind": "person", "level": "", "gone": False, "away_until": None, "stand_in": False,
        "stood_in": None, "thinking": False, "shared": False,
    }  # fmt: skip
    return {
        "phase": "running", "pace": "now", "game": moment["game"], "title": moment["game"],
        "options": {}, "first": 0, "host_seat": 0,
        "settings": {"chat": "off", "listed": False, "spectators": "none", "stand_in": 60},
        "seats": [{**seat, "name": name} for name in NAMES[: moment["seats"]]],
        "clock": {"left": [], "running": [], "since": 0, "rule": {"kind": "none"}},
        "vote": None, "commitment": None, "seed": None, "actions_played": 9, "after": None,
        "rematch": None, **moment.get("desk", {}),
    }  # fmt: skip


def whole(moment: dict[str, Any], version: int) -> dict[str, Any]:
    """What a server says to whoever arrives at a moment."""
    actions = [
        {"family": one["family"], "args": one["args"], "preview": one["preview"]}
        for one in moment["legal"]
    ]
    board = {
        "prompt": moment["prompt"], "actions": actions, "whole": [], "more": 0,
        "back": {"free": False, "why": moment.get("back")}, "scores": None,
    }  # fmt: skip
    return {
        "type": "sync", "v": version, "seat": moment["seat"],
        "yours": moment.get("yours", [moment["seat"]]), "host": True, "table": desk(moment),
        "view": moment["view"], "board": board, "hash": "", "now": 0, "log": moment.get("log", []),
    }  # fmt: skip


class Stage:
    """One page whose table shows one moment after the other, and what it asked to be done."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.acts: list[str] = []
        self.version = 1
        self.moment: dict[str, Any] = {}
        self.socket: WebSocketRoute | None = None
        guest.page.route(f"**/api/tables/{ADDRESS}**", self._http)
        guest.page.route_web_socket("**/api/socket", self._line)

    def show(self, moment: dict[str, Any], *, turn: bool = True) -> None:
        """Put a moment on the table; the page is loaded the first time. It is the viewer's turn,
        or nobody's."""
        self.moment = moment
        self.acts = []
        if self.socket is None:
            self.guest.go(f"/t/{ADDRESS}")
        else:
            self._sync()
        self.guest.page.locator(".prompt.mine" if turn else ".prompt:not(.mine)").wait_for()
        self.guest.page.locator("main.board svg, main.board .plain").first.wait_for()

    def play(self, **told: object) -> None:
        """Play the action that led to this moment, paused at the first of its events."""
        assert self.socket is not None
        data = {"seat": self.moment["seat"], "events": self.moment["events"]}
        self.version += 1
        action = {"type": "event", "v": self.version, "kind": "action", "at": 1, "data": data}
        self.guest.page.evaluate(PAUSE)
        self.socket.send(json.dumps({**action, **told}))
        self.guest.page.evaluate("pausing")

    def acted(self) -> list[str]:
        """What the page asked to be done, once it has asked for something."""
        page = self.guest.page
        for _look in range(PATIENCE // LOOK):
            if self.acts:
                break
            page.wait_for_timeout(LOOK)  # what the page says is heard meanwhile
        return self.acts

    def _sync(self) -> None:
        assert self.socket is not None
        self.version += 1
        self.socket.send(json.dumps(whole(self.moment, self.version)))

    def _http(self, route: Route) -> None:
        if route.request.url.endswith(ADDRESS):
            route.fulfill(json={"table": desk(self.moment), "yours": [self.moment["seat"]]})
        elif route.request.url.endswith("preview"):
            route.fulfill(json={"preview": {}, "refusal": None})
        else:
            route.fulfill(json={"chat": self.moment.get("chat", []), "muted": []})

    def _line(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self._heard)

    def _heard(self, text: str | bytes) -> None:
        assert self.socket is not None
        said = json.loads(text)
        if said["type"] == "hello":
            self._sync()
        elif said["type"] == "ping":
            self.socket.send(json.dumps({"type": "pong", "v": self.version}))
        elif said["type"] == "why":
            self.socket.send(json.dumps({"type": "why", "id": said["id"], "refusal": REFUSAL}))
        elif said["type"] == "command":
            if said["command"]["kind"] == "act":
                self.acts.append(said["command"]["action"])
            answer = {"type": "answer", "id": said["id"], "status": "accepted", "v": self.version}
            self.socket.send(json.dumps(answer))
