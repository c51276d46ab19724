"""The picture in front of each move: that of the piece or tile that it moves."""

from __future__ import annotations

from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.model import Colour, Marker, Piece, Worker
from haspelknecht_qt.ui.panels.rows import Picture

_PIECES = {
    Piece.BLACK: "disk.black",
    Piece.BROWN: "disk.brown",
    Piece.YELLOW: "disk.yellow",
    Piece.HAMMER_AND_PICK: "marker.hammer_and_pick",
    Piece.LADDER: "marker.ladder",
    Piece.WHEELBARROW: "marker.wheelbarrow",
    Piece.FOOD: "food",
    Piece.THALER: "thaler",
}
_PEOPLE = {
    Worker.FARMER: "farmer",
    Worker.FARMHAND: "farmhand",
    Worker.COAL_DIGGER: "coal_digger",
    Worker.COAL_MINER: "coal_miner",
    Worker.HASPELKNECHT: "haspelknecht",
}


def piece_picture(piece: Piece) -> Picture:
    """What is planned with."""
    return Picture("pieces", _PIECES[piece])


def move_picture(move: moves.Move) -> Picture:
    """What the move is about."""
    match move:
        case moves.Take(_, colour):
            return piece_picture(Piece(Colour(colour)))
        case moves.Place(piece, _):
            return piece_picture(piece)
        case moves.Activate(Worker.WATER_MILL):
            return Picture("buildings", "water_mill")
        case moves.Activate(worker):
            return Picture("people", _PEOPLE[worker])
        case moves.Acquire(_, tile, _):
            return Picture("tiles", f"picture.{tile.value}")
        case moves.Exchange():
            return Picture("pieces", "marker.oil_lamp")
        case moves.UseMarker(Marker.HAULING_CABLE):
            return Picture("pieces", "marker.hauling_cable")
        case moves.UseMarker():
            return Picture("pieces", "marker.windlass")
        case moves.Burn():
            return Picture("buildings", "charcoal_burner")
        case moves.Store(_, good):
            return Picture("pieces", good.value)
        case moves.RemoveWater() | moves.ReturnWater() | moves.KeepWater():
            return Picture("pieces", "water")
        case moves.Excavate() | moves.Reel() | moves.Sell():
            return Picture("pieces", "coal")
        case moves.PlaceWood() | moves.Timber(thaler=False):
            return Picture("pieces", "wood")
        case moves.Timber():
            return Picture("pieces", "thaler")
        case moves.Pass() | moves.Decline():
            return Picture("icons", "icon.cross")
        case _:
            return Picture("icons", "icon.check")
