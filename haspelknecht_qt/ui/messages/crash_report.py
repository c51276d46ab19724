"""Data about an unexpected error."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen


@frozen
class Report:
    """Error of this run of the program.

    `text` is the whole report, without names of persons. `saved` is the file in which the game was saved after the error.
    `saved` is None if there was no game, or if saving failed. `failure` is the error of saving; None without an error.
    """

    text: str
    saved: Path | None = None
    failure: Exception | None = None


@frozen
class PreviousCrash:
    """Previous run of the program that crashed.

    `text` is its report, which is also in `file`. `has_trace` says whether the report traces the
    error. There is no trace if the program was stopped from outside or the machine was switched off: nothing needs fixing.
    """

    text: str
    file: Path
    has_trace: bool
