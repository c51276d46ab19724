"""Typography of each language: reports texts whose punctuation marks do not follow the rules of their language.

typography.py     exits with status 1 and prints one line per error. Reads messages, rules, tutorials, manual pages and texts of
                  packages, but not texts that only tests read: those contain wrong ones as examples

A language defines its marks in [signs] of its language.toml. Without that, all its texts are errors, unless it is
unfinished.
"""

from __future__ import annotations

import re
import sys
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import fields, frozen

ROOT = Path(__file__).resolve().parents[2]
NARROW = "\N{NARROW NO-BREAK SPACE}"
FIXED = "\N{NO-BREAK SPACE}"
OPEN_ANGLE, CLOSE_ANGLE = (
    "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}",
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}",
)
HIGH_66, HIGH_99 = "\N{LEFT DOUBLE QUOTATION MARK}", "\N{RIGHT DOUBLE QUOTATION MARK}"
LOW_99 = "\N{DOUBLE LOW-9 QUOTATION MARK}"
QUOTES = OPEN_ANGLE + CLOSE_ANGLE + HIGH_66 + HIGH_99 + LOW_99

FACTS = "language.toml"
"""The file with the facts about a language, including its marks."""
FOR_TESTS = "expected"
"""Folder of a language with the expectations of tests."""
FILLED = r"(?:(?<![\w.-])(?:%n|%L?\d|\d+)|[}])"
"""A number, or a placeholder for one."""


@frozen
class Signs:
    """Punctuation rules of a language; the defaults are those of English."""

    quotes: Sequence[str]
    """Opening and closing quotation mark."""
    space_in_quotes: str = ""
    """Space between these marks and the quotation."""
    spaces: Sequence[Sequence[str]] = (("", ":;!?"),)
    """Space before marks: (space, marks). "" for none."""
    units: str = ""
    """Words that must not be separated from a number by a line break, as a regular expression; "" for none."""
    counted: bool = False
    """Whether every word after %n is such a unit."""
    unaccented: str = ""
    """Words whose capital letter lacks its accent, as a regular expression."""


def signs_of(language: str, folder: Path = ROOT / "translations") -> Signs | None:
    """Rules of a language; None for an unfinished one without them.

    Raises KeyError and TypeError that name the file.
    """
    file = folder / language / FACTS
    said = tomllib.loads(file.read_text(encoding="utf-8"))
    if not said.get("signs"):
        if said.get("unfinished"):
            return None
        raise KeyError(f"{file} does not say its [signs]")
    try:
        return Signs(**said["signs"])
    except TypeError as error:
        allowed = ", ".join(each.name for each in fields(Signs))
        raise TypeError(f"{file}, [signs]: {error}; allowed are {allowed}") from error


def faults(text: str, signs: Signs) -> list[str]:
    """Typographical errors of a text, one sentence each."""
    found = [
        f"{what}: {_around(text, place)}" for what, pattern in _patterns(signs) for place in pattern.finditer(text)
    ]
    opened, closed = (text.count(sign) for sign in signs.quotes)
    if opened != closed:
        found.append(f"{opened} times {signs.quotes[0]}, {closed} times {signs.quotes[1]}")
    return found


def _around(text: str, place: re.Match[str]) -> str:
    """The text around an error; non-breaking spaces are escaped as in Python."""
    return repr(text[max(0, place.start() - 15) : place.end() + 15])


def _patterns(signs: Signs) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Patterns of errors: (description, pattern)."""
    begin, end = signs.quotes
    inside = signs.space_in_quotes
    yield "straight quotation mark", re.compile('"')
    yield "straight apostrophe", re.compile("'")
    yield "double space", re.compile(rf"(?<=\S)[ {FIXED}{NARROW}]{{2,}}(?=\S)")
    yield "three dots for an ellipsis", re.compile(r"\w\.\.\.")
    yield "quotation mark of another language", re.compile(f"[{''.join(set(QUOTES) - set(signs.quotes))}]")
    yield (
        "space inside quotation marks",
        re.compile(rf"{begin}(?!{inside}\S)|(?<!\S{inside}){end}" if inside else rf"{begin}(?=\s)|(?<=\s){end}"),
    )
    for space, marks in signs.spaces:
        # A mark at the very beginning separates placeholders; one in a word ("12:30") needs no space. Of several marks
        # only the first is spaced.
        before = f"(?<!{space})" if space else rf"(?<=[ {FIXED}{NARROW}])"
        yield f"space before a sign of {marks}", re.compile(rf"(?<=[^{marks}]){before}[{marks}](?![\w/{{])")
    spaced = "".join(marks for space, marks in signs.spaces if space == NARROW)
    ends = f"[{re.escape(spaced + end)}]" if spaced else r"\d"
    yield "narrow space where none belongs", re.compile(rf"(?<![{begin}\d]){NARROW}(?!{ends})")
    if signs.units:
        yield "number parted from its unit", re.compile(rf"{FILLED} (?=(?:{signs.units})(?!\w))")
        yield "number tied to the word before it", re.compile(rf"(?<=\w)[{FIXED}{NARROW}](?=%n)")
    if signs.counted:
        yield "number parted from its unit", re.compile(r"%n (?=\w)")
    if signs.unaccented:
        yield "capital without its accent", re.compile(rf"\b(?:{signs.unaccented})\b")


# Texts


def texts(root: Path = ROOT) -> Iterator[tuple[str, str, str]]:
    """(place, language, text) of everything that is checked."""
    for folder in sorted(path for path in (root / "translations").iterdir() if path.is_dir()):
        language = folder.name
        for path in sorted(folder.rglob("*")):
            if FOR_TESTS in path.relative_to(folder).parts:
                continue
            where = str(path.relative_to(root))
            match path.suffix:
                case ".ts":
                    yield from _of_messages(path)
                case ".md":
                    yield from ((f"{where}:{number}", language, text) for number, text in _of_rules(path))
                case ".toml":
                    said = tomllib.loads(path.read_text(encoding="utf-8"))
                    strings = _strings({key: value for key, value in said.items() if key != "signs"})
                    yield from ((where, language, text) for text in strings)
                case ".6":
                    yield from ((where, language, line) for line in _of_man_page(path))


def _of_messages(path: Path) -> Iterator[tuple[str, str, str]]:
    tree = ET.parse(path).getroot()  # noqa: S314 - our own file
    languages = tree.get("sourcelanguage", ""), tree.get("language", "")
    for context in tree.iter("context"):
        for message in context.iter("message"):
            where = f"{path.parent.name}/{path.name}: {context.findtext('name')}"
            yield where, languages[0], message.findtext("source", "")
            for translation in message.iter("translation"):
                if translation.get("type") != "unfinished":
                    forms = list(translation.iter("numerusform")) or [translation]
                    yield from ((where, languages[1], "".join(form.itertext())) for form in forms)


def _of_rules(path: Path) -> Iterator[tuple[int, str]]:
    """(number, text) of each line of a chapter, including the words of boards and tables, without markup."""
    board = table = False
    for number, written in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = written
        if line.startswith("```"):
            board, table = line.startswith("```board"), line.startswith("```table")
            continue
        if board:
            line = line.removeprefix("text:") if line.startswith("text:") else ""
        elif table:
            line = line.partition(" = ")[2] if " = " in line else line
        line = re.sub(r"\{[^{}]*\}", "{0}", _unmarked(line))
        line = re.sub(r"^(#+ |- |@\w+ )", "", line)
        yield from ((number, cell.strip()) for cell in line.split("|"))


def _unmarked(text: str) -> str:
    """The text of a rule or tutorial as it is read: links as their words, no emphasis."""
    return re.sub(r"\[([^\]]*)\]\(rule:\w+\)", lambda link: link[1] or "{0}", text).replace("**", "")


def _strings(value: object) -> Iterator[str]:
    """All texts in the contents of a TOML file."""
    match value:
        case str():
            yield _unmarked(value)
        case dict():
            for inner in value.values():
                yield from _strings(inner)
        case list():
            for inner in value:
                yield from _strings(inner)


def _of_man_page(path: Path) -> Iterator[str]:
    """The words of a manual page, without its macros."""
    literal = False
    for line in path.read_text(encoding="utf-8").splitlines():
        literal = line.startswith(".Bd -literal") or (literal and line != ".Ed")
        if not literal and (not line.startswith(".") or line.startswith(".Nd ")):
            yield line.removeprefix(".Nd ")


def all_faults(root: Path = ROOT) -> list[str]:
    """Typographical errors of all texts, with their places. A language without rules has none."""
    read = list(texts(root))
    languages = {language for _, language, _ in read}
    signs = {language: signs_of(language, root / "translations") for language in languages}
    return sorted(
        {
            f"{where}: {fault}"
            for where, language, text in read
            if (own := signs[language]) is not None
            for fault in faults(text, own)
        }
    )


def main() -> None:
    """Prints all errors."""
    if found := all_faults():
        sys.exit("\n".join([*found, f"{len(found)} faults"]))


if __name__ == "__main__":
    main()
