"""What is wrong in a file of rule texts."""

from __future__ import annotations

from pathlib import Path


class RuleTextError(ValueError):
    """A rule text cannot be read.

    `path` and `line` (from 1) say where, `found` is what stands there, `allowed` what may.
    """

    def __init__(self, path: Path, line: int, found: str, allowed: str) -> None:
        super().__init__(f"{path}:{line}: {found}; allowed: {allowed}")
        self.path = path
        self.line = line
        self.found = found
        self.allowed = allowed
