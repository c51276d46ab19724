"""The table in use: drags with the real mouse, notes, hints, other boards, sizes, themes and languages."""

import gc

import pytest
from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from haspelknecht_qt import paths
from haspelknecht_qt.core.seat import Seat
from haspelknecht_qt.games.haspelknecht import events, layouts, moves
from haspelknecht_qt.games.haspelknecht.model import Step, Worker
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.themes import PLAYERS
from haspelknecht_qt.table.typography import Typography
from haspelknecht_qt.ui.haspelknecht import gestures
from haspelknecht_qt.ui.haspelknecht.phrases import Phrases
from haspelknecht_qt.ui.haspelknecht.pieces import pieces_on_table
from haspelknecht_qt.ui.haspelknecht.regions import Box, Mode, plan_window
from haspelknecht_qt.ui.haspelknecht.table import HaspelknechtTable
from haspelknecht_qt.ui.haspelknecht.table_canvas import box_of
from tests.ui.games import GAME, positions, walk
from tests.ui.wording import Brackets

LEFT = Qt.MouseButton.LeftButton
NAMES = ("Anna", "Jost", "Grete", "Henrik")


def seats_of(count):
    return [
        Seat(name, colour) if number % 2 == 0 else Seat(name, colour, "master")
        for number, (name, colour) in enumerate(zip(NAMES[:count], PLAYERS, strict=False))
    ]


@pytest.fixture
def make_table(qtbot):
    """Makes tables that are shown in a window of their own."""
    made = []

    def make(players=4, size=(1554, 1080), mode=Mode.WIDE):
        phrases = Phrases(GAME)
        phrases.set_seats(seats_of(players))
        art = Art(paths.resources(), themes.LIGHT)
        table = HaspelknechtTable(art, phrases, Typography(paths.resources()))
        made.append(table)
        qtbot.addWidget(table.view)
        table.set_mode(mode)
        table.set_speed(0.0)
        table.set_seats(seats_of(players))
        table.view.resize(*size)
        table.view.show()
        QApplication.processEvents()
        return table

    yield make
    for table in made:
        table.close()
    gc.collect()


def found(wanted, options=None, seeds=range(1, 60, 2)):
    """The first position of random games that is as wanted: (state, paths with moves)."""
    for seed in seeds:
        for state, legal in positions(options or {"players": 4}, seed):
            if wanted(state, legal):
                return state.copy(), gestures.paths(state, legal)
    raise AssertionError("no such position")


@pytest.fixture(scope="module")
def planning():
    """Somebody plans with a black disk that may go on the Farmer, who has a plan; nobody mines in the tunnel."""
    return found(
        lambda state, legal: (
            state.step == Step.PLANNING
            and state.year > 1
            and any(state.player.plan[Worker.FARMER])
            and moves.place(moves.Piece.BLACK, Worker.FARMER) in legal
            and not state.player.exhausted
        )
    )


def at(table, element, *, piece=False):
    scene = table.view.scene()
    items = scene.pieces_of(element) if piece else []
    point = items[-1].pos() if items else scene.area_of(element).center
    return table.view.mapFromScene(point)


def carry(table, start, target):
    """Presses on a piece and carries it over another element."""
    port = table.view.viewport()
    first, last = at(table, start, piece=True), at(table, target)
    QTest.mousePress(port, LEFT, pos=first)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(port, first + (last - first) * part)
    QApplication.processEvents()
    return last


def drag(table, start, target):
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=carry(table, start, target))


def told_event(wanted):
    """(state, narration of a move, seat) of the first such event in the tunnel or at the end of the Pinge."""
    for seed in range(1, 40, 2):
        for state, legal, move in walk({"players": 4}, seed):
            narration = list(GAME.narrate(state, move)) if legal else []
            for event, after in narration:
                if isinstance(event, wanted) and after.players[event.seat].exhausted:
                    return state.copy(), narration, event.seat
    raise AssertionError("no such event")


class TestPlaying:
    def test_dropping_a_disk_hands_over_its_move_and_moves_nothing(self, qtbot, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        before = table._stage.table.ledger.picture()
        with qtbot.waitSignal(table.move_chosen) as chosen:
            drag(table, "hand.black", "farmer")
        assert chosen.args == [moves.place(moves.Piece.BLACK, Worker.FARMER)]
        assert table._stage.table.ledger.picture() == before

    def test_what_may_not_be_is_refused_with_the_move_that_was_meant(self, qtbot, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        with qtbot.waitSignal(table.refused) as refused:
            drag(table, "hand.black", "digger")
        assert refused.args == [("hand.black", "digger"), moves.place(moves.Piece.BLACK, Worker.COAL_DIGGER)]

    def test_a_played_move_lies_where_it_was_dropped(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        move = moves.place(moves.Piece.BLACK, Worker.FARMER)
        table.move_chosen.connect(lambda played: table.show(after, after.seat, (), list(GAME.narrate(state, played))))
        after = state.copy()
        GAME.play(after, move)
        drag(table, "hand.black", "farmer")
        held = dict(pieces_on_table(after, after.seat, PLAYERS))
        assert table._stage.table.ledger.picture() == {place: kinds for place, kinds in held.items() if kinds}

    def test_disks_of_one_colour_in_a_pool_are_lifted_together(self, make_table):
        state, legal = found(
            lambda state, _: state.step == Step.FIRST_TAKING and any(count > 2 for count in state.pools[0])
        )
        table = make_table()
        table.show(state, state.seat, legal)
        colour = max(range(3), key=lambda each: state.pools[0][each])
        carry(table, f"pool.A.{moves.Colour(colour).name.lower()}", "cart.1")
        assert len(table._stage.table.hand.pieces) == state.pools[0][colour]

    def test_nobody_may_act_without_moves(self, make_table, planning):
        state, _ = planning
        table = make_table()
        table.show(state, state.seat)
        table.move_chosen.connect(lambda move: pytest.fail(f"{move} was chosen"))
        drag(table, "hand.black", "farmer")

    def test_placed_pieces_can_be_taken_back(self, qtbot, make_table, planning):
        state, legal = planning
        kind = next(kind for kind in pieces_on_table(state, state.seat, PLAYERS)["farmer"])
        source = f"farmer.{kind}"
        table = make_table()
        table.show(state, state.seat, [*legal, ((source, "cart"), "back")])
        with qtbot.waitSignal(table.move_chosen) as chosen:
            drag(table, source, "cart")
        assert chosen.args == ["back"]


class TestHints:
    def test_a_held_disk_shows_what_the_plans_would_give(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        carry(table, "hand.black", "farmer")
        held = table._stage.sight.held
        assert Worker.FARMER in held
        assert table._stage.table.place_state("farmer") is PlaceState.UNDER_PIECE
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert not table._stage.sight.held

    def test_workers_who_are_through_are_shown_so(self, make_table):
        state, legal = found(lambda state, _: state.step == Step.EXECUTING and state.player.has_done(Worker.FARMER))
        table = make_table()
        table.show(state, state.seat, legal)
        assert table._stage.table.place_state("farmer") in (PlaceState.DONE, PlaceState.USABLE)

    def test_a_highlight_lights_up_the_whole_path(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        table.highlight(("hand.black", "farmer"))
        assert table._stage.table.place_state("farmer") is PlaceState.UNDER_PIECE
        table.highlight(None)
        assert table._stage.table.place_state("farmer") is PlaceState.IDLE

    def test_chips_come_when_a_number_is_asked_for(self, make_table):
        state, legal = found(
            lambda _, legal: {moves.remove_water(1), moves.remove_water(2)} <= set(legal),
            {"players": 3, "rulebook": "english"},
        )
        table = make_table(3)
        table.show(state, state.seat, legal)
        assert table._stage.sight.chips == ()
        water = "shaft.water" if state.player.exhausted else "pinge.water"
        drag(table, water, "brook")
        assert table._stage.sight.chips == ("water.1", "water.2")

    def test_the_inspector_tells_of_the_tile_under_the_pointer(self, make_table, planning):
        state, legal = planning
        table = make_table(size=(1220, 720), mode=Mode.SMALL)
        table.show(state, state.seat, legal)
        QTest.mouseMove(table.view.viewport(), at(table, "tile.31"))
        QTest.mouseMove(table.view.viewport(), at(table, "tile.31") + QPoint(2, 2))
        assert table._stage.sight.inspected == 31


class TestNotes:
    def test_a_note_stays_in_the_view_and_off_the_lit_places(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        for place in table.view.scene().places:
            table.show_note(("hand.black", place.id), "Not here\nSomewhere else it would be possible.", "P5")
            assert Box(0, 0, 1554, 1080).contains(table._note.box), place.id
        carry(table, "hand.black", "farmer")
        table.show_note(("hand.black", "digger"), "Not here\nSomewhere else it would be possible.", "P5")
        assert not table._note.box.overlaps(box_of(table.view.scene().area_of("farmer").bounds))

    def test_the_next_input_closes_it(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        table.show_note(("digger",), "No\nYes.", "P5")
        assert table._note.visible
        QTest.keyClick(table.view, Qt.Key.Key_Left)
        assert not table._note.visible

    def test_its_link_leads_to_the_rule(self, qtbot, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        table.show_note(("digger",), "No\nYes.", "P5")
        link = table._note._link
        point = table.view.mapFromScene(*link.center)
        with qtbot.waitSignal(table.rule_wanted) as wanted:
            QTest.mouseClick(table.view.viewport(), LEFT, pos=point)
        assert wanted.args == ["P5"]
        assert not table._note.visible

    def test_hesitating_over_a_refused_place_says_why(self, qtbot, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        carry(table, "hand.black", "digger")
        qtbot.waitUntil(lambda: table._note.visible, timeout=1000)
        assert table._note.rule == "P5"
        QTest.mouseMove(table.view.viewport(), at(table, "farmer"))
        assert not table._note.visible

    def test_a_tooltip_says_what_lies_there(self, make_table, planning, monkeypatch):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        said = []
        monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _widget: said.append(text))
        port = table.view.viewport()
        for point in (at(table, "tile.31"), table.view.mapFromScene(*table._regions.pools.center)):
            QTest.mouseMove(port, point)
            QTest.mouseMove(port, point + QPoint(1, 1))
            QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, point, port.mapToGlobal(point)))
        assert "Mining Timber" in said[0]


class TestOtherBoards:
    def test_a_click_on_a_card_shows_that_board_until_esc(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        other = (state.seat + 1) % 4
        QTest.mouseClick(table.view.viewport(), LEFT, pos=at(table, f"seat.{other}"))
        assert table._stage.sight.on_board == other
        scene = table.view.scene()
        assert scene.place("farmer") is None
        assert scene.place("guest.farmer") is not None
        QTest.keyClick(table.view, Qt.Key.Key_Escape)
        assert table._stage.sight.on_board == state.seat
        assert scene.place("farmer") is not None

    def test_another_viewer_sees_the_own_board_first(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        table.look_at_board((state.seat + 1) % 4)
        table.show(state, (state.seat + 2) % 4)
        assert table._stage.sight.on_board == (state.seat + 2) % 4


class TestShowing:
    def test_narration_ends_at_the_same_picture(self, make_table):
        told, plain = make_table(3), make_table(3)
        before = None
        for number, (state, _, move) in enumerate(walk({"players": 3}, 1)):
            if number > 90:
                break
            if before is None:
                told.show(state.copy(), 0)
            after = state.copy()
            narration = list(GAME.narrate(state, move))
            GAME.advance(after, move)
            told.show(after, 0, (), narration)
            plain.show(after, 0)
            before = after
            ledgers = [table._stage.table.ledger.picture() for table in (told, plain)]
            assert ledgers[0] == ledgers[1]
            assert [place.id for place in told.view.scene().places] == [place.id for place in plain.view.scene().places]

    def test_motion_can_be_skipped_at_any_moment(self, make_table):
        table = make_table(2)
        table.set_speed(1.0)
        for number, (state, _, move) in enumerate(walk({"players": 2}, 1)):
            if number > 40:
                break
            if number == 0:
                table.show(state.copy(), 0)
            narration = list(GAME.narrate(state, move))
            after = state.copy()
            GAME.advance(after, move)
            table.show(after, 0, (), narration)
            if number % 3 == 0:
                table.skip()
                assert not table.busy
        table.skip()
        for item in table.view.scene().items_of_pieces():
            home = table.view.scene().home(item.piece)
            assert home is None or item.pos() == home

    @pytest.mark.parametrize("wanted", [events.PingeExhausted, events.WoodPlaced], ids=["tile", "section"])
    def test_a_change_of_the_board_leaves_nothing_but_the_new_picture(self, make_table, wanted):
        state, narration, seat = told_event(wanted)
        moving, plain = make_table(), make_table()
        for table in (moving, plain):
            table.show(state, seat)
        moving.set_speed(0.5)
        after = narration[-1][1]
        moving.show(after, seat, (), narration)
        plain.show(after, seat, (), narration)
        assert moving.busy
        QTest.qWait(150)
        moving.skip()
        assert not moving.busy
        assert moving.render(QSize(777, 540)) == plain.render(QSize(777, 540))
        assert len(moving.view.scene().items()) == len(plain.view.scene().items())

    def test_tiles_that_lie_elsewhere_need_a_placement(self, make_table):
        options = {"players": 4, "layout": "four_long_legs"}
        state = next(state.copy() for state, _ in positions(options, 3))
        table = make_table()
        with pytest.raises(ValueError, match="set_placement"):
            table.show(state, 0)
        table.set_placement(GAME.setup(options, 3).placement)
        table.show(state, 0)
        assert all(table.view.scene().place(f"tile.{number}") for number in state.box.tiles)

    def test_a_match_with_fewer_seats_takes_its_place(self, make_table, planning):
        state, _ = planning
        table = make_table()
        table.show(state, 0)
        table.set_seats(seats_of(2))
        table.set_placement(layouts.first_play(2))
        other = next(state.copy() for state, _ in positions({"players": 2}, 1))
        table.show(other, 0)
        assert len(table._regions.opponents) == 1
        assert table.view.scene().place("seat.3") is None


class TestSurroundings:
    @pytest.mark.parametrize("window", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1080)])
    def test_the_prompt_lies_in_the_view_between_common_boards_and_own_board(self, make_table, planning, window):
        state, _ = planning
        plan = plan_window(*window)
        table = make_table(size=(round(plan.table), window[1]), mode=plan.mode)
        table.show(state, 0)
        rect = table.prompt_rect()
        assert table.view.rect().contains(rect)
        middle = table.view.mapToScene(rect.center())
        places = table.view.scene().places
        assert not any(place.shape.contains(middle) for place in places)

    def test_the_parent_decides_on_the_arrangement(self, qtbot, make_table, planning):
        state, _ = planning
        table = make_table(mode=None)
        desk = QWidget()
        qtbot.addWidget(desk)
        table.view.setParent(desk)
        desk.resize(1400, 800)
        table.show(state, 0)
        for size, mode in (((1920, 1080), Mode.WIDE), ((1280, 720), Mode.SMALL), ((1600, 1000), Mode.WIDE)):
            desk.resize(*size)
            table.view.resize(round(plan_window(*size).table) - 1, size[1])
            desk.show()
            QApplication.processEvents()
            assert table._regions.mode is mode
        table.view.setParent(None)

    def test_another_size_moves_the_prompt(self, qtbot, make_table, planning):
        state, _ = planning
        table = make_table()
        table.show(state, 0)
        with qtbot.waitSignal(table.prompt_moved):
            table.view.resize(1300, 1000)
            QApplication.processEvents()
        assert table.view.rect().contains(table.prompt_rect())

    def test_themes_change_the_picture_and_nothing_else(self, make_table, planning):
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

    def test_everything_is_written_anew_in_another_language(self, qapp, make_table, planning):
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

    def test_painting_again_costs_nothing_while_nothing_changes(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        sheets = table._stage.painter.sheets
        keys = {name: item.pixmap().cacheKey() for name, item in sheets._items.items()}
        table.show(state.copy(), state.seat, legal)
        assert {name: item.pixmap().cacheKey() for name, item in sheets._items.items()} == keys

    def test_names_for_a_screen_reader(self, make_table, planning):
        state, legal = planning
        table = make_table()
        table.show(state, state.seat, legal)
        scene = table.view.scene()
        nameless = [place.id for place in scene.places if place.reachable and not place.name()]
        assert nameless == []
        assert "black" in scene.name_of("hand.black")

    def test_the_view_shows_all_of_the_table(self, make_table, planning):
        state, _ = planning
        for size in ((1554, 1080), (1554, 900), (1300, 1080)):
            table = make_table(size=size)
            table.show(state, 0)
            seen = table.view.mapToScene(table.view.viewport().rect()).boundingRect()
            regions = table._regions
            assert seen.adjusted(-2, -2, 2, 2).contains(QRectF(0, 0, regions.width, regions.height))
