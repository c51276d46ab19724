"""Where the window opens: with its frame wholly on the screen, whatever the screen is and whatever is remembered."""

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
def test_the_first_window_of_all_has_its_size_or_fills_the_screen(room, size):
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
def test_a_window_is_moved_before_it_is_made_smaller(frame, fitting):
    # A panel of 28 above.
    assert fit_within(frame, QRect(0, 28, 1366, 740)) == fitting


OPENED = """
import sys
from PySide6.QtCore import QTimer
from haspelknecht_qt import app
application = app.create_application()
window = app.create_window_with_start_page()
window.window_geometry.show_window()
application.processEvents()
window.window_geometry.fit_to_screen()
frame = window.frameGeometry()
room = window.screen().availableGeometry()
print(window.isMaximized(), *frame.getRect(), *window.size().toTuple(), room.contains(frame))
window.close()
window.deleteLater()
"""


def opened(folder, width, height):
    """What a program of its own opens on a screen of this size: whether it fills it, its frame, its size, whether all of it is to be seen."""
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
    done = subprocess.run([sys.executable, "-c", OPENED], env=environment, check=True, capture_output=True, text=True)
    fills, *numbers, seen = done.stdout.split()
    return fills == "True", [int(number) for number in numbers], seen == "True"


def test_on_screens_large_and_small_all_of_the_window_is_to_be_seen(tmp_path):
    fills, (*_, width, height), seen = opened(tmp_path, 1920, 1080)
    assert (fills, width, height, seen) == (False, 1600, 900, True)
    # The window remembers its place, and comes back on a smaller screen.
    fills, (*_, width, height), seen = opened(tmp_path, 1600, 860)
    assert (fills, seen) == (False, True)
    assert width <= 1600 - MAX_FRAME_SIZE.width()
    assert height <= 860 - MAX_FRAME_SIZE.height()


@pytest.mark.parametrize("screen", [(1600, 900), (1366, 768)])
def test_the_first_window_fills_a_small_screen(tmp_path, screen):
    fills, numbers, _ = opened(tmp_path, *screen)
    assert fills
    assert numbers[4] <= screen[0]
    assert numbers[5] <= screen[1]
