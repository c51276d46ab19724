"""Text helpers: folding and sorting without accents and capitals, and showing text of unknown origin in one line."""

from __future__ import annotations

import json
import re
import unicodedata


def fold(text: str) -> str:
    """The text without capitals and accents, character by character: places in it are places in the text."""
    return "".join(map(_fold, text))


def sort_key(text: str) -> tuple[str, str]:
    """By what texts are sorted: those that differ in capitals and accents alone stand together, always in the same order."""
    return fold(text), text


def _fold(character: str) -> str:
    if character in "\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}":
        return "'"
    return unicodedata.normalize("NFD", character)[0].lower()[:1]


_BREAKING = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""Control characters, separators of lines and paragraphs, marks that turn the direction of writing, halves of characters."""


def sanitize(text: str) -> str:
    """The text with such characters written as JSON escapes them. All others stay as they are."""
    return _BREAKING.sub(lambda found: json.dumps(found[0])[1:-1], text)


def truncate(text: str, most: int) -> str:
    """The same, with at most so many characters; three dots say that there were more."""
    text = sanitize(text[: most + 1])
    return text if len(text) <= most else f"{text[: most - 3]}..."
