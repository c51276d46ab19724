"""Data about an unexpected error."""

from __future__ import annotations

from pathlib import Path

from haspelknecht_qt.core.fast_attrs import frozen


@frozen
class CrashReport:
    """Unexpected error in this run of the program.

    `text` is the whole report, without names of persons. `saved_file` is the file in which the game was saved after the
    error; None if there was no game, or if saving failed. `save_failure` is the exception raised by saving; None
    without one.
    """

    text: str
    saved_file: Path | None = None
    save_failure: Exception | None = None


@frozen
class CrashedRun:
    """Previous run of the program, which crashed.

    `text` is the report about the crash, read from `file`. `has_trace` says whether the report has the stack trace of
    an error. Without a trace, the program was stopped from outside or the machine was switched off: nothing needs
    fixing.
    """

    text: str
    file: Path
    has_trace: bool
