"""Gestures with coal cubes on the table of Gueules Noires: substitute cubes, and two cubes for one order spot."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from haspelknecht_qt.game_ui.gueules_noires import elements, pieces, pointing
from haspelknecht_qt.game_ui.gueules_noires.boards import mine_layout
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.games.gueules_noires.moves import CubeSource
from haspelknecht_qt.games.gueules_noires.state import Colour, Step
from haspelknecht_qt.table.piece_table import REST_DELAY
from tests.game_ui.gueules_noires.shown_positions import (
    at_step,
    first_position_where,
    is_seen,
    show_position,
)
from tests.game_ui.scene_tables import LEFT, at, click, drag, lying
from tests.games.gueules_noires.table import GAME, Table

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


def test_pair_button_alone_refuses_no_place_where_the_pointer_rests(qtbot, table):
    state, legal = position_with_pair()
    show_position(table, state, legal)
    click(table, elements.PAIR_BUTTON)
    with qtbot.assertNotEmitted(table._stage.table.rested_on_refused, wait=2 * REST_DELAY):
        QTest.mouseMove(table.view.viewport(), at(table, elements.DELIVERED_ORDERS))
    click(table, next(iter(table._stage.table.selection.next_elements())), piece=True)
    with qtbot.waitSignal(table._stage.table.rested_on_refused):
        QTest.mouseMove(table.view.viewport(), at(table, elements.FRANCS))


def test_cubes_of_a_pair_can_be_dragged_to_their_spot(qtbot, table, chosen):
    state, legal = position_with_pair()
    show_position(table, state, legal)
    path, move = next((path, move) for path, move in pointing.paths(state, legal) if path[0] == elements.PAIR_BUTTON)
    click(table, path[0])
    with qtbot.waitSignal(table._stage.table.rested_on_refused) as refused:
        drag(table, path[1], path[3])
    assert table._stage.table.selection.path == path[:2], "the first cube stays chosen"
    assert pointing.mistake_of(state, refused.args[0]) is pointing.PointingMistake.PAIR_INCOMPLETE
    drag(table, path[2], path[3])
    assert chosen == [move]


@pytest.mark.parametrize("goes_alone", [False, True])
def test_cube_dragged_to_a_spot_after_another_cube_was_clicked_completes_a_pair_unless_one_fits_alone(
    table, chosen, goes_alone
):
    def wanted(_state, legal):
        return any(isinstance(move, moves.FillWithTwoCubes) and is_wanted(move) for move in legal)

    def is_wanted(move):
        one, other = move.sources
        return one != other and (move.colour in {one.colour, other.colour}) == goes_alone

    state, legal = first_position_where(wanted, seed=3)
    show_position(table, state, legal)
    path, move = next(
        (path, move)
        for path, move in pointing.paths(state, legal)
        if isinstance(move, moves.FillWithTwoCubes) and is_wanted(move)
    )
    click(table, path[0], piece=True)
    drag(table, path[1], path[2])
    if goes_alone:
        assert table._stage.table.selection.path == path[:2], "both cubes are chosen"
        click(table, path[2])
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
