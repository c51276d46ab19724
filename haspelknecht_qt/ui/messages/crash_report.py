"""Data about an unexpected error."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen


@frozen
class Report:
    """An error of this run of the program.

    `text` is the whole report, without names of persons. `saved` is the file in which the game was saved after the error.
    It is None if there was no game, or if saving failed; then `failure` is the reason.
    """

    text: str
    saved: Path | None = None
    failure: Exception | None = None


@frozen
class PreviousCrash:
    """A previous run of the program that crashed.

    `text` is its report, which is also in `file`. `has_trace` says whether it traces the error. It does
    not if the program was stopped from outside or the machine was switched off: then there is nothing to fix.
    """

    text: str
    file: Path
    has_trace: bool
