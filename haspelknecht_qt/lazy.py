"""Things that are made when they are first asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

V = TypeVar("V")


class Lazy(Mapping[str, V]):
    """Things by their names, each made when it is first asked for."""

    def __init__(self, bot_factories: Mapping[str, Callable[[], V]]) -> None:
        self._bot_factories = dict(bot_factories)
        self._made: dict[str, V] = {}

    def __getitem__(self, name: str) -> V:
        """The thing of this name. Raises KeyError for an unknown one."""
        if name not in self._made:
            self._made[name] = self._bot_factories[name]()
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        """Whether there is such a thing."""
        return name in self._bot_factories

    def __iter__(self) -> Iterator[str]:
        """The names, in their order."""
        return iter(self._bot_factories)

    def __len__(self) -> int:
        """How many there are."""
        return len(self._bot_factories)

    @property
    def made(self) -> tuple[V, ...]:
        """Those that have been made."""
        return tuple(self._made.values())
