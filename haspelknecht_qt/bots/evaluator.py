"""Interface between a game's strategy and the bots.

The bots know neither the rules of a game nor the value of its pieces. For good opponents, a game provides an
`Evaluator`. It lists candidates (possible choices) with their values, and plays rollouts (quick games from a position
onwards). The bots decide on the depth of lookahead and the number of rollouts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.level import Search
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import RolloutSegment, Trajectory

G_contra = TypeVar("G_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Candidate(Protocol):
    """Possible choice: one move, or a plan of several moves. Equal candidates are the same choice."""

    @property
    def utility(self) -> float:
        """Value for ranking: the seat's expected points minus a weighted share of the opponents' points."""


W = TypeVar("W", bound=Candidate)
W_co = TypeVar("W_co", bound=Candidate, covariant=True)
W_contra = TypeVar("W_contra", bound=Candidate, contravariant=True)


class SearchPosition(Protocol[W_co]):
    """Position in which one seat must decide, in the game's compiled model (its rules in C++, for speed)."""

    @property
    def candidates(self) -> Sequence[W_co]:
        """Candidates of the deciding seat, ranked by the model's first evaluation, best first; never empty."""

    @property
    def seat_count(self) -> int:
        """Number of seats."""

    @property
    def own_policy_index(self) -> int:
        """Index of the policy that the deciding seat follows in rollouts."""

    @property
    def opponent_policy_indexes(self) -> Sequence[int]:
        """Indexes of the policies that the other seats may follow. A repeated index makes its policy more likely."""

    def rollout(self, candidate: int, seed: int, rounds: int, policies: Sequence[int]) -> Sequence[float]:
        """Plays a candidate and `rounds` further rounds. Returns the expected final points of all seats.

        `candidate` is an index in `candidates`; `policies` has the index of one policy for each seat. All chance moves
        follow from the seed. The position itself does not change.
        """

    def tree_search(self, settings: Search, seed: int, required_index: int) -> list[tuple[int, float]] | None:
        """Compares the best candidates by a tree search, and always the candidate with index `required_index`.

        Returns pairs (index, value), best first; None without `settings.tree` or if the game has no tree search.
        """


class RolloutSource(Protocol[W_contra]):
    """Source of rollouts in the compiled model, from one `Evaluator.decision_root` to the end of the game."""

    @property
    def rollout_segments(self) -> Sequence[RolloutSegment]:
        """Parts of a rollout, separated by evaluations: one part more than there are evaluations."""

    @property
    def policy_indexes(self) -> Sequence[int]:
        """Indexes of the policies that seats can follow."""

    def play_to_end(self, candidate: W_contra, seed: int, policies: Sequence[int] | None = None) -> Trajectory:
        """Plays a candidate to the end of the game. Returns its final points and the evaluations on the way.

        With the same seed, chance moves use the same random numbers for all candidates. A plausible guess replaces
        information that is hidden from the deciding seat. `policies` has the index of each seat's policy. If it is
        None, the deciding seat follows `SearchPosition.own_policy_index`; the seed determines the opponents' policies.
        """

    def release_memory(self) -> None:
        """Frees memory of the compiled model. Later rollouts are the same; the first ones take longer."""


class PositionSampler(Protocol[S_contra]):
    """Samples the values of the positions before and after a draw, by short rollouts in the compiled model.

    Every rollout ends at the same point of the game, so the mean value before a draw is the mean over its outcomes.
    """

    def sample(self, state: S_contra, seeds: Sequence[int]) -> list[Sequence[float]]:
        """Returns the expected final points of all seats after one rollout for each seed.

        `state` is the whole position before or after the draw, with nothing hidden. All seats play by the strongest
        level's policy for rollouts.
        """


class RolloutPolicy(Protocol[S_contra]):
    """Plays the rollouts of one decision. For speed, these may share calculations."""

    def rollout(self, state: S_contra, generator: Generator, rounds: int) -> None:
        """Plays sensible moves in `state` for at most `rounds` rounds, the current one included. Changes `state`.

        First replaces hidden information by a plausible guess. Stops earlier at a natural break, such as the end of a
        year.
        """


class Evaluator(Protocol[S, M, W]):
    """Strategic knowledge of a game with states `S`, moves `M`, candidates `W`. Only `carry_out` changes a state."""

    def decision_root(self, state: S) -> S:
        """Returns the position before the current decision's preparatory moves; `state` itself if there are none.

        Preparatory moves are, for instance, the placements of a plan that is not yet confirmed.
        """

    def candidates(self, root: S) -> Sequence[W]:
        """Returns the deciding seat's candidates: the moves or plans to compare, best first; never empty."""

    def remaining_moves(self, state: S, candidate: W) -> Sequence[M] | None:
        """Returns a candidate's remaining moves; None if moves made since the root contradict the candidate."""

    def candidate_for_moves(self, state: S, made: Sequence[M], evaluated_candidates: Sequence[W] = ()) -> W | None:
        """Returns the candidate that moves carry out; None for preparatory moves only, such as one placement of a plan.

        `made` is one move, or all moves of a choice (`Game.combined_choice_steps`), in order. If one of
        `evaluated_candidates` equals this candidate, returns the evaluated one.
        """

    def outcome_key(self, root: S, candidate: W) -> Hashable:
        """Returns a key that is equal for candidates with the same effect, such as the same moves in another order."""

    def fallback_move(self, state: S) -> M:
        """Returns a legal move for a position in which no candidate can be continued."""

    def needs_lookahead(self, root: S) -> bool:
        """Whether the candidates' effects differ beyond the seat's own turn, so that looking ahead helps."""

    def carry_out(self, state: S, candidate: W) -> None:
        """Makes all moves of a candidate in `state`, which changes."""

    def search_position(self, root: S) -> SearchPosition[W] | None:
        """Returns the root's decision as a search in the compiled model needs it; None if no search is possible."""

    def rollout_source(self, root: S) -> RolloutSource[W] | None:
        """Returns the source of rollouts from the root to the end of the game; None without a compiled model."""

    def position_sampler(self, before: S) -> PositionSampler[S] | None:
        """Returns the sampler for a draw in the position `before`; None without a compiled model."""

    def rollout_policy(self, root: S) -> RolloutPolicy[S]:
        """Returns the policy for rollouts, which begin after any possible choice in the decision at `root`."""

    def utility(self, state: S, seat: int) -> float:
        """Returns the value of a position to a seat, in the unit of a candidate's `utility`."""

    def rollout_utility_function(self, root: S, seed: int, rounds: int) -> Callable[[W], float | None] | None:
        """Returns a fast function that computes a candidate's value; None if the game has no compiled model.

        The value is the deciding seat's `utility` after the candidate's moves and a rollout of `rounds` rounds. It is
        bit for bit the value after calls of `carry_out`, then the `rollout` of `rollout_policy`, then `utility`. For a
        candidate unknown to the model, the value is None.
        """

    def points_by_source(self, root: S, candidate: W) -> Mapping[str, float]:
        """Returns the seat's expected points after a candidate, by source, such as a kind of piece."""

    def puzzle_theme(self, root: S, best: W, other: W, gains: Mapping[str, float]) -> str:
        """Returns the theme of a puzzle made from this decision, one of the game's theme names.

        `best` and `other` are the two best candidates with different outcomes. `gains` is the lead of `best` over
        `other` in final points, by score item.
        """


AnyEvaluator: TypeAlias = Evaluator[Any, Any, Any]
"""Evaluator of any game, for code that does not know the game's states, moves and candidates."""


class EvaluatorFactory(Protocol[G_contra]):
    """Creates the `Evaluator` of the game `G_contra` for one level. Picklable, because bots run in other processes."""

    def __call__(self, game: G_contra, *, knowledge: str, effort: int, foresight: int, envy: float) -> AnyEvaluator:
        """Returns the evaluator for the settings of a level.

        `knowledge` is the name of a set of weights. `effort` is the number of plans compared. `foresight` is the depth
        of the lookahead beyond the seat's own next move (0: none). `envy` is the weight of the best opponent's points
        in a game of two players; the seat's own points have the weight 1.
        """

    def can_rollout(self) -> bool:
        """Whether its evaluators can play rollouts to the end of the game, which need the compiled model."""

    def weights_hash(self, knowledge: str) -> str:
        """Returns a text that changes whenever the weights with the name `knowledge` change."""


AnyEvaluatorFactory: TypeAlias = EvaluatorFactory[Any]
