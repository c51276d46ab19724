"""The games that are known, each loaded when it is asked for for the first time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from haspelknecht_qt.core.game import AnyGame

Games = Mapping[str, AnyGame]
"""Games by their names."""


class LazyGames(Games):
    """Games by their names. To know which there are, none of them has to be loaded."""

    def __init__(self, loaders: Mapping[str, Callable[[], AnyGame]]) -> None:
        """`loaders` make each game; what they raise comes through when the game is asked for."""
        self._loaders = dict(loaders)
        self._loaded: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        """The game with this name. Raises KeyError for an unknown one."""
        if name not in self._loaded:
            self._loaded[name] = self._loaders[name]()
        return self._loaded[name]

    def __contains__(self, name: object) -> bool:
        """Whether there is such a game."""
        return name in self._loaders

    def __iter__(self) -> Iterator[str]:
        """The names, in their order."""
        return iter(self._loaders)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._loaders)
