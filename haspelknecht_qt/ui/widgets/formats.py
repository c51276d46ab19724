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
    """Victory points. A separate class, because Qt would not find these plurals in a subclass."""

    def vp(self, count: int) -> str:
        """An amount of points, 0 or more."""
        return self.tr("%n VP", None, count)


class TextFormats(QObject):
    """Joins finished parts and formats amounts common to all games, in the current language."""

    def __init__(self) -> None:
        super().__init__()
        self._points = PointTexts()

    def vp(self, count: int) -> str:
        """Victory points, with a minus for negative ones."""
        # Qt has no plurals for negative numbers.
        points = self._points.vp(abs(count))
        return self.signed(points, count) if count < 0 else points

    def signed(self, amount: str, count: int) -> str:
        """A gain or a loss: "+2 food", or with a minus. `amount` is the amount without sign."""
        if count < 0:
            return self.tr("−{amount}").format(amount=amount)  # noqa: RUF001 - a real minus
        return self.tr("+{amount}").format(amount=amount)

    def number(self, count: int) -> str:
        """A number with a sign, for a column of victory points: "+3", with a minus, or "0"."""
        return with_plus(count)

    def join(self, parts: Iterable[str]) -> str:
        """Joins parts with commas; empty parts are left out."""
        return self.tr(", ", "between the parts of a list").join(part for part in parts if part)

    def join_lists(self, formats: Iterable[str]) -> str:
        """Joins lists with semicolons; empty ones are left out."""
        return self.tr("; ", "between lists").join(found for found in formats if found)
