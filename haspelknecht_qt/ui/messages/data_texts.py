"""What is wrong with a file of printed values, or with values of that kind, in the player's language.

The errors say their sentence in English and carry the parts that it is made of. Here each is said anew from those parts.
There is no Qt in this module: the window hands in Qt's function, the command line has one of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from haspelknecht_qt.core.printed import Allowed, DataError
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.ui.messages.error_values import Translate, first_fitting, found_text

ALLOWED: Mapping[str, str] = {
    "whole_number": QT_TRANSLATE_NOOP("Allowed", "a whole number from {0} to {1}"),
    "flag": QT_TRANSLATE_NOOP("Allowed", "true or false"),
    "one_of": QT_TRANSLATE_NOOP("Allowed", "one of {names}"),
    "some_of": QT_TRANSLATE_NOOP("Allowed", "a list of names out of {names}, none twice"),
    "empty": QT_TRANSLATE_NOOP("Allowed", "an empty list"),
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
"""A sentence's end for each kind of Allowed."""

FOUND = {
    r"(\d+) tiles": QT_TRANSLATE_NOOP("Found", "tiles: {0}"),
    "without a provenance": QT_TRANSLATE_NOOP("Found", "no provenance"),
    "no value's place": QT_TRANSLATE_NOOP("Found", "another place"),
    r"(\d+) rows, (\d+) characters wide": QT_TRANSLATE_NOOP("Found", "rows: {0}, characters in a row: {1}"),
}
"""What readers of printed values call a thing that they found, as a pattern; all else says the list that all readers share."""

_KEYS = {
    r"line (\d+)": QT_TRANSLATE_NOOP("Found", "line {0}"),
    r"cell (\d+), (\d+)": QT_TRANSLATE_NOOP("Found", "cell {0}, {1}"),
    "size": QT_TRANSLATE_NOOP("Found", "size"),
}
"""Places that are no keys of the file."""


def of_data(error: DataError, translate: Translate) -> str:
    """What is wrong with a data file or a layout: where, what stands there, and what is allowed."""
    file = Path(error.origin).name if error.origin else ""
    found, allowed = found_text(error.found, translate, FOUND), _allowed_text(error.allowed, translate)
    if not error.key:
        return translate("Messages", "{file}: found {found}; allowed: {allowed}.").format(
            file=file, found=found, allowed=allowed
        )
    key = first_fitting(_KEYS, error.key, translate)
    if not file:
        return translate("Messages", "“{key}”: found {found}; allowed: {allowed}.").format(
            key=key, found=found, allowed=allowed
        )
    return translate("Messages", "{file}, “{key}”: found {found}; allowed: {allowed}.").format(
        file=file, key=key, found=found, allowed=allowed
    )


def _allowed_text(allowed: Allowed, translate: Translate) -> str:
    """What is allowed, as the end of a sentence."""
    words = translate("Allowed", ALLOWED[allowed.kind])
    return words.format(*allowed.values, names=", ".join(map(str, allowed.values)))
