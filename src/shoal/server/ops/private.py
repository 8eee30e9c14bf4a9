"""Files that are for nobody else on this machine: seeds of running games, the secret, backups."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import BinaryIO

FOLDER = 0o700
FILE = 0o600


def folder(path: Path) -> Path:
    """The folder; if it has to be made, it is ours alone."""
    path.mkdir(mode=FOLDER, parents=True, exist_ok=True)
    return path


def file(path: Path) -> Path:
    """A file that is there from now on, and ours alone, also if it was not before."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    with contextlib.suppress(PermissionError):  # somebody else's, who lets us write
        path.chmod(FILE)
    return path


def create(path: Path) -> BinaryIO:
    """A new file to write to, ours alone."""
    path.unlink(missing_ok=True)
    return os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, FILE), "wb")
