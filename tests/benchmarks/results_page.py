"""The page of the results with many of them.

results_page.py fill NUMBER HOME  writes NUMBER results into HOME
results_page.py NUMBER     prints the milliseconds from the command to show a page of NUMBER results to its first picture, as JSON
"""

import json
import os
import sys
import tempfile
import time
import zlib

from PySide6.QtWidgets import QApplication

from haspelknecht_qt import app, paths
from haspelknecht_qt.core import record, result_rows, results
from haspelknecht_qt.core.result import points_by_item, result_of
from tests.benchmarks.game_window import close, wait
from tests.ui import at_window as at
from tests.ui.any_game import play

DAY = 86_400
DIFFERENT = 5
"""Number of games that are really played; the others are copies with other points."""


def main():
    """Measures with the number of results of the command line."""
    if sys.argv[1] == "fill":
        os.environ["HASPELKNECHT_HOME"] = sys.argv[3]
        fill(int(sys.argv[2]))
        return 0
    with tempfile.TemporaryDirectory() as home:
        os.environ["HASPELKNECHT_HOME"] = home
        fill(int(sys.argv[1]))
        print(json.dumps(show()))
    return 0


def fill(number):
    """Writes this number of results in one transaction."""
    matches = [play("haspelknecht", "pbb", seed=seed) for seed in range(DIFFERENT)]
    played = [
        (result_of(match, 0, DAY), points_by_item(match), zlib.compress(record.dumps(match).encode()))
        for match in matches
    ]

    def write(database):
        for place in range(number):
            result, points, packed = played[place % DIFFERENT]
            seats = tuple(seat._replace(points=seat.points + place * 7 % 30) for seat in result.seats)
            other = result._replace(id=f"{place:064x}", ended=1_500_000_000 + place * DAY // 4, seats=seats)
            result_rows.insert(database, other, points, packed)

    results.ResultStore(paths.results()).run_transaction(write)


def show():
    """Opens the window, then the page twice."""
    app.create_application()
    window = app.create_window()
    window.resize(1920, 1080)
    window.show()
    wait(QApplication.processEvents, 1)
    found = {}
    for which in ("first_ms", "again_ms"):
        start = time.perf_counter()
        at.press(window, "results")
        page = at.results_page(window)
        # The event loop would also read further results, for which nobody waits.
        page.grab()
        found[which] = (time.perf_counter() - start) * 1000
        QApplication.processEvents()
        page.reject()
        QApplication.processEvents()
    close(window)
    return found


if __name__ == "__main__":
    sys.exit(main())
