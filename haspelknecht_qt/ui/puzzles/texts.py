"""Texts of a puzzle: question, judgement of the answer, and values of the alternatives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Generic

from PySide6.QtCore import QDate, QLocale, QObject

from haspelknecht_qt.core.game import E, GameWithMoves, M, S
from haspelknecht_qt.core.glicko import GlickoRating
from haspelknecht_qt.core.puzzle_progress import MistakePuzzle, PuzzleProgressState
from haspelknecht_qt.ui.contracts import GameTexts
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.hints.client import HintAnswer
from haspelknecht_qt.ui.hints.texts import MIN_SHOWN_POINTS, HintCardTexts, HintRow, shown_difference
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.puzzles.puzzle import Answer, ListedPuzzle

if TYPE_CHECKING:
    from haspelknecht_qt.bots.puzzles import Alternative

JULIAN_DAY_OFFSET = 1721425
"""Difference between Qt's Julian day and the ordinal of the same day (`datetime.date.toordinal`)."""


def rating_text(rating: GlickoRating) -> str:
    """Returns a rating with its 95% margin, such as "1512 ± 180"."""
    return f"{round(rating.points)} ± {round(rating.margin)}"


def format_day(ordinal: int) -> str:
    """Returns the date of an ordinal day (`datetime.date.toordinal`) in the short format of the current language."""
    return QLocale().toString(QDate.fromJulianDay(ordinal + JULIAN_DAY_OFFSET), QLocale.FormatType.ShortFormat)


class PuzzleSentence(TextEnum):
    """Sentences about puzzles. %n is a number: of solved puzzles, or of decisions that became puzzles."""

    RIGHT = QT_TRANSLATE_NOOP("PuzzleTexts", "Correct: that is the best move.")
    UNJUDGED = QT_TRANSLATE_NOOP("PuzzleTexts", "No bot could judge this move. It does not count.")
    ANSWERED = QT_TRANSLATE_NOOP("PuzzleTexts", "You have answered this puzzle")
    SEE_CARD = QT_TRANSLATE_NOOP("PuzzleTexts", "The card shows what each move is worth.")
    NOT_COUNTED = QT_TRANSLATE_NOOP("PuzzleTexts", "Only your first answer counted.")
    SHOWN_ON_TABLE = QT_TRANSLATE_NOOP("PuzzleTexts", "The best move is shown on the table.")
    VALUE_SOURCE = QT_TRANSLATE_NOOP(
        "PuzzleTexts",
        "Expected final points, from many games played quickly to the end as the strongest bot would; ± is the 95% margin.",
    )
    SOLVED_COUNT = QT_TRANSLATE_NOOP("SolvedCount", "%n of {all} solved", None, 1)
    MISTAKE_PUZZLE_COUNT = QT_TRANSLATE_NOOP(
        "OwnPuzzleCounts", "%n of these decisions will come back to you under “Puzzles”, starting tomorrow.", None, 1
    )


class PuzzleTexts(QObject, Generic[S, M, E]):
    """Makes the texts of puzzles, always in the current language."""

    def __init__(self, texts: GameTexts[S, M, E], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self.hints = HintCardTexts(texts, self)

    def title(self, puzzle: ListedPuzzle, theme: str) -> str:
        """Returns the title of a puzzle. `theme` is the name of its theme in the current language."""
        if not puzzle.number:
            return self.tr("Your own mistake")
        return self.tr("Puzzle {number}: {theme}").format(number=puzzle.number, theme=theme)

    def question(self, state: S) -> str:
        """Returns the question of a puzzle. `state` is the state at its decision."""
        return self.tr("Your turn: {heading}. Play what you think is best, then see what it is worth.").format(
            heading=self._texts.periods.heading(state)
        )

    def wrong_answer_text(self, alternatives: Sequence[Alternative], place: int) -> str:
        """Returns the sentence for an answer that equals the alternative at `place`, which is not the best one."""
        points = self.hints.points_text(shown_difference(alternatives[0].points, alternatives[place].points))
        return self.tr("Not the best: it falls {points} points short.").format(points=points)

    def bot_judged_answer_text(self, loss: float, hint_bot: str, *, right: bool) -> str:
        """Returns the sentence for an answer that a bot judged. `loss` is the loss of the answer, in points."""
        bot = bot_name(hint_bot, self._texts.bots)
        if right:
            return self.tr("Correct: as {bot} judges it, no move is better.").format(bot=bot)
        return self.tr("Not the best: as {bot} judges it, it falls about {points} points short.").format(
            bot=bot, points=self.hints.points_text(loss)
        )

    def due_day_sentence(self, mistake_puzzle: MistakePuzzle) -> str:
        """Returns the sentence about the day when the puzzle is due again, or that it will not come back."""
        if mistake_puzzle.state(mistake_puzzle.due_day) is PuzzleProgressState.SOLVED:
            return self.tr("Solved: it will not come back.")
        return self.tr("It will come back on {day}.").format(day=format_day(mistake_puzzle.due_day))

    def new_rating_sentence(self, before: GlickoRating, after: GlickoRating) -> str:
        """Returns the sentence about the player's new rating after a first try."""
        change = round(after.points) - round(before.points)
        return self.tr("Your rating: {rating} ({change}).").format(
            rating=rating_text(after), change=self._texts.formats.with_sign(str(abs(change)), change)
        )

    def rows(
        self, game: GameWithMoves[S, M], position: S, alternatives: Sequence[Alternative], played_index: int | None
    ) -> list[HintRow[M]]:
        """Returns the texts of the alternatives: their moves, expected final points, and reasons for and against them."""
        found: list[HintRow[M]] = []
        for place, each in enumerate(alternatives):
            moves = [game.read_move(text) for text in each.moves]
            reasons = self._reasons(game, position, alternatives, place)
            detail = ". ".join(filter(None, (self._loss_text(alternatives[0], each) if place else "", reasons)))
            text, numbers = self._texts.moves.joint_line(position, moves), self._numbers(alternatives, place)
            is_played = place == played_index
            found.append(HintRow(text, self.hints.points_text(each.points), detail, None, is_played, numbers))
        return found

    def _reasons(self, game: GameWithMoves[S, M], position: S, alternatives: Sequence[Alternative], place: int) -> str:
        """Returns why the best answer is better than the next, or what speaks for another answer nevertheless."""
        if len(alternatives) < 2:
            return ""
        best, chosen, other = alternatives[0], alternatives[place], alternatives[0 if place else 1]
        differences = [each.swapped() for each in chosen.differences] if place else other.differences
        reasons = self.hints.advantages_text(game, position, (chosen.moves, other.moves), differences)
        if not reasons:
            return self.hints.facts_text(game, position, (chosen.moves, other.moves))
        return self.hints.reasons_sentence(reasons, is_best=chosen is best)

    def _numbers(self, alternatives: Sequence[Alternative], place: int) -> str:
        """Returns the points of the best answer by score item, or the differences of another answer to them."""
        points = dict(alternatives[place].items)
        if place:
            best = dict(alternatives[0].items)
            points = {key: points.get(key, 0.0) - best.get(key, 0.0) for key in {**points, **best}}
        return self.hints.sources_text(points, self._texts.score.item_name)

    def bot_judged_row(
        self, position: S, answer: Answer[M], hint_answer: HintAnswer[S, M], best_value: float
    ) -> HintRow[M]:
        """Returns the texts of an answer that a bot judged. `best_value` is the best alternative's value in points."""
        behind = answer_loss(answer, hint_answer)
        hints, number = hint_answer.hints, self.hints.points_text
        mine = hints[hint_answer.played_index or 0]
        less = self.tr("about {points} less").format(points=number(behind))
        points = less if behind >= MIN_SHOWN_POINTS else self.tr("as good")
        against = self.hints.reasons_text(hint_answer.question, hints[0], mine)
        detail = ". ".join(filter(None, (points, self.hints.counter_sentence(against) if against else "")))
        text = self._texts.moves.joint_line(position, list(answer.moves))
        value = self.tr("≈ {points}").format(points=number(best_value - behind))
        return HintRow(text, value, detail, None, is_played=True)

    def _loss_text(self, best: Alternative, alternative: Alternative) -> str:
        """Returns the text about an alternative's loss against the best one, with its margin of error."""
        points = self.hints.points_text(shown_difference(best.points, alternative.points))
        margin = self.hints.points_text(alternative.margin)
        words = (
            self.tr("{points} ± {margin} less") if alternative.margin >= MIN_SHOWN_POINTS else self.tr("{points} less")
        )
        return words.format(points=points, margin=margin)


def answer_loss(answer: Answer[M], hint_answer: HintAnswer[S, M]) -> float:
    """Returns the loss of an answer in points: of its last choice, judged by the bot, plus of the moves before it."""
    hints = hint_answer.hints
    if not hints or hint_answer.played_index is None:
        return answer.earlier_loss
    return answer.earlier_loss + max(0.0, hints[0].points - hints[hint_answer.played_index].points)
