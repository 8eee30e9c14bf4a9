"""Compile the engines (kernel, games, bots, table, what adapters show) in a tree of their own.

    tools/compiled.py                                           everything, into .cache/compiled/all
    tools/compiled.py --parts kernel,games/maldivia --name mal  only these, into .cache/compiled/mal

The tree is a copy of src with a native module beside each engine file, and of benchmarks/tiny, the
little games that are measured beside other frameworks. Put it first on PYTHONPATH to run it. src
itself stays interpreted, so edits count at once and nothing stale can hide them. When nothing
changed, nothing is done; when something did, only its library is compiled again.

With --behind it gives way to everything else, says one line when it begins and one when it is done,
keeps what the compilers say in a log, and ends with the server that started it, also if that had
ended before this could look.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from setup import PARTS, SOURCE, TINY, Natives, compile_modules, engine, little, made_from  # noqa: E402
from tools import freshness  # noqa: E402
from tools.freshness import STATIC, TREES  # noqa: E402

WORKS = Path(".cache/mypyc")
NOT_OURS = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static")
START = 4.0  # seconds that a server has for itself
IDLE = 19  # the least claim to the processor


def sources(parts: list[str]) -> list[str]:
    """Return the modules of these parts: those of shoal, and `tiny`."""
    return [
        *engine([part for part in parts if part != "tiny"]),
        *(little() if "tiny" in parts else []),
    ]


def missing_tool() -> str:
    """Name what is missing to compile, or nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no C headers of Python (python3-dev)"
    return ""


def build(modules: list[str], work: Path, note: Callable[[str], None]) -> Natives | None:
    """Compile; nothing if that failed, and why is said."""
    from setuptools.errors import BaseError

    work.mkdir(parents=True, exist_ok=True)
    try:
        return compile_modules(modules, work, note)
    except SystemExit:  # mypyc has said which line it cannot compile
        pass
    except (BaseError, OSError) as error:  # the C compiler has spoken too
        print(error, file=sys.stderr)
    return None


def write_tree(tree: Path, natives: Natives, stamp: str) -> None:
    """Put the tree together beside its place, then move it there: never a half of one."""
    new, old = tree.with_name(f"{tree.name}.new"), tree.with_name(f"{tree.name}.old")
    for left in (new, old):
        shutil.rmtree(left, ignore_errors=True)
    shutil.copytree(SOURCE / "shoal", new / "shoal", ignore=NOT_OURS)
    if any(place.parts[0] == "tiny" for _, place in natives):
        shutil.copytree(TINY, new / "tiny", ignore=NOT_OURS)
    for made, place in natives:
        shutil.copy2(made, new / place)
    # The client is built on its own; both trees serve the same one.
    static = new / "shoal" / "server" / "static"
    try:
        static.symlink_to(ROOT / STATIC, target_is_directory=True)
    except OSError:  # not everybody may link on Windows
        shutil.copytree(ROOT / STATIC, static)
    (new / "digest").write_text(stamp)
    if tree.exists():
        tree.rename(old)  # a running process keeps the files it has open
    new.rename(tree)
    shutil.rmtree(old, ignore_errors=True)


def warm(tree: Path) -> None:
    """Let Python translate what stays Python in it, so that not even the next start has to."""
    env = os.environ | {"PYTHONPATH": str(ROOT / tree)}
    with contextlib.suppress(OSError):
        subprocess.run(
            [sys.executable, "-c", "import shoal.cli, shoal.server.main"], env=env,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip


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


# --- Behind a server -----------------------------------------------------------------------------


def end_with(parent: int) -> None:
    """Stop, and the compilers with it, when the server is gone: nobody waits for it any more."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os.killpg(0, signal.SIGKILL)  # what was made so far is found again at the next start

    threading.Thread(target=watch, daemon=True).start()


@contextlib.contextmanager
def quietly(log: Path) -> Iterator[Callable[[str], None]]:
    """Give way, and send all that compilers say to a log; gives a way to speak all the same."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(IDLE)
    with os.fdopen(os.dup(2), "w") as person, log.open("w") as file:

        def say(text: str) -> None:
            with contextlib.suppress(OSError):  # the terminal may have gone
                person.write(f"{text}\n")
                person.flush()

        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
        yield say


def last_words(log: Path) -> str:
    """What went wrong, in a few words, out of the log of compilers."""
    lines = [line.strip() for line in log.read_text("utf-8", "replace").splitlines()]
    told = [line for line in lines if "error" in line.lower() or "space" in line.lower()]
    return (told or [line for line in lines if line] or ["it ended without a word"])[-1][:120]


def behind(
    modules: list[str], tree: Path, work: Path, stamp: Callable[[], str], server: int
) -> int:
    log = TREES / f"{tree.name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    if os.name == "posix":
        end_with(server)
    time.sleep(START)  # the address comes first
    with quietly(log) as say, alone(TREES / f"{tree.name}.lock"):
        want = stamp()
        if fresh(tree, want):
            return 0
        say(
            "Compiling the games behind this, for a few minutes: play meanwhile, "
            "bots will think faster afterwards."
        )
        natives: Natives | None = None
        try:
            natives = build(modules, work, print)
            sys.stdout.flush()
            if natives is not None and stamp() == want:
                write_tree(tree, natives, want)
                warm(tree)
                say("The games are compiled: bots use it from now on, Shoal from its next start.")
                return 0
            why = "a source file was changed meanwhile" if natives is not None else last_words(log)
        except OSError as error:
            why = error.strerror or str(error)
        say(
            f"The games could not be compiled ({why}). Everything works, only slower; "
            f"the next start tries again. All that was said is in {log}."
        )
        return 1


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    every = [*PARTS, *(["tiny"] if (ROOT / TINY).is_dir() else [])]
    parser.add_argument("--parts", default=",".join(every), help="what to compile (default: all)")
    parser.add_argument("--name", default="all", help="the tree to write (default: all)")
    parser.add_argument("--require", action="store_true", help="fail if there is no C compiler")
    parser.add_argument("--quiet", action="store_true", help="be silent if there is nothing to do")
    parser.add_argument(
        "--behind", type=int, metavar="SERVER", help="give way to this process, and end with it"
    )
    args = parser.parse_args()
    os.chdir(ROOT)

    parts = [part.strip("/") for part in args.parts.split(",") if part]
    for part in parts:
        known = part in every or part.split("/")[0] in every
        if not known or (args.parts != parser.get_default("parts") and not sources([part])):
            print(f"There is nothing to compile in {part}.", file=sys.stderr)
            return 2
    modules = sources(parts)
    tree, work, once = TREES / args.name, WORKS / args.name, TREES / "interpreted"

    def stamp() -> str:
        natives = made_from(modules, freshness.compilers())
        return freshness.tree(natives, tiny="tiny" in parts)

    if missing := missing_tool():
        if args.require:
            print(f"The engines cannot be compiled: {missing}.", file=sys.stderr)
            return 1
        shutil.rmtree(tree, ignore_errors=True)
        if not ((args.quiet or args.behind) and once.exists()):
            print(
                f"There is {missing} here, so Shoal runs interpreted: the same games, slower. "
                "On Debian or Ubuntu: sudo apt install gcc python3-dev",
                file=sys.stderr,
            )
        once.parent.mkdir(parents=True, exist_ok=True)
        once.touch()
        return 0
    once.unlink(missing_ok=True)

    if args.behind:
        return behind(modules, tree, work, stamp, args.behind)
    if fresh(tree, stamp()):
        if not args.quiet:
            print(f"{tree} is up to date.")
        return 0
    with alone(TREES / f"{args.name}.lock"):
        want = stamp()
        if fresh(tree, want):  # another build did it while this one waited
            return 0
        print(f"Bringing {tree} up to date, {len(modules)} modules ...", flush=True)
        started = time.monotonic()
        natives = build(modules, work, lambda library: print(f"  compiling {library}", flush=True))
        if natives is None:
            print(f"{tree} could not be compiled.", file=sys.stderr)
            return 1
        write_tree(tree, natives, want)
        warm(tree)
        print(f"Done in {time.monotonic() - started:.0f} s.", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
