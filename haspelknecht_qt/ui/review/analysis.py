"""Reviews the decisions of persons in a finished match, in the background, and finds the costliest ones.

If the strongest bot can make rollouts, it first reviews every decision with a few rollouts. In the remaining time,
uncertain or costly decisions get more rollouts (`bots.review_schedule`).

Otherwise, the second strongest bot reviews every decision, because it is quick. Then the strongest bot reviews the
costliest decisions again. Its reviews replace the earlier ones.

Bots run in their own processes and review one decision at a time. Other analyses share `MatchAnalysis`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum, auto
from typing import Generic

from attrs import evolve
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from haspelknecht_qt.bots.hints import DecisionReview
from haspelknecht_qt.bots.process import HintReply, HintWorker
from haspelknecht_qt.bots.review_schedule import TIME_LIMITS, ReviewSchedule, costliest_decisions
from haspelknecht_qt.core.choices import choice_span, is_choice_complete, is_choice_known
from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.match import AnyMatch, Entry, MatchOf
from haspelknecht_qt.core.override import override
from haspelknecht_qt.ui.hints.client import HintAnswer, HintQuestion, question_about
from haspelknecht_qt.ui.match.bots import ANSWER_TIME_LIMIT, BotService
from haspelknecht_qt.ui.match.worker_pool import BackgroundWorkerPool

MAX_RECHECKED_DECISIONS = 8
"""Maximum number of decisions of each person that the strongest bot reviews again after the quick bot."""
MAX_COSTLY_DECISIONS = 5
"""Maximum number of costly decisions that are shown for each person."""
MIN_LOSS = 0.5
"""Minimum loss of a decision that counts as costly, in points."""
FIRST_REVIEW_SHARE = 0.3
"""Share of the progress bar for the first review of every decision. The remainder is for further rollouts."""
POLL_INTERVAL = 5
"""Interval of the timer that checks for a bot's answer, in milliseconds."""
MAX_REVIEW_TRIES = 2
"""Number of failed tries to review a decision after which the decision is left out."""
MAX_FAILURES_IN_A_ROW = 3
"""Number of successive questions without an answer after which an analysis gives up."""


class AnalysisStage(Enum):
    """Stage of an analysis."""

    WAITING = auto()
    """The analysis has not been started, or was stopped."""
    RUNNING = auto()
    DONE = auto()
    GAVE_UP = auto()
    """MAX_FAILURES_IN_A_ROW answers in a row failed. `MatchAnalysis.start` asks again."""


@frozen
class CostlyDecision(Generic[S, M]):
    """Costly decision. `ply` is the number of moves before the decision; `loss` is its loss in points.

    `hint_answer` has two hints: the better choice, and the choice that was played.
    """

    seat: int
    ply: int
    loss: float
    hint_answer: HintAnswer[S, M]


@frozen
class _ReviewTask(Generic[M]):
    """Task to review one decision.

    `entry` is the log entry of the decision. `hint_bot` is the name of the bot that reviews it. `rollouts`
    is the number of rollouts; 0 for a review without them.
    """

    entry: Entry[M]
    hint_bot: str
    rollouts: int = 0
    failed_try_count: int = 0


class MatchAnalysis(QObject, Generic[S, M]):
    """Analysis of a finished match by bots. After `stop`, `start` continues it and keeps its results.

    Subclasses ask the bots in `_ask_next`.
    """

    changed = Signal()
    """Emitted after each answer that counts, and after each change of `stage`."""
    ended = Signal(object)
    """Emitted with this analysis when it is done, before `changed`."""

    def __init__(self, match: MatchOf[S, M], bots: BotService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        """Match that is analysed."""
        self.seats = person_seats(match)
        self.hint_bot = bots.hint_bot
        """Name of the strongest bot that can review decisions; "" if there is none."""
        self.can_rollout = bots.can_rollout(self.hint_bot)
        """Whether decisions are reviewed by rollouts."""
        self.stage = AnalysisStage.WAITING
        self._bots = bots
        self._log = match.log
        self._failures_in_a_row = 0
        self._pool: BackgroundWorkerPool[HintWorker] = BackgroundWorkerPool(POLL_INTERVAL, ANSWER_TIME_LIMIT, self)
        self._pool.answered.connect(self._receive)
        self._pool.timed_out.connect(self._try_again)
        self._start_timer = QTimer(self, singleShot=True, interval=0)
        self._start_timer.timeout.connect(self._ask_next)

    @property
    def is_possible(self) -> bool:
        """Whether persons took part in the match, and a bot can analyse it."""
        return bool(self.hint_bot) and bool(self.seats)

    @property
    def progress_share(self) -> float:
        """Progress from 0.0 to 1.0."""
        raise NotImplementedError

    def fits_match(self, match: AnyMatch) -> bool:
        """Whether this is an analysis of `match` with its present log and its present persons."""
        return match is self.match and match.log == self._log and person_seats(match) == self.seats

    def start(self) -> None:
        """Starts the analysis, or continues it after `stop` or after it has given up."""
        if self.stage in {AnalysisStage.RUNNING, AnalysisStage.DONE} or not self.is_possible:
            return
        self._failures_in_a_row = 0
        self.stage = AnalysisStage.RUNNING
        self._start_timer.start()
        self.changed.emit()

    def stop(self) -> None:
        """Stops the analysis at once. The next `start` repeats the question without an answer."""
        self._start_timer.stop()
        self._pool.end_all_workers()
        if self.stage is AnalysisStage.RUNNING:
            self.stage = AnalysisStage.WAITING
            self.changed.emit()

    def _ask_next(self) -> None:
        """Asks the next question, or ends the analysis if there is none."""
        raise NotImplementedError

    def _ask(self, hint_bot: str, ask: Callable[[HintWorker], None]) -> None:
        """Calls `ask` with the process of a bot. The answer goes to `_receive`."""
        self._pool.ask(hint_bot, lambda: HintWorker(self.match.game, self._bots.bot_factory(hint_bot)), ask)

    def _receive(self, reply: HintReply) -> None:
        """Keeps the answer to the last question, and asks the next one."""
        raise NotImplementedError

    def _try_again(self) -> None:
        """Plans to repeat the last question, which has no answer, and asks the next one."""
        raise NotImplementedError

    def _end(self, stage: AnalysisStage) -> None:
        """Ends the analysis and the processes of the bots. `stage` is the final stage: DONE or GAVE_UP."""
        self.stop()
        self.stage = stage
        if stage is AnalysisStage.DONE:
            self.ended.emit(self)
        self.changed.emit()


class Analysis(MatchAnalysis[S, M]):
    """Review of the decisions of all persons in a match."""

    def __init__(self, match: MatchOf[S, M], bots: BotService, parent: QObject | None = None) -> None:
        super().__init__(match, bots, parent)
        # Bots that review in turn, if there are no rollouts: the quick one, then the strongest one.
        self._waiting_bots = list(bots.hint_bots[-2:])
        self._schedule: ReviewSchedule | None = None
        self._clock = QElapsedTimer()
        self._time_spent = 0
        self.remarks: dict[int, Callable[[], str]] = {}
        """Functions that return a sentence to be shown below the costliest decisions of a person, by seat."""
        self._question: HintQuestion[S, M] | None = None
        self._reviews: dict[str, dict[int, tuple[DecisionReview, HintQuestion[S, M]]]] = {}
        self._tasks: list[_ReviewTask[M]] = []
        self._left_out_tasks: list[_ReviewTask[M]] = []
        self._done_count = 0

    @property
    def current_bot(self) -> str:
        """Name of the bot that is reviewing decisions."""
        return self._tasks[0].hint_bot if self._tasks else self.hint_bot

    @property
    def is_rechecking(self) -> bool:
        """Whether every decision has been reviewed once, and some decisions are now reviewed more thoroughly."""
        if self._schedule is not None:
            return not self._schedule.unreviewed_count
        return bool(self._tasks) and len(self._reviews) > 1

    @property
    def review_counts(self) -> tuple[int, int]:
        """Number of reviews that the current bot has finished, and number of all its reviews.

        With rollouts, only the first review of each decision counts.
        """
        if self._schedule is not None:
            return self._schedule.decision_count - self._schedule.unreviewed_count, self._schedule.decision_count
        return self._done_count, self._done_count + len(self._tasks)

    @property
    @override
    def progress_share(self) -> float:
        """Progress from 0.0 to 1.0: with rollouts, of the whole analysis; without, of the current bot."""
        done, total = self.review_counts
        reviewed = done / total if total else 0.0
        if not self.can_rollout:
            return reviewed
        if not self.is_rechecking:
            return reviewed * FIRST_REVIEW_SHARE
        return min(1.0, FIRST_REVIEW_SHARE + (1.0 - FIRST_REVIEW_SHARE) * self._time_used / self._time_limit)

    @property
    def _time_limit(self) -> float:
        """Time limit of an analysis with rollouts, in milliseconds."""
        return TIME_LIMITS[len(self.match.seats)] * len(self.seats) * 1000

    @property
    def _time_used(self) -> int:
        """Time used by the analysis so far, in milliseconds."""
        return self._time_spent + (self._clock.elapsed() if self.stage is AnalysisStage.RUNNING else 0)

    @property
    def left_out_count(self) -> int:
        """Number of decisions that were left out, because a bot failed."""
        return len(self._left_out_tasks)

    def costliest_decisions_so_far(self, seat: int) -> list[CostlyDecision[S, M]]:
        """Returns the costliest decisions of a person that have been found so far, the costliest first.

        Reviews by the strongest bot take precedence over those by the quick bot.
        """
        known: dict[int, tuple[str, DecisionReview]] = {}
        for name in self._reviews:
            if name != self.hint_bot:
                known |= {ply: (name, review) for ply, review in self._costliest_reviews(name, seat)}
        if self.stage is AnalysisStage.DONE:
            known.clear()
        known |= {ply: (self.hint_bot, review) for ply, review in self._reviews_of(self.hint_bot, seat)}
        reviewed = ((ply, review) for ply, (_, review) in known.items())
        found = costliest_decisions(reviewed, MAX_COSTLY_DECISIONS, MIN_LOSS)
        return [self._costly_decision(known[ply][0], seat, ply) for ply, _ in found]

    @override
    def start(self) -> None:
        if self.stage is AnalysisStage.GAVE_UP:
            self._tasks = self._left_out_tasks + self._tasks
            self._done_count -= len(self._left_out_tasks)
            self._left_out_tasks = []
        if self.stage is not AnalysisStage.RUNNING:
            self._clock.start()
        super().start()

    @override
    def stop(self) -> None:
        self._question = None
        if self.stage is AnalysisStage.RUNNING:
            self._time_spent += self._clock.elapsed()
        super().stop()

    @override
    def _ask_next(self) -> None:
        while self._question is None and self.stage is AnalysisStage.RUNNING:
            if self._tasks:
                self._ask_bot_for_review()
            elif self.can_rollout:
                self._choose_decision_or_end()
            elif self._waiting_bots:
                self._begin_reviews_by_next_bot()
            else:
                self._end(AnalysisStage.DONE)

    def _choose_decision_or_end(self) -> None:
        """Chooses the next decision for rollouts. Ends the analysis if there is none, or after the time limit."""
        if self._schedule is None:
            self._reviews[self.hint_bot] = {}
            plies = [entry.ply for entry in reviewable_decisions(self.match, self.seats)]
            self._schedule = ReviewSchedule(plies, MAX_COSTLY_DECISIONS * len(self.seats))
        next_task = self._schedule.next_task()
        if next_task is None or (self.is_rechecking and self._time_used >= self._time_limit):
            self._end(AnalysisStage.DONE)
        else:
            self._tasks = [_ReviewTask(self.match.entries[next_task.number], self.hint_bot, next_task.rollouts)]

    def _begin_reviews_by_next_bot(self) -> None:
        """Plans the reviews by the next bot: the quick bot gets all decisions, the strongest bot the costliest ones."""
        previous_bot = next(reversed(self._reviews), None)
        hint_bot = self._waiting_bots.pop(0)
        if previous_bot is None:
            entries = reviewable_decisions(self.match, self.seats)
        else:
            found = [one for seat in self.seats for one in self._costliest_reviews(previous_bot, seat)]
            found.sort(key=lambda one: one[1].shown_loss, reverse=True)
            entries = [self.match.entries[ply] for ply, _ in found]
        self._reviews[hint_bot] = {}
        self._tasks = [_ReviewTask(entry, hint_bot) for entry in entries]
        self._done_count = 0

    def _ask_bot_for_review(self) -> None:
        task = self._tasks[0]
        question = self._question = question_about(self.match, task.entry)
        self._ask(
            task.hint_bot,
            lambda worker: worker.ask_review(question.position, question.decision, question.made, task.rollouts),
        )

    @override
    def _receive(self, reply: HintReply) -> None:
        task, question = self._tasks[0], self._question
        if reply.failure is not None:
            self._try_again()
            return
        self._question = None
        self._failures_in_a_row = 0
        if reply.decision_review is not None and question is not None:
            self._reviews[task.hint_bot][task.entry.ply] = (reply.decision_review, question)
        if self._schedule is not None:
            self._schedule.record(task.entry.ply, reply.decision_review)
        self._finish_task()
        self._ask_next()

    @override
    def _try_again(self) -> None:
        """Repeats a review that failed or timed out. After MAX_REVIEW_TRIES tries, leaves the decision out."""
        task, self._question = self._tasks[0], None
        if task.failed_try_count + 1 < MAX_REVIEW_TRIES:
            self._tasks[0] = evolve(task, failed_try_count=task.failed_try_count + 1)
        else:
            self._left_out_tasks.append(evolve(task, failed_try_count=0))
            if self._schedule is not None:
                self._schedule.record(task.entry.ply, None)
            self._failures_in_a_row += 1
            self._finish_task()
            if self._failures_in_a_row >= MAX_FAILURES_IN_A_ROW:
                self._end(AnalysisStage.GAVE_UP)
        self._ask_next()

    def _finish_task(self) -> None:
        del self._tasks[0]
        self._done_count += 1
        self.changed.emit()

    def _costliest_reviews(self, hint_bot: str, seat: int) -> list[tuple[int, DecisionReview]]:
        """Returns up to MAX_RECHECKED_DECISIONS reviews by this bot: of a person's costliest decisions, with plies."""
        return costliest_decisions(self._reviews_of(hint_bot, seat), MAX_RECHECKED_DECISIONS, MIN_LOSS)

    def _reviews_of(self, hint_bot: str, seat: int) -> list[tuple[int, DecisionReview]]:
        """Returns all reviews of the person's decisions by this bot, with the plies of the decisions."""
        entries, reviews = self.match.entries, self._reviews.get(hint_bot, {})
        return [(ply, decision_review) for ply, (decision_review, _) in reviews.items() if entries[ply].actor == seat]

    def _costly_decision(self, hint_bot: str, seat: int, ply: int) -> CostlyDecision[S, M]:
        decision_review, question = self._reviews[hint_bot][ply]
        # The bot may have gone on in another way than the player, for instance with an extraction.
        played = evolve(decision_review.played, moves=question.made_texts)
        hint_answer = HintAnswer(question, hint_bot, (decision_review.best, played), 1)
        return CostlyDecision(seat, choice_span(self.match, ply)[0], decision_review.shown_loss, hint_answer)


def reviewable_decisions(match: MatchOf[S, M], seats: Collection[int]) -> list[Entry[M]]:
    """Returns the log entry of the last move of each decision of these seats."""
    # Secret decisions are left out if one of these seats may not know them, because all persons can read the results.
    known = {seat: frozenset(entry.ply for entry in match.entries_for(seat)) for seat in seats}
    return [
        entry
        for entry in match.entries
        if entry.actor in seats
        and is_choice_complete(match, entry.ply)
        and choice_span(match, entry.ply)[1] == entry.ply
        and all(seat == entry.actor or is_choice_known(match, known[seat], entry.ply) for seat in seats)
    ]


def person_seats(match: AnyMatch) -> tuple[int, ...]:
    """Returns the seats of persons, ascending."""
    return tuple(number for number, seat in enumerate(match.seats) if seat.is_person)
