"""A folder of plain files in which everything is played without a server.

The built client, Python for browsers, the part of its library that is used, and the engines as
source. Whatever can change its content has a digest of it in its name or in that of its folder;
`files-….json` names them all, and the service worker checks each against it.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import json
import re
import shutil
from importlib import metadata
from pathlib import Path

import shoal
from shoal import games
from shoal.bots.levels import LEVELS
from shoal.table.describing import describe
from shoal.table.json_text import dumps
from shoal.words import Words, languages

PARTS = ("kernel", "games", "bots", "table", "pocket")
LEFT_OUT = ("pocket/pages.py", "bots/outside.py")  # what a browser cannot run
KEPT = (".py", ".toml")
MADE_OF_PYTHON = ("pyodide.mjs", "pyodide.asm.mjs")
SITE = ("check.js", "service-worker.js", "icon.svg", "icon-180.png", "icon-192.png", "icon-512.png")
DIGITS = 16
DARK, LIGHT = "#0E4A5C", "#F6F1E7"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'"
)
ANYWHERE = "./"


class PagesError(ValueError):
    """A folder that cannot be written; the message says why."""


def write(
    out: Path, static: Path, base: str = ANYWHERE, levels: list[str] = LEVELS
) -> dict[str, int]:
    """Write the folder; the sizes of its files by name. `static` is where the client was built to,
    `levels` are the bots people may choose.

    A folder that was written before is replaced, anything else is left alone.
    """
    if not (static / "index.html").is_file() or not (static / "python").is_dir():
        raise PagesError("the browser client is not built: ./shoal setup builds it")
    if base != ANYWHERE and not re.fullmatch(r"/(?:[A-Za-z0-9._~-]+/)*", base):
        raise PagesError(f"a base is a path such as /games/, not {base!r}")
    if out.exists() and any(out.iterdir()) and not (out / "service-worker.js").is_file():
        raise PagesError(f"{out} holds something else")
    files = client_files(static)
    engine = engine_files(static / "python", levels)
    folder = f"engine-{digest_of(engine)}/"
    files |= {folder + name: content for name, content in engine.items()}
    site = static / "pocket"
    files |= {name: (site / name).read_bytes() for name in SITE if name != "service-worker.js"}
    files["manifest.webmanifest"] = manifest(base).encode()
    page = (static / "index.html").read_text("utf-8")
    files["index.html"] = index(page, folder, base).encode()
    version = digest_of(files)
    listed = {name: hashlib.sha256(content).hexdigest() for name, content in files.items()}
    worker = (site / "service-worker.js").read_text("utf-8").replace("@version@", version)
    files[f"files-{version}.json"] = dumps(dict(sorted(listed.items()))).encode()
    files["service-worker.js"] = worker.encode()
    put(out, files)
    return {name: len(content) for name, content in files.items()}


def put(out: Path, files: dict[str, bytes]) -> None:
    """Write the files; those of an older version go, but not before the new ones are there."""
    before = {path for path in out.rglob("*") if path.is_file()}
    # The page and the service worker come last: until then everybody gets the old version.
    last = ["index.html", "service-worker.js"]
    for name in [*sorted(set(files) - set(last)), *last]:
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(files[name])
        before.discard(path)
    for path in before:
        path.unlink()
        if not any(path.parent.iterdir()):
            shutil.rmtree(path.parent)


def digest_of(files: dict[str, bytes]) -> str:
    total = hashlib.sha256()
    for name in sorted(files):
        total.update(f"\0{name}\0".encode())
        total.update(hashlib.sha256(files[name]).digest())
    return total.hexdigest()[:DIGITS]


def client_files(static: Path) -> dict[str, bytes]:
    assets = static / "assets"
    found = sorted(path for path in assets.rglob("*") if path.is_file())
    return {path.relative_to(static).as_posix(): path.read_bytes() for path in found}


def engine_files(python: Path, levels: list[str]) -> dict[str, bytes]:
    """Python and what it runs. What is large is packed here: not every host packs."""
    files = {name: (python / name).read_bytes() for name in MADE_OF_PYTHON}
    files["python.bin"] = packed((python / "pyodide.asm.wasm").read_bytes())
    files["library.bin"] = packed((python / "library.zip").read_bytes())
    files["shoal.bin"] = packed(dumps(sources()).encode())
    sizes = {name: len(content) for name, content in files.items()}
    shelf = {"games": [describe(games.find(name)) for name in games.names()], "levels": levels}
    about = json.loads((python / "pyodide-lock.json").read_text("utf-8"))["info"]
    files["engine.json"] = dumps({"sizes": sizes, "python": about, "games": shelf}).encode()
    return files


def packed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def sources() -> dict[str, str]:
    """The texts of our own Python by path, and of the one little library it needs."""
    root = Path(next(iter(shoal.__path__)))
    found = {"shoal/__init__.py": (root / "__init__.py").read_text("utf-8")}
    for part in PARTS:
        for path in sorted((root / part).rglob("*")):
            name = path.relative_to(root).as_posix()
            if path.suffix in KEPT and path.name != "clauses.toml" and name not in LEFT_OUT:
                found[f"shoal/{name}"] = path.read_text("utf-8")
    extensions = metadata.distribution("mypy-extensions").locate_file("mypy_extensions.py")
    found["mypy_extensions.py"] = Path(str(extensions)).read_text("utf-8")
    return found


def manifest(base: str) -> str:
    icons = [
        {"src": f"{base}icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png",
         "purpose": purpose}
        for size in (192, 512)
        for purpose in ("any", "maskable")
    ]  # fmt: skip
    icons.append({"src": f"{base}icon.svg", "sizes": "any", "type": "image/svg+xml"})
    words = Words()
    return json.dumps(
        {
            "id": base,
            "name": words.say("web-name"),
            "short_name": words.say("web-name"),
            "description": words.say("web-promise-pocket"),
            "start_url": base,
            "scope": base,
            "display": "standalone",
            "background_color": LIGHT,
            "theme_color": DARK,
            "categories": ["games"],
            "icons": icons,
        },
        indent=1,
        ensure_ascii=False,
    )


def index(page: str, engine: str, base: str) -> str:
    """A server's page made a pocket's."""
    english = Words()
    head = f"""
    <meta http-equiv="content-security-policy" content="{POLICY}" />
    <meta name="referrer" content="no-referrer" />
    <meta name="shoal-pocket" content="{engine}" />
    <link rel="manifest" href="{base}manifest.webmanifest" />
    <link rel="icon" href="{base}icon.svg" type="image/svg+xml" />
    <link rel="apple-touch-icon" href="{base}icon-180.png" />
    <script src="{base}check.js"></script>"""
    old = {
        f"data-old-{tongue}": html.escape(Words(tongue).say("pocket-old"), quote=True)
        for tongue in languages()
    }
    named = " ".join(f'{key}="{text}"' for key, text in old.items())
    style = (
        "max-width: 30em; margin: 20vh auto 0; padding: 0 24px; text-align: center; "
        "font: 600 18px/1.5 system-ui, sans-serif"
    )
    starting = f"""<p id="starting" style="{style}" {named}>{english.say("pocket-starting")}</p>
      <noscript>{english.say("pocket-no-script")}</noscript>"""
    charset = '<meta charset="utf-8" />'
    return (
        page.replace('"/assets/', f'"{base}assets/')
        .replace(charset, charset + head, 1)
        .replace('<div id="app"></div>', f'<div id="app">{starting}</div>', 1)
    )
