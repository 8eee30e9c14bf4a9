"""One server for each data folder: SQLite belongs to one node."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TextIO

from shoal.server.ops import private

NAME = "serving"


class LockedError(Exception):
    """Another server has the folder; the message says where it is."""


def take(data: Path) -> TextIO:
    """Take the folder for as long as the file is open; the system lets go of it when we die."""
    private.folder(data)
    file = (data / NAME).open("a+", encoding="utf-8")
    if os.name == "posix":
        import fcntl  # noqa: PLC0415 (only there)

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            where = file.read().strip()
            file.close()
            at = f" at {where}" if where else ""
            raise LockedError(
                f"A Shoal serves {data} already{at}. "
                "Go there, or choose another folder with --data."
            ) from None
    return file


def write_address(file: TextIO, address: str) -> None:
    """Leave word where we are."""
    file.truncate(0)
    file.write(address)
    file.flush()
