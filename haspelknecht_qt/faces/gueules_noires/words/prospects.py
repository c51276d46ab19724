"""What a move of an extraction is good for, in the few words that the note beside the shaft has room for."""

from __future__ import annotations

from PySide6.QtCore import QObject


class PitProspects(QObject):
    """The words that count, in a class: Qt's tool finds plurals in classes only."""

    def fit_on_orders(self, count: int) -> str:
        """How many cubes of the cage have an order spot."""
        return self.tr("%n cubes fit on order spots", "", count)

    def cubes_there(self, count: int) -> str:
        """How many cubes stand on a level."""
        return self.tr("%n cubes on minecarts there", "", count)

    def wanted(self, count: int) -> str:
        """How many order spots of a colour are open."""
        return self.tr("%n open order spots of this colour", "", count)


_COUNTED = PitProspects()


def fit_on_orders(count: int) -> str:
    """How many cubes of the cage have an order spot."""
    return _COUNTED.fit_on_orders(count)


def cubes_there(count: int) -> str:
    """How many cubes stand on a level."""
    return _COUNTED.cubes_there(count)


def wanted(count: int) -> str:
    """How many order spots of a colour are open."""
    return _COUNTED.wanted(count)
