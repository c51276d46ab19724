"""Moves panel: every move by click, key and typed word. All panels follow language and theme."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from haspelknecht_qt.game_ui.haspelknecht import pointing
from haspelknecht_qt.game_ui.haspelknecht.texts.game_texts import make_texts
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.kinds import Placeable, Season, Step, Worker
from haspelknecht_qt.table import themes
from haspelknecht_qt.ui.contracts import TakeBack
from haspelknecht_qt.ui.panels.log import LogPanel
from haspelknecht_qt.ui.panels.moves import MovesPanel
from haspelknecht_qt.ui.panels.score import ScorePanel
from haspelknecht_qt.ui.widgets.filling import fill_layout
from tests.games.haspelknecht.table import Table
from tests.ui.game_tutorial import BOOK
from tests.ui.games import GAME, KINDS, positions
from tests.ui.mouse import settle
from tests.ui.panel_matches import SEATS, choices, clicked, played, shown
from tests.ui.widgets import repeat_key
from tests.ui.wording import Brackets


@pytest.fixture
def texts():
    made = make_texts(GAME)
    made.seats.set_seats(SEATS)
    return made


@pytest.fixture
def panel(qtbot, look, texts):
    return shown(qtbot, MovesPanel(look, texts, pointing))


def listed(panel):
    return [row.text for row in panel.list.rows.rows if not row.is_heading]


def headings(panel):
    return [row.text for row in panel.list.rows.rows if row.is_heading]


def current(panel):
    index = panel.list.currentIndex()
    return panel.list.rows.rows[index.row()].value if index.isValid() else None


def highlighted_places(panel):
    rows = panel.list.rows
    return [place for place in range(rows.rowCount()) if rows.is_highlighted(place)]


def highlighted(panel):
    return [panel.list.rows.rows[place].text for place in highlighted_places(panel)]


def taking():
    """The first taking from two pools: 3 black and 2 brown in A, 1 yellow in B."""
    table = Table(Step.FIRST_TAKING, players=2)
    table.state.pools = [[3, 2, 0], [0, 0, 1]]
    return table.state


# Moves


def test_every_legal_move_is_a_row_with_a_key_under_a_heading(panel):
    for state, legal in positions(KINDS[4], 1):
        panel.show_moves(state, choices(state))
        rows = [row for row in panel.list.rows.rows if not row.is_heading]
        assert {row.value for row in rows} == set(legal)
        assert [row.key for row in rows] == [str(number) for number in range(1, len(legal) + 1)]
        assert all(headings(panel))
        assert len(set(headings(panel))) == len(headings(panel))


def test_rows_are_grouped_and_the_end_of_the_step_is_last(panel):
    panel.show_moves(Table(Step.PLANNING).hand(black=1, yellow=1).state, [])
    state = Table(Step.PLANNING).hand(black=1, yellow=1).state
    panel.show_moves(state, choices(state))
    assert headings(panel) == ["Farmer", "Farmhand", "Coal-digger", "Finish"]
    assert listed(panel)[-1] == "Confirm the plan"


def test_list_without_moves_is_empty_with_a_reason(panel):
    panel.show_moves(taking(), [])
    assert listed(panel) == []
    assert panel.empty.isVisible()
    assert panel.empty.text() == "There is nothing to choose right now."


def test_click_on_a_row_chooses_its_move(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    clicked(qtbot, panel.list, 1)
    assert spy.count() == 1
    assert spy.at(0)[0] == moves.take(0, 0)


def test_click_on_a_row_may_leave_the_list_without_rows(panel, qtbot):
    """A move does so if a bot decides next."""
    state = taking()
    panel.show_moves(state, choices(state))
    panel.move_chosen.connect(lambda _move: panel.show_moves(state, []))
    clicked(qtbot, panel.list, 1)
    assert listed(panel) == []


def test_click_on_a_heading_chooses_nothing(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    clicked(qtbot, panel.list, 0)
    assert spy.count() == 0


def test_typing_filters_and_enter_chooses_the_remaining_move(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    qtbot.keyClicks(panel.field, "BROWN a")
    assert listed(panel) == ["Take 2 brown disk(s) from action pool A"]
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert spy.at(0)[0] == moves.take(0, 1)


def test_number_key_selects_its_row(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    qtbot.keyClicks(panel.field, "3")
    assert current(panel) == moves.take(1, 2)
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert spy.at(0)[0] == moves.take(1, 2)


def test_filter_ignores_accents(panel, qtbot, texts, monkeypatch):
    monkeypatch.setattr(texts.moves, "line", lambda _state, move: f"Zoë Émile {move.text()}")
    state = taking()
    panel.show_moves(state, choices(state))
    qtbot.keyClicks(panel.field, "emile yellow")
    assert listed(panel) == ["Zoë Émile take B yellow"]


def test_arrow_keys_skip_headings_and_stay_in_the_list(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    seen = []
    for _ in range(4):
        qtbot.keyClick(panel.field, Qt.Key.Key_Down)
        seen.append(current(panel))
    assert seen == [moves.take(0, 0), moves.take(0, 1), moves.take(1, 2), moves.take(1, 2)]
    qtbot.keyClick(panel.field, Qt.Key.Key_Up)
    assert current(panel) == moves.take(0, 1)


def test_escape_clears_the_field(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    qtbot.keyClicks(panel.field, "zzz")
    assert listed(panel) == []
    assert panel.empty.text() == "No move matches what you typed."
    qtbot.keyClick(panel.field, Qt.Key.Key_Escape)
    assert len(listed(panel)) == 3
    assert not panel.empty.isVisible()


def test_letters_typed_on_the_list_go_to_the_field(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    panel.list.setFocus()
    qtbot.keyClicks(panel.list, "y")
    assert panel.field.text() == "y"
    assert listed(panel) == ["Take 1 yellow disk(s) from action pool B"]


def test_enter_on_the_list_chooses_the_selected_move(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    qtbot.keyClick(panel.list, Qt.Key.Key_Down)
    qtbot.keyClick(panel.list, Qt.Key.Key_Return)
    assert spy.at(0)[0] == moves.take(0, 0)


def test_held_enter_chooses_nothing(panel):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.move_chosen)
    panel.list.select_neighbour(1)
    for widget in (panel.field, panel.list):
        repeat_key(widget, Qt.Key.Key_Return)
    assert spy.count() == 0


def test_new_position_clears_the_field(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    qtbot.keyClicks(panel.field, "yellow")
    panel.show_moves(state, choices(state))
    assert panel.field.text() == ""
    assert len(listed(panel)) == 3


def test_pointer_reports_the_move_under_it(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.hovered)
    view = panel.list
    qtbot.mouseMove(view.viewport(), view.visualRect(view.model().index(1)).center())
    qtbot.mouseMove(view.viewport(), view.visualRect(view.model().index(2)).center())
    assert spy.at(spy.count() - 1)[0] == moves.take(0, 1)
    qtbot.mouseMove(view.viewport(), QPoint(50, view.height() - 3))
    assert spy.at(spy.count() - 1)[0] is None


def test_highlight_of_the_current_row_ends_with_the_row(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.hovered)

    def select_row():
        qtbot.keyClick(panel.field, Qt.Key.Key_Down)
        assert spy.at(spy.count() - 1)[0] == current(panel) is not None

    select_row()
    panel.show_moves(state, choices(state))
    assert spy.at(spy.count() - 1)[0] is None
    select_row()
    qtbot.keyClicks(panel.field, "no such move")
    assert spy.at(spy.count() - 1)[0] is None
    panel.field.clear()
    select_row()
    panel.hide()
    assert spy.at(spy.count() - 1)[0] is None


@pytest.mark.parametrize("typed", ["", "black"])
def test_highlight_of_the_current_row_ends_when_the_focus_leaves_the_panel(qtbot, look, texts, typed):
    window = QWidget()
    panel, other = MovesPanel(look, texts, pointing), QLineEdit()
    fill_layout(QVBoxLayout(window), panel, other)
    shown(qtbot, window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    state = taking()
    panel.show_moves(state, choices(state))
    panel.setFocus()
    qtbot.keyClicks(panel.field, typed)
    qtbot.keyClick(panel.field, Qt.Key.Key_Down)
    chosen = current(panel)
    spy = QSignalSpy(panel.hovered)
    panel.list.setFocus()
    assert current(panel) == chosen is not None
    assert spy.count() == 0
    other.setFocus()
    assert current(panel) is None
    assert spy.at(spy.count() - 1)[0] is None
    panel.setFocus()
    assert (current(panel) is not None) == bool(typed), "typed text selects its first row again"


def test_highlight_of_the_current_row_stays_while_a_menu_is_open(panel, qtbot):
    state = taking()
    panel.show_moves(state, choices(state))
    qtbot.keyClick(panel.field, Qt.Key.Key_Down)
    chosen = current(panel)
    QApplication.sendEvent(panel.field, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.PopupFocusReason))
    assert current(panel) == chosen is not None


@pytest.mark.parametrize(
    "reason, selects", [(Qt.FocusReason.ShortcutFocusReason, True), (Qt.FocusReason.MouseFocusReason, False)]
)
def test_key_that_leads_to_a_list_selects_its_first_row(panel, reason, selects):
    state = taking()
    panel.show_moves(state, choices(state))
    QApplication.sendEvent(panel.list, QFocusEvent(QEvent.Type.FocusIn, reason))
    assert (current(panel) is not None) == selects
    panel.list.set_current(2)
    chosen = current(panel)
    QApplication.sendEvent(panel.list, QFocusEvent(QEvent.Type.FocusIn, reason))
    assert current(panel) == chosen


def test_list_without_a_current_row_ends_no_highlight(panel):
    """The table may highlight a hint while the moves are listed again."""
    state = taking()
    panel.show_moves(state, choices(state))
    spy = QSignalSpy(panel.hovered)
    panel.show_moves(state, choices(state))
    panel.hide()
    assert spy.count() == 0


def test_element_of_the_table_highlights_its_rows(panel):
    state = Table(Step.PLANNING).hand(black=1, yellow=1).state
    panel.show_moves(state, choices(state))
    panel.highlight_moves(("digger",))
    assert highlighted(panel) == ["Pay the Coal-digger with a yellow disk"]
    panel.highlight_moves(())
    assert not highlighted(panel)


def test_chosen_pieces_highlight_only_the_moves_that_continue_with_them(panel):
    state = taking()
    panel.show_moves(state, choices(state))
    source, target = next(path for path, move in choices(state) if move == moves.take(0, 1))
    panel.highlight_moves((target,))
    assert len(highlighted(panel)) == 3
    panel.highlight_moves((source, target))
    assert [panel.list.rows.rows[place].value for place in highlighted_places(panel)] == [moves.take(0, 1)]


def test_each_path_of_a_move_highlights_its_row(panel):
    state = taking()
    move = moves.take(0, 1)
    panel.show_moves(state, [(("a", "b"), move), (("c", "b"), move)])
    assert len(listed(panel)) == 1
    panel.highlight_moves(("c", "b"))
    assert highlighted(panel) == listed(panel)


def test_moves_that_can_be_taken_back_are_listed(panel, qtbot):
    state = Table(Step.PLANNING).hand(yellow=1).plan(Worker.FARMER, black=1).state
    back = TakeBack(7, moves.place(Placeable.BLACK, Worker.FARMER))
    panel.show_moves(state, [*choices(state), (("farmer", "hand.black"), back)])
    assert "Take back" in headings(panel)
    spy = QSignalSpy(panel.move_chosen)
    qtbot.keyClicks(panel.field, "take back")
    qtbot.keyClick(panel.field, Qt.Key.Key_Return)
    assert spy.at(0)[0] == back


def test_accessible_text_of_a_row_includes_its_preview(panel):
    state = taking()
    panel.show_moves(state, choices(state))
    model = panel.list.rows
    found = model.data(model.index(1), Qt.ItemDataRole.AccessibleTextRole)
    assert found == "Take 3 black disk(s) from action pool A. Turn order value 3"
    assert panel.list.accessibleName() == "Moves"
    assert panel.field.accessibleName()


def test_advice_before_confirming_links_to_its_rules(panel, qtbot):
    table = Table(Step.PLANNING, season=Season.AUTUMN).has(water=2).hand(brown=1)
    panel.show_moves(table.state, choices(table.state))
    assert panel.advice.isVisible()
    found = [label.text() for label in panel.advice.findChildren(QLabel)]
    assert "Pit water blocks the Pinge." in found
    spy = QSignalSpy(panel.rule_wanted)
    buttons = {button.text(): button for button in panel.advice.findChildren(QPushButton)}
    qtbot.mouseClick(buttons["W2"], Qt.MouseButton.LeftButton)
    assert spy.at(0)[0] == "W2"
    qtbot.keyClick(buttons["W2"], Qt.Key.Key_Return)
    assert spy.count() == 2
    panel.show_moves(taking(), choices(taking()))
    assert not panel.advice.isVisible()


@pytest.mark.parametrize("height, fits", [(260, False), (900, True)])
def test_advice_before_confirming_is_not_cut_off(qtbot, look, texts, height, fits):
    drawer = QWidget()  # A panel that is a window would not become lower than its contents.
    panel = MovesPanel(look, texts, pointing)
    panel.setParent(drawer)
    panel.setGeometry(0, 0, 280, height)
    shown(qtbot, drawer)
    table = Table(Step.PLANNING, season=Season.AUTUMN).has(water=2).hand(brown=1)
    panel.show_moves(table.state, choices(table.state))
    settle()
    labels = [label for label in panel.advice.findChildren(QLabel) if label.text()]
    assert [label.text() for label in labels if label.height() < label.heightForWidth(label.width())] == []
    assert (panel.advice.area.verticalScrollBar().maximum() == 0) == fits


def test_advice_shown_again_has_its_height_before_its_first_frame(panel):
    table = Table(Step.PLANNING, season=Season.AUTUMN).has(water=2).hand(brown=1)
    panel.show_moves(table.state, choices(table.state))
    settle()
    height = panel.advice.area.heightForWidth(280)
    panel.retranslate()
    panel.show_moves(table.state, choices(table.state))
    assert panel.advice.area.heightForWidth(280) == height


def test_long_rows_wrap_and_their_height_follows_the_width(panel, qtbot):
    state = Table().plan(Worker.FARMER, yellow=1, black=1).state
    panel.show_moves(state, choices(state))
    index = panel.list.rows.index(1)
    wide = panel.list.sizeHintForIndex(index).height()
    panel.resize(240, 900)
    qtbot.wait(1)
    assert panel.list.sizeHintForIndex(index).height() > wide


# All panels


@pytest.fixture
def log(qtbot, look, texts):
    return shown(qtbot, LogPanel(look, texts))


@pytest.fixture
def score(qtbot, look, texts):
    return shown(qtbot, ScorePanel(look, texts, GAME.score_items, BOOK.rule_of_item))


def test_language_change_retranslates_all_panels(panel, log, score, qapp):
    match = played(30)
    state = match.state
    panel.show_moves(state, choices(state))
    log.show_log(match)
    score.show_score(state, GAME.standing(state), SEATS)
    translator = Brackets()
    QCoreApplication.installTranslator(translator)
    qapp.processEvents()
    try:
        assert all(text.startswith("⟦") for text in [*listed(panel), *headings(panel)])
        assert all("⟦" in row.text for row in log.list.rows.rows)
        assert log.position.text().startswith("⟦")
        assert score.model.data(score.model.index(0, 0)).startswith("⟦")
        assert score.leader.text().startswith("⟦")
        assert panel.field.placeholderText().startswith("⟦")
    finally:
        QCoreApplication.removeTranslator(translator)
        qapp.processEvents()
    assert not any("⟦" in text for text in listed(panel))


def test_panels_follow_theme_and_text_size(panel, log, score, look, qapp):
    match = played(30)
    state = taking()
    panel.show_moves(state, choices(state))
    log.show_log(match)
    score.show_score(state, GAME.standing(state), SEATS)
    before = panel.list.sizeHintForRow(1)
    look.set(theme=themes.DARK, text_size=1.3)
    qapp.processEvents()
    assert panel.list.sizeHintForRow(1) > before
    for widget in (panel, log, score):
        assert not widget.grab().isNull()
