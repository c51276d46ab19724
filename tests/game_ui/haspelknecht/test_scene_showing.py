"""Showing positions on the table: narration, transitions, sizes, themes, languages, names."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtWidgets import QApplication, QWidget

from haspelknecht_qt.games.haspelknecht import events
from haspelknecht_qt.table import stage, themes
from haspelknecht_qt.table.window_plan import LayoutMode, plan_window
from tests.game_ui.haspelknecht.scene_tables import Tables, planning_position, seats_of, told_event
from tests.table.conftest import piece_items
from tests.table.stopped_clock import stop_time, wait
from tests.ui.games import GAME, positions, walk
from tests.ui.wording import Brackets


@pytest.fixture
def make_table(qtbot, drawings):
    tables = Tables(qtbot, drawings)
    yield tables
    tables.close()


@pytest.fixture(scope="module")
def planning():
    return planning_position()


class TestShowing:
    def test_table_with_narration_ends_with_the_same_pieces(self, make_table):
        told, plain = make_table(3), make_table(3)
        before = None
        for number, (state, _, move) in enumerate(walk({"players": 3}, 1)):
            if number > 90:
                break
            if before is None:
                told.show(state.copy(), 0)
            after = state.copy()
            narration = list(GAME.events_with_states(state, move))
            GAME.advance(after, move)
            told.show(after, 0, (), narration)
            plain.show(after, 0)
            before = after
            ledgers = [table._stage.table.ledger.kinds_by_place() for table in (told, plain)]
            assert ledgers[0] == ledgers[1]
            assert [place.id for place in told.view.scene().places] == [place.id for place in plain.view.scene().places]

    def test_motion_can_be_skipped_at_any_moment(self, make_table):
        table = make_table(2)
        table.set_duration_factor(1.0)
        for number, (state, _, move) in enumerate(walk({"players": 2}, 1)):
            if number > 40:
                break
            if number == 0:
                table.show(state.copy(), 0)
            narration = list(GAME.events_with_states(state, move))
            after = state.copy()
            GAME.advance(after, move)
            table.show(after, 0, (), narration)
            if number % 3 == 0:
                table.skip()
                assert not table.is_busy
        table.skip()
        for item in piece_items(table.view.scene()):
            home = table.view.scene().home_position(item.piece)
            assert home is None or item.pos() == home

    @pytest.mark.parametrize("wanted", [events.PingeExhausted, events.WoodPlaced], ids=["tile", "section"])
    def test_skipped_change_of_the_board_leaves_only_the_new_picture(self, make_table, wanted):
        state, narration, seat = told_event(wanted)
        moving, plain = stop_time(make_table()), make_table()
        for table in (moving, plain):
            table.show(state, seat)
        moving.set_duration_factor(0.5)
        after = narration[-1][1]
        moving.show(after, seat, (), narration)
        plain.show(after, seat, (), narration)
        assert moving.is_busy
        wait(moving, 150)
        moving.skip()
        assert not moving.is_busy
        assert moving.render(QSize(777, 540)) == plain.render(QSize(777, 540))
        assert len(moving.view.scene().items()) == len(plain.view.scene().items())

    def test_named_layout_cannot_be_shown_without_its_setup(self, make_table):
        options = {"players": 4, "layout": "four_long_legs"}
        state = next(state.copy() for state, _ in positions(options, 3))
        table = make_table()
        with pytest.raises(ValueError, match="set_setup"):
            table.show(state, 0)
        table.set_setup(GAME.setup(options, 3))
        table.show(state, 0)
        assert all(table.view.scene().place(f"tile.{number}") for number in state.box.tiles)

    def test_next_match_with_fewer_seats_has_fewer_cards(self, make_table, planning):
        state, _ = planning
        table = make_table()
        table.show(state, 0)
        table.set_seats(seats_of(2))
        table.set_setup(GAME.setup({"players": 2}, 1))
        other = next(state.copy() for state, _ in positions({"players": 2}, 1))
        table.show(other, 0)
        assert len(table._regions.opponents) == 1
        assert table.view.scene().place("seat.3") is None


class TestSizeThemeAndLanguage:
    @pytest.mark.parametrize("window", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1080)])
    def test_prompt_lies_in_the_view_and_covers_no_place(self, make_table, planning, window):
        state, _ = planning
        plan = plan_window(*window)
        table = make_table(size=(round(plan.table_width), window[1]), mode=plan.mode)
        table.show(state, 0)
        rect = table.prompt_rect()
        assert table.view.rect().contains(rect)
        middle = table.view.mapToScene(rect.center())
        places = table.view.scene().places
        assert not any(place.shape.contains(middle) for place in places)

    def test_size_of_the_parent_decides_the_layout_mode(self, qtbot, make_table, planning):
        state, _ = planning
        table = make_table(mode=None)
        workspace = QWidget()
        qtbot.addWidget(workspace)
        table.view.setParent(workspace)
        workspace.resize(1400, 800)
        table.show(state, 0)
        for size, mode in (
            ((1920, 1080), LayoutMode.WIDE),
            ((1280, 720), LayoutMode.SMALL),
            ((1600, 1000), LayoutMode.WIDE),
        ):
            workspace.resize(*size)
            table.view.resize(round(plan_window(*size).table_width) - 1, size[1])
            workspace.show()
            QApplication.processEvents()
            assert table._regions.mode is mode
        table.view.setParent(None)

    def test_resizing_moves_the_prompt(self, qtbot, make_table, planning):
        state, _ = planning
        table = make_table()
        table.show(state, 0)
        with qtbot.waitSignal(table.prompt_moved):
            table.view.resize(1300, 1000)
            QApplication.processEvents()
        assert table.view.rect().contains(table.prompt_rect())

    def test_themes_change_the_picture_but_not_the_places(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        light = table.render(QSize(777, 540))
        places = [place.id for place in table.view.scene().places]
        table.set_theme(themes.DARK)
        dark = table.render(QSize(777, 540))
        assert light != dark
        assert [place.id for place in table.view.scene().places] == places
        table.set_theme(themes.LIGHT)
        assert table.render(QSize(777, 540)) == light

    def test_table_is_repainted_in_another_language(self, qapp, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        english = table.render(QSize(777, 540))
        translator = Brackets()
        qapp.installTranslator(translator)
        try:
            table.retranslate()
            foreign = table.render(QSize(777, 540))
        finally:
            qapp.removeTranslator(translator)
        assert english != foreign
        table.retranslate()
        assert table.render(QSize(777, 540)) == english

    def test_sheets_are_repainted_in_steps(self, qtbot, make_table, planning, monkeypatch):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        light = table.render(QSize(777, 540))
        monkeypatch.setattr(stage, "PAINT_DURATION", 0.0)
        table.retranslate()
        assert table._stage.sheets._skipped_count > 3
        qtbot.waitUntil(lambda: not table._stage.sheets._skipped_count)
        table.set_theme(themes.DARK)
        assert table.render(QSize(777, 540)) != light
        table.set_theme(themes.LIGHT)
        assert table.render(QSize(777, 540)) == light, "a picture waits for no step"

    def test_unchanged_sheets_are_not_repainted(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        sheets = table._stage.sheets
        keys = {name: item.pixmap().cacheKey() for name, item in sheets._items.items()}
        table.show(state.copy(), state.seat, legal)
        assert {name: item.pixmap().cacheKey() for name, item in sheets._items.items()} == keys

    def test_reachable_places_have_names_for_a_screen_reader(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        scene = table.view.scene()
        unnamed = [place.id for place in scene.places if place.is_reachable and not place.name()]
        assert unnamed == []
        assert "black" in table._stage.element_name("hand.black")

    def test_the_view_shows_all_of_the_table(self, make_table, planning):
        state, _ = planning
        for size in ((1554, 1080), (1554, 900), (1300, 1080)):
            table = make_table(size=size)
            table.show(state, 0)
            seen = table.view.mapToScene(table.view.viewport().rect()).boundingRect()
            regions = table._regions
            assert seen.adjusted(-2, -2, 2, 2).contains(QRectF(0, 0, regions.width, regions.height))
