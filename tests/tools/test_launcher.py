"""./shoal, as far as it can be tried without setting anything up."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

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
