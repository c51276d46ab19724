"""Side panel with its tabs, and the rail of icons that replaces it in small windows."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.typography import TextRole
from haspelknecht_qt.ui.widgets.basics import IconButton, discard_widgets, surface, text_label
from haspelknecht_qt.ui.widgets.elided import ElidedLabel, narrowed_font
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.widgets.keys import PressedByEnter
from haspelknecht_qt.ui.window.look import Look


class SidePanel(QFrame):
    """Panel with pages behind tabs. The game's title and buttons are above, a status line about the match is below."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("surface", "panel")
        self.title = text_label("window")
        self.menu_button = IconButton(look, "menu", "tool")
        self.theme_button = IconButton(look, "theme", "tool")
        self.head = QWidget()
        head = fill_layout(QHBoxLayout(self.head), (self.title, 1), self.theme_button, self.menu_button)
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._stack = QStackedWidget()
        self._pages: dict[str, QWidget] = {}
        self.tabs.currentChanged.connect(self._show_page)
        self.foot = QWidget()
        self.undo_button = IconButton(look, "undo", "tool", 17)
        self.redo_button = IconButton(look, "redo", "tool", 17)
        self.status_line = ElidedLabel("caption")
        self.status_line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        foot = fill_layout(QHBoxLayout(self.foot), self.undo_button, self.redo_button, (self.status_line, 1))
        self._rows = head, foot
        self._below_tabs = surface("rule")
        parts = self.head, self.tabs, self._below_tabs, (self._stack, 1), surface("rule"), self.foot
        self._column = fill_layout(QVBoxLayout(self), *parts, spacing=0)
        look.call_on_change(self._update_icons_and_margins)

    def set_is_drawer(self, is_drawer: bool) -> None:
        """Sets whether the panel is a drawer beside the rail of icons. The rail then replaces its head and tabs."""
        for part in (self.head, self.tabs, self._below_tabs):
            part.setVisible(not is_drawer)

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of the pages, in the order of their tabs."""
        return tuple(str(self.tabs.tabData(place)[0]) for place in range(self.tabs.count()))

    def add_page(self, key: str, icon: str, page: QWidget) -> None:
        """Adds a page behind a new tab, to the right of the other tabs."""
        self._stack.addWidget(page)
        self._pages[key] = page
        # Signals are blocked because Qt selects the first tab at once, before the panel knows its page.
        with QSignalBlocker(self.tabs):
            self.tabs.setTabData(self.tabs.addTab(""), (key, icon))
        self._show_page(self.tabs.currentIndex())
        self._update_icons_and_margins()

    def take_page(self, key: str) -> QWidget:
        """Removes a page from the panel and returns it. Raises KeyError for an unknown page."""
        page = self._pages.pop(key)
        self._stack.removeWidget(page)
        self.tabs.removeTab(self.keys.index(key))
        return page

    def set_names(self, names: Mapping[str, str]) -> None:
        """Sets the texts of the tabs. `names` maps the key of a page to its name."""
        texts = [names[key] for key in self.keys]
        # Only if a text differs: with each new text, Qt measures all tabs again.
        if texts != [self.tabs.tabText(place) for place in range(self.tabs.count())]:
            for place, text in enumerate(texts):
                self.tabs.setTabText(place, text)
            self._draw_icons()

    @property
    def page_key(self) -> str:
        """Key of the visible page; "" without pages."""
        place = self.tabs.currentIndex()
        return self.keys[place] if place >= 0 else ""

    def show_page(self, key: str) -> None:
        """Turns to the page of this key, if the panel has it."""
        if key in self.keys:
            self.tabs.setCurrentIndex(self.keys.index(key))

    def set_covered_height(self, height: int) -> None:
        """Ends the pages above the lowest part of their area, so that a card there covers none of their contents."""
        self._stack.setContentsMargins(0, 0, 0, height)

    def _show_page(self, place: int) -> None:
        if place >= 0 and self.page_key in self._pages:
            self._stack.setCurrentWidget(self._pages[self.page_key])

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draws the tabs' icons again, because a narrow panel has no icons."""
        super().resizeEvent(event)
        self._draw_icons()

    def _draw_icons(self) -> None:
        """Draws the tabs' icons. If they would push a tab out of the panel, draws none."""
        self.tabs.setIconSize(self._look.icon_size(15))
        for place in range(self.tabs.count()):
            self.tabs.setTabIcon(place, self._look.icon(str(self.tabs.tabData(place)[1]), "ink", 15))
        if self.tabs.sizeHint().width() > self.width() - 4:
            for place in range(self.tabs.count()):
                self.tabs.setTabIcon(place, QIcon())

    def _update_icons_and_margins(self) -> None:
        px = self._look.px
        self._draw_icons()
        self._column.setContentsMargins(2, px(6), 2, 2)
        for row in self._rows:
            fill_layout(row, spacing=px(2), margins=(px(14), px(4), px(8), px(6)))


class RailButton(PressedByEnter, QPushButton):
    """Button of the rail: an icon, a word below it, and a badge with a number."""

    def __init__(self, look: Look, icon: str) -> None:
        super().__init__()
        self._look = look
        self._icon = icon
        self._badge = 0
        self.setProperty("rail", "true")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def set_badge(self, number: int) -> None:
        """Shows a number on the badge, such as the number of possible moves. With 0 there is no badge."""
        self._badge = number
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self._look.px(46), self._look.px(56 if self.text() else 40))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def word_font(self) -> QFont:
        """Returns the font of the word, smaller if the word is wider than the rail."""
        # The rail is too narrow for other fonts than the program's own.
        font = self._look.typography.font(TextRole.CAPTION_STRONG, self._look.scale, size=11.5)
        return narrowed_font(font, self.text(), self.width())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        words = self.text()
        theme, px = self._look.theme, self._look.px
        painter = self._look.smooth_painter(self)
        if self.isChecked() or self.underMouse():
            self._look.set_colours(painter, "paper3" if self.isChecked() else "paper2")
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 5, 5)
        picture = self._look.icon_pixmap(self._icon, "ink" if words else "ink2", 22)
        side = picture.deviceIndependentSize().width()
        top = px(8) if words else (self.height() - side) / 2
        painter.drawPixmap(QRectF((self.width() - side) / 2, top, side, side), picture, QRectF(picture.rect()))
        painter.setFont(self.word_font())
        painter.setPen(QColor(theme["ink2"]))
        alignment = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom
        painter.drawText(self.rect().adjusted(0, 0, 0, -px(5)), alignment, words)
        if self._badge:
            badge = QRectF(self.width() - px(22), px(2), px(18), px(18))
            self._look.set_colours(painter, "go")
            painter.drawEllipse(badge)
            painter.setPen(QColor(theme["go_text"]))
            painter.setFont(self._look.font(TextRole.CAPTION_STRONG, size=11, weight=700))
            painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, str(min(self._badge, 99)))


class Rail(QFrame):
    """Column of icons in place of the side panel's tabs. An icon opens its page in a drawer; a second press closes it."""

    page_wanted = Signal(str)
    """Emitted with the key of the page that the drawer shall show; "" to close the drawer."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("surface", "panel")
        self.buttons: dict[str, RailButton] = {}
        self.full_button = RailButton(look, "full_screen")
        self.theme_button = RailButton(look, "theme")
        self.menu_button = RailButton(look, "menu")
        buttons = self.full_button, self.theme_button, self.menu_button
        self._column = fill_layout(QVBoxLayout(self), 1, *buttons, spacing=2, margins=(1, 6, 1, 6))
        look.changed.connect(self.update)

    def add_page(self, key: str, icon: str) -> None:
        """Adds a page's icon below the icons of the other pages."""
        button = RailButton(self._look, icon)
        button.setCheckable(True)
        button.clicked.connect(lambda _checked=False: self._open_or_close_page(key))
        self._column.insertWidget(len(self.buttons), button)
        self.buttons[key] = button

    def remove_pages(self) -> None:
        """Removes the icons of all pages."""
        discard_widgets(self._column, self.buttons.values())
        self.buttons.clear()

    def set_names(self, names: Mapping[str, str]) -> None:
        """Sets the words below the icons. `names` maps the key of a page to its name."""
        for key, button in self.buttons.items():
            button.setText(names[key])

    def mark_open_page(self, open_page: str) -> None:
        """Marks the icon of the page that is open in the drawer; "" if the drawer is closed."""
        for key, button in self.buttons.items():
            button.setChecked(key == open_page)

    def _open_or_close_page(self, key: str) -> None:
        is_open = self.buttons[key].isChecked()
        self.mark_open_page(key if is_open else "")
        self.page_wanted.emit(key if is_open else "")
