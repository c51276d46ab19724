"""Ranks a seat's moves in every step of the year, by the position after the seat's turn."""

from __future__ import annotations

from itertools import product
from operator import itemgetter
from typing import TypeVar

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.games.haspelknecht import executing, moves
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import OWN_WORKERS, Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.executing import NO_GOALS, Goals, finish_turn, finish_winter
from haspelknecht_qt.games.haspelknecht.strategy.plans import Plan, PlanSearch, Purse, plans_for_placements, taken_disks
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings, TakingEvaluator
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

T = TypeVar("T")
RankedMoves = list[tuple[float, moves.Move]]
ALL_PLANS = 10_000
"""Effort that is larger than the number of plans of any hand in practice, so that every plan is tried."""
PLANNING_EFFORT = 4
"""Factor for `effort` while planning. Only one hand of disks is evaluated then, but many while taking disks."""


@frozen(eq=False)
class MoveRanker:
    """Ranks moves by a value function. `lookahead` limits the plans and the ways to take disks that are tried."""

    game: Haspelknecht
    value_function: ValueFunction
    lookahead: LookaheadSettings

    def ranked_moves(self, state: State) -> RankedMoves:
        """Returns sensible moves of the deciding seat with their values, best first; never empty.

        Must not be called while planning: `plans` ranks whole plans.
        """
        match state.step:
            case Step.FIRST_TAKING | Step.SECOND_TAKING:
                taking_evaluator = TakingEvaluator(self.game, self.value_function, state, self.lookahead)
                return _best_first(taking_evaluator.ranked_takings(state) + taking_evaluator.best_exchange(state))
            case Step.RETURNING_WATER:
                return self._ranked_water_moves(state)
            case Step.EXECUTING:
                return self._ranked_turn_moves(state)
            case _:
                possible = [move for move in self.game.legal_moves(state) if not isinstance(move, moves.ExchangeDisks)]
                return _best_first([(self.move_value(state, move), move) for move in possible])

    def _ranked_water_moves(self, state: State) -> RankedMoves:
        hand = taken_disks(state, state.seat)
        choices = (moves.RETURN_WATER, moves.KEEP_WATER)
        return _best_first(
            [(self._make_plan_search_after_water(state, move).best_plan(hand)[0], move) for move in choices]
        )

    def _make_plan_search_after_water(self, state: State, move: moves.Move) -> PlanSearch:
        more_water = -1 if move == moves.RETURN_WATER else 0
        return PlanSearch(self.game, self.value_function, state, state.seat, self.lookahead.effort, more_water)

    def plans(self, state: State, effort: int | None = None) -> list[tuple[float, Plan]]:
        """Returns plans of the planning seat with their values, best first. The seat must not have placed any piece.

        Before a plan is evaluated, seats earlier in turn order execute their visible plans.
        """
        purse = (state.player.food, state.player.thaler)
        search = self._plan_search(state, effort or PLANNING_EFFORT * self.lookahead.effort, purse)
        return _best_first(search.evaluated_plans(taken_disks(state, state.seat)))

    def placed_plan(self, root: State, state: State) -> tuple[Plan, float]:
        """Returns the plan placed in `state`, and its value. `root` is the position before the seat's placements."""
        search = self._plan_search(root)
        value, plan = max((search.value(plan), plan) for plan in plans_for_placements(state, state.seat))
        return plan, value

    def position_after_plan(self, state: State, plan: Plan) -> State:
        """Returns the position after the planning seat has executed this plan."""
        return self._plan_search(state).position_after(plan)

    def _plan_search(self, root: State, effort: int = ALL_PLANS, purse: Purse | None = None) -> PlanSearch:
        seen = position_after_earlier_turns(self.game, self.value_function, root)
        return PlanSearch(self.game, self.value_function, seen, root.seat, effort, purse=purse)

    def move_value(self, state: State, move: moves.Move) -> float:
        """Returns the value of a legal move, even if `ranked_moves` omits it. Must not be called while planning."""
        return self.value_function.value(self.position_after(state, move), state.seat)

    def position_after(self, state: State, move: moves.Move) -> State:
        """Returns the position after the deciding seat's turn, if it makes this move.

        If the move takes disks, or returns or keeps water, the best plan for the disks is carried out too.
        """
        match state.step:
            case Step.FIRST_TAKING | Step.SECOND_TAKING:
                taking_evaluator = TakingEvaluator(self.game, self.value_function, state, self.lookahead)
                return taking_evaluator.position_after(state, move)
            case Step.RETURNING_WATER:
                search = self._make_plan_search_after_water(state, move)
                return search.position_after(search.best_plan(taken_disks(state, state.seat))[1])
        after = state.copy()
        if not isinstance(move, (moves.EndTurn, moves.Done)):
            self.game.advance(after, move)
            if state.step == Step.EXECUTING:
                goals = max(self._possible_goals(state), key=lambda each: self._value_with_goals(state, move, each))
                finish_turn(self.game, self.value_function, after, goals)
            else:
                finish_winter(self.game, self.value_function, after)
        return after

    def position_after_best_turn(self, state: State, move: moves.Move) -> State:
        """Returns the position after the deciding seat's turn or winter, if it makes this move and then the best ones.

        `position_after` ends a turn in a fixed order, for speed. It never makes some moves, such as placing wood that no
        worker needs yet. So a move that merely comes earlier than usual would look like a loss.
        """
        best, seat = self.position_after(state, move), state.seat
        value = self.value_function.value(best, seat)
        now = state.copy()
        while not isinstance(move, (moves.EndTurn, moves.Done)):
            self.game.advance(now, move)
            next_value, move = self.ranked_moves(now)[0]
            if next_value <= value:
                break
            value, best = next_value, self.position_after(now, move)
        return best

    def _ranked_turn_moves(self, state: State) -> RankedMoves:
        seat = state.seat
        goals = self._possible_goals(state)
        found: RankedMoves = []
        for move in self.game.legal_moves(state):
            if isinstance(move, moves.EndTurn):
                found.append((self.value_function.value(state, seat), move))
            elif not isinstance(move, moves.ExchangeDisks):
                found.append((max(self._value_with_goals(state, move, goal) for goal in goals), move))
        return _best_first(found)

    def _value_with_goals(self, state: State, move: moves.Move, goals: Goals) -> float:
        tried = state.copy()
        self.game.advance(tried, move)
        finish_turn(self.game, self.value_function, tried, goals)
        return self.value_function.value(tried, state.seat)

    def _possible_goals(self, state: State) -> list[Goals]:
        """Returns possible goals of Farmer and Farmhand: a tile, or 0 for none. An activated worker always has 0."""
        choices: list[set[int]] = [{0}, {0}]
        for move in executing.legal_acquisitions(state):
            choices[move.worker].add(int(move.tile))
        for worker in OWN_WORKERS:
            if state.player.has_worked(worker) or state.active == worker:
                choices[worker] = {0}
        return [
            (farmer, farmhand)
            for farmer, farmhand in product(*map(sorted, choices))
            if farmer != farmhand or not farmer
        ]


def position_after_earlier_turns(game: Haspelknecht, value_function: ValueFunction, state: State) -> State:
    """Returns a copy of the position, in which seats earlier in turn order have executed their visible plans."""
    seen = state.copy()
    for turn in range(state.turn):
        seen.step, seen.turn, seen.acted = Step.EXECUTING, turn, True
        finish_turn(game, value_function, seen, NO_GOALS)
        seen.step, seen.turn, seen.acted = state.step, state.turn, False
    return seen


def _best_first(found: list[tuple[float, T]]) -> list[tuple[float, T]]:
    return sorted(found, key=itemgetter(0), reverse=True)
