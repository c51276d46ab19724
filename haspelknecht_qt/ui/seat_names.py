"""Whom the sentences of a game speak of: the same for the words of every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from haspelknecht_qt.core.game import Seat


class SeatNames:
    """The names of those who sit at the table; `default_name` says what a seat (from 0) is called as long as nobody is known to sit there."""

    def __init__(self, default_name: Callable[[int], str]) -> None:
        self._nameless = default_name
        self._seats: tuple[Seat, ...] = ()

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Whom the sentences speak of from now on."""
        self._seats = tuple(seats)

    def name(self, seat: int) -> str:
        """The name of a seat's player."""
        return self._seats[seat].name if seat < len(self._seats) else self._nameless(seat)

    def names(self, count: int) -> tuple[str, ...]:
        """The names of so many seats."""
        return tuple(self.name(seat) for seat in range(count))
