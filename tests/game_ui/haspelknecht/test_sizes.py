"""No text on the table is cut off at any window and text size, in a language longer than English."""

import pytest
from PySide6.QtCore import QRectF

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.table.canvas import Canvas
from haspelknecht_qt.table.typography import MIN_TEXT_PIXELS, TEXT_SIZES, Fonts
from haspelknecht_qt.table.window_plan import Box
from tests.languages import CODES
from tests.translations import scenes
from tests.translations.fitting import cut_off
from tests.translations.reading import Longer, install, settle
from tests.ui import at_window as at
from tests.ui.matches import at_step, new_match, planning_match, play_at_random
from tests.ui.text_measures import PaintedText, TextMeasures

SIZES = [(1280, 720), (1920, 1080)]
LARGE, LONG = SIZES[1], pytest.mark.long


def taking(window):
    """The first taking: each colour of a pool shows its value."""
    window.begin(new_match("pppp"))


def planning(window):
    """Planning with a chosen disk: plates show its results. In a small window the inspector shows a tile."""
    match = planning_match("pppp")
    window.begin(match)
    path = next(path for path, move in window.controller.moves if isinstance(move, moves.Place))
    table = at.tree(window).table
    table.selection.choose(path[0])
    table.hovered.emit((path[0], "tile.33"))


def executing(window):
    """The execution of plans at a table with four seats."""
    window.begin(play_at_random(new_match("pppp"), at_step(Step.EXECUTING)))


def storing(window):
    """The first winter."""
    window.begin(play_at_random(new_match("ppp", rulebook="french"), at_step(Step.STORING)))


def in_the_tunnel(window):
    """The last year: the shaft is open."""

    def late(match):
        state = match.state
        return state.year == 3 and any(player.exhausted for player in state.players) and at_step(Step.EXECUTING)(match)

    window.begin(play_at_random(new_match("ppp", seed=11, rulebook="french"), late))


SCENES = (taking, planning, executing, storing, in_the_tunnel)
SHOWN = [
    *((SIZES[0], scene, (1.0,)) for scene in SCENES),
    # The most crowded scenes, in the large window.
    *((LARGE, scene, (2.0,)) for scene in (planning, in_the_tunnel)),
    *(pytest.param(size, scene, (1.0, 1.5, 2.0), marks=LONG) for size in SIZES for scene in SCENES),
]


@pytest.fixture
def measure(monkeypatch):
    found = TextMeasures()
    found.listen(monkeypatch)
    return found


@pytest.fixture
def longer():
    """A language of padded texts."""
    remove = install(Longer())
    yield
    remove()


def repaint_texts(window, measure, ratio):
    """Makes the table paint all its texts again. `ratio` is the number of device pixels to a logical one."""
    view = at.view(window)
    measure.forget()
    # A changed ratio alone repaints all texts.
    view.scene().set_pixel_ratio(view.scale_factor * ratio)
    if not measure.lines:
        window.table.retranslate()
    assert len(measure.lines) > 60


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("size, scene, ratios", SHOWN)
def test_texts_of_the_table_are_not_cut_and_do_not_collide(open_window, measure, size, scene, ratios):
    window = open_window(size)
    scene(window)
    for text_size in TEXT_SIZES:
        at.choose(window, "text_size", str(text_size))
        settle()
        for ratio in ratios:
            repaint_texts(window, measure, ratio)
            where = (text_size, ratio)
            assert (where, measure.cut()) == (where, [])
            assert (where, measure.too_wide()) == (where, [])
            assert (where, measure.colliding()) == (where, [])


@pytest.mark.parametrize(
    "text_size", [*(pytest.param(text_size, marks=LONG) for text_size in TEXT_SIZES[:-1]), TEXT_SIZES[-1]], ids=str
)
@pytest.mark.parametrize("code", CODES)
def test_no_text_of_the_table_is_cut_on_the_lowest_screen(open_window, measure, code, text_size):
    """A screen of 1366 x 768 with the panel of a desktop."""
    window = open_window((1366, 660))
    window.languages.choose(code)
    at.choose(window, "text_size", str(text_size))
    for scene in (planning, in_the_tunnel):
        scene(window)
        settle()
        repaint_texts(window, measure, 1.0 if scene is planning else 1.01)
        assert measure.cut() == []


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_text_size_setting_enlarges_texts_on_and_beside_the_table(open_window, measure, size):
    window = open_window(size)
    planning(window)
    heights = []
    for text_size in TEXT_SIZES:
        at.choose(window, "text_size", str(text_size))
        settle()
        repaint_texts(window, measure, 1.0)
        smallest = min(line.pixels for line in measure.lines)
        assert smallest >= MIN_TEXT_PIXELS
        farmer = next(line for line in measure.lines if line.text == "Farmer")
        heights.append(
            (
                farmer.pixels,
                at.headline(window).font().pixelSize(),
                at.moves_page(window).field.font().pixelSize(),
            )
        )
    assert heights == sorted(set(heights))
    assert window.settings.text_size == TEXT_SIZES[-1]


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("text_size", [pytest.param(TEXT_SIZES[1], marks=LONG), TEXT_SIZES[-1]])
@pytest.mark.parametrize("size", [SIZES[0], pytest.param(LARGE, marks=LONG)], ids=str)
def test_large_texts_beside_the_table_are_not_cut(open_window, size, text_size):
    window = open_window(size)
    at.choose(window, "text_size", str(text_size))
    found = []
    for scene in scenes.SCENES:
        for shown in scene(window):
            settle()
            found += [f"{scene.__name__}: {why}" for why in cut_off(shown)]
            if shown is not window:
                shown.close()
    assert found == [], "\n".join(found)


class TestMeasure:
    """The measure of painted texts reports faults."""

    @pytest.fixture
    def canvas(self, look):
        canvas = Canvas(look.art, Fonts(look.typography), Box(0, 0, 200, 60), 1.0, 1.0)
        yield canvas
        canvas.finish()

    def test_text_that_leaves_its_sheet_is_reported_as_cut(self, measure, canvas):
        canvas.text(150, 30, "leaves the sheet at the right")
        canvas.text(10, 30, "stays")
        assert measure.cut() == ["leaves the sheet at the right"]

    def test_elided_text_is_reported_as_cut(self, measure, canvas):
        canvas.paint_elided_text(10, 30, "longer than the room that there is", 60)
        assert len(measure.cut()) == 1

    def test_text_wider_than_its_plate_is_reported(self, measure, canvas):
        canvas.rect(Box(60, 10, 40, 30), "paper")
        canvas.text(80, 30, "wider than the plate", align="m")
        assert measure.too_wide() == ["wider than the plate"]

    def test_colliding_texts_are_reported(self, measure, canvas):
        canvas.text(10, 30, "one text")
        canvas.text(40, 32, "another")
        canvas.text(10, 50, "below")
        assert measure.colliding() == [("one text", "another")]

    def test_only_text_outside_its_sheet_is_cut(self):
        sheet = QRectF(0, 0, 100, 20)
        assert not PaintedText("inside", QRectF(1, 1, 98, 18), 12, sheet, None).is_cut
        assert PaintedText("outside", QRectF(1, 8, 98, 18), 12, sheet, None).is_cut
