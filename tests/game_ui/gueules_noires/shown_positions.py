"""Positions of games of Gueules Noires, shown on a table, for tests of gestures."""

from haspelknecht_qt.game_ui.gueules_noires import pointing
from tests.game_ui.gueules_noires.playing import positions

OPTIONS = {"players": 2, "first_player": "lot"}


def first_position_where(wanted, seed=1):
    """First position that fulfils a condition, with its legal moves."""
    for state, legal in positions(OPTIONS, seed):
        if wanted(state, legal):
            return state.copy(), legal
    raise AssertionError("no such position")


def show_position(table, state, legal):
    table.show(state, state.seat, pointing.paths(state, legal))


def at_step(step, seed=2):
    return first_position_where(lambda state, _: state.step is step, seed)


def sheet(table, name):
    return table._stage.sheets.item(name)


def is_seen(table, name):
    item = sheet(table, name)
    return item is not None and item.isVisible()
