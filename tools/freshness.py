"""Whether what was built still fits its sources; ./shoal asks, and starts at once if it does.

Only the standard library, since ./shoal asks before anything is installed.
"""

from __future__ import annotations

import os
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from setup import TINY, WORK, digest, engine, is_made, little, made_from, tools  # noqa: E402

SHOAL = "src/shoal"
STATIC = f"{SHOAL}/server/static"  # where the browser client is built to
LIBRARY = f"{SHOAL}/pocket/library.txt"  # what of Python's library travels with it
TREES = Path(".cache/compiled")
NOT_SOURCES = {"__pycache__", "node_modules", "shots"}


def under(*places: str) -> Iterable[str]:
    """The files there, as paths from the root, in a steady order. The built client is no source."""
    for place in places:
        for folder, folders, names in os.walk(ROOT / place):
            inside = Path(folder).relative_to(ROOT).as_posix()
            folders[:] = sorted(
                name for name in folders if name not in NOT_SOURCES and f"{inside}/{name}" != STATIC
            )
            yield from (f"{inside}/{name}" for name in sorted(names))


def client() -> str:
    """Name everything the built client depends on: its own files, words, clauses, numbers, and what
    of Python travels with it."""
    os.chdir(ROOT)
    sheets = ("/clauses.toml", "/components.toml")
    games = [file for file in under(f"{SHOAL}/games") if file.endswith(sheets)]
    words = [file for file in under(f"{SHOAL}/words") if file.endswith((".ftl", "/draft.txt"))]
    return digest([*under("web"), *words, *games, LIBRARY])


def client_is_fresh() -> bool:
    stamp = ROOT / STATIC / ".digest"
    return stamp.exists() and stamp.read_text() == client()


def compilers(python: str = "", site: Path | None = None) -> str:
    """Name the compilers of an environment, by default of the one this runs in."""
    site = site or Path(sysconfig.get_path("purelib"))
    found = sorted(path.name for path in site.glob("mypy-*.dist-info"))
    return tools(found[-1].split("-")[1].removesuffix(".dist") if found else "none", python)


def tree(natives: str, *, tiny: bool) -> str:
    """Name all that a compiled tree depends on: its natives and every file it is a copy of."""
    own = ["tools/compiled.py", "tools/freshness.py"]
    copied = under(SHOAL, *([TINY.as_posix()] if tiny else []))
    return digest([*own, *copied], natives, str(ROOT))


def engines(compilers: str) -> tuple[str, bool, bool]:
    """The digest of the whole compiled tree, whether it is there, and whether its natives are."""
    os.chdir(ROOT)
    natives = made_from([*engine(), *little()], compilers)
    want = tree(natives, tiny=bool(little()))
    stamp = TREES / "all" / "digest"
    return want, stamp.exists() and stamp.read_text() == want, is_made(WORK, natives)
