"""Data about an unexpected error."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen


@frozen
class Report:
    """Unexpected error in this run of the program. `text` is the whole report, without names of persons.

    `saved` is the file in which the game was saved after the error; None if there was no game, or if saving failed.
    `failure` is the exception that saving raised; None if it raised none.
    """

    text: str
    saved: Path | None = None
    failure: Exception | None = None


@frozen
class PreviousCrash:
    """Previous run of the program, which crashed.

    `text` is the report about it, which is also in `file`. `has_trace` says whether the report has the trace of an
    error. If it has none, the program was stopped from outside or the machine was switched off: nothing needs fixing.
    """

    text: str
    file: Path
    has_trace: bool
