"""Settings file: texts by section and name, in INI format. Values are texts only.

QSettings is not used: it creates objects from the file's contents. In PySide6 some of these can run code from the file.
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
"""Key of the chosen language; its text is "" for the system's language. The command line reads it too."""

MAX_FILE_SIZE = 1 << 20
"""Maximum size of the file, in bytes. A larger file cannot come from the program, and is not read."""

_NO_SECTION = " "
"""Section of the lines before the first heading. No heading in a file can have this name."""

_Key = tuple[str, str]


class _Parser(RawConfigParser):
    """INI parser: case-sensitive names, one-line values, and no special sections or characters."""

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
        """Keeps upper and lower case."""
        return optionstr


class SettingsFile:
    """Texts in a file, by keys such as "view/theme". Invalid contents count as missing.

    Several programs may share the file: each writes only its own changes.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        remove_leftovers(path)
        self._texts = _read(path)
        self._changed: dict[_Key, str] = {}

    def text(self, key: str) -> str:
        """Returns the text of a key; "" if there is none."""
        return self._texts.get(_parts(key), "")

    def set(self, key: str, text: str) -> None:
        """Changes a text, and writes the file if possible."""
        if self.text(key) != text:
            self._texts[_parts(key)] = self._changed[_parts(key)] = text
            self.write()

    def write(self) -> None:
        """Writes all changes. If that fails, the changes last until the program ends, and the next call tries again."""
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
    # Lines before and after an invalid one are kept.
    with contextlib.suppress(ParsingError):
        parser.read_string(f"[{_NO_SECTION}]\n{data.decode('utf-8-sig', errors='replace')}")
    return {
        ("" if section == _NO_SECTION else section, name): _unquoted(text)
        for section in parser.sections()
        for name, text in parser.items(section)
    }


def _unquoted(value: str) -> str:
    """Reverses `_quoted`."""
    if not value.startswith('"'):
        return value
    try:
        text = str(json.loads(value))
        text.encode()
    except ValueError:
        # Quotes that this program did not write, or half of a surrogate pair.
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
    """Returns the text after the equals sign: quoted if it would be read differently without quotes."""
    is_plain = text == text.strip() and not text.startswith('"') and "\n" not in text
    return text if is_plain else json.dumps(text)
