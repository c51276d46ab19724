"""Large texts on the table of a small window: no highlight or picture covers them."""

import pytest

from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.game_ui.gueules_noires.boards import mine
from haspelknecht_qt.game_ui.haspelknecht import elements
from haspelknecht_qt.game_ui.haspelknecht.boards import farm
from haspelknecht_qt.table.typography import CAPTION, TEXT_SIZES
from tests.languages import CODES
from tests.short_forms import sparse_product
from tests.ui import at_window as at
from tests.ui.any_game import play

SIZE = (1280, 720)
BORDER = 3.0
"""Units of the drawing that the border of a highlight needs."""


def paint_table(window, speak, name, code, text_size):
    at.choose(window, "text_size", str(text_size))
    window.workspace.rescale()
    speak(window, code)
    window.begin(play(name, "pp", 3))
    window.grab()


@pytest.mark.parametrize("code, text_size", sparse_product(CODES, TEXT_SIZES[::-1]))
def test_highlight_of_unused_disks_does_not_cover_their_number(open_window, speak, monkeypatch, code, text_size):
    found = []
    paint = farm.paint_captions

    def recording_paint(canvas, picture):
        words = farm.Caption.COUNT_LEFT.counted(picture.disks_left)
        found.append((24 + canvas.text_width(words, CAPTION), canvas.zoom))
        paint(canvas, picture)

    monkeypatch.setattr(farm, "paint_captions", recording_paint)
    window = open_window(SIZE)
    paint_table(window, speak, GAME_NAMES[0], code, text_size)
    width, zoom = found[-1]
    area = window.table.view.scene().area_of(elements.PLAYER_DISK).bounds
    assert (width + BORDER) * zoom <= area.width()


@pytest.mark.parametrize("code, text_size", sparse_product(CODES, TEXT_SIZES[::-1]))
def test_caption_of_delivered_orders_ends_before_the_first_colour(open_window, speak, monkeypatch, code, text_size):
    found = []
    paint = mine._paint_orders

    def recording_paint(canvas, geometry, picture):
        shrunk = type(canvas).shrunk_text

        def recording_text(x, y, text, *arguments):
            width = shrunk(canvas, x, y, text, *arguments)
            if text == mine.Caption.DELIVERED_ORDERS.text:
                found.append(geometry.drawing_box("delivered.yellow").x - x - width)
            return width

        with monkeypatch.context() as patch:
            patch.setattr(canvas, "shrunk_text", recording_text)
            paint(canvas, geometry, picture)

    monkeypatch.setattr(mine, "_paint_orders", recording_paint)
    paint_table(open_window(SIZE), speak, GAME_NAMES[1], code, text_size)
    assert found
    assert min(found) >= BORDER
