"""Texts of packages in all languages, from the folders of translations. Missing texts are in English."""

from __future__ import annotations

import plistlib
import re
import xml.etree.ElementTree as ET
from typing import Any
from xml.sax.saxutils import escape

import translations

SOURCE = translations.SOURCE_LANGUAGE
INSTALLER_TEXTS = {"record": "Record", "board": "Board", "running": "Running", "too_old": "TooOld"}
"""Texts of the installer for Windows, by their keys in language.toml, with their names in its script."""
_ENTRY = re.compile(r"(?P<key>\w+)=@(?P<name>\w+)@")
_ELEMENT = re.compile(r"(?P<space> *)<(?P<tag>\w+)>@(?P<name>\w+)@</\w+>")


def words(code: str) -> dict[str, Any]:
    """Texts of packages in a language, as far as they are translated."""
    found: dict[str, Any] = translations.facts(code).get("package", {})
    return found


def each(name: str) -> dict[str, Any]:
    """One text in all languages that have it, English first."""
    return {code: said[name] for code in translations.codes() if (said := words(code)).get(name)}


def english_description() -> str:
    """Languages in one English sentence, "and" before the last one."""
    *first, last = sorted(each("english_name").values())
    return f"{', '.join(first)} and {last}" if first else str(last)


def native_descriptions() -> str:
    """Languages by their own names, separated by commas."""
    return ", ".join(str(translations.facts(code).get("name", code)) for code in translations.codes())


def locales() -> dict[str, str]:
    """Locale of each language, as systems name it ("en_GB")."""
    return {code: str(name) for code, name in each("locale").items()}


def desktop_entry(text: str) -> str:
    """A desktop entry with each line Key=@name@ in all languages: Key= in English, Key[CODE]= in the others."""
    return _ENTRY.sub(_entries, text)


def _entries(place: re.Match[str]) -> str:
    lines = []
    for code, said in each(place["name"]).items():
        value = "".join(f"{word};" for word in said) if isinstance(said, list) else said
        lines.append(f"{place['key']}{'' if code == SOURCE else f'[{code}]'}={value}")
    return "\n".join(lines)


def xml(text: str) -> str:
    """An XML file with each element <tag>@name@</tag> in all languages. @LANGUAGES@ becomes the completeness of each language."""
    text = _ELEMENT.sub(_elements, text)
    return re.sub(r"( *)@LANGUAGES@", lambda place: "\n".join(f"{place[1]}{line}" for line in _shares()), text)


def _elements(place: re.Match[str]) -> str:
    paragraphs: dict[int, list[str]] = {}
    for code, said in each(place["name"]).items():
        for number, words_said in enumerate(said if isinstance(said, list) else [said]):
            language = "" if code == SOURCE else f' xml:lang="{code}"'
            line = f"{place['space']}<{place['tag']}{language}>{escape(words_said)}</{place['tag']}>"
            paragraphs.setdefault(number, []).append(line)
    return "\n".join(line for number in sorted(paragraphs) for line in paragraphs[number])


def _shares() -> list[str]:
    return [
        f"<lang>{code}</lang>" if code == SOURCE else f'<lang percentage="{share(code)}">{code}</lang>'
        for code in translations.codes()
    ]


def share(code: str) -> int:
    """Share of translated messages in a language, in percent."""
    file = translations.files()[code]
    if not file.is_file():
        return 0
    found = [message.find("translation") for message in ET.parse(file).iter("message")]  # noqa: S314 - our own file
    done = sum(1 for each_one in found if each_one is not None and each_one.get("type") != "unfinished")
    return 100 * done // max(len(found), 1)


def bundle(plist: bytes) -> dict[str, Any]:
    """A bundle's properties for macOS, with all languages."""
    found: dict[str, Any] = plistlib.loads(plist)
    return found | {"CFBundleLocalizations": list(translations.codes())}


def installer() -> str:
    """Languages and texts of the installer for Windows, in the language of NSIS's scripts.

    A language that NSIS lacks has no key `installer`: there the program is installed in English.
    """
    names = each("installer")
    lines = [f'!insertmacro MUI_LANGUAGE "{name}"' for name in names.values()]
    for key, name in INSTALLER_TEXTS.items():
        told = each(key)
        for code, language in names.items():
            text = told.get(code, told[SOURCE])
            lines.append(f'LangString {name} ${{LANG_{language.upper()}}} "{nsis_text(text[:1].upper() + text[1:])}"')
    return "\n".join(lines) + "\n"


def nsis_text(text: str) -> str:
    """A text between quotation marks in a script of NSIS."""
    return text.replace("$", "$$").replace('"', '$\\"')
