"""A reader of untrusted data, as the fuzz tests try it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from attrs import frozen
from hypothesis import strategies as st


@frozen
class Reader:
    """A reader of files.

    `damaged_files` generates damaged files as bytes. `read` reads a file in a folder and returns the sentences that
    refuse it, none if it is accepted.
    """

    damaged_files: st.SearchStrategy[bytes]
    read: Callable[[bytes, Path], Iterable[str]]
