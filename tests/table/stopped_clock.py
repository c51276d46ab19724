"""Tables of games on which time passes only when a test advances it.

What they show during an animation does not depend on the load of the machine.
"""

from PySide6.QtWidgets import QApplication

from tests.table.conftest import FakeClock


def stop_time(table):
    """Replaces a table's clock with a fake one. Returns the table."""
    table._table.playback._clock = FakeClock()
    return table


def wait(table, milliseconds):
    """Lets this many milliseconds pass and has the table painted."""
    table._table.playback._clock.advance(milliseconds)
    QApplication.processEvents()


def wait_until(table, wanted, patience=6000):
    """Lets time pass until `wanted()` is true. Returns whether that happened within `patience` milliseconds."""
    for _ in range(patience // 20):
        if wanted():
            return True
        wait(table, 20)
    return False
