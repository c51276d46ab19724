"""Second line of a move in lists and prompts, before the move is made: costs, gains and blocked actions."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from haspelknecht_qt.game_ui.gueules_noires.texts import amounts
from haspelknecht_qt.games.gueules_noires import delivery, moves, placing, scoring
from haspelknecht_qt.games.gueules_noires.match_data import BANK, Action
from haspelknecht_qt.games.gueules_noires.state import MINECARTS_ON, NOTHING, SIDE_OF, Side, State, Step

SEPARATOR = " · "


class GueulesNoiresDetailTexts(QObject):
    """Consequences of possible moves, as lists of amounts and short remarks."""

    def detail(self, state: State, move: moves.Move) -> str:
        """Returns costs, gains and blocked actions of a move that is legal in `state`; "" if there are none."""
        return SEPARATOR.join(part for part in self._parts(state, move) if part)

    def _parts(self, state: State, move: moves.Move) -> Iterator[str]:
        match move:
            case moves.Place(space):
                yield from self._place(state, space)
            case moves.TakeTile(face):
                yield self._balance(state, face)
                yield self._forecast(state, -state.box.price[face], tile=face)
            case moves.TakeOrder() | moves.Draft():
                yield self._forecast(state, 0, orders=1)
            case moves.Fill(order, _) if sum(state.free_cells(order)) == 1:
                yield self.tr("completes the order")
            case moves.Stop() if state.step is Step.EXTRACT:
                yield self.tr("%n work steps are lost", None, state.moves) if state.moves else ""
            case _:
                pass

    def _place(self, state: State, number: int) -> Iterator[str]:
        yield self.tr("costs %n workers", None, placing.worker_cost(state, number))
        if number == BANK:
            yield self._forecast(state, state.box.components.bank)
            return
        if state.workers_on[number]:
            yield self.tr("%n workers go to the canteen", None, state.workers_on[number])
        space = state.box.spaces[number]
        match space.action:
            case Action.FACTORY if state.tiles[space.value] != NOTHING:
                face = state.tiles[space.value]
                yield self._balance(state, face)
                yield self._forecast(state, -state.box.price[face], tile=face)
            case Action.MONEY:
                yield self._forecast(state, space.value)
            case Action.ORDER:
                yield self._forecast(state, 0, orders=1)
            case Action.DELIVERY:
                yield self._forecast_of_delivery(state, space.value)
            case _:
                pass

    def _balance(self, state: State, face: int) -> str:
        """Returns the text about the balance of the two sides after the tile is bought."""
        excess = abs(_balance_after(state, face))
        if not excess:
            return self.tr("your pit is then in balance")
        lost = amounts.vp(excess * state.box.components.final_scoring.excess_tile_vp)
        return self.tr("excess tunnel tiles then: {tiles}, {vp}").format(tiles=excess, vp=lost)

    def _forecast(self, state: State, francs: int, *, tile: int = NOTHING, orders: int = 0) -> str:
        """Returns how francs, a tile and orders change the score if the game ended now; "" if it does not change."""
        numbers, player = state.box.components.final_scoring, state.player
        change = (player.francs + francs) // numbers.francs_per_vp - player.francs // numbers.francs_per_vp
        change += orders * numbers.undelivered_order_vp
        if tile != NOTHING:
            excess = abs(_balance_after(state, tile)) - abs(scoring.side_balance(player))
            # A bought tile brings one cube for each minecart, limited by the cubes in the general supply (GA1, GA3).
            cubes = min(MINECARTS_ON[tile], sum(state.supply))
            change += excess * numbers.excess_tile_vp + _cube_points(state, cubes)
        return self._change(change)

    def _forecast_of_delivery(self, state: State, vehicle: int) -> str:
        """Returns how a delivery changes the score if the game ended now, by its orders and cubes (GA7)."""
        orders = delivery.deliverable_orders(state, state.seat, vehicle)
        change = delivery.delivery_points(state, state.seat, vehicle)
        change -= len(orders) * state.box.components.final_scoring.undelivered_order_vp
        return self._change(change + _cube_points(state, -sum(sum(state.cubes_on(order)) for order in orders)))

    def _change(self, change: int) -> str:
        if not change:
            return ""
        return self.tr("score if the game ended now: {vp}").format(vp=amounts.signed_number(change))


def _cube_points(state: State, cubes: int) -> int:
    """Returns the change of the final score by `cubes` additional cubes (GF1)."""
    per_vp = state.box.components.final_scoring.cubes_per_vp
    before = scoring.cube_count(state, state.player)
    return (before + cubes) // per_vp - before // per_vp


def _balance_after(state: State, face: int) -> int:
    """Returns the number of light tiles minus that of dark tiles after a tile with this face is added."""
    return scoring.side_balance(state.player) + (1 if SIDE_OF[face] is Side.LIT else -1)
