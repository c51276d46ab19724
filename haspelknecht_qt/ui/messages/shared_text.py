"""What players share besides saved games: a text that begins with a game's name and belongs into the dialog of a new game.

    NAME-board:...

What stands behind the colon only the game knows.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from pathlib import Path

from haspelknecht_qt.core.validation import read_text

LARGEST = 16 * 1024
"""Bytes that such a text may have."""
_BEGINNING = re.compile(r"\s*([a-z_]+)-[a-z]+:")


def game_of(words: str, names: Collection[str]) -> str | None:
    """The game that a shared text belongs to, by its name; None if it is none, such as a saved game."""
    beginning = _BEGINNING.match(words)
    return beginning[1] if beginning is not None and beginning[1] in names and len(words) <= LARGEST else None


def text_in(path: Path) -> str:
    """The text of a file; "" for one that is too large to be shared, is no text, or cannot be read."""
    try:
        return read_text(path, LARGEST)
    except (OSError, ValueError):
        return ""
