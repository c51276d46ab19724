"""Texts marked for translation where nothing is translated yet. Imports no Qt."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from attrs import frozen

Translate: TypeAlias = Callable[[str, str], str]
"""Returns the translation of a text, by its context and the text."""


def QT_TRANSLATE_NOOP(_context: str, text: str) -> str:
    """Returns the text unchanged. Qt's tools find texts by this name and collect them."""
    return text


@frozen
class TextTable:
    """Marked texts by their keys. `context` is the context of all of them in the translations."""

    context: str
    texts: Mapping[str, str]

    def text(self, key: str, translate: Translate) -> str:
        """Returns the translated text of a key. Raises KeyError for an unknown key."""
        return translate(self.context, self.texts[key])
