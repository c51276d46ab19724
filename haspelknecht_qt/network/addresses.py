"""Addresses of a table: of this computer, as people type them, and with a code in an invitation."""

from __future__ import annotations

import re
from ipaddress import ip_address

from PySide6.QtNetwork import QAbstractSocket, QNetworkInterface

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.network.code_words import read_code
from haspelknecht_qt.network.errors import NetworkError, NetworkErrorKind

DEFAULT_PORT = 47_920
"""Port of a table, unless another program uses it."""
_MAX_LENGTH = 260
_GLOBAL_IPV6, _LOCAL_IPV6 = 2, 3
_INVITATION = "haspelknecht:"
_IPV4 = QAbstractSocket.NetworkLayerProtocol.IPv4Protocol
_ADDRESS = re.compile(
    r"\[(?P<six>[0-9A-Fa-f:.]+(%[\w.-]+)?)\](:(?P<port6>\d{1,5}))?|(?P<host>[\w.-]+)(:(?P<port>\d{1,5}))?"
)
_BARE_IPV6 = re.compile(r"[0-9A-Fa-f]*:[0-9A-Fa-f:.]*:[0-9A-Fa-f.]*(%[\w.-]+)?")
_LOOKS_LIKE_NUMBER = re.compile(r"[\d.]+|.*:.*")
"""Matches a host that can only be an IP address, and no name."""


@frozen
class Address:
    """Address of a table: the name or number of a computer, and a port."""

    host: str
    port: int

    def __str__(self) -> str:
        """Returns the address as people type it. The default port is left out."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == DEFAULT_PORT else f"{host}:{self.port}"


def read_address(text: str) -> Address:
    """Returns the address that a person typed. Raises NetworkError EMPTY_ADDRESS or NO_ADDRESS."""
    typed = text.strip()
    if not typed:
        raise NetworkError(NetworkErrorKind.EMPTY_ADDRESS)
    found = _ADDRESS.fullmatch(f"[{typed}]" if _BARE_IPV6.fullmatch(typed) else typed)
    port = int((found and (found["port6"] or found["port"])) or DEFAULT_PORT)
    host = "" if found is None else found["six"] or found["host"]
    if not _is_host(host) or len(typed) > _MAX_LENGTH or not 0 < port < 1 << 16:
        raise NetworkError(NetworkErrorKind.NO_ADDRESS, {"found": quote(typed)[1:-1]})
    return Address(host, port)


def _is_host(host: str) -> bool:
    """Whether a host is a possible name, or a valid IP address."""
    if not _LOOKS_LIKE_NUMBER.fullmatch(host):
        return bool(host)
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def own_hosts() -> tuple[str, ...]:
    """Returns the numbers of this computer on all its networks: IPv4 first, then IPv6.

    Link-local numbers of IPv6 are left out if there are others: their scope has another name on every computer.
    Without a network, there are none.
    """
    found: list[tuple[int, str]] = []
    for interface in QNetworkInterface.allInterfaces():
        flags = interface.flags()
        if not (flags & QNetworkInterface.InterfaceFlag.IsUp and flags & QNetworkInterface.InterfaceFlag.IsRunning):
            continue
        for entry in interface.addressEntries():
            address = entry.ip()
            if not address.isLoopback():
                is_six = address.protocol() != _IPV4
                is_local = is_six and address.isLinkLocal()
                found.append((_LOCAL_IPV6 if is_local else _GLOBAL_IPV6 if is_six else 0, address.toString()))
    best = min((rank for rank, _ in found), default=0)
    return tuple(host for rank, host in sorted(found, key=lambda each: each[0]) if rank <= max(best, _GLOBAL_IPV6))


def own_addresses(port: int) -> tuple[str, ...]:
    """Returns the addresses of a table on this computer, as people type them, the best one first."""
    return tuple(str(Address(host, port)) for host in own_hosts())


def invitation(address: str, code: str) -> str:
    """Returns address and code in one text, for instance for a QR code."""
    return f"{_INVITATION}{address}/{code}"


def read_invitation(text: str) -> tuple[str, str]:
    """Returns address and code of an invitation. Raises NetworkError."""
    address, _, code = text.strip().removeprefix(_INVITATION).rpartition("/")
    return str(read_address(address)), read_code(code)
