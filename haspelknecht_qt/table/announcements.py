"""Announcements to screen readers: sentences about what happened, said at once and without moving the focus.

    announce(view, "Anna takes 3 black disks")

Windows and macOS have announcements. On Linux, Orca before version 45 ignores those of Qt, and later versions would say
twice what comes in two ways. So two other ways are used there, which every Orca follows:

- What has the focus changes its description. Orca reads the new description.
- If the focus is elsewhere, a `StatusRegion` of the window appears as a notification. Orca reads its name.

Orca drops notifications while it is busy with the many parts of a new dialog. So a sentence for a dialog that has just
opened becomes part of its description, which Orca reads after the title (`announce_with_title`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QGuiApplication
from PySide6.QtWidgets import QAccessibleWidget, QDialog, QWidget

_PLATFORMS_WITH_ANNOUNCEMENTS = ("windows", "cocoa")
"""Qt's names of the platforms whose screen readers follow Qt's announcements."""
TITLE_TIME = 2000
"""Time in which a screen reader begins to read the title of a dialog that has opened, in milliseconds."""
_SAID_BEFORE = "said_before"
"""Property of a dialog: announcements from just before it opened, as one text."""

_ENDS = (".", "!", "?", "…", ":")
_CLOSING_QUOTES = "”»“\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"


def announce(widget: QWidget, sentence: str, *, urgent: bool = False) -> None:
    """Makes a running screen reader say a sentence. An `urgent` sentence interrupts its current speech if possible."""
    if not QAccessible.isActive():
        return
    if has_announcements():
        event = QAccessibleAnnouncementEvent(widget, sentence)
        if urgent:
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)
    elif widget.hasFocus():
        # Orca does not read the same description twice in succession.
        widget.setAccessibleDescription("")
        widget.setAccessibleDescription(sentence)
    else:
        _status_region(widget.window()).add(sentence)


def announce_with_title(dialog: QWidget, sentence: str) -> None:
    """Makes a running screen reader say a sentence when it reads the title of a dialog that is just opening."""
    if has_announcements() or not isinstance(dialog, QDialog):
        announce(dialog, sentence)
    elif QAccessible.isActive():
        dialog.setProperty(_SAID_BEFORE, sentence)
        timer = QTimer(dialog, singleShot=True, interval=TITLE_TIME)
        timer.timeout.connect(partial(dialog.setProperty, _SAID_BEFORE, None))
        timer.timeout.connect(timer.deleteLater)
        timer.start()


def has_announcements() -> bool:
    """Whether the screen readers of this platform follow Qt's announcements."""
    return QGuiApplication.platformName() in _PLATFORMS_WITH_ANNOUNCEMENTS


def joined(sentences: Sequence[str]) -> str:
    """Joins sentences to one text, with a full stop after those that have no sign at their end.

    Without it, a voice makes no pause.
    """
    ended = (one if one.rstrip(_CLOSING_QUOTES).endswith(_ENDS) else f"{one}." for one in sentences[:-1])
    return " ".join((*ended, *sentences[-1:]))


class StatusRegion(QWidget):
    """Widget of one pixel that screen readers know as a notification. Its accessible name is what was said last.

    Sentences of one pass of the event loop become one notification, because a later one would interrupt an earlier one.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setFixedSize(1, 1)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._sentences: list[str] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._notify)
        self.lower()
        self.show()

    def add(self, sentence: str) -> None:
        """Adds a sentence to the next notification."""
        self._sentences.append(sentence)
        self._timer.start()

    def _notify(self) -> None:
        self.setAccessibleName(joined(self._sentences))
        self._sentences.clear()
        # A screen reader reads a notification when it appears.
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.ObjectShow))


class DialogInterface(QAccessibleWidget):
    """Interface of a dialog. While the dialog opens, its description begins with what was announced just before.

    A changed description would be read a second time, so Qt is not told of it.
    """

    def __init__(self, dialog: QDialog) -> None:
        super().__init__(dialog, QAccessible.Role.Dialog)

    def text(self, kind: QAccessible.Text) -> str:
        """Text of one kind."""
        own, dialog = super().text(kind), self.object()
        said_before = dialog.property(_SAID_BEFORE) if isinstance(dialog, QDialog) else None
        if kind is QAccessible.Text.Description and said_before:
            return joined([said_before, own] if own else [said_before])
        return own


def _status_region(window: QWidget) -> StatusRegion:
    """The status region of a window, made at the first request."""
    only_children = Qt.FindChildOption.FindDirectChildrenOnly
    found: StatusRegion | None = window.findChild(StatusRegion, options=only_children)
    return StatusRegion(window) if found is None else found


class LastAnnouncement(QObject):
    """Sentences that were said last, so that they can be said again.

    Sentences of one pass of the event loop belong together, for instance a move and the next prompt.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sentences: list[str] = []
        self._timer = QTimer(self, singleShot=True, interval=0)

    @property
    def text(self) -> str:
        """The sentences said last, as one text; "" if nothing has been said."""
        return joined(self._sentences)

    def add(self, sentence: str) -> None:
        """Adds a sentence. Removes those of earlier passes of the event loop."""
        if not self._timer.isActive():
            self._sentences.clear()
        self._sentences.append(sentence)
        self._timer.start()

    def clear(self) -> None:
        """Removes all sentences."""
        self._sentences.clear()
