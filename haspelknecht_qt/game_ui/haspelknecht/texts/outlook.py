"""Effects of a move, found by playing the move on a copy of the state. Imports no Qt.

No rule is repeated here. Every number is a difference between the state before the move and the state after it.
"""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.haspelknecht import events, mining, moves, scoring, winter
from haspelknecht_qt.games.haspelknecht.game import CHANCE_STEPS, Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Good, Marker, Season, Step, Tile, TileQuestion, Worker
from haspelknecht_qt.games.haspelknecht.state import NOBODY, Player, State

ENDING_MOVES = (moves.Take, moves.Pass, moves.ReturnWater, moves.KeepWater, moves.Confirm, moves.EndTurn, moves.Done)
"""Types of moves after which another player decides, or another step begins."""

FOLLOWING_EVENTS = (
    *(events.TurnEnded, events.PhaseBegan, events.DisksReturned, events.TurnOrderDetermined),
    *(events.CoalScored, events.LeasePaid),
)
"""Types of events that follow a move of ENDING_MOVES, but do not belong to its effect."""

_PREFERRED_ACTIONS = (moves.EXCAVATE, moves.REEL, moves.remove_water(2), moves.remove_water(1))


@frozen
class AmountChanges:
    """Changes of a player's amounts by a move; losses are negative.

    `shaft_coal`: change of the coal in the shaft.
    `vp`: points scored by the move itself.
    `forecast`: change of the final score if the game ended now.
    `water_vp`: part of this change that is due to pit water.
    `coal_vp`: points that the farm's coal would score this winter, before and after the move; see `expected_coal_vp`.
    `blocks_excavation`: whether excavating is possible before the move, but blocked by pit water after it.
    `allows_excavation`: whether excavating is blocked by pit water before the move, but possible after it.
    """

    food: int
    wood: int
    coal: int
    shaft_coal: int
    thaler: int
    debts: int
    water: int
    vp: int
    forecast: int
    water_vp: int
    coal_vp: tuple[int | None, int | None]
    blocks_excavation: bool
    allows_excavation: bool


@frozen
class PossibleWork:
    """Possible work of a worker if the plan were executed now.

    `change` has the effect of the work. It is None if the worker cannot work. `acquirable_tiles` are the tiles that
    the worker could acquire.
    """

    change: AmountChanges | None
    acquirable_tiles: tuple[Tile, ...]

    @property
    def amount_changes(self) -> tuple[tuple[str, int], ...]:
        """Pairs (kind, change) of the amounts that change. The kind "shaft" stands for coal in the shaft."""
        change = self.change
        if change is None:
            return ()
        pairs = (
            ("food", change.food),
            ("wood", change.wood),
            # Water counts only if it is removed, not if it moves from the Pinge to the shaft.
            ("water", change.water),
            ("coal", change.coal),
            ("shaft", change.shaft_coal),
            ("thaler", change.thaler),
            ("vp", change.vp),
        )
        return tuple((kind, count) for kind, count in pairs if count)

    def __bool__(self) -> bool:
        return bool(self.amount_changes or self.acquirable_tiles)


def state_after(game: Haspelknecht, state: State, move: moves.Move) -> State:
    """Returns the state after the move, but before another player decides or another step begins.

    `state` itself is not changed.
    """
    if not isinstance(move, ENDING_MOVES):
        reached = state.copy()
        game.play(reached, move)
        return reached
    reached = state
    for event, following in game.events_with_states(state, move):
        if isinstance(event, FOLLOWING_EVENTS):
            break
        reached = following
    return reached


def change_between(before: State, later: State, seat: int) -> AmountChanges:
    """Returns the changes of the player's amounts from state `before` to state `later`."""
    old, new = before.players[seat], later.players[seat]
    last, standing = (scoring.standing(state).seats[seat] for state in (before, later))
    was_blocked, is_blocked = (mining.is_blocked_by_water(before.box, each) for each in (old, new))
    refusals = [mining.refusal_to_excavate(before.box, each, each.current_mine()) for each in (old, new)]
    return AmountChanges(
        food=new.food - old.food,
        wood=new.wood - old.wood,
        coal=new.coal - old.coal,
        shaft_coal=new.shaft - old.shaft,
        thaler=new.thaler - old.thaler,
        debts=new.debts - old.debts,
        water=new.water - old.water,
        vp=scoring.current_score(new) - scoring.current_score(old),
        forecast=standing.total - last.total,
        water_vp=standing.item_points("water") - last.item_points("water"),
        coal_vp=(expected_coal_vp(before, old), expected_coal_vp(later, new)),
        blocks_excavation=is_blocked and refusals[0] is None,
        allows_excavation=was_blocked and refusals[1] is None,
    )


def expected_coal_vp(state: State, player: Player) -> int | None:
    """Returns the points that a player's coal would score this winter; None once this winter has been scored (W1)."""
    return None if is_winter_scored(state) else winter.coal_vp(state, player)


def is_winter_scored(state: State) -> bool:
    """Whether the coal of this year's winter has been scored and its lease paid (W1, W2)."""
    # While the next year begins, the step is still that of storing, but the year and the season are the new ones.
    return state.step == Step.END or (state.step == Step.STORING and state.season == Season.WINTER)


def deciding_index(state: State) -> int | None:
    """Returns the index in the turn order of the seat that must decide; None if chance decides, or after the end."""
    if state.step in CHANCE_STEPS or state.step is Step.END or state.turn >= len(state.order):
        return None
    return state.turn


def possible_work(game: Haspelknecht, state: State, worker: Worker) -> PossibleWork:
    """Returns the possible work of a worker of the deciding player, with the current plan.

    Of several possible actions, the worker prefers excavating, then reeling up. No wood is placed.
    """
    now = state.copy()
    now.step = Step.EXECUTING
    legal = game.legal_moves(now)
    found = dict.fromkeys(move.tile for move in legal if isinstance(move, moves.Acquire) and move.worker == worker)
    if moves.activate(worker) not in legal:
        return PossibleWork(None, tuple(found))
    return PossibleWork(change_between(state, _state_after_work(game, now, worker), state.seat), tuple(found))


def _state_after_work(game: Haspelknecht, state: State, worker: Worker) -> State:
    """Returns the state after the worker has used all possible actions."""
    state = state_after(game, state, moves.activate(worker))
    while state.active == worker:
        legal = game.legal_moves(state)
        action = next((action for action in _PREFERRED_ACTIONS if action in legal), None)
        if action is None:
            break
        state = state_after(game, state, action)
    return state


def workers_lacking_coal(game: Haspelknecht, state: State) -> tuple[Worker, ...]:
    """Returns the workers of the deciding player's plan who cannot work now, but could once coal is accessible.

    Wood, the Hauling Cable, or the work of other workers in the same turn can make it accessible.
    """
    later = state.copy()
    later.step = Step.EXECUTING
    able_now, able_later = _able_workers(game, later), set[Worker]()
    while True:
        for move in (moves.use_marker(Marker.HAULING_CABLE), moves.place_wood(later.player.current_mine())):
            while move in game.legal_moves(later):
                game.play(later, move)
        able = _able_workers(game, later)
        able_later.update(able)
        if not able:
            return tuple(worker for worker in Worker if worker in able_later and worker not in able_now)
        later = _state_after_work(game, later, able[0])


def state_after_plan(game: Haspelknecht, state: State) -> State:
    """Returns the state after the planned work of the deciding player, who acquires nothing and places no wood."""
    later = state.copy()
    later.step = Step.EXECUTING
    while able := _able_workers(game, later):
        later = _state_after_work(game, later, able[0])
    return later


def _able_workers(game: Haspelknecht, state: State) -> list[Worker]:
    return [move.worker for move in game.legal_moves(state) if isinstance(move, moves.Activate)]


def missing_for_lease(state: State, seat: int, year: int) -> tuple[int, int]:
    """Returns the amounts of food and Thaler that the farm lacks for the lease of a year (W2)."""
    food, thaler = winter.due_lease(state, year)
    player = state.players[seat]
    return max(0, food - player.food), max(0, thaler - player.thaler)


def goods_to_return(state: State) -> dict[Good, int]:
    """Returns the goods that go back to the supply if the deciding player stores nothing more (W3)."""
    return {good: state.player.goods_on_farm(good) for good in Good if state.player.goods_on_farm(good)}


def plan_result(game: Haspelknecht, state: State, seat: int, worker: Worker) -> PossibleWork | None:
    """Returns the result of a worker's current plan; None if no result can come.

    None can come if nothing is planned, the worker has already worked, or the seat's turn has ended (E1).
    """
    player = state.players[seat]
    if not any(player.plan[worker]) or player.has_worked(worker) or seat not in state.order:
        return None
    if state.step == Step.EXECUTING and state.order.index(seat) < state.turn:
        return None
    position = state.copy()
    position.turn = position.order.index(seat)
    position.active, position.actions, position.effect = NOBODY, 0, TileQuestion.NONE
    return possible_work(game, position, worker)
