"""Steps of tests with the windows of a host and a guest."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QHostAddress

from haspelknecht_qt.network import discovery
from haspelknecht_qt.network import host as network_host
from haspelknecht_qt.network.host import TableHost
from haspelknecht_qt.ui.network import hosting, join_dialog
from tests.ui import at_window as at
from tests.ui.mouse import settle

HERE = "127.0.0.1"


class SilentService(QObject):
    """Replaces announcer and finder; sends nothing and finds nothing."""

    found = Signal(object)

    def __init__(self, *_table, parent=None):
        super().__init__(parent)

    def start(self):
        pass

    def stop(self):
        pass


def keep_quiet(monkeypatch):
    """Switches announcements and searches in the network off; hosts listen on loopback only."""
    for module, name in ((hosting, "TableAnnouncer"), (discovery, "TableFinder"), (join_dialog, "TableFinder")):
        monkeypatch.setattr(module, name, SilentService)
    opened = TableHost.open
    monkeypatch.setattr(network_host, "own_addresses", lambda port: (f"{HERE}:{port}",))
    monkeypatch.setattr(TableHost, "open", lambda host: opened(host, QHostAddress.SpecialAddress.LocalHost))


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
    """Aborts the connection of a guest without a message, as a pulled cable does."""
    at.network(window).guest._connection._socket.abort()
