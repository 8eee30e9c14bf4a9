"""Tables of a pocket: bots, what is kept, what is asked, what goes from one device to another."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from shoal import games
from shoal.kernel import Record
from shoal.kernel.lesson import lessons
from tests.pocket.bare import BarePocket

BOTS = {"1": "mate"}
MOST = 2000


def open_table(pocket: BarePocket, game: str, **how: Any) -> str:
    body = {"game": game, "seats": 2, "name": "Ann", "bots": BOTS, "start": True, **how}
    found: str = pocket.request("POST", "/tables", body)["table"]
    return found


def hello(pocket: BarePocket, table: str, line: int = 1) -> dict[str, Any]:
    told = pocket.say(line, {"type": "hello", "table": table, "v": 0, "hash": ""})
    found: dict[str, Any] = json.loads(told[-1])
    return found


def act(pocket: BarePocket, table: str, board: dict[str, Any], number: int) -> dict[str, Any]:
    offer = (board["actions"] or board["whole"])[0]
    text = " ".join([offer["family"], *offer["args"]])
    command = {"kind": "act", "seat": 0, "action": text}
    told = pocket.say(1, {"type": "command", "id": f"c{number}", "command": command})
    found: dict[str, Any] = json.loads(told[-1])
    assert found["status"] == "accepted", (table, text)
    return found


def boards(texts: list[tuple[int, str]]) -> list[dict[str, Any]]:
    return [found["board"] for _line, text in texts if "board" in (found := json.loads(text))]


def play_out(pocket: BarePocket, table: str) -> dict[str, Any]:
    """Play with the first thing offered until the game is over; the last picture."""
    whole = hello(pocket, table)
    for number in range(MOST):
        while pocket.jobs:
            pocket.think()
        whole = hello(pocket, table)
        if whole["table"]["phase"] != "running":
            break
        act(pocket, table, whole["board"], number)
    return whole


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_against_a_bot_and_after_it(pocket: BarePocket, game: str) -> None:
    table = open_table(pocket, game)
    whole = play_out(pocket, table)
    assert whole["table"]["phase"] == "finished"
    assert whole["board"]["ranking"]
    record = Record.read(pocket.request("GET", f"/tables/{table}/record"))
    assert record.verify(games.find(game)).good()
    assert pocket.request("GET", f"/tables/{table}/fairness")["fits"]
    curve = pocket.request("GET", f"/tables/{table}/chances")
    assert (curve["status"], curve["done"]) == ("working", 0)
    pocket.think()
    assert pocket.request("GET", f"/tables/{table}/chances")["done"] == 1
    # A record from elsewhere becomes a table to look through.
    brought = pocket.request("POST", "/records", {"record": record.text()})["table"]
    shown = pocket.request("GET", f"/tables/{brought}")
    assert (shown["table"]["phase"], shown["yours"]) == ("finished", [])
    assert {row["id"] for row in pocket.request("GET", "/me")["tables"]} == {table, brought}


def test_nothing_accepted_is_lost_when_the_page_dies(pocket: BarePocket) -> None:
    table = open_table(pocket, "maldivia")
    hello(pocket, table)
    while pocket.jobs:
        pocket.think()
    before = hello(pocket, table)
    answer = act(pocket, table, before["board"], 0)
    pocket.restart()  # the bot was thinking, and nobody has heard the answer
    after = hello(pocket, table)
    assert after["v"] >= answer["v"]
    assert after["table"]["actions_played"] > before["table"]["actions_played"]
    assert pocket.jobs, "the bot is asked again"
    # The page sends what it has no answer to again: it is not carried out twice.
    command = {"kind": "act", "seat": 0, "action": "whatever it was"}
    told = pocket.say(1, {"type": "command", "id": "c0", "command": command})
    assert json.loads(told[-1])["status"] == "repeat"


def test_a_thought_from_before_a_take_back_is_not_played(pocket: BarePocket) -> None:
    table = open_table(pocket, "maldivia")
    hello(pocket, table)
    while len(pocket.jobs) and not hello(pocket, table)["board"]["actions"]:
        pocket.think()
    whole = hello(pocket, table)
    act(pocket, table, whole["board"], 0)
    if hello(pocket, table)["board"]["back"]["free"]:
        back = {"kind": "back", "seat": 0}
        pocket.say(1, {"type": "command", "id": "b", "command": back})
        played = hello(pocket, table)["table"]["actions_played"]
        while pocket.jobs:
            pocket.think()
        assert hello(pocket, table)["table"]["actions_played"] == played


def test_a_bot_that_fails_plays_anything(pocket: BarePocket) -> None:
    table = open_table(pocket, "maldivia")
    while not pocket.jobs:
        act(pocket, table, hello(pocket, table)["board"], 0)
    before = hello(pocket, table)["table"]["actions_played"]
    asked = failed(pocket)
    assert [asked, failed(pocket)] == ["mate", "random"]
    # Even that failed: nobody is stuck for good, the next look asks the mate anew.
    assert pocket.jobs == []
    hello(pocket, table)
    assert failed(pocket) == "mate"
    pocket.think()
    assert hello(pocket, table)["table"]["actions_played"] == before + 1


def failed(pocket: BarePocket) -> str:
    """Let the only question fail; the level that was asked."""
    (job,) = pocket.jobs
    pocket.jobs.clear()
    pocket.tell({"do": "thought", "job": job["job"], "found": None})
    return str(job["given"][3])


def test_a_hint_has_a_reason(pocket: BarePocket) -> None:
    table = open_table(pocket, "carta_magica")
    while pocket.jobs:
        pocket.think()
    hint = pocket.request("POST", f"/tables/{table}/hint", {"seat": 0})
    assert hint["level"] == "captain"
    assert hint["reason"]["key"].startswith("bots-reason")


def test_a_game_goes_on_elsewhere(pocket: BarePocket) -> None:
    table = open_table(pocket, "vanuatu")
    while pocket.jobs:
        pocket.think()
    act(pocket, table, hello(pocket, table)["board"], 0)
    parcel = pocket.request("GET", f"/tables/{table}/parcel")
    other = BarePocket()
    try:
        moved = other.request("POST", "/records", parcel)["table"]
        here, there = hello(pocket, table), hello(other, moved)
        assert (here["view"], here["board"]) == (there["view"], there["board"])
        assert there["yours"] == [0]
        assert there["table"]["seats"][1]["level"] == "mate"
        play_out(other, moved)
        forged = re.sub(r"(?<=\nseed ).", lambda digit: "10"[digit[0] != "0"], parcel["record"])
        refused = other.request("POST", "/records", {**parcel, "record": forged})
        assert refused["error"]["key"] in ("record-broken", "record-wrong")
    finally:
        other.close()


def test_what_cannot_be_is_said(pocket: BarePocket) -> None:
    unknown = pocket.request("GET", f"/tables/{'x' * 22}")
    assert unknown["error"]["key"] == "table-unknown"
    nowhere = hello(pocket, "x" * 22)
    assert nowhere["refusal"]["key"] == "table-unknown"
    table = open_table(pocket, "maldivia")
    link = pocket.request("POST", f"/tables/{table}/seat-link", {"seat": 0})
    assert link["error"]["key"] == "pocket-alone"
    assert pocket.request("POST", "/tables", {"game": "chess"})["error"]["key"] == "game-unknown"
    assert pocket.request("POST", "/tables", {})["error"]["key"] == "request-broken"
    told = pocket.say(9, {"type": "nonsense"})
    assert json.loads(told[0])["refusal"]["key"] == "message-invalid"
    # A damaged log breaks one table and no other.
    pocket.entries[table, 1]["data"] = {}
    pocket.restart()
    assert pocket.request("GET", f"/tables/{table}")["error"]["key"] == "table-broken"
    assert pocket.request("GET", "/me")["tables"][0]["id"] == table


def test_a_game_of_other_rules_is_not_played_on(pocket: BarePocket) -> None:
    table = open_table(pocket, "maldivia")
    pocket.entries[table, 1]["data"] |= {"rules": 0}
    pocket.restart()
    assert pocket.request("GET", f"/tables/{table}")["error"]["key"] == "table-old"


def test_a_clock_that_runs_out_is_noticed(pocket: BarePocket) -> None:
    clock = {"kind": "bank", "bank": 10, "increment": 0}
    body = {"game": "carta_magica", "seats": 2, "name": "Ann", "clock": clock}
    table = pocket.request("POST", "/tables", body)["table"]
    sit = {"kind": "sit", "seat": 1, "name": "Ben"}
    for number, command in enumerate([sit, {"kind": "start"}]):
        body = {"id": f"x{number}", "command": command}
        pocket.request("POST", f"/tables/{table}/commands", body)
    effects = pocket.tell({"do": "tick"})
    started = next(row["at"] for row in pocket.entries.values() if row["kind"] == "started")
    assert effects["deadline"] == pytest.approx(started + 10.0)


@pytest.mark.parametrize("game", games.names())
def test_a_lesson_needs_no_server(pocket: BarePocket, game: str) -> None:
    taught = lessons(games.find(game))[0]
    body = {"game": game, "lesson": taught.name, "name": "Ann"}
    opened = pocket.request("POST", "/lessons", body)
    table, seat = opened["table"], taught.seat
    assert opened["yours"] == [seat]
    for number, text in enumerate(taught.solution):
        command = {"kind": "act", "seat": seat, "action": text.partition(" ")[2]}
        told = pocket.say(1, {"type": "hello", "table": table, "v": 0, "hash": ""})
        assert json.loads(told[-1])["table"]["lesson"]["status"] == "open"
        pocket.say(1, {"type": "command", "id": f"c{number}", "command": command})
    assert hello(pocket, table)["table"]["lesson"]["status"] == "reached"
    assert pocket.request("GET", "/me")["tables"] == []
