"""Tables, guests and matches are freed after they have ended."""

import gc
import weakref

from haspelknecht_qt.network.guest_at_host import GuestAtHost
from haspelknecht_qt.network.table_view import GuestState
from tests.core.playing import new_match
from tests.network.tables import Table, process_events, wait_until


def references_to(*objects):
    """Weak references to the objects."""
    return [weakref.ref(each) for each in objects]


def living(references):
    """Kinds of the objects that are still in memory."""
    for _ in range(20):
        process_events()
    gc.collect()
    return [type(each()).__name__ for each in references if each() is not None]


def references_after_play(table):
    """Plays at a table and breaks a connection. Returns weak references to all objects that this has created."""
    guest, watcher = table.seated(0), table.seated()
    table.play(guest, "place 1")
    former = guest._connection
    former._socket.abort()
    wait_until(lambda: guest.state is GuestState.AWAY)
    wait_until(lambda: guest.state is GuestState.PLAYING)
    known = [*table.host._guests.values()]
    of_host = [part for each in known for part in (each, each.connection, each._observed)]
    return references_to(
        table.host, table.match, guest, watcher, guest.match, watcher.match, guest._connection, former, *of_host
    )


def test_objects_of_a_closed_table_are_freed(qapp, tmp_path):  # noqa: ARG001 - Qt needs an application
    table = Table(tmp_path)
    references = references_after_play(table)
    table.close()
    del table
    assert living(references) == []


def test_departed_guest_and_replaced_match_are_freed(table):
    guest, leaving = table.seated(0), table.seated(1)
    (known,) = [known for known in table.host._guests.values() if known.seats == (1,)]
    assert isinstance(known, GuestAtHost)
    references = references_to(leaving, leaving.match, known, known.connection, table.match, guest.match)
    leaving.leave()
    table.guests.remove(leaving)
    table.match = new_match(seed=5)
    table.host.show_match(table.match)
    wait_until(lambda: guest.match.seal == table.match.seal and len(table.host.guests) == 1)
    del leaving, known
    assert living(references) == []
