"""The itemised score of every seat, and the winners."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.strict_json import JsonObject


@frozen
class SeatStanding:
    """One seat's score.

    `items` are (item id, victory points) in the rulebook's order of counting; every seat has the same items. `total` is
    their sum. `tie_breaks` are numbers that decide between equal totals; higher is better, the first one counts first.
    """

    seat: int
    items: tuple[tuple[str, int], ...]
    total: int
    tie_breaks: tuple[int, ...]

    def item_points(self, name: str) -> int:
        """Returns the points of one item. Raises KeyError for an unknown one."""
        return dict(self.items)[name]


@frozen
class Standing:
    """Scores of all seats, in seat order."""

    seats: tuple[SeatStanding, ...]

    def ranking(self) -> tuple[int, ...]:
        """Returns the seats from first to last place, ordered by totals, then tie-breaks, then seat order."""
        return tuple(seat.seat for seat in sorted(self.seats, key=_rank_key, reverse=True))

    @property
    def places(self) -> tuple[int, ...]:
        """Place of each seat, from 1. Seats equal in total and tie-breaks share a place, for instance: 1, 1, 3."""
        rank_keys = [_rank_key(seat) for seat in self.seats]
        return tuple(1 + sum(other > own for other in rank_keys) for own in rank_keys)

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats in first place, in seat order: one, or several that share the victory."""
        return tuple(seat.seat for seat, place in zip(self.seats, self.places, strict=True) if place == 1)

    def deciding_tie_break(self) -> int | None:
        """Returns the index of the tie-break between first and second place; None if no tie-break decided."""
        order = self.ranking()
        if len(order) < 2:
            return None
        first, second = self.seats[order[0]], self.seats[order[1]]
        if first.total != second.total:
            return None
        pairs = zip(first.tie_breaks, second.tie_breaks, strict=True)
        return next((place for place, (ours, theirs) in enumerate(pairs) if ours != theirs), None)


def winners_to_json(winners: Sequence[int]) -> JsonObject:
    """Returns JSON with the only winner under the key "winner", or all who share the victory under "winners"."""
    return {"winner": winners[0]} if len(winners) == 1 else {"winners": list(winners)}


def _rank_key(seat: SeatStanding) -> tuple[int, tuple[int, ...]]:
    return seat.total, seat.tie_breaks
