"""Pictures of the start page. They are stored in files, so that the next start need not render them."""

from __future__ import annotations

import logging
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter, QPixmap

from haspelknecht_qt.core.storage import StorageError, make_folder, read_limited, write_atomic

MAX_SIZE = 8_000_000
"""Maximum size of a file, in bytes."""

_KEY = "Key"
"""Name of the text chunk in a PNG file. The text is the key for which the picture was rendered."""


class StoredPictures:
    """Rendered pictures by name, each in one file at most. A damaged or outdated file counts as missing."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` contains the files; with None, no picture is stored."""
        self._folder = folder
        self._pictures: dict[str, tuple[str, QPixmap]] = {}
        self._new: set[str] = set()

    def find(self, name: str, key: str) -> QPixmap | None:
        """Returns the picture of this name if it was rendered for `key`, from memory or from its file."""
        if name not in self._pictures and (read := self._read(name)) is not None:
            self._pictures[name] = read
        known, picture = self._pictures.get(name, ("", None))
        return picture if known == key else None

    def add(self, name: str, key: str, picture: QPixmap) -> None:
        """Adds a picture that was rendered for `key`. It replaces an earlier picture of this name."""
        self._pictures[name] = key, picture
        self._new.add(name)

    def store(self) -> None:
        """Writes the pictures added since the last call. A failure is logged and has no other consequence."""
        while self._folder is not None and self._new:
            name = self._new.pop()
            key, picture = self._pictures[name]
            image = picture.toImage()
            image.setText(_KEY, key)
            content = QByteArray()
            buffer = QBuffer(content)
            buffer.open(QIODevice.OpenModeFlag.WriteOnly)
            writer = QImageWriter(buffer, QByteArray(b"png"))
            # Quality 100 means an uncompressed file, which can be read several times as fast.
            writer.setQuality(100)
            writer.write(image)
            try:
                make_folder(self._folder)
                write_atomic(self._file(name), bytes(content.data()))
            except StorageError as error:
                logging.getLogger(__name__).warning("A picture of the start page is not stored: %s", error)

    def _file(self, name: str) -> Path:
        return (self._folder or Path()) / f"{name}.png"

    def _read(self, name: str) -> tuple[str, QPixmap] | None:
        """Returns the key and the picture in a file; None if the file is missing or unreadable."""
        if self._folder is None:
            return None
        try:
            content = read_limited(self._file(name), MAX_SIZE)
        except OSError:
            return None
        image = QImage()
        if len(content) > MAX_SIZE or not image.loadFromData(content):
            return None
        return image.text(_KEY), QPixmap.fromImage(image)
