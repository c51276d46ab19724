"""The itemised score of every seat, and who wins."""

from __future__ import annotations

from attrs import frozen


@frozen
class SeatStanding:
    """One seat's score.

    `items` are (item id, victory points) in the order in which the rulebook counts them; every seat has the same items.
    `total` is their sum. `tie_breaks` are numbers that decide between equal totals, higher is better, first one first.
    """

    seat: int
    items: tuple[tuple[str, int], ...]
    total: int
    tie_breaks: tuple[int, ...]

    def item(self, name: str) -> int:
        """The points of one item. Raises KeyError for an unknown one."""
        return dict(self.items)[name]


@frozen
class Standing:
    """The scores of all seats, in seat order."""

    seats: tuple[SeatStanding, ...]

    def ranking(self) -> tuple[int, ...]:
        """The seats from first to last place, ties broken."""
        return tuple(
            seat.seat for seat in sorted(self.seats, key=lambda seat: (seat.total, seat.tie_breaks), reverse=True)
        )

    @property
    def winner(self) -> int:
        """The seat in first place."""
        return self.ranking()[0]

    def decided_by(self) -> int | None:
        """None when the winner has more points than the second; else the index of the tie-break that decided."""
        order = self.ranking()
        if len(order) < 2:
            return None
        first, second = self.seats[order[0]], self.seats[order[1]]
        if first.total != second.total:
            return None
        pairs = zip(first.tie_breaks, second.tie_breaks, strict=True)
        return next((place for place, (ours, theirs) in enumerate(pairs) if ours != theirs), None)
