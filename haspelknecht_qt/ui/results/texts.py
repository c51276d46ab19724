"""Texts about results of finished matches, and about errors of the results database."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QObject

from haspelknecht_qt.core.result import FORGOTTEN_NAME, Result, SeatResult
from haspelknecht_qt.core.results import DeletionPreview, ResultsError, ResultsErrorKind
from haspelknecht_qt.ui.contracts import BotTexts
from haspelknecht_qt.ui.defaults.text_enum import QT_TRANSLATE_NOOP, TextEnum
from haspelknecht_qt.ui.match.bot_names import bot_name
from haspelknecht_qt.ui.widgets.formats import number_text

if TYPE_CHECKING:
    from haspelknecht_qt.ui.contracts import AnyGameUi
    from haspelknecht_qt.ui.messages.messages import Messages

UNKNOWN_NUMBER = "\N{EN DASH}"
"""Dash that is shown in place of an unknown number."""


class ResultMessage(TextEnum):
    """Texts of messages about results: headlines, sentences, and a button. `{file}` is the path of a file."""

    # Headline: a result could not be stored.
    NOT_STORED = QT_TRANSLATE_NOOP("ResultTexts", "The result could not be saved")
    NOT_READ = QT_TRANSLATE_NOOP("ResultTexts", "This game cannot be shown")  # A headline: a game could not be opened.
    DAMAGED = QT_TRANSLATE_NOOP("ResultTexts", "The results were damaged")  # Headline: files or entries were damaged.
    # The damaged file of results was renamed to {file}.
    FILE_RENAMED = QT_TRANSLATE_NOOP(
        "ResultTexts",
        "The file with results, favourites and tournaments was damaged. It has been renamed to "
        "“{file}”, and a new file has been started.",
    )
    # Damaged entries were removed from the results. {file} is a copy with these entries.
    ENTRIES_REMOVED = QT_TRANSLATE_NOOP(
        "ResultTexts",
        "Some entries in the file with results, favourites and tournaments were damaged. They have been removed; all others are still there."
        " A copy of the damaged file is “{file}”.",
    )
    # Reason: the match cannot be opened, because its result has been deleted.
    RECORD_DELETED = QT_TRANSLATE_NOOP("ResultTexts", "Another copy of this program has deleted it.")
    # Headline: the CSV file could not be written.
    NOT_EXPORTED = QT_TRANSLATE_NOOP("ResultTexts", "The results could not be exported")
    # Headline: the results of a person could not be deleted.
    NOT_DELETED = QT_TRANSLATE_NOOP("ResultTexts", "The results could not be deleted")
    CLOSE = QT_TRANSLATE_NOOP("ResultTexts", "Close")  # The button that closes a message.


class ResultCountTexts(TextEnum):
    """Texts with a count of games, players or puzzles. Each has a singular and a plural."""

    PLAYERS = QT_TRANSLATE_NOOP("ResultCounts", "%n player(s)", None, 1)
    # Strength of a person, judged by %n games.
    STRENGTH = QT_TRANSLATE_NOOP(
        "ResultCounts",
        "Strength {strength} ± {margin}, estimated from %n game(s) against bots; the closest bot is {bot}.",
        None,
        1,
    )
    # What happens when the results of a person are deleted.
    DELETED_GAMES = QT_TRANSLATE_NOOP(
        "ResultCounts", "%n game(s) with no other person at the table will be deleted.", None, 1
    )
    ANONYMIZED_GAMES = QT_TRANSLATE_NOOP(
        "ResultCounts",
        "%n game(s) with other people are kept for them, but without this name: the results say "
        "“Somebody”, and the replay shows the seat’s colour.",
        None,
        1,
    )
    DELETED_PUZZLES = QT_TRANSLATE_NOOP(
        "ForgottenCounts", "%n puzzle(s) made from this person’s decisions will be deleted.", None, 1
    )
    DELETED_TOURNAMENTS = QT_TRANSLATE_NOOP(
        "ForgottenCounts", "%n tournament(s) in which this person plays will be deleted.", None, 1
    )


class ResultTexts(QObject):
    """Texts about results. None of them is stored, so the language may change at any time."""

    def __init__(self, messages: Messages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.messages = messages

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

    def player_name(self, seat: SeatResult, bot_texts: BotTexts) -> str:
        """Returns the name of the person or bot in a seat; "Somebody" for a deleted name."""
        if not seat.is_person:
            return bot_name(seat.player, bot_texts)
        return self.tr("Somebody") if seat.name == FORGOTTEN_NAME else seat.name

    def players_with_points(self, result: Result, bot_texts: BotTexts) -> str:
        """Returns the names and points of all players of a match, best place first."""
        # Separated by dots: otherwise screen readers would read the list as one sentence.
        ordered = sorted(result.seats, key=lambda seat: seat.place)
        return " · ".join(f"{self.player_name(seat, bot_texts)} {number_text(seat.points)}" for seat in ordered)

    def options(self, result: Result, game_ui: AnyGameUi) -> str:
        """Returns the options of a match in words, separated by dots."""
        found, texts, labelled = [], game_ui.texts.options, game_ui.texts.formats.labelled
        for option in game_ui.game.options:
            value = result.options.get(option.key)
            if value in option.values_for_player_counts(game_ui.game.players_allowed) and value is not False:
                name = texts.name(option.key)
                found.append(name if value is True else labelled(name, texts.value_name(option.key, value)))
        return "  ·  ".join(found)

    def end_date_text(self, ended: int) -> str:
        """Returns the day of a match's end, in the short format of the language. `ended` is in seconds since 1970."""
        return QLocale().toString(QDateTime.fromSecsSinceEpoch(ended).date(), QLocale.FormatType.ShortFormat)

    def end_time_text(self, ended: int) -> str:
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

    def deletion_text(self, preview: DeletionPreview) -> str:
        """Returns the sentences that say what will be deleted together with a person's results."""
        counts = {
            ResultCountTexts.DELETED_GAMES: preview.deleted_games,
            ResultCountTexts.ANONYMIZED_GAMES: preview.anonymized_games,
            ResultCountTexts.DELETED_PUZZLES: preview.deleted_puzzles,
            ResultCountTexts.DELETED_TOURNAMENTS: preview.deleted_tournaments,
        }
        last = self.tr("This cannot be undone. Saved games are kept, but will no longer count in the results.")
        return "\n\n".join([*(sentence.counted(count) for sentence, count in counts.items() if count), last])
