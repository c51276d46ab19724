"""Dialog for an unexpected error in this run of the program, or in the previous one.

It consists of plain Qt widgets, because the error may be in the program's own widgets.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.ui.messages.crash_report import CrashedRun, CrashReport
from haspelknecht_qt.ui.messages.messages import Messages
from haspelknecht_qt.ui.widgets.filling import fill_layout

WIDTH, HEIGHT = 720, 520
MARGIN, SPACING = 24, 14


class CrashDialog(QDialog):
    """Dialog with a headline, the state of the game, the report, and buttons for what to do next.

    After closing, it emits `resume_wanted` if the player wants to play on, or `quit_wanted` to end the program. Esc
    means `resume_wanted` if possible.
    """

    resume_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, report: str, outcome: str, parent: QWidget | None = None, *, may_play_on: bool = True) -> None:
        """`outcome` is the sentence about the saved game; "" if there was no game."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Something went wrong"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        headline = QLabel(self.tr("Something went wrong in the program"))
        headline.setProperty("role", "section")
        request = self.tr(
            "The report below helps to fix the problem. It contains no names, and nothing is sent: copy it if you "
            "want to pass it on."
        )
        self.words = QLabel("\n\n".join(filter(None, (outcome, request))))
        self.words.setWordWrap(True)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setAccessibleName(self.tr("Report"))
        self.report.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.copy_button = QPushButton(self.tr("Copy the report"))
        self.quit_button = QPushButton(self.tr("Close the program"))
        self.play_button = QPushButton(self.tr("Continue"))
        self.copy_button.clicked.connect(self._copy)
        self.quit_button.clicked.connect(self._quit)
        self.play_button.clicked.connect(self.accept)
        first = self.play_button if may_play_on else self.quit_button
        first.setDefault(True)
        first.setProperty("kind", "primary")
        row = fill_layout(QHBoxLayout(), self.copy_button, 1, self.quit_button, self.play_button)
        parts = headline, self.words, self.report, row
        fill_layout(QVBoxLayout(self), *parts, spacing=SPACING, margins=(MARGIN, MARGIN, MARGIN, MARGIN))
        self.play_button.setVisible(may_play_on)
        self.resize(WIDTH, HEIGHT)
        first.setFocus()

    def accept(self) -> None:
        """Closes the dialog, and resumes the game if possible."""
        super().accept()
        self.resume_wanted.emit()

    def reject(self) -> None:
        """Handles Esc and the window's close button like `accept`: closing the dialog must not lose the game."""
        self.accept()

    def _quit(self) -> None:
        super().reject()
        self.quit_wanted.emit()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.copy_button.setText(self.tr("Copied"))


class CrashTexts(QObject):
    """Sentences about crashes. They are translated at each call, so the language may change at any time."""

    def __init__(self, messages: Messages) -> None:
        super().__init__(messages)
        self._messages = messages

    def outcome_text(self, saved: Path | None, failure: Exception | None) -> str:
        """Returns the sentence that says whether the game was saved after the error; "" if there was no game."""
        if isinstance(failure, StorageError):
            return self.tr("Your game could not be saved in “{file}”. {reason}").format(
                file=failure.file, reason=self._messages.storage_error_text(failure)
            )
        if failure is not None:
            return self.tr("Your game could not be saved again; the automatic save of your last move is still there.")
        if saved is not None:
            return self.tr("Your game was saved as of the last move. You can continue.")
        return ""

    def previous_crash_text(self, crash: CrashedRun) -> str:
        """Returns the message at the start of the program about a crash of the previous run.

        The message also holds without a game, and for a guest, whose game is saved by the host.
        """
        if crash.has_trace:
            return self.tr(
                "The program crashed last time. A game begun on this computer is saved as of its last move. A report is in "
                "“{file}”."
            ).format(file=crash.file)
        return self.tr(
            "Last time, the program was not closed properly. A game begun on this computer is saved as of its last move."
        )

    def log_error_text(self, error: StorageError) -> str:
        """Returns the message that the folder of logs cannot be written."""
        return self.tr("Nothing can be written to “{folder}”: if the program crashes, there will be no report.").format(
            folder=error.file
        )


class CrashReporter(QObject):
    """Shows crash dialogs, one at a time, over a window if there is one. Emits the signals of the dialog."""

    resume_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, texts: CrashTexts, window: QWidget | None = None) -> None:
        super().__init__(texts)
        self._texts = texts
        self._window = window
        self.dialog: CrashDialog | None = None

    def report_error(self, report: CrashReport) -> None:
        """Shows a dialog about the error. Without a running event loop, waits until the dialog is closed."""
        if self.dialog is not None:
            return
        is_running = QThread.currentThread().loopLevel() > 0
        outcome = self._texts.outcome_text(report.saved_file, report.save_failure)
        dialog = CrashDialog(report.text, outcome, self._window, may_play_on=is_running)
        self.dialog = dialog
        dialog.resume_wanted.connect(self.resume_wanted)
        dialog.quit_wanted.connect(self.quit_wanted)
        dialog.finished.connect(self._forget_dialog)
        if is_running:
            dialog.open()
        else:
            dialog.exec()

    def _forget_dialog(self) -> None:
        self.dialog = None
