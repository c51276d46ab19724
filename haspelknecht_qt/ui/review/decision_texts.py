"""Decisions in hindsight, in words: what was played, what would have been better, and by how much."""

from __future__ import annotations

from typing import Generic

from attrs import frozen
from PySide6.QtCore import QLocale, QObject

from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.hints.texts import HintCardTexts, HintRow
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.review.analysis import Analysis, AnalysisStage, Finding


@frozen
class DecisionRow(Generic[M]):
    """A decision in words: when, the better option and what was done (as in a hint), what it cost, and what the buttons say.

    What ends in `aloud` is said to who does not see the card.
    """

    when: str
    better: str
    best: HintRow[M]
    played: str
    done: HintRow[M]
    cost: str
    cost_aloud: str
    show: str
    show_aloud: str
    try_again: str
    try_aloud: str
    aloud: str


class DecisionTexts(QObject, Generic[S, M, E]):
    """Finished sentences. Nothing is kept, so the language may change at any time."""

    def __init__(self, words: GameTexts[S, M, E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._hints = HintCardTexts(words, self)

    def decision(self, finding: Finding[S, M]) -> DecisionRow[M]:
        """Everything on the card of a decision."""
        question = finding.hint_answer.question
        best, done = self._hints.rows(finding.hint_answer)
        when = self._words.periods.heading(question.position)
        number = QLocale().toString(finding.loss, "f", 1)
        better, played = self.tr("Better"), self._hints.played()
        cost = self.tr("Cost {points} points").format(points=number)
        return DecisionRow(
            when=when,
            better=better,
            best=best,
            played=played,
            done=done,
            cost=self._words.formats.signed(number, -1),
            cost_aloud=cost,
            show=self.tr("Show on the table"),
            show_aloud=self.tr("Show on the table: {when}").format(when=when),
            try_again=self.tr("Try again from here"),
            try_aloud=self.tr("Try again from here: {when}").format(when=when),
            aloud=self.tr("{when}. {cost}. Better: {better}, {points}. {detail}. Played: {played}, {less}.").format(
                when=when,
                cost=cost,
                better=best.text,
                points=best.points,
                detail=best.detail,
                played=done.text,
                less=done.points,
            ),
        )

    def progress(self, analysis: Analysis[S, M], done: int, total: int) -> str:
        """While it is being judged."""
        bot = bot_name(analysis.current_bot, self._words.bots)
        if analysis.looks_again and analysis.can_rollout:
            return self.tr("{bot} plays on from what may have cost most").format(bot=bot)
        if analysis.looks_again:
            return self.tr("{bot} looks again at the costliest: {done} of {total}").format(
                bot=bot, done=done, total=total
            )
        return self.tr("{bot} looks through the decisions: {done} of {total}").format(bot=bot, done=done, total=total)

    def broken(self) -> str:
        """When it cannot go on."""
        return self.tr("The bot has broken down.")

    def nothing(self, seat: int) -> str:
        """Where nothing is to be told of a person."""
        return self.tr("{name}: no decision cost more than half a point.").format(name=self._words.seats.name(seat))

    def note(self, analysis: Analysis[S, M]) -> str:
        """Whose judgement it is, and what is missing in it."""
        hint_bot = (
            analysis.hint_bot if analysis.looks_again or analysis.stage is AnalysisStage.DONE else analysis.current_bot
        )
        bot = bot_name(hint_bot, self._words.bots)
        whose = (
            self.tr("Expected final points, found by playing on to the end as {bot} would").format(bot=bot)
            if analysis.can_rollout
            else self.tr("Expected final points, as {bot} judges it").format(bot=bot)
        )
        if not analysis.left_out:
            return whose
        missing = self.tr("%n decision(s) could not be judged.", "", analysis.left_out)
        return self.tr("{whose}. {missing}", "two sentences").format(whose=whose, missing=missing)
