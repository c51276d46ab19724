"""Majorities on the shift clock: how many of each element the players have, and which prizes they get (GE1 to GE3)."""

from __future__ import annotations

from collections.abc import Sequence

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.gueules_noires.printed import ELEMENTS, ELEMENTS_PER_SHIFT, MajorityPrizes
from haspelknecht_qt.games.gueules_noires.state import Colour, State, Vehicle


@frozen
class Majority:
    """Majority in one element of the shift clock. `element` is its index in ELEMENTS.

    `counts` tells how many of the element each seat has. `prizes` has the victory points that each seat gets.
    """

    element: int
    counts: tuple[int, ...]
    prizes: tuple[int, ...]


def majorities(state: State, element_count: int = len(ELEMENTS)) -> tuple[Majority, ...]:
    """Returns the majorities in the first `element_count` elements of the shift clock, as if they were scored now."""
    by_seat = [element_counts(state, seat) for seat in range(len(state.players))]
    printed = state.box.components.prizes
    found = []
    for element in range(element_count):
        counts = tuple(counts[element] for counts in by_seat)
        found.append(Majority(element, counts, prizes_by_seat(counts, printed[element])))
    return tuple(found)


def scored_element_count(shift: int) -> int:
    """Returns the number of elements that are scored at the end of this shift: 4, 8 or 12 (GE1)."""
    return ELEMENTS_PER_SHIFT * shift


def element_counts(state: State, seat: int) -> list[int]:
    """GE2: returns a seat's number of each element: delivered cells by colour and by vehicle; empty minecarts."""
    player = state.players[seat]
    cells, vehicle = state.box.order_cells, state.box.order_vehicle
    colours, vehicles = [0] * len(Colour), [0] * len(Vehicle)
    for order in player.delivered:
        for colour in Colour:
            count = cells[4 * order + colour]
            colours[colour] += count
            vehicles[vehicle[order]] += count
    return colours + vehicles + [player.empty_minecart_count(colour) for colour in Colour]


def prizes_by_seat(counts: Sequence[int], prize: MajorityPrizes) -> tuple[int, ...]:
    """Returns the victory points by seat for these counts of one element (GE2, GE3).

    A seat with a count of 0 gets no prize. All seats tied for first place get the first prize; then there is no second
    prize. All seats tied for second place get the second prize. With two players there is no second prize.
    """
    best = max(counts)
    second = 0
    if len(counts) > 2 and counts.count(best) == 1:
        second = max(count for count in counts if count != best)
    return tuple(
        0 if not count else prize.first if count == best else prize.second if count == second else 0 for count in counts
    )
