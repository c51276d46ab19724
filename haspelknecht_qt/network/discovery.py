"""Tables on the same network, found by multicast DNS with the library `zeroconf`.

A comfort only: many networks drop multicast, so address and code always work without it. What is announced names the
computer, the game and the port; the code is never in it. Nothing is sent before `start`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from PySide6.QtCore import QObject, Signal
from zeroconf import InterfaceChoice, IPVersion, ServiceBrowser, ServiceInfo, ServiceListener, Zeroconf

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.text import sanitize, truncate
from haspelknecht_qt.network.addresses import Address, own_hosts

SERVICE_TYPE = "_haspelknecht-qt._tcp.local."
MAX_TABLES = 50
"""Maximum number of tables that are listed."""

MAX_ADDRESSES = 8
"""Maximum number of addresses of a table."""

_MAX_TEXT_LENGTH = 60
_LOOK_UP_TIMEOUT = 2000
"""Time for the addresses of a table that was found, in milliseconds."""
_LOGGER = logging.getLogger(__name__)


@frozen
class FoundTable:
    """Table on the network. `name` is that of its computer. `addresses` are for `TableGuest.join`."""

    table_id: str
    name: str
    game: str
    addresses: tuple[str, ...]


class TableAnnouncer:
    """Announces a table until `stop`. It works in a thread of its own: registering takes up to a second."""

    def __init__(self, table_id: str, game: str, port: int, name: str, interfaces: Sequence[str] = ()) -> None:
        """`name` is that of this computer. `interfaces` are addresses of this computer; none stands for all."""
        self._interfaces = interfaces
        self._values = {"table": table_id, "game": game, "name": truncate(sanitize(name), _MAX_TEXT_LENGTH)}
        self._port = port
        self._threads = ThreadPoolExecutor(1, "announcer")
        self._zeroconf: Zeroconf | None = None

    def start(self) -> None:
        """Announces the table, or announces it again at the present addresses of this computer.

        A failure is logged: guests then type the address.
        """
        self._threads.submit(self._unregister)
        self._threads.submit(self._register)

    def stop(self) -> None:
        """Takes the announcement back."""
        self._threads.submit(self._unregister)
        self._threads.shutdown(wait=False)

    def _register(self) -> None:
        try:
            self._zeroconf = _open(self._interfaces)
            self._zeroconf.register_service(
                ServiceInfo(
                    SERVICE_TYPE,
                    f"{self._values['table']}.{SERVICE_TYPE}",
                    port=self._port,
                    properties=self._values,
                    # A name of its own: another service may announce other addresses for the computer's name.
                    server=f"{self._values['table']}.local.",
                    parsed_addresses=[host.partition("%")[0] for host in self._interfaces or own_hosts()],
                )
            )
        except Exception:
            _LOGGER.exception("the table is not announced")

    def _unregister(self) -> None:
        if self._zeroconf is not None:
            self._zeroconf.unregister_all_services()
            self._zeroconf.close()
            self._zeroconf = None


class TableFinder(QObject):
    """Looks for tables from `start` to `stop`."""

    found = Signal(object)
    """Emitted with a tuple of all FoundTable known now, whenever it changes."""
    _changed = Signal(str, object)

    def __init__(self, interfaces: Sequence[str] = (), parent: QObject | None = None) -> None:
        """`interfaces` are addresses of this computer; none stands for all."""
        super().__init__(parent)
        self._interfaces = interfaces
        self._tables: dict[str, FoundTable] = {}
        self._threads = ThreadPoolExecutor(1, "finder")
        self._zeroconf: Zeroconf | None = None
        # Emitted in a thread of the library, received in that of the window.
        self._changed.connect(self._take)

    @property
    def tables(self) -> tuple[FoundTable, ...]:
        """Tables known now, by name."""
        return tuple(sorted(self._tables.values(), key=lambda table: (table.name, table.table_id)))

    def start(self) -> None:
        """Begins to look. A failure is logged, and nothing is found then."""
        self._threads.submit(self._browse)

    def stop(self) -> None:
        """Stops looking, until `start` is called again."""
        self._threads.submit(self._close)

    def _browse(self) -> None:
        if self._zeroconf is not None:
            return
        try:
            self._zeroconf = _open(self._interfaces)
            ServiceBrowser(self._zeroconf, SERVICE_TYPE, listener=_Listener(self._changed.emit))
        except Exception:
            _LOGGER.exception("tables are not looked for")

    def _close(self) -> None:
        if self._zeroconf is not None:
            self._zeroconf.close()
            self._zeroconf = None

    def _take(self, service: str, table: FoundTable | None) -> None:
        if table is None:
            self._tables.pop(service, None)
        elif service in self._tables or len(self._tables) < MAX_TABLES:
            self._tables[service] = table
        self.found.emit(self.tables)


class _Listener(ServiceListener):
    """Reports each service that comes, changes or goes: its name, and its table or None."""

    def __init__(self, report: Callable[[str, FoundTable | None], object]) -> None:
        self._report = report

    @override
    def add_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        service = zc.get_service_info(type_, name, _LOOK_UP_TIMEOUT)
        table = None if service is None else _read_service(service)
        if table is not None:
            self._report(name, table)

    @override
    def update_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self.add_service(zc, type_, name)

    @override
    def remove_service(self, zc: Zeroconf, type_: str, name: str) -> None:
        self._report(name, None)


def _read_service(service: ServiceInfo) -> FoundTable | None:
    """Returns the table of a service; None if something is missing. Any computer may announce anything."""
    texts = {key: value for key, value in service.decoded_properties.items() if value is not None}
    if not {"table", "game", "name"} <= set(texts) or not service.port:
        return None
    table, game, name = (truncate(sanitize(texts[key]), _MAX_TEXT_LENGTH) for key in ("table", "game", "name"))
    hosts = service.parsed_scoped_addresses(IPVersion.V4Only) + service.parsed_scoped_addresses(IPVersion.V6Only)
    return FoundTable(table, name, game, tuple(str(Address(host, service.port)) for host in hosts[:MAX_ADDRESSES]))


def _open(interfaces: Sequence[str]) -> Zeroconf:
    """Returns the library's service on these interfaces, with IPv6 unless the system has none."""
    wanted = list(interfaces) or InterfaceChoice.All
    if interfaces:
        return Zeroconf(wanted)
    try:
        return Zeroconf(wanted, ip_version=IPVersion.All)
    except OSError:
        return Zeroconf(wanted, ip_version=IPVersion.V4Only)
