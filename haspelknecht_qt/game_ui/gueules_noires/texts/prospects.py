"""What a move of an extraction is good for, in the few words that the note beside the shaft has room for."""

from __future__ import annotations

from PySide6.QtCore import QObject


class GueulesNoiresProspectTexts(QObject):
    """What there is to be counted."""

    def fit_on_orders(self, count: int) -> str:
        """How many cubes of the cage have an order spot."""
        return self.tr("%n cubes fit on order spots", None, count)

    def cubes_there(self, count: int) -> str:
        """How many cubes stand on a level."""
        return self.tr("%n cubes on minecarts there", None, count)

    def wanted(self, count: int) -> str:
        """How many order spots of a colour are open."""
        return self.tr("%n open order spots of this colour", None, count)


_TEXTS = GueulesNoiresProspectTexts()
fit_on_orders, cubes_there, wanted = _TEXTS.fit_on_orders, _TEXTS.cubes_there, _TEXTS.wanted
