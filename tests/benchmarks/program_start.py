"""The start of the program, on a screen of 1920 x 1080, with software rendering.

program_start.py first_frame [HOME]  prints time.monotonic() at the end of the first frame of the program
program_start.py start HOME      prints time.monotonic() at the end of the first frame, and when all parts are loaded, as JSON
program_start.py open HOME FILE  prints time.monotonic() at the end of the first picture of the table with the game in FILE
program_start.py prepare HOME    plays in the window and closes it, so that HOME is that of a player
program_start.py moved HOME      prints how many pixels change between the first frame and the one a second later, as JSON
"""

import json
import os
import sys
import time
from pathlib import Path

from tests.benchmarks.game_window import SETTLED, close, plans, seats_of_persons, wait


def main():
    """Runs the command line."""
    what, *arguments = sys.argv[1:]
    if arguments:
        os.environ["HASPELKNECHT_HOME"] = arguments[0]
        return MEASURES[what](*arguments[1:])
    import tempfile

    with tempfile.TemporaryDirectory() as home:
        os.environ["HASPELKNECHT_HOME"] = home
        return MEASURES[what]()


def make_window():
    """Makes the window with its start page alone, as `haspelknecht-qt` does; returns it after the application."""
    import gc

    from haspelknecht_qt.commands import qt

    gc.disable()  # as the command does
    application = qt.create_application()
    from haspelknecht_qt import app

    return application, app.create_window_with_start_page()


def show_then(window, load):
    """Shows the window and calls `load` after its first frame, as `haspelknecht-qt` loads its other parts."""
    from PySide6.QtCore import QTimer

    window.start_page.painted.connect(lambda: QTimer.singleShot(0, window, load))
    window.window_geometry.show_window()


def first_frame():
    """Starts the program as `haspelknecht-qt` does and ends it after its first frame."""
    from tests.benchmarks.first_frame import report_first_frame

    application, window = make_window()
    window.start_page.painted.connect(report_first_frame)
    window.window_geometry.show_window()
    return application.exec()


def start():
    """Starts the program as `haspelknecht-qt` does and ends it when all parts are loaded."""
    application, window = make_window()
    times = {}

    def load():
        times["first_frame"] = time.monotonic()
        from haspelknecht_qt import startup

        window.load_remaining_parts()
        startup.preload(window)
        times["loaded"] = time.monotonic()
        application.quit()

    show_then(window, load)
    application.exec()
    print(json.dumps(times))
    close(window)
    return 0


def open_file(file):
    """Starts the program as `haspelknecht-qt open FILE` does and ends it after the first picture of the table."""
    from tests.benchmarks.first_frame import PaintReporter

    application, window = make_window()

    def load():
        from haspelknecht_qt import startup  # noqa: F401 - imported at this moment, as the command does

        window.load_remaining_parts()
        window.loaded_parts.files.open(Path(file))
        window.start_page.show_opening_message("")
        window.table.view.viewport().installEventFilter(PaintReporter(window))

    window.start_page.show_opening_message(Path(file).name)
    show_then(window, load)
    return application.exec()


def prepare():
    """Begins a match in the window as last time, and closes the window: the next start offers it."""
    from haspelknecht_qt import app

    application = app.create_application()
    window = app.create_window()
    window.window_geometry.show_window()
    application.processEvents()
    seats = [{"name": seat.name, "colour": seat.colour, "player": seat.player} for seat in seats_of_persons()]
    window.settings.remember_new_game("haspelknecht", {"count": 4, "seats": seats})
    window.begin(plans())
    wait(application.processEvents, SETTLED)
    close(window)
    return 0


def moved():
    """Compares the first frame, before the program is loaded, with the one a second later."""
    from PySide6.QtGui import QImage

    from haspelknecht_qt import app

    application = app.create_application()
    window = app.create_window_with_start_page()
    window.window_geometry.show_window()
    application.processEvents()
    frames = [window.grab().toImage()]
    window.load_remaining_parts()
    wait(application.processEvents, SETTLED)
    frames.append(window.grab().toImage())
    first, second = (bytes(frame.convertToFormat(QImage.Format.Format_RGB32).constBits()) for frame in frames)
    different = sum(first[at : at + 4] != second[at : at + 4] for at in range(0, len(first), 4))
    print(json.dumps({"pixels": different}))
    close(window)
    return 0


MEASURES = {"first_frame": first_frame, "start": start, "open": open_file, "prepare": prepare, "moved": moved}
"""Measurements by their name on the command line."""


if __name__ == "__main__":
    sys.exit(main())
