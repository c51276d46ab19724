"""Sentences for errors of files, set-ups and undoing, in the player's language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject

from haspelknecht_qt.core.record_error import RecordError
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.core.undo import UndoError, UndoRefusal
from haspelknecht_qt.ui.messages import error_texts

translate = QCoreApplication.translate
"""Function that returns the translation of a text by Qt into the current language."""


class Messages(QObject):
    """Sentences for errors. They are translated at each call, so the language may change at any time.

    `of_setup` returns a game's sentence for an error in a set-up. `of_draw` returns its sentence about undoing a draw.
    """

    def __init__(
        self,
        parent: QObject | None = None,
        of_setup: error_texts.SetupErrorText = lambda _: None,
        of_draw: Callable[[], str] = str,
    ) -> None:
        super().__init__(parent)
        self._of_setup = of_setup
        self._of_draw = of_draw

    def of_storage(self, error: StorageError) -> str:
        """Returns the reason why a file could not be written, with advice."""
        return error_texts.of_storage(error, translate)

    def of_record(self, error: RecordError) -> str:
        """Returns the reason why a saved game was refused, with the place in it."""
        return error_texts.of_record(error, translate, self._of_setup)

    def of_undo(self, reason: UndoRefusal | UndoError) -> str:
        """Returns the reason why no move can be undone or taken back."""
        refusal = reason.reason if isinstance(reason, UndoError) else reason
        return error_texts.of_undo(refusal, translate, self._of_draw())

    def of_missing_bots(self) -> tuple[str, str, str]:
        """Returns headline, explanation and button text for the message that the weights of the bots cannot be read."""
        return (
            self.tr("The bots cannot be used"),
            self.tr(
                "The bots’ data is missing. Reinstall the program to get the bots back; until then, only people "
                "and the bot Random can play."
            ),
            self.tr("Close"),
        )

    def of_autosave(self, error: StorageError) -> str:
        """Returns the message that games cannot be saved automatically."""
        path = Path(error.file)
        return self.tr("Games cannot be saved automatically in “{folder}”. {reason}").format(
            folder=path.parent if path.suffix else path, reason=self.of_storage(error)
        )

    def of_unsaved(self, error: StorageError) -> str:
        """Returns the message that a file of the user could not be written."""
        return self.tr("“{file}” could not be written. {reason}").format(file=error.file, reason=self.of_storage(error))

    def of_refused_autosave(self, error: RecordError) -> str:
        """Returns the message that an automatically saved game cannot be read."""
        return self.tr("An automatic save cannot be read: {file}. {reason}").format(
            file=Path(error.file).name, reason=self.of_record(error)
        )
