"""The icon in the formats of the systems."""

import struct

import pytest
from PySide6.QtGui import QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from haspelknecht_qt.table.themes import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def icon_folder(script, tmp_path):
    script("icons").make_all(tmp_path)
    return tmp_path


def test_every_size_of_the_icon_theme_is_drawn(script, icon_folder):
    for size in script("icons").SIZES:
        image = QImage(str(icon_folder / "hicolor" / f"{size}x{size}" / "apps" / "haspelknecht-qt.png"))
        assert (image.width(), image.height()) == (size, size)
        colours = {image.pixel(x, y) for x in range(size) for y in range(size)}
        assert len(colours) > size
        # The corners are round.
        assert image.pixelColor(0, 0).alpha() == 0


def test_scalable_icon_contains_its_colours(script, icon_folder):
    scalable = icon_folder / "hicolor" / "scalable" / "apps" / "haspelknecht-qt.svg"
    assert scalable.read_text().startswith("<?xml")
    image = QImage(256, 256, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(scalable)).render(painter)
    painter.end()
    assert image == QImage.fromData(script("icons").png(256), "PNG").convertToFormat(image.format())
    assert image.pixelColor(128, 30).name() == LIGHT["app_sky"]


def test_windows_icon_holds_every_size(script, icon_folder):
    data = (icon_folder / "haspelknecht-qt.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(script("icons").ICO_SIZES))
    sizes = []
    for number in range(count):
        width, height, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        picture = QImage.fromData(data[offset : offset + length], "PNG")
        assert (picture.width() % 256, picture.height() % 256, bits) == (width, height, 32)
        sizes.append(picture.width())
    assert sizes == sorted(script("icons").ICO_SIZES)


def test_qt_reads_the_windows_icon(icon_folder):
    assert not QIcon(str(icon_folder / "haspelknecht-qt.ico")).isNull()


def test_macos_icon_holds_every_size(script, icon_folder):
    data = (icon_folder / "haspelknecht-qt.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    offset, found = 8, {}
    while offset < len(data):
        kind, length = struct.unpack_from(">4sI", data, offset)
        found[kind] = QImage.fromData(data[offset + 8 : offset + length], "PNG").width()
        offset += length
    assert found == script("icons").ICNS_TYPES
