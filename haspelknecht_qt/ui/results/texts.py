"""Texts about the results of finished games, and about errors."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject

from haspelknecht_qt.core.result import FORGOTTEN, Result, SeatResult
from haspelknecht_qt.core.results import DeletionPreview, ResultsError, ResultsErrorKind
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.ui.contracts import BotTexts
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.widgets.formats import signed

if TYPE_CHECKING:
    from haspelknecht_qt.ui.messages.messages import Messages

UNKNOWN = "\N{EN DASH}"
"""Text in place of an unknown number."""


class ResultMessage(Enum):
    """Headlines and buttons of messages about results."""

    # A headline: a result could not be written.
    NOT_KEPT = QT_TRANSLATE_NOOP("ResultTexts", "The result could not be kept")
    NOT_READ = QT_TRANSLATE_NOOP("ResultTexts", "This game cannot be shown")  # A headline: a game could not be opened.
    DAMAGED = QT_TRANSLATE_NOOP("ResultTexts", "The results were damaged")  # A headline: the file was damaged.
    # A reason: a game cannot be opened because it has been deleted.
    GONE = QT_TRANSLATE_NOOP("ResultTexts", "Another copy of this program has deleted it.")
    # A headline: the file for other programs could not be written.
    NOT_EXPORTED = QT_TRANSLATE_NOOP("ResultTexts", "The results could not be exported")
    # A headline: the results of a person could not be deleted.
    NOT_DELETED = QT_TRANSLATE_NOOP("ResultTexts", "The results could not be deleted")
    CLOSE = QT_TRANSLATE_NOOP("ResultTexts", "Close")  # The button that closes a message.

    @property
    def text(self) -> str:
        """Text in the current language."""
        return QCoreApplication.translate("ResultTexts", self.value)


class ResultTexts(QObject):
    """Makes the texts of results. No text is stored, so the language may change at any time."""

    def __init__(self, messages: Messages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.messages = messages

    # Errors

    def of_error(self, error: ResultsError) -> str:
        """Returns the reason why results could not be stored or read."""
        if error.kind is ResultsErrorKind.NEWER:
            return self.tr(
                "The results of earlier games were written by a newer version of this program. They stay as they are, and this version adds"
                " nothing to them."
            )
        if error.storage is None:
            return self.tr("Another copy of this program is writing results just now. Try again in a moment.")
        return self.tr(
            "The results of finished games in “{file}” cannot be reached. {reason} Games go on as ever; a result that is missing now is added later"
            " from the automatic save."
        ).format(file=error.file, reason=self.messages.of_storage(error.storage))

    def of_damage(self, path: Path) -> str:
        """Returns the sentence about a damaged file that was renamed to `path`."""
        return self.tr(
            "The file with the results of earlier games was damaged. It has been put aside as “{file}”, with all that is in it; new results go into a"
            " new file."
        ).format(file=path)

    # Players and times

    def player(self, seat: SeatResult, words: BotTexts) -> str:
        """Returns the name of a person or bot."""
        if not seat.is_person:
            return bot_name(seat.player, words)
        return self.tr("Somebody") if seat.name == FORGOTTEN else seat.name

    def players(self, result: Result, words: BotTexts) -> str:
        """Returns all players with their points, by place."""
        # Without separators, screen readers would read the list as one sentence.
        ordered = sorted(result.seats, key=lambda seat: seat.place)
        return " · ".join(f"{self.player(seat, words)} {signed(seat.points)}" for seat in ordered)

    def day(self, ended: int) -> str:
        """Returns the day on which a game ended, in the short format of the language."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(ended).date(), QLocale.FormatType.ShortFormat)

    def moment(self, ended: int) -> str:
        """Returns the day and time at which a game ended."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(ended), QLocale.FormatType.ShortFormat)

    def duration(self, seconds: int | None) -> str:
        """Returns the duration of a game as text; a dash if unknown."""
        if seconds is None:
            return UNKNOWN
        hours, minutes = divmod(max(1, round(seconds / 60)), 60)
        if hours:
            return self.tr("{hours} h {minutes} min").format(hours=hours, minutes=f"{minutes:02}")
        return self.tr("{minutes} min").format(minutes=minutes)

    # Deletion

    def forgetting(self, preview: DeletionPreview) -> str:
        """Returns sentences about all data that are deleted with a person."""
        sentences = (
            ResultCounts().games(preview.games) if preview.games else "",
            ResultCounts().names(preview.names) if preview.names else "",
            ForgottenCounts().own_puzzles(preview.own_puzzles) if preview.own_puzzles else "",
            self.tr(
                "This cannot be undone. Games that you have saved in files stay as they are, but do not count again."
            ),
        )
        return "\n\n".join(filter(None, sentences))


class ResultCounts(QObject):
    """Sentences with a number."""

    def games(self, count: int) -> str:
        """Returns the sentence about the games that are deleted."""
        return self.tr("%n game(s) in which no other person sat will be deleted.", None, count)

    def names(self, count: int) -> str:
        """Returns the sentence about the games that are kept for other persons, without the name of the deleted person."""
        return self.tr(
            "%n game(s) with other people stay for them. The name goes: there it says “Somebody”, and the colour of the seat in the replay.",
            None,
            count,
        )

    def judged(self, count: int) -> str:
        """Returns the sentence about a person's strength. The caller inserts strength, margin and closest bot."""
        return self.tr(
            "Strength {strength} ± {margin}, judged by %n game(s) against bots; the closest bot is {bot}.", None, count
        )

    def players(self, count: int) -> str:
        """Returns the number of players in words."""
        return self.tr("%n player(s)", None, count)


class ForgottenCounts(QObject):
    """Sentence about own puzzles that are deleted with a person, with their number."""

    def own_puzzles(self, count: int) -> str:
        """Returns the sentence about the own puzzles that are deleted."""
        return self.tr("%n puzzle(s) made of this person’s decisions will be deleted.", None, count)
