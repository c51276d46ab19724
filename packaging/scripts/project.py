"""Name, folder, version and strongest bots of the project, for all scripts."""

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
STRONGEST = {"haspelknecht": "coal_miner", "gueules_noires": "chief_engineer"}
"""Name of each game's strongest bot, which plays only with the compiled model."""


def version() -> str:
    """The program's version."""
    text = (ROOT / "haspelknecht_qt" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        sys.exit("haspelknecht_qt/__init__.py names no version")
    return found[1]
