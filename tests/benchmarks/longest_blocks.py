"""The longest time for which the window does not react, for each action of a person.

longest_blocks.py GAME     prints milliseconds by action, as JSON: {action: {"worst_ms": ..., "work_ms": ...}}

`worst_ms` is the longest gap between two beats of a clock in the window. `work_ms` is the longest work of the window's
thread in a gap, without the time of other programs. Each action is measured at its first time after a program start.
"""

import json
import os
import sys
import tempfile
import time
from functools import partial

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from tests.benchmarks import game_window
from tests.languages import OTHER, SOURCE
from tests.ui import at_window as at
from tests.ui.any_game import play

SETTLED = 600
"""Milliseconds after an action in which its consequences are measured. The table draws the next pictures meanwhile."""
SCRUBBED = (0, 40, 80, 120)
"""Positions that are looked at in the replay."""


def main():
    """Measures the actions with the game of the command line."""
    with tempfile.TemporaryDirectory() as home:
        os.environ["HASPELKNECHT_HOME"] = home
        application, window = game_window.open_window()
        game = sys.argv[1]
        window.settings.speed = "off"
        window.choose_game(game)
        game_window.wait(application.processEvents, game_window.READY)
        print(json.dumps({name: longest_block(act) for name, act in actions(window, game)}))
        game_window.close(window)
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
    QTimer.singleShot(20, run)
    loop.exec()
    clock.stop()
    if errors:
        raise errors[0]
    return {"worst_ms": max(gaps), "work_ms": max(work)}


def actions(window, game):
    """Yields the name and the call of each action. An action begins where the last one ended."""
    middle, near_end = game_window.middle_of(game), play(game, "ppp")
    before_change, last_of_turn = before_turn_change(middle.copy_undone_to(middle.ply))
    yield "new_game_dialog", window.ask_for_new_game
    yield "new_game_dialog_closed", lambda: reject_dialogs(window)
    yield "begin", lambda: window.begin(middle)
    yield "move", lambda: play_first_move(window)
    yield "undo", lambda: at.trigger(window, "undo")
    yield "begin_again", partial(window.begin, before_change)
    yield "turn_change", lambda: window.session.play(last_of_turn)
    for key, values in (("language", (OTHER, SOURCE)), ("theme", ("dark", "light")), ("text_size", ("1.3", "1.0"))):
        for value in values:
            yield f"{key}_{value}", partial(at.choose, window, key, value)
    for page in ("log", "score", "rules"):
        yield f"{page}_page", partial(window.game.context.turn_to_page, page)
    yield "rules_search", lambda: at.rules_page(window).search.setText("water")
    yield "rules_search_cleared", at.rules_page(window).search.clear
    yield "moves_page", partial(window.game.context.turn_to_page, "moves")
    yield "replay", lambda: at.trigger(window, "replay")
    for ply in SCRUBBED:
        yield f"replay_position_{ply}", lambda ply=ply: at.replay(window).scrub(ply)
    yield "replay_closed", lambda: at.replay(window).leave()
    yield "puzzles_page", lambda: at.puzzles(window).show_puzzle_list(game)
    yield "begin_puzzle", partial(press_next_puzzle, window)
    yield "puzzle_answered", lambda: play_first_move(window)
    yield "begin_near_end", partial(window.begin, near_end.copy_undone_to(near_end.ply - 1))
    yield "end_of_game", lambda: play_first_move(window)
    yield "review", lambda: at.review(window).show_decisions()
    yield "result_closed", lambda: reject_dialogs(window)
    yield "start_page", window.return_to_start
    yield "results_page", lambda: at.press(window, "results")
    yield "results_page_closed", lambda: reject_dialogs(window)
    yield "other_game", lambda: window.choose_game(game_window.other_than(game))
    yield "same_game_again", lambda: window.choose_game(game)


def play_first_move(window):
    """Plays the first legal move, as its player does."""
    window.session.play(window.controller.moves[0][1])


def before_turn_change(match):
    """Plays on until the next move makes another player decide; returns the match, and this move."""
    while True:
        seat, ply = match.decision.actor, match.ply
        move = match.game.legal_moves(match.state)[-1]
        match.play(move)
        if match.decision.actor != seat:
            return match.copy_undone_to(ply), move


def press_next_puzzle(window):
    """Opens the next puzzle from the page of puzzles, which exists only while it is open."""
    at.puzzles_page(window).next_button.click()


def reject_dialogs(window):
    """Closes all dialogs of the window."""
    for dialog in window.findChildren(QDialog):
        dialog.reject()
    QApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
