"""Basic widgets of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QAction, QColor, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import escape_menu_text
from haspelknecht_qt.ui.widgets.filling import NO_MARGINS, fill_layout
from haspelknecht_qt.ui.widgets.keys import PressedByEnter
from haspelknecht_qt.ui.widgets.retranslated import Widget
from haspelknecht_qt.ui.window.look import ICON_SIZE, Look

_CLEAR_ACTION = "_q_qlineeditclearaction"
"""Qt's object name of the action that empties a field."""


class SizedByLayout(Widget):
    """Mixin that gives a button the size of the layout in it. Qt's buttons measure only their text.

    In the list of base classes, the mixin must stand before Qt's class.
    """

    @override
    def sizeHint(self) -> QSize:
        layout = self.layout()
        return layout.sizeHint() if layout is not None else super().sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        return layout.minimumSize() if layout is not None else super().minimumSizeHint()

    @override
    def hasHeightForWidth(self) -> bool:
        layout = self.layout()
        return layout is not None and layout.hasHeightForWidth()

    @override
    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.heightForWidth(width) if layout is not None else super().heightForWidth(width)


def text_label(role: str, words: str = "", *, wrap: bool = False) -> QLabel:
    """Returns a label with plain text, in the font that the style sheet has for `role`."""
    label = QLabel(words)
    label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(wrap)
    return label


def discard_widgets(layout: QLayout, widgets: Iterable[QWidget]) -> None:
    """Removes widgets from a layout, then hides and deletes them."""
    for widget in widgets:
        layout.removeWidget(widget)
        widget.hide()
        widget.deleteLater()


def restyle(widget: QWidget, name: str, value: object) -> None:
    """Sets a property that the style sheet uses. If the value changes, applies the style sheet to the widget again."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    # Qt styles a widget when it is first shown. Styling it earlier would load Qt's style, which is slow.
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
        widget.update()


def name_button(button: QAbstractButton, words: str) -> None:
    """Sets the tooltip and the screen reader name of a button that shows no text."""
    button.setToolTip(words)
    button.setAccessibleName(words)


def title_menu(menu: QMenu, title: str) -> None:
    """Sets the title of a menu, and its name for screen readers, which ignore the title while the menu is open."""
    menu.setTitle(escape_menu_text(title))
    menu.setAccessibleName(title)


def name_clear_button(field: QLineEdit) -> None:
    """Sets the screen reader name of the button that empties a search field."""
    button = field.findChild(QAction, _CLEAR_ACTION)
    if isinstance(button, QAction):
        button.setText(QCoreApplication.translate("Basics", "Empty the field"))


def surface(kind: str) -> QFrame:
    """Returns a frame of this kind, drawn by the style sheet: panel, card, note, foot or rule (a line)."""
    frame = QFrame()
    frame.setProperty("surface", kind)
    return frame


def let_tab_reach_chosen(buttons: Iterable[QAbstractButton]) -> None:
    """Makes Tab reach only the chosen one of a group of buttons; all of them if none is chosen.

    Qt lets Tab reach the first button, or the one that had the focus last.
    """
    buttons = tuple(buttons)
    is_one_chosen = any(button.isChecked() for button in buttons)
    for button in buttons:
        policy, by_tab = button.focusPolicy().value, Qt.FocusPolicy.TabFocus.value
        is_reached = button.isChecked() or not is_one_chosen
        button.setFocusPolicy(Qt.FocusPolicy(policy | by_tab if is_reached else policy & ~by_tab))


class IconButton(PressedByEnter, QPushButton):
    """Button with an icon, in the colour of the button's kind. Takes the focus by Tab, not by a click."""

    def __init__(
        self,
        look: Look,
        icon: str = "",
        kind: str = "plain",
        size: float = ICON_SIZE,
        *,
        on_click: Callable[..., object] | SignalInstance | None = None,
    ) -> None:
        """`on_click` is the function or signal to which `clicked` is connected."""
        super().__init__()
        self._look = look
        self._icon, self._size = icon, size
        self._is_outdated = False
        self.setProperty("kind", kind)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAutoDefault(False)
        if on_click is not None:
            self.clicked.connect(on_click)
        look.changed.connect(self._follow_look)

    @property
    def kind(self) -> str:
        """Kind of the button in the style sheet (see `set_kind`)."""
        return str(self.property("kind"))

    def set_kind(self, kind: str) -> None:
        """Sets the kind of the button in the style sheet: primary, plain, quiet or danger."""
        if kind != self.kind:
            restyle(self, "kind", kind)
            self._draw_again()

    def set_icon(self, icon: str) -> None:
        """Shows another icon; "" removes the icon."""
        if icon != self._icon:
            self._icon = icon
            self._draw_again()

    @override
    def event(self, event: QEvent) -> bool:
        """Draws the icon when the button is first measured, and when it is shown after a change of the look."""
        if event.type() == QEvent.Type.Polish or (self._is_outdated and event.type() == QEvent.Type.Show):
            self._draw()
        return super().event(event)

    def _follow_look(self) -> None:
        """Draws the icon again. If the button is hidden, only resizes it, to save time: it is drawn when shown."""
        if self.isVisible():
            self._draw()
        else:
            self._is_outdated = True
            self.setIconSize(self._look.icon_size(self._size))

    def _draw_again(self) -> None:
        if self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            self._draw()

    def _draw(self) -> None:
        self._is_outdated = False
        if self._icon:
            token = {"primary": "go_text", "danger": "stop", "quiet": "ink2", "tool": "ink2"}.get(self.kind, "ink")
            self.setIcon(self._look.icon(self._icon, token, self._size))
            self.setIconSize(self._look.icon_size(self._size))


class NoteLabel(QLabel):
    """Note that is hidden while it has no text, so that it takes no room in a layout.

    Without a parent it stays hidden, because it would be a window.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "note")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.hide()

    @override
    def setText(self, text: str) -> None:
        super().setText(text)
        self.setVisible(bool(text) and self.parentWidget() is not None)


class Heading(QWidget):
    """Heading in a dialog: a title, a line, and at the right end `end_widgets` or, by default, a note."""

    def __init__(self, *end_widgets: QWidget) -> None:
        super().__init__()
        self.title = text_label("section")
        self.note = NoteLabel()
        rule = (surface("rule"), 1, Qt.AlignmentFlag.AlignVCenter)
        end = end_widgets or (self.note,)
        fill_layout(QHBoxLayout(self), self.title, rule, *end, spacing=12, margins=NO_MARGINS)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)


SHORT_LABEL_LENGTH = 2
"""Number of characters up to which a segment may be too narrow for a finger."""


class Segments(QWidget):
    """Row of joined buttons (segments), of which exactly one is chosen. `chosen` is emitted with its index."""

    chosen = Signal(int)

    def __init__(self, look: Look, count: int, icons: Sequence[str] = ()) -> None:
        super().__init__()
        self._look = look
        self._icons = tuple(icons)
        self._group = QButtonGroup(self)
        row = fill_layout(QHBoxLayout(self), spacing=0, margins=NO_MARGINS)
        for place in range(count):
            button = QPushButton()
            button.setCheckable(True)
            button.setAutoDefault(False)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button, 1)
            self._group.addButton(button, place)
        self.show_first(count)
        self._group.idClicked.connect(self.chosen)
        self._group.idToggled.connect(lambda _index, _on: self._show_choice())
        look.changed.connect(self._draw)
        look.changed.connect(self._widen)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_chosen_index(0)

    @property
    def chosen_index(self) -> int:
        """Index of the chosen segment."""
        return self._group.checkedId()

    def set_chosen_index(self, index: int) -> None:
        """Chooses a segment without emitting `chosen`."""
        self._group.button(index).setChecked(True)
        self._draw()

    def button(self, index: int) -> QAbstractButton:
        """Returns the button of a segment."""
        return self._group.button(index)

    def set_labels(self, labels: Sequence[str], tips: Sequence[str] = ()) -> None:
        """Sets the labels of the segments, and their tooltips if given."""
        for place, label in enumerate(labels):
            self.button(place).setText(label)
            self.button(place).setToolTip(tips[place] if tips else "")
        self._widen()

    def _widen(self) -> None:
        """Gives segments with a short text the minimum width for a finger. Others keep the width of their text."""
        least = self._look.typography.min_target_size
        for button in self._group.buttons():
            # An explicit minimum replaces Qt's own, so it must be wide enough for the text too.
            is_short = len(button.text()) <= SHORT_LABEL_LENGTH
            button.setMinimumWidth(max(least, button.sizeHint().width()) if is_short else 0)

    def show_first(self, count: int) -> None:
        """Shows the first `count` segments, and hides all others."""
        for place, button in enumerate(self._group.buttons()):
            button.setVisible(place < count)
            restyle(button, "segment", "first" if place == 0 else "last" if place == count - 1 else "middle")

    def _show_choice(self) -> None:
        let_tab_reach_chosen(self._group.buttons())
        self._draw()

    def _draw(self) -> None:
        for place, icon in enumerate(self._icons):
            token = "paper" if place == self.chosen_index else "ink2"
            self.button(place).setIcon(self._look.icon(icon, token, 17))
            self.button(place).setIconSize(self._look.icon_size(17))


class Switch(QCheckBox):
    """Check box drawn as a switch. Takes the focus by Tab, not by a click."""

    TEXT_LEFT = 52
    """Distance of the text from the left edge, in logical pixels at scale 1."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.updateGeometry)

    @override
    def sizeHint(self) -> QSize:
        words = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, self.text())
        return QSize(self._look.px(54) + words.width(), max(self._look.px(26), words.height() + self._look.px(4)))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = self._look.theme, self._look.px
        painter = self._look.smooth_painter(self)
        on = self.isChecked()
        height = px(22)
        track = QRectF(0.75, (self.height() - height) / 2 + 0.75, px(40) - 1.5, height - 1.5)
        fill = "ink" if on else "paper3"
        if not self.isEnabled():
            fill = "paper3" if on else "paper2"
        self._look.set_colours(painter, fill, "ink" if on and self.isEnabled() else "line", 1.4)
        painter.drawRoundedRect(track, track.height() / 2, track.height() / 2)
        self._look.set_colours(painter, "paperhi", "line", 1)
        centre = QPointF(track.right() - height / 2 if on else track.left() + height / 2, track.center().y())
        painter.drawEllipse(centre, px(8), px(8))
        painter.setPen(QColor(theme["ink" if self.isEnabled() else "ink3"]))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextShowMnemonic
        painter.drawText(self.rect().adjusted(px(self.TEXT_LEFT), 0, 0, 0), flags, self.text())


class RadioCard(SizedByLayout, QRadioButton):
    """Radio button drawn as a card, with a layout of widgets in it.

    With `framed`, the card always has a frame, otherwise only while it is chosen. Takes the focus by Tab, not by a
    click.
    """

    DOT = 8.0

    def __init__(self, look: Look, *, framed: bool = True) -> None:
        super().__init__()
        self._look = look
        self._framed = framed
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)
        self.toggled.connect(lambda _on: self._let_tab_reach_chosen())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    def _let_tab_reach_chosen(self) -> None:
        parent = self.parentWidget()
        if self.isChecked() and parent is not None:
            found = parent.findChildren(RadioCard, options=Qt.FindChildOption.FindDirectChildrenOnly)
            let_tab_reach_chosen(card for card in found if not card.isHidden())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        """Lets Tab reach the chosen card. Only now do all cards of the group have their parent."""
        super().showEvent(event)
        self._let_tab_reach_chosen()

    @override
    def hitButton(self, point: QPoint) -> bool:
        return self.rect().contains(point)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self)
        on = self.isChecked()
        if on or self._framed:
            width = 2.4 if on and self._framed else 2.0 if on else 1.3
            self._look.set_colours(painter, "paperhi" if on else "paper2", "ink" if on else "line", width)
            inset = width / 2
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 6, 6)
        radius = self._look.px(self.DOT if self._framed else self.DOT - 1)
        centre = QPointF(self._look.px(21), self._look.px(24) if self._framed else self.height() / 2)
        self._look.set_colours(painter, "paperhi", "ink" if on else "line", 2)
        painter.drawEllipse(centre, radius, radius)
        if on:
            self._look.set_colours(painter, "ink")
            painter.drawEllipse(centre, radius * 0.52, radius * 0.52)


class HouseMark(QWidget):
    """Disk with a player's symbol (house mark). With `band`, a band with the player's pattern lies behind the disk."""

    def __init__(self, look: Look, colour: str, size: float = 38, *, band: float = 0) -> None:
        super().__init__()
        self._look = look
        self.colour = colour
        """Name of the player's colour in the palettes."""
        self._size = size
        self._band = band
        look.call_on_change(self._resize)

    def set_colour(self, colour: str) -> None:
        """Shows the symbol and the pattern of the player with this colour."""
        self.colour = colour
        self.update()

    def _resize(self) -> None:
        width = self._look.px(self._band or self._size)
        self.setMinimumSize(width, self._look.px(self._size))
        self.setMaximumWidth(width)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = self._look.smooth_painter(self)
        size = self._look.px(self._size)
        centre = QPointF(self.rect().center()) + QPointF(0.5, 0.5)
        if self._band:
            pattern = self._look.art.pixmap("pieces", f"pattern.{self.colour}", QSizeF(40, 40))
            painter.drawTiledPixmap(self.rect(), pattern)
            self._look.set_colours(painter, "paper")
            painter.drawEllipse(centre, size / 2 + 2, size / 2 + 2)
        picture = self._look.art.pixmap("pieces", f"player.{self.colour}", QSizeF(size, size))
        painter.drawPixmap(centre - QPointF(size / 2, size / 2), picture)
