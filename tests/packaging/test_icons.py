"""The icon in the forms that the systems want."""

import struct

import pytest
from PySide6.QtGui import QIcon, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from haspelknecht_qt.table.themes import LIGHT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def made(script, tmp_path):
    script("icons").make_all(tmp_path)
    return tmp_path


def test_every_size_of_the_icon_theme_is_drawn(script, made):
    for size in script("icons").SIZES:
        image = QImage(str(made / "hicolor" / f"{size}x{size}" / "apps" / "haspelknecht-qt.png"))
        assert (image.width(), image.height()) == (size, size)
        colours = {image.pixel(x, y) for x in range(size) for y in range(size)}
        assert len(colours) > size
        # The corners are round.
        assert image.pixelColor(0, 0).alpha() == 0


def test_the_scalable_icon_has_its_colours_in_it(script, made):
    scalable = made / "hicolor" / "scalable" / "apps" / "haspelknecht-qt.svg"
    assert scalable.read_text().startswith("<?xml")
    image = QImage(256, 256, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(scalable)).render(painter)
    painter.end()
    assert image == QImage.fromData(script("icons").png(256), "PNG").convertToFormat(image.format())
    assert image.pixelColor(128, 30).name() == LIGHT["app_sky"]


def test_the_icon_of_windows_holds_its_sizes(script, made):
    data = (made / "haspelknecht-qt.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(script("icons").ICO_SIZES))
    sizes = []
    for number in range(count):
        width, height, _, _, _, bits, length, offset = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        picture = QImage.fromData(data[offset : offset + length], "PNG")
        assert (picture.width() % 256, picture.height() % 256, bits) == (width, height, 32)
        sizes.append(picture.width())
    assert sizes == sorted(script("icons").ICO_SIZES)


def test_qt_reads_the_icon_of_windows(made):
    assert not QIcon(str(made / "haspelknecht-qt.ico")).isNull()


def test_the_icon_of_macos_holds_its_sizes(script, made):
    data = (made / "haspelknecht-qt.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    offset, found = 8, {}
    while offset < len(data):
        kind, length = struct.unpack_from(">4sI", data, offset)
        found[kind] = QImage.fromData(data[offset + 8 : offset + length], "PNG").width()
        offset += length
    assert found == script("icons").ICNS_TYPES
