"""What went wrong, in the player's language: sentences for the errors of files, set-ups and undoing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.undo import Refusal, Refused
from haspelknecht_qt.games.haspelknecht.layouts import LayoutProblem
from haspelknecht_qt.games.haspelknecht.reading import DataError
from haspelknecht_qt.ui.messages import error_texts


def _translate(context: str, text: str) -> str:
    return QCoreApplication.translate(context, text)


class Messages(QObject):
    """Turns errors into sentences. Nothing is kept, so the language may change at any time."""

    def of_storage(self, error: StorageError) -> str:
        """Why a file could not be written, and what helps."""
        return error_texts.of_storage(error, _translate)

    def of_record(self, error: RecordError) -> str:
        """Why a saved game was refused: what is wrong, and where."""
        return error_texts.of_record(error, _translate)

    def of_data(self, error: DataError) -> str:
        """What is wrong with a data file or a layout: where, what stands there, and what is allowed."""
        return error_texts.of_data(error, _translate)

    def of_layout(self, problem: LayoutProblem) -> str:
        """Which condition one's own layout does not meet, and what would."""
        return error_texts.of_layout(problem, _translate)

    def of_undo(self, reason: Refusal | Refused) -> str:
        """Why nothing can be undone or taken back."""
        return error_texts.of_undo(reason.reason if isinstance(reason, Refused) else reason, _translate)

    def of_components(self, error: DataError) -> str:
        """The user's corrected printed values were refused."""
        return self.tr("Your corrected printed values are not in use. {reason}").format(reason=self.of_data(error))

    def of_corrections(self, count: int) -> str:
        """The user's corrected printed values are in use."""
        return self.tr("Your corrected printed values are in use (%n value(s)).", "", count)

    def of_missing_bots(self) -> tuple[str, str, str]:
        """What the program's own bots know cannot be read: a headline, what it means, and the word that ends it."""
        return (
            self.tr("There are no bots that think"),
            self.tr(
                "The program is not installed completely: what its bots know cannot be read. People can play, and random moves; install"
                " the program again to get the bots back."
            ),
            self.tr("Close"),
        )

    def of_autosave(self, error: StorageError) -> str:
        """The games saved by the program itself cannot be reached."""
        path = Path(error.file)
        return self.tr("Games cannot be saved automatically in “{folder}”. {reason}").format(
            folder=path.parent if path.suffix else path, reason=self.of_storage(error)
        )

    def of_unsaved(self, error: StorageError) -> str:
        """A file of the user's could not be written."""
        return self.tr("“{file}” could not be written. {reason}").format(file=error.file, reason=self.of_storage(error))

    def of_refused_autosave(self, error: RecordError) -> str:
        """A game that the program had saved by itself cannot be read."""
        return self.tr("An automatic save cannot be read: {file}. {reason}").format(
            file=Path(error.file).name, reason=self.of_record(error)
        )
