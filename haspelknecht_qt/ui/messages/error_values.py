"""What was found and what would have been right, in the player's language: the parts of the sentences of error_texts."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from haspelknecht_qt.games.haspelknecht.reading import Allowed

Translate = Callable[[str, str], str]
"""Answers a text of a context in the language of the moment."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Marks a text for translation and answers it as it is, without Qt."""
    return text


ALLOWED: Mapping[str, str] = {
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
"""A sentence's end for each kind of Allowed."""

_FOUND = {
    "nothing": QT_TRANSLATE_NOOP("Found", "nothing"),
    "null": QT_TRANSLATE_NOOP("Found", "nothing"),
    "true or false": QT_TRANSLATE_NOOP("Found", "true or false"),
    "a whole number": QT_TRANSLATE_NOOP("Found", "a whole number"),
    "a number": QT_TRANSLATE_NOOP("Found", "a number"),
    "text": QT_TRANSLATE_NOOP("Found", "text"),
    "a list": QT_TRANSLATE_NOOP("Found", "a list"),
    "an object": QT_TRANSLATE_NOOP("Found", "an object"),
    "without a provenance": QT_TRANSLATE_NOOP("Found", "no provenance"),
    "no value's place": QT_TRANSLATE_NOOP("Found", "another place"),
    "nested too deeply": QT_TRANSLATE_NOOP("Found", "too many levels of nesting"),
    "too large to be shown": QT_TRANSLATE_NOOP("Found", "a value too large to be shown"),
    r"not readable \(.*\)": QT_TRANSLATE_NOOP("Found", "something else"),
    r"unreadable from byte (\d+)": QT_TRANSLATE_NOOP("Found", "something else from byte {0} on"),
    r"(\d+) bytes long": QT_TRANSLATE_NOOP("Found", "{0} bytes"),
    r"more than (\d+) bytes long": QT_TRANSLATE_NOOP("Found", "more than {0} bytes"),
    r"(\d+) tiles": QT_TRANSLATE_NOOP("Found", "tiles: {0}"),
    r"(\d+) seats": QT_TRANSLATE_NOOP("Found", "seats: {0}"),
    r"(\d+) or more": QT_TRANSLATE_NOOP("Found", "{0} or more"),
    r"(\d+) to (\d+)": QT_TRANSLATE_NOOP("Found", "{0} to {1}"),
    r"(\d+) rows, (\d+) characters wide": QT_TRANSLATE_NOOP("Found", "rows: {0}, characters in a row: {1}"),
}
"""What core and games call a thing that they found, as a pattern; what is not there is a value of the file itself."""

_KEYS = {
    r"line (\d+)": QT_TRANSLATE_NOOP("Found", "line {0}"),
    r"cell (\d+), (\d+)": QT_TRANSLATE_NOOP("Found", "cell {0}, {1}"),
    "size": QT_TRANSLATE_NOOP("Found", "size"),
}
"""Places that are no keys of the file."""


def allowed_words(allowed: Allowed, translate: Translate) -> str:
    """What is allowed, as the end of a sentence."""
    words = translate("Allowed", ALLOWED[allowed.kind])
    return words.format(*allowed.values, names=", ".join(map(str, allowed.values)))


def found_words(found: str, translate: Translate) -> str:
    """What was found instead."""
    return _first_fitting(_FOUND, found, translate)


def key_words(key: str, translate: Translate) -> str:
    """Where it was found."""
    return _first_fitting(_KEYS, key, translate)


def _first_fitting(texts: Mapping[str, str], words: str, translate: Translate) -> str:
    for pattern, text in texts.items():
        if fitting := re.fullmatch(pattern, words):
            return translate("Found", text).format(*fitting.groups())
    return words
