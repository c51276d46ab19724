"""A game's table on which time passes only when a test says so: what it shows on the way does not hang on how busy the machine is."""

from PySide6.QtWidgets import QApplication

from tests.table.conftest import FakeClock


def stop_time(table):
    """Takes a table's clock away; answers the table."""
    table._table.playback._clock = FakeClock()
    return table


def wait(table, milliseconds):
    """Lets so much time pass, and has the table painted."""
    table._table.playback._clock.advance(milliseconds)
    QApplication.processEvents()


def wait_until(table, wanted, patience=6000):
    """Lets time pass until something is so, and says whether it came to that."""
    for _ in range(patience // 20):
        if wanted():
            return True
        wait(table, 20)
    return False
