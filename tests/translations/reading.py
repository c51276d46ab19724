"""Reader of all texts of a window, visible or for screen readers, and test languages that mark translated texts."""

import re

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QDeadlineTimer, Qt, QTranslator
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

from haspelknecht_qt.ui.widgets.elided import ElidedLabel

MARK = "\N{LEFT WHITE SQUARE BRACKET}"
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
MARKUP = re.compile(r"<style.*?</style>|<[^>]*>|&\w+;", re.DOTALL)
LONGER = 0.35
"""Share by which a text may be longer than in English."""
SHORT = 10
"""Number of letters; a shorter text is treated as one word and stays one word when lengthened."""


class Marked(QTranslator):
    """A language in which every text stands in brackets."""

    def translate(self, _context, source, *_disambiguation_and_number):
        """The text in brackets; Qt fills in numbers."""
        return f"{MARK}{source}\N{RIGHT WHITE SQUARE BRACKET}"

    def isEmpty(self):
        """False, because every text has a translation."""
        return False


class Longer(Marked):
    """A language whose texts are longer than those of any other."""

    def translate(self, _context, source, *_disambiguation_and_number):
        """The text, followed by more letters in words as long as its own."""
        more, wanted = "", LONGER * len(source)
        for word in [*source.split(), *source.split()]:
            if len(more) >= wanted:
                break
            more += ("" if len(source) < SHORT else " ") + "e" * min(len(word), round(wanted - len(more)), 9)
        return source + more


class Reader:
    """Reads windows. To read painted texts, call `listen` first; they are read while a window is repainted."""

    def __init__(self):
        self._painted = None

    def listen(self, monkeypatch):
        """Records every text that the program paints."""
        draw = QPainter.drawText

        def recording_draw(painter, *arguments):
            if self._painted is not None:
                self._painted |= {argument for argument in arguments if isinstance(argument, str)}
            return draw(painter, *arguments)

        monkeypatch.setattr(QPainter, "drawText", recording_draw)

    def texts(self, *windows):
        """Every text of these windows that can be seen or heard: (where, text)."""
        found = set()
        for window in windows:
            self._painted = set()
            window.grab()
            found |= {("painted", text) for text in self._painted}
            self._painted = None
            for widget in [window, *window.findChildren(QWidget)]:
                if widget.isVisibleTo(window):
                    found |= set(texts_of_widget(widget))
        return {(where, text) for where, text in found if text.strip()}


def texts_of_widget(widget):
    """(where, text) of one widget."""
    name = type(widget).__name__
    own = {
        "tooltip": widget.toolTip(),
        "accessible": widget.accessibleName(),
        "description": widget.accessibleDescription(),
    }
    if widget.isWindow():
        own["title"] = widget.windowTitle()
    match widget:
        case ElidedLabel():
            own["text"] = widget.full_text
        case QLabel() | QAbstractButton():
            own["text"] = widget.text()
        case QLineEdit():
            own["placeholder"] = widget.placeholderText()
        case QPlainTextEdit():
            own["placeholder"] = widget.placeholderText()
        case QTextEdit():
            own["text"] = widget.toPlainText()
        case QComboBox():
            for place in range(widget.count()):
                own[f"item {place}"] = widget.itemText(place)
        case QMenu():
            own["title"] = widget.title()
        case QMainWindow():
            for action in widget.actions():
                own[f"action {action.objectName()} {id(action)}"] = action.text()
        case QAbstractItemView():
            yield from ((f"{name} row", text) for text in texts_of_model(widget))
        case _:
            pass
    for action in widget.actions():
        yield f"{name} action", action.text()
        yield f"{name} action tip", action.toolTip()
    for where, text in own.items():
        yield f"{name} {where}", MARKUP.sub(" ", text)


def texts_of_model(view):
    """Yields the texts in rows and headings of a view."""
    model, root = view.model(), view.rootIndex()
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(root)
    for row in range(model.rowCount(root)):
        for column in range(columns):
            for role in ROLES:
                value = model.index(row, column, root).data(role)
                if isinstance(value, str):
                    yield MARKUP.sub(" ", value)
    if columns > 1:
        for section in range(columns):
            for role in ROLES:
                value = model.headerData(section, Qt.Orientation.Horizontal, role)
                if isinstance(value, str):
                    yield MARKUP.sub(" ", value)


def install(translator):
    """Installs a language without files; returns the function that removes it."""
    QCoreApplication.installTranslator(translator)
    settle()

    def remove():
        QCoreApplication.removeTranslator(translator)
        settle()

    return remove


def settle():
    """Processes all pending events."""
    for _ in range(4):
        QApplication.processEvents()


def wait_for(condition):
    """Waits until a condition holds. The timeout is long, because a busy machine is slow."""
    deadline = QDeadlineTimer(60_000)
    while not condition():
        assert not deadline.hasExpired(), "it took too long"
        settle()
