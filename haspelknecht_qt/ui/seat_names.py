"""Names of the players in a game's sentences."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from haspelknecht_qt.core.game import Seat


class SeatNames:
    """Names of the players by seat, from 0."""

    def __init__(self) -> None:
        self.seats: tuple[Seat, ...] = ()
        """Seats of the match; () if the players are unknown."""

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Sets the seats of a match. From now on, sentences use the names of the players in these seats."""
        self.seats = tuple(seats)

    def name(self, seat: int) -> str:
        """Returns the name of the player in a seat; "Player 1" and so on if the player is unknown."""
        if seat < len(self.seats):
            return self.seats[seat].name
        return QCoreApplication.translate("SeatNames", "Player {number}").format(number=seat + 1)

    def names(self, count: int) -> tuple[str, ...]:
        """Returns the names of the players in the first `count` seats."""
        return tuple(self.name(seat) for seat in range(count))
