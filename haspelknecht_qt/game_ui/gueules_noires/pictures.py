"""Drawings of the game's pieces, by file and element, for move lists, scores and rules. Imports no Qt."""

from __future__ import annotations

from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ORDERS_PER_VEHICLE, SIDES, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import FACE_COLOURS, FACE_MINECARTS, FACE_SIDES, Colour, Vehicle
from haspelknecht_qt.ui.contracts import Picture

PIECES, VEHICLE_SHEET, ICONS = "pieces", "vehicles", "icons"

WORKER = Picture(PIECES, "worker.sign")
FRANC = Picture(PIECES, "note.flat")
CAGE = Picture(PIECES, "cage.front")
MINECART = Picture(PIECES, "cart.grey")
EMPTY_MINECART = Picture(PIECES, "cart.sign")
SHIELD = Picture(PIECES, "shield.paper")
LAMP = Picture(PIECES, "lamp")
CHECK = Picture(ICONS, "icon.check")
CROSS = Picture(ICONS, "icon.cross")


def clock(shift: int) -> Picture:
    """Returns the picture of the shift clock with the sector of one shift highlighted."""
    return Picture(PIECES, "clock", {f"shift{shift}_rest": f"shift{shift}"})


def cube(colour: Colour) -> Picture:
    """Returns the picture of a coal cube."""
    return Picture(PIECES, f"coal.{COLOURS[colour]}.flat")


def tile(face: int) -> Picture:
    """Returns the picture of a tunnel tile, with its side and the places of its minecarts."""
    return Picture(PIECES, f"tile.{COLOURS[FACE_COLOURS[face]]}.{FACE_MINECARTS[face]}.{SIDES[FACE_SIDES[face]]}")


def vehicle(kind: Vehicle) -> Picture:
    """Returns the picture of a vehicle, as on an order card."""
    return Picture(VEHICLE_SHEET, f"vehicle.{VEHICLES[kind]}")


def order(number: int) -> Picture:
    """Returns the picture that stands for an order card: the card's vehicle."""
    return vehicle(Vehicle(number // ORDERS_PER_VEHICLE))
