"""The file of the settings: texts by section and name, in the manner of an INI file, and nothing but texts.

Qt's own QSettings is not used: it makes objects out of what it finds in a file, with PySide6 also such that run code of the file's choice.
"""

from __future__ import annotations

import contextlib
import json
from configparser import ParsingError, RawConfigParser
from pathlib import Path

from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.storage import StorageError, make_folder, read_limited, write_atomic

FILE = "settings.ini"
LANGUAGE_KEY = "view/language"
"""The key of the language that was chosen in the program, "" for the system's: the command line speaks it too."""

LARGEST = 1 << 20
"""A file of more bytes is none of ours, and not read."""

_NO_SECTION = " "
"""Stands for the heading of what comes before the first one: no heading that is read is like it."""

_Key = tuple[str, str]


class _Parser(RawConfigParser):
    """Reads INI files: names as they are written, values in one line, no meaning in any section or sign."""

    def __init__(self) -> None:
        super().__init__(
            strict=False,
            delimiters=("=",),
            comment_prefixes=(";", "#"),
            empty_lines_in_values=False,
            default_section="\0",
        )

    @override
    def optionxform(self, optionstr: str) -> str:
        """A name as it is."""
        return optionstr


class SettingsFile:
    """Texts that are kept in a file, by keys such as "view/theme". What is wrong in the file counts as not there.

    Several programs may share the file: each writes what it has changed itself, and leaves the rest as it finds it.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._texts = _read(path)
        self._changed: dict[_Key, str] = {}

    def text(self, key: str) -> str:
        """The text of a key, "" where there is none."""
        return self._texts.get(_parts(key), "")

    def set(self, key: str, text: str) -> None:
        """Changes a text, also in the file if that can be written."""
        if self.text(key) != text:
            self._texts[_parts(key)] = self._changed[_parts(key)] = text
            self.write()

    def write(self) -> None:
        """Writes what has changed. Where that is not possible the changes last as long as the program, and the next call tries again."""
        if self._changed:
            with contextlib.suppress(StorageError):
                make_folder(self._path.parent)
                write_atomic(self._path, _written(_read(self._path) | self._changed), sync_folder=False)
                self._changed.clear()


def _parts(key: str) -> _Key:
    section, _, name = key.partition("/")
    return section, name


def _read(path: Path) -> dict[_Key, str]:
    try:
        data = read_limited(path, LARGEST)
    except OSError:
        return {}
    if len(data) > LARGEST:
        return {}
    parser = _Parser()
    # What is read before and behind a line that makes no sense is kept.
    with contextlib.suppress(ParsingError):
        parser.read_string(f"[{_NO_SECTION}]\n{data.decode('utf-8-sig', errors='replace')}")
    return {
        ("" if section == _NO_SECTION else section, name): _unquoted(text)
        for section in parser.sections()
        for name, text in parser.items(section)
    }


def _unquoted(value: str) -> str:
    """A text as it was before `_quoted`."""
    if not value.startswith('"'):
        return value
    try:
        text = str(json.loads(value))
        text.encode()
    except ValueError:
        # Other quotation marks than ours, or half a character.
        return ""
    return text


def _written(texts: dict[_Key, str]) -> bytes:
    sections: dict[str, list[str]] = {}
    for (section, name), text in texts.items():
        sections.setdefault(section, []).append(f"{name}={_quoted(text)}\n")
    # Lines before the first heading belong to no section.
    return "".join(
        (f"[{section}]\n" if section else "") + "".join(lines) for section, lines in sorted(sections.items())
    ).encode("utf-8", errors="replace")


def _quoted(text: str) -> str:
    """A text as it stands behind the equals sign: in quotation marks where it could be taken for something else."""
    is_plain = text == text.strip() and not text.startswith('"') and "\n" not in text
    return text if is_plain else json.dumps(text)
