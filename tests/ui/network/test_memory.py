"""Visits and invitations are freed after they have ended."""

import pytest

from tests.core.toy import Place
from tests.network.test_memory import living, references_to
from tests.ui import at_window as at
from tests.ui.mouse import settle
from tests.ui.network.tables import wait_for_plies

pytestmark = pytest.mark.usefixtures("only_toy", "quick_bots", "quiet")


def test_visit_and_invitation_are_freed_after_they_end(qtbot, host, guest):
    host.session.choose(Place(3))
    wait_for_plies(qtbot, host, guest)
    network, visit = at.network(host), at.network(guest).guest
    # The match is left out: the log page keeps it until it shows another match.
    references = references_to(
        network.hosting, network.hosting.host, visit, guest.game.current, guest.controller, guest.session
    )
    del visit
    guest.show_start()
    settle()
    network.end_invitation()
    settle()
    assert living(references) == []
