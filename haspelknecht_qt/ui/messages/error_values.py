"""What was found, and where, in the player's language: parts of the sentences of error_texts and of the games."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP

Translate = Callable[[str, str], str]
"""Answers a text of a context in the language of the moment."""


FOUND = {
    "nothing": QT_TRANSLATE_NOOP("Found", "nothing"),
    "null": QT_TRANSLATE_NOOP("Found", "nothing"),
    "true or false": QT_TRANSLATE_NOOP("Found", "true or false"),
    "a whole number": QT_TRANSLATE_NOOP("Found", "a whole number"),
    "a number": QT_TRANSLATE_NOOP("Found", "a number"),
    "text": QT_TRANSLATE_NOOP("Found", "text"),
    "a list": QT_TRANSLATE_NOOP("Found", "a list"),
    "an object": QT_TRANSLATE_NOOP("Found", "an object"),
    "nested too deeply": QT_TRANSLATE_NOOP("Found", "too many levels of nesting"),
    "too large to be shown": QT_TRANSLATE_NOOP("Found", "a value too large to be shown"),
    r"not readable \(.*\)": QT_TRANSLATE_NOOP("Found", "something else"),
    r"unreadable from byte (\d+)": QT_TRANSLATE_NOOP("Found", "something else from byte {0} on"),
    r"(\d+) bytes long": QT_TRANSLATE_NOOP("Found", "{0} bytes"),
    r"more than (\d+) bytes long": QT_TRANSLATE_NOOP("Found", "more than {0} bytes"),
    r"(\d+) seats": QT_TRANSLATE_NOOP("Found", "seats: {0}"),
    r"(\d+) or more": QT_TRANSLATE_NOOP("Found", "{0} or more"),
    r"(\d+) to (\d+)": QT_TRANSLATE_NOOP("Found", "{0} to {1}"),
}
"""What core calls a thing that it found, as a pattern; what is not there is a value of the file itself."""


def found_text(found: str, translate: Translate, own: Mapping[str, str] | None = None) -> str:
    """What was found; `own` are patterns of a game with their texts, in the context "Found"."""
    return first_fitting({**FOUND, **(own or {})}, found, translate)


def first_fitting(texts: Mapping[str, str], words: str, translate: Translate) -> str:
    """The text, of the context "Found", for the first pattern that fits the words; themselves where none does."""
    for pattern, text in texts.items():
        if fitting := re.fullmatch(pattern, words):
            return translate("Found", text).format(*fitting.groups())
    return words
