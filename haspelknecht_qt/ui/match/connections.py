"""Signal connections that end before the objects they connect are deleted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, SignalInstance


class Connections:
    """Connects objects of a match with widgets that outlive it.

    Qt ends connections only when an object is deleted, which happens later, in the event loop. Signals must not reach a match after it was
    taken off the table.
    """

    def __init__(self) -> None:
        self._connections: list[QMetaObject.Connection] = []

    def connect(self, signal: SignalInstance, slot: Callable[..., object] | SignalInstance) -> None:
        """Connects a signal until `close`."""
        self._connections.append(signal.connect(slot))

    def close(self) -> None:
        """Ends all connections."""
        for connection in self._connections:
            QObject.disconnect(connection)
        self._connections.clear()
