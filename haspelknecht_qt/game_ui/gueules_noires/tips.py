"""Tooltips of the diamonds: the reasons for reconstructing printed values."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.games.gueules_noires.components import Components
from haspelknecht_qt.games.gueules_noires.printed import SIDES
from haspelknecht_qt.games.gueules_noires.state import Colour
from haspelknecht_qt.table.window_plan import Box

REASONS = (QT_TRANSLATE_NOOP("GueulesNoiresProvenance", "Seen on the edition of 2023 only. No rule depends on it."),)
"""Reasons in the built-in file of printed values, for translation; those of the user's file are shown as they are."""

_DIAMOND = 14.0


def is_guessed(components: Components, colour: Colour) -> bool:
    """Whether the side of a level's printed minecart was reconstructed."""
    return components.provenance(_key(colour)).guessed


def _key(colour: Colour) -> str:
    return f"mine.printed_minecart.{colour.word}"


def diamond(geometry: Geometry, components: Components, colour: Colour) -> Box:
    """Returns the diamond on a level's printed minecart, in units of the mine's drawing."""
    side = SIDES[components.printed_minecart[colour]]
    box = geometry.drawn(f"level.{colour.level}.{side}.printed")
    return Box(box.right - _DIAMOND - 1 if side == SIDES[1] else box.x + 1, box.y + 1, _DIAMOND, _DIAMOND)


def reason_at(geometry: Geometry, components: Components, x: float, y: float) -> str:
    """Returns the tooltip of the diamond at a point; "" without a diamond."""
    for colour in Colour:
        if is_guessed(components, colour) and geometry.regions.on_board(
            diamond(geometry, components, colour).grown(4)
        ).holds(x, y):
            return QCoreApplication.translate("GueulesNoiresProvenance", components.provenance(_key(colour)).why)
    return ""
