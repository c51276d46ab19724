"""Comparison of two choices in the same position, in which a game finds reasons for the better one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Generic, Protocol, Self, TypeVar

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import GameWithMoves, M, S
from haspelknecht_qt.core.trajectory import OutcomeDifference

MIN_GAIN = 0.25
"""Smallest gain of a reason, in points."""
MIN_OPPONENT_LOSS = 1.0
"""Smallest loss of an opponent that is a reason, in points. It must also exceed twice its margin of error."""
MAX_FIRST = 2
"""Number of own gains that come before facts and losses of opponents."""


class _Reason(Protocol):
    """Reason for the better choice: a seat's share of the difference, in points."""

    @property
    def gain(self) -> float: ...
    @property
    def seat(self) -> int: ...


R = TypeVar("R", bound=_Reason)


@frozen
class ChoiceComparison(Generic[S]):
    """Positions before a choice, after the better one and after the other one, with the deciding seat.

    `differences` are those between the rollouts of the two choices.
    """

    root: S
    after: S
    other: S
    seat: int
    differences: Sequence[OutcomeDifference] = ()

    @classmethod
    def of(
        cls,
        game: GameWithMoves[S, M],
        root: S,
        better: Sequence[M],
        other: Sequence[M],
        differences: Sequence[OutcomeDifference] = (),
    ) -> Self | None:
        """Returns the comparison of two choices in `root`; None if nobody decides there.

        Raises IllegalMove if moves are not legal.
        """
        decision = game.decision(root)
        if decision is None:
            return None
        return cls(root, _play(game, root, better), _play(game, root, other), decision.actor, differences)

    def gains_in(self, names: Collection[str]) -> bool:
        """Whether the seat gains in one of these numbers of the outcome."""
        return any(each.seat == self.seat and each.name in names and each.gain >= MIN_GAIN for each in self.differences)

    def is_contest(self, difference: OutcomeDifference) -> bool:
        """Whether an opponent loses enough points in a number of the outcome in which the seat gains."""
        loss = -difference.gain
        return loss >= max(MIN_OPPONENT_LOSS, 2 * difference.margin) and self.gains_in((difference.name,))

    def in_order(self, found: Iterable[R], facts: Iterable[R], importance: Callable[[R], float]) -> list[R]:
        """Returns the reasons found, the most important first; none if all have too small gains.

        These are the seat's own largest gains, `facts`, the largest loss of an opponent, and further gains.
        """
        ranked = sorted((each for each in found if each.gain >= MIN_GAIN), key=importance, reverse=True)
        own = [each for each in ranked if each.seat == self.seat]
        opponents = [each for each in ranked if each.seat != self.seat]
        return [*own[:MAX_FIRST], *facts, *opponents[:1], *own[MAX_FIRST:]] if ranked else []


def _play(game: GameWithMoves[S, M], root: S, chosen: Sequence[M]) -> S:
    """Returns the position after the moves."""
    state = root.copy()
    for move in chosen:
        game.play(state, move)
    return state
