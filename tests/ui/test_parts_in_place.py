"""Every part of a panel, card or page lies where it belongs: nothing is painted outside, cut off, or on top of another."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPicture, QRegion
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QStackedWidget, QWidget

from haspelknecht_qt.table.canvas import box_of
from haspelknecht_qt.table.typography import TEXT_SIZES
from haspelknecht_qt.ui.widgets.banner import Banner
from haspelknecht_qt.ui.window.side_panel import RailButton
from tests.painted import dots
from tests.ui import at_window as at
from tests.ui.hands import settle
from tests.ui.matches import finished_match, new_match, play_at_random

SIZES = [(1100, 664), (1600, 900), (2560, 1080)]


def painted(widget):
    """The rectangle of all that a widget itself paints, also outside of it, where a screen would cut it off."""
    picture = QPicture()
    widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag(0))
    return picture.boundingRect()


def own_painting(window):
    """All visible widgets with a painting of their own. The picture of a banner is larger, and cut off on purpose."""
    return [
        widget
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and not isinstance(widget, QAbstractScrollArea | Banner) and "paintEvent" in vars(type(widget))
        and type(widget).__module__.startswith("haspelknecht_qt")
    ]  # fmt: skip


def faults(window):
    """Sentences about parts that do not lie where they belong."""
    found = []
    for widget in own_painting(window):
        outside = painted(widget)
        if not outside.isEmpty() and not widget.rect().adjusted(-1, -1, 1, 1).contains(outside):
            found.append(f"{type(widget).__name__} paints {outside} in {widget.rect()}")
    for parent in (at.panel(window), at.rail(window), window.start_page, at.prompt(window) if window.game else None):
        if parent is None or not parent.isVisible():
            continue
        for holder in (parent, *parent.findChildren(QWidget)):
            layout = holder.layout()
            if layout is None or not holder.isVisible() or isinstance(holder, QStackedWidget):
                continue
            items = [layout.itemAt(place) for place in range(layout.count())]
            inner = [item.geometry() for item in items if item.widget() and item.widget().isVisible()]
            room = QRect(QPoint(), holder.size())
            found += [f"{rect} is outside of {holder} {room}" for rect in inner if not room.contains(rect)]
            found += [
                f"{one} is over {other} in {holder}" for one, other in combinations(inner, 2) if one.intersects(other)
            ]
    return found


def answered(window):
    """Begins a match in which a bot has moved and a person is asked."""
    window.begin(play_at_random(new_match("pb"), lambda match: match.decision.actor == 0 and len(match.entries) > 12))


PAGES = {
    "start": lambda window: window.show_start(),
    "match": answered,
    "end": lambda window: window.begin(finished_match("pb", seed=4)),
}


@pytest.mark.parametrize("text_size", [TEXT_SIZES[0], TEXT_SIZES[-1]])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", PAGES)
def test_every_part_of_a_page_lies_where_it_belongs(open_window, page, size, text_size):
    window = open_window(size)
    window.look.set(text_size=text_size)
    PAGES[page](window)
    settle()
    QApplication.processEvents()
    assert own_painting(window)
    assert "; ".join(faults(window)) == ""
    for key in at.panel(window).keys:
        at.panel(window).show_page(key)
        settle()
        assert "; ".join(faults(window)) == "", key


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.7])
@pytest.mark.parametrize("words", ["", "Moves"])
def test_the_badge_of_a_button_is_whole_and_lies_within_it(qtbot, look, words, scale):
    look.set(scale=scale)
    button = RailButton(look, "moves")
    qtbot.addWidget(button)
    button.setText(words)
    button.resize(button.sizeHint())
    assert button.rect().contains(painted(button))
    without = button.grab().toImage()
    button.set_badge(7)
    assert button.rect().contains(painted(button))
    image = button.grab().toImage()
    found = dots(image, look.theme["go"])
    side = look.px(18) * image.devicePixelRatio()
    assert abs(found.width - side) <= 2
    assert abs(found.height - side) <= 2
    assert box_of(image.rect().toRectF()).contains(found.grown(1))
    assert without != image
