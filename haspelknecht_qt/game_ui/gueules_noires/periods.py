"""How a match of Gueules Noires is looked back at: three shifts, their colours, and the drawings beside the items of the score."""

from __future__ import annotations

from haspelknecht_qt.game_ui.gueules_noires import pictures
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS
from haspelknecht_qt.games.gueules_noires.state import Colour, Step, Vehicle
from haspelknecht_qt.ui.contracts import Picture

ITEM_PICTURES = {
    "deliveries": pictures.vehicle(Vehicle.TRUCK),
    **{f"shift_{shift}": pictures.clock(shift) for shift in SHIFTS},
    "francs": pictures.FRANC,
    "cubes": pictures.cube(Colour.BLACK),
    "undelivered": pictures.vehicle(Vehicle.HANDCART),
    "balance": pictures.LAMP,
}
"""The drawing beside each item of the score."""


class GueulesNoiresPeriods:
    """Three shifts, of one level."""

    sequence = tuple((shift, 0) for shift in SHIFTS)
    samples_per_period = 12
    turn_steps = frozenset(step.value for step in (Step.PLACE, Step.TAKE, Step.SUBSTITUTE, Step.RETURN, Step.EXTRACT))

    def scores_at_end(self, period: tuple[int, int]) -> bool:
        """The last move of a shift scores in that shift, although the next one has begun already."""
        return True

    def colour(self, period: tuple[int, int]) -> str:
        """The colour token of a shift."""
        return f"shift{period[0]}"

    def picture(self, item: str) -> Picture:
        """The drawing beside an item of the score. Raises KeyError."""
        return ITEM_PICTURES[item]
