"""Gestures on the table of Gueules Noires: keys, clicks, Shift, buttons on the table, and the wheel over the shaft."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from haspelknecht_qt.game_ui.gueules_noires import elements, pieces, pointing
from haspelknecht_qt.game_ui.gueules_noires.boards import mine_layout, previews
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.match_data import BANK
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.state import SURFACE, Colour, StackSide, Step
from haspelknecht_qt.table.elements import OPPONENT_BOARD
from haspelknecht_qt.table.window_plan import LayoutMode
from tests.game_ui.gueules_noires.playing import positions
from tests.game_ui.gueules_noires.scene_tables import Tables
from tests.game_ui.scene_tables import LEFT, at, carry, click, drag, lying
from tests.games.gueules_noires.table import GAME, Table

OPTIONS = {"players": 2, "first_player": "lot"}
SIZES = [((1554, 1080), LayoutMode.WIDE), ((1220, 720), LayoutMode.SMALL)]
DIGITS = {str(number): getattr(Qt.Key, f"Key_{number}") for number in range(10)}


@pytest.fixture(params=SIZES, ids=["wide", "small"])
def table(request, qtbot, drawings):
    made = Tables(qtbot, drawings)
    yield made(2, *request.param)
    made.close()


@pytest.fixture
def chosen(table):
    found = []
    table.move_chosen.connect(found.append)
    return found


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


def test_click_puts_back_the_rest_when_the_side_is_fixed(table):
    state, _ = first_position_where(lambda state, _: state.step is Step.RETURN and len(state.hand) > 3, 2)
    GAME.play(state, GAME.legal_moves(state)[0])
    show_position(table, state.copy(), GAME.legal_moves(state))
    played = play_chosen_moves(table, state)
    left = len(state.hand)
    click(table, elements.WHOLE_HAND)
    assert len(played) == left - 1, "the last one goes by itself"
    assert state.step is not Step.RETURN


# Substitute cubes


@pytest.mark.parametrize("to_load", [2, 1])
def test_substitute_cube_can_be_dragged_in_a_position_shown_without_the_purchase(table, chosen, to_load):
    rules = Table(2, tiles=["grey-2-lit"])
    rules.state.supply[Colour.GREY] = 2 - to_load
    state = rules.has(francs=20, level=3, cage=[0, 0, 1, 0]).play("place factory-1").state
    state.player.coal[4 * Colour.GREY + Colour.GREY] -= 1
    show_position(table, state, GAME.legal_moves(state))
    loaded = [place for place in lying(table) if mine_layout.level_of_minecart(place) == Colour.GREY.level]
    assert len(loaded) == 2 - to_load
    drag(table, elements.supply(Colour.BLACK), elements.WAITING_MINECART)
    assert chosen == [moves.SUBSTITUTE[Colour.BLACK]]


def test_substitute_cube_can_be_dropped_on_each_minecart_of_the_tile(table, chosen):
    rules = Table(2, tiles=["grey-2-lit"])
    rules.state.supply[Colour.GREY] = 0
    state = rules.has(francs=20, level=3, cage=[0, 0, 1, 0]).play("place factory-1").state
    show_position(table, state, GAME.legal_moves(state))
    _, last = pieces.waiting_minecarts(table._stage.view_state)
    drag(table, elements.supply(Colour.BLACK), last)
    assert chosen == [moves.SUBSTITUTE[Colour.BLACK]]


# Two for one


def position_with_pair(seed=3):
    """First position in which two cubes of the cage may fill one spot, with its legal moves."""
    return first_position_where(
        lambda state, legal: (
            sum(state.player.cage) > 1 and any(isinstance(move, moves.FillWithTwoCubes) for move in legal)
        ),
        seed,
    )


def test_pair_button_begins_the_choice_of_two_cubes_and_a_spot(table, chosen):
    state, legal = position_with_pair()
    show_position(table, state, legal)
    path, move = next((path, move) for path, move in pointing.paths(state, legal) if path[0] == elements.PAIR_BUTTON)
    assert is_seen(table, "pair")
    click(table, path[0])
    targets = table._stage.table.selection.next_elements()
    assert all(elements.SOURCE_BY_ELEMENT.get(target) is not None for target in targets), "cubes alone"
    click(table, path[1], piece=True)
    targets = table._stage.table.selection.next_elements()
    assert all(elements.SOURCE_BY_ELEMENT.get(target) is not None for target in targets), (
        "no spot before the second cube"
    )
    click(table, path[2], piece=True)
    click(table, path[3])
    assert chosen == [move]


def test_cubes_of_a_pair_can_be_chosen_by_dragging_them(table, chosen):
    state, legal = position_with_pair()
    show_position(table, state, legal)
    path, move = next((path, move) for path, move in pointing.paths(state, legal) if path[0] == elements.PAIR_BUTTON)
    click(table, path[0])
    drag(table, path[1], path[3])
    assert table._stage.table.selection.path == path[:2]
    drag(table, path[2], path[3])
    assert table._stage.table.selection.path == path[:3]
    assert chosen == []
    click(table, path[3])
    assert chosen == [move]


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier])
@pytest.mark.parametrize("first", [0, -1], ids=["left cube first", "right cube first"])
def test_both_cubes_of_a_pair_of_one_colour_are_chosen_in_any_order(table, chosen, first, modifier):
    state, legal = first_position_where(
        lambda state, legal: (
            max(state.player.cage) == 2
            and any(
                isinstance(move, moves.FillWithTwoCubes) and move.sources == (state.player.cage.index(2),) * 2
                for move in legal
            )
        ),
        seed=3,
    )
    show_position(table, state, legal)
    source = CubeSource(state.player.cage.index(2))
    cubes = [
        table.view.mapFromScene(item.pos()) for item in table.view.scene().pieces_of(elements.cubes_element(source))
    ]
    if modifier is Qt.KeyboardModifier.NoModifier:
        click(table, elements.PAIR_BUTTON)
    QTest.mouseClick(table.view.viewport(), LEFT, modifier, cubes[first])
    QTest.mouseClick(table.view.viewport(), LEFT, pos=cubes[-1 - first])
    spot = table._stage.table.selection.next_elements()[0]
    assert elements.CELL_BY_ELEMENT.get(spot) is not None, "both cubes are chosen"
    click(table, spot)
    assert [move.sources for move in chosen] == [(source, source)]


def test_shift_click_on_the_first_cube_acts_as_the_pair_button(table):
    state, legal = position_with_pair()
    show_position(table, state, legal)
    path = next(path for path, _ in pointing.paths(state, legal) if path[0] == elements.PAIR_BUTTON)
    where = at(table, path[1], piece=True)
    QTest.mouseClick(table.view.viewport(), LEFT, Qt.KeyboardModifier.ShiftModifier, where)
    assert table._stage.table.selection.path == path[:2]


def test_pair_button_is_absent_when_no_pair_can_be_used(table):
    show_position(table, *at_step(Step.PLACE))
    assert not is_seen(table, "pair")
    assert table.view.scene().place(elements.PAIR_BUTTON) is None


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
