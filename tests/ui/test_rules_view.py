"""Rules view: reading, searching and navigation, in the side panel and in a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QColor, QTextFrame
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget, QTextEdit, QWidget

from haspelknecht_qt import paths
from haspelknecht_qt.game_ui.haspelknecht.rules.board_painter import paint_board
from haspelknecht_qt.game_ui.haspelknecht.rules.book import printed_components
from haspelknecht_qt.games.haspelknecht import components
from haspelknecht_qt.table import themes
from haspelknecht_qt.table.painted_sheets import content_edges
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.panels.pages import RulesPanel
from haspelknecht_qt.ui.rules.browser import REDRAW_DELAY, PageBrowser
from haspelknecht_qt.ui.rules.markup import BoardBlock, InlinePicture, Text
from haspelknecht_qt.ui.rules.page import ChapterPage, PageRenderer, pixmap_at_line_height
from haspelknecht_qt.ui.rules.texts import blocks_of
from haspelknecht_qt.ui.rules.view import RulesView
from tests.languages import SOURCE, UNSUPPORTED_LANGUAGE
from tests.short_forms import sparse_product
from tests.ui.game_tutorial import BOOK, LANGUAGES, RULE_MARKUP, SHELF, rule_texts

BUILT_IN = components.load(paths.game_folder("haspelknecht") / "components.toml")
PANEL = 344


@pytest.fixture
def language():
    """Function that sets the current language as Qt's default locale."""
    before = QLocale()
    yield lambda code: QLocale.setDefault(QLocale(code))
    QLocale.setDefault(before)


@pytest.fixture
def view(qtbot, look, language):
    language(SOURCE)
    view = RulesView(look, SHELF, BOOK.built_in)
    qtbot.addWidget(view)
    view.resize(PANEL, 800)
    with qtbot.waitExposed(view):
        view.show()
    return view


def shown(view):
    return view.browser.document().toPlainText()


def heading_at_the_top(view):
    """Text of the first line that is fully visible."""
    cursor = view.browser.cursorForPosition(QPoint(20, 12))
    return cursor.block().text()


# Reading


def test_view_opens_at_the_first_rule(view):
    assert view.anchor == "I1"
    assert "The aim of the game" in heading_at_the_top(view)


def test_a_rule_is_opened_with_its_heading_at_the_top(view):
    view.open("M2")
    assert view.anchor == "M2"
    assert heading_at_the_top(view) == "M2\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}Water in the Pinge"
    view.open("M3")
    assert "The Pinge is exhausted" in heading_at_the_top(view)


def test_missing_rule_or_chapter_is_refused(view):
    with pytest.raises(KeyError):
        view.open("M9")
    with pytest.raises(KeyError):
        view.open_chapter("99_more")
    assert view.anchor == "I1"


def test_link_opens_its_rule(view, qtbot):
    view.open("M6")
    with qtbot.waitSignal(view.opened) as signal:
        view.browser.anchorClicked.emit("rule:F7")
    assert signal.args == ["F7"]
    assert view.anchor == "F7"


def test_link_to_the_next_chapter_opens_it(view):
    view.open("M1")
    view.browser.anchorClicked.emit("chapter:09_developments")
    assert view.anchor == "09_developments"
    assert heading_at_the_top(view).endswith("Developments")


def test_back_and_forward_follow_the_history(view):
    assert not view.back_button.isEnabled()
    view.open("M2")
    view.open("D1")
    view.open("D1")
    view.back_button.click()
    assert view.anchor == "M2"
    view.back()
    view.back()
    assert view.anchor == "I1"
    view.forward_button.click()
    assert view.anchor == "M2"
    view.open("T1")
    assert not view.forward_button.isEnabled()
    QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert view.anchor == "M2"


def test_tab_reaches_the_links(view):
    view.open("M6")
    view.browser.setFocus()
    QTest.keyClick(view.browser, Qt.Key.Key_Tab)
    QTest.keyClick(view.browser, Qt.Key.Key_Return)
    assert view.anchor != "M6"


def test_tab_begins_at_the_first_link_in_view(view, qtbot):
    view.window().activateWindow()
    qtbot.waitUntil(view.window().isActiveWindow)
    view.open("T3")
    view.browser.setFocus(Qt.FocusReason.ShortcutFocusReason)
    top = view.browser.verticalScrollBar().value()
    assert top > 0
    QTest.keyClick(view.browser, Qt.Key.Key_Tab)
    first = view.browser.cursorForPosition(view.browser.viewport().rect().topLeft())
    assert view.browser.textCursor().selectionStart() >= first.position()
    assert view.browser.verticalScrollBar().value() >= top
    before = view.browser.textCursor().selectionStart()
    QTest.keyClick(view.browser, Qt.Key.Key_Tab)
    assert view.browser.textCursor().selectionStart() > before
    QTest.keyClick(view.browser, Qt.Key.Key_Backtab)
    assert view.browser.textCursor().selectionStart() == before


def test_focus_of_page_and_link_is_visible(view, qtbot, look):
    def colour(x, y):
        return QColor(view.browser.grab().toImage().pixel(x, y)).name()

    view.window().activateWindow()
    qtbot.waitUntil(view.window().isActiveWindow)
    view.open("T3")
    view.search.setFocus()
    assert colour(0, 50) != look.theme["ink"]
    view.browser.setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert colour(0, 50) == look.theme["ink"]
    QTest.keyClick(view.browser, Qt.Key.Key_Tab)
    assert [each.cursor.selectedText() for each in view.browser.extraSelections()] == [
        view.browser.textCursor().selectedText()
    ]
    view.search.setFocus()
    assert not view.browser.extraSelections()


def test_scroll_position_stays_after_hiding(view):
    view.open("E4")
    bar = view.browser.verticalScrollBar()
    bar.setValue(bar.value() + 200)
    before = bar.value()
    view.hide()
    view.show()
    assert bar.value() == before


def test_rule_opened_in_a_hidden_view_is_shown_later(view):
    view.hide()
    view.open("W1")
    assert view.anchor == "W1"
    view.show()
    assert "Scoring phase" in heading_at_the_top(view)


def test_panel_makes_its_page_once_and_for_the_final_width(qtbot, look, language, monkeypatch):
    language(SOURCE)
    widths = []
    build = PageBrowser._build_document

    def build_document(browser):
        widths.append(browser.viewport().width())
        build(browser)

    monkeypatch.setattr(PageBrowser, "_build_document", build_document)
    panel, pages = RulesPanel(lambda: RulesView(look, SHELF, BOOK.built_in)), QStackedWidget()
    qtbot.addWidget(pages)
    for page in (QWidget(), panel):
        pages.addWidget(page)
    pages.resize(PANEL, 800)
    with qtbot.waitExposed(pages):
        pages.show()
    pages.setCurrentWidget(panel)
    qtbot.wait(2 * REDRAW_DELAY)
    assert widths == [panel.view.browser.viewport().width()]


# Contents


def test_contents_replace_the_page_in_the_side_panel(view):
    assert not view.contents.isVisible()
    view.contents_button.click()
    assert view.contents.isVisible()
    assert not view.browser.isVisible()
    chapter = view.contents.tree.topLevelItem(8)
    chapter.setExpanded(True)
    view.contents.tree.itemClicked.emit(chapter.child(1), 0)
    assert view.anchor == "M2"
    assert view.browser.isVisible()
    assert not view.contents.isVisible()


def test_contents_are_beside_the_page_in_a_window(view):
    view.resize(900, 700)
    assert view.contents.isVisible()
    assert view.browser.isVisible()
    assert not view.contents_button.isVisible()
    view.contents.tree.itemActivated.emit(view.contents.tree.topLevelItem(2), 0)
    assert view.anchor == "02_year"
    view.resize(PANEL, 700)
    assert not view.contents.isVisible()


def test_contents_select_the_open_rule(view):
    view.open("D5")
    assert view.contents.tree.currentItem().text(0) == "D5  The fee"
    assert view.contents.tree.currentItem().parent().isExpanded()


# Searching


def test_a_search_lists_the_rules_and_marks_the_words(view, qtbot):
    qtbot.keyClicks(view.search, "water shaft")
    hits = view.contents.hits
    assert hits.isVisible()
    assert hits.item(0).text() == "Water in the shaft"
    hits.itemClicked.emit(hits.item(0))
    assert view.anchor == "M5"
    marked = [selection.cursor.selectedText().lower() for selection in view.browser.extraSelections()]
    assert set(marked) == {"water", "shaft"}


def test_enter_opens_the_first_hit(view, qtbot):
    qtbot.keyClicks(view.search, "tm1")
    QTest.keyClick(view.search, Qt.Key.Key_Return)
    assert view.anchor == "TM1"


def test_language_change_leaves_the_rule_of_a_search_in_view(view, qtbot):
    qtbot.keyClicks(view.search, "winter")
    qtbot.keyClick(view.search, Qt.Key.Key_Return)
    assert view.browser.isVisible()
    view.retranslate()
    assert view.browser.isVisible()
    assert not view.contents.isVisible()
    view.contents_button.setChecked(True)
    assert view.contents.hits.isVisible()


def test_escape_ends_the_search_and_then_the_contents(view, qtbot):
    qtbot.keyClicks(view.search, "pickaxe")
    QTest.keyClick(view.search, Qt.Key.Key_Escape)
    assert view.search.text() == ""
    assert view.contents.tree.isVisible()
    QTest.keyClick(view, Qt.Key.Key_Escape)
    assert view.browser.isVisible()
    assert not view.browser.extraSelections()


def test_search_without_a_hit_shows_a_note(view, qtbot):
    qtbot.keyClicks(view.search, "submarine")
    assert view.contents.no_hits_label.isVisible()
    QTest.keyClick(view.search, Qt.Key.Key_Return)
    assert view.anchor == "I1"


def test_control_f_focuses_the_search(view):
    view.browser.setFocus()
    QTest.keyClick(view, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert view.search.hasFocus()


# The match


def test_the_rulebook_of_the_match_is_marked(view):
    view.open("R6")
    assert "this game" not in shown(view)
    view.adapt_to_match(("french", "hidden"))
    assert shown(view).count("this game") == 15
    before = shown(view)
    view.adapt_to_match(())
    assert "this game" not in shown(view)
    assert shown(view) != before


def test_corrected_values_of_the_match_are_shown(view):
    view.open("M5")
    assert "With 5 or more" in shown(view)
    corrected = components.apply_corrections(BUILT_IN, "[tunnel]\nexcavation_blocked_from_water = 7\n", "mine.toml")
    view.adapt_to_match(("dutch", "open"), printed_components(corrected))
    assert "With 7 or more" in shown(view)


def test_search_finds_the_values_of_another_match(view, qtbot):
    qtbot.keyClicks(view.search, "7 more excavated")
    assert view.contents.no_hits_label.isVisible()
    corrected = components.apply_corrections(BUILT_IN, "[tunnel]\nexcavation_blocked_from_water = 7\n", "mine.toml")
    view.adapt_to_match(("dutch", "open"), printed_components(corrected))
    assert view.contents.hits.item(0).text() == "Water in the shaft"
    QTest.keyClick(view.search, Qt.Key.Key_Return)
    assert view.anchor == "M5"


# Language and look


def test_language_change_retranslates_the_rules(view, language):
    view.open("M2")
    for code in LANGUAGES:
        language(code)
        view.retranslate()
        assert view._texts.language == code
        assert view.anchor == "M2"
        assert rule_texts(code).rule("M2").title in shown(view)
        assert rule_texts(code).chapters[3].title in view.contents.tree.topLevelItem(3).text(0)


def test_an_unknown_language_is_shown_in_english(view, language):
    language(UNSUPPORTED_LANGUAGE)
    view.retranslate()
    assert view._texts.language == SOURCE


def test_theme_and_text_size_change_at_once(view, look):
    view.open("M2")
    light = view.grab().toImage()
    look.set(theme=themes.DARK, text_size=1.3)
    view.resize(PANEL, 801)
    assert view.anchor == "M2"
    assert view.grab().toImage() != light


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_rule_is_opened_in_every_language(view, language, code):
    language(code)
    view.retranslate()
    view.adapt_to_match(("dutch", "open"))
    for rule in rule_texts(code).ids:
        view.open(rule)
        assert rule_texts(code).rule(rule).title in heading_at_the_top(view) or is_at_the_end(view)


def is_at_the_end(view):
    bar = view.browser.verticalScrollBar()
    return bar.value() == bar.maximum()


def frames_in(frame):
    """Yields a frame, and the frames and tables in it."""
    yield frame
    for child in frame.childFrames():
        if isinstance(child, QTextFrame):
            yield from frames_in(child)


@pytest.mark.parametrize("text_size, code", sparse_product(TEXT_SIZES, LANGUAGES))
def test_nothing_is_cut_off_in_the_side_panel(view, look, language, code, text_size):
    look.set(text_size=text_size)
    language(code)
    view.retranslate()
    view.adapt_to_match(("dutch", "open"))
    for chapter in rule_texts(code).chapters:
        view.open_chapter(chapter.key)
        browser = view.browser
        assert browser.lineWrapMode() == QTextEdit.LineWrapMode.WidgetWidth
        room = browser.viewport().width()
        document = browser.document()
        assert document.size().width() <= room + 1, chapter.key
        layout = document.documentLayout()
        for frame in frames_in(document.rootFrame()):
            assert layout.frameBoundingRect(frame).right() <= room + 1, chapter.key


@pytest.mark.parametrize("theme", [themes.LIGHT, themes.DARK], ids=["light", "dark"])
@pytest.mark.parametrize("width", [200, 300, 600])
def test_boards_are_no_wider_than_their_column(look, theme, width):
    look.set(theme=theme)
    boards = [
        block
        for chapter in rule_texts(SOURCE).chapters
        for block in blocks_of(chapter)
        if isinstance(block, BoardBlock)
    ]
    assert len(boards) > 60
    for board in boards:
        picture = paint_board(board, BUILT_IN, look, width)
        assert not picture.isNull()
        assert picture.deviceIndependentSize().width() <= width + 1


def test_boards_are_painted_in_the_pixel_ratio_of_the_screen(look):
    board = next(block for block in rule_texts(SOURCE).rule("M2").blocks if isinstance(block, BoardBlock))
    plain = paint_board(board, BUILT_IN, look, 300)
    look.art.pixel_ratio = 2.0
    fine = paint_board(board, BUILT_IN, look, 300)
    assert fine.deviceIndependentSize() == plain.deviceIndependentSize()
    assert fine.width() == 2 * plain.width()


def test_every_inline_picture_is_drawn_without_margins(look):
    for name in (*RULE_MARKUP.pictures, "check", "arrow"):
        picture = pixmap_at_line_height(look, RULE_MARKUP, name)
        assert not picture.isNull()
        assert content_edges(picture, 0) == (0, 0, picture.width(), picture.height()), f"{name} has a margin"


def test_a_number_and_the_picture_after_it_are_on_one_line(look):
    line = (Text("You get 1 "), InlinePicture(next(iter(RULE_MARKUP.pictures))), Text("."))
    renderer = PageRenderer(look, RULE_MARKUP, rule_texts(SOURCE), BUILT_IN)
    browser = PageBrowser(look, RULE_MARKUP)
    browser.show_page(ChapterPage(renderer.paragraph(line)), renderer.style_sheet(), BUILT_IN)
    block = browser.document().begin()
    number = block.text().index("1")
    counts = set()
    for width in range(60, 160, 4):
        browser.document().setTextWidth(width)
        layout = block.layout()
        counts.add(layout.lineCount())
        first, last = (layout.lineForTextPosition(place).lineNumber() for place in (number, number + 2))
        assert first == last, width
    assert len(counts) > 1
