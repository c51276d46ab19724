"""Clicks, double clicks and drops on the table of a real game: they play the only possible move."""

from itertools import islice

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.game_ui.haspelknecht import elements, pointing
from haspelknecht_qt.games.haspelknecht import kinds, moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.table.places import PlaceState
from haspelknecht_qt.table.window_plan import Box, LayoutMode
from tests.game_ui.haspelknecht.scene_tables import LEFT, Tables, at, carry, found, planning_position
from tests.ui.games import positions

SIZES = [((1220, 720), LayoutMode.SMALL), ((1554, 1080), LayoutMode.WIDE)]


@pytest.fixture
def make_table(qtbot, drawings):
    tables = Tables(qtbot, drawings)
    yield tables
    tables.close()


def double_click(table, element):
    """Sends the events of a double click as Qt does: press, release, double press, release."""
    port, point = table.view.viewport(), at(table, element, piece=True)
    QTest.mouseClick(port, LEFT, pos=point)
    QTest.mouseDClick(port, LEFT, pos=point)
    QTest.mouseRelease(port, LEFT, pos=point)


def board_point(table, x, y):
    """A point of the viewer's board's drawing, in the view."""
    box = table._regions.board_to_scene(Box(x, y, 0, 0))
    return table.view.mapFromScene(QPointF(box.x, box.y))


def in_first_taking():
    return found(lambda state, _: state.step == Step.FIRST_TAKING and any(state.pools[0]))


class TestTaking:
    @pytest.mark.parametrize("size, mode", SIZES, ids=["small", "wide"])
    @pytest.mark.parametrize("x, y", [(560, 45), (770, 45), (470, 12), (850, 12), (676, 80), (445, 86)], ids=str)
    def test_disks_dropped_near_the_carts_are_taken(self, qtbot, make_table, size, mode, x, y):
        state, legal = in_first_taking()
        table = make_table(4, size, mode)
        table.show(state, state.seat, legal)
        colour = next(colour for colour in kinds.DiskColour if state.pools[0][colour])
        carry(table, f"pool.A.{colour.name.lower()}", "cart.1")
        point = board_point(table, x, y)
        QTest.mouseMove(table.view.viewport(), point)
        QApplication.processEvents()
        assert table._stage.table.place_state("cart.1") is PlaceState.UNDER_PIECE
        with qtbot.waitSignal(table.move_chosen) as chosen:
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        assert chosen.args == [moves.take(0, colour)]

    def test_disks_dropped_away_from_the_carts_are_refused(self, qtbot, make_table):
        state, legal = in_first_taking()
        table = make_table()
        table.show(state, state.seat, legal)
        colour = next(colour for colour in kinds.DiskColour if state.pools[0][colour])
        carry(table, f"pool.A.{colour.name.lower()}", "farmhand")
        with qtbot.waitSignal(table.refused):
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=board_point(table, 600, 270))

    @pytest.mark.rule("T3")
    def test_only_the_disks_that_the_second_taking_brings_are_held_over_the_cart(self, make_table):
        def takes_fewer(state, _):
            room = kinds.MAX_DISKS - state.player.cart_disk_total()
            return state.step == Step.SECOND_TAKING and max(state.pools[0]) > room

        state, legal = found(takes_fewer)
        table = make_table()
        table.show(state, state.seat, legal)
        colour = max(kinds.DiskColour, key=lambda colour: state.pools[0][colour])
        carry(table, f"pool.A.{colour.name.lower()}", "cart.2")
        held = table._stage.table.hand.pieces
        assert len(held) == kinds.MAX_DISKS - state.player.cart_disk_total()

    def test_sky_above_the_carts_is_not_hovered_without_disks(self, make_table):
        state, legal = in_first_taking()
        table = make_table()
        table.show(state, state.seat, legal)
        QTest.mouseMove(table.view.viewport(), board_point(table, 676, 8))
        assert table._hovered is None


class TestFarm:
    @pytest.mark.parametrize("size, mode", SIZES, ids=["small", "wide"])
    @pytest.mark.parametrize("target", ["farm.coal", "farm.wood", "farm.thaler", "farm"])
    def test_coal_can_be_dropped_anywhere_on_the_farm(self, qtbot, make_table, size, mode, target):
        state, legal = found(lambda state, legal: moves.EXCAVATE in legal and not state.player.exhausted)
        table = make_table(4, size, mode)
        table.show(state, state.seat, legal)
        excavation = next(move for path, move in legal if path[0] == elements.PINGE_COAL)
        point = carry(table, elements.PINGE_COAL, target)
        with qtbot.waitSignal(table.move_chosen) as chosen:
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        assert chosen.args == [excavation]

    @pytest.mark.parametrize("size, mode", SIZES, ids=["small", "wide"])
    @pytest.mark.parametrize("target", ["farm.coal", "farm.wood", "farm.thaler", "farm"])
    def test_chosen_coal_goes_to_the_farm_after_a_click_anywhere_on_it(self, qtbot, make_table, size, mode, target):
        state, legal = found(
            lambda state, legal: moves.EXCAVATE in legal and not (state.player.exhausted or state.player.wood)
        )
        table = make_table(4, size, mode)
        table.show(state, state.seat, legal)
        port = table.view.viewport()
        QTest.mouseClick(port, LEFT, pos=at(table, elements.PINGE_COAL, piece=True))
        with qtbot.waitSignal(table.move_chosen) as chosen:
            QTest.mouseClick(port, LEFT, pos=at(table, target))
        assert chosen.args == [next(move for path, move in legal if path[0] == elements.PINGE_COAL)]

    def test_click_on_another_heap_that_begins_a_move_chooses_it(self, make_table):
        wood, coal = elements.HEAP_BY_GOOD[kinds.Good.WOOD], elements.PINGE_COAL
        state, legal = found(lambda state, legal: {wood, coal} <= {path[0] for path, _ in pointing.paths(state, legal)})
        table = make_table()
        table.show(state, state.seat, legal)
        for element in (coal, wood):
            QTest.mouseClick(table.view.viewport(), LEFT, pos=at(table, element, piece=True))
        assert table._stage.table.selection.path == (wood,)

    def test_farm_beside_a_heap_is_not_hovered_without_a_carried_good(self, make_table):
        wood, food = (elements.HEAP_BY_GOOD[good] for good in (kinds.Good.WOOD, kinds.Good.FOOD))
        state, legal = found(lambda state, legal: any(path[0] == food for path, _ in pointing.paths(state, legal)))
        table = make_table()
        table.show(state, state.seat, legal)
        QTest.mouseMove(table.view.viewport(), at(table, wood))
        assert table._hovered == wood


class TestWood:
    @pytest.mark.rule("E13")
    @pytest.mark.parametrize("size, mode", SIZES, ids=["small", "wide"])
    @pytest.mark.parametrize(
        "mine, x, y", [("pinge", 330, 210), ("pinge", 60, 270), ("tunnel", 800, 400), ("tunnel", 1190, 460)]
    )
    def test_wood_dropped_anywhere_in_a_mine_goes_to_its_next_symbol(self, qtbot, make_table, size, mode, mine, x, y):
        placements = [moves.place_wood(each) for each in kinds.Mine]
        state, legal = found(lambda state, legal: set(placements) <= set(legal) and not state.player.exhausted)
        table = make_table(4, size, mode)
        table.show(state, state.seat, legal)
        point = board_point(table, x, y)
        carry(table, "farm.wood", f"{mine}.wood")
        QTest.mouseMove(table.view.viewport(), point)
        with qtbot.waitSignal(table.move_chosen) as chosen:
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        assert chosen.args == [moves.place_wood(kinds.Mine(mine))]


class TestMines:
    @pytest.mark.parametrize("size, mode", SIZES, ids=["small", "wide"])
    @pytest.mark.parametrize(
        "x, y, target",
        [(330, 210, "pinge.wood"), (60, 270, "pinge.wood"), (800, 400, "tunnel.wood"), (40, 400, "shaft.coal")],
    )
    def test_disk_dropped_anywhere_in_a_mine_is_refused(self, qtbot, make_table, size, mode, x, y, target):
        state, legal = planning_position()
        table = make_table(4, size, mode)
        table.show(state, state.seat, legal)
        point = board_point(table, x, y)
        carry(table, "hand.black", "farmer")
        QTest.mouseMove(table.view.viewport(), point)
        with qtbot.waitSignal(table.refused) as refused:
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        assert refused.args[0] == ("hand.black", target)

    @pytest.mark.parametrize("x, y", [(760, 400), (330, 210)], ids=["tunnel", "pinge"])
    def test_note_about_a_refused_drop_is_beside_the_pointer(self, make_table, x, y):
        state, legal = planning_position()
        table = make_table()
        table.show(state, state.seat, legal)
        table.refused.connect(lambda path, _: table.show_note(path, "Disks go to the farm.", "T1"))
        point = board_point(table, x, y)
        carry(table, "hand.black", "farmer")
        QTest.mouseMove(table.view.viewport(), point)
        QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        dropped, note = table.view.mapToScene(point), table._note.box
        assert note.x <= dropped.x() <= note.right
        assert min(abs(note.y - dropped.y()), abs(note.bottom - dropped.y())) < 30

    @pytest.mark.parametrize("x, y", [(330, 210), (60, 270)], ids=str)
    def test_coal_can_be_put_back_anywhere_in_its_mine(self, qtbot, make_table, x, y):
        state, legal = found(lambda state, legal: moves.EXCAVATE in legal and not state.player.exhausted)
        table = make_table()
        table.show(state, state.seat, legal)
        point = board_point(table, x, y)
        carry(table, elements.PINGE_COAL, "farm.coal")
        QTest.mouseMove(table.view.viewport(), point)
        with qtbot.assertNotEmitted(table.refused):
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        assert table._stage.table.selection.path == ()


class TestStorage:
    @pytest.mark.rule("W3")
    @pytest.mark.parametrize("size, mode", SIZES, ids=["small", "wide"])
    @pytest.mark.parametrize("x", [880, 1010, 1190], ids=str)
    def test_good_can_be_dropped_anywhere_in_the_storage_row(self, qtbot, make_table, size, mode, x):
        stored = moves.store(kinds.Storage.FARM, kinds.Good.FOOD)
        state, legal = found(lambda state, legal: stored in legal and not state.player.buildings)
        table = make_table(4, size, mode)
        table.show(state, state.seat, legal)
        carry(table, "farm.food", "storage.farm")
        point = board_point(table, x, 272)
        QTest.mouseMove(table.view.viewport(), point)
        with qtbot.waitSignal(table.move_chosen) as chosen:
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        assert chosen.args == [stored]

    def test_good_dropped_above_the_storage_row_is_refused(self, qtbot, make_table):
        stored = moves.store(kinds.Storage.FARM, kinds.Good.FOOD)
        state, legal = found(lambda state, legal: stored in legal and not state.player.buildings)
        table = make_table()
        table.show(state, state.seat, legal)
        point = carry(table, "farm.food", "farm.thaler")
        with qtbot.waitSignal(table.refused) as refused:
            QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)
        assert refused.args[0] == ("farm.food", "farm.thaler")


def starts_with_one_move(legal):
    starts = {}
    for path, move in legal:
        starts.setdefault(path[0], []).append((path, move))
    return {start: entries[0] for start, entries in starts.items() if len(entries) == 1}


@pytest.mark.parametrize(
    "rulebook, size, mode, most",
    [
        pytest.param("dutch", *SIZES[0], 150, id="dutch-small-short"),
        *(
            pytest.param(rulebook, *size, 400, id=f"{rulebook}-{size[1].name.lower()}", marks=pytest.mark.long)
            for rulebook in ("dutch", "french")
            for size in SIZES
        ),
    ],
)
def test_a_double_click_plays_the_only_move(make_table, size, mode, rulebook, most):
    table = make_table(3, size, mode)
    chosen = []
    table.move_chosen.connect(chosen.append)
    tried = set()
    for state, legal in islice(positions({"players": 3, "rulebook": rulebook}, 5), most):
        paths = pointing.paths(state, legal)
        new = {
            start: entry
            for start, entry in starts_with_one_move(paths).items()
            if (len(entry[0]), start, state.step) not in tried
        }
        if not new:
            continue
        table.show(state.copy(), state.seat, paths)
        QApplication.processEvents()
        for start, (path, move) in new.items():
            if table.view.scene().area_of(start) is None:
                continue  # A button of the prompt.
            tried.add((len(path), start, state.step))
            chosen.clear()
            double_click(table, start)
            # A path of one element is played by each click.
            assert chosen[:1] == [move], (start, path)
    assert {"hand.black", "pool.A.black", "pinge.coal", "pinge.water"} & {start for _, start, _ in tried}
    assert len({start for _, start, _ in tried}) > 12


def test_double_click_stops_at_the_first_choice(make_table):
    state, legal = found(
        lambda _, legal: {moves.remove_water(1), moves.remove_water(2)} <= set(legal),
        {"players": 3, "rulebook": "english"},
    )
    table = make_table(3)
    table.show(state, state.seat, legal)
    water = "shaft.water" if state.player.exhausted else "pinge.water"
    double_click(table, water)
    assert table._stage.view_state.details.board_buttons == ("water.1", "water.2")


@pytest.mark.parametrize("owners", [0, 1, 2])
def test_chosen_development_is_ringed_and_not_its_owners_disk(make_table, owners):
    """The ring is around the tile, not around the disk of its last owner."""

    def tiles_with_a_choice(state, paths):
        """Tiles with this number of owners for which a path has a third element."""
        return [
            path[1]
            for path, _ in paths
            if path[0] == "player_disk"
            and len(path) > 2
            and len(state.owners[state.box.tiles.index(int(path[1].removeprefix("tile.")))]) == owners
        ]

    state, legal = found(
        lambda state, legal: state.step == Step.EXECUTING and tiles_with_a_choice(state, pointing.paths(state, legal))
    )
    tile = tiles_with_a_choice(state, legal)[0]
    table = make_table()
    table.show(state, state.seat, legal)
    port = table.view.viewport()
    QTest.mouseClick(port, LEFT, pos=at(table, "player_disk", piece=True))
    QTest.mouseClick(port, LEFT, pos=at(table, tile) - QPoint(0, 12))
    assert table._stage.table.selection.path == ("player_disk", tile)
    assert table._stage.table.place_state(tile) is PlaceState.CHOSEN
    assert all(item.ring is None for item in table.view.scene().pieces_of(tile))
