"""Painting for a move: only the changed sheets, each once."""

from collections import Counter

import pytest

from haspelknecht_qt.game_ui.haspelknecht.boards import scenery
from haspelknecht_qt.game_ui.haspelknecht.regions import BOARD_WIDTH
from haspelknecht_qt.games.haspelknecht.kinds import Season
from haspelknecht_qt.table.drawings import Drawings
from haspelknecht_qt.table.painted_sheets import PaintedSheets
from tests.game_ui.haspelknecht.scene_tables import Tables
from tests.ui.games import GAME, walk


@pytest.fixture
def make_table(qtbot, drawings):
    tables = Tables(qtbot, drawings)
    yield tables
    tables.close()


@pytest.fixture
def table_with_own_cache(qtbot):
    """Table of the size that it has in a window of 1920 x 1080, with the program's cache of drawings."""
    tables = Tables(qtbot, Drawings())
    yield tables()
    tables.close()


@pytest.fixture
def painted(monkeypatch):
    """Number of times that each sheet was painted."""
    found = Counter()
    show = PaintedSheets.show

    def counted(sheets, name, layer, box, content, paint):
        def counting(canvas):
            found[name] += 1
            paint(canvas)

        show(sheets, name, layer, box, content, counting)

    monkeypatch.setattr(PaintedSheets, "show", counted)
    return found


def moves_of_a_random_game(table, *, at_most):
    """Shows the first position of a random game, then yields its moves: (narration, position after it)."""
    for number, (state, _, move) in enumerate(walk({"players": 4}, 1)):
        if number == at_most:
            return
        if number == 0:
            table.show(state.copy(), 0)
        narration = list(GAME.events_with_states(state, move))
        after = state.copy()
        GAME.advance(after, move)
        yield narration, after


@pytest.mark.parametrize("speed", [0.0, 1.0], ids=["off", "skipped"])
def test_sheets_are_not_painted_repeatedly_for_a_move(make_table, painted, speed):
    table = make_table()
    table.set_duration_factor(speed)
    events = 0
    for narration, after in moves_of_a_random_game(table, at_most=150):
        table.skip()
        painted.clear()
        table.show(after, 0, (), narration)
        if speed:
            # The first motions have already begun.
            painted.clear()
            table.skip()
        events = max(events, len(narration))
        assert max(painted.values(), default=0) <= (2 if speed else 1), painted
    assert events > 4


def test_moves_of_opponents_do_not_repaint_the_viewers_farm_and_mine(make_table, painted):
    table = make_table()
    own = ("captions.farm", "captions.mine", "counts", "signs")
    opponent_moves = 0
    for narration, after in moves_of_a_random_game(table, at_most=250):
        painted.clear()
        table.show(after, 0, (), narration)
        if narration and all(getattr(event, "seat", 0) not in (0, None) for event, _ in narration):
            opponent_moves += 1
            assert not [name for name in own if painted[name]], narration
    assert opponent_moves > 40


def test_next_landscape_and_boards_of_other_persons_are_drawn_in_advance(make_table, monkeypatch):
    table = make_table()
    state, *_ = next(walk({"players": 4}, 1))
    table.show(state.copy(), 0)
    shown = table._stage.view_state
    drawn = []
    monkeypatch.setattr(scenery, "prepare_scenery", lambda _art, picture, *_: drawn.append(picture))
    for step in table._stage.preparation_steps(shown):
        step()
    own_colour, _, other_person, _ = shown.colours
    assert [(picture.season, picture.colour) for picture in drawn] == [
        ("summer", own_colour),
        ("spring", other_person),
    ]


def test_landscapes_of_both_seasons_stay_in_the_cache(qapp, table_with_own_cache, monkeypatch):
    table = table_with_own_cache
    drawn, cache_pixmap = [], Drawings.cache_pixmap

    def cache(drawings, key, pixmap):
        if pixmap.width() > BOARD_WIDTH / 2:
            drawn.append(key)
        return cache_pixmap(drawings, key, pixmap)

    for number, (narration, after) in enumerate(moves_of_a_random_game(table, at_most=5)):
        table.show(after, 0, (), narration)
        qapp.processEvents()
        for step in table._stage.preparation_steps(table._stage.view_state):
            step()
        if number == 0:
            monkeypatch.setattr(Drawings, "cache_pixmap", cache)
    assert after.season == Season.SPRING
    assert drawn == []
