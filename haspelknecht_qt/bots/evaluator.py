"""What a game offers to bots and hints: judged options, quick playing on, and where expected points come from.

Bots know no game's rules and no game's worth of things. A game that wants good opponents hands over an Advice; how far ahead it is looked, and
how often chance is tried, is the bots' business.
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
    """An option, one thing that a seat can do now: a move, or a plan of several moves that belong together. The same ones are equal."""

    @property
    def utility(self) -> float:
        """The points that rankings go by: what the seat may expect less what it grudges the others."""
        ...


W = TypeVar("W", bound=HasUtility)
W_co = TypeVar("W_co", bound=HasUtility, covariant=True)
W_contra = TypeVar("W_contra", bound=HasUtility, contravariant=True)


class SearchPosition(Protocol[W_co]):
    """A position in a game's own fast model, in which one seat is asked."""

    @property
    def candidates(self) -> Sequence[W_co]:
        """What the seat asked can do, best first by the model's first judgement; never empty."""
        ...

    @property
    def seats(self) -> int:
        """How many seats there are."""
        ...

    @property
    def own_policy(self) -> int:
        """How the seat asked goes on playing: the number of one of the model's ways to play."""
        ...

    @property
    def policies(self) -> Sequence[int]:
        """How others may play, by number, each one equally likely: a way that is likelier is named more often."""
        ...

    def rollout(self, candidate: int, seed: int, rounds: int, policies: Sequence[int]) -> Sequence[float]:
        """Makes an option, known by its place in `candidates`, and plays so many rounds on, all chance from the seed, each seat its way.

        The points that everybody may then expect in the end. The position stays as it is.
        """
        ...


class Trajectories(Protocol[W_contra]):
    """Games that go on from the options of one root, played to their end in a game's own fast model, everybody sensibly."""

    @property
    def stretches(self) -> Sequence[Stretch]:
        """The way to the end, one more than there are looks on it."""
        ...

    def trajectory(self, candidate: W_contra, seed: int) -> Trajectory:
        """A game that goes on with the option; all chance is from the seed.

        The same seed brings the same chance whichever the option is. What the root hides is filled in sensibly.
        """
        ...


class RolloutPolicy(Protocol[S_contra]):
    """Plays on from a position quickly. What several positions of the same round have in common is found out once."""

    def rollout(self, state: S_contra, generator: Generator, rounds: int) -> None:
        """Plays on in place, everybody sensibly: `rounds` rounds, this one included, at the most until the game's next natural break.

        What the position hides is filled in sensibly first.
        """
        ...


class Evaluator(Protocol[S, M, W]):
    """What a good player of one game knows. It changes no state given to it but where that is said.

    `S` are the game's states, `M` its moves and `W` its options (see HasWorth).
    """

    def root(self, state: S) -> S:
        """The position in which the present question began: where moves that only prepare are not made yet. May be the state itself."""
        ...

    def candidates(self, root: S) -> Sequence[W]:
        """The options of the seat asked, best first; never empty. What nobody in their senses does is left out."""
        ...

    def line(self, state: S, candidate: W) -> Sequence[M] | None:
        """The moves by which the option is gone on with, or None when what was done since the root stands against it."""
        ...

    def played(self, state: S, move: M, known: Sequence[W] = ()) -> W | None:
        """The option that a move amounts to, equal to the same one in `candidates`; None for a move that only prepares.

        Where it is among the `known` ones, it is that one: what it is worth need not be found out again.
        """
        ...

    def outcome_key(self, root: S, candidate: W) -> Hashable:
        """What the option leads to: options with equal answers lead to the same, whatever they are called and in whichever order it is done."""
        ...

    def fallback_move(self, state: S) -> M:
        """A legal move for a position from which no option can be gone on with."""
        ...

    def needs_lookahead(self, root: S) -> bool:
        """Whether looking beyond the seat's own turn can tell options apart."""
        ...

    def carry_out(self, state: S, candidate: W) -> None:
        """Makes all of the option's moves, in place."""
        ...

    def position(self, root: S) -> SearchPosition[W] | None:
        """The root in the game's own fast model, its options best first; None where there is no model, or nothing to be searched."""
        ...

    def trajectories(self, root: S) -> Trajectories[W] | None:
        """What plays options of the root on to the end of the game; None where there is no model."""
        ...

    def rollout_policy(self, root: S) -> RolloutPolicy[S]:
        """What plays on from positions that the options of this root lead to."""
        ...

    def utility(self, state: S, seat: int) -> float:
        """What the position is worth to a seat, as an option's `utility`."""
        ...

    def utility_after(self, root: S, seed: int, rounds: int) -> Callable[[W], float | None] | None:
        """What tells how much is `utility` of the seat asked when an option was carried out and the `rollout_policy` has played so many rounds on, to the last bit,
        but sooner: by the game's own fast model. None where there is none, or for an option that it does not know.
        """
        ...

    def sources(self, root: S, candidate: W) -> Mapping[str, float]:
        """The points that the seat may expect after the option, by where they come from. Two options of a root differ in nothing that is usual at its stage."""
        ...

    def theme(self, root: S, best: W, other: W, gains: Mapping[str, float]) -> str:
        """What the question is about if these are its two best answers, which lead to different positions: one of the game's own themes.

        `gains` is by how many points the best one is ahead in the end, by items of the final score.
        """
        ...


AnyEvaluator: TypeAlias = Evaluator[Any, Any, Any]
"""The advice of some game, to whoever does not own that game's states, moves and options."""


class EvaluatorFactory(Protocol[G_contra]):
    """Makes the Advice for one level of play of the game `G_contra`. It can be pickled: bots think in processes of their own."""

    def __call__(self, game: G_contra, *, knowledge: str, effort: int, foresight: int, envy: float) -> AnyEvaluator:
        """`knowledge` names what is known, `effort` how many plans are compared, `foresight` how far it is looked beyond the own next move (0: not at all),
        `envy` how much of the best opponent's points counts against one's own where there is only one.
        """
        ...

    def can_rollout(self) -> bool:
        """Whether its advice can tell how games end that go on from options (`Evaluator.trajectories`): the game's fast model is at hand."""
        ...

    def fingerprint(self, knowledge: str) -> str:
        """A text that changes whenever what is known under this name does."""
        ...


AnyEvaluatorFactory: TypeAlias = EvaluatorFactory[Any]
"""What makes the Advice of some game."""
