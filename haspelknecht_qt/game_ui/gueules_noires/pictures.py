"""Drawings of the game's pieces, by file and element, for move lists, scores and rules. Imports no Qt."""

from __future__ import annotations

from haspelknecht_qt.games.gueules_noires.printed import COLOURS, ORDERS_PER_VEHICLE, SIDES, VEHICLES
from haspelknecht_qt.games.gueules_noires.state import FACE_COLOURS, FACE_MINECARTS, FACE_SIDES, Colour, Vehicle
from haspelknecht_qt.ui.contracts import SvgPicture

PIECES, VEHICLE_SHEET, ICONS = "pieces", "vehicles", "icons"

WORKER = SvgPicture(PIECES, "worker.sign")
FRANC = SvgPicture(PIECES, "note.flat")
CAGE = SvgPicture(PIECES, "cage.front")
MINECART = SvgPicture(PIECES, "cart.grey")
EMPTY_MINECART = SvgPicture(PIECES, "cart.sign")
SHIELD = SvgPicture(PIECES, "shield.paper")
LAMP = SvgPicture(PIECES, "lamp")
CHECK = SvgPicture(ICONS, "icon.check")
CROSS = SvgPicture(ICONS, "icon.cross")


def clock(shift: int) -> SvgPicture:
    """Returns the picture of the shift clock with the sector of one shift highlighted."""
    return SvgPicture(PIECES, "clock", {f"shift{shift}_rest": f"shift{shift}"})


def cube(colour: Colour) -> SvgPicture:
    """Returns the picture of a coal cube."""
    return SvgPicture(PIECES, f"coal.{COLOURS[colour]}.flat")


def tile(face: int) -> SvgPicture:
    """Returns the picture of a tunnel tile, with its side and the places of its minecarts."""
    colour, minecarts, side = COLOURS[FACE_COLOURS[face]], FACE_MINECARTS[face], SIDES[FACE_SIDES[face]]
    return SvgPicture(PIECES, f"tile.{colour}.{minecarts}.{side}")


def vehicle(kind: Vehicle) -> SvgPicture:
    """Returns the picture of a vehicle, as on an order card."""
    return SvgPicture(VEHICLE_SHEET, f"vehicle.{VEHICLES[kind]}")


def order(number: int) -> SvgPicture:
    """Returns the picture that stands for an order card: the card's vehicle."""
    return vehicle(Vehicle(number // ORDERS_PER_VEHICLE))
