"""Settings file in INI format: texts, each with a section and a name.

QSettings is not used: it creates objects from the file's contents, and with PySide6 the file could thereby run code.
"""

from __future__ import annotations

import contextlib
import json
from configparser import ParsingError, RawConfigParser
from pathlib import Path

from haspelknecht_qt.core.override import override
from haspelknecht_qt.core.storage import StorageError, make_folder, read_limited, remove_leftovers, write_atomic

FILE = "settings.ini"
LANGUAGE_KEY = "view/language"
"""Key of the chosen language; "" stands for the system's language. The command line reads this setting too."""

MAX_FILE_SIZE = 1 << 20
"""Maximum size of the file, in bytes. The program never writes a larger file, and does not read one."""

_NO_SECTION = " "
"""Stand-in for the section of lines before the first heading. No heading in a file can have this name."""

_Key = tuple[str, str]


class _Parser(RawConfigParser):
    """INI parser with case-sensitive names and one-line values, without special sections or characters."""

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
        """Returns the name unchanged, in upper and lower case."""
        return optionstr


class SettingsFile:
    """Texts stored in a file under keys such as "view/theme". Invalid contents of the file count as missing.

    Several running programs may share the file: each writes only its own changes.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        remove_leftovers(path)
        self._texts = _read(path)
        self._changed: dict[_Key, str] = {}

    def text(self, key: str) -> str:
        """Returns the text stored under a key; "" if nothing is stored under it."""
        return self._texts.get(_parts(key), "")

    def set(self, key: str, text: str) -> None:
        """Stores a text under a key, and writes the file if possible."""
        if self.text(key) != text:
            self._texts[_parts(key)] = self._changed[_parts(key)] = text
            self.write()

    def write(self) -> None:
        """Writes all changes. If that fails, they last until the program ends, and the next call tries again."""
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
        data = read_limited(path, MAX_FILE_SIZE)
    except OSError:
        return {}
    if len(data) > MAX_FILE_SIZE:
        return {}
    parser = _Parser()
    # An invalid line is skipped; the lines before and after it are still used.
    with contextlib.suppress(ParsingError):
        parser.read_string(f"[{_NO_SECTION}]\n{data.decode('utf-8-sig', errors='replace')}")
    return {
        ("" if section == _NO_SECTION else section, name): _unquoted(text)
        for section in parser.sections()
        for name, text in parser.items(section)
    }


def _unquoted(value: str) -> str:
    """Returns the text that `_quoted` has written as `value`; "" if the quotes are invalid."""
    if not value.startswith('"'):
        return value
    try:
        text = str(json.loads(value))
        text.encode()
    except ValueError:
        # The program did not write these quotes, or they contain half a surrogate pair.
        return ""
    return text


def _written(texts: dict[_Key, str]) -> bytes:
    sections: dict[str, list[str]] = {}
    for (section, name), text in texts.items():
        sections.setdefault(section, []).append(f"{name}={_quoted(text)}\n")
    # Texts without a section come first, before any heading.
    return "".join(
        (f"[{section}]\n" if section else "") + "".join(lines) for section, lines in sorted(sections.items())
    ).encode("utf-8", errors="replace")


def _quoted(text: str) -> str:
    """Returns the text as it is written after "=", in quotes if it would be misread without them."""
    is_plain = text == text.strip() and not text.startswith('"') and "\n" not in text
    return text if is_plain else json.dumps(text)
