"""The real window with a four-player game open, at 1920 x 1080, painted by the processor.

game_window.py first_frame     prints time.monotonic() at the end of the first frame of the program
game_window.py drag            prints milliseconds a frame while a disk is dragged, as JSON
game_window.py block           prints the longest time in milliseconds that the window did nothing while a bot thought, as JSON
game_window.py hostile         prints the same while bots of others eat memory, flood their output and loop, as JSON
game_window.py memory          prints the megabytes that the program occupies, as JSON
"""

import json
import math
import os
import sys
import tempfile
import time
from pathlib import Path
from statistics import median, quantiles

FRAMES = 1000
SEED = 3
WARM_UP = 50
THINKING = 20
"""Seconds for which bots are watched."""
HOSTILE = ("glutton", "hungry", "flood", "endless flood", "stubborn")
"""What bots of others do, see tests/bots/examples.py."""


def main():
    """Measures what the command line names."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["HASPELKNECHT_HOME"] = home
        if sys.argv[1] == "first_frame":
            return first_frame()
        window = open_game(save_game(Path(home)))
        print(json.dumps({"drag": drag, "block": block, "hostile": hostile, "memory": memory}[sys.argv[1]](window)))
        close(window)
    return 0


def first_frame():
    """Starts the program as `haspelknecht-qt` does and ends it after its first frame."""
    from haspelknecht_qt import app
    from tests.benchmarks.first_frame import report_first_frame

    application = app.application()
    window = app.make_frame()
    report_first_frame(window)
    window.show()
    return application.exec()


def save_game(folder):
    """A four-player game in the middle of planning, in which the player who plans has three disks or more; its file."""
    from haspelknecht_qt import paths
    from haspelknecht_qt.core import record
    from haspelknecht_qt.core.draw import Generator
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.core.seat import PERSON, Seat
    from haspelknecht_qt.games.haspelknecht import components
    from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
    from haspelknecht_qt.games.haspelknecht.kinds import Step

    game = Haspelknecht(components.load(paths.game("haspelknecht") / "components.toml"))
    colours = ("madder", "woad", "leaf", "heather")
    seats = [Seat(colour.title(), colour, PERSON) for colour in colours]
    match = Match(game, game.setup({"players": 4}, SEED), SEED, seats)
    while match.ply < 150 or match.state.step != Step.PLANNING or match.state.player.in_hand(0) < 3:
        legal = game.legal_moves(match.state)
        match.play(Generator(SEED, match.ply).choice(legal))
    file = folder / "game.haspelknecht"
    record.save(file, match)
    return file


def open_game(file):
    """The window at 1920 x 1080 with the game on its table."""
    from haspelknecht_qt import app

    application = app.application()
    window = app.make_window()
    window.resize(1920, 1080)
    window.show()
    window.files.open(file)
    deadline = time.monotonic() + 2
    while time.monotonic() < deadline:
        application.processEvents()
    return window


def drag(window):
    """One long drag of a black disk over the whole table: from the mouse's event to the painted picture."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from tests.ui.hands import Hands

    port = window.table.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=Hands(window).at("hand.black", pieces=True))
    frames = []
    middle, reach = port.rect().center(), port.rect().width() * 0.45
    for step in range(WARM_UP + FRAMES):
        angle = step / 40
        way = reach * (0.3 + 0.7 * abs(math.sin(step / 300)))
        at = middle + QPoint(round(way * math.cos(angle)), round(0.55 * way * math.sin(angle)))
        before = time.perf_counter()
        QTest.mouseMove(port, at)
        QApplication.processEvents()
        frames.append((time.perf_counter() - before) * 1000)
    frames = frames[WARM_UP:]
    return {"median_ms": median(frames), "p99_ms": quantiles(frames, n=100)[98], "worst_ms": max(frames)}


def block(window):
    """Bots of the strongest level in all seats: the longest gap between two beats of a clock while one of them thinks.

    `worst_work_ms` is how much of a gap the window's own thread has worked: the rest is other programs' time.
    """
    return longest_gap(window, "haspelknecht", THINKING)


def hostile(window):
    """Bots of others in all seats, one kind after the other, as `block`; who has broken down is let in again at once.

    `nobody` is the same with no bot at all: the gaps that the machine makes by itself, busy as it is.
    """
    from tests.bots import examples

    bots = window.game.bots
    found = {"nobody": longest_gap(window, "", THINKING / 2)}
    for kind in HOSTILE:
        bots._makers = {**bots._makers, kind: examples.made(kind)} if bots.names else {}
        bots.let_in(kind)
        bots.troubled.disconnect()
        bots.troubled.connect(lambda seat, _trouble: bots.release(seat))
        found[kind] = longest_gap(window, kind, THINKING / 2)
    return found


def longest_gap(window, name, seconds):
    """The longest gaps between two beats of a clock while the bot of this name thinks in one of the seats; without a name, at rest."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication

    window.settings.bot_pace = "at_once"
    for seat in range(len(window.controller.match.seats) if name else 0):
        window.game.bots_at_table.give_seat(seat, name)
    wait(QApplication.processEvents, 2)
    gaps, work, last = [], [], []

    def beat():
        now = time.perf_counter(), time.thread_time()
        if last and (not name or window.controller.turns.thinking is not None):
            gaps.append((now[0] - last[0]) * 1000)
            work.append((now[1] - last[1]) * 1000)
        last[:] = now

    clock = QTimer()
    clock.setTimerType(Qt.TimerType.PreciseTimer)
    clock.setInterval(1)
    clock.timeout.connect(beat)
    clock.start()
    wait(QApplication.processEvents, seconds)
    clock.stop()
    return {"worst_ms": max(gaps), "p99_ms": quantiles(gaps, n=100)[98], "worst_work_ms": max(work)}


def wait(step, seconds):
    """Lets things happen for a while."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        step()


def close(window):
    """Qt's objects go before Python takes apart what they stand on."""
    from PySide6.QtCore import QCoreApplication, QEvent

    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def memory(_):
    """What the process keeps in memory, once the game lies on the table."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return {"mb": pages * os.sysconf("SC_PAGE_SIZE") / 1e6}


if __name__ == "__main__":
    sys.exit(main())
