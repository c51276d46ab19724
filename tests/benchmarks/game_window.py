"""The real window with a four-player game, at 1920 x 1080 unless told otherwise, with software rendering.

game_window.py drag GAME SIZE  prints milliseconds a frame while a disk or workers are dragged, as JSON
game_window.py animate GAME SIZE  prints milliseconds a frame while moves are animated, as JSON
game_window.py begin [GAME]    prints the milliseconds from the command to start a match to its first picture, as JSON
game_window.py block           prints the longest pause of the window in milliseconds while a bot thinks, as JSON
game_window.py hostile         prints the same while third-party bots eat memory, flood their output and loop, as JSON
game_window.py memory [GAME]   prints the megabytes of the program, as JSON; with both games, after a look at the other one

GAME is haspelknecht or gueules_noires.
"""

import json
import math
import os
import sys
import time
from pathlib import Path

FRAMES = 1000
ANIMATED = 40
"""Number of moves whose animation is measured."""
SIZE = "1920x1080"
SEED = 3
WARM_UP = 50
PATIENCE = 30
"""Seconds to wait for the table at most."""
SETTLED = 1
"""Seconds until everything at rest is drawn."""
READY = 2
"""Seconds until bots have loaded what they need."""
THINKING = 20
"""Seconds for which bots are measured."""
HOSTILE = ("glutton", "hungry", "flood", "endless flood", "stubborn")
"""Kinds of misbehaving third-party bots, see tests/bots/examples.py."""


def main():
    """Runs the command line."""
    import tempfile

    with tempfile.TemporaryDirectory() as home:
        os.environ["HASPELKNECHT_HOME"] = home
        game = sys.argv[2] if len(sys.argv) > 2 else "haspelknecht"
        folder = Path(home)
        if sys.argv[1] == "begin":
            window, found = begin(game)
        else:
            has_size = sys.argv[1] in {"drag", "animate"}
            before = save_game(folder, other_than(game)) if sys.argv[3:] and not has_size else None
            window = open_game(save_game(folder, game), before, sys.argv[3] if has_size else SIZE)
            measures = {"drag": drag, "animate": animate, "block": block, "hostile": hostile, "memory": memory}
            found = measures[sys.argv[1]](window)
        print(json.dumps(found))
        close(window)
    return 0


def other_than(game):
    """Name of the other game."""
    return "gueules_noires" if game == "haspelknecht" else "haspelknecht"


def save_game(folder, game="haspelknecht"):
    """Saves a four-player game in its middle; returns the file.

    In Haspelknecht the planning player has three disks or more. In Gueules Noires the player to place workers in the
    second shift has ten or more of them.
    """
    from haspelknecht_qt.core import record

    file = folder / f"{game}.haspelknecht"
    record.save(file, middle_of(game))
    return file


def seats_of_persons():
    """Seats of four persons."""
    from haspelknecht_qt.core.game import PERSON, Seat

    return [Seat(colour.title(), colour, PERSON) for colour in ("madder", "woad", "leaf", "heather")]


def middle_of(game):
    """Match of a game in its middle."""
    return places() if game == "gueules_noires" else plans()


def places():
    """A match of Gueules Noires in the second shift.

    The player has ten or more workers to place; others are on the spaces.
    """
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.core.rng import Generator
    from haspelknecht_qt.games.gueules_noires.state import Step
    from tests.benchmarks.engine_side import load

    game = load("gueules_noires")
    match = Match(game, game.setup({"players": 4}, SEED), SEED, seats_of_persons())
    while (
        match.state.shift < 2
        or match.state.step != Step.PLACE
        or sum(match.state.workers_on) < 6
        or match.state.player.workers < 10
    ):
        match.play(Generator(SEED, match.ply).choice(game.legal_moves(match.state)))
    return match


def plans():
    """A match of Haspelknecht in planning."""
    from haspelknecht_qt import paths
    from haspelknecht_qt.core.match import Match
    from haspelknecht_qt.core.rng import Generator
    from haspelknecht_qt.games.haspelknecht import components
    from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
    from haspelknecht_qt.games.haspelknecht.kinds import Step

    game = Haspelknecht(components.load(paths.game_folder("haspelknecht") / "components.toml"))
    match = Match(game, game.setup({"players": 4}, SEED), SEED, seats_of_persons())
    while match.ply < 150 or match.state.step != Step.PLANNING or match.state.player.hand()[0] < 3:
        legal = game.legal_moves(match.state)
        match.play(Generator(SEED, match.ply).choice(legal))
    return match


def open_game(file, before=None, size=SIZE):
    """Opens the window with the game on its table, possibly after another one."""
    application, window = open_window(size)
    if before is not None:
        window.loaded_parts.files.open(before)
        wait(application.processEvents, SETTLED)
    window.loaded_parts.files.open(file)
    wait(application.processEvents, SETTLED)
    return window


def open_window(size=SIZE):
    """Opens the window with all that the program does after its start; returns it after the application."""
    from haspelknecht_qt.commands import qt

    application = qt.create_application()
    from haspelknecht_qt import app, startup

    window = app.create_window()
    window.resize(*map(int, size.split("x")))
    window.show()
    startup.preload(window)
    return application, window


def begin(game):
    """Time from the command to start a match to its first picture, right after a program start and once more.

    The match is none of those that the program draws ahead: it is in its middle, with four players.
    """
    from PySide6.QtWidgets import QApplication

    match = middle_of(game)
    application, window = open_window()
    window.choose_game(game)
    wait(application.processEvents, SETTLED)
    times = []
    for _ in range(2):
        start = time.perf_counter()
        window.begin(match.copy_undone_to(match.ply))
        QApplication.processEvents()
        window.grab()
        times.append((time.perf_counter() - start) * 1000)
        wait(application.processEvents, SETTLED)
    return window, {"first_ms": times[0], "again_ms": times[1]}


def drag(window):
    """One long drag of a black disk, or of workers, over the whole table: from the mouse event to the painted picture."""
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from tests.ui.mouse import MousePlayer

    port = window.table.view.viewport()
    held = "crew" if window.controller.match.game.name == "gueules_noires" else "hand.black"
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=MousePlayer(window).at(held, pieces=True))
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
    return _summary(frames[WARM_UP:])


def _summary(frames):
    """Median, 99th percentile and maximum of the milliseconds of frames."""
    from statistics import median, quantiles

    return {"median_ms": median(frames), "p99_ms": quantiles(frames, n=100)[98], "worst_ms": max(frames)}


def animate(window):
    """Random moves with animations: each frame from its first event to the painted picture.

    The first frame after a move is left out: it is the answer to the move, which `longest_blocks` measures.
    """
    from PySide6.QtWidgets import QApplication

    from haspelknecht_qt.core.rng import Generator
    from tests.benchmarks.first_frame import PaintCounter
    from tests.ui import at_window as at

    window.settings.speed = "normal"
    paints = PaintCounter(window)
    window.table.view.viewport().installEventFilter(paints)
    dice, frames = Generator(SEED), []
    for _ in range(ANIMATED):
        wait_until(lambda: not window.table.is_busy)
        if at.hand_over(window).isVisible():
            at.take_seat(window)
        wait_until(lambda: window.controller.moves)
        window.session.play(dice.choice([move for _, move in window.controller.moves]))
        QApplication.processEvents()
        while window.table.is_busy:
            counted, before = paints.count, time.perf_counter()
            QApplication.processEvents()
            if paints.count > counted:
                frames.append((time.perf_counter() - before) * 1000)
    return _summary(frames)


def block(window):
    """Longest gap between two beats of a clock while a bot thinks. Bots of the strongest level have all seats.

    `worst_work_ms` is the longest work of the window's own thread in a gap: the rest is time of other programs.
    """
    from haspelknecht_qt.games.haspelknecht.levels import LEVELS

    return longest_gap(window, LEVELS[-1].name, THINKING)


def hostile(window):
    """Third-party bots in all seats, one kind after the other, as in `block`. A bot that fails is restarted at once.

    `nobody` is the same without a bot: the gaps that the machine causes by itself.
    """
    from tests.bots import examples

    bots = window.game.bots
    found = {"nobody": longest_gap(window, "", THINKING / 2)}
    for kind in HOSTILE:
        bots._bot_factories = {**bots._bot_factories, kind: examples.made(kind)} if bots.names else {}
        bots.trust(kind)
        bots.failed.disconnect()
        bots.failed.connect(lambda seat, _failure: bots.end_bot(seat))
        found[kind] = longest_gap(window, kind, THINKING / 2)
    return found


def longest_gap(window, name, seconds):
    """Longest gaps between two beats of a clock while the bot of this name thinks in one of the seats; without a name, at rest."""
    from PySide6.QtCore import Qt, QTimer
    from PySide6.QtWidgets import QApplication

    from tests.ui import at_window as at

    window.settings.bot_pace = "at_once"
    for seat in range(len(at.match(window).seats) if name else 0):
        at.bots_at_table(window).give_seat(seat, name)
    wait(QApplication.processEvents, READY)
    gaps, work, last = [], [], []

    def beat():
        now = time.perf_counter(), time.thread_time()
        if last and (not name or at.turns(window).thinking_seat is not None):
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
    from statistics import quantiles

    return {"worst_ms": max(gaps), "p99_ms": quantiles(gaps, n=100)[98], "worst_work_ms": max(work)}


def wait(step, seconds):
    """Processes events for a while."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        step()


def wait_until(condition):
    """Processes events until a condition holds; after PATIENCE seconds it raises TimeoutError."""
    from PySide6.QtWidgets import QApplication

    deadline = time.monotonic() + PATIENCE
    while not condition():
        QApplication.processEvents()
        if time.monotonic() > deadline:
            raise TimeoutError("the table is still busy")


def close(window):
    """Deletes Qt's objects before Python deletes their data."""
    from PySide6.QtCore import QCoreApplication, QEvent

    window.close()
    # Translators must be removed while their data still exist.
    window.languages.remove_translations()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def memory(_):
    """Memory of the process with a game on the table."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return {"mb": pages * os.sysconf("SC_PAGE_SIZE") / 1e6}


if __name__ == "__main__":
    sys.exit(main())
