"""What would have been right in a data file or a layout, in the player's language."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from haspelknecht_qt.games.haspelknecht.reading import Allowed

_KINDS: dict[str, Any] = {
    "whole_number": QT_TRANSLATE_NOOP("Allowed", "a whole number from {0} to {1}"),
    "flag": QT_TRANSLATE_NOOP("Allowed", "true or false"),
    "one_of": QT_TRANSLATE_NOOP("Allowed", "one of {names}"),
    "some_of": QT_TRANSLATE_NOOP("Allowed", "a list of names out of {names}, none twice"),
    "numbers": QT_TRANSLATE_NOOP("Allowed", "a list of {0} whole numbers from {1} to {2}"),
    "numbers_up_to": QT_TRANSLATE_NOOP("Allowed", "a list of {0} to {1} whole numbers from {2} to {3}"),
    "numbers_with_sum": QT_TRANSLATE_NOOP("Allowed", "a list of {0} whole numbers from {1} to {2} that add up to {3}"),
    "ascending": QT_TRANSLATE_NOOP(
        "Allowed", "a list of {0} whole numbers from {1} to {2} in ascending order, none twice"
    ),
    "subset": QT_TRANSLATE_NOOP("Allowed", "a list of some of the numbers {names} in ascending order, none twice"),
    "sum": QT_TRANSLATE_NOOP("Allowed", "numbers that add up to {0}"),
    "disks": QT_TRANSLATE_NOOP("Allowed", "{0} to {1} disks in all"),
    "text": QT_TRANSLATE_NOOP("Allowed", "a text of 1 to {0} characters"),
    "table": QT_TRANSLATE_NOOP("Allowed", "a table"),
    "keys": QT_TRANSLATE_NOOP("Allowed", "only the keys {names}"),
    "value": QT_TRANSLATE_NOOP("Allowed", "a value for this key"),
    "provenance": QT_TRANSLATE_NOOP("Allowed", "an entry for this value under [provenance]"),
    "value_place": QT_TRANSLATE_NOOP("Allowed", "the place of a value, or of a table of values"),
    "picture_line": QT_TRANSLATE_NOOP(
        "Allowed", "a line of digits 1 to 4, two characters apart, each between those of the lines above and below"
    ),
    "picture_size": QT_TRANSLATE_NOOP("Allowed", "at most {0} rows and {1} columns of tiles"),
    "tiles_per_level": QT_TRANSLATE_NOOP("Allowed", "tiles of levels 1 to 4 in the numbers {names}"),
    "touching": QT_TRANSLATE_NOOP(
        "Allowed", "a tile that touches one of the level before it, and none two or more levels away"
    ),
    "tile_count": QT_TRANSLATE_NOOP("Allowed", "{0} tiles"),
    "entries": QT_TRANSLATE_NOOP("Allowed", "a list of {0} to {1} entries"),
    "unused": QT_TRANSLATE_NOOP("Allowed", "a tile and a cell that come nowhere else"),
    "size": QT_TRANSLATE_NOOP("Allowed", "at most {0} bytes"),
    "readable": QT_TRANSLATE_NOOP("Allowed", "a file that can be read"),
    "utf8": QT_TRANSLATE_NOOP("Allowed", "text in UTF-8"),
    "toml": QT_TRANSLATE_NOOP("Allowed", "correctly written TOML"),
    "json": QT_TRANSLATE_NOOP("Allowed", "correctly written JSON"),
}


def allowed_words(allowed: Allowed) -> str:
    """What is allowed, as the end of a sentence."""
    words = QCoreApplication.translate("Allowed", _KINDS[allowed.kind])
    return words.format(*allowed.values, names=", ".join(map(str, allowed.values)))
