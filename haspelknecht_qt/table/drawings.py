"""Cache of everything read and drawn from SVG sheets: files, renderers, pixmaps and game colours.

The composition root makes the program's only `Drawings`, which every `Art` shares.
Cache keys are the file and its style sheet. Themes, palettes and swaps that give a sheet the same colours share its pictures.
Files are assumed not to change while the program runs.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from pathlib import Path
from xml.parsers import expat

from attrs import define, field, frozen
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtSvg import QSvgRenderer

from haspelknecht_qt.table import game_colours
from haspelknecht_qt.table.game_colours import GameColours
from haspelknecht_qt.table.themes import FIXED, LIGHT, Theme, style

PLACES = "places"
"""Id of the group that holds the places of a sheet, most of them boxes without stroke or fill."""

_PIXMAP_BUDGET = 16_000_000
"""Maximum total number of pixels of the cached pixmaps: 64 MB."""

_RENDERER_BUDGET = 96
"""Maximum number of cached renderers, one per sheet and style; a full table uses some forty."""

_ROOT = re.compile(r"<svg\b[^>]*[^/>]>")

Swap = Mapping[str, str]
"""Colour tokens to replace, each mapped to another token or a colour "#rrggbb" (see `themes.style`)."""


@frozen(eq=False, repr=False)
class SvgSheet:
    """One SVG file: its text, all ids in it, the ids of places, and the classes; each in the order of the file."""

    path: Path
    text: str
    ids: Mapping[str, None]
    places: tuple[str, ...]
    classes: tuple[str, ...]

    @classmethod
    def read(cls, path: Path) -> SvgSheet:
        """Reads a file. Raises FileNotFoundError, or ValueError with the line if the file is not well-formed."""
        text = path.read_text(encoding="utf-8")
        ids: dict[str, None] = {}
        places: list[str] = []
        classes: dict[str, None] = {}
        depth = 0  # nesting depth of the reader inside the group of places

        def begin(element: str, attributes: Mapping[str, str]) -> None:
            nonlocal depth
            name = attributes.get("id")
            if name:
                ids[name] = None
                if depth and element != "g":
                    places.append(name)
            classes.update(dict.fromkeys(attributes.get("class", "").split()))
            depth += 1 if depth or name == PLACES else 0

        def end(_element: str) -> None:
            nonlocal depth
            depth -= 1 if depth else 0

        parser = expat.ParserCreate()
        parser.StartElementHandler = begin
        parser.EndElementHandler = end
        try:
            parser.Parse(text, True)
        except expat.ExpatError as error:
            raise ValueError(f"{path}:{error.lineno}: {expat.ErrorString(error.code)}") from error
        return cls(path, text, ids, tuple(places), tuple(classes))

    def style(self, theme: Theme, swap: Swap | None = None) -> str:
        """The style sheet of this sheet in a theme. Raises KeyError naming the file and an unknown token."""
        try:
            return style(self.classes, theme, swap)
        except KeyError as error:
            raise KeyError(f"{self.path}: {error.args[0]}") from error

    def styled(self, rules: str) -> str:
        """The text with a style sheet inserted right after the root's start tag."""
        root = _ROOT.search(self.text)
        if root is None:
            raise ValueError(f"{self.path} has no root that holds anything")
        return f"{self.text[: root.end()]}<style>{rules}</style>{self.text[root.end() :]}"


@define(eq=False, repr=False)
class Drawings:
    """Cache of everything read and drawn; the oldest entries are dropped when there are too many."""

    _sheets: dict[Path, SvgSheet | None] = field(init=False, factory=dict)
    _found: dict[tuple[tuple[Path, ...], str], tuple[SvgSheet, ...]] = field(init=False, factory=dict)
    _game_colours: dict[Path, GameColours | None] = field(init=False, factory=dict)
    _bounds: dict[tuple[Path, str], QRectF] = field(init=False, factory=dict)
    _renderers: OrderedDict[tuple[Path, str], QSvgRenderer] = field(init=False, factory=OrderedDict)
    _pixmaps: OrderedDict[Hashable, QPixmap] = field(init=False, factory=OrderedDict)
    _pixels: int = field(init=False, default=0)

    def game_colours(self, folder: Path) -> GameColours | None:
        """The game colours from a folder of sheets; None if it has no file of colours. Raises ColoursError."""
        if folder not in self._game_colours:
            path = folder / game_colours.FILE_NAME
            self._game_colours[folder] = (
                game_colours.read_game_colours(path, LIGHT.tokens.keys(), FIXED) if path.is_file() else None
            )
        return self._game_colours[folder]

    def sheets(self, folders: tuple[Path, ...], name: str) -> tuple[SvgSheet, ...]:
        """The sheets `name` of all folders that have one, in their order.

        Raises FileNotFoundError naming the sheet and all folders, or ValueError if a file is not well-formed.
        """
        if (folders, name) not in self._found:
            found = tuple(filter(None, (self._read(folder / f"{name}.svg") for folder in folders)))
            if not found:
                raise FileNotFoundError(f"there is no sheet {name}.svg in {', '.join(map(str, folders))}")
            self._found[folders, name] = found
        return self._found[folders, name]

    def sheet(self, folders: tuple[Path, ...], name: str, element: str = "") -> SvgSheet:
        """The first sheet `name` that holds `element`; the first one of all if none does or `element` is "". Raises like `sheets`."""
        found = self.sheets(folders, name)
        return next((sheet for sheet in found if element in sheet.ids), found[0])

    def _read(self, path: Path) -> SvgSheet | None:
        if path not in self._sheets:
            self._sheets[path] = SvgSheet.read(path) if path.is_file() else None
        return self._sheets[path]

    @property
    def files(self) -> tuple[Path, ...]:
        """The sheets that have been read, in the order of the requests."""
        return tuple(path for path, sheet in self._sheets.items() if sheet is not None)

    def renderer(self, sheet: SvgSheet, rules: str) -> QSvgRenderer:
        """The renderer of a sheet in the colours of a style sheet. Raises ValueError naming a file that Qt cannot show."""
        key = (sheet.path, rules)
        if key in self._renderers:
            self._renderers.move_to_end(key)
            return self._renderers[key]
        renderer = QSvgRenderer(QByteArray(sheet.styled(rules).encode()))
        if not renderer.isValid():
            raise ValueError(f"{sheet.path} is no drawing that Qt can show")
        self._renderers[key] = renderer
        if len(self._renderers) > _RENDERER_BUDGET:
            self._renderers.popitem(last=False)
        return renderer

    def bounds(self, sheet: SvgSheet, rules: str, element: str) -> QRectF:
        """The box of an element. It is the same in all colours.

        `rules` should be the style sheet of a later drawing, so that both share a renderer.
        Raises KeyError naming the file and the unknown id.
        """
        key = (sheet.path, element)
        if key not in self._bounds:
            if element not in sheet.ids:
                raise KeyError(f"{sheet.path} has no element with the id {element!r}")
            renderer = self.renderer(sheet, rules)
            # Qt leaves the transformations of the parents out of the bounds.
            self._bounds[key] = renderer.transformForElement(element).mapRect(renderer.boundsOnElement(element))
        return QRectF(self._bounds[key])

    def cached_pixmap(self, key: Hashable) -> QPixmap | None:
        """The pixmap cached under a key; None if there is none."""
        if key not in self._pixmaps:
            return None
        self._pixmaps.move_to_end(key)
        return self._pixmaps[key]

    def cache_pixmap(self, key: Hashable, pixmap: QPixmap) -> QPixmap:
        """Caches a pixmap under a key and returns it."""
        self._pixmaps[key] = pixmap
        self._pixels += pixmap.width() * pixmap.height()
        while self._pixels > _PIXMAP_BUDGET and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._pixels -= oldest.width() * oldest.height()
        return pixmap
