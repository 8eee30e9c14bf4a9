"""Starting and stopping a node as people do: the command, its words, its exit code."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import pytest

from servers import free_port
from shoal.client import Client
from shoal.server.main import ListenError, listen

PATIENCE = 120  # seconds until a process that does not end is a fault, on the slowest machine
MOST_MODULES = 960  # read until the first page is there; each costs about a thousandth of a second
# Large, and only for what a server seldom does or never.
LATER = {
    "alembic": "an old database",
    "asyncpg": "PostgreSQL",
    "httpx": "the client of other servers",
    "numpy": "research",
    "pydantic.v1.main": "models of another age",
    "pydantic_settings": "nothing: reading the environment is three lines",
    "rich": "tables in a terminal",
    "sqlalchemy.ext.asyncio": "PostgreSQL",
    "sqlalchemy.orm": "objects; we speak of rows",
    "shoal.arena": "tournaments",
    "shoal.terminal": "boards in a terminal",
}


@contextmanager
def shoal(
    data: Path,
    *python: str,
    words: tuple[str, ...] = ("serve",),
    heard: IO[str] | int = subprocess.PIPE,
    **settings: object,
) -> Iterator[subprocess.Popen[str]]:
    given = {f"SHOAL_{key.upper()}": str(value) for key, value in settings.items()}
    env = os.environ | {"SHOAL_DATA": str(data), "SHOAL_LOG": "warning", **given}
    process = subprocess.Popen(
        [sys.executable, *python, "-m", "shoal", *words], env=env, text=True,
        stdout=subprocess.PIPE, stderr=heard,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.wait(PATIENCE)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip().rpartition(" ")[2]


def first_page(address: str) -> int:
    """The status of the first page."""
    host, _colon, port = address.removeprefix("http://").partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: shoal\r\nConnection: close\r\n\r\n")
        return int(line.recv(100).split()[1])


def test_the_first_page_needs_few_modules(tmp_path: Path) -> None:
    """How soon a page is there is a matter of how much is read before; and that can be counted."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<title>Shoal</title>")
    for _again in ("an empty folder", "a folder that was there"):
        count = ("-X", "importtime")  # more than a pipe holds
        with (
            (tmp_path / "imports").open("w") as heard,
            shoal(tmp_path / "data", *count, heard=heard, port=0, static=static) as process,
        ):
            assert first_page(address_of(process)) == 200
        lines = (tmp_path / "imports").read_text().splitlines()
        read = {line.rpartition("|")[2].strip() for line in lines if "import time:" in line}
        assert 300 < len(read) <= MOST_MODULES
        early = {name for name in LATER for module in read if f"{module}.".startswith(f"{name}.")}
        assert early == set()


def test_options_alone_start_a_server(tmp_path: Path) -> None:
    words = ("--port", "0", "--data", str(tmp_path / "other"))
    with shoal(tmp_path / "data", words=words) as process:
        assert address_of(process).startswith("http://127.0.0.1:")
    assert (tmp_path / "other" / "shoal.sqlite3").exists()
    assert not (tmp_path / "data").exists()
    with shoal(tmp_path, words=("--port", "0", "games")) as process:
        assert process.wait(PATIENCE) == 1
        assert process.stderr is not None
        assert "behind the command" in process.stderr.read()


def test_told_to_stop_a_node_ends_without_a_fault(tmp_path: Path) -> None:
    with shoal(tmp_path, port=0) as process:
        assert address_of(process).startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0


def test_told_to_stop_a_node_with_guests_leaves_no_trace(tmp_path: Path) -> None:
    async def guests(address: str, process: subprocess.Popen[str]) -> None:
        host = await Client(address).arrive()
        table = await host.open("maldivia", 2, name="Ann", bots={"1": "random"}, start=True)
        lines = [host.join(table, again=False) for _line in range(20)]
        for line in lines:
            await line.__aenter__()
        process.send_signal(signal.SIGTERM)
        for line in lines:
            await line.close()

    with shoal(tmp_path, port=0) as process:
        asyncio.run(guests(address_of(process), process))
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_a_folder_is_served_once(tmp_path: Path) -> None:
    with shoal(tmp_path, port=0) as process:
        address = address_of(process)
        with shoal(tmp_path, port=0) as second:
            assert second.wait(PATIENCE) == 1
            assert second.stderr is not None
            said = second.stderr.read()
            assert f"already at {address}" in said
            assert "Traceback" not in said
        process.kill()
        process.wait(PATIENCE)
    with shoal(tmp_path, port=0) as third:  # however the first one ended
        assert address_of(third)


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
        with shoal(tmp_path, port=port) as process:
            assert process.wait(PATIENCE) == 1
            assert process.stderr is not None
            said = process.stderr.read()
        assert f"Port {port} is taken" in said
        assert "--port" in said


def test_without_a_chosen_port_the_next_free_one_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("shoal.server.main.USUAL_PORT", port := free_port())
    with listen("127.0.0.1", -1) as first, listen("127.0.0.1", -1) as second:
        assert first.getsockname()[1] == port
        assert port < second.getsockname()[1] < port + 20
        with pytest.raises(ListenError, match="is taken"):
            listen("127.0.0.1", port)


def test_an_address_that_is_not_ours_is_told() -> None:
    with pytest.raises(ListenError, match="cannot listen"):
        listen("192.0.2.1", 0)
