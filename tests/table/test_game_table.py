"""Table of any game, with a toy scene: a cage, workers in a required number, and an opponent's mine."""

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from haspelknecht_qt import paths
from haspelknecht_qt.table import stage, themes
from haspelknecht_qt.table.accessible import ElementState
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.playback import MotionBatch
from haspelknecht_qt.table.render import render_position
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.table.window_plan import LayoutMode
from tests.table.stopped_clock import stop_time, wait_until
from tests.table.toy_scene import SEATS, Mine, Position, ToyScene

MOVES = [(("crew", "space"), "place"), (("cage", "cage.2"), "ride to 2")]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def scene():
    return ToyScene()


@pytest.fixture
def table(qtbot, scene):
    made = GameTable(scene.scene(), Art(paths.art_folders("haspelknecht"), themes.LIGHT), Typography(paths.resources()))
    qtbot.addWidget(made.view)
    made.set_mode(LayoutMode.SMALL)
    made.set_duration_factor(0.0)
    made.set_seats(SEATS)
    made.view.resize(1220, 720)
    made.view.show()
    QApplication.processEvents()
    made.show(Position(), 0, MOVES)
    yield made
    made.close()
    gc.collect(0)  # All objects of a test are young: garbage is not collected during a test.


def pieces_by_place(table):
    return table._stage.table.ledger.kinds_by_place()


def at(table, element, *, piece=False):
    items = table.view.scene().pieces_of(element) if piece else []
    return table.view.mapFromScene(items[-1].pos() if items else table.view.scene().area_of(element).center)


def carry(table, start, target):
    port = table.view.viewport()
    first, last = at(table, start, piece=True), at(table, target)
    QTest.mousePress(port, LEFT, pos=first)
    for part in (0.5, 1.0):
        QTest.mouseMove(port, first + (last - first) * part)
    QApplication.processEvents()
    return last


def show_ride(table):
    """Begins the animation of a ride, after which the crew may move. Time stands still."""
    table.set_duration_factor(1.0)
    stop_time(table)
    after = Position(mines=(Mine(level=2), Position().mines[1]))
    table.show(after, 0, [(("crew", "space"), "place")], [("bell", after), ("ride", after)])
    assert table.is_busy


def test_focus_on_a_target_tells_the_chosen_path(table):
    hovers = []
    table.hovered.connect(hovers.append)
    table._table.keyboard.focus("crew")
    table._table.keyboard.choose()
    assert hovers == [("crew",), ("crew", "space")]


class TestPlaying:
    def test_space_takes_its_required_number_of_workers(self, qtbot, table):
        last = carry(table, "crew", "space")
        assert len(table._stage.table.hand.pieces) == 3
        with qtbot.waitSignal(table.move_chosen) as chosen:
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=last)
        assert chosen.args == ["place"]

    def test_the_cage_is_dragged_to_a_level(self, qtbot, table):
        with qtbot.waitSignal(table.move_chosen) as chosen:
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=carry(table, "cage", "cage.2"))
        assert chosen.args == ["ride to 2"]

    def test_held_workers_show_their_targets_and_a_preview(self, table, scene):
        carry(table, "crew", "space")
        assert table._stage.view_state.details.held == ("space",)
        assert table._stage.view_state.details.preview == "3 francs"
        assert table._stage.sheets.item("preview").isVisible()
        assert "hints space" in scene.painted
        QTest.mouseMove(table.view.viewport(), at(table, "cage.3"))
        assert table._stage.view_state.details.preview == ""
        assert not table._stage.sheets.item("preview").isVisible()
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert table._stage.view_state.details.held == ()

    def test_refusal_names_the_intended_move(self, qtbot, table):
        table.show(Position(), 0, MOVES[1:])
        with qtbot.waitSignal(table.refused) as refused:
            table._handle_refused_path(("crew", "space"))
        assert refused.args == [("crew", "space"), "place"]

    def test_key_removes_note_and_mark_of_a_refusal(self, table):
        QTest.mouseRelease(table.view.viewport(), LEFT, pos=carry(table, "crew", "cage.3"))
        table.show_note(("crew", "cage.3"), "Not there\nA space takes workers.", "GT2")
        assert table._table.place_state("cage.3") is PlaceState.REFUSED
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert not table._note.is_visible
        assert table._table.place_state("cage.3") is not PlaceState.REFUSED

    def test_resting_over_an_illegal_target_shows_the_reason(self, qtbot, table):
        texts = []
        table.tree.said.connect(texts.append)
        carry(table, "crew", "cage.3")
        qtbot.waitUntil(lambda: table._note.is_visible, timeout=1000)
        assert table._note.rule == "GT2"
        assert texts == ["Not there\nA space takes workers."]


class TestNarration:
    def test_question_at_a_bot_waits_for_the_end_of_the_animation(self, qtbot, table):
        table.set_duration_factor(1.0)
        after = Position(mines=(Mine(level=2), Position().mines[1]))
        table.show(after, 0, (), [("bell", after), ("ride", after)])
        table.bubbles.set_askable_seats((1,))
        assert table.is_busy
        assert table._stage.sheets.item("voice.0").isVisible()
        qtbot.waitUntil(lambda: not table.is_busy)
        assert table.view.scene().place("why.1") is not None

    def test_bubble_that_appears_during_an_animation_stays(self, table):
        show_ride(table)
        table.bubbles.set_askable_seats((1,))
        assert wait_until(table, lambda: not table.is_busy)
        QTest.qWait(20)
        assert table._stage._pending_paint is None
        assert table._stage.sheets.item("voice.0").isVisible()

    def test_preview_that_appears_during_an_animation_stays(self, table):
        show_ride(table)
        table._hover(("crew", "space"))
        assert wait_until(table, lambda: not table.is_busy)
        QTest.qWait(20)
        assert table._stage._pending_paint is None
        assert table._stage.sheets.item("preview").isVisible()

    def test_workers_lifted_during_an_animation_keep_their_targets(self, table, scene):
        show_ride(table)
        carry(table, "crew", "space")
        QTest.qWait(20)
        assert table._stage._pending_paint is None
        assert [each for each in scene.painted if each.startswith("hints")][-1] == "hints space"

    def test_cage_rides_once_with_its_load(self, qtbot, table, scene):
        table.set_duration_factor(1.0)
        mine = Mine(level=2)
        after = Position(mines=(mine, Position().mines[1]))
        table.show(after, 0, (), [("bell", after), ("ride", after)])
        assert table.is_busy
        qtbot.waitUntil(lambda: not table.is_busy)
        assert scene.heights[-1] == pytest.approx((405.0,) * 3)
        assert all(len(set(heights)) == 1 for heights in scene.heights)
        assert pieces_by_place(table)["cage.2"] == ("cage",)
        assert [item.y() for item in table.view.scene().pieces_of("cage")] == [405.0]

    def test_event_that_the_scene_leaves_out_moves_nothing(self, table, scene):
        table.set_duration_factor(1.0)
        scene.painted.clear()
        table.show(Position(), 0, MOVES, [("bell", Position())])
        table.skip()
        table._stage.finish_painting()
        assert scene.heights == []
        assert scene.painted.count("all") == 1

    def test_scores_count_up_during_an_event(self, qtbot, table, scene):
        table.set_duration_factor(1.0)
        after = Position(points=(4, 0), placed=3, mines=(Mine(workers=3), Position().mines[1]))
        table.show(after, 0, (), [("placed", after)])
        qtbot.waitUntil(lambda: not table.is_busy)
        qtbot.waitUntil(lambda: "scores (4, 0)" in scene.painted)
        assert "scores (1, 0)" in scene.painted or "scores (2, 0)" in scene.painted
        assert pieces_by_place(table)["space"] == ("worker",) * 3
        assert table._stage.table.place_state("space") is PlaceState.DISABLED

    def test_pictures_are_prepared_while_the_table_is_idle(self, qtbot, table, scene):
        qtbot.waitUntil(lambda: "prepared more" in scene.painted, timeout=2000)
        assert scene.painted.index("prepared") < scene.painted.index("prepared more")
        assert not table.is_busy

    def test_no_picture_is_prepared_after_the_table_is_cleared(self, qtbot, monkeypatch, table, scene):
        monkeypatch.setattr(stage, "STEP_GAP", 100)
        qtbot.waitUntil(lambda: "prepared" in scene.painted, timeout=2000)
        table._stage.clear()
        qtbot.wait(200)
        assert "prepared more" not in scene.painted


class TestPaintingInSteps:
    """Painting in steps of one sheet each, as on a slow machine."""

    @pytest.fixture(autouse=True)
    def _one_sheet_per_step(self, monkeypatch, table):  # noqa: ARG002 - the first picture is painted before
        monkeypatch.setattr(stage, "PAINT_DURATION", -1.0)

    def test_a_repaint_that_is_due_does_not_replace_a_scheduled_painting(self, qtbot, table):
        table.set_duration_factor(1.0)
        stop_time(table)
        table._stage.repaint_later()
        after = Position(price=5, mines=(Mine(level=2), Mine(workers=4, level=3)))
        table.show(after, 0)
        assert wait_until(table, lambda: not table.is_busy)
        qtbot.waitUntil(lambda: table._stage._painted_view_state.state is after)

    def test_motions_start_from_a_complete_picture(self, table):
        table._stage.sheets.invalidate()
        table._stage.repaint()
        assert table._stage._repaint_timer.isActive()
        table._stage._with_pending_paint_first(MotionBatch(lambda: ())).start()
        assert not table._stage._repaint_timer.isActive()

    def test_the_next_viewer_sees_no_sheet_of_the_previous_one(self, table):
        table.show(Position(), 1)
        assert not table._stage._repaint_timer.isActive()

    def test_the_next_viewer_sees_no_sheet_of_the_previous_one_after_an_animation(self, table):
        table.set_duration_factor(1.0)
        stop_time(table)
        after = Position(placed=3, mines=(Mine(workers=3), Position().mines[1]))
        table.show(Position(), 1, (), [("placed", after)])
        table._stage.finish_painting()
        table.skip()
        assert table._stage._painted_view_state.viewer == 1
        assert not table._stage._repaint_timer.isActive()

    def test_a_replay_paints_another_viewers_board_in_steps(self, qtbot, table):
        table.show(Position(), 1, observer=0)
        assert table._stage._painted_view_state.viewer == 0
        qtbot.waitUntil(lambda: table._stage._painted_view_state.viewer == 1)

    def test_another_board_in_front_is_painted_at_once(self, table):
        QTest.mouseClick(table.view.viewport(), LEFT, pos=at(table, "seat.1"))
        assert pieces_by_place(table)["guest.cage.3"] == ("cage",)
        assert not table._stage._repaint_timer.isActive()

    def test_cleared_match_is_not_painted_again(self, table, scene):
        table.set_duration_factor(1.0)
        stop_time(table)
        table.show(Position(mines=(Mine(level=2), Mine(workers=4, level=3))), 0)
        scene.painted.clear()
        table._stage.clear()
        assert not scene.painted
        assert not table._stage._repaint_timer.isActive()


class TestOpponentsAndMatches:
    def test_click_on_a_card_shows_that_mine_until_escape(self, table):
        QTest.mouseClick(table.view.viewport(), LEFT, pos=at(table, "seat.1"))
        assert pieces_by_place(table)["guest.cage.3"] == ("cage",)
        assert "cage.0" not in pieces_by_place(table)
        assert table._stage.table.selection.next_elements() == ()
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert pieces_by_place(table)["cage.0"] == ("cage",)
        assert len(table._stage.table.selection.move_index.moves_under(())) == 2

    def test_reasons_of_a_bot_are_requested_at_its_card(self, qtbot, table):
        table.bubbles.set_askable_seats((1,))
        assert table._stage.sheets.item("voice.0").isVisible()
        with qtbot.waitSignal(table.reasons_wanted) as wanted:
            QTest.mouseClick(table.view.viewport(), LEFT, pos=at(table, "why.1"))
        assert wanted.args == [1]
        table.bubbles.set_askable_seats(())
        assert not table._stage.sheets.item("voice.0").isVisible()
        assert table.view.scene().place("why.1") is None

    def test_another_match_clears_the_table(self, table):
        table.set_seats(SEATS)
        assert pieces_by_place(table) == {}
        table.set_setup(2)
        with pytest.raises(ValueError, match="deeper than the mine"):
            table.show(Position(mines=(Mine(level=3), Mine())), 0)
        table.show(Position(), 0)
        assert table.view.scene().place("cage.3") is None


class TestTexts:
    def test_accessible_texts_contain_names_states_and_moves(self, table):
        words = table.tree._accessible_texts
        assert [part.name for part in words.parts(["crew", "cage"])] == ["Mine of Anna"]
        assert words.element_name("crew", ElementState.START) == "Crew: 6 workers; a move can start here"
        assert words.description(("crew", "space")) == "Do: place. 3 francs"
        assert words.description(("cage", "cage.2")) == "Do: ride to 2"
        assert words.description(("crew",)) == ""
        assert words.description(("seat.1",)).startswith("Brings this board to the front")
        assert words.description(("why.1",)).startswith("Shows what the bot hoped for")

    def test_tooltip_shows_the_text_of_the_game_or_the_name(self, table, monkeypatch):
        texts = []
        monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _widget: texts.append(text))
        port = table.view.viewport()
        for element in ("cage.3", "space"):
            point = at(table, element)
            QTest.mouseMove(port, point)
            QTest.mouseMove(port, point + QPoint(1, 1))
            QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, point, port.mapToGlobal(point)))
        assert texts == ["A deep shaft", "space"]


def test_position_is_rendered_without_a_window(qapp):  # noqa: ARG001 - pixmaps need an application
    def picture(state):
        made = GameTable(
            ToyScene().scene(), Art(paths.art_folders("haspelknecht"), themes.LIGHT), Typography(paths.resources())
        )
        return render_position(made, state, SEATS, QSize(610, 360))

    assert picture(Position()).size() == QSize(610, 360)
    assert picture(Position()) == picture(Position())
    assert picture(Position()) != picture(Position(placed=3))
