"""Seats of a new game: names, colours, persons or bots, and their order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from haspelknecht_qt.core.game import PERSON
from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from haspelknecht_qt.ui.contracts import BotTexts
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.setup.choices import DEFAULT_BOT_INDEX, HANDICAPS, MAX_SEATS, NewGameChoices, SeatChoice
from haspelknecht_qt.ui.widgets.basics import HouseMark, IconButton, Segments, restyle, text_label
from haspelknecht_qt.ui.widgets.button_menus import open_button_menu
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.retranslated import Retranslated
from haspelknecht_qt.ui.window.look import Look

COLOUR_BAND_WIDTH = 10
EMBLEM_BUTTON_SIDE, BUTTON_FRAME = 46, 13
"""Side of the emblem's button, and height of a button's padding and border, in logical pixels at scale 1."""


class Grip(IconButton):
    """Handle for dragging the row of a seat up or down. With the keyboard focus on it, the arrow keys move the row."""

    dragged = Signal(QPoint)
    """Emitted with the pointer's position in global coordinates."""
    released = Signal()
    """Emitted when the pointer's button is released."""
    moved = Signal(int)
    """Emitted when an arrow key is pressed: -1 moves the row one place up, 1 one place down."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "grip", "tool", 22)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.ClosedHandCursor)
        event.accept()

    @override
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged.emit(event.globalPosition().toPoint())

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.released.emit()
        event.accept()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.moved.emit(step)


class ColourButton(IconButton):
    """Button with the emblem of a seat's colour. A click opens a menu of all four colours."""

    chosen = Signal(str)

    def __init__(self, look: Look) -> None:
        super().__init__(look, "", "quiet")
        self._mark = HouseMark(look, PLAYER_COLOURS[0], 38)
        self._mark.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        fill_layout(QHBoxLayout(self), (self._mark, 0, Qt.AlignmentFlag.AlignCenter), margins=NO_MARGINS)
        self.setFixedSize(look.px(EMBLEM_BUTTON_SIDE), look.px(EMBLEM_BUTTON_SIDE))
        # With the smaller minimum height of the window's style sheet, a low dialog would cut off the emblem.
        self.setStyleSheet(f"min-height: {look.px(EMBLEM_BUTTON_SIDE - BUTTON_FRAME)}px;")
        self._names: Mapping[str, str] = {}
        self.clicked.connect(self._open_menu)

    def set_colour(self, colour: str, names: Mapping[str, str]) -> None:
        """Shows the emblem of a colour. `names` maps all colours to their display names."""
        self._names = names
        self._mark.set_colour(colour)
        self.setAccessibleDescription(names[colour])

    def menu_of_colours(self) -> QMenu:
        """Returns a menu for choosing one of all colours."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.setAccessibleName(self.accessibleName())
        for colour, name in self._names.items():
            action = QAction(self._look.picture("pieces", f"player.{colour}", 22), name, menu)
            action.triggered.connect(lambda _checked=False, colour=colour: self.chosen.emit(colour))
            menu.addAction(action)
        return menu

    def _open_menu(self) -> None:
        open_button_menu(self.menu_of_colours(), self)


class SeatRow(QFrame):
    """Row of one seat: grip, emblem, name, choice of person or bot, handicap, and a button that removes the seat."""

    changed = Signal()
    removed = Signal()

    def __init__(self, look: Look, bots: Sequence[str]) -> None:
        super().__init__()
        self._look = look
        self._bots = tuple(bots)
        self._colour = PLAYER_COLOURS[0]
        self.setProperty("surface", "card")
        self.grip = Grip(look)
        self.mark = ColourButton(look)
        self.name = QLineEdit()
        self.name.setMinimumWidth(look.px(120))
        self.kind = Segments(look, 2, ("person", "bot"))
        self.bot = DropDown(look)
        self.person_label = text_label("caption")
        self.handicap = DropDown(look)
        self.remove = IconButton(look, "cross", "tool", 17, on_click=self.removed)
        self.problem = text_label("refusal", wrap=True)
        self.problem.hide()
        # Both share one place in the row, so that the columns of all seats are aligned.
        self._player = QStackedWidget()
        # Otherwise the drop-down list would be as high as the emblem, and higher than all other fields.
        self._player.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        parts = self.grip, self.mark, (self.name, 4), self.kind, (self._player, 3), self.handicap, self.remove
        row = fill_layout(QHBoxLayout(), *parts, spacing=look.px(8))
        margins = look.px(COLOUR_BAND_WIDTH + 4), look.px(8), look.px(6), look.px(8)
        fill_layout(QVBoxLayout(self), row, self.problem, spacing=look.px(4), margins=margins)
        # Added after the layout is set: a stack without a parent would show its first widget as a window for a moment.
        for widget in (self.bot, self.person_label):
            self._player.addWidget(widget)
        self.name.textEdited.connect(lambda _text: self.changed.emit())
        self.kind.chosen.connect(lambda _place: self._change_player_kind())
        self.bot.activated.connect(lambda _place: self.changed.emit())
        self.handicap.addItems([""] * len(HANDICAPS))
        self.handicap.activated.connect(lambda _place: self.changed.emit())

    @property
    def player(self) -> str:
        """Player of the seat: PERSON or the name of a bot."""
        return PERSON if self.kind.chosen_index == 0 else self._bots[max(0, self.bot.currentIndex())]

    def show_seat(self, seat: SeatChoice, *, removable: bool) -> None:
        """Shows the choices for a seat. `removable` tells whether the seat can be removed."""
        self._colour = seat.colour
        if self.name.text() != seat.name:
            self.name.setText(seat.name)
        self.kind.set_chosen_index(0 if seat.is_person else 1)
        if seat.player in self._bots:
            self.bot.setCurrentIndex(self._bots.index(seat.player))
        self.handicap.setCurrentIndex(HANDICAPS.index(seat.handicap))
        self.remove.setVisible(removable)
        self._show_player_kind()
        self.update()

    def show_problem(self, sentence: str) -> None:
        """Shows below the seat's name why it is not allowed; "" hides the message."""
        self.problem.setText(sentence)
        self.problem.setIndent(max(0, self.name.x() - self.grip.x()))
        self.problem.setVisible(bool(sentence))
        restyle(self.name, "wrong", "true" if sentence else "false")

    def set_bots(self, names: Sequence[str]) -> None:
        """Sets the display names of the bots."""
        chosen = self.bot.currentIndex()
        self.bot.clear()
        self.bot.addItems(list(names))
        self.bot.setCurrentIndex(chosen if chosen >= 0 else min(DEFAULT_BOT_INDEX, len(names) - 1))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        pattern: QPixmap = self._look.art.pixmap("pieces", f"pattern.{self._colour}")
        band = self.rect().adjusted(2, 2, 0, -2)
        band.setWidth(self._look.px(COLOUR_BAND_WIDTH))
        painter.drawTiledPixmap(band, pattern)
        painter.setPen(QColor(self._look.theme["outline"]))
        painter.drawLine(band.topRight(), band.bottomRight())

    def _change_player_kind(self) -> None:
        self._show_player_kind()
        self.changed.emit()

    def _show_player_kind(self) -> None:
        self._player.setCurrentWidget(self.bot if self.kind.chosen_index == 1 else self.person_label)


class SeatRows(Retranslated, QWidget):
    """Rows of all seats that take part. The user's changes are written to the choices, and `changed` is emitted."""

    changed = Signal()

    def __init__(
        self, look: Look, choices: NewGameChoices, bots: Sequence[str], texts: BotTexts, min_seats: int
    ) -> None:
        """`bots` are the names of the bots. `min_seats` is the minimum number of seats of the game."""
        super().__init__()
        self._min_seats = min_seats
        self._choices = choices
        self._bots = bots
        self._texts = texts
        self.rows = [SeatRow(look, bots) for _ in range(MAX_SEATS)]
        fill_layout(QVBoxLayout(self), *self.rows, spacing=look.px(10), margins=NO_MARGINS)
        for place, row in enumerate(self.rows):
            row.changed.connect(lambda place=place: self._read_row(place))
            row.removed.connect(lambda place=place: self._remove(place))
            row.mark.chosen.connect(lambda colour, place=place: self._recolour(place, colour))
            row.grip.moved.connect(lambda step, place=place: self._move_seat(place, place + step))
            row.grip.dragged.connect(lambda at, place=place: self._drag(place, at))
            row.grip.released.connect(self._end_drag)
        self._dragged: int | None = None
        self.retranslate()

    def refresh(self) -> None:
        """Shows the current choices."""
        colours = self._colour_names()
        for place, row in enumerate(self.rows):
            seat = self._choices.seats[place]
            row.setVisible(place < self._choices.seat_count)
            row.show_seat(seat, removable=self._choices.seat_count > self._min_seats)
            row.mark.set_colour(seat.colour, colours)

    def show_handicaps(self, *, shown: bool) -> None:
        """Shows or hides the handicaps of all seats. Hidden ones become 0."""
        for place, row in enumerate(self.rows):
            row.handicap.setVisible(shown)
            if not shown and row.handicap.currentIndex():
                row.handicap.setCurrentIndex(0)
                self._read_row(place)

    @override
    def retranslate(self) -> None:
        for place, row in enumerate(self.rows):
            row.kind.set_labels((self.tr("Person"), self.tr("Bot")))
            row.person_label.setText(self.tr("at this computer"))
            row.set_bots([bot_name(name, self._texts) for name in self._bots])
            row.name.setAccessibleName(self.tr("Name of player {number}").format(number=place + 1))
            row.kind.setAccessibleName(self.tr("Player {number}: person or bot").format(number=place + 1))
            row.bot.setAccessibleName(self.tr("Bot of player {number}").format(number=place + 1))
            for index, points in enumerate(HANDICAPS):
                row.handicap.setItemText(index, f"+{points}")
            about = self.tr("Handicap: points with which this player begins, to make the game even")
            row.handicap.setToolTip(about)
            row.handicap.setAccessibleDescription(about)
            row.handicap.setAccessibleName(self.tr("Handicap of player {number}").format(number=place + 1))
            row.remove.setToolTip(self.tr("Remove this seat"))
            row.remove.setAccessibleName(self.tr("Remove player {number}").format(number=place + 1))
            row.grip.setToolTip(self.tr("Drag to change the order, or use the arrow keys"))
            row.grip.setAccessibleName(self.tr("Move player {number}").format(number=place + 1))
            row.mark.setToolTip(self.tr("Choose a colour and emblem"))
            row.mark.setAccessibleName(self.tr("Colour and emblem of player {number}").format(number=place + 1))
        self.refresh()

    def _read_row(self, place: int) -> None:
        row, seat = self.rows[place], self._choices.seats[place]
        seat.name = row.name.text()
        seat.player = row.player
        seat.handicap = HANDICAPS[row.handicap.currentIndex()]
        self.changed.emit()

    def _remove(self, place: int) -> None:
        self._choices.remove_seat(place)
        self._emit_changed()

    def _recolour(self, place: int, colour: str) -> None:
        self._choices.give_colour(place, colour)
        self._emit_changed()

    def _move_seat(self, origin: int, target: int) -> None:
        if 0 <= target < self._choices.seat_count:
            self._choices.move_seat(origin, target)
            self.rows[target].grip.setFocus(Qt.FocusReason.TabFocusReason)
            self._emit_changed()

    def _drag(self, place: int, at: QPoint) -> None:
        """Moves the dragged row to the row under the pointer.

        `place` is the row where dragging began. Its grip still gets the pointer events, although the dragged seat may
        be in another row by now.
        """
        origin = place if self._dragged is None else self._dragged
        y = self.mapFromGlobal(at).y()
        for target, row in enumerate(self.rows[: self._choices.seat_count]):
            if row.geometry().top() <= y <= row.geometry().bottom() and target != origin:
                self._choices.move_seat(origin, target)
                self._dragged = target
                self._emit_changed()
                return

    def _end_drag(self) -> None:
        self._dragged = None

    def _emit_changed(self) -> None:
        self.refresh()
        self.changed.emit()

    def _colour_names(self) -> Mapping[str, str]:
        return {
            "madder": self.tr("Madder red"),
            "woad": self.tr("Woad blue"),
            "leaf": self.tr("Leaf green"),
            "heather": self.tr("Heather"),
        }
