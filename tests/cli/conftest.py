"""The command line with the small games of the tests."""

from __future__ import annotations

import pytest

from tests.cli.command import Command
from tests.kernel.random_play import SMALL


@pytest.fixture
def shoal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    command = Command(monkeypatch, capsys)
    command.install(*SMALL)
    return command
