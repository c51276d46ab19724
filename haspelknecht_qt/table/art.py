"""Drawings of a game: elements of SVG files, rendered as pixmaps, and the places that the files define.

A sheet is one SVG file with several drawings, `<sheet>.svg` in a folder of drawings. A drawing is found by the id of
its SVG element. The units of a sheet are scene units. Positions on a board are read from its sheet, so that they need
not be repeated in code.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from haspelknecht_qt.table.drawings import Drawings, SvgSheet, Swap
from haspelknecht_qt.table.themes import Theme

_SwapKey = frozenset[tuple[str, str]]
"""The colour replacements of a `Swap`, as hashable pairs for cache keys."""


class Art:
    """All drawings of one game, or only the shared ones, in one theme and for one screen.

    `folders` are searched for sheets in order: first the game's own folder, then the folders that games share. If the
    game's sheet lacks an element, the shared sheet of the same name is used. The game colours come from the first
    folder with a colour file. `drawings` caches everything drawn; all `Art` objects should share it. `pixel_ratio` is
    the number of device pixels per logical pixel.

    Sheets are read when first needed. Raises FileNotFoundError naming a missing sheet. Raises KeyError naming file and
    id of a missing element, or file and token of an unknown colour.
    """

    def __init__(
        self, folders: tuple[Path, ...], theme: Theme, drawings: Drawings | None = None, pixel_ratio: float = 1.0
    ) -> None:
        self.folders = folders
        self.drawings = drawings or Drawings()
        self.pixel_ratio = pixel_ratio
        self._styled_sheets: dict[tuple[str, str, _SwapKey], tuple[SvgSheet, str]] = {}
        self._styles: dict[tuple[Path, _SwapKey], str] = {}
        self._boxes: dict[tuple[str, str], QRectF] = {}
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Sets the theme of all later drawings, and adds the game colours to it. Pixmaps already drawn do not change."""
        game_colours = next(filter(None, map(self.drawings.game_colours, self.folders)), None)
        self.theme = theme.with_game_colours(game_colours)
        for found in (self._styled_sheets, self._styles, self._boxes):
            found.clear()

    def set_folders(self, folders: tuple[Path, ...]) -> None:
        """Sets the folders from which all later drawings take sheets and game colours."""
        self.folders = folders
        self.set_theme(self.theme)

    @property
    def sheets(self) -> tuple[str, ...]:
        """Names of all sheets in the folders, in alphabetical order."""
        return tuple(sorted({path.stem for folder in self.folders for path in folder.glob("*.svg")}))

    def element_ids(self, sheet: str) -> tuple[str, ...]:
        """Ids of all elements of a sheet, in file order: first those of the game's own file, then of shared files."""
        found = self.drawings.sheets(self.folders, sheet)
        return tuple(dict.fromkeys(name for each in found for name in each.ids))

    def view_box(self, sheet: str) -> QRectF:
        """The view box of the sheet in scene units."""
        return self.drawings.view_box(*self._styled_sheet(sheet))

    def cache_bounds(self, sheet: str) -> None:
        """Reads a sheet and caches the boxes of all its elements, so that `bounds` need not measure them later."""
        for element in self.element_ids(sheet):
            self.bounds(sheet, element)

    def bounds(self, sheet: str, element: str) -> QRectF:
        """Box around an element, strokes included, in the coordinates of its sheet."""
        key = (sheet, element)
        if key not in self._boxes:
            self._boxes[key] = self.drawings.bounds(*self._styled_sheet(sheet, element=element), element)
        return QRectF(self._boxes[key])

    def pixmap(
        self,
        sheet: str,
        element: str,
        size: QSizeF | QSize | None = None,
        pixel_ratio: float | None = None,
        swap: Swap | None = None,
        width: float = math.inf,
    ) -> QPixmap:
        """Picture of one element alone, scaled to `size` logical pixels (default: the size of its own box).

        A wider picture is cropped to `width` logical pixels, the same amount at both sides. Pixmaps are cached and
        shared. The same arguments in the same theme give the same pixmap.
        """
        ratio = pixel_ratio or self.pixel_ratio
        found, rules = self._styled_sheet(sheet, swap, element)
        target = self.bounds(sheet, element).size() if size is None else QSizeF(size)
        width = min(width, target.width())
        key = (found.path, rules, element, target.width(), target.height(), ratio, width)
        if (cached := self.drawings.cached_pixmap(key)) is not None:
            return cached
        # `bounds` raises KeyError if the sheet lacks the element. The renderer would only draw nothing.
        self.drawings.bounds(found, rules, element)
        renderer = self.drawings.renderer(found, rules)
        pixmap = _blank_pixmap(math.ceil(width * ratio), math.ceil(target.height() * ratio), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, element, QRectF((width - target.width()) / 2, 0, target.width(), target.height()))
        painter.end()
        return self.drawings.cache_pixmap(key, pixmap)

    def compose(
        self,
        parts: Sequence[tuple[str, str]],
        scale: float = 1.0,
        pixel_ratio: float | None = None,
        swap: Swap | None = None,
    ) -> tuple[QPixmap, QPoint]:
        """Returns one picture of several elements, each at its position in its sheet, and the picture's offset.

        `parts` are pairs (sheet, element), the lowest first. Parts outside the view box of the first sheet are cut off.
        The offset is from the upper left corner of this view box to that of the picture, in device pixels. `scale` is
        the number of logical pixels per scene unit.
        """
        ratio = pixel_ratio or self.pixel_ratio
        drawn = [(*self._styled_sheet(sheet, swap, part), part) for sheet, part in parts]
        frame, boxes = self.drawings.view_box(*drawn[0][:2]), [self.drawings.bounds(*part) for part in drawn]
        covered = QRectF()
        for box in boxes:
            covered = covered.united(box)
        zoom = QTransform.fromScale(scale * ratio, scale * ratio)
        pixels = zoom.mapRect((covered & frame).translated(-frame.topLeft())).toAlignedRect()
        key = (tuple((sheet.path, rules, part) for sheet, rules, part in drawn), scale, ratio)
        if (cached := self.drawings.cached_pixmap(key)) is not None:
            return cached, pixels.topLeft()
        # Everything that can raise is done before the painter is made, because an active painter must be ended.
        renderers = [self.drawings.renderer(sheet, rules) for sheet, rules, _ in drawn]
        pixmap = _blank_pixmap(pixels.width(), pixels.height(), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-QPointF(pixels.topLeft()) / ratio)
        painter.scale(scale, scale)
        painter.translate(-frame.topLeft())
        for renderer, (_, _, part), box in zip(renderers, drawn, boxes, strict=True):
            renderer.render(painter, part, box)
        painter.end()
        return self.drawings.cache_pixmap(key, pixmap), pixels.topLeft()

    def _styled_sheet(self, name: str, swap: Swap | None = None, element: str = "") -> tuple[SvgSheet, str]:
        """The sheet that holds an element, and the CSS rules with the sheet's colours in the current theme."""
        swapped = frozenset((swap or {}).items())
        key = (name, element, swapped)
        if key not in self._styled_sheets:
            sheet = self.drawings.sheet(self.folders, name, element)
            if (sheet.path, swapped) not in self._styles:
                self._styles[sheet.path, swapped] = sheet.css_rules(self.theme, swap)
            self._styled_sheets[key] = (sheet, self._styles[sheet.path, swapped])
        return self._styled_sheets[key]


def _blank_pixmap(width: int, height: int, ratio: float) -> QPixmap:
    """A transparent pixmap of this size in device pixels."""
    pixmap = QPixmap(width, height)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
