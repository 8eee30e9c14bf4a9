"""The trials of `shoal soak`, small; and that each of them notices what it looks for."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from shoal.cli import commands
from shoal.cli.app import app
from shoal.client import Client
from shoal.kernel import SPECTATOR, FastChance
from shoal.table.rendering import Renderer
from soak import Figures
from soak.day import day
from soak.fuzz import fuzz
from soak.games import Count, Evening, games
from tiny.marked import CARDS, MarkedState
from tiny.marked import GAME as MARKED

assert commands.soaking  # the command is there once this is imported


def shown(found: Figures) -> str:
    return f"{found.name}: " + ", ".join(f"{what} {value}" for what, value in found.done.items())


def number(found: Figures, what: str) -> int:
    return int(str(found.done[what]))


@pytest.mark.asyncio
@pytest.mark.slow
async def test_games_over_sockets_tell_no_secret(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    found = await games(24, tmp_path)
    tell(shown(found))
    assert found.wrong == []
    assert number(found, "games") == 24
    assert number(found, "broken lines") > 0
    assert number(found, "searches for a secret") > 1000


@pytest.mark.asyncio
async def test_a_planted_secret_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Leaky:
        """A renderer that writes a secret into whatever it sends of a game with marked ones."""

        def __init__(self, table: Any) -> None:
            self.table, self.honest = table, Renderer(table)

        def planted(self, text: str, viewer: int) -> str:
            play = self.table.play
            if play is None or not isinstance(play.state, MarkedState):
                return text
            return f'{text[:-1]},"planted":{json.dumps(play.state.marks(viewer))}}}'

        def event(self, line: Any, viewer: int, extra: Any = None) -> str:
            return self.planted(self.honest.event(line, viewer, extra), viewer)

        def sync(self, viewer: int, extra: Any) -> str:
            return self.planted(self.honest.sync(viewer, extra), viewer)

        def __getattr__(self, name: str) -> Any:
            return getattr(self.honest, name)

    monkeypatch.setattr("shoal.server.tables.live_table.Renderer", Leaky)
    found = await games(6, tmp_path)
    assert any("a mark in a message" in fault for fault in found.wrong)


def test_a_late_message_is_searched_for_secrets_of_its_own_table() -> None:
    """A line on its way to a rematch still hears the old table, where another's card of the rematch
    may be one's own."""

    def sitting(commitment: str, cards: list[int], seed: bytes) -> Any:
        state = MARKED.new(3, FastChance(1))
        assert isinstance(state, MarkedState)
        state.cards = cards
        seats = [SimpleNamespace(who=who) for who in ("ada", "bea", "cleo")]
        table = SimpleNamespace(
            seats=seats, seed=seed, commitment=commitment, play=SimpleNamespace(state=state),
            over=state.over,
        )  # fmt: skip
        return SimpleNamespace(table=table)

    tables = {
        "address-1": sitting("one", [1, 2, 3], b"seed 1"),
        "address-2": sitting("two", [4, 1, 5], b"seed 2"),
    }
    server: Any = SimpleNamespace(node=SimpleNamespace(registry=SimpleNamespace(tables=tables)))
    people = [Client("http://nowhere", f"{who}.signed") for who in ("ada", "bea", "cleo")]
    count = Count()
    evening = Evening(server, people, people[0], count, 0.0)
    evening.name, evening.tables = "marked", list(tables)
    ada, ones_own = evening.heard(0), CARDS[1]
    ada({"type": "sync", "table": {"commitment": "one"}, "view": {"card": ones_own}})
    assert (count.wrong, count.searched > 0) == ([], True)
    ada({"type": "sync", "table": {"commitment": "two"}, "view": {"card": ones_own}})
    ada({"type": "event", "view": {"card": CARDS[5]}})
    assert count.wrong == [
        "a mark in a message to a player: sync of a game of marked",
        "a mark in a message to a player: event of a game of marked",
    ]
    # What is one of its kind is looked for in every message, whichever table that belongs to.
    count.wrong.clear()
    ada({"type": "sync", "table": {"commitment": "one"}, "told": b"seed 2".hex()})
    assert count.wrong == ["the seed in a message to a player: sync of a game of marked"]
    count.wrong.clear()
    evening.heard(SPECTATOR)({"type": "sync", "table": {"commitment": "one"}, "told": "address-2"})
    assert count.wrong == ["the address in a message to a spectator: sync of a game of marked"]


@pytest.mark.asyncio
async def test_a_game_that_is_cut_off_is_told_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest, asked = Evening.look_back, []

    async def once_too_late(evening: Evening, *lines: Any) -> None:
        asked.append(lines)
        if len(asked) == 1:
            raise TimeoutError("too late")
        await honest(evening, *lines)

    monkeypatch.setattr(Evening, "look_back", once_too_late)
    found = await games(30, tmp_path)
    assert len(found.wrong) == 1
    assert "was cut off: TimeoutError too late" in found.wrong[0]
    assert 0 < number(found, "games") < 30


def test_a_rare_fault_does_not_hide_behind_a_common_one() -> None:
    assert Figures("games").verdict() == "nothing"
    found = Figures("games", {}, ["cut off"] * 9 + ["a secret"] + ["cut off"])
    assert found.verdict() == "10 x cut off; 1 x a secret"


@pytest.mark.asyncio
async def test_nobody_plans_for_ever_while_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Maldivia a plan may be changed as long as somebody else still thinks."""
    monkeypatch.setattr("soak.games.SELDOM", 1)
    monkeypatch.setattr("soak.games.GREAT", ["maldivia"])
    found = await games(1, tmp_path, seconds=120.0)
    assert found.wrong == []
    assert number(found, "games") == 1


@pytest.mark.asyncio
async def test_who_still_plays_when_the_time_is_over_goes_home(tmp_path: Path) -> None:
    found = await games(100_000, tmp_path, seconds=0.5)
    assert found.wrong == []
    assert number(found, "games") < 100_000


@pytest.mark.asyncio
@pytest.mark.slow
async def test_a_thousand_bad_messages_change_nothing(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    found = await fuzz(1000, tmp_path)
    tell(shown(found))
    assert found.wrong == []
    assert number(found, "messages") >= 1000


@pytest.mark.asyncio
@pytest.mark.slow
async def test_half_an_hour_of_coming_and_going(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    found = await day(0.5, tmp_path, seconds=12)
    tell(shown(found))
    assert found.wrong == []
    assert number(found, "actions") > 0


def test_the_command_asks_what_to_do() -> None:
    done = CliRunner().invoke(app, ["soak"])
    assert done.exit_code == 1
    assert "--kills" in done.output
