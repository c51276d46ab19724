"""Compilation of the translated messages in a checkout, if `make` has not done so. Packages have compiled messages.

Without compiled messages, the program can only show English, without correct plurals. Imports no Qt.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path

from haspelknecht_qt import languages

_TOOL_NAMES = ("lrelease", "pyside6-lrelease")
"""Names of Qt's compiler of messages: the first is usual in PySide6's folder, the second on the search path."""


class CompileError(RuntimeError):
    """The messages cannot be compiled. The message is the tool's or the system's error; "" if there is no tool."""


def outdated_files() -> dict[Path, Path]:
    """Returns {source file: compiled file} for each compiled file that is missing or older than its source."""
    found = {}
    for code in languages.codes():
        compiled = languages.messages_file(code)
        source = compiled.with_suffix(".ts")
        if source.is_file() and (not compiled.is_file() or compiled.stat().st_mtime < source.stat().st_mtime):
            found[source] = compiled
    return found


def find_message_compiler() -> str | None:
    """Returns the path of Qt's compiler of messages; None if there is none."""
    import shutil  # noqa: PLC0415 - deferred import: keeps start-up fast

    installed = find_spec("PySide6")
    folders = (installed.submodule_search_locations or []) if installed else []
    paths = [os.pathsep.join(folders), None] if folders else [None]
    return next(filter(None, (shutil.which(tool, path=path) for path in paths for tool in _TOOL_NAMES)), None)


def compile_outdated() -> None:
    """Compiles all outdated messages. Replaces each file atomically: it is always complete. Raises CompileError."""
    files = outdated_files()
    if not files:
        return
    import subprocess  # noqa: PLC0415 - deferred import: keeps start-up fast

    tool = find_message_compiler()
    if tool is None:
        raise CompileError
    for source, compiled in files.items():
        unfinished = compiled.with_name(f"{compiled.stem}.{os.getpid()}{compiled.suffix}")
        command = [tool, "-silent", str(source), "-qm", str(unfinished)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - runs only Qt's tool
            if done.returncode != 0:
                raise CompileError((done.stderr or done.stdout).strip())
            unfinished.replace(compiled)
        except OSError as error:
            raise CompileError(str(error)) from error
        finally:
            unfinished.unlink(missing_ok=True)
