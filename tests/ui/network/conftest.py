"""Fixtures for two windows in one process, joined over loopback. Nothing is announced to the network."""

import pytest

from haspelknecht_qt.network.table_view import GuestState
from tests.toy.playing import planning_match
from tests.ui import at_window as at
from tests.ui.mouse import settle
from tests.ui.network.tables import fill_in, invite, keep_quiet


@pytest.fixture
def quiet(monkeypatch):
    """Switches announcements and searches in the network off; hosts listen on loopback only."""
    keep_quiet(monkeypatch)


@pytest.fixture
def host(window):
    """Window of a host that offers the second seat of its match to a guest."""
    return invite(window, planning_match())


@pytest.fixture
def join(qtbot, open_window):
    """Opens a second window that joins the table of the first one, and takes seats there."""

    def join_table(host, *seats):
        guest = open_window()
        at.trigger(guest, "join")
        dialog = at.network(guest).join_dialog
        fill_in(dialog, host)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: at.network(guest).guest.state is GuestState.CHOOSING)
        for number, switch in dialog.seats.switches.items():
            switch.setChecked(number in seats)
        dialog.join_button.click()
        qtbot.waitUntil(lambda: guest.controller is not None)
        settle()
        return guest

    return join_table


@pytest.fixture
def guest(host, join):
    """Second window; it plays the second seat."""
    return join(host, 1)
