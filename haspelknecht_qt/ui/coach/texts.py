"""Texts of the coach: its modes, marks, warnings and lessons."""

from __future__ import annotations

from typing import Generic

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.bots.coach import CoachMark, CoachMode
from haspelknecht_qt.bots.hints import DecisionReview
from haspelknecht_qt.core.game import E, M, S
from haspelknecht_qt.ui.coach.better_move import BetterMove
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP
from haspelknecht_qt.ui.hints.client import HintQuestion
from haspelknecht_qt.ui.hints.texts import HintCardTexts

_MODES = {
    CoachMode.OFF: QT_TRANSLATE_NOOP("CoachModes", "Off"),
    CoachMode.QUIET: QT_TRANSLATE_NOOP("CoachModes", "Quiet: a mark after each move"),
    CoachMode.CAREFUL: QT_TRANSLATE_NOOP("CoachModes", "Careful: also asks before a costly move"),
    CoachMode.LESSON: QT_TRANSLATE_NOOP("CoachModes", "Lesson: also helps step by step"),
}


def mode_text(mode: CoachMode) -> str:
    """Returns the name of a mode in the menu."""
    return QCoreApplication.translate(*_MODES[mode])


class CoachTexts(QObject, Generic[S, M, E]):
    """Makes the texts of the coach, always in the current language."""

    def __init__(self, texts: GameTexts[S, M, E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game_texts = texts
        self._hint_texts = HintCardTexts(texts, self)

    def mark(self, mark: CoachMark) -> tuple[str, str]:
        """Returns the word for a mark, and the sentence that explains it."""
        return {
            CoachMark.BEST: (self.tr("best"), self.tr("Coach: no move was better.")),
            CoachMark.FINE: (self.tr("fine"), self.tr("Coach: that was fine, and cost hardly anything.")),
            CoachMark.COSTLY: (self.tr("cost about 2 points"), self.tr("Coach: that cost about 2 points.")),
            CoachMark.VERY_COSTLY: (
                self.tr("cost about 5 points"),
                self.tr("Coach: that cost about 5 points or more."),
            ),
        }[mark]

    def thinking(self) -> str:
        """Returns the message while a chosen move waits for the coach."""
        return self.tr("The coach is looking at your move…")

    def warning(self) -> tuple[str, str]:
        """Returns title and sentence of a warning. It does not name the better move."""
        return self.tr("There is something better"), self.tr("Look again, or play your move.")

    def looking(self) -> tuple[str, str]:
        """Returns title and sentence while the person looks again in a lesson."""
        return self.tr("Take your time"), self.tr("The coach helps when you ask.")

    def where(self, better: BetterMove[S, M], review: DecisionReview) -> tuple[str, str]:
        """Returns title and sentence about the area of the better move.

        It is the heading in the list of moves. If all moves have the same one, it is the item of the score.
        """
        if better.heading:
            return self.tr("Look here"), better.heading
        gain = self._gain_text(better.question, review)
        return self.tr("Look here"), gain or self.tr("Compare it with the other moves.")

    def which(self, question: HintQuestion[S, M], review: DecisionReview) -> tuple[str, str]:
        """Returns title and sentence that name the better move."""
        moves = [question.game.read_move(text) for text in review.best.moves]
        return self.tr("The better move"), self._game_texts.moves.joint_line(question.position, moves)

    def why(self, question: HintQuestion[S, M], review: DecisionReview) -> tuple[str, str]:
        """Returns title and sentences with the reasons for the better move, and what it brings in points."""
        texts, choices = self._hint_texts, (review.best.moves, review.played.moves)
        reasons = texts.reasons_text(question, review.best, review.played)
        explanation = (
            texts.reasons_sentence(reasons, is_best=True)
            if reasons
            else texts.facts_text(question.game, question.position, choices)
        )
        points = self.tr("It brings about {points} points more.").format(points=texts.points_text(review.loss))
        return self.tr("Why it is better"), "\n".join(filter(None, (explanation, points)))

    def answers(self) -> dict[str, str]:
        """Returns the labels of the card's buttons, by name."""
        return {
            "look": self.tr("Look again"),
            "play": self.tr("Play my move"),
            "where": self.tr("Where?"),
            "which": self.tr("Which move?"),
            "why": self.tr("Why?"),
            "rule": self.tr("Read the rule"),
        }

    def _gain_text(self, question: HintQuestion[S, M], review: DecisionReview) -> str:
        """Returns the source with the largest gain; "" if there is none."""
        played = dict(review.played.sources)
        gains = {name: points - played.get(name, 0.0) for name, points in review.best.sources}
        best = max(gains, key=lambda name: gains[name], default="")
        items = {item.id for item in question.game.score_items}
        if not best or best not in items or gains[best] <= 0:
            return ""
        return self.tr("The better move brings more in: {item}").format(item=self._game_texts.score.item_name(best))
