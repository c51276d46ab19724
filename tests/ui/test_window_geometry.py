"""Window geometry: the frame opens entirely on the screen, for every screen and every remembered place."""

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QRect, QSize

from haspelknecht_qt import paths
from haspelknecht_qt.ui.window.window_geometry import FIRST_SIZE, MAX_FRAME_SIZE, first_size, fit_within


@pytest.mark.parametrize(
    "room, size",
    [
        (QSize(1920, 1080), FIRST_SIZE),
        (QSize(1920, 1040), FIRST_SIZE),
        (QSize(1616, 948), FIRST_SIZE),
        (QSize(1600, 900), None),
        (QSize(1615, 948), None),
        (QSize(1366, 720), None),
    ],
)
def test_first_window_has_its_default_size_or_fills_the_screen(room, size):
    assert first_size(room) == size


@pytest.mark.parametrize(
    "frame, fitting",
    [
        (QRect(10, 40, 1000, 600), QRect(10, 40, 1000, 600)),
        (QRect(-50, 0, 1000, 600), QRect(0, 28, 1000, 600)),
        (QRect(1300, 700, 1000, 600), QRect(366, 168, 1000, 600)),
        (QRect(0, 0, 1616, 948), QRect(0, 28, 1366, 740)),
        (QRect(200, 100, 1366, 740), QRect(0, 28, 1366, 740)),
    ],
)
def test_window_is_moved_before_it_is_made_smaller(frame, fitting):
    # The screen has a panel of 28 pixels at its top.
    assert fit_within(frame, QRect(0, 28, 1366, 740)) == fitting


PROGRAM = """
import sys
from PySide6.QtCore import QTimer
from haspelknecht_qt import app
from haspelknecht_qt.ui.window.window_geometry import scale_for_size
application = app.create_application()
window = app.create_window_with_start_page()
window.start_page.painted.connect(lambda: print(window.look.scale, scale_for_size(window.size())))
expected = window.look.scale
window.window_geometry.show_window()
application.processEvents()
print(expected)
window.window_geometry.fit_to_screen()
frame = window.frameGeometry()
room = window.screen().availableGeometry()
print(window.isMaximized(), *frame.getRect(), *window.size().toTuple(), room.contains(frame))
window.close()
window.deleteLater()
"""


def open_on_screen(folder, width, height):
    """Opens the window in a new process, on a screen of this size.

    Returns whether it fills the screen, the numbers of its frame and size, whether all of it is visible, and its scales:
    at the first painting, the right one for its size, and the one expected before it was shown.
    """
    file = folder / "screens.json"
    screen = {
        "name": "one",
        "x": 0,
        "y": 0,
        "width": width,
        "height": height,
        "logicalDpi": 96,
        "logicalBaseDpi": 96,
        "dpr": 1,
    }
    file.write_text(json.dumps({"windowFrameMargins": True, "screens": [screen]}), encoding="utf-8")
    environment = {
        **os.environ,
        "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
        paths.HOME_VARIABLE: str(folder / "home"),
    }
    done = subprocess.run([sys.executable, "-c", PROGRAM], env=environment, check=True, capture_output=True, text=True)
    *scales, fills, left, top, frame_width, frame_height, window_width, window_height, seen = done.stdout.split()
    numbers = left, top, frame_width, frame_height, window_width, window_height
    return fills == "True", [int(number) for number in numbers], seen == "True", [float(scale) for scale in scales]


def test_window_is_entirely_visible_on_large_and_small_screens(tmp_path):
    fills, (*_, width, height), seen, _ = open_on_screen(tmp_path, 1920, 1080)
    assert (fills, width, height, seen) == (False, 1600, 900, True)
    # The window remembers its place, and opens again on a smaller screen.
    fills, (*_, width, height), seen, _ = open_on_screen(tmp_path, 1600, 860)
    assert (fills, seen) == (False, True)
    assert width <= 1600 - MAX_FRAME_SIZE.width()
    assert height <= 860 - MAX_FRAME_SIZE.height()


@pytest.mark.parametrize("screen", [(1600, 900), (1366, 768)])
def test_the_first_window_fills_a_small_screen(tmp_path, screen):
    fills, numbers, *_ = open_on_screen(tmp_path, *screen)
    assert fills
    assert numbers[4] <= screen[0]
    assert numbers[5] <= screen[1]


def test_the_first_painting_has_the_right_scale_for_the_size_that_the_desktop_gives(tmp_path):
    *_, (_, first_scale, _) = open_on_screen(tmp_path, 1600, 900)
    # A maximized window is expected to have the same scale again. On another screen, it has another size.
    *_, (painted, right, expected) = open_on_screen(tmp_path, 1366, 768)
    assert painted == right != expected
    assert expected == first_scale
    *_, scales = open_on_screen(tmp_path, 1366, 768)
    assert scales == [right, right, right]
