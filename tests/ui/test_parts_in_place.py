"""Layout of panels, cards and pages: no part is painted outside, cut off, squeezed, or on top of another."""

from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QDialog, QMainWindow, QMenu, QTabBar, QWidget

from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.game_table import GameTable
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.match.session import Session
from haspelknecht_qt.ui.messages.crash_dialog import CrashDialog, CrashTexts
from haspelknecht_qt.ui.panels.rows import RowDelegate
from haspelknecht_qt.ui.panels.score import PlayerHeader
from haspelknecht_qt.ui.results.charts import ScoreChart, SourceBars
from haspelknecht_qt.ui.review.chart import Chart
from haspelknecht_qt.ui.rules.view import RulesWindow
from haspelknecht_qt.ui.window.side_panel import RailButton
from haspelknecht_qt.ui.window.texts import show_about_box
from tests.recording_canvas import pixel_bounds
from tests.short_forms import alternating
from tests.translations import scenes
from tests.translations.reading import settle, wait_for
from tests.ui import at_window as at
from tests.ui.any_game import GAMES, play
from tests.ui.instant_advice import answer_advice_at_once
from tests.ui.parts import faults, painted

SMALL, LARGE = (1180, 664), (1600, 900)
WAYS = [*product((LARGE, SMALL), TEXT_SIZES)][:-1]
"""Sizes of window and text, without the largest text in the smallest window."""


def table_of(name, kinds="pbb", plies=60):
    """The table of a game, with every page of the panel."""

    def scene(window):
        window.begin(play(name, kinds, plies))
        return [window]

    return named(scene, f"table_of_{name}")


def looking_back_at(name):
    """A past position of a game, in the replay."""

    def scene(window):
        window.begin(play(name, "ppp", 90))
        at.log_page(window).ply_wanted.emit(30)
        return [window]

    return named(scene, f"looking_back_at_{name}")


def hint_of(name):
    """A hint beside the table."""

    def scene(window):
        window.begin(play(name, "pp", 90))
        at.ask_for_hint(window)
        wait_for(lambda: bool(at.hint_card(window).buttons))
        return [window]

    return named(scene, f"hint_of_{name}")


def decisions_of(name):
    """The cards of the costliest decisions."""

    def scene(window):
        (result,) = result_of(name)(window)
        result.decisions_button.click()
        wait_for(lambda: bool(at.decisions(window).cards))
        return [result]

    return named(scene, f"decisions_of_{name}")


def result_of(name):
    """The end of a game: points, chart, turning points."""

    def scene(window):
        window.begin(play(name, "pbbb"))
        wait_for(lambda: at.is_result_shown(window))
        return [at.result(window)]

    return named(scene, f"result_of_{name}")


def setup_of(name):
    """The dialog of a new game."""

    def scene(window):
        at.cards(window)[name].click()
        return scenes.new_game(window)

    return named(scene, f"setup_of_{name}")


def rules_of(name):
    """The rules of a game in a separate window."""

    def scene(window):
        at.cards(window)[name].click()
        at.trigger(window, "rules")
        settle()
        return [window, *(dialog for dialog in window.findChildren(RulesWindow) if dialog.isVisible())]

    return named(scene, f"rules_of_{name}")


def messages(window):
    """The about box and a crash report."""
    message = show_about_box(window.dialogs, at.game_ui(window).about_paragraphs())
    report = CrashDialog(
        "Traceback", CrashTexts(window.loaded_parts.messages).outcome_text(Path("/a/b.save"), None), window
    )
    report.show()
    return [message, report]


def named(scene, name):
    scene.__name__ = name
    return scene


SCENE_FACTORIES = (table_of, looking_back_at, hint_of, decisions_of, result_of, setup_of, rules_of)
OF_EVERY_GAME = {
    scenes.taking,
    scenes.log,
    scenes.score,
    scenes.looking_back,
    scenes.over,
    scenes.new_game,
    scenes.rules,
}
"""Scenes of one game; `SCENE_FACTORIES` make them for every game."""
PAGES = [
    *(scene for scene in scenes.SCENES if scene not in OF_EVERY_GAME),
    *(make(name) for make in SCENE_FACTORIES for name in GAMES),
    messages,
]


@pytest.fixture(autouse=True)
def _advisers(monkeypatch):
    answer_advice_at_once(monkeypatch)


def tabs_in_turn(shown):
    """Opens every tab of these windows in turn; yields its title."""
    yield ""
    for window in shown:
        for tabs in window.findChildren(QTabBar):
            for place in range(tabs.count() if tabs.isVisible() else 0):
                tabs.setCurrentIndex(place)
                settle()
                yield tabs.tabText(place)


def faults_in(window, shown, way):
    """Layout faults of all tabs of these windows, with this size of the main window and its text."""
    size, text_size = way
    window.resize(*size)
    window.look.set(text_size=text_size)
    window.workspace.rescale()
    settle()
    wrong_size = [] if window.size().toTuple() == size else [f"{size} {text_size}: the window has {window.size()}"]
    return wrong_size + [
        f"{size} {text_size} {name} {why}" for name in tabs_in_turn(shown) for each in shown for why in faults(each)
    ]


@pytest.mark.parametrize("page, way", alternating(PAGES, WAYS), ids=scenes.scene_id)
def test_page_has_no_layout_faults_and_no_stray_windows(open_window, stray_windows, page, way):
    """In the smallest window with the largest text. The menu offers other sizes of text while no dialog is open.

    A widget shown before it has a parent is a window for a moment: it flashes, and stops a screen reader.
    """
    window = open_window(SMALL)
    window.look.set(text_size=TEXT_SIZES[-1])
    window.workspace.rescale()
    shown = page(window)
    assert stray_windows.found == []
    found = faults_in(window, shown, (SMALL, TEXT_SIZES[-1]))
    if shown == [window]:
        found += faults_in(window, shown, way)
    assert found == [], "\n".join(found)


def test_rules_have_room_below_a_solved_puzzle_with_large_text(open_window):
    way = LARGE, TEXT_SIZES[1]
    window = open_window(LARGE)
    found = faults_in(window, scenes.solved_puzzle(window), way)
    assert found == [], "\n".join(found)


@pytest.fixture
def stray_windows(qapp):
    found = StrayWindows()
    qapp.installEventFilter(found)
    yield found
    qapp.removeEventFilter(found)


class StrayWindows(QObject):
    """Collects widgets that are shown as windows, but are neither dialogs nor menus nor tooltips."""

    def __init__(self):
        super().__init__()
        self.found = []

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            tool_tip = Qt.WindowType.ToolTip
            if not isinstance(watched, QMainWindow | QDialog | QMenu) and watched.windowType() != tool_tip:
                self.found.append(type(watched).__name__)
        return False


def open_page(open_window, page, size):
    """Shows a page in a new window of this size; returns the window and the faults."""
    window = open_window(size)
    return window, faults_in(window, page(window), (size, TEXT_SIZES[0]))


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_prompt_moved_within_its_area_is_a_fault(open_window, monkeypatch, size):
    original = GameTable.prompt_rect
    monkeypatch.setattr(
        Session, "place_prompt", lambda self: self._prompt.setGeometry(original(self._table).translated(0, 5))
    )
    _, found = open_page(open_window, table_of("haspelknecht"), size)
    assert any("PromptStrip in" in why for why in found), found


@pytest.mark.parametrize("by", [8, -14])
def test_heading_row_painted_off_its_place_is_a_fault(open_window, monkeypatch, by):
    original = RowDelegate._paint_heading
    monkeypatch.setattr(
        RowDelegate,
        "_paint_heading",
        lambda self, painter, rect, row: original(self, painter, rect.translated(0, by), row),
    )
    _, found = open_page(open_window, scenes.log, LARGE)
    assert any("in row" in why for why in found), found


def test_lowered_disk_above_the_points_is_a_fault(open_window, monkeypatch):
    original = PlayerHeader.paintSection
    monkeypatch.setattr(
        PlayerHeader, "paintSection", lambda self, painter, rect, at: original(self, painter, rect.translated(0, 8), at)
    )
    _, found = open_page(open_window, table_of("haspelknecht"), LARGE)
    assert any("in heading" in why for why in found), found


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("name", GAMES)
def test_hint_card_that_lies_too_low_is_a_fault(open_window, name, size):
    window, found = open_page(open_window, hint_of(name), size)
    assert found == []
    card = at.hint_card(window)
    card.move(card.x(), card.y() + 60)
    assert any("HintCard" in why for why in faults(window))


def test_guide_card_that_lies_too_low_is_a_fault(open_window):
    window, found = open_page(open_window, scenes.tutorial, SMALL)
    assert found == []
    guide = at.tutorial_session(window).guide
    guide.move(guide.x(), window.workspace.height() - guide.height())
    assert any("TutorialGuide" in why for why in faults(window))


@pytest.mark.parametrize("chart", [ScoreChart, SourceBars, Chart])
def test_chart_that_is_too_wide_is_a_fault(open_window, monkeypatch, chart):
    original = chart.__init__

    def wide(self, *args):
        original(self, *args)
        self.setMinimumWidth(2400)

    monkeypatch.setattr(chart, "__init__", wide)
    page = result_of("haspelknecht") if chart is Chart else scenes.results
    _, found = open_page(open_window, page, LARGE)
    assert found != []


@pytest.mark.parametrize("chart", [ScoreChart, Chart])
def test_chart_that_paints_too_wide_is_a_fault(open_window, monkeypatch, chart):
    monkeypatch.setattr(chart, "width", lambda self: QWidget.width(self) + 200)
    monkeypatch.setattr(chart, "rect", lambda self: QWidget.rect(self).adjusted(0, 0, 200, 0))
    page = result_of("haspelknecht") if chart is Chart else scenes.results
    _, found = open_page(open_window, page, LARGE)
    assert any(chart.__name__ in why for why in found), found


@pytest.mark.long
@pytest.mark.parametrize("page", PAGES, ids=scenes.scene_id)
@pytest.mark.parametrize("way", WAYS, ids=scenes.scene_id)
def test_page_has_no_layout_faults_in_any_size(open_window, page, way):
    size, text_size = way
    window = open_window(size)
    window.look.set(text_size=text_size)
    window.workspace.rescale()
    found = faults_in(window, page(window), way)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.7])
@pytest.mark.parametrize("words", ["", "Moves"])
def test_badge_of_a_rail_button_is_whole_and_inside_the_button(qtbot, look, words, scale):
    look.set(scale=scale)
    button = RailButton(look, "moves")
    qtbot.addWidget(button)
    button.setText(words)
    button.resize(button.sizeHint())
    assert button.rect().contains(painted(button))
    without = button.grab().toImage()
    button.set_badge(7)
    assert button.rect().contains(painted(button))
    image = button.grab().toImage()
    found = pixel_bounds(image, look.theme["go"])
    side = look.px(18) * image.devicePixelRatio()
    assert abs(found.width - side) <= 2
    assert abs(found.height - side) <= 2
    assert box_of(image.rect().toRectF()).contains(found.grown(1))
    assert without != image
