"""Parts of a list and signed numbers, as a language writes them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject


class Lists(QObject):
    """Puts finished parts together in the language of the moment."""

    def signed(self, amount: str, count: int) -> str:
        """An amount that comes or goes: "+2 food", or with a minus. `amount` is the amount without sign."""
        if count < 0:
            return self.tr("−{amount}").format(amount=amount)  # noqa: RUF001 - a real minus
        return self.tr("+{amount}").format(amount=amount)

    def number(self, count: int) -> str:
        """A bare number with a sign, as victory points stand in a column: "+3", or with a minus, or "0"."""
        if count == 0:
            return "0"
        return f"+{count}" if count > 0 else f"−{-count}"  # noqa: RUF001 - a real minus

    def join(self, parts: Iterable[str]) -> str:
        """A list with commas."""
        return self.tr(", ", "between the parts of a list").join(part for part in parts if part)

    def join_lists(self, lists: Iterable[str]) -> str:
        """Lists one behind the other."""
        return self.tr("; ", "between lists").join(found for found in lists if found)
