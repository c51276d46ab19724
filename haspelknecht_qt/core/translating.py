"""Marks texts for the translators where nothing is translated yet. Imports no Qt."""

from __future__ import annotations


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """The text itself. Qt's tools find texts by this name and collect them."""
    return text
