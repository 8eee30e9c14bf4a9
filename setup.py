"""Compile the engines to native modules while the package is being built; see tools/compiled.py.

SHOAL_COMPILE=0 leaves them interpreted, SHOAL_COMPILE=1 makes a failing compiler an error. Unset,
they are compiled if that works, and an editable install stays interpreted so that edits count at
once.

Only the standard library is imported at the top: ./shoal asks this file whether anything changed
before it has installed anything.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

SOURCE = Path("src")
PARTS = ("kernel", "games", "bots", "table", "adapters/loops", "adapters/observations")
TINY = Path("benchmarks/tiny")  # little games that are measured beside other frameworks
WORK = Path(".cache/mypyc/all")  # the compiled tree and a wheel are made of the same natives
Natives = list[tuple[Path, Path]]  # each native file, and its place in the package


def engine(parts: Iterable[str] = PARTS, source: Path = SOURCE) -> list[str]:
    """Return the modules that are compiled: all of these parts of shoal but their __init__.py."""
    return sorted(
        path.as_posix()
        for part in parts
        for path in (source / "shoal" / part).rglob("*.py")
        if path.name != "__init__.py"
    )


def little() -> list[str]:
    """Return the modules of the little games; a package has none."""
    return sorted(path.as_posix() for path in TINY.rglob("*.py") if path.name != "__init__.py")


def libraries(modules: list[str]) -> list[tuple[list[str], str | None]]:
    """Share the modules out to libraries, each compiled on its own and again only if need be.

    The kernel is one, each game is one, the table is one, the bots are one, and so is the instinct
    for a single game. Calls inside a library are fastest; libraries are compiled side by side.
    """
    found: dict[str, list[str]] = {}
    for module in modules:
        place = Path(module).with_suffix("").parts
        if "shoal" not in place:
            found.setdefault("tiny", []).append(module)
            continue
        inside = place[place.index("shoal") :]
        if inside[1] == "kernel" or len(inside) == 3:
            name = inside[:2]
        else:
            name = inside[: 4 if inside[1] == "bots" else 3]
        found.setdefault("_".join(name), []).append(module)
    return [(files, name) for name, files in found.items()]


# --- What natives are made from ------------------------------------------------------------------


def digest(files: Iterable[str | Path], *more: str) -> str:
    """One name for all of these files with what is in them."""
    total = hashlib.sha256("\0".join(more).encode())
    for file in files:
        total.update(f"\0{file}\0".encode())
        total.update(hashlib.sha256(Path(file).read_bytes()).digest())
    return total.hexdigest()


def tools(mypy: str, python: str = "") -> str:
    """Name the compilers: what they make is only good for themselves."""
    python = python or f"{sys.version_info.major}.{sys.version_info.minor}"
    return (
        f"python {python}, mypy {mypy}, {os.environ.get('CC', '')} {os.environ.get('CFLAGS', '')}"
    )


def made_from(modules: list[str], compilers: str) -> str:
    """Name all that the natives of these modules depend on: they may read each other's types."""
    packages = sorted({Path(module).parent for module in modules})
    inits = [file for package in packages if (file := package / "__init__.py").exists()]
    return digest([*modules, *inits, "setup.py"], compilers)


def is_made(work: Path, stamp: str) -> bool:
    """Whether the natives there are of this making; written last, so never of a half."""
    made = work / "made"
    return made.exists() and made.read_text() == stamp


# --- Compiling -----------------------------------------------------------------------------------


def compile_modules(
    modules: list[str], work: Path, note: Callable[[str], None] = lambda _library: None
) -> Natives:
    """Compile what changed. `note` hears the name of every library that is compiled.

    mypyc writes C only for what is not in its cache, and knows by hashes when its own files are
    not whole. A library is compiled again if its C, a header it reads, or a flag is not what it
    was made from: a run that was cut off goes on where it was.
    """
    from mypy.version import __version__ as mypy
    from mypyc.build import mypycify

    compilers = tools(mypy)
    stamp, listing = made_from(modules, compilers), work / "natives"
    if is_made(work, stamp):
        places = [Path(line) for line in listing.read_text().splitlines()]
        if all((work / "native" / place).exists() for place in places):
            return [(work / "native" / place, place) for place in places]
    (work / "made").unlink(missing_ok=True)
    extensions = mypycify(
        [f"--cache-dir={work / 'mypy'}", *modules],
        separate=libraries(modules),
        target_dir=str(work / "c"),
        opt_level=OFTEN[-1],  # the last word on it is said for each unit
        debug_level="0",
    )
    natives = build(extensions, work, compilers, note)
    listing.write_text("".join(f"{place.as_posix()}\n" for _made, place in natives))
    if made_from(modules, compilers) == stamp:  # else somebody edited a file meanwhile
        (work / "made").write_text(stamp)
    return natives


def build(
    extensions: list[Any], work: Path, compilers: str, note: Callable[[str], None]
) -> Natives:
    """Let the C compiler make what is not there yet, the largest first and several at once."""
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    wanted = list(doors(extensions, work, Extension)) if os.name == "posix" else extensions

    class Build(build_ext):
        def build_extensions(self) -> None:
            units = {each.name: shares(each) for each in wanted}
            each_once = {unit.source: unit for shared in units.values() for unit in shared}
            order = sorted(each_once.values(), key=lambda unit: -Path(unit.source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                for done in [pool.submit(self.compile_unit, unit) for unit in order]:
                    done.result()
                for done in [pool.submit(self.link, each, units[each.name]) for each in wanted]:
                    done.result()

        def compile_unit(self, unit: Unit) -> None:
            object_, stamp = self.object_of(unit), Path(self.object_of(unit) + ".from")
            want = unit.made_from(compilers)
            if Path(object_).exists() and stamp.exists() and stamp.read_text() == want:
                return
            stamp.unlink(missing_ok=True)
            self.compiler.compile(
                [unit.source], output_dir=self.build_temp, include_dirs=unit.folders,
                extra_postargs=unit.flags,
            )  # fmt: skip
            stamp.write_text(want)  # after it: what was cut off has no stamp

        def object_of(self, unit: Unit) -> str:
            (found,) = self.compiler.object_filenames([unit.source], output_dir=self.build_temp)
            return str(found)

        def link(self, ext: Any, units: list[Unit]) -> None:
            made = Path(self.get_ext_fullpath(ext.name))
            stamp = made.with_name(made.name + ".from")
            want = digest([], *(unit.made_from(compilers) for unit in units))
            if made.exists() and stamp.exists() and stamp.read_text() == want:
                return
            stamp.unlink(missing_ok=True)
            if ext.name.endswith(LIBRARY):
                note(ext.name.removesuffix(LIBRARY))
            ext.sources, ext.extra_objects = [], [self.object_of(unit) for unit in units]
            self.build_extension(ext)
            stamp.write_text(want)

    command = Build(Distribution({"name": "shoal", "ext_modules": wanted}))
    command.build_lib, command.build_temp = str(work / "native"), str(work / "objects")
    command.force = True
    command.ensure_finalized()
    command.run()
    natives = []
    for each in wanted:
        made = Path(command.get_ext_fullpath(each.name))
        for name in getattr(each, "modules", [each.name]):
            place = Path(command.get_ext_filename(name))  # type: ignore[no-untyped-call]
            other = work / "native" / place
            if other != made:
                other.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(made, other)
            natives.append((other, place))
    return natives


LIBRARY = "__mypyc"
SPARE = re.compile(r"^PyMODINIT_FUNC PyInit___init__.*$", re.M)


class Unit:
    """One call of the C compiler: a part of a library, with flags of its own."""

    def __init__(self, ext: Any, source: str, flags: list[str]) -> None:
        self.source = source
        self.flags = flags
        self.folders = ext.include_dirs
        self.headers = [each for each in ext.depends if Path(each).exists()]

    def made_from(self, compilers: str) -> str:
        headers = [] if Path(self.source).name == RUNNING else self.headers  # has none of ours
        return digest([self.source, *headers], compilers, *self.flags)


# By role, which is the same file in every game: what is read once, written down, asked for or said.
# Random play and search never come here.
SELDOM = {
    "clauses", "components", "invariants", "messages", "options", "position", "previews", "prompts",
    "record", "refusals", "sheet", "toml_text", "view",
}  # fmt: skip
AT_EASE = ("shoal_adapters_observations", "shoal_table")  # libraries that no search enters
OFTEN = "-O2"
REST = "-O1"
FUNCTION = re.compile(r"^\w[\w *]*[ *](CPyDef_\w+)\([^;{}\n]*\) \{\n(?:.*\n)*?\}\n", re.M)
STATIC = re.compile(r"^static\s[^=;{(\[]*?(\w+)\s*[=;{(\[]", re.M)
NAME = re.compile(r"\w+")
HEADER = re.compile(r'^#include ".*\n', re.M)
RUNNING = "runtime.c"
RUNTIME = re.compile(r"^#include <\w+\.c>\n", re.M)
# All of a library sees all of it and nobody else does, so that no call goes through a table. What
# is read before that word is for everybody.
WITHIN = """\
#include <Python.h>
#include <structmember.h>
#include <frameobject.h>
#include <assert.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#pragma GCC visibility push(hidden)
"""
# The body of a module runs once, and is as long as all of its functions together.
ONCE = """\
#if defined(__clang__)
#define ONCE __attribute__((optnone, noinline))
#else
#define ONCE __attribute__((optimize("O0")))
#endif
"""


def shares(ext: Any) -> list[Unit]:
    """The units a library is compiled in: what runs often is worth more of the compiler's time.

    mypyc writes a library as one file. Its functions can be told by their heads, and all names they
    need stand in its headers, but those that are static in the file: such a function stays there.
    What mypyc brings along is the same for every library, and is compiled once for all of them.
    """
    flags = list(ext.extra_compile_args)
    if os.name != "posix":
        return [Unit(ext, source, flags) for source in ext.sources]
    # Nobody replaces a function of ours from another library: it may be counted on.
    flags.append("-fno-semantic-interposition")
    whole = Path(ext.sources[0])
    text = whole.read_text("utf-8") if ext.name.endswith(LIBRARY) else ""
    static = set(STATIC.findall(text))
    headers = "".join(HEADER.findall(text))
    often, seldom, rest = [WITHIN, headers], [WITHIN, headers], [WITHIN, ONCE]
    at = 0
    for function in FUNCTION.finditer(text):
        name, body = function[1], function[0]
        rest.append(RUNTIME.sub("", text[at : function.start()]))
        at = function.end()
        if name.endswith("__top_level__"):
            rest.append(f"ONCE {body}")
        elif not static.isdisjoint(NAME.findall(body)):
            rest.append(body)
        else:
            rooms = name.removeprefix("CPyDef_").split("___")
            (often if SELDOM.isdisjoint(rooms) else seldom).append(body)
    if not at:  # a door, or written in another way than we know
        return [Unit(ext, str(whole), flags)]
    rest.append(text[at:])
    library = ext.name.removesuffix(LIBRARY)
    level = REST if library in AT_EASE else OFTEN
    flags.append("-fcommon")  # headers define the tables of other libraries
    return [
        Unit(ext, written(whole.with_name(name), parts), [*flags, how])
        for name, parts, how in [
            (f"{library}__often.c", often, level),
            (f"{library}__seldom.c", seldom, REST),
            (f"{library}__rest.c", rest, REST),
            (RUNNING, [WITHIN, *RUNTIME.findall(text)], "-O3"),
        ]
    ]


def written(file: Path, parts: list[str]) -> str:
    """Write a file unless it is there."""
    text = "".join(parts)
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")
    return str(file)


def doors(extensions: list[Any], work: Path, extension: Any) -> Iterable[Any]:
    """Each library, and beside it its doors: what Python opens to find a module in it.

    mypyc makes a door for every module, some hundreds, each of them a call of the compiler and one
    of the linker. They hold next to nothing, so all of a library are compiled as one file, and
    that file lies under every module's name. Two modules of one name need two of them.
    """
    library, shared = "", dict[tuple[str, int], list[Any]]()
    for each in extensions:
        if each.name.endswith(LIBRARY):
            library = each.name.removesuffix(LIBRARY)
            yield each
            continue
        last, number = each.name.rpartition(".")[2], 0
        while any(
            other.name.rpartition(".")[2] == last for other in shared.get((library, number), [])
        ):
            number += 1
        shared.setdefault((library, number), []).append(each)
    for (library, number), each_of in shared.items():
        name = f"{library}__doors{number or ''}"
        file = work / "c" / f"{name}.c"
        text = "".join(SPARE.sub("", Path(each.sources[0]).read_text("utf-8")) for each in each_of)
        if not file.exists() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
        door = extension(name, sources=[str(file)], extra_compile_args=["-O1", "-g0"])
        door.modules = [each.name for each in each_of]
        yield door


# --- The package ---------------------------------------------------------------------------------


def main() -> None:
    from setuptools import Extension, setup
    from setuptools.command.build_ext import build_ext

    wish = os.environ.get("SHOAL_COMPILE", "")
    if wish == "0" or (not wish and "editable_wheel" in sys.argv):
        setup()
        return

    class Build(build_ext):
        """Puts the natives where setuptools expects what it would have made itself."""

        natives: Natives = []  # noqa: RUF012

        def run(self) -> None:
            try:
                every = compile_modules([*engine(), *little()], WORK)
                self.natives = [each for each in every if not each[1].parts[0].startswith("tiny")]
            except (Exception, SystemExit) as error:
                if wish == "1":
                    raise
                self.warn(f"not compiled, so it is the same, slower: {error}")
            for made, place in self.natives:
                target = Path(self.build_lib, place)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(made, target)

        def get_outputs(self) -> list[str]:
            return [str(Path(self.build_lib, place)) for _made, place in self.natives]

        def get_source_files(self) -> list[str]:
            return []

        def get_output_mapping(self) -> dict[str, str]:
            return {}

    # The extension stands for all of them: it says that the wheel is for one kind of machine.
    setup(ext_modules=[Extension("shoal.engines", [])], cmdclass={"build_ext": Build})


if __name__ == "__main__":  # tools/compiled.py imports this file for the list of modules
    main()
