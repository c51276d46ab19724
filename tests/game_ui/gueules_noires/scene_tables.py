"""Tables of Gueules Noires on the screen for tests."""

from functools import partial

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.gueules_noires.scene import make_table
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from tests.game_ui import scene_tables
from tests.games.gueules_noires.table import GAME


def _make(art, typography, seats):
    texts = make_texts(GAME)
    texts.seats.set_seats(seats)
    return make_table(art, typography, GAME, texts)


Tables = partial(scene_tables.Tables, folders=paths.art_folders("gueules_noires"), make=_make)
