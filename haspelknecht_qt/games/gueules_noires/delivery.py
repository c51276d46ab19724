"""Orders: taking orders and delivering them (GA7, GA9)."""

from __future__ import annotations

from collections.abc import Iterator

from haspelknecht_qt.games.gueules_noires import events
from haspelknecht_qt.games.gueules_noires.events import Event
from haspelknecht_qt.games.gueules_noires.state import Colour, ScoreSource, State


def take_order(state: State, order: int) -> Iterator[Event]:
    """GA9: adds an order to the outstanding orders of the player whose turn it is. Their number is unlimited."""
    state.player.orders.append(order)
    yield events.OrderTaken(state.seat, order)


def deliverable_orders(state: State, seat: int, vehicle: int) -> list[int]:
    """Returns a seat's completely filled orders for this vehicle, in the order in which they were taken (GA7)."""
    vehicle_of = state.box.order_vehicle
    return [order for order in state.players[seat].orders if vehicle_of[order] == vehicle and state.is_filled(order)]


def delivery_points(state: State, seat: int, vehicle: int) -> int:
    """Returns the victory points that a seat would score by delivering its filled orders for this vehicle now (GA7)."""
    return sum(state.box.order_vp[order] for order in deliverable_orders(state, seat, vehicle))


def deliver(state: State, vehicle: int) -> Iterator[Event]:
    """GA7: delivers all filled orders for this vehicle. Their cubes return to the supply."""
    player = state.player
    for order in deliverable_orders(state, state.seat, vehicle):
        vp, first = state.box.order_vp[order], 4 * order
        player.orders.remove(order)
        player.delivered.append(order)
        player.scored[ScoreSource.DELIVERIES] += vp
        for colour in Colour:
            state.supply[colour] += state.cubes_laid[first + colour]
            state.cubes_laid[first + colour] = 0
        yield events.OrderDelivered(state.seat, order, vp)
