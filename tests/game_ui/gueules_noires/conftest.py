"""Windows with Gueules Noires on the table, and its texts."""

import pytest

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.table.window_plan import LayoutMode
from haspelknecht_qt.ui.window.settings import Settings
from tests.game_ui.gueules_noires.scene_tables import Tables
from tests.games.gueules_noires.table import GAME
from tests.ui.conftest import _look, look, open_window, quick_bots  # noqa: F401 - fixtures
from tests.ui.wording import SEATS

TABLE_SIZES = [((1554, 1080), LayoutMode.WIDE), ((1220, 720), LayoutMode.SMALL)]


@pytest.fixture
def window(open_window):  # noqa: F811 - requested by name
    """The window at 1600 x 900, where Gueules Noires was the last chosen game."""
    last_time = Settings(paths.user_config())
    last_time.game = "gueules_noires"
    last_time.sync()
    return open_window()


@pytest.fixture
def tables(qtbot, drawings):
    """Makes tables of the game, see `Tables`."""
    made = Tables(qtbot, drawings)
    yield made
    made.close()


@pytest.fixture
def game_texts():
    made = make_texts(GAME)
    made.seats.set_seats(SEATS)
    return made


@pytest.fixture(params=TABLE_SIZES, ids=["wide", "small"])
def table(request, qtbot, drawings):
    """Table for two players, in both arrangements."""
    made = Tables(qtbot, drawings)
    yield made(2, *request.param)
    made.close()


@pytest.fixture
def chosen(table):
    """Moves that were chosen on the table."""
    found = []
    table.move_chosen.connect(found.append)
    return found
