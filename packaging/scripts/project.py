"""Name, folder and version of the project, for all scripts."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The scripts use parts of the program in environments without it.
sys.path.insert(0, str(ROOT))
NAME = "haspelknecht-qt"
ID = "io.github.haspelknecht_qt.HaspelknechtQt"
"""Application id: a reversed domain name."""


def version() -> str:
    """The program's version."""
    text = (ROOT / "haspelknecht_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("haspelknecht_qt/__init__.py names no version")
    return found[1]
