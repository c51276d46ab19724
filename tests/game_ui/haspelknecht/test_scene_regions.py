"""Arrangement of the table at every window size: no overlaps, all in the view, and tiles that fill their box."""

import itertools

import pytest

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import hex_field
from haspelknecht_qt.game_ui.haspelknecht.boards.opponents import card_layout, unplaced_disk_slots
from haspelknecht_qt.game_ui.haspelknecht.boards.pools import pool_rows
from haspelknecht_qt.game_ui.haspelknecht.regions import BOARD_HEIGHT, BOARD_WIDTH, MAX_TILE_WIDTH, arrange
from haspelknecht_qt.games.haspelknecht import layouts
from haspelknecht_qt.table.window_plan import MIN_WINDOW_SIZE, Box, LayoutMode, mode_for, plan_window
from tests.ui.games import GAME

NARROWEST_TILE = 60.0
WINDOWS = [
    MIN_WINDOW_SIZE,
    (1280, 720),
    (1366, 768),
    (1559, 859),
    (1180, 1000),
    (1800, 700),
    (1560, 860),
    (1600, 900),
    (1600, 1200),
    (1920, 1080),
    (1920, 1200),
    (2560, 1440),
    (2560, 1080),
    (3440, 1440),
    (3840, 2160),
]
LAYOUTS = GAME.components.layouts


def regions_of(window, seats):
    plan = plan_window(*window)
    return plan, arrange(plan.mode, plan.table_width, window[1], seats)


@pytest.fixture(params=WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def window(request):
    return request.param


@pytest.mark.parametrize("seats", [2, 3, 4])
class TestArrangement:
    def test_boxes_lie_in_the_view_and_do_not_overlap(self, window, seats):
        _, regions = regions_of(window, seats)
        view = Box(0, 0, regions.width, regions.height)
        common = (regions.wheel, regions.developments, regions.pools, regions.prompt, regions.board)
        boxes = [*common, *regions.opponents, *([regions.inspector] if regions.inspector else [])]
        assert all(view.contains(box) for box in boxes)
        assert not [(a, b) for index, a in enumerate(boxes) for b in boxes[index + 1 :] if a.overlaps(b)]

    def test_table_and_side_panel_share_the_window(self, window, seats):
        plan, regions = regions_of(window, seats)
        assert plan.panel_count == (0 if plan.mode is LayoutMode.SMALL else 2 if window[0] > 2.05 * window[1] else 1)
        # Limits of the width of the rail, of one panel, and of two panels.
        least, most = ((60, 60), (366, 440), (722, 722))[plan.panel_count]
        assert least - 1e-9 <= (window[0] - plan.table_width) / plan.scale <= most + 1e-9
        assert regions.scale >= plan.scale - 1e-9

    def test_each_other_player_has_a_card(self, window, seats):
        _, regions = regions_of(window, seats)
        assert len(regions.opponents) == seats - 1

    def test_own_board_keeps_its_proportions_and_a_minimum_width(self, window, seats):
        _, regions = regions_of(window, seats)
        board = regions.board
        assert board.width / board.height == pytest.approx(BOARD_WIDTH / BOARD_HEIGHT)
        if regions.mode is LayoutMode.WIDE:
            assert board.width * regions.scale >= 0.79 * 1204
        else:
            assert board.width * regions.scale >= 820

    def test_parts_of_a_card_do_not_overlap(self, window, seats):
        _, regions = regions_of(window, seats)
        for exhausted in (False, True):
            for mill in (False, True):
                for card in regions.opponents:
                    layout = card_layout(card, regions.mode, is_exhausted=exhausted, has_mill=mill)
                    bands = (layout.head, layout.workers, layout.farm, layout.mine)
                    assert all(card.contains(band) and band.height > 18 for band in bands)
                    assert not any(a.overlaps(b) for a, b in itertools.pairwise(bands))
                    cells = [cell for _, cell in layout.cells]
                    assert all(layout.workers.contains(cell) for cell in cells)
                    assert all(cell.width >= layout.portrait_width + layout.disk_diameter for cell in cells)

    def test_disks_of_a_pool_stay_in_its_trough(self, window, seats):
        _, regions = regions_of(window, seats)
        for row in pool_rows(regions.pools, seats, regions.mode):
            for count in (1, 6, 12, 20):
                for index in range(count):
                    x, y = row.action_disk_position(index, count)
                    assert row.trough.contains(
                        Box(x - row.disk_diameter / 2, y - row.disk_diameter / 2, row.disk_diameter, row.disk_diameter)
                    )
            for index in range(3):
                x, y = row.reserve_disk_position(index, 3)
                half = row.reserve_disk_diameter / 2
                assert row.reserve.contains(Box(x - half, y - half, 2 * half, 2 * half))


def test_wide_arrangement_has_the_designed_boxes():
    regions = arrange(LayoutMode.WIDE, 1554, 1080, 4)
    assert regions.scale == 1
    assert regions.wheel == Box(16, 16, 316, 416)
    assert regions.opponents == tuple(Box(16, 444 + 210 * number, 316, 200) for number in range(3))
    assert regions.pools == Box(1118, 16, 430, 442)
    assert regions.prompt.x == 344
    assert regions.prompt.width == 1204
    assert regions.board.x == 344
    assert regions.board.bottom == 1064
    assert regions.inspector is None


def test_small_windows_have_an_inspector():
    assert arrange(LayoutMode.SMALL, 1220, 720, 4).inspector is not None
    assert mode_for(1559, 900) is LayoutMode.SMALL
    assert mode_for(1560, 859) is LayoutMode.SMALL
    assert mode_for(1560, 860) is LayoutMode.WIDE


def test_only_large_wide_tables_have_fine_print():
    assert arrange(LayoutMode.WIDE, 1554, 1080, 4).has_fine_print
    assert not arrange(LayoutMode.WIDE, 1554 * 0.8, 1080 * 0.8, 4).has_fine_print
    assert not arrange(LayoutMode.SMALL, 1220, 720, 4).has_fine_print


def placements():
    for players in (2, 3, 4):
        yield players, layouts.first_play_placement(players)
    for layout in LAYOUTS.values():
        for players in layout.player_counts:
            yield players, layouts.place_random_tiles(layout, Generator(players, 1))


@pytest.mark.parametrize("players, placement", list(placements()))
@pytest.mark.parametrize("size", [(1554, 1080), (1220, 720), (1554, 1200)])
def test_tiles_lie_in_their_box_and_touch_their_neighbours(players, placement, size):
    mode = LayoutMode.SMALL if size[0] < 1500 else LayoutMode.WIDE
    regions = arrange(mode, *size, players)
    field = hex_field(regions.developments, placement)
    assert set(field.tile_centres) == set(placement.tile_numbers)
    assert set(field.assist_centres) == {1, 2, 3, 4}
    assert field.tile_width <= MAX_TILE_WIDTH
    if mode is LayoutMode.WIDE:
        assert field.tile_width >= NARROWEST_TILE
    for (x, y), width in [
        *((centre, field.tile_width) for centre in field.tile_centres.values()),
        *((centre, field.assist_width) for centre in field.assist_centres.values()),
    ]:
        radius = width / 3**0.5
        around = Box(x - width / 2, y - radius, width, 2 * radius)
        assert regions.developments.contains(around, slack=0.6)
    for number, near in layouts.adjacent_tiles(placement).items():
        for other in near:
            (x, y), (u, v) = field.tile_centres[number], field.tile_centres[other]
            assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 == pytest.approx(field.tile_width)


@pytest.mark.parametrize("players, placement", list(placements()))
def test_assist_tiles_do_not_overlap_tiles(players, placement):
    field = hex_field(arrange(LayoutMode.WIDE, 1554, 1080, players).developments, placement)
    least = (field.tile_width + field.assist_width) / 2
    for x, y in field.assist_centres.values():
        for u, v in field.tile_centres.values():
            assert ((x - u) ** 2 + (y - v) ** 2) ** 0.5 >= least - 1e-6


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", [(1340, 1050), (1220, 960), (1220, 1024)])
def test_high_small_windows_leave_no_stripe_of_the_table_empty(size, seats):
    regions = arrange(LayoutMode.SMALL, *size, seats)
    assert regions.inspector.y >= regions.pools.bottom
    assert regions.prompt.y - regions.wheel.bottom < 0.12 * regions.height
    assert regions.developments.width > 1.35 * arrange(LayoutMode.SMALL, 1220, 720, seats).developments.width


@pytest.mark.parametrize("things", range(7))
@pytest.mark.parametrize("mode", list(LayoutMode))
def test_unplaced_disks_lie_side_by_side_on_the_farm_of_a_card(mode, things):
    box = Box(0, 0, 316, 200)
    layout = card_layout(box, mode, is_exhausted=False, has_mill=False)
    spots = [unplaced_disk_slots(layout, mode, things)(index, 4) for index in range(4)]
    assert all(layout.farm.contains_point(x, y) for x, y in spots)
    assert [x for x, _ in spots] == sorted({x for x, _ in spots})
