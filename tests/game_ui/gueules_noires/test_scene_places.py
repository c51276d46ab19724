"""Layout of the table of Gueules Noires, at every size and with every number of seats."""

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from haspelknecht_qt import paths
from haspelknecht_qt.core.game import NO_SEAT
from haspelknecht_qt.game_ui.gueules_noires import elements, pieces, places, pointing
from haspelknecht_qt.game_ui.gueules_noires.boards import majorities, mine, mine_layout, tray
from haspelknecht_qt.game_ui.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.game_ui.gueules_noires.places_key import places_key
from haspelknecht_qt.game_ui.gueules_noires.regions import arrange
from haspelknecht_qt.game_ui.gueules_noires.texts.captions import Caption
from haspelknecht_qt.game_ui.gueules_noires.texts.game_texts import make_texts
from haspelknecht_qt.games.gueules_noires.majorities import element_counts
from haspelknecht_qt.games.gueules_noires.printed import SPACE_IDS
from haspelknecht_qt.games.gueules_noires.state import LAST_SHIFT, Colour, Step
from haspelknecht_qt.table import painted_sheets, themes
from haspelknecht_qt.table.art import Art
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.window_plan import Box, plan_window
from tests.game_ui.gueules_noires.playing import positions, walk
from tests.game_ui.gueules_noires.shown_positions import at_step
from tests.game_ui.scene_tables import NAMES, lying
from tests.games.gueules_noires.table import GAME
from tests.recording_canvas import recording_canvas_class

WINDOWS = [(1280, 720), (1600, 900), (1600, 1000), (1920, 1080), (2560, 1080), (3840, 2160)]
PIECE_PLACE_KINDS = (
    mine_layout.MINECART_PLACE,
    pieces.OFFER,
    pieces.SPOT,
    pieces.CAGE_LOAD,
    pieces.BANK_PLACE,
    pieces.CANTEEN_PLACE,
    elements.WAITING_MINECART,
)


def box(shape):
    return Box(shape.x, shape.y, shape.width, shape.height)


def table_for_window(tables, window, players):
    """Table of the size that it has in a window of this size."""
    plan = plan_window(*window)
    return tables(players, (round(plan.table_width), window[1]), plan.mode)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("window", WINDOWS)
def test_regions_do_not_overlap_and_lie_within_the_view(window, players):
    plan = plan_window(*window)
    regions = arrange(plan.mode, plan.table_width, window[1], players)
    view = Box(0, 0, regions.width, regions.height)
    assert len(regions.opponents) == players - 1
    for region in regions.all():
        assert view.contains(region), region
    for one, other in combinations(regions.all(), 2):
        assert not one.overlaps(other), (one, other)


def test_only_a_very_wide_window_has_a_forecast_region():
    plan = plan_window(2560, 1080)
    assert arrange(plan.mode, plan.table_width, 1080, 4).forecast is not None
    plan = plan_window(1920, 1080)
    assert arrange(plan.mode, plan.table_width, 1080, 4).forecast is None


def samples(players, seed):
    """Some positions of each step of a random game, with their paths."""
    seen = {}
    for number, (state, legal) in enumerate(positions({"players": players, "first_player": "lot"}, seed)):
        count = seen.get(state.step, 0)
        if count < 2 or number % 40 == 0:
            seen[state.step] = count + 1
            yield state.copy(), pointing.paths(state, legal)


@pytest.mark.parametrize("players", [2, pytest.param(3, marks=pytest.mark.long), 4])
@pytest.mark.parametrize("window", [(1280, 720), pytest.param((1600, 900), marks=pytest.mark.long), (2560, 1080)])
def test_places_are_nested_or_apart_and_lie_within_the_view(tables, window, players):
    table = table_for_window(tables, window, players)
    for state, moves in samples(players, 2):
        table.show(state, state.seat, moves)
        scene = table.view.scene()
        view = scene.sceneRect()
        area = Box(view.x(), view.y(), view.width(), view.height())
        found = [
            place for place in scene.places if elements.kind_of(place.id) not in {elements.CAGE, *PIECE_PLACE_KINDS}
        ]
        for place in found:
            assert area.contains(box(place.shape), slack=1.0), place.id
        for one, other in combinations(found, 2):
            first, second = box(one.shape), box(other.shape)
            apart = not first.overlaps(second.grown(-1.5))
            nested = first.contains(second, 1.5) or second.contains(first, 1.5)
            in_shaft = {elements.LEVEL_BY_ELEMENT.get(place.id) for place in (one, other)} != {None}
            assert apart or nested or in_shaft, (one.id, other.id, state.step)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_tray_of_the_draft_leaves_the_minecart_factory_visible(drawings, window, players):
    plan = plan_window(*window)
    art = Art(paths.art_folders(GAME.name), themes.LIGHT, drawings)
    geometry = Geometry(art, arrange(plan.mode, plan.table_width, window[1], players))
    total = 3 * players + 1
    layout = tray.draft_tray(geometry, total, total)
    for name in ("factory", "delivery"):
        assert not layout.box.overlaps(geometry.box_in_yard(name))
    assert geometry.regions.yard.contains(layout.box)
    for card in layout.piece_boxes:
        assert layout.box.contains(card)
        assert card.width * geometry.regions.scale > 68
    for one, other in combinations(layout.piece_boxes, 2):
        assert not one.overlaps(other)


def test_cubes_in_a_mine_keep_places_when_others_change():
    lying_now = {"a": 0, "c": 1}
    found = mine_layout.assign_cubes(("a", "b", "c", "d"), (1, 2, 0, 0), lying_now, ("d",))
    assert found == {"a": 0, "c": 1, "d": 1}
    left = mine_layout.assign_cubes(("a", "b", "c"), (1, 0, 0, 0), {"a": 0, "b": 0}, (), leaving_place="a")
    assert left == {"b": 0}


def test_order_spots_show_the_cubes_and_free_spots_of_the_state():
    for players in (2, 4):
        for state, _ in positions({"players": players, "first_player": "lot"}, 1):
            for order in state.player.orders:
                found = mine_layout.order_spots(state, order)
                cubes = [sum(colour in spot.cubes and spot.cubes.count(colour) for spot in found) for colour in Colour]
                assert cubes == state.cubes_on_order(order)
                free = [sum(spot.is_free and spot.colour == colour for spot in found) for colour in Colour]
                assert free == state.free_cells(order)
                assert all(not spot.cubes if spot.is_free else 1 <= len(spot.cubes) <= 2 for spot in found)


def test_five_drawn_pieces_lie_face_down_for_the_other_seat(tables):
    from tests.games.gueules_noires.table import GAME  # noqa: PLC0415

    table = tables(2)
    for state, legal in positions({"players": 2, "first_player": "lot"}, 2):
        if state.step is Step.TAKE:
            other = 1 - state.seat
            table.show(GAME.observe(state, other), other)
            kinds = [kinds for place, kinds in lying(table).items() if elements.kind_of(place) == elements.HAND]
            assert kinds
            assert all(kind.startswith("back.") for row in kinds for kind in row)
            table.show(GAME.observe(state, state.seat), state.seat, pointing.paths(state, legal))
            kinds = [kinds for place, kinds in lying(table).items() if elements.kind_of(place) == elements.HAND]
            assert kinds
            assert not any(kind.startswith("back.") for row in kinds for kind in row)
            return
    raise AssertionError("nobody drew five")


def shown_tray(table, state, observer):
    """Picture of the tray as this observer sees it. The acting player's board is in front, as on a second screen."""
    table.show(GAME.observe(state, observer), state.seat, observer=observer)
    view_state = table._stage.view_state
    found = places.tray_of(Geometry(table._art, view_state.regions), places_key(view_state))
    return tray.tray_picture(view_state, found)


def test_second_screen_names_the_player_who_sees_the_drawn_pieces(tables):
    table = tables(2)
    state, _ = at_step(Step.TAKE)
    assert shown_tray(table, state, state.seat).viewer_text == Caption.ONLY_YOU.text
    name = NAMES[state.seat]
    assert shown_tray(table, state, NO_SEAT).viewer_text == Caption.ONLY_PLAYER.format(name=name)


def test_only_the_player_who_chooses_is_asked_to_choose_orders(tables):
    table = tables(2)
    state, _ = at_step(Step.DRAFT)
    assert shown_tray(table, state, state.seat).title == Caption.DRAFT.text
    for observer in (1 - state.seat, NO_SEAT):
        assert shown_tray(table, state, observer).title == Caption.DRAFT_OF_OTHERS.text


def test_spaces_lie_in_the_same_places_with_two_and_four_seats(tables):
    two, four = tables(2), tables(4)
    for table, players in ((two, 2), (four, 4)):
        state = next(
            state for state, _ in positions({"players": players, "first_player": "lot"}, 2) if state.step is Step.PLACE
        )
        table.show(state, state.seat)
    where = [
        {place.id: place.shape for place in table.view.scene().places if elements.kind_of(place.id) == elements.SPACE}
        for table in (two, four)
    ]
    assert set(where[0]) == {f"space.{name}" for name in SPACE_IDS}
    assert where[0] == where[1]


@pytest.mark.parametrize("window", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1080)])
def test_no_text_on_the_table_is_cut_off(tables, window, monkeypatch):
    cut = []
    fitted = Canvas.paint_elided_text

    def watched(canvas, x, y, text, width, *style):
        if canvas.text_width(text, *style[:1]) > width + 0.5:
            cut.append(text)
        return fitted(canvas, x, y, text, width, *style)

    monkeypatch.setattr(Canvas, "paint_elided_text", watched)
    table = table_for_window(tables, window, 4)
    for state, moves in samples(4, 2):
        table.show(state, state.seat, moves)
        QApplication.processEvents()
    # The forecast's details may be long: its tooltip and the score sheet show all of them.
    assert cut == []


def test_covered_orders_of_others_are_not_counted_before_the_next_scoring(tables):
    table = tables(2)
    cells = 8
    for state, _ in positions({"players": 2, "first_player": "lot", "delivered": "covered"}, 1):
        for viewer in (0, 1):
            other = 1 - viewer
            if state.shift == 1 and state.players[other].delivered:
                table.show(state, viewer)
                rows = majorities.clock_picture(table._stage.view_state).rows
                assert [row.counts[1] for row in rows[:cells]] == [0] * cells
                assert all(row.hidden_card_flags == (False, True) for row in rows[:cells])
                assert not any(row.hidden_card_flags[1] for row in rows[cells:])
                own = [row.counts[0] for row in rows]
                assert own == element_counts(state, viewer)
                table.show_board_of(other)
                on_board = mine.mine_picture(table._stage.view_state, ())
                assert on_board.spot_counts == (0, 0, 0, 0)
                assert on_board.has_covered_orders
                assert on_board.delivered_count == len(state.players[other].delivered)
                # A second screen has the acting player's board in front, but nobody's knowledge.
                table.show_board_of(None)
                table.show(state, other, observer=NO_SEAT)
                assert mine.mine_picture(table._stage.view_state, ()).has_covered_orders
                return
    raise AssertionError("nobody delivered in shift I")


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_frame_of_a_second_prize_does_not_cross_the_count(tables, window, monkeypatch):
    notes, frames = recording_canvas_class(), []

    def rect(canvas, box, fill=None, line=None, *look, **options):
        if line == "slot_e" and fill is None:
            frames.append(box)
        return Canvas.rect(canvas, box, fill, line, *look, **options)

    notes.rect = rect
    monkeypatch.setattr(painted_sheets, "Canvas", notes)
    table = table_for_window(tables, window, 3)
    state = next(
        state.copy()
        for state, _ in positions({"players": 3, "first_player": "lot", "delivered": "open"}, 1)
        if state.shift == LAST_SHIFT and state.step is Step.PLACE
    )
    for seat, cubes in enumerate((0, 3, 5)):
        state.players[seat].coal[:4], state.players[seat].minecarts[0] = [cubes, 0, 0, 0], 9
    table.show(state, 0)
    QApplication.processEvents()
    row = majorities.clock_layout(table._stage.view_state.regions, 3, LAST_SHIFT).rows[majorities.CARD_ELEMENT_COUNT]
    (frame,) = (frame for frame in frames if row.contains(frame))
    (count,) = (box for box in notes.texts["6"] if row.contains(Box(*box.center, 0, 0)))
    assert frame.contains(count), (frame, count)


def finished_state():
    """The end of a two-seat game."""
    # The positions of a walk are one state, which is at the end of the game after the last of them.
    *_, (state, _, _) = walk({"players": 2, "first_player": "lot"}, 1)
    return state


@pytest.mark.rule("GE4", "GS7")
def test_clock_names_a_next_starting_player_only_if_a_shift_follows(tables):
    table = tables(2)
    seen = set()
    for state in [
        *(state.copy() for state, _ in positions({"players": 2, "first_player": "lot"}, 1)),
        finished_state(),
    ]:
        if (state.shift, state.step) not in seen and state.step in {Step.PLACE, Step.OVER}:
            seen.add((state.shift, state.step))
            table.show(state, 0)
            picture = majorities.clock_picture(table._stage.view_state)
            assert (picture.next_starter_name == "") == (state.shift == LAST_SHIFT)
            assert majorities.marked_element(picture) == 0
    assert seen == {(1, Step.PLACE), (2, Step.PLACE), (3, Step.PLACE), (3, Step.OVER)}


@pytest.mark.rule("GF1")
def test_panel_of_the_score_shows_the_final_score_after_the_end(tables):
    table, texts = tables(2), make_texts(GAME)
    first, _ = next(positions({"players": 2, "first_player": "lot"}, 1))
    for state in (first, finished_state()):
        table.show(state, 0)
        shown = majorities.forecast_picture(table._stage.view_state, texts)
        assert shown.is_final == (state.step is Step.OVER)
        assert shown.total == GAME.standing(state).seats[0].total


def test_free_order_spots_show_where_a_cube_can_come_from():
    seen = set()
    for state, _ in positions({"players": 2, "first_player": "lot"}, 1):
        player = state.player
        for order in player.orders:
            found = mine_layout.order_spots(state, order)
            for spot, where in zip(found, mine_layout.cube_sources(player, found), strict=True):
                seen.add(where)
                assert (where is None) == (not spot.is_free)
                at_hand = player.stock[spot.colour] + player.cage[spot.colour]
                assert where is not mine_layout.CubeOrigin.STORAGE_OR_CAGE or at_hand
                assert where is not mine_layout.CubeOrigin.NOWHERE or at_hand < state.free_cells(order)[spot.colour]
    assert seen == {None, *mine_layout.CubeOrigin}


def test_reconstructed_values_show_their_reason_in_a_tooltip(tables):
    table = tables(2)
    state = next(state for state, _ in positions({"players": 2, "first_player": "lot"}, 2))
    table.show(state, state.seat)
    view_state = table._stage.view_state
    geometry = Geometry(table._art, view_state.regions)
    box = geometry.regions.board_to_scene(mine.diamond_box(geometry, state.box.components, Colour.GREY))
    assert table._scene.texts.tooltip(view_state, *box.center) == mine.REASONS[0]
    assert not table._scene.texts.tooltip(view_state, *geometry.box_in_mine("preview").center)
    assert {
        state.box.components.provenance(key).why
        for key in state.box.components.value_keys()
        if state.box.components.provenance(key).is_guessed
    } == set(mine.REASONS)
