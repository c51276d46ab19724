"""Tutorial of one game: its chapters, and their texts in all languages.

The texts are in a file `tutorial/GAME.toml` in the folder of each language:

    [taking]
    title = "Taking and turn order"
    about = "One line for the list of chapters."

    [taking.steps]
    welcome = "The text of the step, as in a rule: **strong** words, [a link](rule:T1), a picture {coal}."
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic

from haspelknecht_qt.core.fast_attrs import frozen
from haspelknecht_qt.core.game import GameWithMoves, M, S
from haspelknecht_qt.core.record_error import quote
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.core.validation import read_toml
from haspelknecht_qt.languages import SOURCE
from haspelknecht_qt.ui.contracts.pointing import PathTranslation
from haspelknecht_qt.ui.rules.markup import Line, linked_rules, parse_line
from haspelknecht_qt.ui.rules.rule_markup import MarkupError, PrintedValuesForRules, RuleMarkup
from haspelknecht_qt.ui.rules.texts import RuleTexts, RuleTextsByLanguage
from haspelknecht_qt.ui.tutorial.script import Tutorial, TutorialChapter, TutorialError, load_tutorial


@frozen
class ChapterTexts:
    """Texts of a chapter: title, description in one line, and the paragraphs of each step by the step's key.

    If the file lacks a text, the title or the description is "", and the step has no entry.
    """

    title: str
    about: str
    steps: dict[str, tuple[Line, ...]]


def load_texts(
    texts_file: Callable[[str], Path], language: str, tutorial: Tutorial[M], rule_texts: RuleTextsByLanguage
) -> dict[str, ChapterTexts]:
    """Returns the texts of all chapters by key. Texts missing in `language` are in English. Raises TutorialError.

    `texts_file` returns the path of a language's file, which need not exist. `rule_texts` has the rules, pictures and
    printed values to which the texts may refer.
    """
    source = _read_texts(texts_file(SOURCE), tutorial, rule_texts, SOURCE)
    for chapter in tutorial.chapters:
        _check_completeness(texts_file(SOURCE), source, chapter)
    file = texts_file(language)
    own = _read_texts(file, tutorial, rule_texts, language) if language != SOURCE and file.is_file() else {}
    texts = {}
    for chapter in tutorial.chapters:
        english = source[chapter.key]
        written = own.get(chapter.key, english)
        title, about = written.title or english.title, written.about or english.about
        texts[chapter.key] = ChapterTexts(title, about, english.steps | written.steps)
    return texts


def _read_texts(
    path: Path, tutorial: Tutorial[M], rule_texts: RuleTextsByLanguage, language: str
) -> dict[str, ChapterTexts]:
    """Returns the texts in the file of one language, by the chapter's key. Raises TutorialError."""
    try:
        data = read_toml(path)
    except (OSError, ValueError) as error:
        raise TutorialError(path, "the file", str(error), "TOML") from error
    chapters = {chapter.key: chapter for chapter in tutorial.chapters}
    _check_keys(path, "chapters", data, list(chapters))
    rules = rule_texts.texts(language)
    return {key: _read_chapter(path, rules, rule_texts.rule_markup, chapters[key], data[key]) for key in data}


def _read_chapter(
    path: Path, rules: RuleTexts, rule_markup: RuleMarkup, chapter: TutorialChapter[M], data: JsonObject
) -> ChapterTexts:
    place = chapter.key
    _check_keys(path, place, data, ["title", "about", "steps"])
    steps = data.get("steps", {})
    _check_keys(path, f"{place}.steps", steps, [step.key for step in chapter.steps])
    return ChapterTexts(
        str(data.get("title", "")),
        str(data.get("about", "")),
        {key: _paragraphs(path, rules, rule_markup, f"{place}.steps.{key}", str(text)) for key, text in steps.items()},
    )


def _check_keys(path: Path, place: str, found: object, allowed: Sequence[str]) -> None:
    """Raises TutorialError if `found` is not a table (dict), or has a key that is not in `allowed`."""
    if not isinstance(found, dict):
        raise TutorialError(path, place, quote(found), "a table")
    if not set(found) <= set(allowed):
        raise TutorialError(path, place, ", ".join(found), ", ".join(allowed))


def _check_completeness(path: Path, source: Mapping[str, ChapterTexts], chapter: TutorialChapter[M]) -> None:
    """Raises TutorialError if an English text of the chapter is missing: it could not be replaced by another text."""
    if chapter.key not in source:
        raise TutorialError(path, "chapters", f"no {chapter.key}", "every chapter of the tutorial")
    written = source[chapter.key]
    missing = [name for name in ("title", "about") if not getattr(written, name)]
    missing += [f"steps.{step.key}" for step in chapter.steps if step.key not in written.steps]
    if missing:
        raise TutorialError(path, chapter.key, f"no {', '.join(missing)}", "a text for each")


def _paragraphs(path: Path, rules: RuleTexts, rule_markup: RuleMarkup, place: str, text: str) -> tuple[Line, ...]:
    """Splits a text at empty lines and returns its paragraphs. Raises TutorialError if a paragraph is unreadable."""
    found = []
    for paragraph in text.strip().split("\n\n"):
        try:
            line = parse_line(" ".join(paragraph.split()), rule_markup)
        except MarkupError as error:
            raise TutorialError(path, place, error.found, error.allowed) from error
        for target in linked_rules(line):
            if target not in rules.ids:
                raise TutorialError(path, place, f"a link to {target}", ", ".join(rules.ids))
        found.append(line)
    return tuple(found)


@frozen(slots=False)
class GameTutorial(Generic[S, M]):
    """Tutorial of a game.

    `folder` contains the chapters. `texts_file` returns the path of a language's file of texts, which need not exist.
    `game` must have the printed values as shipped with the program, because the chapters depend on them. `printed` has
    these values for use in texts. Chapters and texts are read on first use, which may raise TutorialError.
    """

    folder: Path
    texts_file: Callable[[str], Path]
    game: GameWithMoves[S, M]
    pointing: PathTranslation[S, M]
    rule_texts: RuleTextsByLanguage
    printed: PrintedValuesForRules

    @cached_property
    def tutorial(self) -> Tutorial[M]:
        """Chapters of the tutorial."""
        return load_tutorial(self.folder, self.game.read_move)

    def texts(self, language: str) -> dict[str, ChapterTexts]:
        """Returns the texts of all chapters by key. Texts missing in this language are in English."""
        return load_texts(self.texts_file, language, self.tutorial, self.rule_texts)
