"""A whole game of Gueules Noires on its table: every move by mouse, and always all coal of the seat."""

import pytest

from haspelknecht_qt.game_ui.gueules_noires import elements, pointing
from haspelknecht_qt.games.gueules_noires import moves
from haspelknecht_qt.table.pieces import PieceItem
from haspelknecht_qt.table.window_plan import LayoutMode
from tests.game_ui.gueules_noires.playing import walk
from tests.game_ui.scene_tables import click, drag, lying

OPTIONS = {"players": 2, "first_player": "lot", "delivered": "covered"}
BUTTONS = {elements.STOP_BUTTON, elements.TAKE_NONE}


def paths_by_move(state, legal):
    """Paths by move."""
    found = {}
    for path, move in pointing.paths(state, legal):
        found.setdefault(move, []).append(path)
    return found


def point_along(table, path):
    """Follows a path with the mouse: drags between two elements, clicks each element of another path."""
    if len(path) == 2:
        drag(table, *path)
        return
    for number, element in enumerate(path):
        click(table, element, piece=number < 2)


def coal_on_table(table):
    """Number of cubes on the table outside the supply."""
    return sum(
        kind.startswith("coal.")
        for place, kinds in lying(table).items()
        if elements.kind_of(place) != elements.SUPPLY
        for kind in kinds
    )


def coal_of(state, seat):
    player = state.players[seat]
    on_orders = sum(sum(state.cubes_on_order(order)) for order in player.orders)
    return sum(player.coal) + sum(player.cage) + sum(player.stock) + on_orders


def covered_pieces(table):
    """Places of pieces that a larger piece may cover, each with the place of the larger piece."""
    scene = table.view.scene()
    items = [item for item in scene.items() if isinstance(item, PieceItem) and item.isVisible()]
    shown = [(item, item.size, item.zValue(), item.sceneBoundingRect()) for item in items]
    return [
        (small.piece.place, big.piece.place)
        for small, small_size, small_height, small_box in shown
        for big, big_size, big_height, big_box in shown
        if big_size > 1.2 * small_size and big_height >= small_height and big_box.contains(small_box.center())
    ]


@pytest.mark.parametrize(
    "size, mode", [((1554, 1080), LayoutMode.WIDE), pytest.param((1220, 720), LayoutMode.SMALL, marks=pytest.mark.long)]
)
def test_every_move_on_the_table_can_be_made_by_mouse(tables, size, mode):
    table = tables(2, size, mode)
    chosen = []
    table.move_chosen.connect(chosen.append)
    refused = []
    table.refused.connect(lambda path, move: refused.append((path, move)))
    pointed = set()
    for number, (state, legal, move) in enumerate(walk(OPTIONS, 1)):
        if not legal:
            continue
        paths = paths_by_move(state, legal)
        # In the wide mode every move is made; in the small mode a type of move is repeated only every few moves.
        if mode is LayoutMode.SMALL and type(move) in pointed and number % 7:
            continue
        table.show(state.copy(), state.seat, pointing.paths(state, legal))
        assert coal_on_table(table) == coal_of(state, state.seat)
        assert covered_pieces(table) == []
        path = paths[move][0]
        if path[0] in BUTTONS:
            continue
        point_along(table, path)
        assert chosen == [move], (state.step, path, refused)
        chosen.clear()
        pointed.add(type(move))
    assert pointed >= {
        moves.Draft,
        moves.PlaceWorkers,
        moves.MoveCage,
        moves.Load,
        moves.FillFromCage,
    }
