"""Hand-over screen: hides the table until the next person comes, and lists events since that person's last turn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Seat
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.seats import COLOURS
from haspelknecht_qt.ui.widgets.banner import PlankBackground
from haspelknecht_qt.ui.widgets.basics import Heading, HouseMark, IconButton, surface, text_label
from haspelknecht_qt.ui.widgets.dialogs import ScrollArea
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

PANEL_WIDTH = 680
BANNER_HEIGHT, MARK_SIZE = 84, 76
"""Height of the banner, and of the player's symbol (house mark) on it, in logical pixels at scale 1."""
SIDE_MARGIN = 32
PATTERN_SIZE = 40
SCROLL_BAR_WIDTH = 24
"""Maximum width of the scroll bar and the frame of the list of events, in logical pixels at scale 1."""
PAGE_SCROLL_SHARE = 0.8
"""Distance scrolled by Page Up and Page Down, as a share of the visible height."""


@frozen
class RecentEventLines:
    """Recent events of one player in one period, as lines of text. `seat` is None for events without a player."""

    period: str
    seat: Seat | None
    lines: tuple[str, ...]


class HandOverScreen(Retranslated, PlankBackground):
    """Widget that covers the window until the next person presses the button, Enter or Space."""

    confirmed = Signal(bool)
    """Emitted when the next person presses the button or a key; True for a key."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.focus_before: QWidget | None = None
        """Widget that had the keyboard focus before the screen was shown. It may have been deleted since."""
        self._hand_over_notice = ""
        self._name = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._panel = surface("panel")
        self.banner = PlayerBanner(look)
        self.headline = text_label("title", wrap=True)
        self.position_line = text_label("second", wrap=True)
        self.since_heading = Heading()
        self.recent_events = RecentEventsList(look)
        self.button = IconButton(look, "eye", "primary", on_click=self._confirm_by_button)
        parts = self.headline, self.position_line, self.since_heading, (self.recent_events, 1)
        self._inner_column = fill_layout(QVBoxLayout(), *parts, (self.button, 0, Qt.AlignmentFlag.AlignRight))
        column = QVBoxLayout(self._panel)
        fill_layout(column, self.banner, (self._inner_column, 1), spacing=0, margins=(2, 2, 2, 2))
        # Stretches centre the panel. An alignment would do so too, but Qt would then ignore its height for width.
        fill_layout(QVBoxLayout(self), 1, fill_layout(QHBoxLayout(), 1, self._panel, 1), 1)
        look.changed.connect(self._apply_style)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._take_keyboard_back)
        self._apply_style()
        self.hide()

    def call_person(
        self, seat: Seat, position_text: str, recent_events: Sequence[RecentEventLines], hand_over_notice: str = ""
    ) -> None:
        """Covers the window and asks the person in a seat to come to the screen.

        `position_text` describes the position. `recent_events` are the events since that person's last turn, the oldest
        first. `hand_over_notice` asks the others to look away. If it is not "", it replaces `position_text`.
        """
        self._name, self._hand_over_notice = seat.name, hand_over_notice
        self.banner.set_colour(seat.colour)
        self.position_line.setText(position_text)
        self.recent_events.show_events(recent_events)
        self.since_heading.setVisible(bool(recent_events))
        self.recent_events.setVisible(bool(recent_events))
        self.retranslate()
        self.show()
        self.raise_above_all()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def release_focus(self) -> None:
        """Takes the keyboard focus from the screen and its button.

        Must be called before the screen is hidden. Otherwise Qt passes the focus on as with Tab, and the table shows it
        on an element of the moves before the hand-over.
        """
        focused: QWidget | None = self.window().focusWidget()
        if focused is not None and (focused is self or self.isAncestorOf(focused)):
            focused.clearFocus()

    def raise_above_all(self) -> None:
        """If the screen is visible, raises it above all other widgets and adapts it to the window's size."""
        parent = self.parentWidget()
        if parent is not None and self.isVisible():
            self.setGeometry(parent.rect())
            self.raise_()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Confirms with Enter or Space, and scrolls with arrows and page keys. Other keys have no effect.

        A held Enter is ignored: it may have ended the turn of the person before.
        """
        key = event.key()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            if not event.isAutoRepeat():
                self.confirmed.emit(True)
        elif key in {Qt.Key.Key_Down, Qt.Key.Key_Up}:
            self.recent_events.scroll_by(self._look.px(40) * (1 if key == Qt.Key.Key_Down else -1))
        elif key in {Qt.Key.Key_PageDown, Qt.Key.Key_PageUp}:
            distance = round(PAGE_SCROLL_SHARE * self.recent_events.height())
            self.recent_events.scroll_by(distance if key == Qt.Key.Key_PageDown else -distance)
        event.accept()

    def _confirm_by_button(self) -> None:
        # A click gives the button no focus, so a focused button was pressed by a key.
        self.confirmed.emit(self.button.hasFocus())

    @override
    def focusNextPrevChild(self, next: bool) -> bool:
        """Moves the keyboard focus between this screen and its button only, never to a covered widget.

        Qt also calls this when the screen is hidden. Then the focus may leave the screen.
        """
        if not self.isVisible():
            return super().focusNextPrevChild(next)
        (self if self.button.hasFocus() else self.button).setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _take_keyboard_back(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Takes the keyboard focus back, if a shortcut has given it to a covered widget."""
        parent = self.parentWidget()
        if now is None or parent is None or not self.isVisible() or now is self or self.isAncestorOf(now):
            return
        if parent.isAncestorOf(now):
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accepts clicks, so that they do not reach the table below."""
        event.accept()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        focused: QWidget | None = self.window().focusWidget()
        if focused is None or not (focused is self or self.isAncestorOf(focused)):
            self.focus_before = focused
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def retranslate(self) -> None:
        """Translates the fixed texts. `Session` sets the other texts again."""
        self.headline.setText(self.tr("{name}, it is your turn").format(name=self._name))
        if self._hand_over_notice:
            self.position_line.setText(self._hand_over_notice)
        self.since_heading.title.setText(self.tr("Since your last turn"))
        self.button.setText(self.tr("Show my board (Enter)"))
        self.setAccessibleName(self.headline.text())
        self.setAccessibleDescription(self.position_line.text())

    def _apply_style(self) -> None:
        px = self._look.px
        self._panel.setFixedWidth(px(PANEL_WIDTH))
        self._inner_column.setContentsMargins(px(SIDE_MARGIN), px(16), px(SIDE_MARGIN), px(22))
        self._inner_column.setSpacing(px(12))


class PlayerBanner(QWidget):
    """Banner with the pattern and the symbol (house mark) of the next player."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.colour = COLOURS[0]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.call_on_change(self._resize)

    def set_colour(self, colour: str) -> None:
        """Shows the pattern and the symbol of the player with this colour."""
        self.colour = colour
        self.update()

    def _resize(self) -> None:
        self.setFixedHeight(self._look.px(BANNER_HEIGHT))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        look, theme = self._look, self._look.theme
        painter = look.smooth_painter(self, pictures=True)
        pattern = look.art.pixmap("pieces", f"pattern.{self.colour}", QSizeF(PATTERN_SIZE, PATTERN_SIZE))
        painter.drawTiledPixmap(self.rect(), pattern)
        painter.setPen(QPen(QColor(theme["edge"]), look.px(2)))
        painter.drawLine(QPointF(0, self.height() - 1), QPointF(self.width(), self.height() - 1))
        side = look.px(MARK_SIZE)
        disk = QRectF(look.px(SIDE_MARGIN), (self.height() - side) / 2 - 1, side, side)
        self._look.set_colours(painter, "paper")
        painter.drawEllipse(disk.adjusted(-1, -1, 1, 1))
        inner = disk.adjusted(4, 4, -4, -4)
        painter.drawPixmap(inner.topLeft(), look.art.pixmap("pieces", f"player.{self.colour}", inner.size()))


class RecentEventsList(ScrollArea):
    """List of recent events, by period and player. It can be scrolled if there is too little room for all."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.event_lines: tuple[RecentEventLines, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_events(self, parts: Sequence[RecentEventLines]) -> None:
        """Shows these events in place of the previous ones."""
        self.event_lines = tuple(parts)
        page = QWidget()
        page.setObjectName("page")
        grid = QGridLayout(page)
        grid.setContentsMargins(0, 0, self._look.px(8), 0)
        grid.setHorizontalSpacing(self._look.px(12))
        grid.setVerticalSpacing(self._look.px(8))
        grid.setColumnStretch(1, 1)
        period = ""
        for part in self.event_lines:
            row = grid.rowCount()
            if part.period != period:
                period = part.period
                grid.addWidget(text_label("note", period), row, 0, 1, 2)
                row += 1
            if part.seat is not None:
                grid.addWidget(HouseMark(self._look, part.seat.colour, 24), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(text_label("lines", "\n".join(part.lines), wrap=True), row, 1)
        self.setWidget(page)
        for label in page.findChildren(QLabel):
            # Applies the font of the style sheet now, because `sizeHint` measures the text.
            label.ensurePolished()
        self.updateGeometry()

    def scroll_by(self, pixels: int) -> None:
        """Scrolls down by a number of pixels, or up if it is negative."""
        bar = self.verticalScrollBar()
        bar.setValue(bar.value() + pixels)

    @override
    def sizeHint(self) -> QSize:
        page = self.widget()
        layout = None if page is None else page.layout()
        if layout is None:
            return QSize(0, 0)
        # Measured with room for a scroll bar, which makes the lines shorter and the text higher.
        width = self._look.px(PANEL_WIDTH - 2 * SIDE_MARGIN - SCROLL_BAR_WIDTH)
        return QSize(width, layout.totalHeightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(0, min(self.sizeHint().height(), self._look.px(96)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
