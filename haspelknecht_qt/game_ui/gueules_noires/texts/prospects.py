"""Short texts about the use of a move of an extraction, for the narrow note beside the shaft."""

from __future__ import annotations

from PySide6.QtCore import QObject


class GueulesNoiresProspectTexts(QObject):
    """Texts with a count."""

    def fit_on_orders(self, count: int) -> str:
        """Number of cubes in the cage with an order spot."""
        return self.tr("%n cubes fit on order spots", None, count)

    def cubes_there(self, count: int) -> str:
        """Number of cubes on a level."""
        return self.tr("%n cubes on minecarts there", None, count)

    def wanted(self, count: int) -> str:
        """Number of open order spots of a colour."""
        return self.tr("%n open order spots of this colour", None, count)


_TEXTS = GueulesNoiresProspectTexts()
fit_on_orders, cubes_there, wanted = _TEXTS.fit_on_orders, _TEXTS.cubes_there, _TEXTS.wanted
