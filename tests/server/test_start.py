"""Starting and stopping a node as people do: the command, its words, its exit code."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from shoal.client import Client
from shoal.server.main import ListenError, listen

SLOW_MACHINE = 4.0  # seconds of work; two are the goal, and what is printed is to be read


@contextmanager
def shoal(data: Path, **settings: object) -> Iterator[subprocess.Popen[str]]:
    given = {f"SHOAL_{key.upper()}": str(value) for key, value in settings.items()}
    env = os.environ | {"SHOAL_DATA": str(data), "SHOAL_LOG": "warning", **given}
    process = subprocess.Popen(
        [sys.executable, "-m", "shoal", "serve"], env=env, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.wait(10)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip().rpartition(" ")[2]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as line:
        return int(line.getsockname()[1])


def first_page(port: int) -> int:
    """Ask again and again until somebody answers; the status."""
    while True:
        try:
            with socket.create_connection(("127.0.0.1", port), 5) as line:
                line.sendall(b"GET / HTTP/1.1\r\nHost: shoal\r\nConnection: close\r\n\r\n")
                return int(line.recv(100).split()[1])
        except ConnectionError:
            time.sleep(0.005)


@pytest.mark.slow
def test_the_first_page_is_there_soon(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:  # fmt: skip
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<title>Shoal</title>")
    for what in ("an empty folder", "a folder that was there"):
        port, begun = free_port(), time.perf_counter()
        with shoal(tmp_path / "data", port=port, static=static) as process:
            assert first_page(port) == 200
            seconds = time.perf_counter() - begun
            stat = Path(f"/proc/{process.pid}/stat").read_text("ascii").split()
            work = (int(stat[13]) + int(stat[14])) / os.sysconf("SC_CLK_TCK")
        with capsys.disabled():
            print(f"\nfirst page from {what} after {seconds:.1f} s, {work:.1f} s of them work")
        # Other programs on the machine make people wait, but they do not make us work more.
        assert work < SLOW_MACHINE


def test_told_to_stop_a_node_ends_without_a_fault(tmp_path: Path) -> None:
    with shoal(tmp_path, port=0) as process:
        assert address_of(process).startswith("http://127.0.0.1:")
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0


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
        assert process.wait(30) == 0
        assert process.stderr is not None
        assert process.stderr.read() == ""


def test_a_folder_is_served_once(tmp_path: Path) -> None:
    with shoal(tmp_path, port=0) as process:
        address = address_of(process)
        with shoal(tmp_path, port=0) as second:
            assert second.wait(30) == 1
            assert second.stderr is not None
            said = second.stderr.read()
            assert f"already at {address}" in said
            assert "Traceback" not in said
        process.kill()
        process.wait(10)
    with shoal(tmp_path, port=0) as third:  # however the first one ended
        assert address_of(third)


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as line:
        port = line.getsockname()[1]
        with shoal(tmp_path, port=port) as process:
            assert process.wait(30) == 1
            assert process.stderr is not None
            said = process.stderr.read()
        assert f"Port {port} is taken" in said
        assert "--port" in said


def test_without_a_chosen_port_the_next_free_one_is_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    port = free_port()
    monkeypatch.setattr("shoal.server.main.USUAL_PORT", port)
    with listen("127.0.0.1", -1) as first, listen("127.0.0.1", -1) as second:
        assert first.getsockname()[1] == port
        assert port < second.getsockname()[1] < port + 20
        with pytest.raises(ListenError, match="is taken"):
            listen("127.0.0.1", port)


def test_an_address_that_is_not_ours_is_told() -> None:
    with pytest.raises(ListenError, match="cannot listen"):
        listen("192.0.2.1", 0)
