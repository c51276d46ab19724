"""Layout of the main window: the table at the left, the side panel or the rail at the right."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEasingCurve, QPoint, QPropertyAnimation, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from haspelknecht_qt.core.override import override
from haspelknecht_qt.table.window_plan import LayoutMode, plan_window
from haspelknecht_qt.ui.widgets.banner import PlankBackground
from haspelknecht_qt.ui.window.look import Look
from haspelknecht_qt.ui.window.side_panel import Rail, SidePanel
from haspelknecht_qt.ui.window.window_geometry import scale_for_size

PANEL_WIDTH = 344
MARGIN = 16
SMALL_MARGIN = 8
RAIL_WIDTH = 48
DRAWER_DURATION = 160
RESCALE_DELAY = 120
"""Time after the last change of the window's size until texts and buttons get a new scale, in milliseconds."""
GUIDE_SHARE = 0.5
"""Default share of the side panel's height for a guide, such as the tutorial's card."""


class Workspace(PlankBackground):
    """Lays out table and side panels; in small windows, table and rail with drawer. The start page covers them."""

    arranged = Signal()
    """Emitted when all parts have their places after a change of size or content."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.panel = SidePanel(look, self)
        self.second_panel = SidePanel(look, self)
        self.second_panel.head.hide()
        self.second_panel.foot.hide()
        self.rail = Rail(look, self)
        self.rail.page_wanted.connect(self.show_page)
        self._page_icons: dict[str, str] = {}
        self._page_names: dict[str, str] = {}
        self._table: QWidget | None = None
        self._full_page: QWidget | None = None
        self._guide: QWidget | None = None
        self._guide_share = GUIDE_SHARE
        self._drawer_open = False
        self._drawer_top = 0
        self._focus_before_drawer: QWidget | None = None
        self._is_animated = True
        self._slide_animation = QPropertyAnimation(self.panel, b"pos", self)
        self._slide_animation.setDuration(DRAWER_DURATION)
        self._slide_animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide_animation.finished.connect(self._finish_slide)
        self._rescale_timer = QTimer(self, singleShot=True, interval=RESCALE_DELAY)
        self._rescale_timer.timeout.connect(self.rescale)

    def set_table(self, table: QWidget | None) -> None:
        """Sets the widget of the table, shown at the left; None if there is no table."""
        if self._table is not None and self._table is not table:
            self._table.hide()
            self._table.setParent(None)
        self._table = table
        if table is not None:
            table.setParent(self)
            table.lower()
        self.arrange()

    def set_full_page(self, page: QWidget | None) -> None:
        """Sets a page that covers the whole workspace, such as the start page; None shows the table."""
        if self._full_page is not None and self._full_page is not page:
            self._full_page.hide()
        self._full_page = page
        if page is not None:
            page.setParent(self)
        self.arrange()

    def set_guide(self, guide: QWidget | None, share: float = GUIDE_SHARE) -> None:
        """Sets a guide above the side panel, such as the tutorial's card; None removes the guide.

        `share` is the guide's share of the side panel's height. In small windows the caller places the guide over the
        table.
        """
        if self._guide is not None and self._guide is not guide:
            self._guide.hide()
        self._guide, self._guide_share = guide, share
        if guide is not None:
            guide.setParent(self)
        self.arrange()

    def add_page(self, key: str, icon: str, page: QWidget) -> None:
        """Adds a page to the side panel and its icon to the rail."""
        self._page_icons[key] = icon
        self._page_names.setdefault(key, "")
        self.panel.add_page(key, icon, page)
        self.rail.add_page(key, icon)

    def remove_pages(self) -> None:
        """Removes and deletes all pages of the side panel, and their icons in the rail."""
        self.show_page("")
        for part in (self.panel, self.second_panel):
            for key in part.keys:
                page = part.take_page(key)
                page.setParent(None)
                # Deleted explicitly: signal connections would keep the hidden page alive and redraw it again and again.
                page.deleteLater()
        self.rail.remove_pages()
        self._page_icons.clear()

    def set_names(self, names: Mapping[str, str]) -> None:
        """Sets the texts of tabs and rail. `names` maps the key of a page to its name."""
        self._page_names = dict(names)
        for part in (self.panel, self.second_panel, self.rail):
            part.set_names(self._page_names)

    def set_drawer_top(self, top: int) -> None:
        """Sets the upper edge of the drawer. Widgets above this height stay usable while the drawer is open."""
        if top != self._drawer_top:
            self._drawer_top = top
            self.arrange()

    def set_animated(self, animated: bool) -> None:
        """Sets whether the drawer slides when it opens and closes."""
        self._is_animated = animated

    @property
    def layout_mode(self) -> LayoutMode:
        """Layout for the current size: wide or small."""
        return plan_window(self.width(), self.height()).mode

    @property
    def is_small(self) -> bool:
        """Whether the layout is small: the rail replaces the side panel."""
        return self.layout_mode is LayoutMode.SMALL

    def rescale(self) -> None:
        """Sets the scale of texts and buttons for the current size."""
        self._rescale_timer.stop()
        self._look.set(scale=scale_for_size(self.size()))
        self.arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays everything out at once. The scale of texts follows when the size no longer changes."""
        super().resizeEvent(event)
        self._rescale_timer.start()
        self.arrange()

    def arrange(self) -> None:
        """Sets position and visibility of all parts for the current size."""
        plan = plan_window(self.width(), self.height())
        full = self._full_page is not None
        small = plan.mode is LayoutMode.SMALL
        if self._full_page is not None:
            self._full_page.setGeometry(self.rect())
            self._full_page.show()
        if self._table is not None:
            self._table.setGeometry(0, 0, round(plan.table_width), self.height())
            self._table.setVisible(not full)
        self._place_log_page(0 if small else plan.panel_count)
        self.second_panel.setVisible(not full and not small and plan.panel_count == 2)
        self.rail.setVisible(not full and small)
        self.panel.set_is_drawer(small)
        if small:
            self._arrange_small_layout(plan.scale)
            self.panel.setVisible(not full and self._drawer_open)
        else:
            # Otherwise the drawer would slide on, with the panel over the table.
            self._slide_animation.stop()
            self._drawer_open = False
            self.rail.mark_open_page("")
            self._arrange_wide_layout(plan.scale, plan.table_width, plan.panel_count)
            self.panel.setVisible(not full)
        if self._guide is not None:
            self._guide.setVisible(not full)
        self.arranged.emit()

    def _arrange_wide_layout(self, scale: float, table: float, panels: int) -> None:
        margin = round(MARGIN * scale)
        height = self.height() - 2 * margin
        left = round(table + 6 * scale)
        right = self.width() - margin
        if panels == 2:
            middle = (left + right - margin) // 2
            self.panel.setGeometry(left, margin, middle - left, height)
            self.second_panel.setGeometry(middle + margin, margin, right - middle - margin, height)
        else:
            self.panel.setGeometry(left, margin, right - left, height)
        if self._guide is not None:
            rect, share = self.panel.geometry(), round(height * self._guide_share)
            self._guide.setGeometry(rect.left(), rect.top(), rect.width(), share - margin // 2)
            self.panel.setGeometry(rect.adjusted(0, share - margin // 2 + margin, 0, 0))

    def _arrange_small_layout(self, scale: float) -> None:
        margin, width = round(SMALL_MARGIN * scale), round(RAIL_WIDTH * scale)
        self.rail.setGeometry(self.width() - margin - width, margin, width, self.height() - 2 * margin)
        if self._slide_animation.state() != QPropertyAnimation.State.Running:
            self.panel.setGeometry(self.drawer_rect())
        self.panel.raise_()
        self.rail.raise_()

    def drawer_rect(self, *, closed: bool = False) -> QRect:
        """Returns the rectangle of the drawer in a small window: open or, if `closed`, hidden behind the icons."""
        left = self.rail.x()
        width = min(round(PANEL_WIDTH * max(1.0, self._look.scale)), left)
        top = max(self.rail.y(), self._drawer_top)
        return QRect(left if closed else left - width, top, width, self.rail.geometry().bottom() + 1 - top)

    def _place_log_page(self, panels: int) -> None:
        """Moves the log page to the second panel if there are two panels, otherwise back to the first one."""
        key = "log"
        if key not in self._page_icons:
            return
        giver, taker = (self.panel, self.second_panel) if panels == 2 else (self.second_panel, self.panel)
        if key in giver.keys:
            page = self.panel.page_key
            taker.add_page(key, self._page_icons[key], giver.take_page(key))
            taker.set_names(self._page_names)
            self.panel.show_page(page)

    @property
    def open_page_key(self) -> str:
        """Key of the page in the open drawer; "" if the drawer is closed."""
        return self.panel.page_key if self._drawer_open else ""

    def show_page(self, key: str) -> None:
        """Shows the page of this key: in small windows in the drawer, else in the side panel. "" closes the drawer."""
        if self.layout_mode is not LayoutMode.SMALL:
            if key:
                self.panel.show_page(key)
                self.second_panel.show_page(key)
            return
        if key:
            self.panel.show_page(key)
        self.rail.mark_open_page(key)
        if bool(key) == self._drawer_open:
            return
        self._drawer_open = bool(key)
        if self._drawer_open:
            self._focus_before_drawer = QApplication.focusWidget()
        else:
            self._return_focus()
        start = self.drawer_rect(closed=self._drawer_open).topLeft()
        end = self.drawer_rect(closed=not self._drawer_open).topLeft()
        self.panel.setGeometry(QRect(start, self.drawer_rect().size()))
        self.panel.show()
        self.panel.raise_()
        self.rail.raise_()
        self._move_panel(start, end)
        self.arranged.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Closes the drawer with Esc, unless another widget handles the key."""
        if event.key() == Qt.Key.Key_Escape and self._drawer_open:
            self.show_page("")
        else:
            super().keyPressEvent(event)

    def _return_focus(self) -> None:
        """Moves the focus from the closing drawer back to the widget that had it before, else to the page's icon.

        Otherwise Qt would move it to the next widget, which may be any icon of the rail.
        """
        focused = QApplication.focusWidget()
        if focused is None or not self.panel.isAncestorOf(focused):
            return
        target = self._focus_before_drawer
        if target is None or not isValid(target) or not target.isVisible() or not target.isEnabled():
            target = self.rail.buttons[self.panel.page_key]
        target.setFocus(Qt.FocusReason.PopupFocusReason)

    def _move_panel(self, start: QPoint, end: QPoint) -> None:
        self._slide_animation.stop()
        if self._is_animated and self.isVisible():
            self._slide_animation.setStartValue(start)
            self._slide_animation.setEndValue(end)
            self._slide_animation.start()
        else:
            self.panel.move(end)
            self._finish_slide()

    def _finish_slide(self) -> None:
        if self.layout_mode is LayoutMode.SMALL:
            # The window may have got another size during the slide.
            self.panel.setGeometry(self.drawer_rect(closed=not self._drawer_open))
            self.panel.setVisible(self._drawer_open)
