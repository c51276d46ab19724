"""Many games one after another in one window, to find memory leaks.

python -m tests.benchmarks.session [--games N] [--plies N] [--game NAME ...] [--objects] [--json]

Random bots play the last plies of each game in the window. Language, theme, size of the texts and of the window change
from game to game; several games take turns. Prints the megabytes of the process after every tenth game, and the numbers
of widgets, Qt objects and Python objects; at the end the growth per game in the second half. With --objects it also
prints growing kinds of Python objects. With --json it prints only the megabytes after every tenth game.
"""

import argparse
import gc
import json
import os
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QDialog

from haspelknecht_qt import app
from haspelknecht_qt.composition import GAME_NAMES
from haspelknecht_qt.table.themes import PLAYER_COLOURS
from tests.languages import CODES
from tests.ui import any_game
from tests.ui import at_window as at

LANGUAGES = CODES
THEMES = ("light", "dark")
SIZES = ((1600, 900), (1280, 720), (1024, 600), (1440, 860))
TEXT_SIZES = ("1.0", "1.15", "1.3")
TOLD = 10
"""Number of games per line of output."""
PATIENCE = 60
"""Time limit of a game, in seconds."""


def main():
    """Runs the command line; returns 0."""
    parser = argparse.ArgumentParser(description="Plays many games in one window and reports the memory that stays.")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--plies", type=int, default=12, help="moves played in the window (default 12)")
    parser.add_argument("--game", action="append", choices=GAME_NAMES, help="the game (default: all games, in turn)")
    parser.add_argument("--objects", action="store_true", help="list the kinds of Python objects that have become more")
    parser.add_argument("--json", action="store_true", help="print only the megabytes after every tenth game")
    arguments = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ["HASPELKNECHT_HOME"] = home
        names = arguments.game or list(GAME_NAMES)
        write = _write_nothing if arguments.json else partial(print, flush=True)
        memory = play_games(names, arguments.games, arguments.plies, write, with_objects=arguments.objects)
    if arguments.json:
        print(json.dumps([used for game, used in memory if game % TOLD == 0]))
    return 0


def _write_nothing(_line):
    """Takes the place of `print`."""


def play_games(names, games, plies, write, *, with_objects):
    """Plays all games in one window and writes the table; returns pairs of a number of games and the megabytes after it."""
    application = app.create_application()
    window = app.create_window()
    window.settings.speed = "off"
    window.settings.bot_pace = "at_once"
    window.show()
    write(f"{'game':>6}{'MB':>9}{'widgets':>9}{'Qt objects':>12}{'objects':>10}{'seconds':>9}")
    memory, object_counts = [], []
    begun = time.monotonic()
    for number in range(games):
        play(window, names[number % len(names)], number, plies)
        if (number + 1) % TOLD == 0 or number == 0:
            window.show_start()
            settle()
            gc.collect()
            memory.append((number + 1, megabytes()))
            object_counts.append(Counter(type(each).__qualname__ for each in gc.get_objects()))
            write(
                f"{number + 1:>6}{memory[-1][1]:>9.1f}{len(QApplication.allWidgets()):>9}"
                f"{sum(len(top.findChildren(QObject)) for top in application.topLevelWidgets()) + len(application.findChildren(QObject)):>12}"
                f"{sum(object_counts[-1].values()):>10}{time.monotonic() - begun:>9.0f}"
            )
    write_growth(memory, write)
    if with_objects and len(object_counts) > 3:
        for kind, more in (object_counts[-1] - object_counts[len(object_counts) // 2]).most_common(25):
            write(f"{more:>8}  {kind}")
    window.close()
    window.deleteLater()
    settle()
    return memory


def write_growth(memory, write):
    """Writes the growth per game in the second half."""
    (first, before), (last, after) = memory[len(memory) // 2], memory[-1]
    if last > first:
        write(f"from game {first} to {last}: {(after - before) * 1000 / (last - first):.0f} kB a game")


def play(window, name, number, plies):
    """Plays one game from near its end, in another language, theme and size than the last."""
    match = any_game.play(name, "b" * (2 + number % 3), names=PLAYER_COLOURS, seed=number)
    for key, value in (
        ("language", LANGUAGES[number % len(LANGUAGES)]),
        ("theme", THEMES[number // 2 % len(THEMES)]),
        ("text_size", TEXT_SIZES[number // 3 % len(TEXT_SIZES)]),
    ):
        at.choose(window, key, value)
    window.resize(*SIZES[number % len(SIZES)])
    window.begin(match.copy_undone_to(max(0, match.ply - plies)))
    window.game.context.turn_to_page(("moves", "score", "log")[number % 3])
    deadline = time.monotonic() + PATIENCE
    while not at.match(window).is_over or at.result(window) is None:
        settle()
        if time.monotonic() > deadline:
            raise TimeoutError(f"{name}, game {number + 1}, has not ended")
    replay = at.replay(window)
    at.result(window).reject()
    window.game.ask_for_new_game()
    window.game.save_as()
    settle()
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    replay.open(0)
    settle()
    replay.leave()
    settle()


def settle():
    """Processes all pending events and deletions."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def megabytes():
    """Memory of the process, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


if __name__ == "__main__":
    sys.exit(main())
