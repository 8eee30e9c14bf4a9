"""Pages and files about the server are what the code says."""

from __future__ import annotations

import configparser
from pathlib import Path

from shoal.server.describe import page, settings_table
from shoal.server.settings import Settings

ROOT = Path(__file__).resolve().parents[2]


def test_the_protocol_page_is_written_from_the_code() -> None:
    written = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert written == page(), "run: python -m shoal.server.describe > docs/protocol.md"


def test_the_hosting_page_lists_every_setting() -> None:
    written = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for row in settings_table().splitlines():
        assert row in written
        assert not row.endswith("|  |"), f"a setting without a word: {row}"


def test_deployment_files_use_settings_that_exist() -> None:
    known = {f"SHOAL_{name.upper()}" for name in Settings.__dataclass_fields__}
    for file in ("shoal.service", "Containerfile"):
        text = (ROOT / "deploy" / file).read_text("utf-8")
        named = {word.split("=")[0] for word in text.replace("=SHOAL", " SHOAL").split()}
        assert {word for word in named if word.startswith("SHOAL_")} - {"SHOAL_NAME"} <= known
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "shoal.service")
    assert unit["Service"]["DynamicUser"] == "yes"
