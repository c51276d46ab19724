"""The translation files: collects the program's texts, compiles them, and says what is left to translate.

translations.py update           writes new and changed texts of the program into translations/*.ts
translations.py compile [FILE]   makes the .qm files that the program loads
translations.py check            ends with status 1 when a text is not collected, not translated or badly filled in
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "haspelknecht_qt"
FOLDER = ROOT / "translations"
SOURCE_LANGUAGE = "en"
LANGUAGES = (SOURCE_LANGUAGE, "fr", "nl")

# What a text is filled in with: %n, %1, %L1 and {name}.
BLANK = re.compile(r"%n|%L?\d|\{\w*\}")


def tool(name: str) -> str:
    """The path of one of Qt's tools, as installed with PySide6 beside this Python."""
    found = shutil.which(f"pyside6-{name}", path=str(Path(sys.executable).parent))
    if found is None:
        sys.exit(f"pyside6-{name} is not installed beside {sys.executable}")
    return found


def files(folder: Path = FOLDER) -> dict[str, Path]:
    """The translation file of each language."""
    return {language: folder / f"haspelknecht_qt_{language}.ts" for language in LANGUAGES}


def update(folder: Path = FOLDER) -> None:
    """Collects the program's texts into the translation files; what the program no longer says is dropped."""
    sources = [str(path.relative_to(ROOT)) for path in sorted(PACKAGE.rglob("*.py"))]
    for language, path in files(folder).items():
        # The source language needs plurals only: everything else already is English.
        plurals = ["-pluralonly"] if language == SOURCE_LANGUAGE else []
        options = ["-extensions", "py", "-locations", "none", "-no-obsolete", "-silent", *plurals]
        languages = ["-source-language", SOURCE_LANGUAGE, "-target-language", language]
        subprocess.run([tool("lupdate"), *sources, *options, *languages, "-ts", str(path)], check=True, cwd=ROOT)


def compile_to(folder: Path, sources: list[Path]) -> list[Path]:
    """Compiles translation files into `folder`; returns the files made."""
    made = [folder / source.with_suffix(".qm").name for source in sources]
    for source, target in zip(sources, made, strict=True):
        subprocess.run([tool("lrelease"), "-silent", str(source), "-qm", str(target)], check=True)
    return made


def faults(path: Path) -> list[str]:
    """What is wrong in one translation file, one sentence each."""
    found = []
    for context in ET.parse(path).iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            source = message.findtext("source", "")
            where = f"{path.name}: {context.findtext('name')}: {source!r}"
            texts = [text for translation in message.iter("translation") for text in _texts(translation)]
            if not texts or not all(texts):
                found.append(f"{where} is not translated")
            elif any(_blanks(text) != _blanks(source) for text in texts):
                found.append(f"{where} is filled in otherwise in the translation: {' / '.join(texts)!r}")
    return found


def _texts(translation: ET.Element) -> list[str]:
    """A translation's text, or its texts where a plural has several; empty texts for what is unfinished."""
    if translation.get("type") == "unfinished":
        return [""]
    return ["".join(form.itertext()) for form in translation.iter("numerusform")] or ["".join(translation.itertext())]


def _blanks(text: str) -> set[str]:
    # A language may say "one" instead of the number 1.
    return set(BLANK.findall(text)) - {"%n"}


def check() -> list[str]:
    """All faults of all translation files."""
    found = []
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for path in files().values():
            shutil.copy(path, fresh)
        update(fresh)
        for language, path in files(fresh).items():
            if path.read_bytes() != files()[language].read_bytes():
                found.append(f"{path.name} is behind the program's texts; run: make translations")
            found += faults(path)
    return found


def main() -> None:
    """Reads the command line and does what it says."""
    parser = argparse.ArgumentParser(description="The translation files.")
    parser.add_argument("action", choices=["update", "compile", "check"])
    parser.add_argument("file", nargs="*", type=Path)
    arguments = parser.parse_args()
    match arguments.action:
        case "update":
            update()
        case "compile":
            compile_to(FOLDER, arguments.file or list(files().values()))
        case "check":
            if found := check():
                sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
