"""The program, which prints where its buttons are, for a mouse that is moved from outside (`two_windows`).

Each line of the output is a JSON object with these keys:

- "points": positions on the screen of the widgets that can be clicked now, by name
- "words": code of the invitation
- "due": whether this window can play
- "move": key of the first listed move
- "ply": number of moves that the window shows
- "state": state of a guest
- "awaited": seats for which a host waits
"""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget

from haspelknecht_qt.commands import window as program
from haspelknecht_qt.ui.setup.dialog import NewGameDialog
from haspelknecht_qt.ui.window.main_window import MainWindow
from tests.ui import at_window as at

INTERVAL = 20
"""Time between two checks of the window, in milliseconds."""


def clickable(window: MainWindow) -> dict[str, QWidget]:
    """Widgets of the current page that can be clicked while visible and enabled, by name."""
    setup = window.findChild(NewGameDialog)
    if setup is not None and setup.isVisible():
        person = setup.seats.rows[1].kind.button(0)
        return {"second person": person, "invite": setup.invite_switch, "begin": setup.start_button}
    network = at.network(window)
    if network.invite_dialog is not None:
        return {"to the table": network.invite_dialog.close_button}
    join = network.join_dialog
    if join is not None and join.pages.currentIndex() == 1:
        return {"sit down": join.join_button}
    if join is not None:
        found = {"found": join.found_buttons[0]} if join.found_buttons else {}
        return {**found, "words": join.code, "address": join.address, "join": join.join_button}
    page = window.start_page
    return {"new": page.new_button, "join a table": page.join_button}


def window_report(window: MainWindow) -> dict[str, Any]:
    """Returns the values of a line of output."""
    points = {}
    for name, widget in clickable(window).items():
        if widget.isVisible() and widget.isEnabled():
            place = widget.mapToGlobal(widget.rect().center())
            points[name] = [place.x(), place.y()]
    network, controller = at.network(window), window.controller
    is_due = controller is not None and controller.may_play and not window.table.is_busy
    rows = at.moves_page(window).list.rows.rows if is_due else ()
    return {
        "points": points,
        "words": "" if network.hosting is None else network.hosting.host.code.replace("-", " "),
        "due": is_due,
        "move": next((row.key for row in rows if row.key), ""),
        "ply": -1 if controller is None else controller.match.ply,
        "state": "" if network.guest is None else network.guest.state.name,
        "awaited": [] if network.hosting is None else sorted(network.hosting.host.waits_for),
    }


class Reporter(QTimer):
    """Prints a line whenever the state of the window changes."""

    def __init__(self) -> None:
        super().__init__(interval=INTERVAL)
        self._last = ""
        self.timeout.connect(self._report)
        self.start()

    def _report(self) -> None:
        window = next((each for each in QApplication.topLevelWidgets() if isinstance(each, MainWindow)), None)
        if window is None:
            return
        with suppress(AttributeError):  # Parts of the window that have not been loaded yet.
            line = json.dumps(window_report(window))
            if line != self._last:
                self._last = line
                sys.stdout.write(line + "\n")
                sys.stdout.flush()


def main() -> int:
    """Runs the program; returns its exit status."""
    create = program.qt.create_application
    reporters = []

    def create_with_reporter() -> QApplication:
        application = create()
        reporters.append(Reporter())
        return application

    program.qt.create_application = create_with_reporter
    return program.open_window(None)


if __name__ == "__main__":
    sys.exit(main())
