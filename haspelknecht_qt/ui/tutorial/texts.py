"""What the tutorial says, in one language: `tutorial/LANGUAGE.toml` under the resources.

    [taking]
    title = "Taking and turn order"
    about = "One line for the list of chapters."

    [taking.steps]
    welcome = "The text of the step, as in a rule: **strong** words, [a link](rule:T1), a picture {coal}."

Imports no Qt.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from attrs import frozen

from haspelknecht_qt.core.game import M
from haspelknecht_qt.core.plain import PlainObject
from haspelknecht_qt.ui.rules.edition import Edition
from haspelknecht_qt.ui.rules.markup import Line, MarkupError, links, parse_line
from haspelknecht_qt.ui.rules.texts import SOURCE, RuleTexts, Shelf
from haspelknecht_qt.ui.tutorial.script import Tutorial, TutorialChapter, TutorialError


@frozen
class ChapterTexts:
    """A chapter's title, one line about it, and each step's paragraphs by its key."""

    title: str
    about: str
    steps: dict[str, tuple[Line, ...]]


def load_texts(folder: Path, language: str, tutorial: Tutorial[M], shelf: Shelf) -> dict[str, ChapterTexts]:
    """The texts of all chapters by their keys; in English where there are none in `language`. Raises TutorialError.

    `shelf` has the rules that they link to, and knows the pictures and values that they may name.
    """
    code = language if (folder / f"{language}.toml").is_file() else SOURCE
    path = folder / f"{code}.toml"
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise TutorialError(path, "the file", str(error), "TOML") from error
    keys = [chapter.key for chapter in tutorial.chapters()]
    if list(data) != keys:
        raise TutorialError(path, "chapters", ", ".join(data), ", ".join(keys))
    rules = shelf.texts(code)
    return {
        chapter.key: _read(path, rules, shelf.edition, chapter, data[chapter.key]) for chapter in tutorial.chapters()
    }


def _read(
    path: Path, rules: RuleTexts, edition: Edition, chapter: TutorialChapter[M], data: PlainObject
) -> ChapterTexts:
    place = chapter.key
    if set(data) != {"title", "about", "steps"}:
        raise TutorialError(path, place, ", ".join(data), "title, about, steps")
    steps = data["steps"]
    keys = [step.key for step in chapter.steps]
    if list(steps) != keys:
        raise TutorialError(path, f"{place}.steps", ", ".join(steps), ", ".join(keys))
    return ChapterTexts(
        str(data["title"]),
        str(data["about"]),
        {key: _paragraphs(path, rules, edition, f"{place}.steps.{key}", str(text)) for key, text in steps.items()},
    )


def _paragraphs(path: Path, rules: RuleTexts, edition: Edition, place: str, text: str) -> tuple[Line, ...]:
    """Paragraphs stand apart by an empty line."""
    found = []
    for paragraph in text.strip().split("\n\n"):
        try:
            line = parse_line(" ".join(paragraph.split()), edition)
        except MarkupError as error:
            raise TutorialError(path, place, error.found, error.allowed) from error
        for target in links(line):
            if target not in rules.ids:
                raise TutorialError(path, place, f"a link to {target}", ", ".join(rules.ids))
        found.append(line)
    return tuple(found)
