"""Gestures on the table of Gueules Noires: keys, clicks, Shift, buttons on the table, and the wheel over the shaft."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from haspelknecht_qt.game_ui.gueules_noires import elements, pieces, pointing
from haspelknecht_qt.game_ui.gueules_noires.boards import previews
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Colour, StackSide, Step
from haspelknecht_qt.table.elements import OPPONENT_BOARD
from haspelknecht_qt.table.places import PlaceState
from tests.game_ui.gueules_noires.shown_positions import (
    at_step,
    first_position_where,
    is_seen,
    sheet,
    show_position,
)
from tests.game_ui.scene_tables import LEFT, at, carry, click, lying
from tests.games.gueules_noires.table import GAME, Table

DIGITS = {str(number): getattr(Qt.Key, f"Key_{number}") for number in range(10)}


def wheel(table, element, steps):
    at_element = QPointF(at(table, element))
    port = table.view.viewport()
    turned = QPoint(0, -120 * steps)
    event = QWheelEvent(
        at_element, port.mapToGlobal(at_element), QPoint(), turned, Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(port, event)


# Keys


def test_cards_of_the_draft_have_number_keys(table, chosen):
    state, legal = at_step(Step.DRAFT)
    show_position(table, state, legal)
    QTest.keyClick(table.view, Qt.Key.Key_3)
    assert chosen == [moves.DRAFT[state.display[2]]]


def test_the_bank_has_a_key(table, chosen):
    show_position(table, *at_step(Step.PLACE))
    QTest.keyClick(table.view, Qt.Key.Key_B)
    assert chosen == [moves.PLACE[BANK]]


def test_tooltip_of_an_element_shows_its_key(table, monkeypatch):
    shown = []
    monkeypatch.setattr(QToolTip, "showText", lambda _where, text, _view: shown.append(text))
    show_position(table, *at_step(Step.PLACE))
    for element in (elements.BANK, elements.CANTEEN):
        hover(table, element)
        point = at(table, element)
        port = table.view.viewport()
        QApplication.sendEvent(port, QHelpEvent(QEvent.Type.ToolTip, point, port.mapToGlobal(point)))
    bank, canteen = shown
    assert "(B)" in bank
    assert "(B)" not in canteen


def test_drawn_pieces_and_take_none_have_number_keys(table, chosen):
    state, legal = first_position_where(lambda state, legal: state.step is Step.TAKE and len(legal) > 2, 2)
    show_position(table, state, legal)
    QTest.keyClick(table.view, Qt.Key.Key_0)
    assert chosen == [moves.TAKE_NONE]
    kind = state.hand[0]
    taken = [move for move in legal if kind in (getattr(move, "face", None), getattr(move, "order", None))]
    show_position(table, state, legal)
    QTest.keyClick(table.view, Qt.Key.Key_1)
    assert chosen[1:] == taken


def test_levels_and_surface_have_number_keys_while_mining(table, chosen):
    state, legal = first_position_where(lambda state, _: state.step is Step.EXTRACT and state.player.level == 2)
    for key, level in (("0", SURFACE), ("1", 1), ("3", 3), ("4", 4)):
        show_position(table, state, legal)
        QTest.keyClick(table.view, DIGITS[key])
        assert chosen.pop() == moves.MOVE_CAGE[level]
    show_position(table, state, legal)
    QTest.keyClick(table.view, Qt.Key.Key_2)
    assert chosen == []


# One click


def test_clicked_cube_with_one_target_moves_at_once(table, chosen):
    state, legal = first_position_where(lambda _, legal: any(isinstance(move, moves.Load) for move in legal))
    show_position(table, state, legal)
    load = next(move for move in legal if isinstance(move, moves.Load))
    click(table, elements.cart_cubes_element(state.player.level, load.colour), piece=True)
    assert chosen == [load]


def test_clicked_cube_with_several_targets_waits_for_the_choice(table, chosen):
    def two_ways(state, legal):
        ways = [path for path, _ in pointing.paths(state, legal) if len(path) == 2]
        starts = [path[0] for path in ways if path[0].startswith(elements.CAGE_CUBE)]
        return any(starts.count(start) > 1 for start in starts)

    state, legal = first_position_where(two_ways)
    paths = [path for path, _ in pointing.paths(state, legal) if len(path) == 2]
    start = next(path[0] for path in paths if path[0].startswith(elements.CAGE_CUBE))
    show_position(table, state, legal)
    click(table, start, piece=True)
    assert chosen == []
    assert table._stage.table.selection.path == (start,)


def test_cube_can_be_dropped_anywhere_on_an_order_card(table, chosen):
    state, legal = first_position_where(lambda _, legal: any(isinstance(move, moves.FillFromCage) for move in legal))
    show_position(table, state, legal)
    fill = next(move for move in legal if isinstance(move, moves.FillFromCage))
    start, _ = next(path for path, move in pointing.paths(state, legal) if move == fill)
    card = table.view.scene().place(pieces.order_place(fill.order)).shape
    corners = [(x, y) for x in (0.1, 0.9) for y in (0.1, 0.9)]
    for x, y in corners:
        corner = QPointF(card.x + x * card.width, card.y + y * card.height)
        carry(table, start, elements.ORDERS)
        point = table.view.mapFromScene(corner)
        QTest.mouseMove(table.view.viewport(), point)
        QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        assert chosen.pop() == fill, (x, y)
        show_position(table, state, legal)


# The whole hand put back


def play_chosen_moves(table, state):
    """Plays each chosen move, as the window does; returns the list of played moves."""
    played = []

    def play(move):
        played.append(move)
        GAME.play(state, move)
        legal = GAME.legal_moves(state) if state.step is Step.RETURN else []
        table.show(state.copy(), table._viewer, pointing.paths(state, legal) if legal else ())

    table.move_chosen.connect(play)
    return played


@pytest.mark.parametrize("side", list(elements.SIDE_BY_ELEMENT.items()), ids=lambda side: side[0])
def test_whole_hand_is_put_back_with_one_choice_of_side(table, side):
    element, put = side
    state, legal = first_position_where(lambda state, _: state.step is Step.RETURN and len(state.hand) > 3, 2)
    show_position(table, state.copy(), legal)
    played = play_chosen_moves(table, state)
    hand = list(state.hand)
    click(table, elements.WHOLE_HAND)
    assert played == []
    assert is_seen(table, "tray.numbers"), "in which order they will be drawn"
    click(table, element)
    assert len(played) == len(hand) - 1, "the last one goes by itself"
    assert {move.side for move in played} == {put}
    kinds = [move.face if isinstance(move, moves.ReturnTile) else move.order for move in played]
    assert kinds == (hand[:0:-1] if put is StackSide.TOP else hand[:-1])
    assert not is_seen(table, "tray.numbers")


def darkest_pixel(table, element):
    """The smallest lightness inside of an element's outline."""
    area = table.view.scene().place(element).shape.bounds.adjusted(12, 12, -12, -12)
    image = table.view.grab(table.view.mapFromScene(area).boundingRect()).toImage()
    return min(image.pixelColor(x, y).lightness() for x in range(image.width()) for y in range(image.height()))


def test_names_of_the_sides_stay_dark_when_a_side_is_to_be_chosen(table):
    state, legal = first_position_where(lambda state, _: state.step is Step.RETURN and len(state.hand) > 3, 2)
    show_position(table, state.copy(), legal)
    before = [darkest_pixel(table, element) for element in elements.SIDE_BY_ELEMENT]
    click(table, elements.WHOLE_HAND)
    assert table._stage.table.place_state(elements.STACK_TOP) is PlaceState.TARGET
    assert [darkest_pixel(table, element) for element in elements.SIDE_BY_ELEMENT] == before


def test_click_puts_back_the_rest_when_the_side_is_fixed(table):
    state, _ = first_position_where(lambda state, _: state.step is Step.RETURN and len(state.hand) > 3, 2)
    GAME.play(state, GAME.legal_moves(state)[0])
    show_position(table, state.copy(), GAME.legal_moves(state))
    played = play_chosen_moves(table, state)
    left = len(state.hand)
    click(table, elements.WHOLE_HAND)
    assert len(played) == left - 1, "the last one goes by itself"
    assert state.step is not Step.RETURN


# The wheel over the shaft


def test_wheel_previews_a_move_of_the_cage_and_its_work_steps(table, chosen):
    state, legal = first_position_where(lambda state, _: state.step is Step.EXTRACT and state.player.level == 2)
    show_position(table, state, legal)
    cage = table.view.scene().pieces_of(elements.CAGE)[0]
    position_before, pieces_before = cage.pos(), lying(table)
    wheel(table, elements.level(2), 1)
    preview = previews.preview(GAME, table._stage.view_state)
    assert (preview.cage_level, preview.needed_steps, preview.steps_left) == (3, 1, state.moves)
    assert is_seen(table, "preview.cage")
    ghost = sheet(table, "preview.cage").sceneBoundingRect()
    assert ghost.contains(table.view.scene().place(elements.level(3)).slot(0, 1))
    wheel(table, elements.level(2), 1)
    assert previews.preview(GAME, table._stage.view_state).cage_level == 4
    wheel(table, elements.level(2), -1)
    wheel(table, elements.level(2), -1)
    assert previews.preview(GAME, table._stage.view_state).cage_level == 1, "past the level where the cage stands"
    assert chosen == []
    assert (cage.pos(), lying(table)) == (position_before, pieces_before)
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert chosen == [moves.MOVE_CAGE[1]]


def test_click_moves_the_cage_to_the_previewed_level(table, chosen):
    state, legal = first_position_where(lambda state, _: state.step is Step.EXTRACT and state.player.level == 2)
    show_position(table, state, legal)
    wheel(table, elements.level(2), 1)
    click(table, elements.level(2))
    assert chosen == [moves.MOVE_CAGE[3]]


def test_dragged_cage_has_no_ghost(table):
    state, legal = first_position_where(lambda state, _: state.step is Step.EXTRACT and state.player.level == 2)
    show_position(table, state, legal)
    carry(table, elements.CAGE, elements.level(3))
    assert previews.reachable_levels(table._stage.view_state)
    assert previews.preview(GAME, table._stage.view_state).needed_steps == 1
    assert not is_seen(table, "preview.cage")
    QTest.keyClick(table.view, Qt.Key.Key_Escape)


def rock_of_level(table, level, side):
    """Point of the rock of a level beside the shaft, at the edge of the mine; `side` is -1 (left) or 1 (right)."""
    scene = table.view.scene()
    mine, shaft = scene.area_of(elements.MINE), scene.area_of(elements.level(level))
    return table.view.mapFromScene(QPointF(mine.center.x() + side * 0.48 * mine.width, shaft.center.y()))


@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize("is_dragged", [False, True])
def test_rock_of_a_level_takes_the_cage(table, chosen, side, is_dragged):
    show_position(table, *first_position_where(lambda state, _: state.step is Step.EXTRACT and state.player.level == 2))
    port, rock = table.view.viewport(), rock_of_level(table, 3, side)
    if is_dragged:
        carry(table, elements.CAGE, elements.level(3))
        QTest.mouseMove(port, rock)
        QTest.mouseRelease(port, LEFT, pos=rock)
    else:
        QTest.mouseClick(port, LEFT, pos=rock)
    assert chosen == [moves.MOVE_CAGE[3]]


@pytest.mark.parametrize("size", [(1554, 1080), (2800, 1600)])
def test_cube_on_another_level_is_clicked_itself_and_moves_no_cage(qtbot, tables, size):
    table = tables(2, size)
    rules = Table(2).has(level=2).extracts()
    show_position(table, rules.state, GAME.legal_moves(rules.state))
    cubes = elements.cart_cubes_element(3, Colour.GREY)
    with qtbot.waitSignal(table.refused) as refused, qtbot.assertNotEmitted(table.move_chosen):
        click(table, cubes, piece=True)
    assert refused.args[0] == (cubes,)


# Other gestures


def hover(table, element):
    QTest.mouseMove(table.view.viewport(), at(table, element))
    QApplication.processEvents()
    return previews.preview(GAME, table._stage.view_state)


def test_preview_names_the_owner_of_workers_that_must_make_room(table):
    def stands(state, move):
        return isinstance(move, moves.PlaceWorkers) and 8 < move.space < 22 and state.workers_on[move.space] > 0

    state, legal = first_position_where(lambda state, legal: any(stands(state, move) for move in legal))
    show_position(table, state, legal)
    space = next(move.space for move in legal if stands(state, move))
    preview = hover(table, elements.space(space))
    name = table._seats[state.owner_of[space]].name
    assert any(name in line and str(state.workers_on[space]) in line for line in preview.further_lines)


def test_preview_warns_that_a_draw_cannot_be_undone(table):
    state, legal = first_position_where(
        lambda _, legal: any(isinstance(move, moves.PlaceWorkers) and move.space < 8 for move in legal), 2
    )
    show_position(table, state, legal)
    space = next(move.space for move in legal if move.space < 8)
    assert any("cannot be undone" in line for line in hover(table, elements.space(space)).further_lines)
    assert not hover(table, elements.BANK).further_lines
    money = next(elements.space(move.space) for move in legal if 16 < move.space < 21)
    assert not any("cannot be undone" in line for line in hover(table, money).further_lines)
    for known in state.stacks:
        known.top[:], known.top_by[:] = [0], [state.seat]
    show_position(table, state.copy(), legal)
    assert any("cannot be undone" in line for line in hover(table, elements.space(space)).further_lines), (
        "a card that was put back is revealed to the others"
    )
    for stack in state.stacks:
        stack.top[:], stack.top_by[:], stack.under[:], stack.under_by[:] = [], [], [], []
        stack.unseen, stack.unseen_by_kind[:] = 0, [0] * len(stack.unseen_by_kind)
    show_position(table, state.copy(), legal)
    hover(table, elements.BANK)
    assert not any("cannot be undone" in line for line in hover(table, elements.space(space)).further_lines), (
        "nothing is drawn from an empty stack"
    )


def test_places_of_an_opponent_mine_have_no_keys(table):
    state, legal = first_position_where(lambda state, _: state.step is Step.EXTRACT)
    show_position(table, state, legal)
    table.show_board_of(1 - state.seat)
    opponent_places = [place for place in table.view.scene().places if place.id.startswith(OPPONENT_BOARD)]
    assert opponent_places
    assert not any(place.key for place in opponent_places)


def test_preview_counts_coal_of_a_level_and_spots_for_a_cube(table):
    state, legal = first_position_where(
        lambda state, legal: (
            state.player.level == 3
            and any(isinstance(move, moves.Load) for move in legal)
            and any(sum(state.free_cells(order)) for order in state.player.orders)
        )
    )
    show_position(table, state, legal)
    player = state.player
    there = hover(table, elements.level(1))
    assert there.detail.startswith(str(sum(player.coal_at(1))))
    load = next(move for move in legal if isinstance(move, moves.Load))
    open_spots = sum(state.free_cells(order)[load.colour] for order in player.orders)
    carry(table, elements.cart_cubes_element(3, load.colour), elements.CAGE)
    assert previews.preview(GAME, table._stage.view_state).detail.startswith(str(open_spots))
    QTest.keyClick(table.view, Qt.Key.Key_Escape)


def test_preview_of_a_draft_card_states_the_loss_if_undelivered(table):
    state, legal = at_step(Step.DRAFT)
    show_position(table, state, legal)
    carry(table, elements.order(state.display[0]), elements.ORDERS)
    lost = -state.box.components.final_scoring.undelivered_order_vp
    assert str(lost) in previews.preview(GAME, table._stage.view_state).detail
    QTest.keyClick(table.view, Qt.Key.Key_Escape)


def test_outline_of_a_tile_includes_its_corners(table):
    state, legal = at_step(Step.PLACE)
    show_position(table, state, legal)
    scene = table.view.scene()
    tiles = [
        item
        for space in range(8)
        for item in scene.pieces_of(elements.space(space))
        if item.piece.kind.startswith(pieces.TILE)
    ]
    assert tiles
    for item in tiles:
        box = item.outline
        assert box.contains(QPointF(box.x + 3, box.y + 3))
