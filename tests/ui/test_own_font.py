"""Own font and spacing: chosen in the menu, stored, and no wider than their places."""

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from haspelknecht_qt.table.typography import FONT_FILES, MIN_TEXT_PIXELS, SPACINGS, TextRole, own_families
from tests.toy.playing import planning_match
from tests.ui import at_window as at
from tests.ui.toy_window import take_seat

pytestmark = pytest.mark.usefixtures("only_toy")

WORDS = "Two disks of one colour, or one of each"


def choose_font(window, family):
    menu = window.menus.menus["font"]
    menu.aboutToShow.emit()
    words = family or menu.actions()[0].text()
    next(action for action in menu.actions() if action.text() == words).trigger()


@pytest.mark.parametrize("role", list(TextRole))
def test_chosen_font_is_no_wider_than_the_default_font(look, widest, role):
    before = QFontMetricsF(look.font(role)).horizontalAdvance(WORDS)
    look.set(family=widest)
    font = look.font(role)
    assert font.family() == widest
    assert QFontMetricsF(font).horizontalAdvance(WORDS) <= 1.03 * before or font.pixelSize() == MIN_TEXT_PIXELS


@pytest.mark.usefixtures("look")
def test_fonts_of_the_program_are_not_offered_by_name():
    families = own_families()
    assert not [family for family in families for own in FONT_FILES if family.startswith(own)]


def test_spacing_widens_reading_text_but_no_buttons(look):
    widths = []
    for spacing in SPACINGS:
        look.set(spacing=spacing)
        widths.append(QFontMetricsF(look.reading_font(TextRole.BODY)).horizontalAdvance(WORDS))
        assert look.font(TextRole.BUTTON).letterSpacing() == 0
    assert widths == sorted(set(widths))


def test_font_chosen_in_the_menu_is_kept_after_a_restart(open_window, widest):
    window = open_window()
    choose_font(window, widest)
    assert window.look.typography.family == QApplication.font().family() == widest
    window.close()
    assert open_window().look.typography.family == widest


def test_default_font_can_be_chosen_again(open_window, widest):
    window = open_window()
    before = QApplication.font()
    choose_font(window, widest)
    choose_font(window, "")
    assert QApplication.font() == before
    assert window.settings.font == ""


def test_missing_font_is_ignored(open_window):
    window = open_window()
    window.settings.font = "Grumble Sans"
    window.menus.theme_chosen.emit()
    assert window.look.typography.family == ""
    window.close()
    assert open_window().look.typography.family == ""


def test_rows_and_rules_use_the_chosen_spacing(open_window):
    window = open_window()
    window.begin(planning_match())
    take_seat(window)
    window.turn_to_page("rules")
    pages = at.pages(window)
    before = pages.rules_view.browser.document().size().height()
    at.choose(window, "spacing", "very_wide")
    assert pages.rules_view.browser.document().size().height() > 1.15 * before
    assert pages.moves.list.itemDelegate()._text.letterSpacing() > 1
