"""The table in use: drags with the real mouse, feedback, notes, other boards."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from haspelknecht_qt.game_ui.haspelknecht.pieces import pieces_on_table
from haspelknecht_qt.games.haspelknecht import kinds, moves
from haspelknecht_qt.games.haspelknecht.kinds import Step, Worker
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.table.typography import TOOLTIP_LINE_LENGTH
from haspelknecht_qt.table.window_plan import Box, LayoutMode
from tests.game_ui.haspelknecht.scene_tables import LEFT, Tables, at, carry, drag, found, planning_position
from tests.ui.games import GAME


@pytest.fixture
def make_table(qtbot, drawings):
    tables = Tables(qtbot, drawings)
    yield tables
    tables.close()


@pytest.fixture(scope="module")
def planning():
    return planning_position()


class TestPlaying:
    def test_dropping_a_disk_chooses_its_move_and_moves_no_piece(self, qtbot, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        before = table._stage.table.ledger.kinds_by_place()
        with qtbot.waitSignal(table.move_chosen) as chosen:
            drag(table, "hand.black", "farmer")
        assert chosen.args == [moves.place(kinds.Placeable.BLACK, Worker.FARMER)]
        assert table._stage.table.ledger.kinds_by_place() == before

    def test_illegal_drop_is_refused_with_the_intended_move(self, qtbot, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        with qtbot.waitSignal(table.refused) as refused:
            drag(table, "hand.black", "digger")
        assert refused.args == [("hand.black", "digger"), moves.place(kinds.Placeable.BLACK, Worker.COAL_DIGGER)]

    def test_piece_of_a_played_move_lies_where_it_was_dropped(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        move = moves.place(kinds.Placeable.BLACK, Worker.FARMER)
        table.move_chosen.connect(
            lambda played: table.show(after, after.seat, (), list(GAME.events_with_states(state, played)))
        )
        after = state.copy()
        GAME.play(after, move)
        drag(table, "hand.black", "farmer")
        held = dict(pieces_on_table(after, after.seat, PLAYER_COLOURS))
        assert table._stage.table.ledger.kinds_by_place() == {place: kinds for place, kinds in held.items() if kinds}

    def test_disks_of_one_colour_in_a_pool_are_lifted_together(self, make_table):
        state, legal = found(
            lambda state, _: state.step == Step.FIRST_TAKING and any(count > 2 for count in state.pools[0])
        )
        table = make_table()
        table.show(state, state.seat, legal)
        colour = max(range(3), key=lambda each: state.pools[0][each])
        carry(table, f"pool.A.{kinds.DiskColour(colour).name.lower()}", "cart.1")
        assert len(table._stage.table.hand.pieces) == state.pools[0][colour]

    def test_dropping_a_disk_does_nothing_without_legal_moves(self, make_table, planning):
        state, _ = planning
        table = make_table()
        table.show(state, state.seat)
        table.move_chosen.connect(lambda move: pytest.fail(f"{move} was chosen"))
        drag(table, "hand.black", "farmer")

    def test_placed_pieces_can_be_taken_back(self, qtbot, make_table, planning):
        state, legal = planning
        kind = next(kind for kind in pieces_on_table(state, state.seat, PLAYER_COLOURS)["farmer"])
        source = f"farmer.{kind}"
        table = make_table()
        table.show(state, state.seat, [*legal, ((source, "cart"), "back")])
        with qtbot.waitSignal(table.move_chosen) as chosen:
            drag(table, source, "cart")
        assert chosen.args == ["back"]


class TestFeedback:
    def test_held_disk_shows_the_results_of_plans(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        carry(table, "hand.black", "farmer")
        held = table._stage.view_state.details.held_results
        assert Worker.FARMER in held
        assert table._stage.table.place_state("farmer") is PlaceState.UNDER_PIECE
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert not table._stage.view_state.details.held_results

    def test_worker_who_has_worked_is_shown_as_done_or_usable(self, make_table):
        state, legal = found(lambda state, _: state.step == Step.EXECUTING and state.player.has_worked(Worker.FARMER))
        table = make_table()
        table.show(state, state.seat, legal)
        assert table._stage.table.place_state("farmer") in (PlaceState.DONE, PlaceState.USABLE)

    def test_highlighted_path_lights_up_its_target(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        table.highlight(("hand.black", "farmer"))
        assert table._stage.table.place_state("farmer") is PlaceState.UNDER_PIECE
        table.highlight(None)
        assert table._stage.table.place_state("farmer") is PlaceState.IDLE

    def test_board_buttons_appear_when_a_number_must_be_chosen(self, make_table):
        state, legal = found(
            lambda _, legal: {moves.remove_water(1), moves.remove_water(2)} <= set(legal),
            {"players": 3, "rulebook": "english"},
        )
        table = make_table(3)
        table.show(state, state.seat, legal)
        assert table._stage.view_state.details.board_buttons == ()
        water = "shaft.water" if state.player.exhausted else "pinge.water"
        drag(table, water, "brook")
        assert table._stage.view_state.details.board_buttons == ("water.1", "water.2")

    def test_inspector_shows_the_tile_under_the_pointer(self, make_table, planning):
        state, legal = planning
        table = make_table(size=(1220, 720), mode=LayoutMode.SMALL)
        table.show(state, state.seat, legal)
        QTest.mouseMove(table.view.viewport(), at(table, "tile.31"))
        QTest.mouseMove(table.view.viewport(), at(table, "tile.31") + QPoint(2, 2))
        assert table._stage.view_state.details.inspected_tile == 31

    @pytest.mark.rule("R9")
    @pytest.mark.parametrize("planning, remains", [("open", 31), ("hidden", None)])
    def test_inspector_forgets_the_tile_before_another_player_plans_in_secret(self, make_table, planning, remains):
        state, legal = found(
            lambda state, _: state.step == Step.PLANNING and 31 in state.box.tiles, {"players": 4, "planning": planning}
        )
        table = make_table(size=(1220, 720), mode=LayoutMode.SMALL)
        table.show(state, 0)
        QTest.mouseMove(table.view.viewport(), at(table, "tile.31"))
        QTest.mouseMove(table.view.viewport(), at(table, "tile.31") + QPoint(2, 2))
        table.show(state, 0)
        assert table._stage.view_state.details.inspected_tile == 31
        table.show(state, 1, legal)
        assert table._stage.view_state.details.inspected_tile == remains


class TestNotes:
    def test_note_lies_in_the_view_and_off_legal_targets(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        for place in table.view.scene().places:
            table.show_note(("hand.black", place.id), "Not here\nSomewhere else it would be possible.", "P5")
            assert Box(0, 0, 1554, 1080).contains(table._note.box), place.id
        carry(table, "hand.black", "farmer")
        table.show_note(("hand.black", "digger"), "Not here\nSomewhere else it would be possible.", "P5")
        assert not table._note.box.overlaps(box_of(table.view.scene().area_of("farmer").bounds))

    def test_next_input_closes_the_note(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        table.show_note(("digger",), "No\nYes.", "P5")
        assert table._note.is_visible
        QTest.keyClick(table.view, Qt.Key.Key_Left)
        assert not table._note.is_visible

    def test_link_of_a_note_requests_its_rule(self, qtbot, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        table.show_note(("digger",), "No\nYes.", "P5")
        link = table._note._link_box
        point = table.view.mapFromScene(*link.center)
        with qtbot.waitSignal(table.rule_wanted) as wanted:
            QTest.mouseClick(table.view.viewport(), LEFT, pos=point)
        assert wanted.args == ["P5"]
        assert not table._note.is_visible

    def test_holding_a_disk_over_an_illegal_place_shows_the_note(self, qtbot, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        carry(table, "hand.black", "digger")
        qtbot.waitUntil(lambda: table._note.is_visible, timeout=1000)
        assert table._note.rule == "P5"
        QTest.mouseMove(table.view.viewport(), at(table, "farmer"))
        assert not table._note.is_visible

    def test_tooltip_names_the_tile_under_the_pointer(self, make_table, planning, monkeypatch):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        tooltips = []
        monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _widget: tooltips.append(text))
        port = table.view.viewport()
        for point in (at(table, "tile.31"), table.view.mapFromScene(*table._regions.pools.center)):
            QTest.mouseMove(port, point)
            QTest.mouseMove(port, point + QPoint(1, 1))
            QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, point, port.mapToGlobal(point)))
        assert "Mining Timber" in tooltips[0]
        assert max(map(len, tooltips[0].splitlines())) <= TOOLTIP_LINE_LENGTH


class TestOtherBoards:
    def test_a_click_on_a_card_shows_that_board_until_esc(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        other = (state.seat + 1) % 4
        QTest.mouseClick(table.view.viewport(), LEFT, pos=at(table, f"seat.{other}"))
        assert table._stage.view_state.board_seat == other
        scene = table.view.scene()
        assert scene.place("farmer") is None
        assert scene.place("guest.farmer") is not None
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert table._stage.view_state.board_seat == state.seat
        assert scene.place("farmer") is not None

    def test_new_viewer_first_sees_their_own_board(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        table.show_board_of((state.seat + 1) % 4)
        table.show(state, (state.seat + 2) % 4)
        assert table._stage.view_state.board_seat == (state.seat + 2) % 4
