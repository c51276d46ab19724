"""The drawings of the game's pieces, by sheet and element: for lists of moves, the score and the rules. Imports no Qt."""

from __future__ import annotations

from haspelknecht_qt.games.gueules_noires.model import COLOUR_OF, Colour, Vehicle
from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ORDERS_PER_VEHICLE, VEHICLES
from haspelknecht_qt.ui.contracts import Picture

PIECES, VEHICLE_SHEET, ICONS = "pieces", "vehicles", "icons"

WORKER = Picture(PIECES, "worker.madder")
FRANC = Picture(PIECES, "franc")
CAGE = Picture(PIECES, "cage")
LAMP = Picture(PIECES, "lamp")
CLOCK = Picture(PIECES, "clock")
CHECK = Picture(ICONS, "icon.check")
CROSS = Picture(ICONS, "icon.cross")


def cube(colour: Colour) -> Picture:
    """A coal cube."""
    return Picture(PIECES, f"coal.{COLOURS[colour]}")


def sign(colour: Colour) -> Picture:
    """The flat sign of a colour."""
    return Picture(PIECES, f"sign.{COLOURS[colour]}")


def minecart(colour: Colour) -> Picture:
    """An empty minecart with the plate of its colour."""
    return Picture(PIECES, f"minecart.{COLOURS[colour]}")


def tile(face: int) -> Picture:
    """A tunnel tile, by the minecart that it brings."""
    return minecart(COLOUR_OF[face])


def vehicle(which: Vehicle) -> Picture:
    """The vehicle on an order card."""
    return Picture(VEHICLE_SHEET, VEHICLES[which])


def order(number: int) -> Picture:
    """An order card, by its vehicle."""
    return vehicle(Vehicle(number // ORDERS_PER_VEHICLE))
