"""Starts the program as its user does, without a screen, and plays in its window. Run by the tests beside it.

python -m tests.faults.window_player MOVES [break] [FILE]

Continues the offered game, or begins a game, and ends after this number of moves. "break" raises an error then, and plays
one more move.

Prints JSON lines: notices and offer of the first page, then each move and whether it is saved, then the texts of the open
dialogs.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from haspelknecht_qt import app
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.ui.messages.crash_dialog import CrashDialog
from haspelknecht_qt.ui.window.main_window import MainWindow
from tests.ui import at_window as at
from tests.ui.matches import new_match

PAUSE = 5
"""Milliseconds between two checks of the window, and so between two moves."""


class Player:
    """Checks the window regularly and does the next step."""

    def __init__(self, moves, *, breaks):
        self.left = moves
        self.breaks = breaks
        self.began = False
        self.timer = QTimer()
        self.timer.setInterval(PAUSE)
        self.timer.timeout.connect(self.act)
        self.timer.start()

    def act(self):
        window = next((shown for shown in QApplication.topLevelWidgets() if isinstance(shown, MainWindow)), None)
        if window is None or window.game is None:
            return
        if not self.began:
            self.begin(window)
        elif self.left and not at.match(window).is_over:
            self.left -= 1
            self.play(window)
        elif self.breaks:
            self.breaks = False
            self.break_down(window)
        elif dialogs := window.findChildren(CrashDialog):
            print_report(messages=messages(window), report=dialogs[0].report.toPlainText())
            dialogs[0].play_button.click()
            dialogs[0].setParent(None)
            self.left = 1
        else:
            self.timer.stop()
            print_report(messages=messages(window))
            window.quit_without_asking()

    def break_down(self, window):
        """Damages the position and raises an error."""
        at.match(window).state.players.clear()
        raise RuntimeError("unforeseen")

    def begin(self, window):
        self.began = True
        offered = window.start_contents.match
        print_report(
            opened=window.session is not None,
            offered=None if offered is None else offered.ply,
            notices=[line.text() for line in window.start_page.notice_labels],
        )
        if offered is not None:
            window.resume()
        elif window.session is None:
            window.begin(new_match("pp"))

    def play(self, window):
        match = at.match(window)
        window.controller.play(Generator(7, match.ply).choice(match.game.legal_moves(match.state)))
        print_report(ply=match.ply, saved=window.controller.is_autosaved)


def messages(window):
    """Texts of the open dialogs."""
    dialogs = [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]
    return [" ".join(label.text() for label in dialog.findChildren(QLabel) if label.text()) for dialog in dialogs]


def print_report(**what):
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


def main():
    # Both must exist as long as the program runs.
    application = app.create_application()  # noqa: F841
    player = Player(int(sys.argv[1]), breaks="break" in sys.argv)  # noqa: F841
    return app.main(next((Path(word) for word in sys.argv[2:] if word != "break"), None))


if __name__ == "__main__":
    sys.exit(main())
