"""Reads all that a window says, to the eye and to a screen reader, and a language to recognise what is translated."""

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
"""So much longer than English another language may be."""
SHORT = 10
"""A text with fewer letters is a word, and gets longer as one word."""


class Marked(QTranslator):
    """A language in which every text stands in brackets."""

    def translate(self, _context, source, *_disambiguation_and_number):
        """The text in brackets; what counts is filled in by Qt."""
        return f"{MARK}{source}\N{RIGHT WHITE SQUARE BRACKET}"

    def isEmpty(self):
        """It has all texts."""
        return False


class Longer(Marked):
    """A language whose texts are longer than those of any other."""

    def translate(self, _context, source, *_disambiguation_and_number):
        """The text with more letters behind it, in words as long as its own."""
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
        """Hears every text that the program paints."""
        draw = QPainter.drawText

        def heard(painter, *arguments):
            if self._painted is not None:
                self._painted |= {argument for argument in arguments if isinstance(argument, str)}
            return draw(painter, *arguments)

        monkeypatch.setattr(QPainter, "drawText", heard)

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
                    found |= set(said_by(widget))
        return {(where, text) for where, text in found if text.strip()}


def said_by(widget):
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
            yield from ((f"{name} row", text) for text in said_by_model(widget))
        case _:
            pass
    for action in widget.actions():
        yield f"{name} action", action.text()
        yield f"{name} action tip", action.toolTip()
    for where, text in own.items():
        yield f"{name} {where}", MARKUP.sub(" ", text)


def said_by_model(view):
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
    """Speaks a language that is in no file; answers what takes it away again."""
    QCoreApplication.installTranslator(translator)
    settle()

    def remove():
        QCoreApplication.removeTranslator(translator)
        settle()

    return remove


def settle():
    """Lets everything happen that was put off."""
    for _ in range(4):
        QApplication.processEvents()


def wait_for(happens):
    """Waits until something holds; machines that do much else may need long."""
    deadline = QDeadlineTimer(60_000)
    while not happens():
        assert not deadline.hasExpired(), "it took too long"
        settle()
