"""Texts on the painted boards: long translations and large letters neither cross lines nor touch each other."""

import math
from itertools import combinations

import pytest
from attrs import evolve
from PySide6.QtCore import QTranslator
from PySide6.QtGui import QColor

from haspelknecht_qt.game_ui.haspelknecht.boards import developments, mine, pools, wheel, workers
from haspelknecht_qt.game_ui.haspelknecht.boards.developments import AssistPicture, DevelopmentsPicture
from haspelknecht_qt.game_ui.haspelknecht.boards.hexes import HexField
from haspelknecht_qt.game_ui.haspelknecht.elements import CARTS
from haspelknecht_qt.game_ui.haspelknecht.texts import outlook
from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import PossibleWork
from haspelknecht_qt.games.haspelknecht.kinds import Step, Tile, Worker
from haspelknecht_qt.table.places import Shape
from haspelknecht_qt.table.state_painting import MARGIN, SIGN_SIZE, Ring, StatePainter
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.table.typography import TEXT_SIZES, Fonts
from haspelknecht_qt.table.window_plan import Box, LayoutMode
from tests.games.haspelknecht.table import GAME, Table
from tests.recording_canvas import pixel_bounds, recording_canvas_class
from tests.translations.reading import install

SCALE = 0.8
"""Scale of the lowest window with the wide arrangement, whose letters are largest for their places."""
PANEL = Box(0, 0, 316, 416)


class Renamed(QTranslator):
    """A language in which some texts are longer."""

    def __init__(self, texts):
        super().__init__()
        self.texts = texts

    def isEmpty(self):
        return False

    def translate(self, _context, source, *_disambiguation_and_number):
        return self.texts.get(source, "")


@pytest.fixture
def rename():
    """Replaces texts of the program."""
    removals = []
    yield lambda texts: removals.append(install(Renamed(texts)))
    for remove in removals:
        remove()


@pytest.fixture
def make_canvas(look):
    """Makes canvases that record their texts; by default for the largest text size."""
    canvases = []

    def make(box=PANEL, text_size=TEXT_SIZES[-1]):
        look.set(text_size=text_size)
        canvases.append(recording_canvas_class()(look.art, Fonts(look.typography), box, SCALE, SCALE))
        return canvases[-1]

    yield make
    for canvas in canvases:
        canvas.painter.end()


def wheel_picture(**changes):
    state = Table(Step.PLANNING, players=2).state
    picture = wheel.wheel_picture(state, 0, PLAYER_COLOURS, GAME.standing(state), GAME.scores(state))
    return evolve(picture, **changes)


def the_box(canvas, text):
    [box] = canvas.texts[text]
    return box


class TestWheel:
    def paint(self, canvas, picture):
        wheel.paint(canvas, PANEL, picture, LayoutMode.WIDE)

    @pytest.mark.parametrize("text_size", TEXT_SIZES)
    def test_long_heading_of_the_turn_order_is_complete(self, make_canvas, rename, text_size):
        rename({"Turn order": "Order of players"})
        canvas = make_canvas(text_size=text_size)
        self.paint(canvas, wheel_picture())
        heading = the_box(canvas, "Order of players")
        assert heading.right < PANEL.right - 5
        field = 1
        marker = wheel.marker_track_box(PANEL, LayoutMode.WIDE)
        angle = 2 * math.pi * field / wheel.FIELD_COUNT
        assert heading.x > marker.x + marker.width / 2 * (1 + math.sin(angle))

    def test_long_season_and_activity_interrupt_the_ring_of_the_hub(self, make_canvas, rename):
        rename({"spring": "a long spring", "planning": "long planning"})
        canvas = make_canvas()
        canvas.text = lambda *_args, **_kwargs: 0.0
        self.paint(canvas, wheel_picture())
        x, y, zoom = wheel._HUB_AND_ZOOM_BY_MODE[LayoutMode.WIDE]
        image = canvas.finish().toImage()

        paper = QColor(canvas.theme["paper"])

        def has_ring(down):
            across = math.sqrt(wheel._HUB_RING_RADIUS**2 - down**2)
            column, row = round((x + across * zoom) * SCALE), round((y + down * zoom) * SCALE)
            return any(image.pixelColor(column + shift, row) != paper for shift in (-2, -1, 0))

        assert [has_ring(down) for down in (-34, -19, 19, 33)] == [True, True, False, False]

    def test_score_and_forecast_of_a_seat_do_not_touch_in_large_letters(self, make_canvas):
        gaps = []
        for text_size in TEXT_SIZES:
            canvas = make_canvas(text_size=text_size)
            rows = tuple(evolve(row, score=31 + row.seat, forecast=77 + row.seat) for row in wheel_picture().order_rows)
            self.paint(canvas, wheel_picture(order_rows=rows))
            gaps.append(the_box(canvas, "77").y - the_box(canvas, "31").bottom)
        assert min(gaps) >= gaps[0] - 1


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_long_text_on_an_assist_tile_stays_in_its_hexagon(make_canvas, rename, text_size):
    rename({"fee if distant": "fee when it is far"})
    canvas = make_canvas(text_size=text_size)
    field = HexField(117, {}, {2: (150.0, 150.0)}, 117)
    picture = DevelopmentsPicture((), (AssistPicture(2, (2, 1), ("coal",)),))
    developments.paint_tiles(canvas, field, picture, with_names=True)
    fee = the_box(canvas, "fee when it is far")
    assert fee.width <= developments.NAME_WIDTH + 3


class TestPools:
    BOX = Box(0, 0, 430, 416)

    def paint(self, canvas, step):
        """Paints four full pools. Returns a pair (row, boxes of the numbers) for each pool."""
        state = Table(step, players=4).state
        for pool, disks in zip(state.pools, ((1, 1, 4), (4, 1, 1), (1, 4, 1), (2, 2, 2)), strict=True):
            pool[:] = disks
        pools.paint(canvas, self.BOX, pools.pools_picture(state), LayoutMode.WIDE)
        found = []
        for row in pools.pool_rows(self.BOX, 4, LayoutMode.WIDE):
            below = Box(row.trough.x, row.middle_y, row.trough.width, row.trough.height / 2)
            numbers = [box for boxes in canvas.texts.values() for box in boxes if below.contains_point(*box.center)]
            assert len(numbers) == 3
            found.append((row, numbers))
        return found

    @pytest.mark.parametrize("text_size", TEXT_SIZES)
    def test_numbers_below_disks_do_not_touch_the_brace(self, make_canvas, monkeypatch, text_size):
        canvas, lines = make_canvas(self.BOX, text_size), []
        monkeypatch.setattr(canvas, "line", lambda start, *_args, **_kwargs: lines.append(start[1]))
        for row, numbers in self.paint(canvas, Step.SECOND_TAKING):
            [brace_y] = {y for y in lines if row.middle_y < y < row.trough.bottom}
            assert min(number.y for number in numbers) > brace_y

    @pytest.mark.parametrize("text_size", TEXT_SIZES)
    @pytest.mark.parametrize("step", [Step.FIRST_TAKING, Step.SECOND_TAKING])
    def test_ring_around_a_highlighted_disk_covers_no_number(self, make_canvas, step, text_size):
        canvas = make_canvas(self.BOX, text_size)
        for row, numbers in self.paint(canvas, step):
            disk = Shape(0, 0, row.disk_diameter, row.disk_diameter, row.disk_diameter / 2)
            ring = StatePainter(canvas.theme, 20.0).piece_ring(disk, Ring.UNDER_PIECE)
            reach = pixel_bounds(ring.toImage()).bottom / 20.0 - MARGIN - row.disk_diameter / 2
            # The boxes of the numbers begin with the parentheses, which are higher than digits.
            assert row.middle_y + reach <= min(number.y for number in numbers) + 1.5

    @pytest.mark.parametrize("text_size", TEXT_SIZES)
    def test_numbers_with_values_stay_in_their_pool_and_do_not_touch(self, make_canvas, text_size):
        for row, numbers in self.paint(make_canvas(self.BOX, text_size), Step.FIRST_TAKING):
            for one, other in combinations(numbers, 2):
                assert not one.overlaps(other)
            radius = row.trough.height / 2
            for number in numbers:
                assert number.bottom < row.trough.bottom
                # Parentheses are round: their lower ends are farther inside than the corners of their box.
                reach = max(row.trough.x + radius - number.x, number.right + radius - row.trough.right, 0)
                assert math.hypot(reach, number.bottom - 3 - row.middle_y) <= radius


class TestWorkers:
    def picture(self, **changes):
        table = Table(Step.PLANNING, players=2)
        picture = workers.workers_picture(GAME, table.state, 0)
        return evolve(picture, workers=tuple(evolve(each, **changes) for each in picture.workers))

    def test_results_with_a_long_caption_do_not_touch_while_a_piece_is_held(self, make_canvas, rename):
        rename({"As planned": "According toplanning"})
        canvas = make_canvas(Box(0, 0, 1220, 528))
        result = PossibleWork(None, tuple(Tile)[:2])
        workers.paint_plan_outcomes(canvas, self.picture(plan_result=result), {Worker.FARMER: result})
        plate = canvas.element_box("board", "farmer")
        boxes = [box for boxes in canvas.texts.values() for box in boxes if plate.contains_point(*box.center)]
        assert len(boxes) == 3 + 4
        for box in boxes:
            assert plate.grown(-2).contains(box)
        for one, other in combinations(boxes, 2):
            assert not one.overlaps(other)

    @pytest.mark.parametrize("text_size", TEXT_SIZES)
    @pytest.mark.parametrize(
        "title, note, lines",
        [
            ("Plan", "to a shaft", 2),
            ("Plan", "to the deepest shaft", 3),
            ("According toplanning", "to the deepest shaft", 4),
        ],
    )
    def test_note_about_the_shaft_does_not_touch_the_result(self, make_canvas, rename, title, note, lines, text_size):
        rename({"As planned": title, "to the shaft": note})
        canvas = make_canvas(Box(0, 0, 1220, 528), text_size)
        state = Table(Step.PLANNING, players=2).state
        after = state.copy()
        after.players[0].shaft += 3
        result = PossibleWork(outlook.change_between(state, after, 0), ())
        workers.paint_plan_outcomes(canvas, self.picture(plan_result=result), {})
        plate = canvas.element_box("board", "farmer")
        texts = [box for boxes in canvas.texts.values() for box in boxes]
        signs = [box.grown(-2) for boxes in canvas.drawings.values() for box in boxes]  # Without their empty edges.
        boxes = [box for box in (*texts, *signs) if plate.contains_point(*box.center)]
        assert len(boxes) == lines + 2
        for box in boxes:
            assert plate.grown(-2).contains(box)
        for one, other in combinations(boxes, 2):
            assert not one.overlaps(other)

    def test_long_name_of_the_coal_digger_ends_before_the_check_mark(self, make_canvas, rename):
        rename({"Coal-digger": "Collector of the coal"})
        canvas = make_canvas(Box(0, 0, 1220, 528))
        workers.paint_captions(canvas, self.picture(is_done=True))
        plate = canvas.element_box("board", "digger")
        assert the_box(canvas, "Collector of the coal").right < plate.right - SIGN_SIZE - 6

    @pytest.mark.parametrize("text_size", TEXT_SIZES)
    def test_keyboard_focus_covers_no_text_of_carts_and_workers(self, make_canvas, text_size):
        canvas = make_canvas(Box(0, 0, 1220, 528), text_size)
        workers.paint_captions(canvas, evolve(self.picture(), turn_order_value=6))
        line = StatePainter(canvas.theme, SCALE)

        def focus_bottom(shape, **kind):
            reach = pixel_bounds(line.focus_line(shape, **kind).toImage()).bottom / SCALE - MARGIN
            return shape.y + reach

        for cart in CARTS:
            assert focus_bottom(Shape(*canvas.element_box("board", cart))) < the_box(canvas, "Farmer").y
        disk = canvas.element_box("board", "cart.1.disk.1").grown(-2.5)
        # The outer part of the line is white, and not wider than the space above letters.
        [value] = [box for text, boxes in canvas.texts.items() if text.endswith(" 6") for box in boxes]
        assert focus_bottom(Shape(*disk), around_pieces=True) - 3 < value.y


@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_label_of_a_flooded_pinge_does_not_cover_the_drops(make_canvas, rename, text_size):
    rename({"%n water: no excavating": "%n water: no coal for now"})
    canvas = make_canvas(Box(0, 0, 1220, 528), text_size)
    state = Table(Step.PLANNING, players=2).state
    state.players[0].water = 4
    mine.paint_signs(canvas, mine.mine_picture(state, state.players[0]))
    drop, size = canvas.element_box("board", "pinge.water.4"), canvas.element_box("pieces", "water")
    label = the_box(canvas, "4 water: no coal for now").x - 29
    assert label > drop.center[0] + size.width / 2
