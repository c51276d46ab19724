"""Looks through a match that is over for the decisions that have cost its persons most; nobody ever waits for it.

Where games can be played on to their end, each decision is looked at quickly first, and then, for as long as there is time, more closely where it is
uncertain or dear (`bots.hindsight`). Elsewhere a quick bot judges every decision first. Those that it holds for dear are judged again by the strongest one, whose
word counts: it is the one that gives the hints. All of it happens in the bots' own processes, one decision after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import Enum, auto
from typing import Generic

from attrs import evolve, frozen
from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from haspelknecht_qt.bots.hints import DecisionReview, costliest
from haspelknecht_qt.bots.process import HintReply
from haspelknecht_qt.bots.review_schedule import SECONDS, ReviewSchedule
from haspelknecht_qt.core.choices import choice_of, is_known_to, is_made
from haspelknecht_qt.core.game import M, S
from haspelknecht_qt.core.match import AnyMatch, Entry, MatchOf
from haspelknecht_qt.ui.hints.client import HintAnswer, HintProvider, HintQuestion, start_hint_worker, why
from haspelknecht_qt.ui.match.bots import LATE, Bots
from haspelknecht_qt.ui.match.worker_pool import WorkerPool

RECHECKED = 8
"""So many decisions of each person are looked at again."""
MOST = 5
"""So many decisions of each person are told."""
LEAST = 0.5
"""Points that a decision has to cost to be told."""
FIRST_PART = 0.3
"""The part of the way that it is until each decision has been looked at once."""
POLL = 5
"""Milliseconds between two looks whether an answer has come."""
MAX_TRIES = 2
"""A decision that is not judged after so many tries is left out."""
MAX_FAILURES = 3
"""After so many decisions in a row that are left out, it is given up."""


class AnalysisStage(Enum):
    """How far it is."""

    WAITING = auto()
    """Not begun, or stopped on the way."""
    RUNNING = auto()
    DONE = auto()
    BROKEN = auto()
    """The bots break down again and again."""


@frozen
class Finding(Generic[S, M]):
    """A decision that has cost points. The position before it is that after `ply` moves; `hint_answer` has the better option first, then
    what was played.
    """

    seat: int
    ply: int
    loss: float
    hint_answer: HintAnswer[S, M]


@frozen
class _Task(Generic[M]):
    """A decision to be judged: the entry with which it was made, by which bot, and with how many games played on."""

    entry: Entry[M]
    hint_bot: str
    games: int = 0
    tries: int = 0


class Analysis(QObject, Generic[S, M]):
    """Judges the decisions of all persons of a match. May be stopped and started as often as wanted; what is found stays."""

    changed = Signal()
    """More is known, or it has begun, come to its end, or broken down."""
    ended = Signal(object)
    """It has come to its end, and is what comes with it; before `changed`."""

    def __init__(self, match: MatchOf[S, M], bots: Bots, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match = match
        """What is judged."""
        self._bots = bots
        self._log = match.log
        self.seats = persons_of(match)
        self.stage = AnalysisStage.WAITING
        self.hint_bot = bots.hint_bot
        """Whose word counts; "" where no bot can judge."""
        self.can_rollout = bots.can_rollout(self.hint_bot)
        """Whether games are played on to their end."""
        # Else the second strongest looks through all of the decisions: it is quick.
        self._rounds = list(bots.hint_bots[-2:])
        self._schedule: ReviewSchedule | None = None
        self._clock = QElapsedTimer()
        self._spent = 0
        self.remark: Callable[[], str] = str
        """What else there is to be said of what was found, a sentence or ""."""
        self._pool: WorkerPool[HintProvider] = WorkerPool(POLL, LATE, self)
        self._pool.answered.connect(self._receive)
        self._pool.late.connect(self._try_again)
        self._question: HintQuestion[S, M] | None = None
        self._reviews: dict[str, dict[int, tuple[DecisionReview, HintQuestion[S, M]]]] = {}
        self._tasks: list[_Task[M]] = []
        self._left_out: list[_Task[M]] = []
        self._done = 0
        self._in_a_row = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._go_on)

    # What is asked for

    @property
    def has_decisions(self) -> bool:
        """Whether there are decisions of persons, and bots that can judge them."""
        return bool(self.hint_bot) and bool(self.seats)

    def is_about(self, match: AnyMatch) -> bool:
        """Whether it is this match as it stands, played by the same persons."""
        return match is self.match and match.log == self._log and persons_of(match) == self.seats

    @property
    def current_bot(self) -> str:
        """Who is judging now."""
        return self._tasks[0].hint_bot if self._tasks else self.hint_bot

    @property
    def looks_again(self) -> bool:
        """Whether it has come to the decisions that are looked at again."""
        if self._schedule is not None:
            return not self._schedule.left
        return bool(self._tasks) and len(self._reviews) > 1

    @property
    def progress(self) -> tuple[int, int]:
        """So many decisions of so many have been looked at, by the bot at work; where games are played on, at least once."""
        if self._schedule is not None:
            return self._schedule.count - self._schedule.left, self._schedule.count
        return self._done, self._done + len(self._tasks)

    @property
    def part(self) -> float:
        """How far it is, from 0.0 to 1.0; by the time that there is, where games are played on."""
        done, total = self.progress
        looked = done / total if total else 0.0
        if not self.looks_again or not self.can_rollout:
            return looked * (FIRST_PART if self.can_rollout else 1.0)
        return min(1.0, FIRST_PART + (1.0 - FIRST_PART) * self._used / self._allowed)

    @property
    def _allowed(self) -> float:
        """So many milliseconds may be used where games are played on."""
        return SECONDS[len(self.match.seats)] * len(self.seats) * 1000

    @property
    def _used(self) -> int:
        """So many have been used."""
        return self._spent + (self._clock.elapsed() if self.stage is AnalysisStage.RUNNING else 0)

    @property
    def left_out(self) -> int:
        """So many decisions could not be judged, because a bot has broken down over them."""
        return len(self._left_out)

    def findings(self, seat: int) -> list[Finding[S, M]]:
        """The decisions of a person that have cost most, as far as they are found: the dearest first.

        Until the strongest bot has judged a decision, the quick one's verdict stands.
        """
        known: dict[int, tuple[str, DecisionReview]] = {}
        for name in self._reviews:
            if name != self.hint_bot:
                known |= {ply: (name, decision_review) for ply, decision_review in self._dearest(name, seat, RECHECKED)}
        if self.stage is AnalysisStage.DONE:
            known.clear()
        known |= {ply: (self.hint_bot, decision_review) for ply, decision_review in self._own(self.hint_bot, seat)}
        dearest = costliest(((ply, decision_review) for ply, (_, decision_review) in known.items()), MOST, LEAST)
        return [self._finding(known[ply][0], seat, ply) for ply, _ in dearest]

    def start(self) -> None:
        """Begins, or goes on."""
        if self.stage in {AnalysisStage.RUNNING, AnalysisStage.DONE} or not self.has_decisions:
            return
        if self.stage is AnalysisStage.BROKEN:
            self._in_a_row = 0
            self._tasks = self._left_out + self._tasks
            self._done -= len(self._left_out)
            self._left_out = []
        self.stage = AnalysisStage.RUNNING
        self._clock.start()
        self._soon.start()
        self.changed.emit()

    def stop(self) -> None:
        """Stops at once; what was being judged is judged again when it goes on."""
        self._soon.stop()
        self._question = None
        self._pool.close()
        if self.stage is AnalysisStage.RUNNING:
            self._spent += self._clock.elapsed()
            self.stage = AnalysisStage.WAITING
            self.changed.emit()

    # Analysis

    def _go_on(self) -> None:
        """Asks the next question, whatever it is."""
        while self._question is None and self.stage is AnalysisStage.RUNNING:
            if self._tasks:
                self._ask()
            elif self.can_rollout:
                self._look()
            elif self._rounds:
                self._begin_round()
            else:
                self._end(AnalysisStage.DONE)

    def _look(self) -> None:
        """The next look at a decision by games played on, while there is time; a first look at each there is always time for."""
        if self._schedule is None:
            self._reviews[self.hint_bot] = {}
            plies = [entry.ply for entry in decisions(self.match, self.seats)]
            self._schedule = ReviewSchedule.of(plies, MOST * len(self.seats))
        next_task = self._schedule.next_task()
        if next_task is None or (self.looks_again and self._used >= self._allowed):
            self._end(AnalysisStage.DONE)
        else:
            self._tasks = [_Task(self.match.entries[next_task.number], self.hint_bot, next_task.games)]

    def _begin_round(self) -> None:
        """The next bot looks at all decisions, or at those that the one before it held for dear."""
        before = next(reversed(self._reviews), None)
        hint_bot = self._rounds.pop(0)
        entries = self.match.entries
        if before is None:
            found = decisions(self.match, self.seats)
        else:
            dear = [one for seat in self.seats for one in self._dearest(before, seat, RECHECKED)]
            found = [entries[ply] for ply, _ in sorted(dear, key=lambda one: one[1].loss, reverse=True)]
        self._reviews[hint_bot] = {}
        self._tasks = [_Task(entry, hint_bot) for entry in found]
        self._done = 0

    def _ask(self) -> None:
        task = self._tasks[0]
        question = self._question = why(self.match, task.entry)
        self._pool.ask(
            task.hint_bot,
            lambda: start_hint_worker(question.game, self._bots.bot_factory(task.hint_bot)),
            lambda consultant: consultant.ask_review(
                question.observation, question.decision, question.move, task.games
            ),
        )

    def _receive(self, reply: HintReply) -> None:
        task, question = self._tasks[0], self._question
        if reply.failure is not None:
            self._try_again()
            return
        self._question = None
        self._in_a_row = 0
        if reply.decision_review is not None and question is not None:
            self._reviews[task.hint_bot][task.entry.ply] = (reply.decision_review, question)
        if self._schedule is not None:
            self._schedule.record(task.entry.ply, reply.decision_review)
        self._step()
        self._go_on()

    def _try_again(self) -> None:
        """The bot has broken down over a decision, or come to no answer."""
        task, self._question = self._tasks[0], None
        if task.tries + 1 < MAX_TRIES:
            self._tasks[0] = evolve(task, tries=task.tries + 1)
        else:
            self._left_out.append(evolve(task, tries=0))
            if self._schedule is not None:
                self._schedule.record(task.entry.ply, None)
            self._in_a_row += 1
            self._step()
            if self._in_a_row >= MAX_FAILURES:
                self._end(AnalysisStage.BROKEN)
        self._go_on()

    def _step(self) -> None:
        del self._tasks[0]
        self._done += 1
        self.changed.emit()

    def _end(self, stage: AnalysisStage) -> None:
        """It has come to its end, or cannot go on: the processes are not needed any more."""
        self.stop()
        self.stage = stage
        if stage is AnalysisStage.DONE:
            self.ended.emit(self)
        self.changed.emit()

    def _dearest(self, hint_bot: str, seat: int, most: int) -> list[tuple[int, DecisionReview]]:
        """(ply, verdict) of a person's decisions that have cost most, as this bot sees it."""
        return costliest(self._own(hint_bot, seat), most, LEAST)

    def _own(self, hint_bot: str, seat: int) -> list[tuple[int, DecisionReview]]:
        """(ply, verdict) of all decisions of a person that this bot has judged."""
        entries = self.match.entries
        judged = self._reviews.get(hint_bot, {})
        return [(ply, decision_review) for ply, (decision_review, _) in judged.items() if entries[ply].actor == seat]

    def _finding(self, hint_bot: str, seat: int, ply: int) -> Finding[S, M]:
        decision_review, question = self._reviews[hint_bot][ply]
        hint_answer = HintAnswer(question, hint_bot, (decision_review.best, decision_review.played), 1)
        return Finding(seat, choice_of(self.match, ply)[0], decision_review.loss, hint_answer)


def decisions(match: MatchOf[S, M], seats: Collection[int]) -> list[Entry[M]]:
    """The moves of these seats that decide something; of several that are one choice the one that ends it."""
    # All of these seats read what is found: what one of them may never know of another's choice is left out.
    known = {seat: frozenset(entry.ply for entry in match.entries_for(seat)) for seat in seats}
    return [
        entry
        for entry in match.entries
        if entry.actor in seats
        and is_made(match, entry.ply)
        and choice_of(match, entry.ply)[1] == entry.ply
        and all(seat == entry.actor or is_known_to(match, known[seat], entry.ply) for seat in seats)
    ]


def persons_of(match: AnyMatch) -> tuple[int, ...]:
    """The seats that persons play."""
    return tuple(number for number, seat in enumerate(match.seats) if seat.is_person)
