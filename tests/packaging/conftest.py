import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(monkeypatch):
    """Imports a script of packaging/scripts by its name."""
    monkeypatch.syspath_prepend(ROOT / "packaging" / "scripts")
    return importlib.import_module


@pytest.fixture
def packaging():
    """The folder packaging."""
    return ROOT / "packaging"
