"""Periods of Gueules Noires: three shifts, their colours, and the pictures of score items."""

from __future__ import annotations

from haspelknecht_qt.game_ui.gueules_noires import pictures
from haspelknecht_qt.games.gueules_noires.printed import SHIFTS
from haspelknecht_qt.games.gueules_noires.state import Colour, Step, Vehicle
from haspelknecht_qt.ui.contracts import Periods

PICTURES = {
    "deliveries": pictures.vehicle(Vehicle.TRUCK),
    **{f"shift_{shift}": pictures.clock(shift) for shift in SHIFTS},
    "francs": pictures.FRANC,
    "cubes": pictures.cube(Colour.BLACK),
    "undelivered": pictures.vehicle(Vehicle.HANDCART),
    "balance": pictures.LAMP,
}
"""Pictures of score items by id."""


PERIODS = Periods(
    sequence=tuple((shift, 0) for shift in SHIFTS),
    turn_steps=frozenset(step.value for step in (Step.PLACE, Step.TAKE, Step.SUBSTITUTE, Step.RETURN, Step.EXTRACT)),
    pictures=PICTURES,
    samples_per_period=12,
    colour=lambda period: f"shift{period[0]}",
)
