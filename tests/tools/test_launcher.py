"""./shoal, as far as it can be tried without setting anything up."""

from __future__ import annotations

import importlib.util
import shutil
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

from tools import client, freshness

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def launcher(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # it has no ending: no cache beside it
    spec = importlib.util.spec_from_loader(
        "launcher", SourceFileLoader("launcher", str(ROOT / "shoal"))
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_translations_are_kept_also_where_python_should_leave_no_traces(
    launcher: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launcher, "ROOT", tmp_path)
    (tmp_path / "sea.py").write_text("DEEP = 3\n")
    env = {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(tmp_path)}
    launcher.keep_translations(env)
    subprocess.run([sys.executable, "-c", "import sea"], env=env, check=True)
    assert len(list((tmp_path / ".cache" / "bytecode").rglob("sea.*.pyc"))) == 1
    assert not (tmp_path / "__pycache__").exists()


def test_whoever_wants_traces_has_them_where_they_belong(launcher: ModuleType) -> None:
    env = {"PATH": "/bin"}
    launcher.keep_translations(env)
    assert env == {"PATH": "/bin"}


class Killed(BaseException):
    """Stands for the end of everything at this moment."""


def test_an_environment_half_deleted_is_not_taken_for_a_whole_one(
    launcher: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("VENV", "STAMP", "UNFINISHED", "PYTHON"):
        monkeypatch.setattr(launcher, name, tmp_path / getattr(launcher, name).relative_to(ROOT))
    launcher.PYTHON.parent.mkdir(parents=True)
    launcher.PYTHON.touch()
    launcher.STAMP.write_text(launcher.wanted(launcher.LOCKS / "run.txt"))
    monkeypatch.setattr(launcher, "fits", lambda: True)
    assert launcher.installed(dev=False)
    launcher.UNFINISHED.touch()  # killed between the two marks

    def delete(folder: Path) -> None:  # and killed again while what is half there is deleted
        launcher.UNFINISHED.unlink()
        raise Killed

    monkeypatch.setattr(shutil, "rmtree", delete)
    with pytest.raises(Killed):
        launcher.get_uv()
    assert not launcher.installed(dev=False)


def test_packages_of_the_client_half_replaced_are_not_taken_for_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(client, "WEB", tmp_path)
    (tmp_path / "package-lock.json").write_text("{}")
    (tmp_path / "node_modules").mkdir()
    called = []

    def run(*words: str) -> None:
        called.append(words[0])

    monkeypatch.setattr(client, "run", run)
    client.install(dev=False)
    client.install(dev=False)
    assert called == ["ci"]

    def killed(*words: str) -> None:
        raise Killed

    monkeypatch.setattr(client, "run", killed)
    with pytest.raises(Killed):
        client.install(dev=True)
    monkeypatch.setattr(client, "run", run)
    client.install(dev=False)
    assert called == ["ci", "ci"]


def test_a_client_half_built_is_not_taken_for_a_whole_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(freshness, "ROOT", tmp_path)
    sources = "today"
    monkeypatch.setattr(freshness, "client", lambda: sources)
    monkeypatch.setattr(client, "OUT", tmp_path / freshness.STATIC)
    monkeypatch.setattr(client, "install", lambda *, dev: None)
    client.OUT.mkdir(parents=True)
    (client.OUT / ".digest").write_text("yesterday")

    def killed(*words: str) -> None:
        raise Killed

    monkeypatch.setattr(client, "run", killed)
    with pytest.raises(Killed):
        client.build(dev=False)
    sources = "yesterday"  # back to the commit before
    assert not freshness.client_is_fresh()
