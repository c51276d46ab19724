"""A mapping whose objects are created on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

V = TypeVar("V")


class Lazy(Mapping[str, V]):
    """Objects by name. `creators` has the function that creates each object, on its first use."""

    def __init__(self, creators: Mapping[str, Callable[[], V]]) -> None:
        self._creators = dict(creators)
        self._created: dict[str, V] = {}

    def __getitem__(self, name: str) -> V:
        """Returns the object of this name. Raises KeyError for an unknown one."""
        if name not in self._created:
            self._created[name] = self._creators[name]()
        return self._created[name]

    def __contains__(self, name: object) -> bool:
        """Whether there is an object of this name."""
        return name in self._creators

    def __iter__(self) -> Iterator[str]:
        """Returns the names, in their order."""
        return iter(self._creators)

    def __len__(self) -> int:
        """Returns the number of objects."""
        return len(self._creators)

    @property
    def created(self) -> tuple[V, ...]:
        """Objects created so far."""
        return tuple(self._created.values())
