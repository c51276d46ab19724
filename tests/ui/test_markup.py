"""Names that look like markup, of players and of bots by others: in every place plain text, in both games."""

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
from tests.ui.hands import messages, settle

STRANGE = ("<img src='x'>", "<h1>Jost</h1>", "<table width=9000>", "&Jost & <b>Co</b>")
STEP = 60
"""Pixels between two places where the pointer rests."""


class Looker:
    """Goes through everything that is on the screen, and remembers in which kinds of places a name was found."""

    def __init__(self, names):
        self.names = names
        self.seen = set()

    def holds(self, words):
        return any(name in words for name in self.names)

    def look(self):
        for top in QApplication.topLevelWidgets():
            for widget in (top, *top.findChildren(QWidget)):
                self._tip(widget.toolTip(), type(widget).__name__)
                self._words(widget)
                self._aloud(widget)
            for action in top.findChildren(QAction):
                # By default it is the action's text, which menus do not show.
                if not action.text() or action.toolTip().replace("&", "") != action.text().replace("&", ""):
                    self._tip(action.toolTip(), "action")
                self._entry(action.text())

    def _tip(self, words, what):
        assert not (Markup.mightBeRichText(words) and self.holds(words)), f"{what}: {words}"
        if any(escape(name) in words for name in self.names):
            self.seen.add("tooltip")

    def _words(self, widget):
        if isinstance(widget, QLabel) and self.holds(widget.text()):
            self.seen.add("label")
            assert widget.textFormat() == Qt.TextFormat.PlainText, widget.text()
        if isinstance(widget, QMenu):
            self._entry(widget.title())

    def _entry(self, words):
        if "Jost &" in words and "Co" in words:
            self.seen.add("entry")
            assert escape_menu_text("&Jost & ") in words, words

    def _aloud(self, widget):
        reader = QAccessible.queryAccessibleInterface(widget)
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
            self._spoken(reader.text(kind) if reader else "")

    def _spoken(self, words):
        assert not any(escaped in words for escaped in ("&lt;", "&amp;", "white-space")), words
        if self.holds(words):
            self.seen.add("aloud")

    def point(self, window):
        """Rests the pointer on everything that lies on the table, and lets a screen reader name it."""
        view = at.view(window)
        port = view.viewport()
        for x in range(0, port.width(), STEP):
            for y in range(0, port.height(), STEP):
                event = QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(x, y), port.mapToGlobal(QPoint(x, y)))
                QApplication.sendEvent(port, event)
                self._tip(QToolTip.text(), "table")
        QToolTip.hideText()
        below = [QAccessible.queryAccessibleInterface(view)]
        while below:
            thing = below.pop()
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
                self._spoken(thing.text(kind))
            below += [child for child in map(thing.child, range(thing.childCount())) if child is not None]


@pytest.fixture
def looker(window):  # noqa: ARG001 - there is nothing to look at without it
    return Looker(STRANGE)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_while_a_game_is_played(window, looker, name):
    match = play(name, "pppp", 150, names=STRANGE)
    window.begin(match)
    settle()
    looker.look()
    if at.hand_over(window).isVisible():
        at.take_seat(window)
    settle()
    for page in ("moves", "score", "log"):
        window.game.context.turn_to_page(page)
        settle()
        looker.look()
    at.players_menu(window).about_to_open.emit()
    looker.look()
    looker.point(window)
    window.resize(1024, 600)
    window.workspace.rescale()
    settle()
    looker.look()
    at.trigger(window, "replay")
    settle()
    looker.look()
    window.settings.remember_new_game(
        name, NewGameChoices({}, seats=[SeatChoice(each, "madder") for each in STRANGE]).to_json()
    )
    window.game.ask_for_new_game()
    settle()
    looker.look()
    assert looker.seen >= {"label", "entry", "aloud"}


@pytest.mark.parametrize("name", GAME_NAMES)
def test_at_the_end(window, looker, name):
    window.begin(play(name, "ppp", names=STRANGE))
    settle()
    at.review(window).show_result()
    settle()
    assert at.result(window).isVisible()
    looker.look()
    assert looker.seen >= {"label", "aloud"}


@pytest.mark.parametrize("name", GAME_NAMES)
@pytest.mark.parametrize("player", STRANGE)
def test_a_bot_that_nobody_knows(qtbot, window, name, player):
    match = play(name, "bp", 60)
    while match.decision.actor != 0:
        match.play(match.game.legal_moves(match.state)[0])
    match.set_player(0, player)
    window.begin(match)
    qtbot.waitUntil(lambda: at.lost_bot(window) is not None)
    looker = Looker([player])
    at.players_menu(window).about_to_open.emit()
    looker.look()
    assert looker.seen >= {"label", "aloud"}


@pytest.mark.parametrize("name", ["<h1>Anna<h1>", "<img src='x'>", "&Jost & <b>Co<b>"])
def test_a_file_that_cannot_be_opened(window, tmp_path, name):
    file = tmp_path / f"{name}.haspelknecht"
    file.write_text("{}", encoding="utf-8")
    window.match_file_service.open(file)
    assert len(messages(window)) == 1
    window.settings.remember_file(file)
    at.recent_menu(window).aboutToShow.emit()
    looker = Looker([name])
    looker.look()
    assert looker.seen >= {"label"}


@pytest.mark.parametrize("words", [*STRANGE, "two\nlines", "plain", "1 < 2"])
def test_a_tooltip_shows_the_words(qapp, words):  # noqa: ARG001 - documents have fonts
    document = QTextDocument()
    # As Qt does.
    show = document.setHtml if Markup.mightBeRichText(escape_tooltip(words)) else document.setPlainText
    show(escape_tooltip(words))
    assert document.toPlainText().replace("\u2028", "\n") == words
