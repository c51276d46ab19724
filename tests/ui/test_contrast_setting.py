"""High contrast: chosen in the menu, or wanted by the system."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QPlainTextEdit

from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.table.themes import THEME_NAMES, theme
from haspelknecht_qt.ui.panels.score import ScorePanel
from haspelknecht_qt.ui.window import look as look_module
from haspelknecht_qt.ui.window.settings import ThemeChoice
from tests.colour_vision import contrast
from tests.ui import at_window as at
from tests.ui.game_tutorial import BOOK
from tests.ui.games import GAME
from tests.ui.panel_matches import SEATS, played, shown

pytestmark = pytest.mark.usefixtures("only_toy")


@pytest.mark.parametrize("wanted", [True, False])
def test_system_theme_follows_the_contrast_of_the_system(open_window, monkeypatch, wanted):
    monkeypatch.setattr(look_module, "system_wants_high_contrast", lambda: wanted)
    assert (at.theme(open_window()).name == "contrast") is wanted


def test_chosen_theme_overrides_the_contrast_of_the_system(open_window, monkeypatch):
    monkeypatch.setattr(look_module, "system_wants_high_contrast", lambda: True)
    window = open_window()
    at.choose(window, "theme", "light")
    assert at.theme(window).name == "light"


def test_contrast_theme_is_chosen_in_the_menu_and_stored(open_window):
    window = open_window()
    at.choose(window, "theme", "contrast")
    assert at.theme(window).name == "contrast"
    assert window.settings.theme is ThemeChoice.CONTRAST


@pytest.mark.parametrize("field_class", [QLineEdit, QPlainTextEdit])
@pytest.mark.parametrize("name", THEME_NAMES)
def test_placeholder_of_a_field_has_a_colour_of_the_theme(qtbot, look, name, field_class):
    """By itself, a style sheet makes it half as dark as the text, which is too pale."""
    look.set(theme=theme(name))
    field = field_class()
    qtbot.addWidget(field)
    field.show()
    assert field.palette().placeholderText().color() == QColor(theme(name)["ink3"])


def test_selected_entry_of_a_menu_stands_out(qtbot, look):
    look.set(theme=theme("contrast"))
    look.apply()
    menu = QMenu()
    qtbot.addWidget(menu)
    entries = [menu.addAction(word) for word in ("one", "two")]
    menu.popup(QPoint(0, 0))
    menu.setActiveAction(entries[1])
    QApplication.processEvents()
    image, rect = menu.grab().toImage(), menu.actionGeometry(entries[1])
    colours = {QColor(image.pixel(x, rect.center().y())).name() for x in range(rect.left(), rect.left() + 4)}
    assert max(contrast(colour, look.theme["paperhi"]) for colour in colours) >= 3


@pytest.mark.parametrize("name", THEME_NAMES)
def test_cell_of_the_score_with_the_focus_has_a_frame(qtbot, look, name):
    texts = make_texts(GAME)
    texts.seats.set_seats(SEATS)
    panel = shown(qtbot, ScorePanel(look, texts, GAME.score_items, BOOK.rule_of_item))
    look.set(theme=theme(name))
    look.apply()
    match = played(50)
    panel.show_score(match.state, GAME.standing(match.state), SEATS)
    panel.window().activateWindow()
    qtbot.waitUntil(panel.window().isActiveWindow)
    panel.table.setFocus()
    index = panel.model.index(1, 1)
    panel.table.setCurrentIndex(index)
    QApplication.processEvents()
    rect, image = panel.table.visualRect(index), panel.table.viewport().grab().toImage()
    assert QColor(image.pixel(rect.left() + 1, rect.center().y())).name() == look.theme["ink"]


@pytest.mark.parametrize(
    "hints, wanted",
    [
        (SimpleNamespace(property=lambda _name: None), False),
        (SimpleNamespace(property=lambda _name: SimpleNamespace(value=0)), False),
        (SimpleNamespace(property=lambda _name: SimpleNamespace(value=1)), True),
        (None, False),
    ],
)
@pytest.mark.usefixtures("qapp")
def test_high_contrast_of_the_system_is_read_from_qt(monkeypatch, hints, wanted):
    monkeypatch.setattr(look_module, "accessibility_hints", lambda _style: hints)
    assert look_module.system_wants_high_contrast() is wanted
