"""Enumerations of short translatable texts, for instance captions on a table."""

from __future__ import annotations

from enum import Enum

from attrs import frozen
from PySide6.QtCore import QCoreApplication


@frozen
class MarkedText:
    """English text with its translation context."""

    context: str
    text: str


def QT_TRANSLATE_NOOP(context: str, text: str, _comment: str | None = None, _count: int = 0) -> MarkedText:
    """Returns a marked text. Qt's tools find texts by this name and collect them.

    Texts with %n have the further arguments `None, 1`: they tell Qt's tools that the text has plural forms.
    """
    return MarkedText(context, text)


class TextEnum(Enum):
    """Enumeration whose values are marked texts. Its methods return a text in the current language."""

    @property
    def text(self) -> str:
        """Text in the current language, without a count. Fields in braces are not filled in."""
        return self.counted(-1)

    def format(self, **fields: object) -> str:
        """Returns the text with its fields in braces filled in."""
        return self.text.format(**fields)

    def counted(self, count: int) -> str:
        """Returns the text in the plural form of `count`, which replaces %n. Fields in braces stay."""
        return QCoreApplication.translate(self.value.context, self.value.text, None, count)
