"""Creates the files of a language, and reports what it lacks.

language.py new CODE        creates translations/CODE with all texts in English, to be translated. Existing files stay as they are;
                            missing ones are added.
language.py check [CODE]    prints what is missing, in all languages or in one; exits with status 1 if anything is

Untranslated texts are commented out or marked as unfinished. The program shows them in English.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import translations

SOURCE = translations.SOURCE_LANGUAGE
CODE = re.compile(r"[a-z]{2,3}")
"""Pattern of a language's code, such as "en"."""

_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_TABLE = re.compile(r"\[[\w.]+\]")
_ASIDE = {"unfinished"}
"""Keys of a language's file that are no texts."""


def begin(code: str, folder: Path = translations.FOLDER) -> list[Path]:
    """Creates the missing files of a language; returns them. Exits for a code that names no language."""
    if not CODE.fullmatch(code) or code == SOURCE:
        sys.exit(f"found {code!r}, allowed: two or three small letters that name a language other than English")
    made = []
    for source in _sources(folder):
        target = folder / code / source.relative_to(folder / SOURCE)
        if target.exists():
            continue
        text = source.read_text(encoding="utf-8")
        if source.name == translations.FACTS:
            text = f"# While this stands here, texts may be missing.\nunfinished = true\n\n{commented_toml(text)}"
        else:
            text = commented_toml(text) if source.suffix == ".toml" else commented_chapter(text)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        made.append(target)
    messages = translations.files(folder)[code]
    if not messages.exists():
        translations.update(folder, [code])
        made.append(messages)
    return made


def _sources(folder: Path) -> list[Path]:
    """English files to translate, except the messages: those are collected from the program."""
    source = folder / SOURCE
    return [source / translations.FACTS, *sorted(source.glob("rules/*/*.md")), *sorted(source.glob("tutorial/*.toml"))]


def commented_toml(text: str) -> str:
    """A TOML file with all texts commented out; names of tables stay."""
    lines = text.splitlines()
    return (
        "\n".join(line if not line or _TABLE.fullmatch(line) or line[0] == "#" else f"# {line}" for line in lines)
        + "\n"
    )


def commented_chapter(text: str) -> str:
    """A chapter of the rules with title, introduction and each rule commented out."""
    parts = re.split(r"^(?=## )", text.strip(), flags=re.MULTILINE)
    title, _, introduction = parts[0].partition("\n")
    return (
        "".join(f"<!--\n{part.strip()}\n-->\n\n" for part in (title, introduction, *parts[1:]) if part.strip()).rstrip()
        + "\n"
    )


def missing(code: str, folder: Path = translations.FOLDER) -> list[str]:
    """Missing texts of a language, a line for each file."""
    own, source = folder / code, folder / SOURCE
    found = [_missing_messages(own / "messages.ts")]
    found += [
        _named(file.relative_to(source), _missing_in(file, own / file.relative_to(source))) for file in _sources(folder)
    ]
    return [f"{code}/{line}" for line in found if line]


def _missing_in(source: Path, own: Path) -> list[str]:
    read = _toml_keys if source.suffix == ".toml" else _chapter_keys
    there = read(own) if own.is_file() else []
    return [key for key in read(source) if key not in there]


def _named(path: Path, keys: list[str]) -> str:
    return f"{path.as_posix()}: {', '.join(keys)}" if keys else ""


def _missing_messages(path: Path) -> str:
    if not path.is_file():
        return f"{path.name}: all messages"
    lacking = Counter(translations.contexts_of_untranslated(path))
    parts = ", ".join(f"{context} {number}" for context, number in sorted(lacking.items()))
    return f"{path.name}: {sum(lacking.values())} messages: {parts}" if lacking else ""


def _toml_keys(path: Path) -> list[str]:
    return list(_keys(tomllib.loads(path.read_text(encoding="utf-8"))))


def _keys(table: Mapping[str, Any], place: str = "") -> list[str]:
    """Dotted keys of all texts."""
    found = []
    for key, value in table.items():
        if isinstance(value, dict):
            found += _keys(value, f"{place}{key}.")
        elif key not in _ASIDE:
            found.append(f"{place}{key}")
    return found


def _chapter_keys(path: Path) -> list[str]:
    """Ids of a chapter's rules, after "title" and, if there is one, "introduction"."""
    text = _COMMENT.sub("", path.read_text(encoding="utf-8"))
    head, *rules = re.split(r"^## (?=\w)", text, flags=re.MULTILINE)
    lines = [line for line in head.splitlines() if line.strip()]
    titles = [line for line in lines if line.startswith("# ")]
    found = ["title"] if titles else []
    if len(lines) > len(titles):
        found.append("introduction")
    return found + [rule.split(maxsplit=1)[0] for rule in rules]


def main() -> None:
    """Runs the command line."""
    parser = argparse.ArgumentParser(description="Begins or checks the files of a language.")
    actions = parser.add_subparsers(dest="action", required=True)
    new = actions.add_parser("new", help="begin the files of a language")
    new.add_argument("code", help="two or three small letters, such as es")
    check = actions.add_parser("check", help="list missing texts")
    check.add_argument("code", nargs="?", default="", help="code of the language (default: all languages)")
    arguments = parser.parse_args()
    if arguments.action == "new":
        for path in begin(arguments.code):
            print(path.relative_to(translations.ROOT))
        return
    known = translations.codes()
    if arguments.code and arguments.code not in known:
        sys.exit(f"found {arguments.code!r}, allowed: {', '.join(known)}")
    lines = [line for code in ([arguments.code] if arguments.code else known) for line in missing(code)]
    if lines:
        sys.exit("\n".join(lines))


if __name__ == "__main__":
    main()
