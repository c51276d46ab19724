"""Quick rollouts for looking ahead. Each seat plays the turn that is best for itself, regardless of opponents."""

from __future__ import annotations

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.gueules_noires import draw_five
from haspelknecht_qt.games.gueules_noires.game import CHANCE_STEPS, GueulesNoires
from haspelknecht_qt.games.gueules_noires.state import UNKNOWN, State, Step
from haspelknecht_qt.games.gueules_noires.strategy.turns import TurnGenerator
from haspelknecht_qt.games.gueules_noires.strategy.value_function import ValueFunction

QUICK_EFFORT = 0
"""Effort of the ExtractionPlanner in rollouts: no second trip of the cage."""

_STEPS_BEFORE_SHIFT = (Step.DRAFT, Step.ORDERS)


@frozen(eq=False)
class GueulesNoiresRolloutPolicy:
    """Policy for quick rollouts within one shift."""

    game: GueulesNoires
    value_function: ValueFunction

    def rollout(self, state: State, generator: Generator, rounds: int) -> None:
        """Plays `rounds` rounds in place, at most to the end of the shift.

        A round is one turn of each seat, the current turn included. The draft counts as one round. Cards that nobody
        has seen are drawn at random when needed (GM4).
        """
        fill_hand(state, generator)
        shift, seats = state.shift, len(state.players)
        turns = 0 if state.step in _STEPS_BEFORE_SHIFT else rounds * seats - 1
        placed = 0
        while state.step is not Step.OVER and state.shift == shift:
            if state.step is Step.PLACE:
                if placed == turns:
                    return
                placed += 1
            self.step(state, generator)

    def step(self, state: State, generator: Generator) -> None:
        """Makes one chance move, or all moves of the deciding seat up to the next chance move."""
        if state.step in CHANCE_STEPS:
            self.game.advance(state, self.game.draw_chance_move(state, generator))
            return
        evaluator = self.value_function.turn_evaluator(state, state.seat)
        for move in TurnGenerator(evaluator, QUICK_EFFORT).ranked_turns()[0].moves:
            self.game.advance(state, move)


def fill_hand(state: State, generator: Generator) -> None:
    """Replaces UNKNOWN cards in the hand of a draw-5 by random unseen cards of the stack, in place (GM4)."""
    for place, kind in enumerate(state.hand):
        if kind == UNKNOWN:
            rest = draw_five.draw_five_stack(state).unseen_by_kind
            drawn = generator.choice([each for each, count in enumerate(rest) for _ in range(count)])
            rest[drawn] -= 1
            state.hand[place] = drawn
