"""What is known of an error that nobody foresaw."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen


@frozen
class Report:
    """An error of this run of the program.

    `text` is all that is known of it, without the names of persons. `saved` is the file that the game was saved in after the
    error, None if there was no game or it could not be saved; in that case `failure` says why.
    """

    text: str
    saved: Path | None = None
    failure: Exception | None = None


@frozen
class PreviousCrash:
    """A run of the program that did not come to a good end.

    `text` is its report, which also lies in `file`. `has_trace` is False where the program was stopped from outside or the
    machine went off: there is nothing to mend then.
    """

    text: str
    file: Path
    has_trace: bool
