"""Evaluator of Haspelknecht for bots and hints."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path

from attrs import evolve

from haspelknecht_qt.core.compiled.network_file import TrainedWeights
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import moves, planning
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import TAKING_STEPS, Season, Step
from haspelknecht_qt.games.haspelknecht.model import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.packing import BOARD_FIELDS
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.games.haspelknecht.strategy import themes, value_function
from haspelknecht_qt.games.haspelknecht.strategy.features import DEVELOPMENTS, PURCHASES
from haspelknecht_qt.games.haspelknecht.strategy.move_ranker import ALL_PLANS, MoveRanker
from haspelknecht_qt.games.haspelknecht.strategy.placing import missing_placements
from haspelknecht_qt.games.haspelknecht.strategy.plans import put_plan_on_workers
from haspelknecht_qt.games.haspelknecht.strategy.rollout import RolloutPlayer
from haspelknecht_qt.games.haspelknecht.strategy.search_position import (
    HaspelknechtCandidate,
    HaspelknechtPositionSampler,
    HaspelknechtRolloutSource,
    HaspelknechtSearchPosition,
    HaspelknechtTurnSearchPosition,
    ModelPolicies,
    UnsearchedPosition,
)
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings, TakingEvaluator
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

OPPONENT_WEIGHTS = ("farmer",)
"""Names of the weights that opponents may use in a search, besides the weights of the searching seat."""
NETWORK_LEVEL, LINEAR_LEVEL = "coal_miner", "haspelknecht"
"""Names of two levels: one that searches with the trained network, and one without a search.

Outside of the search, both evaluate by the same linear weights.
"""
_LOOKAHEAD_STEPS = (*TAKING_STEPS, Step.PLANNING)
_STEPS_BEFORE_TURNS = (*_LOOKAHEAD_STEPS, Step.RETURNING_WATER)


@frozen(eq=False)
class HaspelknechtEvaluator:
    """Evaluator of one level; implements `bots.evaluator.Evaluator`.

    In a search, seats evaluate by the `trained_weights`; without them, by the value function of `move_ranker`. With
    more than two seats, some opponents evaluate otherwise: by `move_ranker` where there are trained weights, else by
    one of `opponent_value_functions`.
    """

    move_ranker: MoveRanker
    opponent_value_functions: Sequence[ValueFunction] = ()
    trained_weights: TrainedWeights | None = None

    def decision_root(self, state: State) -> State:
        """Returns the position before the seat's own placements while planning, otherwise the state itself."""
        if state.step != Step.PLANNING or not any(map(any, state.player.plan)):
            return state
        root = state.copy()
        planning.take_back_pieces(root.player)
        return root

    def candidates(self, root: State) -> Sequence[HaspelknechtCandidate]:
        """Returns candidates, best first: whole plans while planning, otherwise single moves.

        The compiled model, if built, gives the same results as the Python code, but faster.
        """
        if root.step in _LOOKAHEAD_STEPS and LIBRARY.is_available():
            return self._unsearched_position(root).candidates
        if root.step == Step.PLANNING:
            return [HaspelknechtCandidate(value, plan=plan) for value, plan in self.move_ranker.plans(root)]
        return [HaspelknechtCandidate(value, move=move) for value, move in self.move_ranker.ranked_moves(root)]

    def remaining_moves(self, state: State, candidate: HaspelknechtCandidate) -> Sequence[moves.Move] | None:
        """Returns the candidate's move, or the rest of its plan; None if disks lie elsewhere than in this plan."""
        if candidate.plan is None:
            return [candidate.move]
        line = missing_placements(state, candidate.plan)
        return None if line is None else [*line, moves.CONFIRM]

    def candidate_for_moves(
        self, state: State, made: Sequence[moves.Move], evaluated_candidates: Sequence[HaspelknechtCandidate] = ()
    ) -> HaspelknechtCandidate | None:
        """Returns the candidate that moves carry out. A confirmation carries out the plan that has been placed.

        Returns None if the last move is a placement, because the plan is not complete yet.
        """
        *earlier, move = made
        if earlier:
            state = state.copy()
            for each in earlier:
                self.move_ranker.game.advance(state, each)
        if state.step != Step.PLANNING:
            candidates = evaluated_candidates or self.candidates(state)
            found = next((candidate for candidate in candidates if candidate.move == move), None)
            return found or HaspelknechtCandidate(self.move_ranker.move_value(state, move), move)
        if move != moves.CONFIRM:
            return None
        root = self.decision_root(state)
        plan, utility = self.move_ranker.placed_plan(root, state)
        found = HaspelknechtCandidate(utility, plan=plan)
        if self.trained_weights is None or not evaluated_candidates:
            return found
        equal = next((candidate for candidate in evaluated_candidates if candidate == found), None)
        return equal or evolve(found, utility=utility + self._trained_correction(root, evaluated_candidates[0]))

    def _trained_correction(self, root: State, best: HaspelknechtCandidate) -> float:
        """Returns the trained utility of the candidate `best` minus its linear utility.

        A plan evaluated only by the linear weights gets this correction, to be comparable with trained utilities. If
        `best` has no linear utility, that of the best linear candidate is subtracted instead.
        """
        candidates = self.candidates(root)
        return best.utility - next((each for each in candidates if each == best), candidates[0]).utility

    def outcome_key(self, root: State, candidate: HaspelknechtCandidate) -> Hashable:
        """Returns a key that is equal for candidates with equal outcomes.

        While disks are taken, the key is the move. Otherwise it is the content of all boards after the seat's turn: it
        does not matter which worker did which work, nor in which order the moves came.
        """
        if root.step in TAKING_STEPS:
            return candidate.move
        return _boards_after(self._position_after_best_turn(root, candidate))

    def fallback_move(self, state: State) -> moves.Move:
        """Returns the next move of the best plan that existing placements allow.

        Without such a plan, returns the confirmation if it is legal, otherwise any legal move.
        """
        legal = self.move_ranker.game.legal_moves(state)
        if state.step == Step.PLANNING:
            for _, plan in self.move_ranker.plans(self.decision_root(state), ALL_PLANS):
                line = missing_placements(state, plan)
                if line is not None:
                    return line[0] if line else moves.CONFIRM
        return moves.CONFIRM if moves.CONFIRM in legal else legal[0]

    def needs_lookahead(self, root: State) -> bool:
        """Whether the seat takes disks or plans. Only these decisions matter beyond the seat's own turn."""
        return root.step in _LOOKAHEAD_STEPS

    def carry_out(self, state: State, candidate: HaspelknechtCandidate) -> None:
        """Plays the candidate: its one move, or all missing placements and the confirmation."""
        game = self.move_ranker.game
        if candidate.plan is None:
            game.advance(state, candidate.move)
            return
        for move in missing_placements(state, candidate.plan) or ():
            game.advance(state, move)
        game.advance(state, moves.CONFIRM)

    def search_position(self, root: State) -> HaspelknechtSearchPosition | HaspelknechtTurnSearchPosition | None:
        """Returns the decision in the compiled model; for own turn and winter, None with more than two seats.

        With three seats, searching these brought no gain. With two, their candidates lead to different boards if the
        turn ends in the fixed order of `MoveRanker.position_after`. The level was measured with it.
        """
        if root.step in _LOOKAHEAD_STEPS:
            return HaspelknechtSearchPosition(root, self._policies(root))
        if len(root.players) > 2:
            return None
        distinct: dict[Hashable, HaspelknechtCandidate] = {}
        for candidate in self.candidates(root):
            distinct.setdefault(_boards_after(self._position_after_turn(root, candidate)), candidate)
        return HaspelknechtTurnSearchPosition(
            root,
            self._policies(root),
            [*distinct.values()],
            lambda candidate: self._rollout_start(root, candidate, self._position_after_turn),
        )

    def rollout_source(self, root: State) -> HaspelknechtRolloutSource | None:
        """Returns an object that plays rollouts to the end of the game from any step; None without a built model."""
        if not LIBRARY.is_available():
            return None
        return HaspelknechtRolloutSource(
            root,
            self._policies(root),
            lambda candidate: self._rollout_start(root, candidate, self._position_after_best_turn),
        )

    def _policies(self, root: State) -> ModelPolicies:
        value_function, lookahead = self.move_ranker.value_function, self.move_ranker.lookahead
        if self.trained_weights is None:
            return ModelPolicies(len(root.players), value_function, lookahead, self.opponent_value_functions)
        # Opponents get the linear weights too. `ModelPolicies` uses them only with more than two seats.
        trained, network = ValueFunction(self.trained_weights.linear), self.trained_weights.network
        return ModelPolicies(len(root.players), trained, lookahead, (value_function,), network)

    def position_sampler(self, before: State) -> HaspelknechtPositionSampler | None:
        """Returns the sampler for a draw in the position `before`; None without a built model."""
        if not LIBRARY.is_available():
            return None
        return HaspelknechtPositionSampler(before, self._policies(before))

    def rollout_utility_function(
        self, root: State, seed: int, rounds: int
    ) -> Callable[[HaspelknechtCandidate], float | None] | None:
        """Returns a function for the `utility` after a candidate and the rest of the phase, by the compiled model.

        Its results equal those of the Python code. It returns None for a candidate that the model does not generate.
        If no disks are taken, `rounds` is not 1, or the model is not built, returns None instead of a function. Results
        for plans would differ, because only the model knows which development each worker should acquire.
        """
        if root.step not in TAKING_STEPS or rounds != 1 or not LIBRARY.is_available():
            return None
        position, seat, lookahead = self._unsearched_position(root), root.seat, self.move_ranker.lookahead

        def utility(candidate: HaspelknechtCandidate) -> float | None:
            values = position.values_after(candidate, seed)
            return None if values is None else lookahead.utility(values, seat)

        return utility

    def _unsearched_position(self, root: State) -> UnsearchedPosition:
        return UnsearchedPosition(root, self.move_ranker.value_function, self.move_ranker.lookahead)

    def rollout_policy(self, root: State) -> HaspelknechtRolloutPolicy:
        """Returns the policy that plays on after disks are taken or a plan is chosen."""
        return HaspelknechtRolloutPolicy(self.move_ranker, root)

    def utility(self, state: State, seat: int) -> float:
        """Returns the seat's expected points minus a share of the best opponent's points. The level sets the share."""
        values = [self.move_ranker.value_function.value(state, each) for each in range(len(state.players))]
        return self.move_ranker.lookahead.utility(values, seat)

    def points_by_source(self, root: State, candidate: HaspelknechtCandidate) -> Mapping[str, float]:
        """Returns the seat's expected points after its turn, by source."""
        after, seat = self._position_after_turn(root, candidate), root.seat
        points = self.move_ranker.value_function.expected_points_by_source(after, seat)
        made = list(root.players[seat].tiles)
        if isinstance(candidate.move, moves.Acquire):
            made.append(candidate.move.tile)
        if sorted(made) != sorted(after.players[seat].tiles):
            without = after.copy()
            without.players[seat].tiles = made
            bought = self.move_ranker.value_function.expected_points_by_source(without, seat)[DEVELOPMENTS]
            points[PURCHASES] = points[DEVELOPMENTS] - bought
            points[DEVELOPMENTS] = bought
        return points

    def puzzle_theme(
        self, root: State, best: HaspelknechtCandidate, other: HaspelknechtCandidate, gains: Mapping[str, float]
    ) -> str:
        """Returns the theme of a puzzle whose best answers are `best` and `other`: one of `themes.THEMES`."""
        if root.step in TAKING_STEPS:
            return themes.theme_of_takings(root, best.move, other.move)
        if root.step == Step.RETURNING_WATER:
            return themes.WATER
        one, two = (self._position_after_turn(root, candidate).players[root.seat] for candidate in (best, other))
        return themes.theme_of_boards(root.step, one, two, gains)

    def _rollout_start(
        self,
        root: State,
        candidate: HaspelknechtCandidate,
        after_turn: Callable[[State, HaspelknechtCandidate], State],
    ) -> State:
        """Returns the position after the candidate; while executing and in winter, `after_turn` of the seat."""
        if root.step in _STEPS_BEFORE_TURNS or isinstance(candidate.move, (moves.EndTurn, moves.Done)):
            after = root.copy()
            self.carry_out(after, candidate)
            return after
        return after_turn(root, candidate)

    def _position_after_best_turn(self, root: State, candidate: HaspelknechtCandidate) -> State:
        """Returns the position after the seat's own turn: the candidate, then the best moves of this turn."""
        if root.step in _STEPS_BEFORE_TURNS:
            return self._position_after_turn(root, candidate)
        return self.move_ranker.position_after_best_turn(root, candidate.move)

    def _position_after_turn(self, root: State, candidate: HaspelknechtCandidate) -> State:
        """Returns the position after the seat's own turn: the candidate, then this turn's other moves in fixed order."""
        return (
            self.move_ranker.position_after_plan(root, candidate.plan)
            if candidate.plan
            else self.move_ranker.position_after(root, candidate.move)
        )


class HaspelknechtRolloutPolicy:
    """Policy for quick rollouts from positions of one action phase. All rollouts share the evaluations of plans."""

    def __init__(self, move_ranker: MoveRanker, root: State) -> None:
        self._move_ranker = move_ranker
        self._lookahead = move_ranker.lookahead.quick()
        game, value_function = move_ranker.game, move_ranker.value_function
        self._taking_evaluator = TakingEvaluator(game, value_function, root.copy(), self._lookahead)
        self._phase = (root.year, root.season)

    def rollout(self, state: State, generator: Generator, rounds: int) -> None:
        """Plays `rounds` action phases, at most up to the end of the year's winter."""
        if state.box.hides_plans and state.step == Step.PLANNING:
            self._guess_plans(state)
        playing = RolloutPlayer(
            self._move_ranker.game, [self._move_ranker.value_function] * len(state.players), self._lookahead
        )
        playing.share_taking_evaluator(self._phase, self._taking_evaluator)
        start = _finished_phase_count(state)
        end = min(start + rounds, 3 * (start // 3) + 3)
        playing.play_until(state, generator, lambda now: _finished_phase_count(now) >= end)

    def _guess_plans(self, state: State) -> None:
        """Gives seats with hidden plans the best plans for their disks, by this level's evaluation."""
        for seat in state.order[: state.turn]:
            player = state.players[seat]
            if player.confirmed and not any(map(any, player.plan)):
                put_plan_on_workers(state, seat, self._taking_evaluator.best_plan(state, seat))


@frozen
class HaspelknechtEvaluatorFactory:
    """Creates the evaluator of any level. `value_functions` have linear weights, by the name of the weights."""

    value_functions: Mapping[str, ValueFunction]
    trained_weights: TrainedWeights

    def __call__(
        self, game: Haspelknecht, *, knowledge: str, effort: int, foresight: int, envy: float
    ) -> HaspelknechtEvaluator:
        """Returns an evaluator with these `LookaheadSettings`. Raises KeyError if no weights are named `knowledge`."""
        name = LINEAR_LEVEL if knowledge == NETWORK_LEVEL else knowledge
        names = [each for each in self.value_functions if each in OPPONENT_WEIGHTS and each != name]
        opponents = [self.value_functions[each] for each in names]
        move_ranker = MoveRanker(game, self.value_functions[name], LookaheadSettings(effort, foresight, envy))
        trained_weights = self.trained_weights if knowledge == NETWORK_LEVEL else None
        return HaspelknechtEvaluator(move_ranker, opponents, trained_weights)

    def can_rollout(self) -> bool:
        """Whether rollouts are possible: only if the compiled model is built."""
        return LIBRARY.is_available()

    def weights_hash(self, knowledge: str) -> str:
        """Returns a hash of the weights with this name. Raises KeyError for an unknown name."""
        weights = self.value_functions[LINEAR_LEVEL if knowledge == NETWORK_LEVEL else knowledge].weights
        text = repr(weights)
        if knowledge == NETWORK_LEVEL:
            network = self.trained_weights.network
            text += repr((self.trained_weights.linear, network.inner, network.outer))
        return hashlib.sha256(text.encode()).hexdigest()


def load(path: Path) -> HaspelknechtEvaluatorFactory:
    """Returns a factory with the linear weights of this file and the trained weights, which are in the same folder.

    Raises WeightsError, or FileNotFoundError if one of the files is missing.
    """
    return HaspelknechtEvaluatorFactory(
        value_function.load(path), value_function.NETWORK_FILE.load(path.with_name("learned.json"))
    )


def _boards_after(after: State) -> Hashable:
    """Returns the content of all boards and the owners of tiles, as far as they matter after the turn."""
    return tuple(_lasting_state(player) for player in after.players), tuple(map(tuple, after.owners))


def _lasting_state(player: Player) -> Hashable:
    """Returns the part of a player's state that matters after the turn, without disks: they return to the bag."""
    return (
        *(getattr(player, name) for name in BOARD_FIELDS),
        *(player.markers, player.buildings, player.improved),
        *(tuple(sorted(player.tiles)), tuple(player.stored), tuple(player.scored)),
    )


def _finished_phase_count(state: State) -> int:
    """Returns the number of finished action phases. An autumn counts only after the winter that follows it."""
    return 3 * (state.year - 1) + min(state.season, Season.WINTER - 1) + (state.step == Step.END)
