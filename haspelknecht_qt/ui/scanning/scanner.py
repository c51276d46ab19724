"""The scanner: lights up one target after the other, and takes the one that is lit at a press of the switch."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QKeyEvent, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.announcements import announce
from haspelknecht_qt.ui.scanning.targets import ScanTarget, targets_in
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.settings import SCAN_PACES, ScanKey, Settings

ROUNDS = 2
"""Number of rounds through a group without a press, after which the groups light up again."""

_SWITCH_KEYS: Mapping[ScanKey, frozenset[Qt.Key]] = {
    ScanKey.SPACE: frozenset({Qt.Key.Key_Space}),
    ScanKey.RETURN: frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter}),
}
_PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.TouchBegin)
_AFTER_PRESSES = (QEvent.Type.MouseButtonRelease, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd)


class ScanFrame(QWidget):
    """Thick double line around the target that is lit."""

    MARGIN = 6

    def __init__(self, look: Look, window: QWidget) -> None:
        super().__init__(window)
        self._look = look
        self._window = window
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def surround(self, rect: QRect) -> None:
        """Shows the frame around an area, given in logical pixels of the screen. At the window's edge, within it."""
        margin = self.MARGIN
        inside = QRect(self._window.mapFromGlobal(rect.topLeft()), rect.size())
        self.setGeometry(inside.adjusted(-margin, -margin, margin, margin).intersected(self._window.rect()))
        self.raise_()
        self.show()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        for token, width in (("paperhi", 8.0), ("stop", 5.0)):
            painter.setPen(QPen(QColor(self._look.theme[token]), width))
            painter.drawRoundedRect(rect, 8, 8)


class Scanner(QObject):
    """Scans the active window of the program while the setting is on.

    A press of the chosen key, or any click, takes the target that is lit. A group that is taken lights up its targets
    in turn. After two rounds without a press the groups light up again. Other keys work as usual.
    """

    def __init__(self, look: Look, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._settings = settings
        self._root: QWidget | None = None
        self._opened: list[tuple[object, ...]] = []
        self._lit: ScanTarget | None = None
        self._rounds = 0
        self._is_taking = False
        self._frame: ScanFrame | None = None
        self._timer = QTimer(self)
        self._timer.timeout.connect(self.light_next)

    @property
    def lit(self) -> ScanTarget | None:
        """The target that is lit; None before the first one."""
        return self._lit

    def apply_settings(self) -> None:
        """Starts or stops scanning, as the setting says, at the chosen pace. The first target lights up at once."""
        app = QApplication.instance()
        if app is None:
            return
        app.removeEventFilter(self)
        self._start_again()
        if self._settings.scans:
            app.installEventFilter(self)
            self._timer.start(SCAN_PACES[self._settings.scan_pace])
            self.light_next()
        else:
            self._timer.stop()

    def light_next(self) -> None:
        """Lights up the next target. Begins at the top when another window or menu is open."""
        root = _scanned_window()
        if root is not self._root:
            self._start_again()
            self._root = root
        if root is None:
            return
        level = self._level(targets_in(root))
        keys = [target.key for target in level]
        place = keys.index(self._lit.key) + 1 if self._lit is not None and self._lit.key in keys else 0
        if place == len(level):
            place = 0
            self._rounds += 1
            if self._rounds == ROUNDS and self._opened:
                self._start_again()
                self._root = root
                level = targets_in(root)
        self._light(root, level[place] if level else None)

    def take(self) -> None:
        """Takes the lit target: lights up what is in a group, or does what a click on the thing would do.

        A target that has vanished, or over which a dialog has opened, is not taken.
        """
        root = _scanned_window()
        if root is None or root is not self._root or self._lit is None:
            return
        lit = self._lit.key
        target = next((target for target in self._level(targets_in(root)) if target.key == lit), None)
        if target is None:
            return
        if target.children:
            self._opened.append(target.key)
            self._lit, self._rounds = None, 0
            self.light_next()
        else:
            self._start_again()
            self._is_taking = True
            try:
                target.take()
            finally:
                self._is_taking = False
        if self._timer.isActive():
            self._timer.start()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if self._is_taking:
            return False
        kind = event.type()
        if isinstance(event, QKeyEvent):
            return self._filter_key(event)
        if kind in _PRESSES:
            # A press comes to the window first, and from there to the widget: it must count once.
            self._take_later()
            return True
        return kind in _AFTER_PRESSES

    def _filter_key(self, event: QKeyEvent) -> bool:
        is_plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if event.key() not in _SWITCH_KEYS[self._settings.scan_key] or not is_plain:
            return False
        if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
            self._take_later()
        event.accept()
        return True

    def _take_later(self) -> None:
        # A dialog that runs its own loop must not keep the event that has opened it.
        QTimer.singleShot(0, self, self.take)

    def _level(self, targets: tuple[ScanTarget, ...]) -> tuple[ScanTarget, ...]:
        """Returns the targets of the opened group. Groups that no longer exist count as closed.

        A group that is alone is opened at once.
        """
        targets = _opened_if_alone(targets)
        for depth, key in enumerate(self._opened):
            found = next((target for target in targets if target.key == key), None)
            if found is None or not found.children:
                del self._opened[depth:]
                break
            targets = _opened_if_alone(found.children)
        return targets

    def _light(self, root: QWidget, target: ScanTarget | None) -> None:
        self._lit = target
        if target is None:
            self._hide_frame()
            return
        target.reveal()
        if self._frame is None or not isValid(self._frame) or self._frame.parentWidget() is not root:
            self._hide_frame()
            self._frame = ScanFrame(self._look, root)
        self._frame.surround(target.rect())
        announce(root, target.name(), urgent=True)

    def _start_again(self) -> None:
        self._root, self._lit, self._rounds = None, None, 0
        self._opened.clear()
        self._hide_frame()

    def _hide_frame(self) -> None:
        if self._frame is not None and isValid(self._frame):
            self._frame.hide()
            self._frame.deleteLater()
        self._frame = None


def _scanned_window() -> QWidget | None:
    return QApplication.activePopupWidget() or QApplication.activeModalWidget() or QApplication.activeWindow()


def _opened_if_alone(targets: tuple[ScanTarget, ...]) -> tuple[ScanTarget, ...]:
    while len(targets) == 1 and targets[0].children:
        targets = targets[0].children
    return targets
