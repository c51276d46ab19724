"""Results of plans on the workers' plates. Imports no Qt. The engine executes each plan on a copy of the state."""

from __future__ import annotations

from attrs import frozen

from haspelknecht_qt.game_ui.haspelknecht.texts.outlook import outlook, state_after
from haspelknecht_qt.games.haspelknecht import moves
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Effect, Step, Worker
from haspelknecht_qt.games.haspelknecht.state import NOBODY, State


@frozen
class PlanResult:
    """Changes of a player's amounts by a worker's plan, and the tiles that the worker could acquire (`tiles`).

    `coal` is coal on the farm, `shaft_coal` coal in the shaft.
    """

    food: int = 0
    wood: int = 0
    coal: int = 0
    shaft_coal: int = 0
    water: int = 0
    thaler: int = 0
    vp: int = 0
    tiles: tuple[int, ...] = ()

    @property
    def amounts(self) -> tuple[tuple[str, int], ...]:
        """Pairs (kind, change) of the amounts that change. The kind "shaft" stands for coal in the shaft."""
        pairs = (
            ("food", self.food),
            ("wood", self.wood),
            ("water", self.water),
            ("coal", self.coal),
            ("shaft", self.shaft_coal),
            ("thaler", self.thaler),
            ("vp", self.vp),
        )
        return tuple((kind, count) for kind, count in pairs if count)

    def __bool__(self) -> bool:
        return bool(self.amounts or self.tiles)


def result(game: Haspelknecht, state: State, seat: int, worker: Worker) -> PlanResult | None:
    """Returns the result of a worker's plan as it is now; None if nothing is planned or the worker is done."""
    player = state.players[seat]
    if not any(player.plan[worker]) or player.has_done(worker) or seat not in state.order:
        return None
    position = state.copy()
    position.turn = position.order.index(seat)
    position.active, position.actions, position.effect = NOBODY, 0, Effect.NONE
    found = outlook(game, position, worker)
    change = found.change
    tiles = tuple(int(tile) for tile in found.tiles)
    if change is None:
        return PlanResult(tiles=tiles)
    shaft = change.shaft_coal
    # Water counts only if it is removed, not if it moves from the Pinge to the shaft.
    return PlanResult(change.food, change.wood, change.coal, shaft, change.water, change.thaler, change.vp, tiles)


def result_with(game: Haspelknecht, state: State, move: moves.Place) -> PlanResult | None:
    """Returns the result of a worker's plan after the placement `move` of the seat that must act."""
    return result(game, state_after(game, state, move), state.seat, move.worker)


def shows_results(state: State) -> bool:
    """Whether the step has plans that are not executed yet, so that their results are shown."""
    return state.step in (Step.PLANNING, Step.EXECUTING)
