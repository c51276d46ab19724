"""The longest time for which the window does not react, for each action of a person.

longest_blocks.py GAME     prints milliseconds by action, as JSON: {action: {"worst_ms": ..., "work_ms": ...}}

`worst_ms` is the longest gap between two beats of a clock in the window. `work_ms` is the window's own work in a gap,
without the time of other programs. Each action is measured twice in one window; the second time counts.
"""

import json
import os
import sys
import tempfile
import time

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QDialog

from tests.benchmarks import game_window
from tests.benchmarks.game_window import close, other_than, wait
from tests.ui import at_window as at
from tests.ui.any_game import play

SETTLED = 600
"""Milliseconds after an action in which its consequences are measured."""
SCRUBBED = 12
"""Number of positions that are looked at in the replay."""


def main():
    """Measures the actions with the game of the command line."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["HASPELKNECHT_HOME"] = home
        application, window = game_window.open_window()
        game = sys.argv[1]
        window.settings.speed = "off"
        window.choose(game)
        wait(application.processEvents, 2)
        for _ in range(2):
            found = {name: longest_block(act) for name, act in actions(window, game)}
        print(json.dumps(found))
        close(window)
    return 0


def longest_block(act):
    """Longest gap between two beats of the clock during an action, and the longest work of this thread in a gap."""
    gaps, work, last, errors = [], [], [], []
    # Only an event loop deletes the objects that a dialog or match leaves behind.
    loop = QEventLoop()

    def run():
        try:
            act()
        except Exception as error:  # noqa: BLE001 - raised below, outside of Qt
            errors.append(error)
        QTimer.singleShot(SETTLED, loop.quit)

    def beat():
        now = time.perf_counter(), time.thread_time()
        if last:
            gaps.append((now[0] - last[0]) * 1000)
            work.append((now[1] - last[1]) * 1000)
        last[:] = now

    clock = QTimer()
    clock.setTimerType(Qt.TimerType.PreciseTimer)
    clock.setInterval(1)
    clock.timeout.connect(beat)
    clock.start()
    QTimer.singleShot(50, run)
    loop.exec()
    clock.stop()
    if errors:
        raise errors[0]
    return {"worst_ms": max(gaps), "work_ms": max(work)}


def actions(window, game):
    """Yields the name and the call of each action. An action begins where the last one ended."""
    middle, near_end = game_window.middle_of(game), play(game, "ppp")
    yield "begin", lambda: window.begin(middle)
    yield "move", lambda: window.session.play(window.controller.moves[0][1])
    yield "undo", lambda: at.trigger(window, "undo")
    for key, values in (("language", ("de", "en")), ("theme", ("dark", "light")), ("text_size", ("1.3", "1.0"))):
        for value in values:
            yield f"{key} {value}", lambda key=key, value=value: at.choose(window, key, value)
    yield "page of the log", lambda: window.game.context.turn_to_page("log")
    yield "page of the score", lambda: window.game.context.turn_to_page("score")
    yield "page of the rules", lambda: window.game.context.turn_to_page("rules")
    rules = window.game.context.pages.rules
    yield "search in the rules", lambda: rules.search.setText("water")
    yield "end of the search", rules.search.clear
    yield "page of the moves", lambda: window.game.context.turn_to_page("moves")
    yield "replay", lambda: at.trigger(window, "replay")
    for number in range(SCRUBBED):
        yield f"replay, position {number}", lambda number=number: at.replay(window).scrub(number * 11)
    yield "end of the replay", lambda: at.replay(window).leave()
    yield "puzzles", lambda: window.program.puzzles.show(game)
    yield "end of the puzzles", window.program.puzzles.page.reject
    yield "new game", window.ask_for_new_game
    yield "end of the dialog", lambda: _reject_dialogs(window)
    last = near_end.continue_from(near_end.ply - 1)
    yield "begin near the end", lambda: window.begin(last)
    yield "end of the game", lambda: window.session.play(window.controller.moves[0][1])
    yield "end of the result", lambda: _reject_dialogs(window)
    yield "start page", window.return_to_start
    yield "results", lambda: at.press(window, "results")
    yield "end of the results", lambda: _reject_dialogs(window)
    yield "other game", lambda: window.choose(other_than(game))
    yield "game again", lambda: window.choose(game)


def _reject_dialogs(window):
    for dialog in window.findChildren(QDialog):
        dialog.reject()


if __name__ == "__main__":
    sys.exit(main())
