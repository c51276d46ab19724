"""Cards with little room: portraits, disks, buildings and markers."""

import pytest

from haspelknecht_qt.game_ui.haspelknecht.boards import opponents
from haspelknecht_qt.games.haspelknecht.kinds import Worker
from haspelknecht_qt.table.window_plan import Box, LayoutMode


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

    @pytest.mark.parametrize(
        "mode, farm", [(LayoutMode.WIDE, Box(9, 0, 306, 38)), (LayoutMode.SMALL, Box(8, 0, 262, 31))]
    )
    @pytest.mark.parametrize("things", range(1, 10))
    def test_buildings_and_markers_do_not_cover_the_counts_of_goods(self, mode, farm, things):
        last, step = opponents._buildings_end_and_spacing(farm, mode, things)
        size = max(opponents.MIN_THING_ZOOM, min(1.0, step / (27 if mode is LayoutMode.WIDE else 24)))
        first = last - step * (things - 1)
        assert first - 16 * size >= opponents._goods_end_x(farm, mode)
