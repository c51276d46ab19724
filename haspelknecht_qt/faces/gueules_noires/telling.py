"""How a narration of Gueules Noires is told: what comes together, how the cage rides, what moves before and after the pieces."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from attrs import evolve
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from haspelknecht_qt.faces.gueules_noires import elements, pieces, transitions
from haspelknecht_qt.faces.gueules_noires.boards.geometry import Geometry
from haspelknecht_qt.faces.gueules_noires.painter import ROPES, SHEAVE
from haspelknecht_qt.faces.gueules_noires.sight import Bought, Sight
from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import State
from haspelknecht_qt.table.playback import Batch, Motion
from haspelknecht_qt.table.scene_contract import Surface

RIDE, A_LEVEL, LONGEST_RIDE = 220.0, 110.0, 620.0
"""Milliseconds at normal speed that the cage rides: at least, for each level, at most."""
TURN = 150.0
"""Degrees that the sheave turns for a level."""
SHAKE = 120.0
"""How long the cubes shake when the cage stops, by one scene unit."""


def scenes(narration: Iterable[tuple[Event, State]]) -> Iterator[tuple[Event, State]]:
    """The events that are told one after the other, each with the position after it.

    Workers make room for those that come: both are seen at once, when they have come. So are the cubes that fall into a tile's minecarts.
    """
    told = list(narration)
    following = [*(event for event, _ in told), None][1:]
    for (event, state), after in zip(told, following, strict=True):
        together = isinstance(event, events.MinecartLoaded) and isinstance(after, events.MinecartLoaded)
        if not together and not isinstance(event, events.WorkersReplaced):
            yield event, state


def telling(event: Event, last: Sight, sight: Sight) -> Sight:
    """The sight while an event is told: the tile that is being loaded, and where the scoring marker stands."""
    details = sight.details
    if not isinstance(event, events.ShiftBegan):
        details = evolve(details, covered=last.details.covered)
    match event:
        case events.TileBought(seat, face, _):
            copy = sight.state.players[seat].tiles[face] - 1
            details = evolve(details, bought=Bought(seat, face, copy))
        case events.ElementScored(_, element, _, _):
            details = evolve(details, bought=None, marker=element)
        case events.ShiftBegan():
            details = evolve(details, bought=None, marker=None)
        case _:
            details = evolve(details, bought=last.details.bought, marker=last.details.marker)
    return evolve(sight, details=details)


def opening(event: Event, last: Sight, sight: Sight, surface: Surface, geometry: Geometry) -> Batch | None:
    """What moves before the pieces do, or while they do; of the mines, only in the one in front."""
    match event:
        case events.CageMoved(seat, start, level) if seat == sight.on_board and surface.moves:
            return _ride(last, surface, geometry, start, level)
        case events.ElementScored(_, _, _, prizes):
            return transitions.scored(last, sight, surface, prizes)
        case events.ShiftBegan(shift, _) if shift > last.state.shift:
            return transitions.new_shift(sight, surface)
        case events.OrderDelivered(seat, order, _) if seat == sight.on_board and surface.moves:
            return transitions.drives_off(last, surface, geometry, order)
        case events.MinecartLoaded(seat, _, _) if seat == sight.on_board:
            return transitions.minecarts_open(surface)
        case events.WorkersPlaced() if surface.moves:
            return transitions.smoke(surface, geometry)
        case _:
            return None


def transition(event: Event, sight: Sight, surface: Surface, geometry: Geometry) -> Batch | None:
    """What moves after the pieces have."""
    match event:
        case events.TileBought(seat, face, _) if seat == sight.on_board:
            return transitions.slides_in(sight, surface, geometry, face)
        case events.MinecartLoaded(seat, _, _) if seat == sight.on_board:
            return transitions.rocks(sight, surface, geometry)
        case events.FrancsGained(seat, _, francs):
            return transitions.francs(sight, surface, geometry, seat, francs)
        case _:
            return None


def _ride(last: Sight, surface: Surface, geometry: Geometry, start: int, level: int) -> Batch:
    """The cage goes with what is in it, the ropes lengthen with it, the sheave turns."""
    prefix = elements.guest_prefix(is_guest=last.is_guest)
    places = (prefix + elements.level(start), prefix + pieces.load(start))
    riding = [surface.items.item(piece.id) for place in places for piece in surface.items.pieces_in(place)]
    zoom = geometry.zoom
    way = (geometry.cage(level).y - geometry.cage(start).y) * zoom
    duration = min(LONGEST_RIDE, RIDE + A_LEVEL * abs(level - start))

    def begin() -> Iterable[Motion]:
        surface.paint()
        found = [item for item in riding if item is not None]
        # Items in the hand are dropped where the cage shall go: they ride from where they are.
        began = [item.pos() for item in found]
        home = geometry.regions.on_board(geometry.cage(level)).center
        ends = QPointF(*home)
        left = ends.y() - began[0].y() if began else way
        ropes, sheave = surface.sheets.item(ROPES), surface.sheets.item(SHEAVE)
        length = ropes.boundingRect().height() if ropes is not None else 1.0
        if sheave is not None:
            sheave.setTransformOriginPoint(sheave.boundingRect().center())

        def ride(progress: float) -> None:
            for item, pos in zip(found, began, strict=True):
                item.setPos(QPointF(pos.x(), pos.y() + left * progress))
            if ropes is not None:
                shown = max(0.02, (length - left * (1 - progress)) / length)
                ropes.setTransform(QTransform.fromScale(1.0, shown))
            if sheave is not None:
                sheave.setRotation(TURN * (level - start) * (progress - 1.0))

        ride(0.0)
        shaken = [item.pos() for item in found[1:]]

        def shake(progress: float) -> None:
            aside = math.sin(4 * math.pi * progress) * (1.0 - progress)
            for item, pos in zip(found[1:], shaken, strict=True):
                item.setPos(QPointF(pos.x() + aside, pos.y() + left))

        return [Motion(ride, duration, easing=in_out_sine), Motion(shake, SHAKE, delay=duration)]

    return Batch(begin)


def in_out_sine(t: float) -> float:
    """Soft start and end."""
    return (1 - math.cos(math.pi * t)) / 2
