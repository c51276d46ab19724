"""Interface between a game's strategy and the bots: evaluated candidates, rollouts, and sources of expected points.

Bots know neither the rules of a game nor the value of its pieces. A game that wants good opponents provides an
`Evaluator`. The bots decide on the depth of lookahead and the number of rollouts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.rng import Generator
from haspelknecht_qt.core.trajectory import Stretch, Trajectory

G_contra = TypeVar("G_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class HasUtility(Protocol):
    """A candidate: one move, or a plan of several moves that belong together. Equal candidates are the same choice."""

    @property
    def utility(self) -> float:
        """Ranking value: the deciding seat's expected points minus a weighted share of its opponents' points."""


W = TypeVar("W", bound=HasUtility)
W_co = TypeVar("W_co", bound=HasUtility, covariant=True)
W_contra = TypeVar("W_contra", bound=HasUtility, contravariant=True)


class SearchPosition(Protocol[W_co]):
    """A decision of one seat in a game's compiled model."""

    @property
    def candidates(self) -> Sequence[W_co]:
        """Candidates of the deciding seat, best first by the model's first evaluation; never empty."""

    @property
    def seats(self) -> int:
        """Number of seats."""

    @property
    def own_policy(self) -> int:
        """Index of the policy of the deciding seat in rollouts."""

    @property
    def policies(self) -> Sequence[int]:
        """Indexes of possible policies of the other seats, each drawn equally likely. A likelier policy is listed several times."""

    def rollout(self, candidate: int, seed: int, rounds: int, policies: Sequence[int]) -> Sequence[float]:
        """Plays a candidate and `rounds` further rounds; returns the expected final points of all seats.

        `candidate` is an index into `candidates`, `policies` has one policy for each seat. All chance comes from the
        seed. The position itself does not change.
        """


class Trajectories(Protocol[W_contra]):
    """Rollouts from the candidates of one root to the end of the game, played sensibly in the game's compiled model."""

    @property
    def stretches(self) -> Sequence[Stretch]:
        """Stretches of a rollout, separated by its evaluations: one more than the number of evaluations."""

    def trajectory(self, candidate: W_contra, seed: int) -> Trajectory:
        """Plays a candidate to the end of the game; all chance comes from the seed.

        The same seed gives every candidate the same chance. Information that is hidden at the root is filled in plausibly.
        """


class RolloutPolicy(Protocol[S_contra]):
    """Plays rollouts quickly from positions of the same round. Calculations that these share are made once."""

    def rollout(self, state: S_contra, generator: Generator, rounds: int) -> None:
        """Continues the game in `state` with sensible moves, for at most `rounds` rounds, the current one included.

        Stops at the game's next natural break at the latest. Hidden information is filled in plausibly first.
        """


class Evaluator(Protocol[S, M, W]):
    """Knowledge of a good player of one game. Does not change the states passed in, except where documented.

    `S` are the game's states, `M` its moves and `W` its candidates (see `HasUtility`).
    """

    def root(self, state: S) -> S:
        """Returns the position in which the present decision began, before any preparatory moves. May be `state` itself."""

    def candidates(self, root: S) -> Sequence[W]:
        """Returns the candidates of the deciding seat, best first; never empty. Absurd ones are left out."""

    def line(self, state: S, candidate: W) -> Sequence[M] | None:
        """Returns the remaining moves of a candidate; None if moves made since the root contradict it."""

    def played(self, state: S, move: M, known: Sequence[W] = ()) -> W | None:
        """Returns the candidate that a move belongs to, equal to the one in `candidates`; None for a preparatory move.

        If the candidate is in `known`, that object is returned, so that it need not be evaluated again.
        """

    def outcome_key(self, root: S, candidate: W) -> Hashable:
        """Returns a key of the candidate's outcome: candidates with equal keys have the same effect, whatever the order of their moves."""

    def fallback_move(self, state: S) -> M:
        """Returns a legal move for a position in which no candidate can be continued."""

    def needs_lookahead(self, root: S) -> bool:
        """Whether looking beyond the seat's own turn can distinguish candidates."""

    def carry_out(self, state: S, candidate: W) -> None:
        """Makes all moves of a candidate, in place."""

    def position(self, root: S) -> SearchPosition[W] | None:
        """Returns the root as a decision in the game's compiled model; None if there is no model or nothing to search."""

    def trajectories(self, root: S) -> Trajectories[W] | None:
        """Returns rollouts of the root's candidates to the end of the game; None without a compiled model."""

    def rollout_policy(self, root: S) -> RolloutPolicy[S]:
        """Returns the policy for rollouts from positions that the candidates of this root lead to."""

    def utility(self, state: S, seat: int) -> float:
        """Returns the value of a position to a seat, in the unit of a candidate's `utility`."""

    def utility_after(self, root: S, seed: int, rounds: int) -> Callable[[W], float | None] | None:
        """Returns a fast function for the deciding seat's `utility` after a candidate and `rounds` rounds of the `rollout_policy`.

        The compiled model computes the same result to the last bit. None without a model; the function returns None for
        candidates unknown to the model.
        """

    def sources(self, root: S, candidate: W) -> Mapping[str, float]:
        """Returns the seat's expected points after the candidate, by source.

        Sources that only express what is usual at this stage of the game are equal for all candidates of a root.
        """

    def theme(self, root: S, best: W, other: W, gains: Mapping[str, float]) -> str:
        """Returns the game's name for the theme of a decision. `best` and `other` are its two best candidates with different outcomes.

        `gains` is the lead of the best candidate at the end of the game, in points by item of the score.
        """


AnyEvaluator: TypeAlias = Evaluator[Any, Any, Any]
"""Evaluator of some game, for code that does not know its states, moves and candidates."""


class EvaluatorFactory(Protocol[G_contra]):
    """Creates the `Evaluator` of the game `G_contra` for one level. Picklable, as bots run in their own processes."""

    def __call__(self, game: G_contra, *, knowledge: str, effort: int, foresight: int, envy: float) -> AnyEvaluator:
        """Returns the evaluator for a level's settings.

        `knowledge` is the name of a set of weights. `effort` is the number of plans compared. `foresight` is the depth
        of the lookahead beyond the seat's own next move (0: none). `envy` is the weight of the best opponent's points
        in a game for two; the seat's own points have the weight 1.
        """

    def can_rollout(self) -> bool:
        """Whether its evaluators support rollouts to the end of the game (`Evaluator.trajectories`), which need the compiled model."""

    def fingerprint(self, knowledge: str) -> str:
        """Returns a text that changes with the weights of this name."""


AnyEvaluatorFactory: TypeAlias = EvaluatorFactory[Any]
"""Evaluator factory of some game."""
