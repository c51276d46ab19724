"""The tutorial of one game: its chapters, their texts in all languages, and what the lessons need of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Generic

from attrs import frozen

from haspelknecht_qt.core.game import GameWithMoves, M, S
from haspelknecht_qt.core.strict_json import JsonObject
from haspelknecht_qt.languages import SOURCE
from haspelknecht_qt.ui.contracts import Pointing
from haspelknecht_qt.ui.rules.markup import Line, MarkupError, links, parse_line
from haspelknecht_qt.ui.rules.rule_markup import Printed, RuleMarkup
from haspelknecht_qt.ui.rules.texts import RuleTexts, RuleTextsByLanguage
from haspelknecht_qt.ui.tutorial.script import Tutorial, TutorialChapter, TutorialError, load


@frozen
class ChapterTexts:
    """A chapter's title, one line about it, and each step's paragraphs by its key."""

    title: str
    about: str
    steps: dict[str, tuple[Line, ...]]


def load_texts(
    texts_file: Callable[[str], Path], language: str, tutorial: Tutorial[M], rule_texts: RuleTextsByLanguage
) -> dict[str, ChapterTexts]:
    """The texts of all chapters by their keys; in English what is not written in `language`, text by text. Raises TutorialError.

    `texts_file` answers a language's file, which need not be there. `rule_texts` has the rules that the texts link to, and knows the pictures
    and values that they may name.
    """
    source = _read(texts_file(SOURCE), tutorial, rule_texts, SOURCE)
    for chapter in tutorial.chapters():
        _check_whole(texts_file(SOURCE), source, chapter)
    file = texts_file(language)
    own = _read(file, tutorial, rule_texts, language) if language != SOURCE and file.is_file() else {}
    return {chapter.key: _merged(own.get(chapter.key), source[chapter.key], chapter) for chapter in tutorial.chapters()}


@frozen
class _Written:
    """What a file says of a chapter; "" is what it does not say."""

    title: str
    about: str
    steps: dict[str, tuple[Line, ...]]


def _merged(own: _Written | None, source: _Written, chapter: TutorialChapter[M]) -> ChapterTexts:
    """A chapter's texts, those of `source` where there are none of its own."""
    if own is None:
        own = _Written("", "", {})
    both = source.steps | own.steps
    return ChapterTexts(
        own.title or source.title, own.about or source.about, {step.key: both[step.key] for step in chapter.steps}
    )


def _read(path: Path, tutorial: Tutorial[M], rule_texts: RuleTextsByLanguage, language: str) -> dict[str, _Written]:
    """What a file says, by chapters; it may lack any text."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise TutorialError(path, "the file", str(error), "TOML") from error
    chapters = {chapter.key: chapter for chapter in tutorial.chapters()}
    _allow(path, "chapters", data, list(chapters))
    rules = rule_texts.texts(language)
    return {key: _read_chapter(path, rules, rule_texts.rule_markup, chapters[key], data[key]) for key in data}


def _read_chapter(
    path: Path, rules: RuleTexts, rule_markup: RuleMarkup, chapter: TutorialChapter[M], data: JsonObject
) -> _Written:
    place = chapter.key
    _allow(path, place, data, ["title", "about", "steps"])
    steps = data.get("steps", {})
    _allow(path, f"{place}.steps", steps, [step.key for step in chapter.steps])
    return _Written(
        str(data.get("title", "")),
        str(data.get("about", "")),
        {key: _paragraphs(path, rules, rule_markup, f"{place}.steps.{key}", str(text)) for key, text in steps.items()},
    )


def _allow(path: Path, place: str, found: Iterable[str], allowed: Sequence[str]) -> None:
    if not set(found) <= set(allowed):
        raise TutorialError(path, place, ", ".join(found), ", ".join(allowed))


def _check_whole(path: Path, source: Mapping[str, _Written], chapter: TutorialChapter[M]) -> None:
    """Nothing stands in for what is missing here."""
    if chapter.key not in source:
        raise TutorialError(path, "chapters", f"no {chapter.key}", "every chapter of the tutorial")
    written = source[chapter.key]
    missing = [name for name in ("title", "about") if not getattr(written, name)]
    missing += [f"steps.{step.key}" for step in chapter.steps if step.key not in written.steps]
    if missing:
        raise TutorialError(path, chapter.key, f"no {', '.join(missing)}", "a text for each")


def _paragraphs(path: Path, rules: RuleTexts, rule_markup: RuleMarkup, place: str, text: str) -> tuple[Line, ...]:
    """Paragraphs stand apart by an empty line."""
    found = []
    for paragraph in text.strip().split("\n\n"):
        try:
            line = parse_line(" ".join(paragraph.split()), rule_markup)
        except MarkupError as error:
            raise TutorialError(path, place, error.found, error.allowed) from error
        for target in links(line):
            if target not in rules.ids:
                raise TutorialError(path, place, f"a link to {target}", ", ".join(rules.ids))
        found.append(line)
    return tuple(found)


@frozen(slots=False)
class GameTutorial(Generic[S, M]):
    """A tutorial that can be played.

    `folder` holds the chapters, `texts_file` answers a language's file of texts, which need not be there; `game` has the built-in printed values, with which the chapters were written, and
    `printed` says them in the texts. Chapters and texts are read when they are first asked for; both raise TutorialError.
    """

    folder: Path
    texts_file: Callable[[str], Path]
    game: GameWithMoves[S, M]
    pointing: Pointing[S, M]
    rule_texts: RuleTextsByLanguage
    printed: Printed

    @cached_property
    def tutorial(self) -> Tutorial[M]:
        """The chapters."""
        return load(self.folder, self.game.read)

    def texts(self, language: str) -> dict[str, ChapterTexts]:
        """The texts of all chapters by their keys; in English what is not written in this language."""
        return load_texts(self.texts_file, language, self.tutorial, self.rule_texts)
