"""Settings file in INI format: texts, each with a section and a name.

QSettings is not used: it creates objects from the file's contents, by which a file could run code in PySide6.
"""

from __future__ import annotations

import contextlib
import json
import os
from codecs import BOM_UTF8
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple, TypeVar

from haspelknecht_qt.core.storage import (
    StorageError,
    converting_errors,
    make_folder,
    read_limited,
    remove_leftovers,
    write_atomic,
)

FILE_NAME = "settings.ini"
LANGUAGE_KEY = "view/language"
"""Key of the chosen language; "" stands for the system's language. The command line reads this setting too."""

MAX_FILE_SIZE = 1 << 20
"""Maximum size of the file, in bytes. The program never writes a larger file, and does not read one."""

_FIRST_LINE, _LAST_LINE = "; Settings. Without the last line this file is not whole.", "; end"
"""First and last line of a file written by this program. If the last line is missing, the file was cut off."""

_NO_SECTION = " "
"""Stand-in for the section of lines before the first heading. No heading in a file can have this name."""

_Key = tuple[str, str]
T = TypeVar("T")


class _Contents(NamedTuple):
    """Texts that could be read from a file. `is_damaged`: whether other parts, or the whole, could not be read."""

    texts: dict[_Key, str]
    is_damaged: bool = False


class SettingsFile:
    """Texts stored in a file under keys such as "view/theme". Invalid contents of the file count as missing.

    A damaged or unreadable file is renamed before a new one is written. The new file has all that could be read of the old one.

    Several running programs may share the file: each writes only its own changes.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        remove_leftovers(path)
        self._texts = _read(path).texts
        self._changed_texts: dict[_Key, str] = {}
        self._unreported_files: list[Path] = []
        self._report: Callable[[Path], None] = self._unreported_files.append
        self._failure: StorageError | None = None
        """First error in writing the file."""
        self._report_failure: Callable[[StorageError], None] = lambda _error: None

    def text(self, key: str) -> str:
        """Returns the text stored under a key; "" if nothing is stored under it."""
        return self._texts.get(_section_and_name(key), "")

    def set_text(self, key: str, text: str) -> None:
        """Stores a text under a key, and writes the file if possible."""
        if self.text(key) != text:
            self._texts[_section_and_name(key)] = self._changed_texts[_section_and_name(key)] = text
            self.sync()

    def json_value(self, key: str, kind: type[T]) -> T:
        """Returns the value stored under a key as JSON; an empty one if nothing of this `kind` is stored there."""
        try:
            value = json.loads(self.text(key))
        except (ValueError, RecursionError):
            return kind()
        return value if isinstance(value, kind) else kind()

    def sync(self) -> None:
        """Writes all changes. If that fails, they stay in memory, and the next call tries again."""
        if self._changed_texts:
            with self._noting_failure():
                make_folder(self._path.parent)
                found = _read(self._path)
                if found.is_damaged:
                    self._move_aside()
                self._write(found.texts)

    def report_failure_to(self, report: Callable[[StorageError], None]) -> None:
        """Calls `report` with the first error in writing the file: now or, if there was none, when one occurs."""
        self._report_failure = report
        if self._failure is not None:
            report(self._failure)

    @contextlib.contextmanager
    def _noting_failure(self) -> Iterator[None]:
        try:
            yield
        except StorageError as error:
            if self._failure is None:
                self._failure = error
                self._report_failure(error)

    def rename_damaged_and_report(self, report: Callable[[Path], None]) -> None:
        """Renames the file if damaged. `report` gets the new path of each renamed file, earlier and later ones too."""
        self._report = report
        for path in self._unreported_files:
            report(path)
        self._unreported_files.clear()
        if _read(self._path).is_damaged:
            self.replace_damaged_file()

    def replace_damaged_file(self) -> None:
        """Renames the file, if possible, and writes a new one with all that could be read of it."""
        with self._noting_failure():
            found = _read(self._path)
            self._move_aside()
            self._write(found.texts)

    def _move_aside(self) -> None:
        """Adds for instance "-damaged-1" to the file's name, to make room for a new file. Raises StorageError."""
        # If the path is a symbolic link, only the file to which it points is renamed.
        target = Path(os.path.realpath(self._path))
        names = (target.with_name(f"{target.stem}-damaged-{number}{target.suffix}") for number in count(1))
        aside = next(name for name in names if not name.exists())
        with converting_errors(self._path):
            target.rename(aside)
        self._report(aside)

    def _write(self, texts: dict[_Key, str]) -> None:
        write_atomic(self._path, _to_bytes(texts | self._changed_texts), sync_folder=False)
        self._changed_texts.clear()


def _section_and_name(key: str) -> _Key:
    section, _, name = key.partition("/")
    return section, name


def _read(path: Path) -> _Contents:
    try:
        data = read_limited(path, MAX_FILE_SIZE)
    except OSError:
        # A file that only its owner may read would otherwise be replaced by one without its settings.
        return _Contents({}, is_damaged=os.path.isfile(path))  # noqa: PTH113 - Path.is_file may raise
    if len(data) > MAX_FILE_SIZE:
        return _Contents({}, is_damaged=True)
    from configparser import ParsingError, RawConfigParser  # noqa: PLC0415 - deferred import: the file may not exist

    # One-line values, no default section and no interpolation.
    parser = RawConfigParser(
        strict=False,
        delimiters=("=",),
        comment_prefixes=(";", "#"),
        empty_lines_in_values=False,
        default_section="\0",
    )
    # Upper and lower case of names differ.
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # as Python's manual recommends
    contents = data.decode("utf-8-sig", errors="replace")
    # Bytes that are not UTF-8 have been replaced, so that the encoded text differs from the data.
    is_utf8 = contents.encode() == data.removeprefix(BOM_UTF8)
    is_damaged = b"\0" in data or not is_utf8 or _is_cut_off(contents)
    try:
        parser.read_string(f"[{_NO_SECTION}]\n{contents}")
    except ParsingError:
        # An invalid line is skipped; the lines before and after it are still used.
        is_damaged = True
    texts: dict[_Key, str] = {}
    for section in parser.sections():
        for name, value in parser.items(section):
            text = _unquoted(value)
            is_damaged = is_damaged or text is None
            texts["" if section == _NO_SECTION else section, name] = text or ""
    return _Contents(texts, is_damaged)


def _is_cut_off(contents: str) -> bool:
    """Whether the end of a file is missing. An empty file counts as complete."""
    if contents.startswith(_FIRST_LINE):
        return _LAST_LINE not in contents.splitlines()
    # Earlier versions did not write `_LAST_LINE`, but ended the file with a line break, as most editors do.
    return bool(contents) and not contents.endswith("\n")


def _unquoted(value: str) -> str | None:
    """Reverses `_quoted`: returns the text that was written as `value`; None if the quotes are invalid."""
    if not value.startswith('"'):
        return value
    try:
        text = str(json.loads(value))
        text.encode()
    except ValueError:
        # A text that this program cannot have written, such as half of a surrogate pair, counts as missing.
        return None
    return text


def _to_bytes(texts: dict[_Key, str]) -> bytes:
    sections: dict[str, list[str]] = {}
    for (section, name), text in texts.items():
        # An empty text is left out, because a missing text counts as "".
        if text:
            sections.setdefault(section, []).append(f"{name}={_quoted(text)}\n")
    # Sorted, so that texts without a section come before the first heading.
    lines = ((f"[{section}]\n" if section else "") + "".join(lines) for section, lines in sorted(sections.items()))
    return f"{_FIRST_LINE}\n{''.join(lines)}{_LAST_LINE}\n".encode("utf-8", errors="replace")


def _quoted(text: str) -> str:
    """Returns the text as it is written after "=", in quotes if it would be misread without them."""
    is_plain = text == text.strip() and not text.startswith('"') and "\n" not in text
    return text if is_plain else json.dumps(text)
