"""Ring around the button that has the keyboard focus."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.window.look import Look


class FocusRing(QWidget):
    """Double line around the button that has the keyboard focus. Each window has one ring, above all its widgets.

    Fields show the focus in their own way. Buttons take the focus only by keyboard, so a click draws no ring.
    """

    MARGIN = 5

    def __init__(self, window: QWidget, look: Look) -> None:
        super().__init__(window)
        self._look = look
        self._focused_button: QWidget | None = None
        self._watched_widgets: list[QWidget] = []
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_focus)

    def _follow_focus(self, _old: QWidget | None, now: QWidget | None) -> None:
        for widget in self._watched_widgets:
            # Qt may have deleted the widget already, when its window was closed.
            if isValid(widget):
                widget.removeEventFilter(self)
        wanted = isinstance(now, QAbstractButton) and now.window() is self.window()
        self._focused_button = now if wanted else None
        self._watched_widgets = list(_ancestors_up_to_window(self._focused_button))
        for widget in self._watched_widgets:
            widget.installEventFilter(self)
        self._surround_focused_button()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Moves the ring along with its button, also if only an ancestor of the button moves."""
        if event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide}:
            self._surround_focused_button()
        return False

    def _surround_focused_button(self) -> None:
        if self._focused_button is None or not self._focused_button.isVisible():
            self.hide()
            return
        corner = self._focused_button.mapTo(self.window(), QPoint(0, 0))
        rect = QRect(corner, self._focused_button.size())
        self.setGeometry(rect.adjusted(-self.MARGIN, -self.MARGIN, self.MARGIN, self.MARGIN))
        self.raise_()
        self.show()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        for token, width in (("paperhi", 5.0), ("ink", 2.4)):
            painter.setPen(QPen(QColor(self._look.theme[token]), width))
            painter.drawRoundedRect(rect, 8, 8)


def _ancestors_up_to_window(widget: QWidget | None) -> Iterator[QWidget]:
    while widget is not None:
        yield widget
        widget = None if widget.isWindow() else widget.parentWidget()
