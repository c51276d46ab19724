"""Rollouts of a position's candidates to the end of the game, all with the same chance, and comparison of the results."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from attrs import define, field, frozen

from haspelknecht_qt.bots.evaluator import Evaluator, W
from haspelknecht_qt.bots.puzzles import Alternative
from haspelknecht_qt.bots.statistics import Interval, student_interval
from haspelknecht_qt.core.game import CHANCE, GameWithMoves, M, S
from haspelknecht_qt.core.rng import Generator


@frozen
class RolloutResult:
    """Result of a rollout for one seat: final score, its items, lead over the best other seat, and digest of the final position."""

    points: int
    items: tuple[tuple[str, int], ...]
    lead: int
    digest: str


@define(eq=False)
class Rollouts(Generic[S, M, W]):
    """Plays candidates of `root` to the end of the game, with the `evaluator`'s quick policy in all seats.

    `root` is the observation of the deciding seat; hidden information is filled in by chance. Chance is seeded in each
    round by `seed` and the rollout's number: rollouts of the same number differ in little more than the effect of the
    candidates.
    """

    game: GameWithMoves[S, M]
    evaluator: Evaluator[S, M, W]
    root: S
    seat: int
    seed: int
    _played: dict[int, dict[int, RolloutResult]] = field(factory=dict, init=False)
    _candidates: list[W] = field(factory=list, init=False)

    def results(self, candidate: W, numbers: range) -> list[RolloutResult]:
        """Returns the results of these rollouts; none is played twice."""
        if candidate not in self._candidates:
            self._candidates.append(candidate)
        played = self._played.setdefault(self._candidates.index(candidate), {})
        for number in numbers:
            if number not in played:
                played[number] = self._play(candidate, number)
        return [played[number] for number in numbers]

    def _play(self, candidate: W, number: int) -> RolloutResult:
        game, state = self.game, self.root.copy()
        self._carry_out(state, candidate)
        chance, round_ = self.seed + number, 0
        generator = Generator(chance, round_)
        while (decision := game.decision(state)) is not None:
            if decision.actor == CHANCE:
                game.advance(state, game.draw(state, generator))
                continue
            self.evaluator.rollout_policy(state).rollout(state, generator, 1)
            round_ += 1
            generator = Generator(chance, round_)
        standing = game.standing(state)
        totals = [seat.total for seat in standing.seats]
        best_other = max(total for seat, total in enumerate(totals) if seat != self.seat)
        return RolloutResult(
            totals[self.seat],
            tuple(standing.seats[self.seat].items),
            totals[self.seat] - best_other,
            game.digest(state),
        )

    def _carry_out(self, state: S, candidate: W) -> None:
        """Makes the candidate's moves, then the best ones in the same turn and step: some candidates only begin a turn."""
        decision = self.game.decision(state)
        self.evaluator.carry_out(state, candidate)
        while self.game.decision(state) == decision:
            self.evaluator.carry_out(state, self.evaluator.candidates(state)[0])

    def behind(self, best: W, other: W, numbers: range) -> Interval:
        """Returns the mean difference in points between two candidates, with 95 % limits by Student's t distribution."""
        pairs = zip(self.results(best, numbers), self.results(other, numbers), strict=True)
        return student_interval([one.points - two.points for one, two in pairs])

    def lost_lead(self, best: W, other: W, numbers: range) -> float:
        """Returns the mean difference between two candidates in the final lead over the best opponent."""
        pairs = zip(self.results(best, numbers), self.results(other, numbers), strict=True)
        return sum(one.lead - two.lead for one, two in pairs) / len(numbers)

    def mean(self, candidate: W, numbers: range) -> float:
        """Returns the mean final score."""
        return sum(ending.points for ending in self.results(candidate, numbers)) / len(numbers)

    def distinct(self, candidates: Sequence[W], numbers: range) -> list[W]:
        """Returns the candidates without those that have the same results as an earlier one: the same moves in another order."""
        found: dict[tuple[str, ...], W] = {}
        for candidate in candidates:
            found.setdefault(self._ends(candidate, numbers), candidate)
        return list(found.values())

    def same(self, one: W, other: W, numbers: range) -> bool:
        """Whether both candidates have the same results."""
        return one == other or self._ends(one, numbers) == self._ends(other, numbers)

    def _ends(self, candidate: W, numbers: range) -> tuple[str, ...]:
        return tuple(ending.digest for ending in self.results(candidate, numbers))

    def alternatives(self, candidates: Sequence[W], numbers: range) -> list[Alternative]:
        """Returns the candidates as alternatives with their results in these rollouts, at least two, best first.

        They are ranked by the seat's own final score, which is what a player counts. `lost_lead` has the effect on the
        others.
        """
        ranked = sorted(candidates, key=lambda candidate: self.mean(candidate, numbers), reverse=True)
        return [self._alternative(ranked[0], candidate, numbers) for candidate in ranked]

    def _alternative(self, best: W, candidate: W, numbers: range) -> Alternative:
        results = self.results(candidate, numbers)
        behind = self.behind(best, candidate, numbers)
        items = (
            (name, sum(ending.items[place][1] for ending in results) / len(results))
            for place, (name, _) in enumerate(results[0].items)
        )
        return Alternative(
            moves=tuple(self.game.write(move) for move in self.evaluator.remaining_moves(self.root, candidate) or ()),
            points=self.mean(candidate, numbers),
            behind=behind.mean,
            margin=behind.mean - behind.low,
            items=tuple((name, points) for name, points in items if points),
        )
