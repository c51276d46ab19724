"""Parts of a list, points and signed numbers, as a language writes them."""

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
    """Victory points. A class of its own: in one made from it, Qt would find no plural of what is counted here."""

    def vp(self, count: int) -> str:
        """So many, 0 or more."""
        return self.tr("%n VP", None, count)


class TextFormats(QObject):
    """Puts finished parts together, and counts what every game counts, in the language of the moment."""

    def __init__(self) -> None:
        super().__init__()
        self._points = PointTexts()

    def vp(self, count: int) -> str:
        """Victory points, with a minus where points are lost."""
        # Qt counts nothing below zero.
        points = self._points.vp(abs(count))
        return self.signed(points, count) if count < 0 else points

    def signed(self, amount: str, count: int) -> str:
        """An amount that comes or goes: "+2 food", or with a minus. `amount` is the amount without sign."""
        if count < 0:
            return self.tr("−{amount}").format(amount=amount)  # noqa: RUF001 - a real minus
        return self.tr("+{amount}").format(amount=amount)

    def number(self, count: int) -> str:
        """A bare number with a sign, as victory points stand in a column: "+3", or with a minus, or "0"."""
        return with_plus(count)

    def join(self, parts: Iterable[str]) -> str:
        """A list with commas."""
        return self.tr(", ", "between the parts of a list").join(part for part in parts if part)

    def join_lists(self, formats: Iterable[str]) -> str:
        """Lists one behind the other."""
        return self.tr("; ", "between lists").join(found for found in formats if found)
