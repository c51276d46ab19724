"""Finds misplaced parts of a window: outside of their parents, over each other, cut off or squeezed."""

from functools import partial
from itertools import combinations, product

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPicture, QRegion
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QFrame,
    QHeaderView,
    QLabel,
    QScrollArea,
    QStackedWidget,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from haspelknecht_qt.table.view import TableView
from haspelknecht_qt.ui.match.card_placement import MARGIN as CARD_MARGIN
from haspelknecht_qt.ui.match.card_placement import GuideCard
from haspelknecht_qt.ui.match.hand_over import HandOverScreen
from haspelknecht_qt.ui.match.prompt import PromptStrip
from haspelknecht_qt.ui.results.charts import ScoreChart, SourceBars
from haspelknecht_qt.ui.review.chart import Chart
from haspelknecht_qt.ui.widgets.advice_card import AdviceCard
from haspelknecht_qt.ui.widgets.banner import Banner
from haspelknecht_qt.ui.widgets.focus_ring import FocusRing
from haspelknecht_qt.ui.window.side_panel import SidePanel
from haspelknecht_qt.ui.window.workspace import Workspace
from tests.recording_canvas import pixel_bounds
from tests.translations.fitting import cut_off
from tests.ui import at_window as at

SLACK = 1
"""Pixels: positions are rounded."""
STROKE = 3
"""Pixels: the rectangle of a painting includes half the width of its broadest line on every side."""
ROW_MARGIN = 1
"""Pixels that a painted row leaves free on every side: rows have margins, and the next row is painted over the rest."""
ROWS = 30
"""Rows of a list that are inspected: the others are painted by the same code."""
AROUND = 40
"""Pixels around a row or heading in which its painting is searched."""
SQUEEZE = 3
"""Pixels that a widget may be smaller than it should be: the texts of all widgets are measured, too."""


def faults(window):
    """Sentences about the misplaced parts of a window or dialog."""
    found = cut_off(window)
    for widget in [window, *window.findChildren(QWidget)]:
        if seen(widget, window):
            found += [
                f"{named(widget)} {why}"
                for check in (_painting, _place_in(window), _children, _cells, _rows, _slot, _charts, _width)
                for why in check(widget)
            ]
    return found


def seen(widget, window):
    """Whether a widget belongs to this window, is shown in it, and has no parent without a size."""
    if not widget.isVisible() or widget.window() is not window.window():
        return False
    while widget is not None and not widget.size().isEmpty():
        if widget is window:
            return True
        widget = widget.parentWidget()
    return False


def named(widget):
    """Returns the names of a widget's class and of the classes that it lies in."""
    names = []
    while widget is not None:
        names.append(type(widget).__name__)
        widget = None if widget.isWindow() else widget.parentWidget()
    return " in ".join(names[:4])


def painted(widget):
    """Rectangle of all that a widget itself paints, even outside of it, where a screen would cut it off."""
    picture = QPicture()
    widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return picture.boundingRect()


def paints_itself(widget):
    """Whether the program paints a widget itself. Banners do not count: their picture is cut off on purpose."""
    kind = type(widget)
    return (
        "paintEvent" in vars(kind)
        and kind.__module__.startswith("haspelknecht_qt")
        and not isinstance(widget, QAbstractScrollArea | Banner)
    )


def _painting(widget):
    if paints_itself(widget):
        outside = painted(widget)
        if not outside.isEmpty() and not grown(widget.rect(), STROKE).contains(outside):
            yield f"paints {outside} in {widget.rect()}"


def _cells(widget):
    """Rows, columns and headings of a table that are smaller than their contents."""
    if not isinstance(widget, QTableView):
        return
    headings = widget.horizontalHeader()
    if headings.isVisible() and headings.height() < headings.sizeHint().height() - SQUEEZE:
        yield f"has headings {headings.height()} high, needs {headings.sizeHint().height()}"
    for column in range(widget.model().columnCount()):
        # A column that takes the rest of the width wraps its texts, or shows them whole in tooltips.
        if headings.sectionResizeMode(column) is QHeaderView.ResizeMode.Stretch or widget.isColumnHidden(column):
            continue
        if widget.columnWidth(column) < widget.sizeHintForColumn(column) - SQUEEZE:
            yield f"has column {column} {widget.columnWidth(column)} wide, needs {widget.sizeHintForColumn(column)}"
    for row in range(widget.model().rowCount()):
        if not widget.isRowHidden(row) and widget.rowHeight(row) < widget.sizeHintForRow(row) - SQUEEZE:
            yield f"has row {row} {widget.rowHeight(row)} high, needs {widget.sizeHintForRow(row)}"


def _rows(widget):
    """Rows that the program paints itself, and headings, whose painting leaves them or touches their edges."""
    if isinstance(widget, QHeaderView) and own(widget, "paintSection"):
        for section in range(widget.count()):
            rect = QRect(0, 0, widget.sectionSize(section), widget.height())
            outside = bounds_of(
                rect, lambda painter, rect=rect, section=section: widget.paintSection(painter, rect, section)
            )
            if not grown(rect).contains(outside):
                yield f"paints {outside} in heading {section} of {rect}"
    if isinstance(widget, QAbstractItemView) and own(widget.itemDelegate(), "paint"):
        model = widget.model()
        # Cells of a table have lines of their style sheet at their edges.
        columns, margin = (model.columnCount(), 0) if isinstance(widget, QTableView) else (1, ROW_MARGIN)
        for row, column in product(range(min(model.rowCount(), ROWS)), range(columns)):
            index = model.index(row, column)
            option = QStyleOptionViewItem()
            widget.initViewItemOption(option)
            option.rect = widget.visualRect(index)
            option.state = QStyle.StateFlag.State_Enabled
            inside = bounds_of(
                option.rect, lambda painter, given=(option, index): widget.itemDelegate().paint(painter, *given)
            )
            if not inside.isEmpty() and not grown(option.rect, -margin).contains(inside):
                yield f"paints {inside} in row {row} at {option.rect}"


def _slot(widget):
    """A prompt that is not in its place at the table; a card that leaves its margins or covers too much."""
    window = widget.window()
    if isinstance(widget, PromptStrip) and isinstance(view := widget.parentWidget(), QWidget):
        table = window.game.context.table
        wanted = table.prompt_rect().translated(table.view.mapTo(view, QPoint()))
        if widget.geometry() != wanted:
            yield f"at {widget.geometry()} should be at {wanted}"
    if isinstance(widget, GuideCard | AdviceCard) and isinstance(widget.parentWidget(), Workspace):
        workspace, place = widget.parentWidget(), widget.geometry()
        margin = window.look.px(CARD_MARGIN) - SLACK
        if not grown(workspace.rect(), -margin).contains(place):
            yield f"at {place} leaves the margins of {workspace.size()}"
        prompt = at.prompt(window)
        over = QRect(prompt.mapTo(workspace, QPoint()), prompt.size())
        if isinstance(widget, AdviceCard) and prompt.isVisible() and over.intersects(place):
            yield f"at {place} covers the prompt at {over}"
        panel = workspace.panel
        if not workspace.is_small and panel.isVisible() and panel.geometry().intersects(place):
            foot = QRect(panel.foot.mapTo(workspace, QPoint()), panel.foot.size())
            if not panel.geometry().contains(place) or (panel.foot.isVisible() and foot.intersects(place)):
                yield f"at {place} leaves its panel at {panel.geometry()} or covers its foot at {foot}"


def _charts(widget):
    """Charts that paint on their edge or beyond it."""
    if isinstance(widget, Chart | ScoreChart | SourceBars):
        inside = painted(widget)
        room = QRect(QPoint(), widget.size())
        if not inside.isEmpty() and not room.contains(inside):
            yield f"paints {inside} on the edge of {room}"


def _width(widget):
    """Pages and windows that are wider than the room for them: they would scroll sideways, or be cut off."""
    if widget.isWindow() and widget.width() > widget.screen().availableGeometry().width():
        yield f"{widget.width()} wide is wider than its screen"
    if (
        isinstance(widget, QScrollArea)
        and widget.widget()
        and widget.widget().width() > widget.viewport().width() + SLACK
    ):
        yield f"has a page {widget.widget().width()} wide, has room for {widget.viewport().width()}"


def own(thing, method):
    """Whether the program overrides this method of a Qt object."""
    return any(method in vars(kind) and kind.__module__.startswith("haspelknecht_qt") for kind in type(thing).__mro__)


def bounds_of(rect, paint):
    """Rectangle of all that a function paints in and around a rectangle. A QPicture would leave out texts."""
    around = grown(rect, AROUND)
    image = QImage(around.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(-around.topLeft())
    paint(painter)
    painter.end()
    found = pixel_bounds(image)
    return QRectF(found.x, found.y, found.width, found.height).toAlignedRect().translated(around.topLeft())


def _place_in(window):
    return partial(_place, window=window)


def _place(widget, window):
    """Faults of the place of a widget in its parent, and of its size."""
    parent = widget.parentWidget()
    if widget is window or widget.isWindow() or parent is None:
        return
    if scrolled(widget):
        return
    if not grown(parent.rect()).contains(widget.geometry()):
        yield f"at {widget.geometry()} is outside of {parent.size()}"
    if parent.layout() is not None and parent.layout().indexOf(widget) >= 0:
        smallest = widget.minimumSizeHint().boundedTo(widget.maximumSize())
        if widget.width() < smallest.width() - SQUEEZE or widget.height() < smallest.height() - SQUEEZE:
            yield f"has {widget.size()}, needs {smallest}"


def _children(widget):
    """Children of a widget that overlap. Widgets may float over the table, and the hand-over covers it."""
    if isinstance(widget, QStackedWidget) or (
        isinstance(widget, QAbstractScrollArea) and not isinstance(widget, TableView)
    ):
        return
    inner = [child for child in widget.children() if isinstance(child, QWidget) and child.isVisible()]
    inner = [
        child
        for child in inner
        if not child.isWindow() and not isinstance(child, FocusRing | TableView | HandOverScreen)
    ]
    if isinstance(widget, TableView):
        inner.remove(widget.viewport())
    for one, other in combinations(inner, 2):
        common = filled(one).intersected(filled(other))
        if (
            common.width() > SLACK
            and common.height() > SLACK
            and not (_is_behind(one, other) or _is_behind(other, one) or _is_on_panel(one, other))
        ):
            yield f"has {named(one)} at {one.geometry()} over {named(other)} at {other.geometry()}"


def _is_behind(frame, widget):
    """Whether a widget lies on a plain frame, which is the background of a row or a column."""
    return type(frame) is QFrame and not frame.children() and grown(frame.geometry()).contains(widget.geometry())


def _is_on_panel(*widgets):
    """Whether one of two widgets is the side panel of a large window, where hints and the coach cover some rows."""
    return all(any(isinstance(widget, kind) for widget in widgets) for kind in (SidePanel, AdviceCard))


def filled(widget):
    """Rectangle of a widget in its parent, without the margins of a label, in which a picture may lie."""
    return widget.contentsRect().translated(widget.pos()) if isinstance(widget, QLabel) else widget.geometry()


def scrolled(widget):
    """Whether a widget belongs to a scroll area, in which parts outside are reached by scrolling."""
    parent = widget.parentWidget()
    return isinstance(parent.parentWidget(), QAbstractScrollArea) and parent.parentWidget().viewport() is parent


def grown(rect, by=SLACK):
    return QRect(rect).adjusted(-by, -by, by, by)
