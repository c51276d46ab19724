"""Discovery of tables on the network, here on the loopback only."""

from haspelknecht_qt.network.discovery import TableAnnouncer, TableFinder
from tests.network.tables import LOOPBACK, wait_until


def test_announced_table_is_found_updated_and_removed(qapp):  # noqa: ARG001 - Qt needs an application
    finder = TableFinder([LOOPBACK])
    finder.start()
    announcer = TableAnnouncer("0a1b2c3d", "toy", 4711, "Anna’s computer", [LOOPBACK])
    announcer.start()

    def found():
        return [table for table in finder.tables if table.table_id == "0a1b2c3d"]

    wait_until(found)
    assert found()[0].game == "toy"
    assert found()[0].name == "Anna’s computer"
    assert found()[0].addresses == (f"{LOOPBACK}:4711",)
    announcer._port = 4712
    announcer.start()
    wait_until(lambda: found() and found()[0].addresses == (f"{LOOPBACK}:4712",))
    announcer.stop()
    wait_until(lambda: not found())
    finder.stop()
