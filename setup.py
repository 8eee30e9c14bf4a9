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
import threading
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
        # Measured in turns: at level 1 random play is 5 to 9 % slower. So this is for what counts;
        # `weighed` says what does not.
        opt_level="3",
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
    for each in extensions:
        each.sources = [weighed(source) for source in each.sources]
    lock = threading.Lock()

    class Build(build_ext):
        def build_extensions(self) -> None:
            order = sorted(wanted, key=lambda each: -Path(each.sources[0]).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                for done in [pool.submit(self.build_extension, each) for each in order]:
                    done.result()

        def build_extension(self, ext: Any) -> None:
            made = Path(self.get_ext_fullpath(ext.name))
            stamp = made.with_name(made.name + ".from")
            if os.name == "posix":
                # Nobody replaces a function of ours from another library: it may be counted on.
                # And nobody reads warnings about C that was written by a machine; looking for
                # them takes a quarter of the compiler's time.
                more = ["-fno-semantic-interposition", "-Wno-all", "-w"]
                # A list of its own: mypyc gives all of them the same one.
                ext.extra_compile_args = [*ext.extra_compile_args, *more]
            files = [*ext.sources, *(each for each in ext.depends if Path(each).exists())]
            want = digest(files, compilers, *ext.extra_compile_args)
            if made.exists() and stamp.exists() and stamp.read_text() == want:
                return
            stamp.unlink(missing_ok=True)
            if ext.name.endswith(LIBRARY):
                with lock:
                    note(ext.name.removesuffix(LIBRARY))
            super().build_extension(ext)
            stamp.write_text(want)  # after it: what was cut off has no stamp

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


# The C compiler's time goes where speed counts: what a game is asked a few times a turn is
# optimised a little, and what runs once, when a module is imported, not at all.
SELDOM = re.compile(
    r"shoal___(?:table___\w+"
    r"|kernel___(?:clauses|lesson|options|position|record|sheet|toml_text)___\w+"
    r"|games___(?:(?!___)\w)+___"
    r"(?:components|events|invariants|position|previews|prompts|refusals|view"
    r"|rules___(?:conditions|map_lines|outlook|possible|reasons|rehearsal|testimony))___\w+)"
)
HEAD = re.compile(
    r"^[ ]*(?:static )?(?:int|char|CPyTagged|PyObject \*|tuple_\w+|double|\w+)[ ]?"
    r"(?:(?P<once>CPyExec_\w+|CPyInit_\w+|CPyGlobalsInit|exec_\w+|CPyDef_\w+_____top_level__)"
    r"\([^;\n]*\)"
    r"|CPy(?P<kind>Def|Py)_(?P<name>\w+)\([^;\n]*\)(?= \{))(?: \{)?$",
    re.M,
)
LEVELS = """\
#if defined(__clang__)
#define ONCE __attribute__((optnone))
#define SELDOM
#elif defined(__GNUC__)
#define ONCE __attribute__((optimize("O0")))
#define SELDOM __attribute__((optimize("O1")))
#else
#define ONCE
#define SELDOM
#endif
"""


def weighed(source: str) -> str:
    """The C of a library, in which every function says how much it is worth to make it fast."""

    def level(head: re.Match[str]) -> str:
        if head["once"]:
            return f"ONCE {head[0]}"
        outside = head["kind"] == "Py"  # the way in from Python: it unpacks arguments, and calls
        return f"SELDOM {head[0]}" if outside or SELDOM.fullmatch(head["name"]) else head[0]

    file = Path(source)
    if not file.name.startswith("__native"):
        return source
    text = LEVELS + HEAD.sub(level, file.read_text("utf-8"))
    result = file.with_name(f"weighed{file.name}")
    if not result.exists() or result.read_text("utf-8") != text:
        result.write_text(text, "utf-8")
    return str(result)


LIBRARY = "__mypyc"
SPARE = re.compile(r"^PyMODINIT_FUNC PyInit___init__.*$", re.M)


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
