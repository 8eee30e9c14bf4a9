"""What the pages say about the tree is true: paths, links, pictures, layers, dependencies."""

from __future__ import annotations

import re
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
PICTURES = sorted((ROOT / "docs").rglob("*.svg"))
LINK = re.compile(r"""\]\(([^)\s]+)|(?:src|href|srcset)="([^"]+)\"""")
# Build output is there only after a build: a page may name it when git is told to ignore it.
MADE = {line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").splitlines() if line}
PLACE = re.compile(r"`((?:src|web|tests|tools|benchmarks|docs|requirements)/[\w./-]*)`")

CODED = re.compile(r"^\|.*\| ([^|]*`[\w/]+\.py`[^|]*) \|$", re.MULTILINE)  # the last of a row


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.finditer(page.read_text("utf-8")):
        target = (link[1] or link[2]).partition("#")[0]
        if target and "://" not in target:
            assert (page.parent / target).exists(), f"{name(page)} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_named_places_exist(page: Path) -> None:
    for place in PLACE.finditer(page.read_text("utf-8")):
        known = place[1].strip("/") in MADE or (ROOT / place[1]).exists()
        assert known, f"{name(page)} names {place[1]}"


def test_what_codes_a_ruling_is_where_the_page_of_its_game_says() -> None:
    seen = 0
    for page in sorted((ROOT / "docs" / "games").glob("*.md")):
        package = ROOT / "src" / "shoal" / "games" / page.stem
        for cell in CODED.findall(page.read_text("utf-8")):
            files = [package / file for file in re.findall(r"`([\w/]+\.py)`", cell)]
            missing = [name(file) for file in files if not file.exists()]
            assert not missing, f"{name(page)}: there is no {missing}"
            text = "".join(file.read_text("utf-8") for file in files)
            for word in re.findall(r"`(\w+)`", cell):
                there = re.search(rf"^ *(def|class) {word}\b", text, re.MULTILINE)
                assert there, f"{name(page)}: there is no {word} in {cell}"
            seen += 1
    assert seen > 30


@pytest.mark.parametrize("picture", PICTURES, ids=name)
def test_pictures_are_whole_and_fetch_nothing(picture: Path) -> None:
    text = picture.read_text("utf-8")
    root = ET.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert root.find("{http://www.w3.org/2000/svg}title") is not None, "a picture has a title"
    assert "://" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", text), "a picture fetches nothing"
    assert "<script" not in text


def test_architecture_lists_the_layers_of_the_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contract = settings["tool"]["importlinter"]["contracts"][0]
    wanted = [re.findall(r"\w+", layer) for layer in contract["layers"]]
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    rows = re.findall(r"^\d+\. (.*)$", page, re.MULTILINE)[: len(wanted)]
    assert [re.findall(r"`(\w+)`", row.partition(":")[0]) for row in rows] == wanted
    for row, names in zip(rows, wanted, strict=True):
        here = names == ["cli"] or (ROOT / "src" / "shoal" / names[0] / "__init__.py").exists()
        assert here or "In the making" in row, f"not there yet: {row}"
    unfinished = sum("In the making" in row for row in rows)
    picture = (ROOT / "docs" / "pictures" / "layers.svg").read_text("utf-8")
    assert picture.count("(in the making)") == unfinished


def test_contributing_gives_every_dependency_its_reason() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    groups = settings["dependency-groups"].values()
    extras = settings["project"]["optional-dependencies"].values()
    listed = [settings["project"]["dependencies"], *groups, *extras]
    wanted = {re.match(r"[\w.-]+", text)[0] for texts in listed for text in texts}  # type: ignore[index]
    given = re.findall(r"^\| `([\w.-]+)`", page.partition("## Dependencies")[2], re.MULTILINE)
    assert sorted(given) == sorted(wanted)
