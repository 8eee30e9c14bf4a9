"""The folder that `shoal pages` writes, and the workflow that puts it on a host."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from shoal.pocket import pages

ROOT = Path(__file__).parents[2]
LATE = {"service-worker.js"}  # it names the list, and the list names all others


@pytest.fixture
def static(tmp_path: Path) -> Path:
    """What a built client is, with empty files for Python."""
    folder = tmp_path / "static"
    for inside in ("assets", "python"):
        (folder / inside).mkdir(parents=True)
    page = '<head><meta charset="utf-8" /></head><div id="app"></div><script src="/assets/x.js">'
    (folder / "index.html").write_text(page)
    (folder / "assets" / "x.js").write_text("x")
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "library.zip"):
        (folder / "python" / name).write_text(name)
    (folder / "python" / "pyodide-lock.json").write_text('{"info": {}}')
    (folder / "pocket").mkdir()
    for file in (ROOT / "web" / "pocket").iterdir():
        (folder / "pocket" / file.name).write_bytes(file.read_bytes())
    return folder


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def test_the_list_names_every_file_with_its_digest(static: Path, tmp_path: Path) -> None:
    sizes = pages.write(tmp_path / "out", static)
    there = files(tmp_path / "out")
    assert {name: len(content) for name, content in there.items()} == sizes
    (name,) = (name for name in there if name.startswith("files-"))
    listed = json.loads(there[name])
    assert set(listed) == set(there) - LATE - {name}
    for path, digest in listed.items():
        assert hashlib.sha256(there[path]).hexdigest() == digest
    version = name.removeprefix("files-").removesuffix(".json")
    assert f'VERSION = "{version}"' in there["service-worker.js"].decode()


def test_the_same_sources_make_the_same_folder(static: Path, tmp_path: Path) -> None:
    for name in ("a", "b"):
        pages.write(tmp_path / name, static)
    assert files(tmp_path / "a") == files(tmp_path / "b")


def test_a_new_version_leaves_nothing_of_the_old_one(static: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    pages.write(out, static)
    before = files(out)
    (static / "assets" / "x.js").unlink()
    (static / "assets" / "y.js").write_text("y")
    sizes = pages.write(out, static, levels=["mate"])
    after = files(out)
    assert set(after) == set(sizes)
    assert "assets/y.js" in after
    assert "assets/x.js" not in after
    engines = [{name.partition("/")[0] for name in all_ if "engine-" in name}
               for all_ in (before, after)]  # fmt: skip
    assert len(engines[0]) == len(engines[1]) == 1
    assert engines[0] != engines[1]


def test_what_travels_is_what_runs(static: Path, tmp_path: Path) -> None:
    pages.write(tmp_path / "out", static)
    (packed,) = (tmp_path / "out").glob("engine-*/shoal.bin")
    sources = json.loads(gzip.decompress(packed.read_bytes()))
    assert "shoal/pocket/pocket.py" in sources
    assert "shoal/games/vanuatu/components.toml" in sources
    left = [
        name
        for name in sources
        if re.search(r"^shoal/(server|cli|terminal|words)/|pages\.py", name)
    ]
    assert left == []


@pytest.mark.parametrize("base", ["games", "/games", "//elsewhere/", '/"/', "https://x/"])
def test_a_base_is_a_path(static: Path, tmp_path: Path, base: str) -> None:
    with pytest.raises(pages.PagesError):
        pages.write(tmp_path / "out", static, base)
    assert not (tmp_path / "out").exists()


def test_a_folder_with_something_else_in_it_is_left_alone(static: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "thesis.txt").write_text("years of work")
    with pytest.raises(pages.PagesError):
        pages.write(out, static)
    assert files(out) == {"thesis.txt": b"years of work"}


def test_the_workflow_says_what_the_page_says() -> None:
    workflow = yaml.safe_load((ROOT / "deploy" / "pages.yml").read_text("utf-8"))
    (job,) = workflow["jobs"].values()
    runs = [step["run"] for step in job["steps"] if "run" in step]
    told = (ROOT / "docs" / "pocket.md").read_text("utf-8")
    commands = [re.sub(r"^(?:[A-Z_]+=\S+ )+", "", run) for run in runs]
    assert commands == ["./shoal setup", "./shoal pages --out site"]
    assert "\n".join(commands) in told
    uploads = [step for step in job["steps"] if "upload-pages" in step.get("uses", "")]
    assert [step["with"]["path"] for step in uploads] == ["site"]
    wanted = {"contents": "read", "pages": "write", "id-token": "write"}
    assert workflow["permissions"] == wanted
