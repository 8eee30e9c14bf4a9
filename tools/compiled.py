"""Compile the engines (kernel, games, bots, table, what adapters show) in a tree of their own.

    tools/compiled.py                                           everything, into .cache/compiled/all
    tools/compiled.py --parts kernel,games/maldivia --name mal  only these, into .cache/compiled/mal

The tree is a copy of src with a native module beside each engine file, and of benchmarks/tiny, the
little games that are measured beside other frameworks. Put it first on PYTHONPATH to run it. src
itself stays interpreted, so edits count at once and nothing stale can hide them. When nothing
changed, nothing is done; when something did, only its library is compiled again.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import sys
import sysconfig
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from setup import PARTS, SOURCE, engine, libraries, tuned  # noqa: E402

TINY = Path("benchmarks/tiny")
TREES = Path(".cache/compiled")
WORK = Path(".cache/mypyc")
NOT_OURS = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")


def sources(parts: list[str]) -> list[str]:
    """Return the modules of these parts: those of shoal, and `tiny`."""
    modules = engine([part for part in parts if part != "tiny"])
    if "tiny" in parts:
        modules += sorted(p.as_posix() for p in TINY.rglob("*.py") if p.name != "__init__.py")
    return modules


def is_tiny(module: str) -> bool:
    return Path(module).is_relative_to(TINY)


def missing_tool() -> str:
    """Name what is missing to compile, or nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no C headers of Python (python3-dev)"
    return ""


def digest(modules: list[str]) -> str:
    """Name all that a tree depends on: every source file, what is compiled, and the tools."""
    total = hashlib.sha256()
    tools = [sys.version, importlib.metadata.version("mypy"), os.environ.get("CC", ""), str(ROOT)]
    total.update("\0".join([*tools, *modules]).encode())
    own = [ROOT / "tools" / "compiled.py", ROOT / "setup.py", ROOT / "pyproject.toml"]
    trees = [SOURCE / "shoal", *([TINY] if any(map(is_tiny, modules)) else [])]
    for path in [*own, *sorted(path for tree in trees for path in tree.rglob("*"))]:
        if path.is_file() and "__pycache__" not in path.parts:
            total.update(f"\0{path.as_posix()}\0".encode())
            total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def build(modules: list[str], work: Path) -> list[tuple[Path, Path]] | None:
    """Compile; return each native file with its place in the tree, or nothing if that failed.

    mypyc and setuptools judge by caches and times what is still good. A build that was cut off may
    leave halves that look whole, so its work is thrown away.
    """
    from setuptools.errors import BaseError

    unfinished = work / "unfinished"
    if unfinished.exists():
        shutil.rmtree(work)
    work.mkdir(parents=True, exist_ok=True)
    unfinished.touch()
    try:
        natives = compile_modules(modules, work)
    except SystemExit:  # mypyc has said which line it cannot compile
        natives = None
    except BaseError as error:  # the C compiler has spoken too
        print(error, file=sys.stderr)
        natives = None
    unfinished.unlink()
    return natives


def compile_modules(modules: list[str], work: Path) -> list[tuple[Path, Path]]:
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    ours = [module for module in modules if not is_tiny(module)]
    tiny = [module for module in modules if is_tiny(module)]
    extensions = mypycify(
        [f"--cache-dir={work / 'mypy'}", *modules],
        separate=[*libraries(ours), *([(tiny, "tiny")] if tiny else [])],
        target_dir=str(work / "c"),
        opt_level="3",
        debug_level="0",
    )
    command = build_ext(Distribution({"name": "shoal", "ext_modules": tuned(extensions)}))
    native = work / "native"
    command.build_lib, command.build_temp = str(native), str(work / "objects")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    return [(Path(made), Path(made).relative_to(native)) for made in command.get_outputs()]


def write_tree(tree: Path, natives: list[tuple[Path, Path]], stamp: str) -> None:
    """Put the tree together beside its place, then move it there: never a half of one."""
    new, old = tree.with_name(f"{tree.name}.new"), tree.with_name(f"{tree.name}.old")
    for left in (new, old):
        shutil.rmtree(left, ignore_errors=True)
    shutil.copytree(SOURCE / "shoal", new / "shoal", ignore=NOT_OURS)
    if any(place.parts[0] == "tiny" for _, place in natives):
        shutil.copytree(TINY, new / "tiny", ignore=NOT_OURS)
    for made, place in natives:
        shutil.copy2(made, new / place)
    (new / "digest").write_text(stamp)
    if tree.exists():
        tree.rename(old)  # a running process keeps the files it has open
    new.rename(tree)
    shutil.rmtree(old, ignore_errors=True)


def fresh(tree: Path, stamp: str) -> bool:
    return (tree / "digest").exists() and (tree / "digest").read_text() == stamp


@contextlib.contextmanager
def alone(lock: Path) -> Iterator[None]:
    """Let one build at a time work on a tree; the system drops the lock if it dies."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as handle:
        if os.name == "posix":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    every = [*PARTS, *(["tiny"] if (ROOT / TINY).is_dir() else [])]
    parser.add_argument("--parts", default=",".join(every), help="what to compile (default: all)")
    parser.add_argument("--name", default="all", help="the tree to write (default: all)")
    parser.add_argument("--require", action="store_true", help="fail if there is no C compiler")
    parser.add_argument("--quiet", action="store_true", help="be silent if there is nothing to do")
    args = parser.parse_args()
    os.chdir(ROOT)

    parts = [part.strip("/") for part in args.parts.split(",") if part]
    for part in parts:
        known = part in every or part.split("/")[0] in every
        if not known or (args.parts != parser.get_default("parts") and not sources([part])):
            print(f"There is nothing to compile in {part}.", file=sys.stderr)
            return 2
    modules = sources(parts)
    tree, once = TREES / args.name, TREES / "interpreted"
    stamp = digest(modules)

    if missing := missing_tool():
        if args.require:
            print(f"The engines cannot be compiled: {missing}.", file=sys.stderr)
            return 1
        shutil.rmtree(tree, ignore_errors=True)
        if not (args.quiet and once.exists()):
            print(f"There is {missing} here, so Shoal runs interpreted: the same games, slower.")
        once.parent.mkdir(parents=True, exist_ok=True)
        once.touch()
        return 0
    once.unlink(missing_ok=True)

    if fresh(tree, stamp):
        if not args.quiet:
            print(f"{tree} is up to date.")
        return 0
    with alone(TREES / f"{args.name}.lock"):
        if fresh(tree, stamp):  # another build did it while this one waited
            return 0
        print(f"Compiling {len(modules)} modules into {tree} ...", flush=True)
        started = time.monotonic()
        natives = build(modules, WORK / args.name)
        if natives is None:
            print(f"{tree} could not be compiled.", file=sys.stderr)
            return 1
        write_tree(tree, natives, stamp)
        print(f"Compiled in {time.monotonic() - started:.0f} s.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
