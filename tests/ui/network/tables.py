"""Steps of two people at two computers."""

from tests.ui import at_window as at
from tests.ui.hands import settle

HERE = "127.0.0.1"


def invite(window, match):
    window.begin(match)
    settle()
    at.trigger(window, "invite")
    at.network(window).invite_dialog.accept()
    return window


def fill_in(dialog, host, code=None):
    table = at.network(host).hosting.host
    dialog.address.setText(f"{HERE}:{table.port}")
    dialog.code.setText((code or table.code).replace("-", " "))


def wait_for_plies(qtbot, *windows):
    """Waits until all windows show the same decision."""
    qtbot.waitUntil(lambda: len({window.controller.match.decision for window in windows}) == 1)
    settle()


def cut(window):
    """Pulls the cable of a guest: its connection ends without a word."""
    at.network(window).guest._connection._socket.abort()
