"""Quick rollouts for looking ahead and for learning. Each seat plays what is best for its own turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import define, field

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import moves, planning
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Step
from haspelknecht_qt.games.haspelknecht.state import State
from haspelknecht_qt.games.haspelknecht.strategy.executing import NO_GOALS, Goals, finish_turn, finish_winter
from haspelknecht_qt.games.haspelknecht.strategy.placing import missing_placements
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings, TakingEvaluator
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction


@define(eq=False)
class RolloutPlayer:
    """Plays on from a position and changes it. `value_functions` has one value function per seat.

    `before_turn_end` is called with position and seat, just before the seat ends its turn or its winter.
    """

    game: Haspelknecht
    value_functions: Sequence[ValueFunction]
    lookahead: LookaheadSettings
    before_turn_end: Callable[[State, int], None] = lambda _state, _seat: None
    _phase: tuple[int, int] = field(default=(0, 0), init=False)
    _taking_evaluators: list[TakingEvaluator] = field(factory=list, init=False)
    _goals: dict[int, Goals] = field(factory=dict, init=False)

    def share_taking_evaluator(self, phase: tuple[int, int], taking_evaluator: TakingEvaluator) -> None:
        """Sets the evaluator that all seats use in one action phase. `phase` is its year and season."""
        self._phase = phase
        self._taking_evaluators = [taking_evaluator] * len(self.value_functions)

    def step(self, state: State, generator: Generator) -> None:
        """Plays one chance move, one move that takes disks, or one whole plan, turn or winter step."""
        match state.step:
            case Step.FIRST_TURN_ORDER | Step.REFILLING:
                self.game.advance(state, self.game.draw_chance_move(state, generator))
            case Step.FIRST_TAKING | Step.SECOND_TAKING:
                self.game.advance(state, self.taking_evaluator(state).ranked_takings(state)[0][1])
            case Step.RETURNING_WATER:
                self.game.advance(state, moves.RETURN_WATER)
            case Step.PLANNING:
                self._place_plan(state)
            case Step.EXECUTING:
                self._play_turn(state)
            case _:
                self._play_winter(state)

    def play_until(self, state: State, generator: Generator, is_end: Callable[[State], bool]) -> None:
        """Plays until `is_end` returns True for the position, or the game is over."""
        while state.step != Step.END and not is_end(state):
            self.step(state, generator)

    def taking_evaluator(self, state: State) -> TakingEvaluator:
        """Returns the deciding seat's evaluator of plans and of ways to take disks in this phase."""
        phase = (state.year, state.season)
        if phase != self._phase:
            self._phase = phase
            self._goals = {}
            shared: dict[int, TakingEvaluator] = {}
            for each in self.value_functions:
                if id(each) not in shared:
                    shared[id(each)] = TakingEvaluator(self.game, each, state.copy(), self.lookahead)
            self._taking_evaluators = [shared[id(each)] for each in self.value_functions]
        return self._taking_evaluators[state.seat]

    def _place_plan(self, state: State) -> None:
        seat = state.seat
        if any(map(any, state.player.plan)):
            # The existing placements may belong to a bad plan, so they are taken back.
            planning.take_back_pieces(state.player)
        plan = self.taking_evaluator(state).best_plan(state, seat)
        for move in missing_placements(state, plan) or ():
            self.game.advance(state, move)
        self._goals[seat] = plan.goals
        self.game.advance(state, moves.CONFIRM)

    def _play_turn(self, state: State) -> None:
        seat = state.seat
        finish_turn(self.game, self.value_functions[seat], state, self._goals.get(seat, NO_GOALS))
        self.before_turn_end(state, seat)
        self.game.advance(state, moves.END_TURN)

    def _play_winter(self, state: State) -> None:
        seat = state.seat
        finish_winter(self.game, self.value_functions[seat], state)
        self.before_turn_end(state, seat)
        self.game.advance(state, moves.DONE)
