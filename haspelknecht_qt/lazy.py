"""Mapping that creates its objects on first use."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

V = TypeVar("V")


class LazyMapping(Mapping[str, V]):
    """Mapping from names to objects. `creators` has a function for each name, which creates the object on first use."""

    def __init__(self, creators: Mapping[str, Callable[[], V]]) -> None:
        self._creators = dict(creators)
        self._created: dict[str, V] = {}

    def __getitem__(self, name: str) -> V:
        """Returns the object of this name. Raises KeyError for an unknown name."""
        if name not in self._created:
            self._created[name] = self._creators[name]()
        return self._created[name]

    def __contains__(self, name: object) -> bool:
        return name in self._creators

    def __iter__(self) -> Iterator[str]:
        return iter(self._creators)

    def __len__(self) -> int:
        return len(self._creators)
