"""Signal connections that can be ended before the connected objects are deleted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, SignalInstance


class Connections:
    """Connections between objects of a match and widgets that exist longer than the match.

    Qt ends connections only when an object is deleted, which happens later, in the event loop. A match that has been
    taken off the table must not receive any more signals.
    """

    def __init__(self) -> None:
        self._connections: list[QMetaObject.Connection] = []

    def connect(self, signal: SignalInstance, slot: Callable[..., object] | SignalInstance) -> None:
        """Connects a signal to a function until `close` is called."""
        self._connections.append(signal.connect(slot))

    def close(self) -> None:
        """Ends all connections."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
