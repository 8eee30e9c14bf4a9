"""Settings and passes: what needs no running server."""

from __future__ import annotations

from pathlib import Path

import pytest

from shoal.server.http.auth import DeviceAuth, server_secret
from shoal.server.settings import Settings, SettingsError


def test_a_pass_cannot_be_made_up(tmp_path: Path) -> None:
    auth = DeviceAuth(server_secret("", tmp_path))
    who = auth.new()
    good = auth.sign(who)
    assert auth.check(good) == who
    assert len(who) >= 22
    for bad in ("", ".", who, f"{who}.", good + "x", good[:-1], f"other{good}", "ä.ö", "x" * 999):
        assert auth.check(bad) == ""
    assert DeviceAuth(b"another").check(good) == ""
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


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"SHOAL_PORT": "x"}, "the environment: port cannot be 'x'"),
        ({"SHOAL_SECURE": "perhaps"}, "the environment: secure cannot be 'perhaps'"),
        ({"SHOAL_BOT_SECONDS": "long"}, "the environment: bot_seconds cannot be 'long'"),
    ],
)
def test_a_setting_that_does_not_fit_is_named(given: dict[str, str], message: str) -> None:
    with pytest.raises(SettingsError) as error:
        Settings.read(None, given)
    assert str(error.value) == message


def test_a_setting_nobody_knows_is_named(tmp_path: Path) -> None:
    file = tmp_path / "shoal.toml"
    file.write_text("prot = 1")
    with pytest.raises(SettingsError, match=r"shoal\.toml: there is no setting 'prot'"):
        Settings.read(file, {})
    with pytest.raises(SettingsError, match=r"nowhere\.toml"):
        Settings.read(tmp_path / "nowhere.toml", {})


def test_only_reading_looks_at_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SHOAL_PORT", "9123")
    monkeypatch.setenv("SHOAL_SECURE", "yes")
    monkeypatch.setenv("SHOAL_NODE", "")
    assert (Settings().port, Settings(log="error").secure) == (-1, False)
    found = Settings.read()
    assert (found.port, found.secure, found.node) == (9123, True, "")
    with pytest.raises(ValueError, match="frozen"):
        found.port = 1
