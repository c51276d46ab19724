"""Animations on the table of Gueules Noires, and previews of moves."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.game_ui.gueules_noires import elements, pieces, pointing
from haspelknecht_qt.game_ui.gueules_noires.boards import mine_layout, previews
from haspelknecht_qt.game_ui.gueules_noires.painter import ROPES, SHEAVE
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.match_data import Action
from haspelknecht_qt.games.gueules_noires.state import FACE_COLOURS, Step
from haspelknecht_qt.table.elements import OPPONENT_BOARD
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.pieces import PieceItem
from tests.game_ui.gueules_noires.playing import positions, walk
from tests.game_ui.gueules_noires.scene_tables import Tables
from tests.game_ui.scene_tables import at, carry, click, lying
from tests.games.gueules_noires.table import GAME
from tests.table.stopped_clock import stop_time, wait

OPTIONS = {"players": 2, "first_player": "lot"}


@pytest.fixture
def table(qtbot, drawings):
    made = Tables(qtbot, drawings)
    yield stop_time(made(2))
    made.close()


def first_move_where(wanted, seed=1):
    """First position with a legal move that fulfils a condition: its state, its legal moves and this move."""
    for state, legal in positions(OPTIONS, seed):
        for move in legal:
            if wanted(state, move):
                return state.copy(), legal, move
    raise AssertionError("no such move")


def sheet(table, name):
    return table._stage.sheets.item(name)


def narrate(table, state, legal, move):
    """Shows a position, then narrates a move; returns the state after it."""
    seat = state.seat
    table.show(state, seat, pointing.paths(state, legal))
    narration = list(GAME.events_with_states(state, move))
    after = narration[-1][1]
    table.set_duration_factor(1.0)
    table.show(after, seat, (), narration)
    return after


def test_cage_moves_with_its_cubes_while_the_sheave_turns(table):
    state, legal, move = first_move_where(
        lambda state, move: isinstance(move, moves.MoveCage) and sum(state.player.cage) > 1
    )
    table.show(state, state.seat, pointing.paths(state, legal))
    scene = table.view.scene()
    cage = scene.pieces_of(elements.CAGE)[0]
    cubes = [scene.item(piece.id) for piece in scene.pieces_in(pieces.cage_load_place(state.player.level))]
    assert len(cubes) == sum(state.player.cage)
    apart = [cube.pos() - cage.pos() for cube in cubes]
    start = cage.y()
    narrate(table, state, legal, move)
    wait(table, 120)
    assert table.is_busy
    assert cage.y() != start
    assert sheet(table, SHEAVE).rotation() != 0
    for cube, beside in zip(cubes, apart, strict=True):
        way = cube.pos() - cage.pos() - beside
        assert abs(way.x()) < 1
        assert abs(way.y()) < 1
    table.skip()
    assert sheet(table, SHEAVE).rotation() == 0
    assert sheet(table, ROPES).transform().m22() == pytest.approx(1.0)
    place = scene.place(elements.level(move.level))
    assert cage.pos() == place.slot(0, 1)


def test_replaced_workers_go_to_the_canteen(table):
    def replaces(state, move):
        if not isinstance(move, moves.PlaceWorkers) or move.space >= 22:
            return False
        return state.workers_on[move.space] > 0 and state.owner_of[move.space] != state.seat

    state, legal, move = first_move_where(replaces)
    owner, count = state.owner_of[move.space], state.workers_on[move.space]
    table.show(state, state.seat, pointing.paths(state, legal))
    scene = table.view.scene()
    replaced = {piece.id for piece in scene.pieces_in(elements.space(move.space))}
    narrate(table, state, legal, move)
    table.skip()
    bench = {piece.id for piece in scene.pieces_in(f"{pieces.CANTEEN_PLACE}.{owner}")}
    assert len(replaced) == count
    assert replaced <= bench


def test_picture_after_a_narration_equals_the_picture_of_the_position(table):
    for number, (state, legal, move) in enumerate(walk(OPTIONS, 1)):
        if not legal or number % 9:
            continue
        after = narrate(table, state.copy(), legal, move)
        table.skip()
        narrated_picture = {place: sorted(kinds) for place, kinds in lying(table).items()}
        table.set_duration_factor(0.0)
        table.set_seats(table._seats)
        table.show(after, state.seat)
        shown_picture = {place: sorted(kinds) for place, kinds in lying(table).items()}
        # Which minecart of a level is the empty one is left open by the state.
        for picture in (narrated_picture, shown_picture):
            for place in [place for place in picture if place.startswith("wagon.")]:
                level = f"level {place.split('.')[1]}"
                picture[level] = sorted([*picture.get(level, []), *picture.pop(place)])
        assert narrated_picture == shown_picture


def test_drag_carries_as_many_workers_as_the_space_costs(table):
    state, legal, move = first_move_where(
        lambda state, move: (
            isinstance(move, moves.PlaceWorkers) and move.space < 22 and state.workers_on[move.space] == 1
        )
    )
    table.show(state, state.seat, pointing.paths(state, legal))
    carry(table, elements.CREW, elements.space(move.space))
    assert len(table._stage.table.hand.pieces) == 2
    QTest.keyClick(table.view, Qt.Key.Key_Escape)


def test_dragged_cage_carries_its_cubes(table):
    state, legal, move = first_move_where(
        lambda state, move: isinstance(move, moves.MoveCage) and sum(state.player.cage) > 1
    )
    table.show(state, state.seat, pointing.paths(state, legal))
    carry(table, elements.CAGE, elements.level(move.level))
    assert len(table._stage.table.hand.pieces) == 1 + sum(state.player.cage)
    assert previews.reachable_levels(table._stage.view_state)
    QTest.keyClick(table.view, Qt.Key.Key_Escape)


def test_preview_of_a_purchase_shows_the_tile_and_its_price(table):
    state, legal, move = first_move_where(lambda _, move: isinstance(move, moves.PlaceWorkers) and move.space < 8)
    table.show(state, state.seat, pointing.paths(state, legal))
    QTest.mouseMove(table.view.viewport(), at(table, elements.space(move.space)))
    QApplication.processEvents()
    preview = previews.preview(GAME, table._stage.view_state)
    face = state.tiles[state.box.spaces[move.space].value]
    assert preview.tile_face == face
    assert str(state.box.tile_price[face]) in preview.headline
    assert sheet(table, "preview").isVisible()
    assert sheet(table, "preview.place").isVisible()
    QTest.mouseMove(table.view.viewport(), at(table, elements.CLOCK))
    QApplication.processEvents()
    assert not sheet(table, "preview").isVisible()


def test_two_cubes_of_one_colour_are_chosen_one_after_the_other(table):
    def of_one_colour(_, move):
        return (
            isinstance(move, moves.FillWithTwoCubes)
            and move.first_source == move.second_source
            and not move.first_source.is_from_stock
        )

    state, legal, move = first_move_where(of_one_colour, seed=3)
    chosen = []
    table.move_chosen.connect(chosen.append)
    table.show(state, state.seat, pointing.paths(state, legal))
    path = next(path for path, legal_move in pointing.paths(state, legal) if legal_move == move)
    assert not table.view.scene().pieces_of(path[1])
    click(table, path[0], piece=True)
    assert table.view.scene().pieces_of(path[1])
    click(table, path[1], piece=True)
    click(table, path[2])
    assert chosen == [move]


def test_workers_are_placed_by_keyboard(table):
    state = next(state for state, _ in positions(OPTIONS, 1) if state.step is Step.PLACE)
    legal = GAME.legal_moves(state)
    chosen = []
    table.move_chosen.connect(chosen.append)
    table.show(state, state.seat, pointing.paths(state, legal))
    stops = [stop.element for stop in table.view.scene().focus_stops()]
    target = elements.space(legal[0].space)
    assert target in stops
    table.view.setFocus()
    for _ in range(3 * len(stops)):
        QTest.keyClick(table.view, Qt.Key.Key_Tab)
        if table._stage.table.keyboard.element == target:
            break
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert chosen == [legal[0]]


def test_opponent_mine_replaces_the_viewers_mine_until_escape(table):
    state, legal, _ = first_move_where(lambda _, move: isinstance(move, moves.PlaceWorkers))
    table.show(state, state.seat, pointing.paths(state, legal))
    other = 1 - state.seat
    click(table, elements.card(other))
    assert table._stage.view_state.board_seat == other
    workers = lying(table)[f"{OPPONENT_BOARD}{elements.CREW}"]
    assert len(workers) == state.players[other].workers
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert table._stage.view_state.board_seat == state.seat


def test_cubes_keep_their_minecarts_while_another_mine_is_shown(table):
    state, legal, move = first_move_where(lambda _, move: isinstance(move, moves.PlaceWorkers) and move.space < 7)
    colour = FACE_COLOURS[state.tiles[state.box.spaces[move.space].value]]
    state.player.coal[4 * colour : 4 * colour + 4] = [0, 0, 0, 0]
    seat = state.seat
    narrate(table, state, legal, move)
    table.skip()
    before = lying(table)
    filled = [place for place in before if mine_layout.level_of_minecart(place) == colour + 1]
    assert filled
    assert all(mine_layout.PRINTED_MINECART not in place for place in filled)
    table.show_board_of(1 - seat)
    table.show_board_of(seat)
    assert lying(table) == before


def test_path_starts_are_read_in_exactly_one_table_part(table):
    for number, (state, legal) in enumerate(positions(OPTIONS, 1)):
        if number % 40:
            continue
        table.show(state.copy(), state.seat, pointing.paths(state, legal))
        stops = [stop.element for stop in table.view.scene().focus_stops()]
        parts = list(table._scene.texts.parts(table._stage.view_state, stops))
        assert all(part.name for part in parts)
        read = [element for part in parts for element in part.elements]
        assert len(read) == len(set(read))
        starts = {path[0] for path, _ in pointing.paths(state, legal)} - {
            elements.STOP_BUTTON,
            elements.TAKE_NONE,
        }
        assert starts <= set(read), starts - set(read)
        lines = [line for part in parts for line in part.lines]
        assert lines
        assert all(lines)


def test_tray_hides_pieces_below_while_another_seat_looks_at_five(table):
    def draws_five(state, move):
        return isinstance(move, moves.PlaceWorkers) and state.box.spaces[move.space].action is Action.DRAW_FIVE

    state, _, move = first_move_where(draws_five)
    viewer = 1 - state.seat
    table.show(state, viewer)
    narration = []
    while state.step is not Step.PLACE or not narration:
        narration += [(event, GAME.observe(each, viewer)) for event, each in GAME.events_with_states(state, move)]
        GAME.advance(state, move)
        move = (
            GAME.draw_chance_move(state, Generator(1, 1))
            if GAME.decision(state).actor == CHANCE
            else GAME.legal_moves(state)[0]
        )
    scene, looked = table.view.scene(), 0
    table.set_duration_factor(1.0)
    table.show(GAME.observe(state, viewer), viewer, (), narration)
    while table.is_busy:
        wait(table, 20)
        tray = sheet(table, "tray")
        if tray is None or not tray.isVisible():
            continue
        table_pieces = [
            elements.kind_of(item.piece.place)
            for item in scene.items(tray.mapRectToScene(tray.boundingRect()))
            if isinstance(item, PieceItem) and item.isVisible() and item.zValue() < Layer.FLYING
        ]
        looked += bool(table_pieces)
        assert set(table_pieces) <= {elements.kind_of(elements.drawn_piece_element(0))}
    assert looked
    table_pieces = [piece for place in scene.places for piece in scene.pieces_in(place.id)]
    assert all(scene.item(piece.id).isVisible() for piece in table_pieces)
