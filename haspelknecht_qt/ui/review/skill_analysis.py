"""Measures luck and skill in a finished match, in the background: the losses of decisions and the luck of draws.

Every real decision of a person is reviewed with the same number of rollouts. So error rates can be compared with those
measured in advance. Draws are measured only where luck is shown (`bots.luck_figures`). The strongest bot does both, in
its own process.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject

from haspelknecht_qt.bots.luck import MAX_LUCKIEST_DRAWS, REVIEW_ROLLOUTS, DrawLuck, DrawSpan, draws_of
from haspelknecht_qt.bots.luck_figures import LuckFigures
from haspelknecht_qt.bots.process import HintReply
from haspelknecht_qt.bots.statistics import Z_95
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.match import Entry, MatchOf
from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.seat_findings import DRAWS, GameFindings, SeatFinding, lead
from haspelknecht_qt.ui.hints.client import question_about
from haspelknecht_qt.ui.match.bots import BotService
from haspelknecht_qt.ui.review.analysis import MAX_FAILURES_IN_A_ROW, AnalysisStage, MatchAnalysis, reviewable_decisions


@frozen
class MeasuredDraw:
    """Draw with its luck times the slope of its stage. `points` has the luck by seat, `variances` the variance of each.

    `ply` is the number of moves before the draw, `end` that after it. `period` is that of `Game.period`.
    """

    ply: int
    end: int
    period: tuple[int, int]
    points: tuple[float, ...]
    variances: tuple[float, ...]


class SkillAnalysis(MatchAnalysis[S, M]):
    """Measurement of luck and skill of all persons in a match."""

    def __init__(
        self, match: MatchOf[S, M], bots: BotService, figures: LuckFigures, parent: QObject | None = None
    ) -> None:
        """`figures` are the measured figures for the number of seats of `match`."""
        super().__init__(match, bots, parent)
        self.figures = figures
        self._tasks: list[Entry[M] | DrawSpan] = []
        self._task_count = 0
        self._draws: list[MeasuredDraw] = []
        self._losses: dict[tuple[int, tuple[int, int], str], list[float]] = {}

    @property
    @override
    def is_possible(self) -> bool:
        return super().is_possible and self.can_rollout

    @property
    @override
    def progress_share(self) -> float:
        return 1.0 - len(self._tasks) / self._task_count if self._task_count else 0.0

    def luckiest_draws(self, seat: int) -> list[MeasuredDraw]:
        """Returns the luckiest draws of a seat that have been measured, the luckiest first. Unlucky ones are left out."""
        lucky = [draw for draw in self._draws if draw.points[seat] > 0]
        return sorted(lucky, key=lambda draw: draw.points[seat], reverse=True)[:MAX_LUCKIEST_DRAWS]

    def findings(self, seats: Iterable[int]) -> tuple[SeatFinding, ...]:
        """Returns the findings about these seats so far."""
        wanted = set(seats)
        found = [
            SeatFinding(seat, period, kind, len(losses), sum(losses), sum(loss**2 for loss in losses))
            for (seat, period, kind), losses in self._losses.items()
            if seat in wanted
        ]
        by_period: dict[tuple[int, int], list[MeasuredDraw]] = {}
        for draw in self._draws:
            by_period.setdefault(draw.period, []).append(draw)
        for seat in sorted(wanted):
            found += [
                SeatFinding(
                    seat,
                    period,
                    DRAWS,
                    len(draws),
                    sum(draw.points[seat] for draw in draws),
                    sum(draw.variances[seat] for draw in draws),
                )
                for period, draws in by_period.items()
            ]
        return tuple(found)

    def game_findings(self, seat: int) -> GameFindings:
        """Returns the findings about one seat so far, with its final lead. The time of the end is 0."""
        totals = [each.total for each in self.match.game.standing(self.match.state).seats]
        return GameFindings(0, len(totals), lead(totals, seat), self.findings((seat,)))

    def _all_tasks(self) -> list[Entry[M] | DrawSpan]:
        match, tasks = self.match, list[Entry[M] | DrawSpan]()
        # If no luck is shown, no positions are made: that takes time.
        actors = [entry.actor for entry in match.entries] if self.figures.general_refusal is None else []
        for draw in draws_of(actors):
            if self.figures.refusal(match.game.period(match.state_at(draw.start))) is None:
                tasks.append(draw)
        return [*tasks, *reviewable_decisions(match, self.seats)]

    @override
    def _ask_next(self) -> None:
        if not self._task_count:
            self._tasks = self._all_tasks()
            self._task_count = len(self._tasks)
        if self.stage is not AnalysisStage.RUNNING:
            return
        if not self._tasks:
            self._end(AnalysisStage.DONE)
            return
        task, match = self._tasks[0], self.match
        if isinstance(task, DrawSpan):
            before, after = match.state_at(task.start), match.state_at(task.end)
            decision = match.entries[task.start].decision
            self._ask(self.hint_bot, lambda worker: worker.ask_luck(before, decision, after))
        else:
            asked = question_about(match, task)
            self._ask(
                self.hint_bot,
                lambda worker: worker.ask_review(asked.observation, asked.decision, (asked.move,), REVIEW_ROLLOUTS),
            )

    @override
    def _receive(self, reply: HintReply) -> None:
        if reply.failure is not None:
            self._try_again()
            return
        self._failures_in_a_row = 0
        task, match = self._tasks.pop(0), self.match
        if isinstance(task, DrawSpan):
            period = match.game.period(match.state_at(task.start))
            if reply.luck is not None:
                self._draws.append(self._measured_draw(task, period, reply.luck))
        elif reply.decision_review is not None:
            period = match.game.period(match.state_at(task.ply))
            key = task.actor, period, task.decision.step
            self._losses.setdefault(key, []).append(reply.decision_review.loss)
        self.changed.emit()
        self._ask_next()

    def _measured_draw(self, draw: DrawSpan, period: tuple[int, int], luck: DrawLuck) -> MeasuredDraw:
        """Returns a draw with its luck times the slope of its stage. The slope's own error counts too."""
        slope = self.figures.slopes[period]
        slope_error = (slope.high - slope.low) / (2 * Z_95)
        return MeasuredDraw(
            draw.start,
            draw.end,
            period,
            tuple(points * slope.mean for points in luck.points),
            tuple(
                (slope.mean * error) ** 2 + (points * slope_error) ** 2
                for points, error in zip(luck.points, luck.errors, strict=True)
            ),
        )

    @override
    def _try_again(self) -> None:
        # The question is asked again after all others.
        self._tasks.append(self._tasks.pop(0))
        self._failures_in_a_row += 1
        if self._failures_in_a_row >= MAX_FAILURES_IN_A_ROW:
            self._end(AnalysisStage.GAVE_UP)
        else:
            self._ask_next()
