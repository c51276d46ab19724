"""The inspector, a panel that describes the tile under the pointer.

The table has an inspector only in the small arrangement, in which tiles show no names.
"""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.game_ui.haspelknecht.boards import developments
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import TilePicture, paint_shield, requirement_disks
from haspelknecht_qt.game_ui.haspelknecht.texts import terms
from haspelknecht_qt.game_ui.haspelknecht.texts.captions import Caption
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import HaspelknechtTexts
from haspelknecht_qt.game_ui.haspelknecht.texts.tiles import TILE_TEXTS
from haspelknecht_qt.games.haspelknecht.kinds import Tile
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.typography import CAPTION, CAPTION_STRONG, NAME, TextStyle
from haspelknecht_qt.table.window_plan import Box


@frozen
class InspectorPicture:
    """Data for painting the inspector: the description of a tile, or only `hint` if `tile` is None.

    `level_line` is the line with level and symbol. `effect` describes the effect. `points_caption` is the text beside
    the victory points, for instance "for the first owner". `availability_text` says whether the viewer may acquire the
    tile. `reconstructed_note` says that printed values were reconstructed; "" if none was.
    """

    tile: TilePicture | None
    title: str
    level_line: str
    effect: str
    points_caption: str
    availability_text: str
    reconstructed_note: str
    hint: str


def inspector_picture(state: State, viewer: int, tile: int | None, texts: HaspelknechtTexts) -> InspectorPicture:
    """Returns the description of a tile, or the hint to point at a tile if `tile` is None or not in play."""
    if tile is None or tile not in state.box.tile_index:
        return InspectorPicture(None, "", "", "", "", "", "", Caption.POINT_AT_A_TILE.text)
    picture = developments.tile_picture(state, tile)
    return InspectorPicture(
        tile=picture,
        title=terms.tile_title(tile),
        level_line=Caption.LEVEL_AND_SYMBOL.format(level=terms.ROMAN[tile // 10], symbol=terms.symbol(picture.symbol)),
        effect=TILE_TEXTS.effect(Tile(tile), state.box.rulebook),
        points_caption=Caption.NEXT_OWNER.counted(picture.owner_count)
        if picture.owner_count
        else Caption.FIRST_OWNER.text,
        availability_text=TILE_TEXTS.availability_text(state, viewer, tile, texts.seats.names(len(state.players))),
        reconstructed_note=Caption.RECONSTRUCTED.text if picture.is_guessed else "",
        hint="",
    )


_SIZE_FACTORS = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58)
"""Factors of the font size, tried in order until the text fits. No text gets smaller than its minimum font size."""


def paint(canvas: Canvas, box: Box, picture: InspectorPicture) -> None:
    """Paints the inspector into `box`."""
    canvas.panel(box)
    with canvas.origin_at(box.x, box.y):
        if picture.tile is None:
            canvas.paragraph(14, 30, picture.hint, box.width - 28, CAPTION, "ink3")
            return
        candidates = (_InspectorLines(canvas, picture, box.width, factor) for factor in _SIZE_FACTORS)
        fitting = next((lines for lines in candidates if lines.height <= box.height), None)
        lines = fitting or _InspectorLines(canvas, picture, box.width, 0)
        _paint_tile(canvas, box, picture, picture.tile, lines)


class _InspectorLines:
    """Text of the inspector, broken into lines for one font size, and the total height of the lines."""

    def __init__(self, canvas: Canvas, picture: InspectorPicture, width: float, factor: float) -> None:
        self._canvas = canvas
        self.title_style = self._scaled_style(NAME.sized(15, 700), factor)
        self.text_style = self._scaled_style(CAPTION.sized(12.5), factor)
        self.strong_style = self._scaled_style(CAPTION_STRONG, factor)
        self.title = canvas.wrapped_lines(picture.title, width - 90, self.title_style)
        self.level_line = canvas.wrapped_lines(picture.level_line, width - 90, self.text_style)
        self.effect = canvas.wrapped_lines(picture.effect, width - 28, self.text_style)
        self.points = canvas.wrapped_lines(picture.points_caption, width - 54, self.text_style)
        self.availability = canvas.wrapped_lines(picture.availability_text, width - 54, self.strong_style)
        self.reconstructed = canvas.wrapped_lines(picture.reconstructed_note, width - 54, self.text_style)
        step = self.baseline_distance(self.text_style)
        head = self.baseline_distance(self.title_style) * (len(self.title) + 1) + step * len(self.level_line)
        self.rule_y = max(86.0, 28.0 + head)
        lines = len(self.effect) + len(self.points) + len(self.reconstructed)
        self.height = (
            self.rule_y + step * lines + self.baseline_distance(self.strong_style) * len(self.availability) + 34
        )

    def _scaled_style(self, style: TextStyle, factor: float) -> TextStyle:
        return style if factor == 1.0 else self._canvas.smaller_style(style, factor)

    def baseline_distance(self, style: TextStyle) -> float:
        """Returns the distance between two lines of text in this style."""
        return self._canvas.line_height(style) * 0.98


def _paint_tile(canvas: Canvas, box: Box, picture: InspectorPicture, tile: TilePicture, lines: _InspectorLines) -> None:
    width, style, step = box.width, lines.text_style, lines.baseline_distance(lines.text_style)
    with canvas.origin_at(40, 44, 0.56):
        bounds = canvas.art.bounds("tiles", f"hex.{tile.number // 10}")
        left, top = developments.HEX_CENTRE
        canvas.paint_in("tiles", f"hex.{tile.number // 10}", Box(-left, -top, bounds.width(), bounds.height()))
        developments.paint_illustration(canvas, tile.number, 0, 0, 1.2)
    y = _paint_lines(canvas, 78, 13 + lines.baseline_distance(lines.title_style), lines.title, lines.title_style, "ink")
    y = _paint_lines(canvas, 78, y - 2, lines.level_line, style, "ink2")
    for index, colour in enumerate(requirement_disks(tile.requirement)):
        canvas.paint_at("tiles", f"requirement.{colour}", 87 + 20 * index, y + 4)
    canvas.line((12, lines.rule_y), (width - 12, lines.rule_y))
    _paint_lines(canvas, 14, lines.rule_y + step + 2, lines.effect, style, "ink")
    # The points, the availability and the note about reconstructed values are at the bottom of the inspector.
    availability_height = lines.baseline_distance(lines.strong_style) * len(lines.availability)
    y = box.height - 18 - step * (len(lines.points) + len(lines.reconstructed)) - availability_height
    canvas.line((12, y), (width - 12, y))
    paint_shield(canvas, 24, y + 12, tile.next_owner_vp, 0.72)
    y = _paint_lines(canvas, 42, y + step + 2, lines.points, style, "ink2")
    canvas.icon("arrow", 24, y, 14, "ink2")
    y = _paint_lines(canvas, 42, y + 4, lines.availability, lines.strong_style, "ink")
    if picture.reconstructed_note:
        canvas.paint_at("pieces", "diamond", 24, y)
        _paint_lines(canvas, 42, y + 4, lines.reconstructed, style, "ink3")


def _paint_lines(canvas: Canvas, x: float, y: float, lines: Sequence[str], style: TextStyle, ink: str) -> float:
    """Paints lines one below the other; returns the baseline for the next line."""
    for line in lines:
        canvas.text(x, y, line, style, ink)
        y += canvas.line_height(style) * 0.98
    return y
