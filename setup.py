"""Compile the engines to native modules while the package is being built; see tools/compiled.py.

SHOAL_COMPILE=0 leaves them interpreted, SHOAL_COMPILE=1 makes a failing compiler an error. Unset,
they are compiled if that works, and an editable install stays interpreted so that edits count at
once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

SOURCE = Path("src")
PARTS = ("kernel", "games", "bots", "table", "adapters/observations")


def engine(parts: Iterable[str] = PARTS, source: Path = SOURCE) -> list[str]:
    """Return the modules that are compiled: all of these parts of shoal but their __init__.py."""
    return sorted(
        path.as_posix()
        for part in parts
        for path in (source / "shoal" / part).rglob("*.py")
        if path.name != "__init__.py"
    )


def libraries(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Share the modules out to libraries, each compiled on its own and again only if need be.

    The kernel is one, each game is one, the table is one, the bots are one, and so is the instinct
    for a single game. Calls inside a library are fastest; libraries are compiled side by side.
    """
    found: dict[str, list[str]] = {}
    for module in modules:
        place = Path(module).with_suffix("").parts
        inside = place[place.index("shoal") :]
        if inside[1] == "kernel" or len(inside) == 3:
            name = inside[:2]
        else:
            name = inside[: 4 if inside[1] == "bots" else 3]
        found.setdefault("_".join(name), []).append(module)
    return [(files, name) for name, files in found.items()]


def extensions() -> list[Any]:
    wish = os.environ.get("SHOAL_COMPILE", "")
    if wish == "0" or (not wish and "editable_wheel" in sys.argv):
        return []
    modules = engine()
    if not modules:
        return []
    from mypyc.build import mypycify

    made = mypycify(modules, separate=libraries(modules), opt_level="3", debug_level="0")
    for extension in tuned(made):
        extension.optional = wish != "1"
    return list(made)


def tuned(extensions: list[Any]) -> list[Any]:
    """The extensions with what makes calls inside a library direct."""
    if os.name == "posix":
        for extension in extensions:
            # Nobody replaces a function of ours from another library: the compiler may count on it.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


if __name__ == "__main__":  # tools/compiled.py imports this file for the list of modules
    from setuptools import setup

    setup(ext_modules=extensions())
