"""Handling of unexpected errors: the game is saved first, then the player is informed and can copy a report.

`CrashHandler` handles uncaught exceptions, Qt's critical and fatal messages and, through faulthandler, errors that end
the process at once. Reports stay in the folder of logs; nothing is sent anywhere.
"""

from __future__ import annotations

import contextlib
import copy
import faulthandler
import logging
import platform
import sys
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

import PySide6
from attrs import evolve
from PySide6.QtCore import QMessageLogContext, QObject, Qt, QThread, QtMsgType, Signal, qInstallMessageHandler, qVersion

import haspelknecht_qt
from haspelknecht_qt import logs
from haspelknecht_qt.core import record
from haspelknecht_qt.core.game import CHANCE
from haspelknecht_qt.core.match import AnyMatch
from haspelknecht_qt.core.storage import StorageError
from haspelknecht_qt.runs import Run, write_error_report
from haspelknecht_qt.ui.messages.crash_report import CrashedRun, CrashReport
from haspelknecht_qt.ui.setup.choices import roll_seed

LAST_MOVE_COUNT = 20
"""Number of last moves listed in a report. The code of the whole match follows them."""

REPEAT_INTERVAL = 10.0
"""Seconds after an error during which the same error is only logged, not reported again."""

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}

_SaveOutcome = tuple[Path | None, Exception | None]

_log = logging.getLogger(__name__)


def print_report(report: CrashReport) -> None:
    """Writes a report to the standard error. Does nothing in a process without standard error."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(f"{report.text}\n")


def describe_match(match: AnyMatch) -> str:
    """Returns the last moves of a match and its code, both without the players' names.

    If the match is not over, the code has another seed, so that readers of the report cannot foresee the draws.
    """
    lines = [
        f"{entry.ply + 1}  {'chance' if entry.actor == CHANCE else f'seat {entry.actor + 1}'}  {entry.text}"
        for entry in match.entries[-LAST_MOVE_COUNT:]
    ]
    anonymous_match = copy.copy(match) if match.is_over else match.without_future(roll_seed())
    anonymous_match.seats = tuple(
        evolve(seat, name=f"Seat {number}") for number, seat in enumerate(match.seats, start=1)
    )
    return "\n".join(("Last moves:", *lines, "", record.to_code(anonymous_match)))


class CrashHandler(QObject):
    """Saves the game and informs the player after an unexpected error in any thread, while its `with` block runs.

    `previous` is an earlier run that crashed, or None. `failure` is the reason why the folder of logs cannot be
    written, or None. Without that folder only logs and stored reports are missing.
    """

    _error_caught = Signal(str, object)

    def __init__(
        self,
        log_folder: Path,
        *,
        save: Callable[[], Path | None] = lambda: None,
        game: Callable[[], str] = str,
        players: Callable[[], Sequence[str]] = tuple,
        report: Callable[[CrashReport], None] = print_report,
    ) -> None:
        """Installs the handler. By default there is no game, and reports are written to the standard error.

        `save` saves the game and returns the file, None if there is no game; it may raise anything. `game` returns a
        description like that of `describe_match`. `players` returns names of persons, which are removed from logs and
        reports. `report` informs the player.
        """
        super().__init__()
        self._save = save
        self._game = game
        self._players = players
        self._report = report
        self.previous: CrashedRun | None = None
        self.failure: StorageError | None = None
        self._folder = log_folder
        self._scrub = logs.scrubber()
        self._run: Run | None = None
        self._reported_at: dict[str, float] = {}
        self._is_busy = False
        self._hooks = (sys.excepthook, sys.unraisablehook, threading.excepthook)
        try:
            self._begin_program_run()
        except OSError as cause:
            self.failure = StorageError(str(log_folder), cause)
        self._error_caught.connect(self._report_error, Qt.ConnectionType.QueuedConnection)
        sys.excepthook = self.on_exception
        sys.unraisablehook = self._on_unraisable
        threading.excepthook = self._on_thread_exception
        qInstallMessageHandler(self._on_qt_message)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Removes the handler. An error that leaves the `with` block is reported first, and the exit status is 1."""
        if isinstance(error, Exception):
            self.on_exception(type(error), error, trace)
        self.close()
        if isinstance(error, Exception):
            raise SystemExit(1) from error

    def close(self) -> None:
        """Removes the handler and marks the run as ended normally. A second call does nothing."""
        sys.excepthook, sys.unraisablehook, threading.excepthook = self._hooks
        qInstallMessageHandler(None)
        if self._run is not None:
            faulthandler.disable()
            self._run.end()
            self._run = None
            _log.info("ended")
            logs.stop()

    def on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Handles an uncaught exception, in place of sys.excepthook."""
        if not issubclass(kind, Exception):
            # Ctrl+C and SystemExit are not errors.
            self._hooks[0](kind, error, trace)
            return
        self._handle_error("".join(traceback.format_exception(kind, error, trace)))

    def _begin_program_run(self) -> None:
        self._run = run = Run(self._folder)
        logs.start(self._folder, run.number, self._anonymized)
        _log.info("%s", ", ".join(_versions()))
        run.trace.write(("\n".join(_versions()) + "\n\n").encode())
        faulthandler.enable(run.trace, all_threads=True)
        for content in run.crash_traces:
            text = self._scrub(content.decode("utf-8", "replace")).strip()
            crash = CrashedRun(text, write_error_report(self._folder, text), has_trace="\n\n" in text)
            if self.previous is None or (crash.has_trace and not self.previous.has_trace):
                self.previous = crash

    def _handle_error(self, trace: str) -> None:
        """Logs an error. The error is reported in the window's thread, even if it occurred in another thread."""
        _log.error("%s", trace)
        if not self.thread().isCurrentThread():
            self._error_caught.emit(trace, None)
        elif self._should_report(trace):
            # The game is saved before anything else: if the report itself fails, the last move is not lost.
            outcome = self._save_game()
            if QThread.currentThread().loopLevel() > 0:
                # The event loop reports the error later, because it may have occurred while a widget was being painted.
                self._error_caught.emit(trace, outcome)
            else:
                self._report_error(trace, outcome)

    def _should_report(self, trace: str) -> bool:
        """Whether to report an error. Repetitions are only logged, because errors in painting repeat."""
        now = time.monotonic()
        last = self._reported_at.get(trace)
        self._reported_at[trace] = now
        return not self._is_busy and (last is None or now - last > REPEAT_INTERVAL)

    def _report_error(self, trace: str, outcome: _SaveOutcome | None) -> None:
        """Writes the report and informs the player. Saves the game first if `outcome` (of `_save_game`) is None."""
        if self._is_busy:
            return
        self._is_busy = True
        try:
            saved, failure = outcome or self._save_game()
            report = CrashReport(self._compose_report(trace, saved, failure), saved, failure)
            if self._run is not None:
                with contextlib.suppress(OSError):
                    write_error_report(self._folder, report.text)
            try:
                self._report(report)
            except Exception:  # noqa: BLE001 - the report itself may be broken
                _log.exception("the report could not be shown")
                print_report(report)
        finally:
            self._is_busy = False

    def _save_game(self) -> _SaveOutcome:
        """Saves the game. Returns its file (None without a game), and the exception if saving failed (else None)."""
        try:
            return self._save(), None
        except Exception as failure:  # noqa: BLE001 - the failure is reported with the original error
            _log.exception("the game could not be saved")
            return None, failure

    def _compose_report(self, trace: str, saved: Path | None, failure: Exception | None) -> str:
        if failure is not None:
            outcome = f"The game could not be saved: {failure}"
        else:
            outcome = "There was no game to save." if saved is None else "The game was saved after the last move."
        try:
            game = self._game()
        except Exception as error:  # noqa: BLE001 - a report without the game is better than none
            game = self._anonymized(f"The game cannot be described: {error!r}")
        # Players' names are not removed from the description of the game, which contains none. Removing a name such as
        # "draw" would remove this word from the moves.
        summary = self._anonymized("\n".join((*_versions(), outcome, "", trace.strip())))
        return f"{summary}\n\n{self._scrub(game)}".strip()

    def _anonymized(self, text: str) -> str:
        """Returns the text without the names of user, home folder, machine and players."""
        try:
            names = self._players()
        except Exception:  # noqa: BLE001 - the source of the names may be broken
            names = ()
        return logs.redact_players(self._scrub(text), names)

    def _on_thread_exception(self, error: threading.ExceptHookArgs) -> None:
        if error.exc_value is not None:
            self.on_exception(error.exc_type, error.exc_value, error.exc_traceback)

    def _on_unraisable(self, error: sys.UnraisableHookArgs) -> None:
        """Logs an error in a finalizer. It is not reported, because it has no consequences for the program."""
        _log.error("%s: %r: %s", error.err_msg or "ignored", error.object, error.exc_value, exc_info=error.exc_value)

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        line = f"{context.category or 'qt'}: {message}"
        _log.log(_LEVELS[kind], "%s", line)
        if kind in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}:
            return
        if sys.stderr is not None:
            with contextlib.suppress(OSError):
                sys.stderr.write(f"{line}\n")
        if kind is QtMsgType.QtCriticalMsg:
            self._handle_error("".join((*traceback.format_stack()[:-1], f"Qt, {line}\n")))
        elif kind is QtMsgType.QtFatalMsg:
            # Qt ends the process after this handler: nothing can be shown any more. The next run reports the trace.
            if self.thread().isCurrentThread():
                self._save_game()
            if self._run is not None:
                with contextlib.suppress(OSError):
                    self._run.trace.write(f"Qt, {line}\n".encode())


def _versions() -> tuple[str, str, str]:
    packaged = " (packaged)" if getattr(sys, "frozen", False) else ""
    return (
        f"haspelknecht-qt {haspelknecht_qt.__version__}{packaged}",
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {PySide6.__version__}",
        platform.platform(),
    )
