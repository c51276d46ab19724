"""Addresses at which a guest looks for its host."""

from __future__ import annotations

from collections.abc import Iterable

from haspelknecht_qt.network.addresses import Address, read_address

MAX_ADDRESSES = 20
"""Maximum number of addresses of a host that are tried in turn."""


class Route:
    """Addresses of a host, tried in turn."""

    def __init__(self, addresses: Iterable[str]) -> None:
        """Raises NetworkError for a text that is not an address."""
        self.addresses = [read_address(address) for address in addresses]
        self._tried = 0

    @property
    def texts(self) -> tuple[str, ...]:
        """Addresses as people type them."""
        return tuple(map(str, self.addresses))

    @property
    def has_untried(self) -> bool:
        """Whether an address has not been tried yet."""
        return self._tried < len(self.addresses)

    @property
    def is_round_over(self) -> bool:
        """Whether all addresses have been tried equally often."""
        return self._tried % len(self.addresses) == 0

    def next(self) -> Address:
        """Returns the address to be tried now. The first one follows the last one."""
        address = self.addresses[self._tried % len(self.addresses)]
        self._tried += 1
        return address

    def try_same_again(self) -> None:
        """Makes the address that was tried last the next one."""
        self._tried -= 1

    def add(self, addresses: Iterable[str]) -> None:
        """Adds addresses that are not known yet, up to MAX_ADDRESSES."""
        for address in map(read_address, addresses):
            if address not in self.addresses and len(self.addresses) < MAX_ADDRESSES:
                self.addresses.append(address)

    def add_next(self, addresses: Iterable[str]) -> bool:
        """Adds addresses, and tries new ones next. Returns whether there are new ones."""
        known = len(self.addresses)
        self.add(addresses)
        if len(self.addresses) == known:
            return False
        self._tried = known
        return True

    def skip_port(self) -> None:
        """Leaves out the untried addresses with the port of the one that was tried last."""
        tried, untried = self.addresses[: self._tried], self.addresses[self._tried :]
        self.addresses = tried + [address for address in untried if address.port != tried[-1].port]
