"""Messages of all languages: collects the program's texts, compiles them, and reports missing translations.

translations.py update           writes new and changed texts of the program into translations/*/messages.ts
translations.py compile [FILE]   compiles the .qm files that the program loads
translations.py check            exits with status 1 if a text is not collected, not translated, or has wrong placeholders

language.py covers the other files of a language.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "haspelknecht_qt"
FOLDER = ROOT / "translations"
SOURCE_LANGUAGE = "en"
FACTS = "language.toml"
"""File that makes a folder a language, as in haspelknecht_qt/languages.py. The build lacks the requirements to import
that."""

CARRIED = (FACTS, "rules", "tutorial")
"""Files of a language's folder that the program reads, besides the compiled messages."""

# Placeholders of a text: %n, %1, %L1 and {name}.
BLANK = re.compile(r"%n|%L?\d|\{\w*\}")


def tool(name: str) -> str:
    """Path of one of Qt's tools, as installed with PySide6 beside this Python."""
    found = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent))
    if found is None:
        sys.exit(f"pyside6-{name} is not installed beside {sys.executable}")
    return found


def codes(folder: Path = FOLDER) -> tuple[str, ...]:
    """Codes of all languages, English first."""
    found = {file.parent.name for file in folder.glob(f"*/{FACTS}")}
    return (SOURCE_LANGUAGE, *sorted(found - {SOURCE_LANGUAGE}))


def facts(code: str, folder: Path = FOLDER) -> dict[str, Any]:
    """The language's own file, as far as it is written."""
    return tomllib.loads((folder / code / FACTS).read_text(encoding="utf-8"))


def finished(folder: Path = FOLDER) -> tuple[str, ...]:
    """Languages that must be complete: all but those marked as unfinished."""
    return tuple(code for code in codes(folder) if not facts(code, folder).get("unfinished", False))


def files(folder: Path = FOLDER) -> dict[str, Path]:
    """Message file of each language."""
    return {code: folder / code / "messages.ts" for code in codes(folder)}


def update(folder: Path = FOLDER, only: Collection[str] = ()) -> None:
    """Collects the program's texts into the message files of all languages, or of `only` some.

    Obsolete texts are dropped.
    """
    sources = [str(path.relative_to(ROOT)) for path in sorted(PACKAGE.rglob("*.py"))]
    for language, path in files(folder).items():
        if only and language not in only:
            continue
        # English, the language of the source, needs plurals only.
        plurals = ["-pluralonly"] if language == SOURCE_LANGUAGE else []
        options = ["-extensions", "py", "-locations", "none", "-no-obsolete", "-silent", *plurals]
        languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
        subprocess.run([tool("lupdate"), *sources, *options, *languages, "-ts", str(path)], check=True, cwd=ROOT)


def compile_file(source: Path, target: Path) -> None:
    """Compiles one file of messages."""
    subprocess.run([tool("lrelease"), "-silent", str(source), "-qm", str(target)], check=True)


def deliver(target: Path, folder: Path = FOLDER) -> None:
    """Creates the folder that the program reads: compiled messages, rules, tutorial and facts of each language."""
    for code, source in files(folder).items():
        for name in CARRIED:
            path = folder / code / name
            if path.is_dir():
                shutil.copytree(path, target / code / name, dirs_exist_ok=True)
            elif path.is_file():
                (target / code).mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target / code / name)
        if source.is_file():
            compile_file(source, target / code / "messages.qm")


def faults(path: Path) -> list[str]:
    """Errors in one message file, one sentence each."""
    found = []
    for context, source, texts in _messages(path):
        where = f"{path.parent.name}/{path.name}: {context}: {source!r}"
        if not texts:
            found.append(f"{where} is not translated")
        elif any(_blanks(text) != _blanks(source) for text in texts):
            found.append(f"{where} is filled in otherwise in the translation: {' / '.join(texts)!r}")
    return found


def contexts_of_untranslated(path: Path) -> list[str]:
    """Context of each untranslated message of a file."""
    return [context for context, _, texts in _messages(path) if not texts]


def _messages(path: Path) -> Iterator[tuple[str, str, list[str]]]:
    """Context, text and translations of every message; an empty list if untranslated."""
    for context in ET.parse(path).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            texts = [text for translation in message.iter("translation") for text in _texts(translation)]
            yield context.findtext("name", ""), message.findtext("source", ""), texts if all(texts) else []


def _texts(translation: ET.Element) -> list[str]:
    """The texts of a translation, several for a plural; empty texts if unfinished."""
    if translation.get("type") == "unfinished":
        return [""]
    return ["".join(form.itertext()) for form in translation.iter("numerusform")] or ["".join(translation.itertext())]


def _blanks(text: str) -> set[str]:
    # A language may write "one" instead of the number 1.
    return set(BLANK.findall(text)) - {"%n"}


def check() -> list[str]:
    """All errors in the messages of all languages. An unfinished language need not be complete."""
    found = []
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for code, path in files().items():
            (fresh / code).mkdir()
            for file in (path, path.with_name(FACTS)):
                shutil.copy(file, fresh / code)
        update(fresh)
        for code in finished():
            path = files(fresh)[code]
            if path.read_bytes() != files()[code].read_bytes():
                found.append(f"{code}/{path.name} is behind the program's texts; run: make translations")
            found += faults(path)
    return found


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description="Updates, compiles or checks the messages of all languages.")
    parser.add_argument("action", choices=["update", "compile", "check"], help="what to do with the messages")
    parser.add_argument("file", nargs="*", type=Path, help="messages to compile (default: all)")
    arguments = parser.parse_args()
    if arguments.file and arguments.action != "compile":
        parser.error(f"{arguments.action} takes all messages; only compile takes files")
    match arguments.action:
        case "update":
            update()
        case "compile":
            for file in arguments.file or files().values():
                compile_file(file, file.with_suffix(".qm"))
        case "check":
            if found := check():
                sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
