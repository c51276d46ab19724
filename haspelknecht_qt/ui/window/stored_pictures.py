"""Pictures of the start page. They are stored in files, so that the next start need not render them."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtGui import QImage, QPixmap

from haspelknecht_qt.core.storage import StorageError, make_folder, read_limited, write_atomic

MAX_FILE_SIZE = 16_000_000
"""Maximum size of a file, in bytes."""

_FORMATS = {each.name: each for each in (QImage.Format.Format_RGB32, QImage.Format.Format_ARGB32_Premultiplied)}
"""Formats of the pixels in a file, without and with transparency. Qt paints them as they are; nothing is decoded."""


class StoredPictures:
    """Rendered pictures by name, each stored in a file of its own. A damaged or outdated file counts as missing.

    A file has one line of text (key, format, width and height in pixels, and pixel ratio, with tabs between them), then
    the pixels.
    """

    def __init__(self, folder: Path | None) -> None:
        """`folder` contains the files; with None, no picture is stored."""
        self._folder = folder
        self._pictures: dict[str, tuple[str, QPixmap]] = {}
        self._new: set[str] = set()

    def find(self, name: str, key: str) -> QPixmap | None:
        """Returns the picture of this name from memory or its file; None if none was stored with this key."""
        if name not in self._pictures and (read := self._read(name)) is not None:
            self._pictures[name] = read
        known, picture = self._pictures.get(name, ("", None))
        return picture if known == key else None

    def add(self, name: str, key: str, picture: QPixmap) -> None:
        """Adds or replaces the picture of this name. `key` is a text with everything on which the picture depends."""
        self._pictures[name] = key, picture
        self._new.add(name)

    def store(self) -> None:
        """Writes the pictures added since the last call. A failure is logged and has no other consequence."""
        while self._folder is not None and self._new:
            name = self._new.pop()
            key, picture = self._pictures[name]
            # Converted to a pixmap and back, which removes the alpha channel of an opaque picture.
            image = QPixmap.fromImage(picture.toImage()).toImage()
            head = f"{key}\t{image.format().name}\t{image.width()}\t{image.height()}\t{image.devicePixelRatio()}\n"
            try:
                make_folder(self._folder)
                write_atomic(self._file(name), head.encode() + bytes(image.constBits()))
            except StorageError as error:
                logging.getLogger(__name__).warning("A picture of the start page is not stored: %s", error)

    def _file(self, name: str) -> Path:
        return (self._folder or Path()) / f"{name}.pixels"

    def _read(self, name: str) -> tuple[str, QPixmap] | None:
        """Returns the key and the picture in a file; None if the file is missing or unreadable."""
        if self._folder is None:
            return None
        try:
            content = read_limited(self._file(name), MAX_FILE_SIZE)
            end = content.index(b"\n")
            key, form, *numbers = content[:end].decode().split("\t")
            pixel_format, width, height, ratio = _FORMATS[form], int(numbers[0]), int(numbers[1]), float(numbers[2])
        except (OSError, ValueError, LookupError):
            return None
        pixels = memoryview(content)[end + 1 :]
        if width < 1 or height < 1 or not 0 < ratio < 100 or len(pixels) != 4 * width * height:
            return None
        # Copied, because the image would refer to the bytes of the file.
        image = QImage(pixels, width, height, 4 * width, pixel_format).copy()
        image.setDevicePixelRatio(ratio)
        return key, QPixmap.fromImage(image)
