"""Cache of everything read and drawn from SVG sheets: files, renderers, pixmaps and game colours.

The composition root makes the program's only `Drawings`, which every `Art` shares. A cache key contains the SVG file
and its CSS, not the theme. So a picture serves every theme, palette and colour swap that gives its file these colours.
Files are assumed not to change while the program runs.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from pathlib import Path
from typing import NamedTuple
from xml.parsers import expat

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtSvg import QSvgRenderer

from haspelknecht_qt.core import memory
from haspelknecht_qt.table import game_colours
from haspelknecht_qt.table.game_colours import GameColours
from haspelknecht_qt.table.themes import FIXED_TOKENS, LIGHT, Theme, css_rules

_MAX_CACHED_PIXELS = 2_800_000
"""Maximum number of pixels of all cached pixmaps together. A pixel takes 4 bytes.

They are the table and the layers of a board, now and in the next season, and the small pictures.
"""

_LARGE_PIXMAP_COUNT = 4
"""Minimum number of pixmaps for which the cache has room, even if all are as large as the largest one so far.

On a large screen, the layers of a board then fit into the cache together with the pieces.
"""

_LARGE_PIXELS = 50_000
"""Minimum number of pixels of a large pixmap, such as a layer of a board."""

_LARGE_SHARE = 0.75
"""Maximum share (0 to 1) of the cache for pixmaps of `_LARGE_PIXELS` or more. Else one board would push out pieces."""

_MAX_CACHED_RENDERERS = 96
"""Maximum number of cached renderers. Each has one sheet and its CSS rules; a full table uses about forty."""

_MAX_SVG_LENGTH_AT_REST = 200_000
"""Maximum total length of the SVG texts whose renderers are kept while nothing is drawn, in characters.

The renderers of 1 million characters take some 25 MB of memory.
"""

_ROOT_TAG = re.compile(r"<svg\b[^>]*[^/>]>")

Swap = Mapping[str, str]
"""Replacements of colours: each token is mapped to another token or to a colour "#rrggbb" (see `themes.css_rules`)."""


class SvgSheet(NamedTuple):
    """One SVG file with the ids and the CSS classes in it, each in the order of the file."""

    path: Path
    text: str
    ids: Mapping[str, None]
    classes: tuple[str, ...]

    @classmethod
    def read(cls, path: Path) -> SvgSheet:
        """Reads a sheet from its file. Raises FileNotFoundError, or ValueError naming a line that is no valid XML."""
        text = path.read_text(encoding="utf-8")
        ids: dict[str, None] = {}
        classes: dict[str, None] = {}

        def begin(_element: str, attributes: Mapping[str, str]) -> None:
            if name := attributes.get("id"):
                ids[name] = None
            classes.update(dict.fromkeys(attributes.get("class", "").split()))

        parser = expat.ParserCreate()
        parser.StartElementHandler = begin
        try:
            parser.Parse(text, True)
        except expat.ExpatError as error:
            raise ValueError(f"{path}:{error.lineno}: {expat.ErrorString(error.code)}") from error
        return cls(path, text, ids, tuple(classes))

    def css_rules(self, theme: Theme, swap: Swap | None = None) -> str:
        """CSS rules that give this sheet a theme's colours. Raises KeyError naming the file and the unknown token."""
        try:
            return css_rules(self.classes, theme, swap)
        except KeyError as error:
            raise KeyError(f"{self.path}: {error.args[0]}") from error

    def text_with_rules(self, rules: str) -> str:
        """Text of the SVG file with the CSS rules inserted right after the start tag of its root."""
        root = _ROOT_TAG.search(self.text)
        if root is None:
            raise ValueError(f"{self.path} has no root that holds anything")
        return f"{self.text[: root.end()]}<style>{rules}</style>{self.text[root.end() :]}"


class Drawings:
    """Cache of sheets, renderers, pixmaps and game colours. A full cache drops what was used longest ago."""

    def __init__(self, max_pixels: int = _MAX_CACHED_PIXELS) -> None:
        self._max_pixels = max_pixels
        self._sheets: dict[Path, SvgSheet | None] = {}
        self._sheets_by_name: dict[tuple[tuple[Path, ...], str], tuple[SvgSheet, ...]] = {}
        self._game_colours: dict[Path, GameColours | None] = {}
        self._frames: dict[Path, QRectF] = {}
        self._bounds: dict[tuple[Path, str], QRectF] = {}
        self._renderers: OrderedDict[tuple[Path, str], QSvgRenderer] = OrderedDict()
        self._pixmaps: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._cached_pixels = self._large_pixels = self._largest_pixels = 0

    def game_colours(self, folder: Path) -> GameColours | None:
        """Game colours of a folder of sheets; None without a colour file. Raises ColoursError for an invalid file."""
        if folder not in self._game_colours:
            path = folder / game_colours.FILE_NAME
            self._game_colours[folder] = (
                game_colours.read_game_colours(path, LIGHT.tokens.keys(), FIXED_TOKENS) if path.is_file() else None
            )
        return self._game_colours[folder]

    def sheets(self, folders: tuple[Path, ...], name: str) -> tuple[SvgSheet, ...]:
        """All sheets called `name`, at most one from each folder, in the order of the folders. Raises FileNotFoundError
        naming the sheet and all folders, or ValueError if a file is not well-formed.
        """
        if (folders, name) not in self._sheets_by_name:
            found = tuple(filter(None, (self._read(folder / f"{name}.svg") for folder in folders)))
            if not found:
                raise FileNotFoundError(f"there is no sheet {name}.svg in {', '.join(map(str, folders))}")
            self._sheets_by_name[folders, name] = found
        return self._sheets_by_name[folders, name]

    def sheet(self, folders: tuple[Path, ...], name: str, element: str = "") -> SvgSheet:
        """First sheet called `name` that has `element`, else the first of all, in the order of the folders. Raises
        FileNotFoundError if there is none, or ValueError if a file is not well-formed.
        """
        found = self.sheets(folders, name)
        return next((sheet for sheet in found if element in sheet.ids), found[0])

    def _read(self, path: Path) -> SvgSheet | None:
        if path not in self._sheets:
            self._sheets[path] = SvgSheet.read(path) if path.is_file() else None
        return self._sheets[path]

    def renderer(self, sheet: SvgSheet, rules: str) -> QSvgRenderer:
        """Renderer of a sheet with the CSS `rules`. Raises ValueError naming a file that Qt cannot show."""
        key = (sheet.path, rules)
        if key in self._renderers:
            self._renderers.move_to_end(key)
            return self._renderers[key]
        renderer = QSvgRenderer(QByteArray(sheet.text_with_rules(rules).encode()))
        if not renderer.isValid():
            raise ValueError(f"{sheet.path} is no drawing that Qt can show")
        self._renderers[key] = renderer
        if len(self._renderers) > _MAX_CACHED_RENDERERS:
            self._renderers.popitem(last=False)
        return renderer

    def release_renderers(self) -> None:
        """Drops the renderers used longest ago, beyond `_MAX_SVG_LENGTH_AT_REST`. Called while nothing is drawn."""
        length, count = 0, len(self._renderers)
        for key in reversed(self._renderers.copy()):
            sheet = self._sheets[key[0]]
            length += 0 if sheet is None else len(sheet.text)
            if length > _MAX_SVG_LENGTH_AT_REST:
                del self._renderers[key]
        if len(self._renderers) < count:
            memory.release_free_memory()

    def view_box(self, sheet: SvgSheet, rules: str) -> QRectF:
        """View box of a sheet, the same in all colours. `rules` are the CSS rules of the renderer that reads it."""
        if sheet.path not in self._frames:
            self._frames[sheet.path] = self.renderer(sheet, rules).viewBoxF()
        return QRectF(self._frames[sheet.path])

    def bounds(self, sheet: SvgSheet, rules: str, element: str) -> QRectF:
        """Box around an element. Raises KeyError naming the file and the unknown id.

        `rules` only select the renderer that measures the element. Pass the rules with which the element will be drawn,
        so that the same renderer can draw it.
        """
        key = (sheet.path, element)
        if key not in self._bounds:
            if element not in sheet.ids:
                raise KeyError(f"{sheet.path} has no element with the id {element!r}")
            renderer = self.renderer(sheet, rules)
            # `boundsOnElement` ignores the transformations of the element's parent groups: they are applied here.
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
        self._adjust_pixel_totals(pixmap, 1)
        self._largest_pixels = max(self._largest_pixels, pixmap.width() * pixmap.height())
        budget = max(self._max_pixels, _LARGE_PIXMAP_COUNT * self._largest_pixels)
        while self._cached_pixels > budget and len(self._pixmaps) > 1:
            drops_large = self._large_pixels > _LARGE_SHARE * budget
            oldest = next(each for each, kept in self._pixmaps.items() if _is_large(kept) == drops_large)
            self._adjust_pixel_totals(self._pixmaps.pop(oldest), -1)
        return pixmap

    def _adjust_pixel_totals(self, pixmap: QPixmap, sign: int) -> None:
        pixels = sign * pixmap.width() * pixmap.height()
        self._cached_pixels += pixels
        self._large_pixels += pixels if _is_large(pixmap) else 0


def _is_large(pixmap: QPixmap) -> bool:
    return pixmap.width() * pixmap.height() >= _LARGE_PIXELS
