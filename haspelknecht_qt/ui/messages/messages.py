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
"""Qt's function that translates a text into the current language. Its arguments are context and text."""


class Messages(QObject):
    """Sentences for errors. They are translated at each call, so the language may change at any time.

    `undo_past_draw_text` returns the game's sentence about undoing a draw.
    """

    def __init__(self, parent: QObject | None = None, undo_past_draw_text: Callable[[], str] = str) -> None:
        super().__init__(parent)
        self._undo_past_draw_text = undo_past_draw_text

    def storage_error_text(self, error: StorageError) -> str:
        """Returns the reason why a file could not be written, with advice."""
        return error_texts.storage_error_text(error, translate)

    def refused_record_text(self, error: RecordError) -> str:
        """Returns the reason why a saved game was refused, with the place in it."""
        return error_texts.refused_record_text(error, translate)

    def undo_refusal_text(self, reason: UndoRefusal | UndoError) -> str:
        """Returns the reason why no move can be undone or taken back."""
        refusal = reason.reason if isinstance(reason, UndoError) else reason
        return error_texts.undo_refusal_text(refusal, translate, self._undo_past_draw_text())

    def missing_bots_texts(self) -> tuple[str, str, str]:
        """Returns headline, explanation and button text for the message that the weights of the bots cannot be read."""
        return (
            self.tr("The bots cannot be used"),
            self.tr(
                "The bots’ data is missing. Reinstall the program to get the bots back; until then, only people "
                "and the bot Random can play."
            ),
            self.tr("Close"),
        )

    def autosave_error_text(self, error: StorageError) -> str:
        """Returns the message that games cannot be saved automatically."""
        path = Path(error.file)
        return self.tr("Games cannot be saved automatically in “{folder}”. {reason}").format(
            folder=path.parent if path.suffix else path, reason=self.storage_error_text(error)
        )

    def unsaved_file_text(self, error: StorageError) -> str:
        """Returns the message that a file of the user could not be written."""
        return self.tr("“{file}” could not be written. {reason}").format(
            file=error.file, reason=self.storage_error_text(error)
        )

    def refused_autosave_text(self, error: RecordError) -> str:
        """Returns the message that an automatically saved game cannot be read."""
        return self.tr("An automatic save cannot be read: {file}. {reason}").format(
            file=Path(error.file).name, reason=self.refused_record_text(error)
        )
