"""Pictures without a window: kinds of matches, sizes, themes, and pixel ratios of the screen."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.game_ui.haspelknecht.regions import arrange
from haspelknecht_qt.game_ui.haspelknecht.scene import make_table
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.render import render_position
from haspelknecht_qt.table.themes import DARK, LIGHT, PLAYER_COLOURS
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import LayoutMode
from tests.short_forms import every_nth
from tests.ui.games import GAME, KINDS, kind_name, positions

NAMES = ("Anna", "Jost", "Grete", "Henrik")
DEFAULT_SIZE = QSize(1554, 1080)
"""Size of a picture in logical pixels, in the proportions of the wide table."""

pytestmark = pytest.mark.usefixtures("qapp")


def seats_of(count):
    return [Seat(name, colour) for name, colour in zip(NAMES[:count], PLAYER_COLOURS, strict=False)]


@pytest.fixture(scope="module")
def state():
    return [state.copy() for state, _ in positions({"players": 4}, 1)][60]


def render_state(
    state, seats, size=DEFAULT_SIZE, *, viewer=0, setup=None, look=LIGHT, ratio=1.0, text_size=1.0, drawings=None
):
    """A picture of a position; without a set-up, the tiles lie as for a first play."""
    game = Haspelknecht(state.box.components)
    texts = make_texts(game)
    texts.seats.set_seats(seats)
    art = Art(paths.art_folders("haspelknecht"), look, drawings, ratio)
    table = make_table(art, Typography(paths.resources(), text_size), game, texts)
    if setup is not None:
        table.set_setup(setup)
    return render_position(table, state, seats, size, viewer=viewer, ratio=ratio)


def colour_at(image, x, y, scale=1.0):
    return image.pixelColor(round(x * scale), round(y * scale))


@pytest.mark.parametrize("options", every_nth(KINDS[::5], 2), ids=kind_name)
def test_positions_of_a_whole_game_are_rendered(options, drawings):
    seats = seats_of(options["players"])
    previous = None
    for number, (state, _) in enumerate(positions(options, 3)):
        if number % 45:
            continue
        image = render_state(state, seats, QSize(777, 540), viewer=state.seat, drawings=drawings)
        assert image.size() == QSize(777, 540)
        assert image != previous
        previous = image


@pytest.mark.parametrize(
    "size", [(320, 200), (1220, 720), (1280, 720), (1554, 1080), (1920, 1080), (2560, 1440), (900, 1400)]
)
def test_picture_has_the_requested_size(state, size, drawings):
    image = render_state(state, seats_of(4), QSize(*size), drawings=drawings)
    assert (image.width(), image.height()) == size


def test_high_pixel_ratio_renders_the_same_picture_sharper(state, drawings):
    coarse = render_state(state, seats_of(4), DEFAULT_SIZE, drawings=drawings)
    fine = render_state(state, seats_of(4), DEFAULT_SIZE, ratio=2.0, drawings=drawings)
    assert fine.size() == 2 * DEFAULT_SIZE
    assert fine.devicePixelRatio() == 2.0
    regions = arrange(LayoutMode.WIDE, DEFAULT_SIZE.width(), DEFAULT_SIZE.height(), 4)
    for box in (regions.wheel, regions.pools):
        assert colour_at(coarse, box.x + 4, box.y + 40) == colour_at(fine, box.x + 4, box.y + 40, 2.0)


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light", "dark"])
def test_boards_are_painted_as_paper_and_the_table_as_oak(state, look, drawings):
    image = render_state(state, seats_of(4), DEFAULT_SIZE, look=look, drawings=drawings)
    regions = arrange(LayoutMode.WIDE, DEFAULT_SIZE.width(), DEFAULT_SIZE.height(), 4)
    for box in (regions.wheel, regions.pools):
        assert colour_at(image, box.x + 5, box.y + 20) == QColor(look["paper"])
    oak = {QColor(look[name]).name() for name in ("table", "table2", "table3")}
    assert colour_at(image, 338, 700).name() in oak


def test_named_layout_is_rendered_only_with_its_setup(state, drawings):
    options = {"players": 4, "layout": "three_circles"}
    setup = GAME.setup(options, 5)
    other = next(state for state, _ in positions(options, 5))
    image = render_state(other, seats_of(4), DEFAULT_SIZE, setup=setup, drawings=drawings)
    assert image != render_state(state, seats_of(4), DEFAULT_SIZE, drawings=drawings)
    with pytest.raises(ValueError, match="placement"):
        render_state(other, seats_of(4), DEFAULT_SIZE, drawings=drawings)


def test_pictures_of_different_viewers_differ(state, drawings):
    pictures = [render_state(state, seats_of(4), QSize(777, 540), viewer=seat, drawings=drawings) for seat in range(4)]
    assert all(a != b for number, a in enumerate(pictures) for b in pictures[number + 1 :])


def test_larger_text_does_not_move_the_boards(state, drawings):
    image = render_state(state, seats_of(4), DEFAULT_SIZE, text_size=1.3, drawings=drawings)
    regions = arrange(LayoutMode.WIDE, DEFAULT_SIZE.width(), DEFAULT_SIZE.height(), 4)
    assert colour_at(image, regions.pools.x + 5, regions.pools.y + 20) == QColor(LIGHT["paper"])
