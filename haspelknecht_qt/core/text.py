"""Text helpers: comparing and sorting without accents and capitals, and showing text of unknown origin in one line."""

from __future__ import annotations

import json
import re
import unicodedata
from functools import lru_cache


def fold(text: str) -> str:
    """Returns the text in lower case without accents. The length stays equal, so indices are valid in both texts."""
    return "".join(map(_fold, text))


def sort_key(text: str) -> tuple[str, str]:
    """Returns the sort key of a text. Capitals and accents count only if two texts are otherwise equal."""
    return fold(text), text


@lru_cache(maxsize=512)
def _fold(character: str) -> str:
    if character in "\N{RIGHT SINGLE QUOTATION MARK}\N{LEFT SINGLE QUOTATION MARK}":
        return "'"
    return unicodedata.normalize("NFD", character)[0].lower()[:1]


_UNSAFE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""Control characters, line and paragraph separators, marks that change the writing direction, and surrogates."""


def sanitize(text: str) -> str:
    """Returns the text on one line: line breaks and marks of the writing direction become JSON escapes."""
    return _UNSAFE.sub(lambda found: json.dumps(found[0])[1:-1], text)


def truncate(text: str, most: int) -> str:
    """Returns the sanitized text, shortened to at most `most` characters; three dots mark the cut."""
    text = sanitize(text[: most + 1])
    return text if len(text) <= most else f"{text[: most - 3]}..."
