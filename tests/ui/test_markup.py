"""Names of players and foreign bots that look like markup: plain text everywhere, in both games."""

from html import escape

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction, QHelpEvent, QTextDocument
from PySide6.QtGui import Qt as Markup
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QToolTip, QWidget

from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.table.typography import escape_menu_text, escape_tooltip
from haspelknecht_qt.ui.setup.choices import NewGameChoices, SeatChoice
from tests.ui import at_window as at
from tests.ui.any_game import play
from tests.ui.mouse import messages, settle

STRANGE = ("<img src='x'>", "<h1>Jost</h1>", "<table width=9000>", "&Jost & <b>Co</b>")
STEP = 60
"""Pixels between two places where the pointer rests."""


class Inspector:
    """Checks all widgets on the screen and records the kinds of places in which a name was found."""

    def __init__(self, names):
        self.names = names
        self.seen = set()

    def contains_name(self, words):
        return any(name in words for name in self.names)

    def inspect(self):
        for top in QApplication.topLevelWidgets():
            for widget in (top, *top.findChildren(QWidget)):
                self._check_tooltip(widget.toolTip(), type(widget).__name__)
                self._check_text(widget)
                self._check_accessible_texts(widget)
            for action in top.findChildren(QAction):
                # By default the tooltip is the action's text, which menus do not show.
                if not action.text() or action.toolTip().replace("&", "") != action.text().replace("&", ""):
                    self._check_tooltip(action.toolTip(), "action")
                self._check_menu_entry(action.text())

    def _check_tooltip(self, words, what):
        assert not (Markup.mightBeRichText(words) and self.contains_name(words)), f"{what}: {words}"
        if any(escape(name) in words for name in self.names):
            self.seen.add("tooltip")

    def _check_text(self, widget):
        if isinstance(widget, QLabel) and self.contains_name(widget.text()):
            self.seen.add("label")
            assert widget.textFormat() == Qt.TextFormat.PlainText, widget.text()
        if isinstance(widget, QMenu):
            self._check_menu_entry(widget.title())

    def _check_menu_entry(self, words):
        if "Jost &" in words and "Co" in words:
            self.seen.add("entry")
            assert escape_menu_text("&Jost & ") in words, words

    def _check_accessible_texts(self, widget):
        reader = QAccessible.queryAccessibleInterface(widget)
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            self._check_spoken_text(reader.text(kind) if reader else "")

    def _check_spoken_text(self, words):
        assert not any(escaped in words for escaped in ("&lt;", "&amp;", "white-space")), words
        if self.contains_name(words):
            self.seen.add("aloud")

    def point_all_over(self, window):
        """Rests the pointer all over the table, and checks the accessible names of its elements."""
        view = at.view(window)
        port = view.viewport()
        for x in range(0, port.width(), STEP):
            for y in range(0, port.height(), STEP):
                event = QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(x, y), port.mapToGlobal(QPoint(x, y)))
                QApplication.sendEvent(port, event)
                self._check_tooltip(QToolTip.text(), "table")
        QToolTip.hideText()
        below = [QAccessible.queryAccessibleInterface(view)]
        while below:
            element = below.pop()
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
                self._check_spoken_text(element.text(kind))
            below += [child for child in map(element.child, range(element.childCount())) if child is not None]


@pytest.fixture
def inspector(window):  # noqa: ARG001 - there is nothing to inspect without it
    return Inspector(STRANGE)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_names_are_plain_text_while_a_game_is_played(window, inspector, name):
    match = play(name, "pppp", 150, names=STRANGE)
    window.begin(match)
    settle()
    inspector.inspect()
    if at.hand_over(window).isVisible():
        at.take_seat(window)
    settle()
    for page in ("moves", "score", "log"):
        window.game.context.turn_to_page(page)
        settle()
        inspector.inspect()
    at.players_menu(window).about_to_open.emit()
    inspector.inspect()
    inspector.point_all_over(window)
    window.resize(1024, 600)
    window.workspace.rescale()
    settle()
    inspector.inspect()
    at.trigger(window, "replay")
    settle()
    inspector.inspect()
    window.settings.remember_new_game(
        name, NewGameChoices({}, seats=[SeatChoice(each, "madder") for each in STRANGE]).to_json()
    )
    window.game.ask_for_new_game()
    settle()
    inspector.inspect()
    assert inspector.seen >= {"label", "entry", "aloud"}


@pytest.mark.parametrize("name", GAME_NAMES)
def test_names_are_plain_text_in_the_result(window, inspector, name):
    window.begin(play(name, "ppp", names=STRANGE))
    settle()
    at.review(window).show_result()
    settle()
    assert at.result(window).isVisible()
    inspector.inspect()
    assert inspector.seen >= {"label", "aloud"}


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("player", STRANGE)
def test_name_of_an_unknown_bot_is_plain_text(qtbot, window, name, player):
    match = play(name, "bp", 60)
    while match.decision.actor != 0:
        match.play(match.game.legal_moves(match.state)[0])
    match.set_player(0, player)
    window.begin(match)
    qtbot.waitUntil(lambda: at.lost_bot(window) is not None)
    inspector = Inspector([player])
    at.players_menu(window).about_to_open.emit()
    inspector.inspect()
    assert inspector.seen >= {"label", "aloud"}


@pytest.mark.parametrize("name", ["<h1>Anna<h1>", "<img src='x'>", "&Jost & <b>Co<b>"])
def test_name_of_a_file_that_cannot_be_opened_is_plain_text(window, tmp_path, name):
    file = tmp_path / f"{name}.haspelknecht"
    file.write_text("{}", encoding="utf-8")
    window.loaded_parts.files.open(file)
    assert len(messages(window)) == 1
    window.settings.remember_file(file)
    at.recent_menu(window).aboutToShow.emit()
    inspector = Inspector([name])
    inspector.inspect()
    assert inspector.seen >= {"label"}


@pytest.mark.parametrize("words", [*STRANGE, "two\nlines", "plain", "1 < 2"])
def test_escaped_tooltip_shows_the_original_text(qapp, words):  # noqa: ARG001 - documents have fonts
    document = QTextDocument()
    # Qt chooses the format in the same way.
    show = document.setHtml if Markup.mightBeRichText(escape_tooltip(words)) else document.setPlainText
    show(escape_tooltip(words))
    assert document.toPlainText().replace("\u2028", "\n") == words
