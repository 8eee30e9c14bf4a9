"""Build the package for pip: a wheel with compiled engines and the browser client, and an sdist.

    tools/wheel.py           into dist/
    tools/wheel.py --check   and try the wheel: an empty environment, a whole game over HTTP

The sdist carries the built client, so whoever builds from it needs a C compiler and no Node.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
GAME = ["wheel_game.py", "whole_game.py"]  # all that goes along to where the wheel is tried
# What must be inside, beside the modules: one of each kind of thing that a wheel easily forgets.
INSIDE = [
    "shoal/py.typed",
    "shoal/server/static/index.html",
    "shoal/server/storage/migrations/env.py",
    "shoal/words/de/web.ftl",
    "shoal/games/maldivia/clauses.toml",
    "shoal/games/maldivia/components.toml",
]


def run(*command: object, **env: str) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(
        words, cwd=ROOT, env=os.environ | env, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace",
    )  # fmt: skip
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        sys.exit(f"{' '.join(words[:4])} … failed (see above).")


def build(*, require: bool) -> Path:
    """Both packages; the path of the wheel."""
    run(sys.executable, "tools/client.py")
    # setuptools would pack what was deleted since, and leaves its heap behind when it is cut off.
    for left in (DIST, ROOT / "build", *ROOT.glob("shoal-[0-9]*/")):
        shutil.rmtree(left, ignore_errors=True)
    # Natives that ./shoal compiled are taken as they are. No network: all that builds is here.
    wish = {"SHOAL_COMPILE": "1"} if require else {}
    make = ["uv", "build", "-q", "--no-build-isolation", "--python", sys.executable]
    run(Path(sys.executable).with_name(make[0]), *make[1:], "--sdist", "--out-dir", DIST, ".")
    run(
        Path(sys.executable).with_name(make[0]),
        *make[1:],
        "--wheel",
        "--out-dir",
        DIST,
        ".",
        **wish,
    )
    shutil.rmtree(ROOT / "build", ignore_errors=True)
    (wheel,) = DIST.glob("shoal-*.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    if missing := [name for name in INSIDE if name not in names]:
        sys.exit(f"{wheel.name} lacks {', '.join(missing)}")
    if require and not any(name.endswith((".so", ".pyd")) for name in names):
        sys.exit(f"{wheel.name} is not compiled")
    for each in sorted(DIST.glob("shoal-*")):
        print(f"{each.relative_to(ROOT)}  {each.stat().st_size / 1e6:.1f} MB", flush=True)
    return wheel


def check(wheel: Path) -> None:
    """Install the wheel where nothing else is, and play a game from it: no checkout, no Node."""
    with tempfile.TemporaryDirectory(prefix="shoal-wheel-") as folder:
        place = Path(folder)
        python = place / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        uv = Path(sys.executable).with_name("uv")
        run(uv, "venv", "-q", "--python", sys.executable, place / "venv")
        # The versions that were tested; what the wheel itself asks for must be among them.
        versions = ["-c", constraints(ROOT / "requirements" / "run.txt", place)]
        run(uv, "pip", "install", "-q", "--python", python, *versions, wheel)
        (place / "tools").mkdir()
        for file in GAME:
            shutil.copy(Path(__file__).with_name(file), place / "tools" / file)
        env = {
            name: value
            for name, value in os.environ.items()
            if name not in ("PYTHONPATH", "VIRTUAL_ENV") and not name.startswith("SHOAL_")
        }
        home = {"HOME": folder, "XDG_DATA_HOME": str(place / "kept"), "PATH": os.defpath}
        done = subprocess.run(
            [str(python), "-m", "tools.wheel_game"],
            cwd=place,
            env=env | home,
            stdin=subprocess.DEVNULL,
        )
        if done.returncode:
            sys.exit("The wheel does not play (see above).")


def constraints(lock: Path, place: Path) -> Path:
    """The versions of a lock without their hashes, which a wheel of ours cannot have."""
    file = place / "versions.txt"
    lines = lock.read_text("utf-8").splitlines()
    file.write_text("\n".join(line.rstrip(" \\") for line in lines if line[:1].strip()), "utf-8")
    return file


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="install it and play a game from it")
    parser.add_argument("--require", action="store_true", help="fail if it cannot be compiled")
    options = parser.parse_args()
    wheel = build(require=options.require)
    if options.check:
        check(wheel)


if __name__ == "__main__":
    main()
