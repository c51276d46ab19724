"""Animations of events on the table of Gueules Noires: trajectories of pieces, and temporary pictures."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from haspelknecht_qt.game_ui.gueules_noires import animation, effects, elements, pieces, pointing
from haspelknecht_qt.game_ui.gueules_noires.animation import GueulesNoiresAnimation
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.state import (
    FACE_COLOURS,
    FACE_MINECARTS,
    FACE_SIDES,
    MineSide,
    StackKind,
    Step,
)
from haspelknecht_qt.table.painted_sheets import Layer
from haspelknecht_qt.table.trajectory import STRAIGHT
from haspelknecht_qt.table.window_plan import LayoutMode
from tests.game_ui.gueules_noires.playing import walk
from tests.game_ui.gueules_noires.scene_tables import Tables
from tests.game_ui.scene_tables import lying
from tests.games.gueules_noires.table import GAME
from tests.table.stopped_clock import stop_time, wait

SIZES = [((1554, 1080), LayoutMode.WIDE), ((1220, 720), LayoutMode.SMALL)]


@pytest.fixture
def tables(qtbot, drawings):
    """Makes tables on which time passes only when a test calls `wait`."""
    made = Tables(qtbot, drawings)
    yield lambda *chosen: stop_time(made(*chosen))
    made.close()


def find_narration(event_kind, players=2, seed=1, wanted=lambda _event, _state: True):
    """First move of a game with such an event: the position before it, its legal moves, and the narration."""
    for state, legal, move in walk({"players": players, "first_player": "lot"}, seed):
        before = state.copy()
        narration = list(GAME.events_with_states(before.copy(), move))
        if any(isinstance(event, event_kind) and wanted(event, before) for event, _ in narration):
            return before, legal, narration
    raise AssertionError("never told")


def begin(table, before, narration, *, seat=None, speed=1.0):
    """Shows a position, then begins a narration."""
    viewer = before.seat if seat is None else seat
    table.set_duration_factor(0.0)
    table.show(before, viewer)
    table.set_duration_factor(speed)
    table.show(narration[-1][1], viewer, (), narration)


def temporary_pictures(table):
    """Temporary pictures on the table."""
    return [
        item
        for item in table.view.scene().items()
        if type(item) is QGraphicsPixmapItem and item.zValue() == Layer.FLYING + 1
    ]


def tile_pictures(table):
    """Visible temporary pictures that are as high as a tile."""
    return [item for item in temporary_pictures(table) if item.isVisible() and item.boundingRect().height() > 60]


def wait_until(table, wanted, patience=6000):
    """Waits until a condition holds, while anything moves; returns whether it held in time."""
    for _ in range(patience // 20):
        if wanted():
            return True
        if not table.is_busy and not temporary_pictures(table):
            return False
        wait(table, 20)
    return False


def is_at_rest(table):
    """Whether no animation runs, no temporary picture is left and no sheet is turned."""
    sheets = table._stage.sheets
    turned = [sheets.item(name).rotation() for name in (effects.CLOCK_HAND, effects.SCORING_MARKER)]
    return not table.is_busy and not temporary_pictures(table) and turned == [0, 0]


@pytest.mark.parametrize("size, mode", SIZES)
def test_displaced_workers_avoid_other_spaces_and_leave_before_others_arrive(tables, size, mode):
    table = tables(2, size, mode)
    state, _, narration = find_narration(events.WorkersDisplaced)
    table.show(narration[-1][1], state.seat)
    geometry = Geometry(table._art, table._regions)
    for space in (0, 3, 9, 12, 17, 20):
        origin = elements.space(space)
        way = animation.trajectory_of(geometry, state, pieces.worker_kind("woad"), origin, f"{pieces.CANTEEN_PLACE}.1")
        arrives = animation.trajectory_of(geometry, state, pieces.worker_kind("madder"), elements.CREW, origin)
        assert way.lead_time > arrives.lead_time
        corners = [(x, y) for x, y in way.via_points]
        assert len(corners) == 3
        for number in range(22):
            box = geometry.space_box(number)
            own = number == space
            for x, y in corners[1:] if own else corners:
                assert not (box.x < x < box.right and box.y < y < box.bottom), (space, number)
    assert (
        animation.trajectory_of(
            geometry, state, pieces.worker_kind("woad"), f"{pieces.BANK_PLACE}.1", f"{pieces.CANTEEN_PLACE}.1"
        ).via_points
        == ()
    )


def test_loaded_coal_flies_from_minecart_to_cage_in_an_arc(tables):
    table = tables(2)
    state, legal, narration = find_narration(events.CubeLoaded)
    table.show(state, state.seat, pointing.paths(state, legal))
    level, cube = next((event.level, event.cube) for event, _ in narration if isinstance(event, events.CubeLoaded))
    scene = table.view.scene()
    carts = {item.piece.id: item.pos() for item in scene.pieces_of(elements.cart_cubes_element(level, cube))}
    begin(table, state, narration)
    items = [scene.item(piece) for piece in carts]
    moving = next(item for item in items if item.piece.place == pieces.cage_load_place(level))
    start = carts[moving.piece.id]
    end = scene.home_position(moving.piece)
    wait(table, 70)
    part = (moving.x() - start.x()) / (end.x() - start.x())
    assert 0 < part < 1
    straight = start.y() + (end.y() - start.y()) * part
    assert moving.y() < straight - 2
    table.skip()
    assert moving.pos() == end


def test_pieces_without_a_trajectory_of_their_own_move_straight(tables):
    table = tables(2)
    state, _, _ = find_narration(events.WorkersPlaced)
    table.show(state, state.seat)
    geometry = Geometry(table._art, table._regions)
    assert (
        animation.trajectory_of(geometry, state, pieces.worker_kind("woad"), elements.space(1), elements.CREW)
        is STRAIGHT
    )
    assert animation.trajectory_of(geometry, state, pieces.CAGE, elements.level(1), elements.level(2)) is STRAIGHT


@pytest.mark.parametrize("stack_kind", list(StackKind))
def test_revealed_piece_shows_its_back_before_it_turns_over(tables, stack_kind):
    kind = events.TileRevealed if stack_kind is StackKind.TILES else events.OrderRevealed
    table = tables(2)
    state, _, narration = find_narration(kind, seed=2, wanted=lambda _event, before: before.step is Step.REFILL)
    table.show(state, state.seat)
    scene = table.view.scene()
    before = {piece.id for place in scene._ledger.occupied_places() for piece in scene.pieces_in(place)}
    begin(table, state, narration)
    new = [
        scene.item(piece.id)
        for place in scene._ledger.occupied_places()
        for piece in scene.pieces_in(place)
        if piece.id not in before and place.startswith(pieces.OFFER)
    ]
    assert len(new) == 1
    face = table._scene.pictures.picture(new[0].piece.kind, new[0].size, scene.pixel_ratio).cacheKey()
    back = table._scene.pictures.picture(f"back.{stack_kind.name.lower()}", new[0].size, scene.pixel_ratio).cacheKey()
    wait(table, 20)
    assert new[0].pixmap().cacheKey() == back
    assert wait_until(table, lambda: new[0].transform().m11() < 0.9)
    assert wait_until(table, lambda: new[0].pixmap().cacheKey() == face)
    table.skip()
    assert new[0].pixmap().cacheKey() == face
    assert new[0].transform().m11() == 1.0


def test_delivered_order_turns_over_while_its_vehicle_drives_off(tables):
    table = tables(2)
    state, _, narration = find_narration(events.OrderDelivered)
    delivered = next(event.order for event, _ in narration if isinstance(event, events.OrderDelivered))
    table.show(state, state.seat)
    card = table.view.scene().pieces_of(elements.order(delivered))[0]
    face = card.pixmap().cacheKey()
    begin(table, state, narration)
    assert wait_until(table, lambda: bool(temporary_pictures(table)))
    way = [item.x() for item in temporary_pictures(table)]
    wait(table, 120)
    assert any(now.x() > was for now, was in zip(temporary_pictures(table), way, strict=False))
    assert wait_until(table, lambda: card.scene() is not None and card.pixmap().cacheKey() != face)
    table.skip()
    assert is_at_rest(table)
    assert pieces.order_place(delivered) not in lying(table)


def test_bought_tile_slides_out_of_the_shaft_and_lights_its_lamp(tables):
    table = tables(2)
    state, _, narration = find_narration(
        events.TileBought, wanted=lambda event, _: FACE_SIDES[event.face] == MineSide.LIT
    )
    begin(table, state, narration)
    geometry = Geometry(table._art, table._regions)
    shaft = geometry.box_in_mine("shaft.rail")
    assert wait_until(table, lambda: any(item.x() < shaft.x for item in tile_pictures(table)))
    assert wait_until(table, lambda: len([item for item in tile_pictures(table) if item.opacity() < 1]) == 1), (
        "the lamp goes on"
    )
    table.skip()
    assert is_at_rest(table)


def test_cubes_fall_into_the_minecarts_of_a_new_tile_and_rock(tables):
    table = tables(2)
    state, _, narration = find_narration(
        events.MinecartLoaded, wanted=lambda event, before: before.step is Step.PLACE and before.seat == event.seat
    )
    scene = table.view.scene()

    def cubes():
        """The cubes on minecarts that have come onto the table."""
        found = [
            piece for place in scene._ledger.occupied_places() for piece in scene.pieces_in(place) if "wagon." in place
        ]
        return [item for piece in found if (item := scene.item(piece.id)) is not None]

    def falling():
        return [item for item in cubes() if scene.home_position(item.piece).y() - item.y() > 0.01]

    begin(table, state, narration)
    assert wait_until(table, falling)
    high = animation.DROP_HEIGHT * Geometry(table._art, table._regions).mine_scale
    for item in falling():
        home = scene.home_position(item.piece)
        assert abs(item.x() - home.x()) < 0.01
        assert home.y() - item.y() <= high + 0.01
        assert item.zValue() < Layer.OUTCOME, "behind the tub"
    assert wait_until(table, lambda: any(item.rotation() for item in cubes()))
    table.skip()
    assert is_at_rest(table)
    assert not any(item.rotation() or item.transformOriginPoint().manhattanLength() for item in cubes())


def test_the_cubes_of_one_tile_fall_together():
    _, _, narration = find_narration(
        events.TileBought,
        wanted=lambda event, before: FACE_MINECARTS[event.face] == 2 and before.supply[FACE_COLOURS[event.face]] > 1,
    )
    loaded = [event for event, _ in narration if isinstance(event, events.MinecartLoaded)]
    assert len(loaded) == 2
    group_events = [
        event
        for event, _ in GueulesNoiresAnimation(None).group_events(narration)
        if isinstance(event, events.MinecartLoaded)
    ]
    assert group_events == loaded[-1:]


def test_gained_francs_show_banknotes_for_every_viewer(tables):
    table = tables(2)
    state, _, narration = find_narration(events.FrancsGained, seed=2, wanted=lambda event, _state: event.francs >= 3)
    gained = next(event for event, _ in narration if isinstance(event, events.FrancsGained))
    for viewer in (gained.seat, 1 - gained.seat):
        begin(table, state, narration, seat=viewer)
        # There are two clouds of smoke at most.
        assert wait_until(table, lambda: len(temporary_pictures(table)) >= effects.MAX_NOTES)
        table.skip()
        assert is_at_rest(table)


def test_smoke_continues_when_the_places_are_set_again(tables):
    table = tables(2)
    state, _, narration = find_narration(events.WorkersPlaced)
    begin(table, state, narration)
    assert wait_until(table, lambda: bool(temporary_pictures(table)))
    clouds = temporary_pictures(table)
    table._stage.table.set_places(table.view.scene().places)
    assert temporary_pictures(table) == clouds
    table.skip()
    assert is_at_rest(table)


def test_smoke_drifts_without_keeping_the_table_busy(tables):
    table = tables(2)
    state, _, narration = find_narration(events.WorkersPlaced)
    begin(table, state, narration)
    assert wait_until(table, lambda: bool(temporary_pictures(table)))
    assert wait_until(table, lambda: not table.is_busy)
    clouds = temporary_pictures(table)
    assert len(clouds) == 2
    start = [cloud.x() for cloud in clouds]
    wait(table, 100)
    assert all(cloud.x() > x for cloud, x in zip(clouds, start, strict=True))
    table.skip()
    assert is_at_rest(table)


def test_no_smoke_is_left_after_a_second_placement_before_the_smoke_has_gone(tables):
    table = tables(2)
    state, _, narration = find_narration(events.WorkersPlaced)
    begin(table, state, narration)
    assert wait_until(table, lambda: bool(temporary_pictures(table)) and not table.is_busy)
    table.show(narration[-1][1], state.seat, (), narration)
    assert wait_until(table, lambda: len(temporary_pictures(table)) == 4)
    wait(table, 2 * effects.DRIFT_DURATION)
    assert is_at_rest(table)


@pytest.mark.parametrize("size, mode", SIZES)
def test_shift_end_animates_rows_prizes_and_the_clock_hand(tables, size, mode):
    table = tables(3, size, mode)
    state, _, narration = find_narration(
        events.MajorityScored, players=3, wanted=lambda event, _: event.shift == 2 and any(event.prizes)
    )
    begin(table, state, narration, seat=0)
    markers = set()

    def marker():
        found = table._stage._painted_view_state.details.marked_element
        if found is not None:
            markers.add(found)
        return table._stage.sheets.item(effects.SCORING_MARKER).rotation() < 0

    assert wait_until(table, marker), "the scoring marker goes on"
    assert wait_until(table, lambda: marker() is None or any(item.isVisible() for item in temporary_pictures(table))), (
        "a prize goes"
    )
    assert wait_until(table, lambda: marker() is None or len(markers) > 2), "row after row"
    assert wait_until(table, lambda: table._stage.sheets.item(effects.CLOCK_HAND).rotation() < 0, 20000), (
        "to the next shift"
    )
    table.skip()
    assert is_at_rest(table)
    assert table._stage.view_state.state.shift == 3


@pytest.mark.parametrize("size, mode", SIZES)
def test_each_seat_has_a_different_score_position_for_prizes(tables, size, mode):
    table = tables(4, size, mode)
    state, _, _ = find_narration(events.WorkersPlaced, players=4)
    table.show(state, 1)
    view_state = table._stage.view_state
    found = [effects.score_position(view_state, seat) for seat in range(4)]
    assert len(set(found)) == 4
    assert all(0 < x < view_state.regions.width and 0 < y < view_state.regions.height for x, y in found)


MOVING = (
    events.WorkersPlaced,
    events.WorkersDisplaced,
    events.TileBought,
    events.MinecartLoaded,
    events.FrancsGained,
    events.OrderDelivered,
    events.CageMoved,
    events.CubeLoaded,
    events.CellFilled,
    events.MajorityScored,
    events.ShiftEnded,
    events.TileLookedAt,
    events.TileReturned,
)


@pytest.mark.parametrize("kind", MOVING)
def test_reduced_motion_or_zero_duration_shows_no_temporary_pictures(tables, kind):
    table = tables(2)
    state, _, narration = find_narration(kind, seed=2 if kind in {events.TileLookedAt, events.TileReturned} else 1)
    table.set_reduced_motion(True)
    begin(table, state, narration)
    assert not temporary_pictures(table)
    for _ in range(8):
        wait(table, 15)
        assert not temporary_pictures(table)
    table.skip()
    assert is_at_rest(table)
    table.set_reduced_motion(False)
    begin(table, state, narration, speed=0.0)
    assert is_at_rest(table)


@pytest.mark.parametrize("kind", MOVING)
def test_skip_at_any_moment_leaves_every_piece_at_its_place(tables, kind):
    table = tables(2)
    state, _, narration = find_narration(kind, seed=2 if kind in {events.TileLookedAt, events.TileReturned} else 1)
    for moment in (0, 30, 150):
        begin(table, state, narration)
        wait(table, moment)
        table.skip()
        assert is_at_rest(table)
        scene = table.view.scene()
        for place in scene._ledger.occupied_places():
            for piece in scene.pieces_in(place):
                item = scene.item(piece.id)
                home = scene.home_position(piece)
                assert home is None or (item.pos() - home).manhattanLength() < 0.01
                assert item.transform().m11() == 1.0
                assert item.opacity() == 1.0


def test_new_seats_during_an_animation_leave_an_empty_table(tables):
    table = tables(2)
    state, _, narration = find_narration(events.WorkersPlaced)
    begin(table, state, narration)
    wait(table, 60)
    table.set_seats(table._seats)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not temporary_pictures(table)
    assert not lying(table)


def delivery_with_remaining_orders():
    """A move that delivers an order, while orders in later slots remain: the state before it, and its narration."""

    def leaves_a_gap(event, before):
        return before.player.orders.index(event.order) < len(before.player.orders) - 1

    state, _, narration = find_narration(events.OrderDelivered, wanted=leaves_a_gap)
    return state, narration


def test_remaining_orders_move_up_after_a_delivered_order_has_gone(tables):
    table = tables(2)
    state, narration = delivery_with_remaining_orders()
    seat, scene = state.seat, table.view.scene()
    delivered = [event.order for event, _ in narration if isinstance(event, events.OrderDelivered)]
    table.show(state, seat)
    remaining = [number for number in state.player.orders if number not in delivered]

    def cards():
        return {number: scene.pieces_of(pieces.order_place(number))[0].pos() for number in remaining}

    before = cards()
    gone = scene.pieces_in(pieces.order_place(delivered[0]))[0].id
    begin(table, state, narration, seat=seat)
    assert cards() == before
    marks = table._stage.sheets.item(effects.ORDER_MARKS)
    assert wait_until(table, lambda: not marks.isVisible())
    while scene.item(gone) is not None:
        assert cards() == before
        wait(table, 20)
    assert wait_until(table, lambda: cards() != before)
    moving = [number for number in remaining if cards()[number] != before[number]]
    for number in moving:
        on_card = [item for place in range(3) for item in scene.pieces_of(pieces.order_spot_place(number, place))]
        card = scene.pieces_of(pieces.order_place(number))[0]
        assert all(item.zValue() > card.zValue() for item in on_card)
    table.skip()
    assert marks.isVisible()
    assert is_at_rest(table)
    assert all(item.pos() == scene.home_position(item.piece) for item in scene._items.values())
