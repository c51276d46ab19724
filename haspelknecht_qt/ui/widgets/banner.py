"""Painted parts of the large pages: a background of planks, and a banner at the top (a picture with a title plate)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.widgets.basics import restyle, text_label
from haspelknecht_qt.ui.widgets.filling import fill_layout
from haspelknecht_qt.ui.window.look import Look


class PlankBackground(QWidget):
    """Background of planks, aligned with the upper left corner of the window."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        # The planks are opaque, so Qt need not paint anything below them.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.update)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        art = self._look.art
        planks = self._look.stored_picture("planks", "", art, "table", lambda: art.pixmap("table", "table"))
        at = self.mapTo(self.window(), self.rect().topLeft())
        QPainter(self).drawTiledPixmap(self.rect(), planks, at)


BANNER_HEIGHTS = ((860, 212), (780, 150), (0, 104))
"""Heights of the banner at scale 1, as pairs: a minimum height of the page, and the banner's height on such a page.

The highest page comes first.
"""

MAX_COMPACT_BANNER_HEIGHT = 104
"""Maximum height of a banner whose title plate becomes low (`TitlePlate.set_compact`), in pixels at scale 1."""
COMPACT_TEXT_ROLES = {"masthead": "title"}
"""Text roles of titles on high title plates, mapped to their roles on low ones. Other roles do not change."""


class TitlePlate(QWidget):
    """Plate with a title and a second line of text. `left` is the width added to its left margin, in logical pixels."""

    def __init__(self, look: Look, role: str = "title", left: int = 0) -> None:
        super().__init__()
        self._look = look
        self._role = role
        self._left = left
        self.title = text_label(role)
        self.line = text_label("second")
        for label in (self.title, self.line):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._column = fill_layout(QVBoxLayout(self), self.title, self.line, spacing=0)
        self.set_compact(compact=False)
        look.changed.connect(self.update)

    def set_compact(self, *, compact: bool) -> None:
        """Makes the plate low or high. A low plate has smaller margins, and a title no larger than on other pages."""
        restyle(self.title, "role", COMPACT_TEXT_ROLES.get(self._role, self._role) if compact else self._role)
        above, below = (6, 14) if compact else (12, 15)
        self._column.setContentsMargins(24 + self._left, above, 28, below)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = self._look.smooth_painter(self)
        rect = QRectF(self.rect()).adjusted(1.5, 1.5, -4.5, -5.5)
        painter.setPen(Qt.PenStyle.NoPen)
        shadow = QColor(theme["outline"])
        shadow.setAlphaF(0.35)
        painter.setBrush(shadow)
        painter.drawRoundedRect(rect.translated(3, 4), 3, 3)
        self._look.set_colours(painter, "paper", "outline", 2.4)
        painter.drawRoundedRect(rect, 3, 3)
        self._look.set_colours(painter, "", "line", 1.2)
        painter.drawRoundedRect(rect.adjusted(6, 6, -6, -6), 2, 2)


class Banner(QWidget):
    """Picture at the top of a page, centred and cropped at both sides, with a plate for the title in its middle."""

    HEIGHT = 212
    SKY_HEIGHT = 140
    """Distance from the top of the picture to the lower end of its sky, in the picture's units."""

    def __init__(self, look: Look, plate: TitlePlate) -> None:
        super().__init__()
        self._look = look
        self._height = float(self.HEIGHT)
        self._plate = plate
        self._plate.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.call_on_change(self._resize)

    def fit_into(self, height: int) -> None:
        """Sets the banner's height for a page of this height in logical pixels."""
        self._height = next(banner for min_height, banner in BANNER_HEIGHTS if height / self._look.scale >= min_height)
        self._plate.set_compact(compact=self._height <= MAX_COMPACT_BANNER_HEIGHT)
        self._resize()

    def height_for_contents(self, contents_height: int) -> int:
        """Returns the banner's height on a page whose other contents are `contents_height` high, in logical pixels."""
        scale = self._look.scale
        fitting = (banner for min_height, banner in BANNER_HEIGHTS if contents_height / scale + banner >= min_height)
        return self._height_in_pixels(next(fitting))

    def _height_in_pixels(self, height: float) -> int:
        """Returns a height at scale 1 in logical pixels, but at least the height of the banner's title plate."""
        return max(self._look.px(height), self._plate.sizeHint().height())

    def place_plate(self) -> None:
        """Centres the plate again after its texts have changed."""
        self._plate.adjustSize()
        sky = self.height() * self.SKY_HEIGHT / self.HEIGHT
        x = (self.width() - self._plate.width()) / 2
        y = max(4.0, (sky - self._plate.height()) / 2)
        if self._plate.height() > sky:
            y = (self.height() - self._plate.height()) / 2
        self._plate.move(round(x), round(y))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_plate()

    def _resize(self) -> None:
        self.setFixedHeight(self._height_in_pixels(self._height))
        self.place_plate()
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = self._look.art.bounds("banner", "banner").size()
        factor = max(self.height() / size.height(), self.width() / size.width())
        # Only the visible part is drawn: most dialogs are much narrower than the picture.
        picture = self._look.art.pixmap("banner", "banner", size * factor, width=self.width())
        shown = picture.deviceIndependentSize()
        painter.drawPixmap(QPointF((self.width() - shown.width()) / 2, self.height() - shown.height()), picture)
        painter.setPen(QPen(QColor(self._look.theme["outline"]), 2))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
