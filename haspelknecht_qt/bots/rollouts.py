"""Options of one position played on to the end of the game, all with the same chance, and compared by how the games ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic

from attrs import define, field, frozen

from haspelknecht_qt.bots.advice import Advice, W
from haspelknecht_qt.bots.puzzles import Alternative
from haspelknecht_qt.bots.statistics import Interval, student_interval
from haspelknecht_qt.core.draw import Generator
from haspelknecht_qt.core.game import CHANCE, GameOf, M, S


@frozen
class Ending:
    """How a game ended for one seat: its final score, by items too, by how much it led before the best of the others, and the whole position's digest."""

    points: int
    items: tuple[tuple[str, int], ...]
    lead: int
    digest: str


@define(eq=False)
class Rollouts(Generic[S, M, W]):
    """Plays options of `root` on to the end, everybody quickly by the judgement of `advice`.

    `root` is what the seat that is asked there may see; what is hidden is filled in by chance. Chance comes from the `seed` and the number of
    the rollout, anew in each round, so that rollouts of the same number differ in little more than what the options change.
    """

    game: GameOf[S, M]
    advice: Advice[S, M, W]
    root: S
    seat: int
    seed: int
    _played: dict[int, dict[int, Ending]] = field(factory=dict, init=False)
    _options: list[W] = field(factory=list, init=False)

    def endings(self, option: W, numbers: range) -> list[Ending]:
        """How the game ended in each of these rollouts; none is played twice."""
        if option not in self._options:
            self._options.append(option)
        played = self._played.setdefault(self._options.index(option), {})
        for number in numbers:
            if number not in played:
                played[number] = self._play(option, number)
        return [played[number] for number in numbers]

    def _play(self, option: W, number: int) -> Ending:
        game, state = self.game, self.root.copy()
        self._carry_out(state, option)
        chance, round_ = self.seed + number, 0
        generator = Generator(chance, round_)
        while (decision := game.decision(state)) is not None:
            if decision.actor == CHANCE:
                game.advance(state, game.draw(state, generator))
                continue
            self.advice.lookout(state).play_on(state, generator, 1)
            round_ += 1
            generator = Generator(chance, round_)
        standing = game.standing(state)
        totals = [seat.total for seat in standing.seats]
        best_other = max(total for seat, total in enumerate(totals) if seat != self.seat)
        return Ending(
            totals[self.seat],
            tuple(standing.seats[self.seat].items),
            totals[self.seat] - best_other,
            game.digest(state),
        )

    def _carry_out(self, state: S, option: W) -> None:
        """The option, and what the seat then does best in the same turn of the same step: some options are no more than its beginning."""
        asked = self.game.decision(state)
        self.advice.carry_out(state, option)
        while self.game.decision(state) == asked:
            self.advice.carry_out(state, self.advice.options(state)[0])

    def behind(self, best: W, other: W, numbers: range) -> Interval:
        """By how many points one option ends behind another, with the limits of Student's distribution."""
        pairs = zip(self.endings(best, numbers), self.endings(other, numbers), strict=True)
        return student_interval([one.points - two.points for one, two in pairs])

    def lost_lead(self, best: W, other: W, numbers: range) -> float:
        """By how much more one option ends ahead of the best opponent than another, on average."""
        pairs = zip(self.endings(best, numbers), self.endings(other, numbers), strict=True)
        return sum(one.lead - two.lead for one, two in pairs) / len(numbers)

    def mean(self, option: W, numbers: range) -> float:
        """The final score on average."""
        return sum(ending.points for ending in self.endings(option, numbers)) / len(numbers)

    def different(self, options: Sequence[W], numbers: range) -> list[W]:
        """The options without those that lead to the same ends as one before them: the same moves in another order are one."""
        found: dict[tuple[str, ...], W] = {}
        for option in options:
            found.setdefault(self._ends(option, numbers), option)
        return list(found.values())

    def same(self, one: W, other: W, numbers: range) -> bool:
        """Whether both options lead to the same ends."""
        return one == other or self._ends(one, numbers) == self._ends(other, numbers)

    def _ends(self, option: W, numbers: range) -> tuple[str, ...]:
        return tuple(ending.digest for ending in self.endings(option, numbers))

    def alternatives(self, options: Sequence[W], numbers: range) -> list[Alternative]:
        """The options with what they are worth by these rollouts, at least two of them, best first.

        Worth is the seat's own final score: that is what a player counts. Whether others gain by it too, `lost_lead` tells.
        """
        ranked = sorted(options, key=lambda option: self.mean(option, numbers), reverse=True)
        return [self._alternative(ranked[0], option, numbers) for option in ranked]

    def _alternative(self, best: W, option: W, numbers: range) -> Alternative:
        endings = self.endings(option, numbers)
        behind = self.behind(best, option, numbers)
        items = (
            (name, sum(ending.items[place][1] for ending in endings) / len(endings))
            for place, (name, _) in enumerate(endings[0].items)
        )
        return Alternative(
            moves=tuple(self.game.write(move) for move in self.advice.line(self.root, option) or ()),
            points=self.mean(option, numbers),
            behind=behind.mean,
            margin=behind.mean - behind.low,
            items=tuple((name, points) for name, points in items if points),
        )
