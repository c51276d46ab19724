"""Stand-in for a folder that ignores the case of names."""

from __future__ import annotations

import io
import os
from pathlib import Path


class CaseIgnoring:
    """Folder in which names that differ only in case belong to one file. Names keep the case of their creation."""

    def __init__(self, folder: Path) -> None:
        self._folder = str(folder)
        self._list = os.listdir

    def install(self, monkeypatch) -> None:
        """Replaces the functions that take paths, for the time of a test."""
        for module, names in (
            (os, ("open", "stat", "lstat", "unlink", "remove", "replace", "rename")),
            (io, ("open",)),
        ):
            for name in names:
                monkeypatch.setattr(module, name, self._with_existing_paths(getattr(module, name)))
        monkeypatch.setattr("builtins.open", io.open)

    def _with_existing_paths(self, function):
        def call(*args, **kwargs):
            return function(*(self._existing_path(each) for each in args), **kwargs)

        return call

    def _existing_path(self, path):
        """Returns the path of the file that exists under this name in another case; otherwise the path itself."""
        if not isinstance(path, (str, Path)):
            return path
        head, name = os.path.split(path)
        if head != self._folder:
            return path
        try:
            return str(Path(head, next(each for each in self._list(head) if each.casefold() == name.casefold())))
        except (OSError, StopIteration):
            return path
