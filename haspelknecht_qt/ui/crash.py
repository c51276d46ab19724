"""Errors that nobody foresaw: written down, told without a traceback in one's face, and nothing lost or sent."""

from __future__ import annotations

import platform
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

import PySide6
from PySide6.QtCore import QObject, Signal, qVersion

import haspelknecht_qt
from haspelknecht_qt import paths
from haspelknecht_qt.core import record
from haspelknecht_qt.ui.dialogs import Answer, copy_text

if TYPE_CHECKING:
    from haspelknecht_qt.ui.main_window import MainWindow

KEPT = 20
"""So many reports are kept."""


class Watch(QObject):
    """Hears of every error that reaches the top, from whatever thread, and tells of the first one."""

    happened = Signal(str)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._told = False
        self.happened.connect(self._tell)

    def hear(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Takes the place of sys.excepthook."""
        if issubclass(kind, KeyboardInterrupt):
            self._window.close()
            return
        report = self._report("".join(traceback.format_exception(kind, error, trace)))
        print(report, file=sys.stderr)  # noqa: T201 - who started the program in a terminal sees it there too
        write_report(report)
        self.happened.emit(report)

    def _report(self, trace: str) -> str:
        sitting = self._window.sitting
        game = "no game" if sitting is None else record.to_code(sitting.match)
        return "\n".join(
            (
                f"haspelknecht-qt {haspelknecht_qt.__version__}",
                f"Python {platform.python_version()}, Qt {qVersion()}, PySide6 {PySide6.__version__}",
                platform.platform(),
                "",
                trace,
                game,
            )
        )

    def _tell(self, report: str) -> None:
        if self._told:
            return
        self._told = True
        self._window.dialogs.ask(
            "refuse",
            self.tr("Something went wrong in the program"),
            self.tr(
                "Your game was saved after the last move. You can play on; if the table looks wrong, close the program and "
                "go on with the game afterwards. The report below helps to mend it. Nothing is sent anywhere."
            ),
            [
                Answer(self.tr("Play on"), then=self._forget),
                Answer(self.tr("Copy the report"), then=lambda: self._copy(report)),
                Answer(self.tr("Close the program"), then=self._window.leave),
            ],
            report,
        )

    def _forget(self) -> None:
        self._told = False

    def _copy(self, report: str) -> None:
        copy_text(report)
        self._forget()


def watch(window: MainWindow) -> Watch:
    """Has every unforeseen error told in this window."""
    heard = Watch(window)
    sys.excepthook = heard.hear
    return heard


def write_report(report: str) -> Path | None:
    """Writes a report into the folder of logs and drops the oldest; None where that is not possible."""
    folder = paths.user_log()
    moment = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S-%f")
    path = folder / f"error-{moment}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8")
        for old in sorted(folder.glob("error-*.txt"))[:-KEPT]:
            old.unlink()
    except OSError:
        return None
    return path
