"""The drawings: SVG sheets turned into pixmaps, and the places that they hold.

A sheet is one file `art/<sheet>.svg` under the resources. Its elements are known by their ids; lengths are scene units,
which are the units of the sheets. The picture is the geometry: where things lie on a board is read from the sheet.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from pathlib import Path

from attrs import define, field, frozen
from PySide6.QtCore import QByteArray, QRectF, QSize, QSizeF, Qt, QXmlStreamReader
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from haspelknecht_qt.table.themes import Theme, recolour

PLACES = "places"
"""Id of the group that holds the places of a sheet, most of them boxes without a line or a fill."""

_PIXMAP_BUDGET = 16_000_000
"""Pixels that the kept pixmaps hold together at most: 64 MB."""

_RENDERER_BUDGET = 64
"""Recoloured sheets that are kept; a full table uses some twenty."""

Swap = Mapping[str, str]
"""Tokens to show otherwise, each with another token or a colour "#rrggbb"; see `themes.recolour`."""


@frozen
class _Sheet:
    """The text of one file, the ids in it, and which of them are places, in the order of the file."""

    path: Path
    text: str
    ids: tuple[str, ...]
    places: tuple[str, ...]

    @classmethod
    def read(cls, path: Path) -> _Sheet:
        """Raises FileNotFoundError, or ValueError with the line where the file is not well-formed."""
        text = path.read_text(encoding="utf-8")
        reader = QXmlStreamReader(text)
        ids: list[str] = []
        places: list[str] = []
        depth = 0  # how deep in the group of places the reader stands
        while not reader.atEnd():
            reader.readNext()
            if reader.isStartElement():
                name = reader.attributes().value("id")
                ids += [name] if name else []
                places += [name] if name and depth and reader.name() != "g" else []
                depth += 1 if depth or name == PLACES else 0
            elif reader.isEndElement():
                depth -= 1 if depth else 0
        if reader.hasError():
            raise ValueError(f"{path}:{reader.lineNumber()}: {reader.errorString()}")
        return cls(path, text, tuple(ids), tuple(places))


@define
class Art:
    """All drawings of the program, in one theme and for one screen.

    `resources` is the folder that holds `art`; `pixel_ratio` is the number of screen pixels to a logical pixel.
    Sheets are read when they are first asked for. FileNotFoundError names a sheet that is missing, KeyError names
    file and id where a sheet has no such element.
    """

    resources: Path
    theme: Theme
    pixel_ratio: float = 1.0
    _sheets: dict[str, _Sheet] = field(init=False, factory=dict)
    _renderers: OrderedDict[tuple[object, ...], QSvgRenderer] = field(init=False, factory=OrderedDict)
    _pixmaps: OrderedDict[tuple[object, ...], QPixmap] = field(init=False, factory=OrderedDict)
    _pixels: int = field(init=False, default=0)

    def set_theme(self, theme: Theme) -> None:
        """Show everything in `theme` from now on. Pixmaps handed out before stay as they are."""
        self.theme = theme

    def set_pixel_ratio(self, pixel_ratio: float) -> None:
        """Draw for a screen with `pixel_ratio` pixels to a logical pixel from now on."""
        self.pixel_ratio = pixel_ratio

    def ids(self, sheet: str) -> tuple[str, ...]:
        """Every id of the sheet, in the order of the file."""
        return self._sheet(sheet).ids

    def frame(self, sheet: str) -> QRectF:
        """The view box of the sheet in scene units."""
        return self._renderer(sheet, None).viewBoxF()

    def bounds(self, sheet: str, element: str) -> QRectF:
        """The box of the element in the coordinates of its sheet, lines included."""
        self._check(sheet, element)
        renderer = self._renderer(sheet, None)
        # Qt leaves the transformations of the parents out of the bounds.
        return renderer.transformForElement(element).mapRect(renderer.boundsOnElement(element))

    def places(self, sheet: str) -> dict[str, QRectF]:
        """The boxes of all places of the sheet by id, in the order of the file; empty if it has none."""
        return {name: self.bounds(sheet, name) for name in self._sheet(sheet).places}

    def pixmap(
        self,
        sheet: str,
        element: str,
        size: QSizeF | QSize | None = None,
        pixel_ratio: float | None = None,
        swap: Swap | None = None,
    ) -> QPixmap:
        """The element alone, filling `size` logical pixels (its own box at scale 1 if none is given).

        The pixmap is kept and shared: the same arguments in the same theme answer the same pixmap at once.
        """
        ratio = pixel_ratio or self.pixel_ratio
        target = self.bounds(sheet, element).size() if size is None else QSizeF(size)
        key = (sheet, element, target.width(), target.height(), ratio, self._look(swap))
        if (kept := self._kept(key)) is not None:
            return kept
        renderer = self._renderer(sheet, swap)
        pixmap = _blank(target, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, element, QRectF(0, 0, target.width(), target.height()))
        painter.end()
        return self._keep(key, pixmap)

    def compose(
        self,
        parts: Sequence[tuple[str, str]],
        scale: float = 1.0,
        pixel_ratio: float | None = None,
        swap: Swap | None = None,
    ) -> QPixmap:
        """Several elements, given as (sheet, element), each where it lies in its sheet, the first at the bottom.

        The pixmap covers the view box of the first part's sheet, `scale` logical pixels to a scene unit.
        """
        ratio = pixel_ratio or self.pixel_ratio
        key = (tuple(parts), scale, ratio, self._look(swap))
        if (kept := self._kept(key)) is not None:
            return kept
        # Everything that can fail comes before the painter.
        drawn = [(self._renderer(sheet, swap), element, self.bounds(sheet, element)) for sheet, element in parts]
        frame = self.frame(parts[0][0])
        pixmap = _blank(frame.size() * scale, ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-frame.topLeft())
        for renderer, element, box in drawn:
            renderer.render(painter, element, box)
        painter.end()
        return self._keep(key, pixmap)

    def _sheet(self, name: str) -> _Sheet:
        if name not in self._sheets:
            self._sheets[name] = _Sheet.read(self.resources / "art" / f"{name}.svg")
        return self._sheets[name]

    def _check(self, sheet: str, element: str) -> None:
        if element not in self._sheet(sheet).ids:
            raise KeyError(f"{self._sheet(sheet).path} has no element with the id {element!r}")

    def _look(self, swap: Swap | None) -> tuple[object, ...]:
        """What tells one colouring of a sheet from another."""
        return (self.theme.name, self.theme.palette, frozenset((swap or {}).items()))

    def _renderer(self, name: str, swap: Swap | None) -> QSvgRenderer:
        key = (name, self._look(swap))
        if key in self._renderers:
            self._renderers.move_to_end(key)
            return self._renderers[key]
        sheet = self._sheet(name)
        try:
            text = recolour(sheet.text, self.theme, swap)
        except KeyError as error:
            raise KeyError(f"{sheet.path}: {error.args[0]}") from error
        renderer = QSvgRenderer(QByteArray(text.encode()))
        if not renderer.isValid():
            raise ValueError(f"{sheet.path} is no drawing that Qt can show")
        self._renderers[key] = renderer
        if len(self._renderers) > _RENDERER_BUDGET:
            self._renderers.popitem(last=False)
        return renderer

    def _kept(self, key: tuple[object, ...]) -> QPixmap | None:
        if key not in self._pixmaps:
            return None
        self._pixmaps.move_to_end(key)
        return self._pixmaps[key]

    def _keep(self, key: tuple[object, ...], pixmap: QPixmap) -> QPixmap:
        self._pixmaps[key] = pixmap
        self._pixels += pixmap.width() * pixmap.height()
        while self._pixels > _PIXMAP_BUDGET and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._pixels -= oldest.width() * oldest.height()
        return pixmap


def _blank(size: QSizeF, ratio: float) -> QPixmap:
    """A transparent pixmap of `size` logical pixels."""
    pixmap = QPixmap(math.ceil(size.width() * ratio), math.ceil(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap
