"""Places with little room: portraits, disks, buildings and markers on cards, and the captions of a farm."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.game_ui.haspelknecht.boards import farm, opponents
from haspelknecht_qt.games.haspelknecht.kinds import Building, Step, Worker
from haspelknecht_qt.table import painted_sheets
from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.window_plan import Box, LayoutMode, plan_window
from tests.game_ui.haspelknecht.scene_tables import Tables
from tests.games.haspelknecht.table import Table
from tests.recording_canvas import recording_canvas_class
from tests.ui.games import GAME


class TestCards:
    """Portraits, disks, buildings and markers of a card."""

    @pytest.mark.parametrize("height", [200, 240, 300])
    @pytest.mark.parametrize("exhausted", [False, True])
    @pytest.mark.parametrize("mill", [False, True])
    def test_a_portrait_has_room_beside_the_disks(self, height, exhausted, mill):
        layout = opponents.card_layout(Box(0, 0, 316, height), LayoutMode.WIDE, is_exhausted=exhausted, has_mill=mill)
        assert layout.portrait_width >= (20 if exhausted and mill else 30)
        assert layout.disk_diameter >= 21
        for worker, cell in layout.cells:
            slots = opponents.plan_slots(cell, layout)
            for count in range(1, 4 if worker in (Worker.FARMER, Worker.FARMHAND) else 2):
                left = slots(0, count)[0] - layout.disk_diameter / 2
                assert left >= cell.x + layout.portrait_width
                assert slots(count - 1, count)[0] + layout.disk_diameter / 2 <= cell.right + 1

    @pytest.mark.parametrize("mode, width", [(LayoutMode.WIDE, 316), (LayoutMode.SMALL, 321)])
    @pytest.mark.parametrize("exhausted", [False, True])
    @pytest.mark.parametrize("count", [2, 4, 6])
    def test_disks_on_the_water_mill_can_be_counted(self, mode, width, exhausted, count):
        layout = opponents.card_layout(Box(0, 0, width, 187), mode, is_exhausted=exhausted, has_mill=True)
        cell = dict(layout.cells)[Worker.WATER_MILL]
        xs = [opponents.plan_slots(cell, layout)(index, count)[0] for index in range(count)]
        half = layout.disk_diameter / 2
        assert all(right - left >= half / 2 for left, right in pairwise(xs))
        assert cell.x <= xs[0] - half
        assert xs[-1] + half <= cell.right

    @pytest.mark.parametrize(
        "mode, farm", [(LayoutMode.WIDE, Box(9, 0, 306, 38)), (LayoutMode.SMALL, Box(8, 0, 262, 31))]
    )
    @pytest.mark.parametrize("things", range(1, 10))
    @pytest.mark.parametrize("has_disks", [False, True])
    def test_buildings_and_markers_do_not_cover_the_counts_of_goods(self, mode, farm, things, has_disks):
        last, step = opponents._buildings_end_and_spacing(farm, mode, things, has_unplaced_disks=has_disks)
        size = max(opponents.MIN_ITEM_ZOOM, min(1.0, step / (27 if mode is LayoutMode.WIDE else 24)))
        first = last - step * (things - 1)
        assert first - 16 * size >= opponents._goods_end_x(farm, mode)

    @pytest.mark.parametrize("mode, width", [(LayoutMode.WIDE, 316), (LayoutMode.SMALL, 271)])
    @pytest.mark.parametrize("things", range(10))
    @pytest.mark.parametrize("disks", range(1, 7))
    def test_unplaced_disks_do_not_cover_the_counts_of_goods(self, mode, width, things, disks):
        layout = opponents.card_layout(Box(0, 0, width, 200), mode, is_exhausted=False, has_mill=False)
        slots = opponents.unplaced_disk_slots(layout, mode, things)
        left = slots(0, disks)[0] - opponents.UNPLACED_DISK_DIAMETER / 2
        assert left >= opponents._goods_end_x(layout.farm, mode)


@pytest.fixture
def make_table(qtbot, drawings):
    tables = Tables(qtbot, drawings)
    yield tables
    tables.close()


@pytest.mark.parametrize("size", [(1100, 664), (1280, 720), (1600, 900)])
def test_unplaced_disks_lie_right_of_the_painted_number_of_debts(make_table, monkeypatch, size):
    notes = recording_canvas_class()
    monkeypatch.setattr(painted_sheets, "Canvas", notes)
    state = Table(Step.PLANNING, players=4).state
    player = state.players[1]
    player.cart1[:], player.confirmed, player.debts = [0, 5, 0], True, 8
    player.buildings = sum(Building)
    plan = plan_window(*size)
    table = make_table(4, (int(plan.table_width), size[1]), plan.mode)
    table.set_setup(GAME.setup({"players": 4}, 0))
    table.show(state, 0, ())
    card = dict(table._stage.view_state.opponent_card_boxes)[1]
    [debts] = [box for box in notes.texts["8"] if card.contains(box)]
    disks = table.view.scene().pieces_of("seat.1")
    assert len(disks) == 5
    assert debts.right <= min(item.pos().x() for item in disks) - opponents.UNPLACED_DISK_DIAMETER / 2


def test_note_on_the_coal_begins_right_of_the_outline_around_the_player_disks(make_table, monkeypatch):
    notes = recording_canvas_class()
    monkeypatch.setattr(painted_sheets, "Canvas", notes)
    monkeypatch.setattr(farm.captions, "coal_score_sentence", lambda coal, _vp: "n" * coal)
    state = Table(players=2).state
    table = make_table(2)
    table.set_setup(GAME.setup({"players": 2}, 0))
    for coal in range(12, 40):
        state.players[0].coal = coal
        table.show(state.copy(), 0, ())
        table.skip()
        QCoreApplication.processEvents()
    farm_box, outline = (box_of(table.view.scene().area_of(name).bounds) for name in ("farm", "player_disk"))
    starts = [
        box.x for text in notes.texts if set(text) == {"n"} for box in notes.texts[text] if farm_box.contains(box)
    ]
    # Notes that are too long are painted as pictures.
    assert 1 < len(starts) < 28
    assert min(starts) > outline.right
