"""What a move of an extraction is good for, in the few words that the note beside the shaft has room for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def fit_on_orders(count: int) -> str:
    """How many cubes of the cage have an order spot."""
    return translate("PitCaptions", "%n cubes fit on order spots", "", count)


def cubes_there(count: int) -> str:
    """How many cubes stand on a level."""
    return translate("PitCaptions", "%n cubes on minecarts there", "", count)


def wanted(count: int) -> str:
    """How many order spots of a colour are open."""
    return translate("PitCaptions", "%n open order spots of this colour", "", count)
