"""Drop-down list: its open list has one background."""

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget

from haspelknecht_qt.table import themes
from haspelknecht_qt.ui.widgets.drop_down import DropDown
from haspelknecht_qt.ui.widgets.filling import fill_layout


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_space_above_and_below_the_items_has_the_colour_of_the_list(qtbot, look, theme):
    look.set(theme=themes.theme(theme))
    look.apply()
    window, choice = QWidget(), DropDown(look)
    fill_layout(QVBoxLayout(window), choice, 1)
    choice.addItems(["all", "easy", "hard"])
    window.resize(300, 260)
    qtbot.addWidget(window)
    window.show()
    choice.showPopup()
    frame = choice.view().window()
    image = frame.grab().toImage()
    colours = {QColor(image.pixel(frame.width() // 2, y)).name() for y in (5, frame.height() - 6)}
    choice.hidePopup()
    assert colours == {QColor(look.theme["paperhi"]).name()}
