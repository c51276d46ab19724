"""A font and a spacing of one's own: chosen in the menu, kept, and everything still fits its place."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.typography import MIN_TEXT_PIXELS, SPACINGS, TextRole
from tests.toy.playing import planning_match
from tests.ui import at_window as at

pytestmark = pytest.mark.usefixtures("only_toy")

WORDS = "Two disks of one colour, or one of each"


def choose_font(window, family):
    menu = window.menus.menus["font"]
    menu.aboutToShow.emit()
    words = family or menu.actions()[0].text()
    next(action for action in menu.actions() if action.text() == words).trigger()


@pytest.mark.parametrize("role", list(TextRole))
def test_no_font_is_wider_than_the_programs_own(look, widest, role):
    before = QFontMetricsF(look.font(role)).horizontalAdvance(WORDS)
    look.set(family=widest)
    font = look.font(role)
    assert font.family() == widest
    assert QFontMetricsF(font).horizontalAdvance(WORDS) <= 1.03 * before or font.pixelSize() == MIN_TEXT_PIXELS


def test_spacing_widens_what_is_read(look):
    widths = []
    for spacing in SPACINGS:
        look.set(spacing=spacing)
        widths.append(QFontMetricsF(look.reading_font(TextRole.BODY)).horizontalAdvance(WORDS))
        assert look.font(TextRole.BUTTON).letterSpacing() == 0
    assert widths == sorted(set(widths))


def test_a_font_is_chosen_in_the_menu_and_kept(open_window, widest):
    window = open_window()
    choose_font(window, widest)
    assert window.look.typography.family == QApplication.font().family() == widest
    window.close()
    assert open_window().look.typography.family == widest


def test_the_fonts_of_the_program_come_back(open_window, widest):
    window = open_window()
    before = QApplication.font()
    choose_font(window, widest)
    choose_font(window, "")
    assert QApplication.font() == before
    assert window.settings.font == ""


def test_a_font_that_is_gone_is_not_looked_for(open_window):
    window = open_window()
    window.settings.font = "Grumble Sans"
    window.menus.theme_chosen.emit()
    assert window.look.typography.family == ""
    window.close()
    assert open_window().look.typography.family == ""


def test_rows_and_rules_take_the_spacing(open_window):
    window = open_window()
    window.begin(planning_match())
    window.turn_to_page("rules")
    pages = at.pages(window)
    before = pages.rules_view.browser.document().size().height()
    at.choose(window, "spacing", "very_wide")
    assert pages.rules_view.browser.document().size().height() > 1.15 * before
    assert pages.moves.list.itemDelegate()._text.letterSpacing() > 1
