"""Draws the program's icon, resources/common/art/app.svg, in every size and form that the systems want.

icons.py FOLDER     hicolor/SIZExSIZE/apps/haspelknecht-qt.png and hicolor/scalable/apps/haspelknecht-qt.svg,
                    haspelknecht-qt.ico (Windows), haspelknecht-qt.icns (macOS)
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from project import NAME, ROOT
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from haspelknecht_qt.table.drawings import SvgSheet
from haspelknecht_qt.table.themes import LIGHT, css_rules

SVG = ROOT / "resources" / "common" / "art" / "app.svg"

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Sizes of the icon theme of Linux desktops, in pixels."""

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 256)
"""Icon sizes of Windows at its usual scales, in pixels."""

ICNS_TYPES = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}
"""Types of the pictures in an icon file of macOS, with their sizes in pixels. From ic10 on they are for screens of
double density."""


def svg() -> bytes:
    """The icon as an SVG file with the colours of the light theme, for any program."""
    sheet = SvgSheet.read(SVG)
    return sheet.text_with_rules(css_rules(sheet.classes, LIGHT)).encode()


def png(size: int) -> bytes:
    """The icon as a square PNG of this many pixels."""
    renderer = QSvgRenderer(QByteArray(svg()))
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not renderer.isValid() or not image.save(buffer, "PNG"):
        sys.exit(f"{SVG} could not be drawn with {size} pixels")
    return data.data()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon file from PNGs by size, at most 256 pixels."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    entries, body = b"", b""
    for size, picture in sorted(pictures.items()):
        # 256 is written as 0, since there is one byte for the size.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset + len(body))
        body += picture
    return head + entries + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon file from PNGs by size."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def make_all(folder: Path) -> None:
    """Writes all icons below `folder`."""
    pictures = {size: png(size) for size in {*SIZES, *ICO_SIZES, *ICNS_TYPES.values()}}
    for size in SIZES:
        _write(folder / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png", pictures[size])
    _write(folder / "hicolor" / "scalable" / "apps" / f"{NAME}.svg", svg())
    _write(folder / f"{NAME}.ico", ico({size: pictures[size] for size in ICO_SIZES}))
    _write(folder / f"{NAME}.icns", icns(pictures))


def _write(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make_all(Path(sys.argv[1]))
