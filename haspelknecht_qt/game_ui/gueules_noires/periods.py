"""Periods of Gueules Noires in the review of a match: its shifts, their colours, and the drawings of the items of the score."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from haspelknecht_qt.core.override import override
from haspelknecht_qt.game_ui.gueules_noires import pictures
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS
from haspelknecht_qt.games.gueules_noires.state import Colour, Step, Vehicle
from haspelknecht_qt.ui.contracts import Picture
from haspelknecht_qt.ui.defaults.periods import DefaultPeriods

ITEM_PICTURES = {
    "deliveries": pictures.vehicle(Vehicle.TRUCK),
    **{f"shift_{shift}": pictures.clock(shift) for shift in SHIFTS},
    "francs": pictures.FRANC,
    "cubes": pictures.cube(Colour.BLACK),
    "undelivered": pictures.vehicle(Vehicle.HANDCART),
    "balance": pictures.LAMP,
}
"""The drawing beside each item of the score."""


_TURN_STEPS = (Step.PLACE, Step.TAKE, Step.SUBSTITUTE, Step.RETURN, Step.EXTRACT)


@frozen
class GueulesNoiresPeriods(DefaultPeriods):
    """Three shifts, of one level. The last move of a shift scores in that shift, although the next one has begun already."""

    sequence: tuple[tuple[int, int], ...] = tuple((shift, 0) for shift in SHIFTS)
    turn_steps: frozenset[str] = frozenset(step.value for step in _TURN_STEPS)
    pictures: Mapping[str, Picture] = field(default=ITEM_PICTURES, repr=False)
    samples_per_period: int = 12

    @override
    def colour(self, period: tuple[int, int]) -> str:
        return f"shift{period[0]}"
