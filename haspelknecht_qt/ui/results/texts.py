"""Texts about results of finished matches, and about errors of the results database."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject

from haspelknecht_qt.core.result import FORGOTTEN_NAME, Result, SeatResult
from haspelknecht_qt.core.results import DeletionPreview, ResultsError, ResultsErrorKind
from haspelknecht_qt.core.translation import QT_TRANSLATE_NOOP
from haspelknecht_qt.ui.contracts import BotTexts
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.widgets.formats import signed

if TYPE_CHECKING:
    from haspelknecht_qt.ui.messages.messages import Messages

UNKNOWN_NUMBER = "\N{EN DASH}"
"""Dash that is shown in place of an unknown number."""


class ResultMessage(Enum):
    """Fixed texts of messages about results: headlines, a reason, and a button."""

    # Headline: a result could not be stored.
    NOT_STORED = QT_TRANSLATE_NOOP("ResultTexts", "The result could not be saved")
    NOT_READ = QT_TRANSLATE_NOOP("ResultTexts", "This game cannot be shown")  # A headline: a game could not be opened.
    DAMAGED = QT_TRANSLATE_NOOP("ResultTexts", "The results were damaged")  # A headline: the file was damaged.
    # Reason: the match cannot be opened, because its result has been deleted.
    RECORD_DELETED = QT_TRANSLATE_NOOP("ResultTexts", "Another copy of this program has deleted it.")
    # Headline: the CSV file could not be written.
    NOT_EXPORTED = QT_TRANSLATE_NOOP("ResultTexts", "The results could not be exported")
    # Headline: the results of a person could not be deleted.
    NOT_DELETED = QT_TRANSLATE_NOOP("ResultTexts", "The results could not be deleted")
    CLOSE = QT_TRANSLATE_NOOP("ResultTexts", "Close")  # The button that closes a message.

    @property
    def text(self) -> str:
        """Text of the message part in the current language."""
        return QCoreApplication.translate("ResultTexts", self.value)


class ResultTexts(QObject):
    """Texts about results. None of them is stored, so the language may change at any time."""

    def __init__(self, messages: Messages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.messages = messages

    # Errors

    def error_text(self, error: ResultsError) -> str:
        """Returns the reason why results could not be stored or read."""
        if error.kind is ResultsErrorKind.NEWER:
            return self.tr(
                "The results were saved by a newer version of this program. This version leaves them as they "
                "are and adds nothing to them."
            )
        if error.storage is None:
            return self.tr("Another copy of this program is saving results. Try again in a moment.")
        return self.tr(
            "The results in “{file}” cannot be opened. {reason} You can keep playing; missing results will "
            "be added later from the automatic saves."
        ).format(file=error.file, reason=self.messages.storage_error_text(error.storage))

    def damage_text(self, path: Path) -> str:
        """Returns the sentence about a damaged file of results, which was renamed to `path`."""
        return self.tr(
            "The file with results, favourites and tournaments was damaged. It has been renamed to "
            "“{file}”, and a new file has been started."
        ).format(file=path)

    def removed_rows_text(self, path: Path) -> str:
        """Returns the sentence about damaged entries removed from the results. `path` is a copy with these entries."""
        return self.tr(
            "Some entries in the file with results, favourites and tournaments were damaged. They have been removed; all others are still there."
            " A copy of the damaged file is “{file}”."
        ).format(file=path)

    # Players and times

    def player_name(self, seat: SeatResult, words: BotTexts) -> str:
        """Returns the name of the person or bot in a seat; "Somebody" for a deleted name."""
        if not seat.is_person:
            return bot_name(seat.player, words)
        return self.tr("Somebody") if seat.name == FORGOTTEN_NAME else seat.name

    def players_with_points(self, result: Result, words: BotTexts) -> str:
        """Returns the names and points of all players of a match, best place first."""
        # Separated by dots: otherwise screen readers would read the list as one sentence.
        ordered = sorted(result.seats, key=lambda seat: seat.place)
        return " · ".join(f"{self.player_name(seat, words)} {signed(seat.points)}" for seat in ordered)

    def end_day(self, ended: int) -> str:
        """Returns the day of a match's end, in the short format of the language. `ended` is in seconds since 1970."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(ended).date(), QLocale.FormatType.ShortFormat)

    def end_time(self, ended: int) -> str:
        """Returns the day and time of a match's end. `ended` is in seconds since 1970."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(ended), QLocale.FormatType.ShortFormat)

    def duration(self, seconds: int | None) -> str:
        """Returns a match's duration as text; a dash if it is unknown."""
        if seconds is None:
            return UNKNOWN_NUMBER
        hours, minutes = divmod(max(1, round(seconds / 60)), 60)
        if hours:
            return self.tr("{hours} h {minutes} min").format(hours=hours, minutes=f"{minutes:02}")
        return self.tr("{minutes} min").format(minutes=minutes)

    # Deletion

    def deletion_text(self, preview: DeletionPreview) -> str:
        """Returns the sentences that say what will be deleted together with a person's results."""
        sentences = (
            ResultCounts().games_deleted_text(preview.deleted_games) if preview.deleted_games else "",
            ResultCounts().kept_games_text(preview.anonymized_games) if preview.anonymized_games else "",
            ForgottenCounts().own_puzzles_text(preview.deleted_puzzles) if preview.deleted_puzzles else "",
            self.tr("This cannot be undone. Saved games are kept, but will no longer count in the results."),
        )
        return "\n\n".join(filter(None, sentences))


class ResultCounts(QObject):
    """Counts of games and players, in words. Each sentence has a singular and a plural."""

    def games_deleted_text(self, count: int) -> str:
        """Returns the sentence that `count` games will be deleted."""
        return self.tr("%n game(s) with no other person at the table will be deleted.", None, count)

    def kept_games_text(self, count: int) -> str:
        """Returns the sentence that `count` games stay for their other players, without the deleted name."""
        return self.tr(
            "%n game(s) with other people are kept for them, but without this name: the results say "
            "“Somebody”, and the replay shows the seat’s colour.",
            None,
            count,
        )

    def strength_text(self, count: int) -> str:
        """Returns the sentence about a person's strength, judged by `count` games.

        The caller inserts the strength, its margin and the closest bot.
        """
        return self.tr(
            "Strength {strength} ± {margin}, estimated from %n game(s) against bots; the closest bot is {bot}.",
            None,
            count,
        )

    def player_count_text(self, count: int) -> str:
        """Returns the number of players in words."""
        return self.tr("%n player(s)", None, count)


class ForgottenCounts(QObject):
    """Number of puzzles that are deleted together with a person's results, in words."""

    def own_puzzles_text(self, count: int) -> str:
        """Returns the sentence that `count` puzzles made from the person's decisions will be deleted."""
        return self.tr("%n puzzle(s) made from this person’s decisions will be deleted.", None, count)
