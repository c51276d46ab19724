"""Words as people look for them and put them in order: capitals and accents do not matter."""

from __future__ import annotations

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
