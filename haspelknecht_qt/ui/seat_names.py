"""Names of the players in a game's sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haspelknecht_qt.core.game import Seat


class SeatNames:
    """Names of the players by seat, from 0. `default_name` returns the name for a seat whose player is unknown."""

    def __init__(self, default_name: Callable[[int], str]) -> None:
        self._default_name = default_name
        self._seats: tuple[Seat, ...] = ()

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Sets the seats of a match. From now on, sentences use the names of the players in these seats."""
        self._seats = tuple(seats)

    def name(self, seat: int) -> str:
        """Returns the name of the player in a seat."""
        return self._seats[seat].name if seat < len(self._seats) else self._default_name(seat)

    def names(self, count: int) -> tuple[str, ...]:
        """Returns the names of the players in the first `count` seats."""
        return tuple(self.name(seat) for seat in range(count))
