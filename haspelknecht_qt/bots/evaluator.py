"""Interface between a game's strategy and the bots: candidates with their values, rollouts, and sources of points.

The bots know neither the rules of a game nor the value of its pieces. A game that wants good opponents provides an
`Evaluator`. The bots decide on the depth of lookahead and the number of rollouts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.level import Search
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import Stretch, Trajectory

G_contra = TypeVar("G_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class Candidate(Protocol):
    """Possible choice, with its utility: one move, or a plan of several moves. Equal candidates are the same choice."""

    @property
    def utility(self) -> float:
        """Value for ranking: the seat's expected points minus a weighted share of the opponents' points."""


W = TypeVar("W", bound=Candidate)
W_co = TypeVar("W_co", bound=Candidate, covariant=True)
W_contra = TypeVar("W_contra", bound=Candidate, contravariant=True)


class SearchPosition(Protocol[W_co]):
    """Decision of one seat, represented in the game's compiled model."""

    @property
    def candidates(self) -> Sequence[W_co]:
        """Candidates of the deciding seat, ranked by the model's first evaluation, best first; never empty."""

    @property
    def seat_count(self) -> int:
        """Number of seats."""

    @property
    def own_policy(self) -> int:
        """Index of the policy that the deciding seat follows in rollouts."""

    @property
    def policies(self) -> Sequence[int]:
        """Policies that the other seats may follow, by index. Repeated entries make a policy more likely."""

    def rollout(self, candidate: int, seed: int, rounds: int, policies: Sequence[int]) -> Sequence[float]:
        """Plays a candidate and `rounds` further rounds. Returns the expected final points of all seats.

        `candidate` is an index in `candidates`; `policies` has the index of one policy for each seat. All chance moves
        follow from the seed. The position itself does not change.
        """

    def tree_search(self, settings: Search, seed: int, required_index: int) -> list[tuple[int, float]] | None:
        """Compares the best candidates by a tree search; None without `settings.tree`, or if the game offers none here.

        Returns the compared candidates as index and value, best first; always the one with index `required_index`.
        """


class Trajectories(Protocol[W_contra]):
    """Rollouts to the end of the game in the compiled model, by sensible play from one root (see `Evaluator.root`)."""

    @property
    def stretches(self) -> Sequence[Stretch]:
        """Stretches of a rollout: its parts between evaluations. There is one stretch more than evaluations."""

    @property
    def policies(self) -> Sequence[int]:
        """Policies that seats can follow, by index."""

    def trajectory(self, candidate: W_contra, seed: int, policies: Sequence[int] | None = None) -> Trajectory:
        """Plays a candidate to the end of the game. Returns its final points and the evaluations on the way.

        With the same seed, chance moves use the same random numbers for all candidates. A plausible guess replaces
        information that is hidden at the root. `policies` has the index of one policy for each seat. By default the
        deciding seat follows the policy of a search, and the seed draws those of its opponents.
        """


class RolloutPolicy(Protocol[S_contra]):
    """Plays rollouts quickly. Calculations that positions of the same round have in common are made only once."""

    def rollout(self, state: S_contra, generator: Generator, rounds: int) -> None:
        """Plays sensible moves in `state` for at most `rounds` rounds, the current one included. Changes `state`.

        First replaces hidden information by a plausible guess. Stops earlier at a natural break, such as the end of a
        year.
        """


class Evaluator(Protocol[S, M, W]):
    """Strategic knowledge of a game with states `S`, moves `M`, candidates `W`. Only `carry_out` changes a state."""

    def root(self, state: S) -> S:
        """Returns the position before the preparatory moves of the current decision, such as placements of a plan.

        Returns `state` itself if there are no such moves.
        """

    def candidates(self, root: S) -> Sequence[W]:
        """Returns the sensible candidates of the deciding seat, best first; never empty."""

    def remaining_moves(self, state: S, candidate: W) -> Sequence[M] | None:
        """Returns a candidate's line: its remaining moves. None if moves made since the root contradict it."""

    def played_candidate(self, state: S, move: M, evaluated_candidates: Sequence[W] = ()) -> W | None:
        """Returns the candidate that a move carries out; None for a preparatory move, such as one placement of a plan.

        It equals one of `candidates`. If it also equals one of `evaluated_candidates`, returns that evaluated one.
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
        """Returns the root as a decision in the compiled model; None without a model or for decisions without a search."""

    def trajectories(self, root: S) -> Trajectories[W] | None:
        """Returns the source of rollouts from the root to the end of the game; None without a compiled model."""

    def rollout_policy(self, root: S) -> RolloutPolicy[S]:
        """Returns the policy for rollouts that begin after any candidate of this root."""

    def utility(self, state: S, seat: int) -> float:
        """Returns the value of a position to a seat, in the unit of a candidate's `utility`."""

    def rollout_utility(self, root: S, seed: int, rounds: int) -> Callable[[W], float | None] | None:
        """Returns a fast function for the value of a candidate; None if the game has no compiled model.

        The function makes the candidate's moves and then `rounds` rounds of the `rollout_policy`. It returns the
        deciding seat's `utility`, bit for bit the same as by `carry_out`, `rollout_policy` and `utility`. It returns
        None for a candidate unknown to the model.
        """

    def sources(self, root: S, candidate: W) -> Mapping[str, float]:
        """Returns the seat's expected points after the candidate, by source of the points.

        Sources that no candidate of a root changes have the points usual at this stage of the game.
        """

    def puzzle_theme(self, root: S, best: W, other: W, gains: Mapping[str, float]) -> str:
        """Returns the theme of a puzzle made from this decision: one of the game's names of themes.

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

    def fingerprint(self, knowledge: str) -> str:
        """Returns a text that changes whenever the set of weights `knowledge` changes."""


AnyEvaluatorFactory: TypeAlias = EvaluatorFactory[Any]
