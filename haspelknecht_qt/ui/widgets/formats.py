"""Language-dependent formats for lists, points and signed numbers."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

MINUS = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """Returns a number, with a real minus sign in front if it is negative."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


def with_plus(number: int) -> str:
    """Returns a number with its sign, plus or a real minus; 0 has none."""
    return f"+{number}" if number > 0 else signed(number)


class PointTexts(QObject):
    """Texts for victory points. A separate class, because Qt would not find its plural forms in a subclass of `TextFormats`."""

    def vp(self, count: int) -> str:
        """Returns an amount of points, 0 or more."""
        return self.tr("%n VP", None, count)


class TextFormats(QObject):
    """Joins texts, and formats amounts that all games share, in the current language."""

    def __init__(self) -> None:
        super().__init__()
        self._points = PointTexts()

    def vp(self, count: int) -> str:
        """Returns an amount of victory points, with a minus sign if it is negative."""
        # Qt has no plural forms for negative numbers.
        points = self._points.vp(abs(count))
        return self.signed(points, count) if count < 0 else points

    def signed(self, amount: str, count: int) -> str:
        """Returns a gain or a loss: "+2 food", or "2 food" after a minus sign. `amount` is the text of the amount without a sign."""
        if count < 0:
            return self.tr("−{amount}").format(amount=amount)  # noqa: RUF001 - a real minus
        return self.tr("+{amount}").format(amount=amount)

    def number(self, count: int) -> str:
        """Returns a number with a plus or minus sign, for a column of victory points: "+3"; "0" has no sign."""
        return with_plus(count)

    def join(self, parts: Iterable[str]) -> str:
        """Joins parts with commas; empty parts are left out."""
        return self.tr(", ", "between the parts of a list").join(part for part in parts if part)

    def join_lists(self, formats: Iterable[str]) -> str:
        """Joins lists with semicolons; empty lists are left out."""
        return self.tr("; ", "between lists").join(found for found in formats if found)
