"""Text of unknown origin in a sentence: it stays one line and reads in one direction, whatever is in it."""

from __future__ import annotations

import json
import re

_BREAKING = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""Control characters, separators of lines and paragraphs, marks that turn the direction of writing, halves of characters."""


def sanitize(text: str) -> str:
    """The text with such characters written as JSON escapes them. All others stay as they are."""
    return _BREAKING.sub(lambda found: json.dumps(found[0])[1:-1], text)


def truncate(text: str, most: int) -> str:
    """The same, with at most so many characters; three dots say that there were more."""
    text = sanitize(text[: most + 1])
    return text if len(text) <= most else f"{text[: most - 3]}..."
