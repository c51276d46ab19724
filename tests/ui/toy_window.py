"""The toy on the table of the window."""

from tests.ui import at_window as at
from tests.ui.mouse import settle


def begin(window, match):
    """Begins a match, and lets the first player take the seat: plans of the toy are secret."""
    window.begin(match)
    settle()
    take_seat(window)


def take_seat(window):
    """Lets the next player take the seat if the table is covered."""
    if window.controller.handover_to is not None:
        at.take_seat(window)
        settle()
