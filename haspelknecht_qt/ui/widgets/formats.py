"""Language-dependent formats of lists, points and signed numbers."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

MINUS = "\N{MINUS SIGN}"


def number_text(number: int) -> str:
    """Returns a number as text. Negative numbers have a real minus sign instead of a hyphen."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def signed_text(number: int) -> str:
    """Returns a number as text with its sign: a plus or a real minus. 0 has no sign."""
    return f"+{number}" if number > 0 else number_text(number)


class PointTexts(QObject):
    """Texts for victory points. A separate class, because Qt finds no plural forms in subclasses of `TextFormats`."""

    def unsigned_vp(self, count: int) -> str:
        """Returns a number of victory points as text. `count` must not be negative."""
        return self.tr("%n VP", None, count)


class TextFormats(QObject):
    """Joins texts, and formats the amounts that all games have in common, in the current language."""

    def __init__(self) -> None:
        super().__init__()
        self._points = PointTexts()

    def vp(self, count: int) -> str:
        """Returns a number of victory points as text, with a minus sign if it is negative."""
        # Qt has no plural forms for negative numbers, so the sign is added afterwards.
        points = self._points.unsigned_vp(abs(count))
        return self.with_sign(points, count) if count < 0 else points

    def with_sign(self, amount: str, count: int) -> str:
        """Returns the text `amount`, such as "2 food", as a gain or loss: with the sign of `count` in front."""
        if count < 0:
            return self.tr("−{amount}").format(amount=amount)  # noqa: RUF001 - a real minus
        return self.tr("+{amount}").format(amount=amount)

    def join(self, parts: Iterable[str]) -> str:
        """Joins texts with commas. Empty texts are left out."""
        return self.tr(", ", "between the parts of a list").join(part for part in parts if part)

    def join_lists(self, lists: Iterable[str]) -> str:
        """Joins lists, already formatted as texts, with semicolons. Empty lists are left out."""
        return self.tr("; ", "between lists").join(found for found in lists if found)

    def labelled(self, label: str, text: str) -> str:
        """Returns a text after its label, separated by a colon."""
        return self.tr("{label}: {text}").format(label=label, text=text)
