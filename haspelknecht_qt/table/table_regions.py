"""Boxes of the regions that every table has. Knows no Qt."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.table.window_plan import Box, LayoutMode


@frozen
class TableRegions:
    """Boxes of the regions that every table has, in scene units. Values are equal if all boxes are equal.

    `width` and `height` are the size of the whole view, `scale` is logical pixels per scene unit. `prompt` is the box
    kept free for the prompt. `board` is the board in front: the viewer's own or, for a while, another player's.
    `opponents` are the cards of the other players in the order of the seats.
    """

    mode: LayoutMode
    scale: float
    width: float
    height: float
    prompt: Box
    board: Box
    opponents: tuple[Box, ...]

    @property
    def has_fine_print(self) -> bool:
        """Whether the scale is large enough for fine print: small text that tooltips repeat."""
        return True
