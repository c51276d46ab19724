"""The advice that Haspelknecht offers to bots and hints."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.games.haspelknecht import moves, planning
from haspelknecht_qt.games.haspelknecht.game import Haspelknecht
from haspelknecht_qt.games.haspelknecht.kinds import Season, Step
from haspelknecht_qt.games.haspelknecht.model import LIBRARY
from haspelknecht_qt.games.haspelknecht.model.packing import LYING
from haspelknecht_qt.games.haspelknecht.state import Player, State
from haspelknecht_qt.games.haspelknecht.strategy import themes, trained_weights, value_function
from haspelknecht_qt.games.haspelknecht.strategy.features import DEVELOPMENTS, PURCHASES
from haspelknecht_qt.games.haspelknecht.strategy.move_ranker import ALL_PLANS, MoveRanker, hand_of
from haspelknecht_qt.games.haspelknecht.strategy.placing import placements
from haspelknecht_qt.games.haspelknecht.strategy.plans import lay_out
from haspelknecht_qt.games.haspelknecht.strategy.rollout import RolloutPlayer
from haspelknecht_qt.games.haspelknecht.strategy.search_position import (
    QUICK_EFFORT,
    ExactPosition,
    HaspelknechtCandidate,
    HaspelknechtSearchPosition,
    HaspelknechtTrajectories,
)
from haspelknecht_qt.games.haspelknecht.strategy.takings import LookaheadSettings, Takings
from haspelknecht_qt.games.haspelknecht.strategy.trained_weights import HaspelknechtWeights
from haspelknecht_qt.games.haspelknecht.strategy.value_function import ValueFunction

OTHERS = ("farmer",)
"""What opponents may know who do not know the same."""
NETWORK_LEVEL, LINEAR_LEVEL = "coal_miner", "haspelknecht"
"""Who knows what was learned with a network: it is searched with. Where the model is not asked, in the own turn and in winter, the other one judges."""
_TAKINGS = (Step.FIRST_TAKING, Step.SECOND_TAKING)
_TAKINGS_AND_PLANS = (*_TAKINGS, Step.PLANNING)


@frozen(eq=False)
class HaspelknechtEvaluator:
    """What a player of one level knows; carries out the bots' Advice interface."""

    move_ranker: MoveRanker
    others: Sequence[ValueFunction] = ()
    trained_weights: HaspelknechtWeights | None = None

    def root(self, state: State) -> State:
        """While planning: the position without the seat's own placements."""
        if state.step != Step.PLANNING or not any(map(any, state.player.plan)):
            return state
        root = state.copy()
        planning.take_back(root.player)
        return root

    def candidates(self, root: State) -> Sequence[HaspelknechtCandidate]:
        """Takings, plans or single moves, best first. The compiled model, where it is built, judges them as the rules in Python do, only sooner."""
        if root.step in _TAKINGS_AND_PLANS and LIBRARY.is_there():
            return self._quick(root).candidates
        if root.step == Step.PLANNING:
            return [HaspelknechtCandidate(value, plan=plan) for value, plan in self.move_ranker.plans(root)]
        return [HaspelknechtCandidate(value, move=move) for value, move in self.move_ranker.ranked(root)]

    def line(self, state: State, candidate: HaspelknechtCandidate) -> Sequence[moves.Move] | None:
        """The move itself, or the plan's missing placements and its confirmation."""
        if candidate.plan is None:
            return [candidate.move]
        line = placements(state, candidate.plan)
        return None if line is None else [*line, moves.CONFIRM]

    def played(
        self, state: State, move: moves.Move, known: Sequence[HaspelknechtCandidate] = ()
    ) -> HaspelknechtCandidate | None:
        """A move as it is; a confirmation as the plan that was laid out. A placement only prepares."""
        if state.step != Step.PLANNING:
            candidates = known or self.candidates(state)
            found = next((candidate for candidate in candidates if candidate.move == move), None)
            return found or HaspelknechtCandidate(self.move_ranker.utility(state, move), move)
        if move != moves.CONFIRM:
            return None
        plan, utility = self.move_ranker.laid_out(self.root(state), state)
        return HaspelknechtCandidate(utility, plan=plan)

    def outcome_key(self, root: State, candidate: HaspelknechtCandidate) -> Hashable:
        """A taking leads to itself; all else to what lies on the boards after the own turn, whichever worker did what."""
        if root.step in _TAKINGS:
            return candidate.move
        after = self._after(root, candidate)
        boards = tuple(_board(player) for player in after.players)
        return boards, tuple(map(tuple, after.owners))

    def fallback_move(self, state: State) -> moves.Move:
        """Goes on with the best of all plans that what is placed can still become; else confirms, or places what makes that possible."""
        legal = self.move_ranker.game.legal_moves(state)
        if state.step == Step.PLANNING:
            for _, plan in self.move_ranker.plans(self.root(state), ALL_PLANS):
                line = placements(state, plan)
                if line is not None:
                    return line[0] if line else moves.CONFIRM
        return moves.CONFIRM if moves.CONFIRM in legal else legal[0]

    def needs_lookahead(self, root: State) -> bool:
        """Takings and plans; what a player carries out is settled in the own turn."""
        return root.step in _TAKINGS_AND_PLANS

    def carry_out(self, state: State, candidate: HaspelknechtCandidate) -> None:
        """The move, or all placements and the confirmation."""
        game = self.move_ranker.game
        if candidate.plan is None:
            game.advance(state, candidate.move)
            return
        for move in placements(state, candidate.plan) or ():
            game.advance(state, move)
        game.advance(state, moves.CONFIRM)

    def position(self, root: State) -> HaspelknechtSearchPosition | None:
        """Takings and plans in the compiled model. Raises ModelMissing where it is not built."""
        if root.step not in _TAKINGS_AND_PLANS:
            return None
        value_function, lookahead = self.move_ranker.value_function, self.move_ranker.lookahead
        if self.trained_weights is None:
            return HaspelknechtSearchPosition(root, value_function, lookahead, self.others)
        # Others may play by what the Haspelknecht knows.
        return HaspelknechtSearchPosition(
            root, self.trained_weights.value_function, lookahead, (value_function,), self.trained_weights.network
        )

    def trajectories(self, root: State) -> HaspelknechtTrajectories | None:
        """Plays on from every step of the year, where the model is built."""
        if not LIBRARY.is_there():
            return None
        move_ranker = self.move_ranker
        return HaspelknechtTrajectories(
            root,
            move_ranker.value_function,
            move_ranker.lookahead,
            self.others,
            lambda candidate: self._after_own_turn(root, candidate),
        )

    def utility_after(
        self, root: State, seed: int, rounds: int
    ) -> Callable[[HaspelknechtCandidate], float | None] | None:
        """Takings and one round, where the compiled model is built. Plans it carries out knowing what each worker is to acquire; the lookout sees the disks alone."""
        if root.step not in _TAKINGS or rounds != 1 or not LIBRARY.is_there():
            return None
        position, seat = self._quick(root), root.seat

        def utility(candidate: HaspelknechtCandidate) -> float | None:
            values = position.values_after(candidate, seed)
            return None if values is None else self._utility(values, seat)

        return utility

    def _quick(self, root: State) -> ExactPosition:
        return ExactPosition(root, self.move_ranker.value_function, self.move_ranker.lookahead)

    def rollout_policy(self, root: State) -> HaspelknechtRolloutPolicy:
        """Plays on from the positions after the options of a taking or a plan."""
        return HaspelknechtRolloutPolicy(self.move_ranker, root)

    def utility(self, state: State, seat: int) -> float:
        """Expected points, less the best opponent's as far as the level grudges them."""
        return self._utility(
            [self.move_ranker.value_function.value(state, each) for each in range(len(state.players))], seat
        )

    def _utility(self, values: Sequence[float], seat: int) -> float:
        envy = self.move_ranker.lookahead.envy / (len(values) - 1)
        return values[seat] - envy * max(value for other, value in enumerate(values) if other != seat)

    def sources(self, root: State, candidate: HaspelknechtCandidate) -> Mapping[str, float]:
        """Expected points of the seat by source, as they stand after its own turn."""
        after, seat = self._after(root, candidate), root.seat
        points = self.move_ranker.value_function.sources(after, seat)
        made = list(root.players[seat].tiles)
        if isinstance(candidate.move, moves.Acquire):
            made.append(candidate.move.tile)
        if sorted(made) != sorted(after.players[seat].tiles):
            without = after.copy()
            without.players[seat].tiles = made
            bought = self.move_ranker.value_function.sources(without, seat)[DEVELOPMENTS]
            points[PURCHASES] = points[DEVELOPMENTS] - bought
            points[DEVELOPMENTS] = bought
        return points

    def theme(
        self, root: State, best: HaspelknechtCandidate, other: HaspelknechtCandidate, gains: Mapping[str, float]
    ) -> str:
        """One of `themes.THEMES`."""
        if root.step in _TAKINGS:
            return themes.of_takings(root, best.move, other.move)
        if root.step == Step.RETURNING_WATER:
            return themes.WATER
        one, two = (self._after(root, candidate).players[root.seat] for candidate in (best, other))
        return themes.of_positions(root.step, one, two, gains)

    def _after_own_turn(self, root: State, candidate: HaspelknechtCandidate) -> State:
        """The position after the option, and where turns are carried out after the rest of the own one."""
        if root.step in (*_TAKINGS_AND_PLANS, Step.RETURNING_WATER) or isinstance(
            candidate.move, (moves.EndTurn, moves.Done)
        ):
            after = root.copy()
            self.carry_out(after, candidate)
            return after
        return self._after(root, candidate)

    def _after(self, root: State, candidate: HaspelknechtCandidate) -> State:
        """The position after the own turn with this option."""
        return (
            self.move_ranker.result(root, candidate.plan)
            if candidate.plan
            else self.move_ranker.position_after(root, candidate.move)
        )


class HaspelknechtRolloutPolicy:
    """Plays on from positions of one action phase; the plans that its hands pay for are tried once for all of them."""

    def __init__(self, move_ranker: MoveRanker, root: State) -> None:
        self._move_ranker = move_ranker
        self._lookahead = LookaheadSettings(QUICK_EFFORT, 1, move_ranker.lookahead.envy)
        self._takings = Takings(move_ranker.game, move_ranker.value_function, root.copy(), self._lookahead)
        self._phase = (root.year, root.season)

    def rollout(self, state: State, generator: Generator, rounds: int) -> None:
        """Action phases are the rounds; it stops at the latest when a winter is over."""
        if state.box.hidden and state.step == Step.PLANNING:
            self._guess_plans(state)
        playing = RolloutPlayer(
            self._move_ranker.game, [self._move_ranker.value_function] * len(state.players), self._lookahead
        )
        playing.share(self._phase, self._takings)
        start = _phases(state)
        end = min(start + rounds, 3 * (start // 3) + 3)
        playing.until(state, generator, lambda now: _phases(now) >= end)

    def _guess_plans(self, state: State) -> None:
        """Hidden plans that are confirmed already: lays out what their owners would plan by the same judgement."""
        for seat in state.order[: state.turn]:
            player = state.players[seat]
            if player.confirmed and not any(map(any, player.plan)):
                lay_out(state, seat, self._takings.plan_search(seat, player.water).best(hand_of(state, seat))[1])


@frozen
class HaspelknechtEvaluatorFactory:
    """Makes advice for any level out of a file of weights and of what was learned besides."""

    value_functions: Mapping[str, ValueFunction]
    trained_weights: HaspelknechtWeights

    def __call__(
        self, game: Haspelknecht, *, knowledge: str, effort: int, foresight: int, envy: float
    ) -> HaspelknechtEvaluator:
        """`knowledge` is one of the names in the file, or LEARNED. Raises KeyError for another."""
        name = LINEAR_LEVEL if knowledge == NETWORK_LEVEL else knowledge
        others = [each for other, each in self.value_functions.items() if other in OTHERS and other != name]
        move_ranker = MoveRanker(game, self.value_functions[name], LookaheadSettings(effort, foresight, envy))
        return HaspelknechtEvaluator(move_ranker, others, self.trained_weights if knowledge == NETWORK_LEVEL else None)

    def can_rollout(self) -> bool:
        """Where the model is built."""
        return LIBRARY.is_there()

    def fingerprint(self, knowledge: str) -> str:
        """A hash of the weights. Raises KeyError as a call does."""
        weights = self.value_functions[LINEAR_LEVEL if knowledge == NETWORK_LEVEL else knowledge].weights
        text = repr(weights)
        if knowledge == NETWORK_LEVEL:
            network = self.trained_weights.network
            text += repr((self.trained_weights.value_function.weights, network.inner, network.outer))
        return hashlib.sha256(text.encode()).hexdigest()


def load(path: Path) -> HaspelknechtEvaluatorFactory:
    """The adviser with the weights of this file, and with what was learned beside it. Raises evaluation.WeightsError, or FileNotFoundError."""
    return HaspelknechtEvaluatorFactory(value_function.load(path), trained_weights.load(path.with_name("learned.json")))


def _board(player: Player) -> Hashable:
    """What lies on a player's board when a turn is over, without disks, which go back into the bag, and without who has worked."""
    return (
        *(getattr(player, name) for name in LYING),
        *(player.markers, player.buildings, player.improved),
        *(tuple(sorted(player.tiles)), tuple(player.stored), tuple(player.scored)),
    )


def _phases(state: State) -> int:
    """How many action phases are over; a winter that has begun counts with the next spring."""
    return 3 * (state.year - 1) + min(state.season, Season.WINTER - 1) + (state.step == Step.END)
