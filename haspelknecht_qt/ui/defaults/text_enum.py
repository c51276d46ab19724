"""Enumerations of short translatable texts, for instance captions on a table."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication


def QT_TRANSLATE_NOOP(context: str, text: str, _comment: str | None = None, _count: int = 0) -> tuple[str, str]:
    """Returns (context, text). Qt's translation tools collect texts from calls of a function with this name.

    The further arguments `None, 1` tell these tools that a text with %n has plural forms.
    """
    return context, text


class TextEnum(Enum):
    """Enumeration of texts marked with QT_TRANSLATE_NOOP. Its methods return a text in the current language."""

    @property
    def text(self) -> str:
        """Text in the current language, without a count. Fields in braces are not filled in."""
        return self.counted(-1)

    def format(self, **fields: object) -> str:
        """Returns the text with its fields in braces filled in."""
        return self.text.format(**fields)

    def counted(self, count: int) -> str:
        """Returns the text in the plural form for `count`, which replaces %n. Fields in braces are not filled in."""
        context, text = self.value
        return QCoreApplication.translate(context, text, None, count)
