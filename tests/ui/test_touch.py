"""The window by touch alone: zooming out again, and from the start page into a game."""

import pytest
from PySide6.QtCore import QPoint

from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from tests.touching import Finger
from tests.ui import at_window as at
from tests.ui.hands import settle


@pytest.mark.usefixtures("only_toy")
def test_after_two_fingers_have_enlarged_the_table_a_button_shows_the_whole_of_it(window):
    begin_by_touch(window)
    view, button = at.view(window), at.prompt(window).fit_button
    assert not button.isVisible()
    centre = QPoint(300, 120)
    Finger(view.viewport()).pinch(
        [centre - QPoint(60, 0), centre + QPoint(60, 0)], [centre - QPoint(120, 0), centre + QPoint(120, 0)]
    )
    assert view.zoom == pytest.approx(2)
    assert button.isVisible()
    assert button.accessibleName()
    Finger(button).tap()
    assert view.zoom == 1
    assert not button.isVisible()


def begin_by_touch(window):
    """From the start page into a game."""
    Finger(at.start_button(window, "new")).tap()
    dialog = window.findChild(NewGameDialog)
    assert dialog.isVisible()
    Finger(dialog.start_button).tap()
    settle()
    if at.hand_over(window).isVisible():
        Finger(at.hand_over(window).button).tap()
        settle()
    assert at.match(window) is not None
