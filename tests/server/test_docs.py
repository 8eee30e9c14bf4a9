"""Pages and files about the server are what the code says."""

from __future__ import annotations

import configparser
from pathlib import Path

from shoal.server.app import create_app
from shoal.server.http import schemas
from shoal.server.http.middleware import HEADERS
from shoal.server.settings import Settings
from shoal.server.ws import protocol as sockets
from shoal.table import telling
from shoal.table.describing import describe
from tests.table.sea import TIC, running
from tools.docs import protocol, requests

ROOT = Path(__file__).resolve().parents[2]


def test_the_protocol_page_is_written_from_the_code() -> None:
    written = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert written == protocol.page(), "run: python -m tools.docs"


def test_the_page_of_requests_is_written_from_the_code() -> None:
    written = (ROOT / "docs" / "requests.md").read_text("utf-8")
    assert written == requests.page(), "run: python -m tools.docs"
    for word in ("moments", "`commitment`", "`wait?`", "DeskClock"):
        assert word in written


def test_every_answer_is_described_field_by_field() -> None:
    described = requests.schema()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            for code, answer in operation["responses"].items():
                for content in answer.get("content", {}).values():
                    shape = content["schema"]
                    where = f"{method} {path} {code}"
                    assert "$ref" in shape or shape.get("type") == "string", where
    table = running(TIC).table
    desk = telling.desk(table, 0)
    assert set(desk) == set(sockets.Desk.model_fields)
    assert set(desk["seats"][0]) == set(sockets.Seat.model_fields)
    assert set(describe(TIC)) == set(schemas.GameInfo.model_fields)


def test_no_page_loads_anything_from_elsewhere(tmp_path: Path) -> None:
    app = create_app(Settings(data=tmp_path), {})
    assert (app.docs_url, app.redoc_url) == (None, None)
    assert "http" not in HEADERS["content-security-policy"]


def test_the_hosting_page_lists_every_setting() -> None:
    written = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for row in protocol.settings_table().splitlines():
        assert row in written
        assert not row.endswith("|  |"), f"a setting without a word: {row}"


def test_deployment_files_use_settings_that_exist() -> None:
    known = {f"SHOAL_{name.upper()}" for name in Settings.model_fields}
    for file in ("shoal.service", "Containerfile"):
        text = (ROOT / "deploy" / file).read_text("utf-8")
        named = {word.split("=")[0] for word in text.replace("=SHOAL", " SHOAL").split()}
        assert {word for word in named if word.startswith("SHOAL_")} - {"SHOAL_NAME"} <= known
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(ROOT / "deploy" / "shoal.service")
    assert unit["Service"]["DynamicUser"] == "yes"
