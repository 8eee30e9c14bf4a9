"""Settings and passes: what needs no running server."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal.server.http.auth import People, server_secret
from shoal.server.settings import Settings, SettingsError


def test_a_pass_cannot_be_made_up(tmp_path: Path) -> None:
    people = People(server_secret("", tmp_path))
    who = people.new()
    good = people.sign(who)
    assert people.check(good) == who
    assert len(who) >= 22
    for bad in ("", ".", who, f"{who}.", good + "x", good[:-1], f"other{good}", "ä.ö", "x" * 999):
        assert people.check(bad) == ""
    assert People(b"another").check(good) == ""
    assert server_secret("", tmp_path) == server_secret("", tmp_path)
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0


def test_settings_come_from_file_and_environment(tmp_path: Path) -> None:
    file = tmp_path / "shoal.toml"
    file.write_text('port = 9000\norigins = ["https://a.example"]\nsecure = true\n')
    found = Settings.read(file, {"SHOAL_PORT": "9001", "SHOAL_BOT_LEVELS": "random, mate"})
    assert (found.port, found.origins, found.secure) == (9001, ["https://a.example"], True)
    assert found.bot_levels == ["random", "mate"]
    for text in ("prot = 1", "port = 'x'", "secure = 3", "port = ["):
        file.write_text(text)
        with pytest.raises(SettingsError):
            Settings.read(file, {})
    assert Settings(database="postgres://x/y").url() == "postgresql+asyncpg://x/y"
