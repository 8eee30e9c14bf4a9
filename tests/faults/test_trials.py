"""The trials of `shoal soak`, small; and that each of them notices what it looks for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from shoal.cli import commands
from shoal.cli.app import app
from shoal.table import telling
from soak import Figures
from soak.day import day
from soak.fuzz import fuzz
from soak.games import games
from tiny.marked import MarkedState

assert commands.soaking  # the command is there once this is imported


def shown(found: Figures) -> str:
    return f"{found.name}: " + ", ".join(f"{what} {value}" for what, value in found.done.items())


def number(found: Figures, what: str) -> int:
    return int(str(found.done[what]))


@pytest.mark.asyncio
@pytest.mark.slow
@pytest.mark.timeout(300)
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
@pytest.mark.timeout(300)
async def test_a_planted_secret_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = telling.board

    def leaky(table: Any, viewer: int) -> dict[str, Any]:
        told = honest(table, viewer)
        if table.play is not None and isinstance(table.play.state, MarkedState):
            told["planted"] = table.play.state.marks(viewer)
        return told

    monkeypatch.setattr(telling, "board", leaky)
    found = await games(6, tmp_path)
    assert any("a secret in a message" in fault for fault in found.wrong)


@pytest.mark.asyncio
@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_thousand_bad_messages_change_nothing(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    found = await fuzz(1000, tmp_path)
    tell(shown(found))
    assert found.wrong == []
    assert number(found, "messages") >= 1000


@pytest.mark.asyncio
@pytest.mark.slow
@pytest.mark.timeout(300)
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
