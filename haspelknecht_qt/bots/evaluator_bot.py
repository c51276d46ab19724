"""Bot that ranks candidates by the game's evaluator, then compares the best ones by looking ahead."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeAlias

from attrs import define, field

from haspelknecht_qt.bots.calibration import Calibration
from haspelknecht_qt.bots.evaluator import Evaluator, SearchPosition, W
from haspelknecht_qt.bots.rollout_statistics import RolloutComparison
from haspelknecht_qt.bots.search import make_time_left_check, search
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import Decision, GameWithMoves, M, S
from haspelknecht_qt.core.level import LookAhead, Search
from haspelknecht_qt.core.rng import Generator

_MAX_RANKINGS = 8
"""Maximum number of stored rankings. The moves of a plan share one ranking, made for the first of them."""
_MAX_STORED_COMPARISONS = 300
"""Maximum number of decisions with stored rollout statistics. A review returns to some decisions for more rollouts."""


@frozen
class RatedCandidate(Generic[W]):
    """A candidate, with `utility` as its value after looking ahead."""

    utility: float
    candidate: W


@define(eq=False)
class EvaluatorBot(Generic[S, M, W]):
    """Bot that chooses the candidate of the greatest value. Its choices depend only on the observation."""

    game: GameWithMoves[S, M]
    evaluator: Evaluator[S, M, W]
    lookahead: LookAhead = field(factory=LookAhead)
    search: Search | None = None
    calibration: Calibration | None = None
    """Corrections for the bias of this bot's expected scores. Used in hints, not in choices."""
    was_decided_earlier: bool = field(default=False, init=False)
    """Whether the last move was decided earlier: as part of a plan, or earlier in the seat's turn."""
    _rankings: dict[str, list[RatedCandidate[W]]] = field(factory=dict, init=False)
    _comparisons: dict[tuple[str, tuple[M, ...]], RolloutComparison[W] | None] = field(factory=dict, init=False)
    _last_comparison: RolloutComparison[W] | None = field(default=None, init=False)

    def choose(
        self,
        observation: S,
        decision: Decision,
        legal_moves: Sequence[M],
        generator: Generator,  # noqa: ARG002 - the bot's chance is seeded by the position
    ) -> M:
        """Returns the next move of the best candidate that is still possible."""
        self.was_decided_earlier = False
        if len(legal_moves) == 1:
            return legal_moves[0]
        for rated in self.rank(observation, decision.actor):
            line = self.evaluator.remaining_moves(observation, rated.candidate)
            if line:
                return line[0]
        return self.evaluator.fallback_move(observation)

    def rank(self, observation: S, seat: int, required_candidate: W | None = None) -> list[RatedCandidate[W]]:
        """Returns the candidates of the deciding seat with their values, best first.

        `required_candidate` is always among them. It is compared by looking ahead, like the best candidates.
        """
        root = self.evaluator.decision_root(observation)
        key = self.game.digest(root)
        found = self._rankings.get(key)
        self.was_decided_earlier = True
        if found is None:
            found = self._rank(root, seat, int(key[:16], 16))
            if required_candidate is None:
                _drop_oldest(self._rankings, _MAX_RANKINGS)
                self._rankings[key] = found
        compared = self.search.options if self.search else self.lookahead.options
        if required_candidate is None or any(rated.candidate == required_candidate for rated in found[:compared]):
            return found
        return self._rank(root, seat, int(key[:16], 16), required_candidate)

    def stored_comparison(
        self, observation: S, made: Sequence[M], make_comparison: Callable[[], RolloutComparison[W] | None]
    ) -> RolloutComparison[W] | None:
        """Returns the rollout comparison of the decision in which these moves were made. Later evaluations add to it.

        The first call creates the comparison by `make_comparison`, or stores None if they cannot be reviewed. Only
        the comparison that was returned last keeps the memory of its compiled model.
        """
        key = self.game.digest(observation), tuple(made)
        if key not in self._comparisons:
            _drop_oldest(self._comparisons, _MAX_STORED_COMPARISONS)
            self._comparisons[key] = make_comparison()
        found, last = self._comparisons[key], self._last_comparison
        if last is not None and last is not found:
            last.rollout_source.release_memory()
        self._last_comparison = found
        return found

    def _rank(self, root: S, seat: int, seed: int, required_candidate: W | None = None) -> list[RatedCandidate[W]]:
        started = time.monotonic()
        position = self.evaluator.search_position(root) if self.search else None
        self.was_decided_earlier = not self.evaluator.needs_lookahead(root) and (
            position is None or len(position.candidates) < 2
        )
        if self.search and position:
            return self._search(position, seat, self.search, seed, required_candidate)
        candidates = list(self.evaluator.candidates(root))
        best = candidates[0].utility
        shortlist = [
            candidate
            for candidate in candidates[: self.lookahead.options]
            if candidate.utility > best - self.lookahead.margin
        ]
        if required_candidate is not None and required_candidate not in shortlist:
            shortlist.append(required_candidate)
        others = [candidate for candidate in candidates if candidate not in shortlist]
        if len(shortlist) < 2 or self.lookahead.options < 2 or not self.evaluator.needs_lookahead(root):
            rated = [RatedCandidate(candidate.utility, candidate) for candidate in shortlist + others]
            return _sorted_by_utility(rated)
        utilities = self._lookahead_values(root, seat, shortlist, seed, started)
        compared = [RatedCandidate(value, candidate) for value, candidate in zip(utilities, shortlist, strict=False)]
        others += shortlist[len(utilities) :]
        # The evaluator's values of the other candidates are shifted by the change of the best value. But none of these
        # candidates ranks above one with lookahead.
        least, shift = min(utilities), max(utilities) - best
        behind = [RatedCandidate(min(least, candidate.utility + shift), candidate) for candidate in others]
        return _sorted_by_utility(compared) + _sorted_by_utility(behind)

    def _search(
        self, position: SearchPosition[W], seat: int, settings: Search, seed: int, required_candidate: W | None
    ) -> list[RatedCandidate[W]]:
        """Ranks the candidates by a search in the game's model. Candidates that were not compared come last."""
        candidates = list(position.candidates)
        place = 0
        if required_candidate is not None and required_candidate in candidates:
            place = candidates.index(required_candidate)
        elif required_candidate is not None:
            # The model does not know `required_candidate`, so the search cannot compare it: it comes last.
            candidates.append(required_candidate)
        found = position.tree_search(settings, seed, place)
        if found is None:
            found = search(position, seat, settings, seed, make_time_left_check(settings.seconds), place)
        ranked = [RatedCandidate(utility, candidates[place]) for place, utility in found]
        compared = {place for place, _ in found}
        least, shift = found[-1][1], found[0][1] - candidates[found[0][0]].utility
        others = [each for place, each in enumerate(candidates) if place not in compared]
        return ranked + [RatedCandidate(min(least, each.utility + shift), each) for each in others]

    def _lookahead_values(self, root: S, seat: int, candidates: Sequence[W], seed: int, started: float) -> list[float]:
        """Returns the values of `candidates` after looking ahead. If time runs out, the last ones have no values."""
        rollout_utility = self.evaluator.rollout_utility_function(root, seed, self.lookahead.rounds)
        rollout_policy = self.evaluator.rollout_policy(root)
        utilities: list[float] = []
        for candidate in candidates:
            utility = rollout_utility and rollout_utility(candidate)
            if utility is None:
                state = root.copy()
                self.evaluator.carry_out(state, candidate)
                rollout_policy.rollout(state, Generator(seed), self.lookahead.rounds)
                utility = self.evaluator.utility(state, seat)
            # Both values count half: the first one looks further into the seat's own plans.
            utilities.append((candidate.utility + utility) / 2)
            used = time.monotonic() - started
            if self.lookahead.seconds and used * (len(utilities) + 1) / len(utilities) > self.lookahead.seconds:
                break
        return utilities


AnyEvaluatorBot: TypeAlias = EvaluatorBot[Any, Any, Any]


def _drop_oldest(memory: dict[Any, Any], most: int) -> None:
    """Drops the oldest entries until one more entry can be added without exceeding `most` entries."""
    while len(memory) >= most:
        del memory[next(iter(memory))]


def _sorted_by_utility(rated: Sequence[RatedCandidate[W]]) -> list[RatedCandidate[W]]:
    return sorted(rated, key=lambda each: each.utility, reverse=True)
